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
import { lazy } from "react";
import type { ComponentType } from "react";
import { languageNames } from "#core/languages/languages.ts";
import type { SettingsPanel } from "#core/addresses/settings-address.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { accountCopyText } from "../text/account-copy-text.ts";
import { accountCareText } from "../text/account-care-text.ts";
import { connectionsText } from "../text/connections-text.ts";
import { jobsText } from "../text/jobs-text.ts";
import { securityText } from "../text/security-text.ts";
import { keysText } from "../text/keys-text.ts";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { settingsText } from "../text/settings-text.ts";
import { text } from "../text/text.ts";
import { tokensText } from "../text/tokens-text.ts";

export interface SettingsSection {
  readonly id: SettingsPanel;
  readonly title: string;
  /** Extra search terms besides the title. */
  readonly words: readonly string[];
  readonly icon: Icon;
  readonly Panel: ComponentType;
  /** Shown to administrators only. */
  readonly isForAdministrator?: boolean;
}

const words = settingsPanelText;

/**
 * The sections of Settings, in menu order. A new section needs a file, an entry here and a name in `settingsPanels`.
 */
export const settingsSections: readonly SettingsSection[] = [
  {
    id: "profile",
    title: words.profile,
    words: [words.name, words.email],
    icon: IconUser,
    Panel: panel(() => import("./profile-panel.tsx").then((room) => room.ProfilePanel)),
  },
  {
    id: "security",
    title: securityText.section,
    words: [...securityText.words, accountCareText.sessions.title],
    icon: IconShieldLock,
    Panel: panel(() => import("./security-panel.tsx").then((room) => room.SecurityPanel)),
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
      ...Object.values(languageNames),
      ...settingsText.displayWords,
      words.directionColours,
      ...Object.values(words.directionSchemes),
    ],
    icon: IconPalette,
    Panel: panel(() => import("./display-panel.tsx").then((room) => room.DisplayPanel)),
  },
  {
    id: "data",
    title: words.data,
    words: [words.currency, settingsText.benchmark.name, words.refreshInterval, words.autoRefresh, words.notifications],
    icon: IconDatabase,
    Panel: panel(() => import("./data-panel.tsx").then((room) => room.DataPanel)),
  },
  {
    id: "connections",
    title: words.connections,
    words: [connectionsText.marketData, words.test, ...keysText.words, ...tokensText.words],
    icon: IconPlugConnected,
    Panel: panel(() => import("./connections-panel.tsx").then((room) => room.ConnectionsPanel)),
  },
  {
    id: "ai",
    title: settingsText.answers.section,
    words: settingsText.answers.words,
    icon: IconSparkles,
    Panel: panel(() => import("./answers-panel.tsx").then((room) => room.AnswersPanel)),
  },
  {
    id: "watchlists",
    title: words.watchlists,
    words: [words.create, words.rename, words.makeDefault],
    icon: IconStar,
    Panel: panel(() => import("./watchlists-panel.tsx").then((room) => room.WatchlistsPanel)),
  },
  {
    id: "accounts",
    title: settingsText.accounts.section,
    words: settingsText.accounts.words,
    icon: IconWallet,
    Panel: panel(() => import("./accounts-panel.tsx").then((room) => room.AccountsPanel)),
  },
  {
    id: "import-export",
    title: accountCopyText.section,
    words: accountCopyText.words,
    icon: IconTransferIn,
    Panel: panel(() => import("./copy-panel.tsx").then((room) => room.CopyPanel)),
  },
  {
    id: "shortcuts",
    title: words.shortcuts,
    words: [words.singleKeys],
    icon: IconKeyboard,
    Panel: panel(() => import("./shortcuts-panel.tsx").then((room) => room.ShortcutsPanel)),
  },
  {
    id: "danger-zone",
    title: accountCareText.danger.section,
    words: accountCareText.danger.words,
    icon: IconAlertTriangle,
    Panel: panel(() => import("./danger-panel.tsx").then((room) => room.DangerPanel)),
  },
  {
    id: "about",
    title: words.about,
    words: [text.shell.about, text.shell.licence],
    icon: IconInfoCircle,
    Panel: panel(() => import("./about-panel.tsx").then((room) => room.AboutPanel)),
  },
  // Last, because they appear only once the user's role is known.
  {
    id: "users",
    title: accountCareText.users.section,
    words: accountCareText.users.words,
    icon: IconUsers,
    Panel: panel(() => import("./users-panel.tsx").then((room) => room.UsersPanel)),
    isForAdministrator: true,
  },
  {
    id: "server",
    title: jobsText.section,
    words: jobsText.words,
    icon: IconServerCog,
    Panel: panel(() => import("./jobs-panel.tsx").then((room) => room.JobsPanel)),
    isForAdministrator: true,
  },
];

/** A panel whose script loads on first use. */
function panel(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await loadedScript(load()) }));
}

/** True if a search matches a section. */
export function matchesSection(section: Pick<SettingsSection, "title" | "words">, typed: string): boolean {
  const sought = typed.trim().toLowerCase();
  return [section.title, ...section.words].some((candidate) => candidate.toLowerCase().includes(sought));
}
