import {
  IconAlertTriangle,
  IconDatabase,
  IconInfoCircle,
  IconKeyboard,
  IconPalette,
  IconPlugConnected,
  IconServerCog,
  IconShieldLock,
  IconSparkles,
  IconStar,
  IconTransferIn,
  IconUser,
  IconUsers,
  IconWallet,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import type { ComponentType } from "react";
import { accountCopyText } from "../text/account-copy-text.ts";
import { accountCareText } from "../text/account-care-text.ts";
import { jobsText } from "../text/jobs-text.ts";
import { securityText } from "../text/security-text.ts";
import { keysText } from "../text/keys-text.ts";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { settingsText } from "../text/settings-text.ts";
import { text } from "../text/text.ts";
import { tokensText } from "../text/tokens-text.ts";
import { AboutPanel } from "./about-panel.tsx";
import { AccountsPanel } from "./accounts-panel.tsx";
import { AnswersPanel } from "./answers-panel.tsx";
import { ConnectionsPanel } from "./connections-panel.tsx";
import { CopyPanel } from "./copy-panel.tsx";
import { DangerPanel } from "./danger-panel.tsx";
import { DataPanel } from "./data-panel.tsx";
import { DisplayPanel } from "./display-panel.tsx";
import { JobsPanel } from "./jobs-panel.tsx";
import { ProfilePanel } from "./profile-panel.tsx";
import { SecurityPanel } from "./security-panel.tsx";
import { ShortcutsPanel } from "./shortcuts-panel.tsx";
import { UsersPanel } from "./users-panel.tsx";
import { WatchlistsPanel } from "./watchlists-panel.tsx";

export interface SettingsSection {
  readonly id: string;
  readonly title: string;
  /** What the search box finds it by, besides the title. */
  readonly words: readonly string[];
  readonly icon: Icon;
  readonly Panel: ComponentType;
  /** Shown to the administrator of the server alone. */
  readonly isForAdministrator?: boolean;
}

const words = settingsPanelText;

/** The sections of Settings, in order: a further one is one file and one entry. */
export const settingsSections: readonly SettingsSection[] = [
  {
    id: "profile",
    title: words.profile,
    words: [words.name, words.email],
    icon: IconUser,
    Panel: ProfilePanel,
  },
  {
    id: "security",
    title: securityText.section,
    words: [...securityText.words, accountCareText.sessions.title],
    icon: IconShieldLock,
    Panel: SecurityPanel,
  },
  {
    id: "display",
    title: words.display,
    words: [
      words.theme,
      words.dark,
      words.light,
      settingsText.system,
      settingsText.hideAmounts,
      settingsText.numbers.name,
      settingsText.dates.name,
      settingsText.density.name,
      ...Object.values(settingsText.density.choices),
      settingsText.language.name,
      settingsText.language.current,
      ...settingsText.displayWords,
      words.directionColours,
      ...Object.values(words.directionSchemes),
    ],
    icon: IconPalette,
    Panel: DisplayPanel,
  },
  {
    id: "data",
    title: words.data,
    words: [words.currency, settingsText.benchmark.name, words.refreshInterval, words.autoRefresh, words.notifications],
    icon: IconDatabase,
    Panel: DataPanel,
  },
  {
    id: "connections",
    title: words.connections,
    words: [words.marketData, words.test, ...keysText.words, ...tokensText.words],
    icon: IconPlugConnected,
    Panel: ConnectionsPanel,
  },
  {
    id: "answers",
    title: settingsText.answers.section,
    words: settingsText.answers.words,
    icon: IconSparkles,
    Panel: AnswersPanel,
  },
  {
    id: "watchlists",
    title: words.watchlists,
    words: [words.create, words.rename, words.makeDefault],
    icon: IconStar,
    Panel: WatchlistsPanel,
  },
  {
    id: "accounts",
    title: settingsText.accounts.section,
    words: settingsText.accounts.words,
    icon: IconWallet,
    Panel: AccountsPanel,
  },
  {
    id: "copy",
    title: accountCopyText.section,
    words: accountCopyText.words,
    icon: IconTransferIn,
    Panel: CopyPanel,
  },
  {
    id: "server",
    title: jobsText.section,
    words: jobsText.words,
    icon: IconServerCog,
    Panel: JobsPanel,
    isForAdministrator: true,
  },
  {
    id: "users",
    title: accountCareText.users.section,
    words: accountCareText.users.words,
    icon: IconUsers,
    Panel: UsersPanel,
    isForAdministrator: true,
  },
  { id: "shortcuts", title: words.shortcuts, words: [words.singleKeys], icon: IconKeyboard, Panel: ShortcutsPanel },
  {
    id: "danger",
    title: accountCareText.danger.section,
    words: accountCareText.danger.words,
    icon: IconAlertTriangle,
    Panel: DangerPanel,
  },
  {
    id: "about",
    title: words.about,
    words: [text.shell.about, text.shell.licence],
    icon: IconInfoCircle,
    Panel: AboutPanel,
  },
];

/** Whether the search box means a section. */
export function matchesSection(section: Pick<SettingsSection, "title" | "words">, typed: string): boolean {
  const sought = typed.trim().toLowerCase();
  return [section.title, ...section.words].some((candidate) => candidate.toLowerCase().includes(sought));
}
