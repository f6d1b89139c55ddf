import { globSync, readFileSync } from "node:fs";
import * as english from "#web/text/en/index.ts";
import { translate } from "#web/text/en-XA/index.ts";
import { catalogue as japanese } from "#web/text/ja/index.ts";
import type { Catalogue } from "#web/text/catalogue.ts";
import { expect, type Page } from "./product.ts";

/** Something that a page opens over itself, or in itself, without an address of its own. */
interface Overlay {
  /** Where its dialog is written, below src/web. */
  readonly file: string;
  readonly path: string;
  readonly open: (page: Page, words: Catalogue) => Promise<void>;
  /** The width that it exists at, if not both. */
  readonly only?: "phone" | "desk";
}

const pageMenu = async (page: Page, words: Catalogue, item: string): Promise<void> => {
  await press(page, words.phone.pageActions);
  await press(page, item);
};
const accountMenu = async (page: Page, words: Catalogue, item: string): Promise<void> => {
  await press(page, words.portfolio.allAccounts);
  await press(page, item);
};
const more = async (page: Page, words: Catalogue, item: string): Promise<void> => {
  await press(page, words.shell.more);
  await press(page, item);
};
const holding = "AAPL";
const holdingMenu = async (page: Page, words: Catalogue, item: string): Promise<void> => {
  await press(page, words.holdings.actions.of(holding));
  await press(page, item);
};
const threadMenu = async (page: Page, item: string): Promise<void> => {
  await page.locator("main li [aria-haspopup=menu]:visible").first().click();
  await press(page, item);
};
const answered = "/chat?c=";

/** For an account that holds AAPL, has an answer in the chat and a second watchlist. */
const overlays: readonly Overlay[] = [
  {
    file: "shell/help-dialog.tsx",
    path: "/alerts",
    open: (page, words) => press(page, words.shell.help.of(words.screens.alerts.title)),
    only: "desk",
  },
  {
    file: "shell/help-dialog.tsx",
    path: "/portfolio",
    open: (page, words) => more(page, words, words.shell.help.of(words.screens.portfolio.title)),
    only: "phone",
  },
  { file: "shell/shortcut-sheet.tsx", path: "/alerts", open: (page) => page.keyboard.press("?") },
  { file: "shell/command-palette.tsx", path: "/alerts", open: (page) => page.keyboard.press("Control+k") },
  {
    file: "shell/about-dialog.tsx",
    path: "/alerts",
    open: (page, words) => more(page, words, words.shell.about),
    only: "phone",
  },
  {
    file: "shell/bottom-bar.tsx",
    path: "/alerts",
    open: (page, words) => press(page, words.shell.more),
    only: "phone",
  },
  { file: "chat/ask-list.tsx", path: answered, open: (page, words) => press(page, words.palette.canAsk) },
  { file: "chat/what-is-sent.tsx", path: "/chat", open: (page, words) => press(page, words.chat.whatIsSent) },
  {
    file: "chat/scheduled-list.tsx",
    path: "/chat",
    open: (page, words) => press(page, words.scheduled.list),
    only: "desk",
  },
  {
    file: "chat/chat-screen.tsx",
    path: answered,
    open: (page, words) => press(page, words.chat.threads),
    only: "phone",
  },
  { file: "chat/schedule-button.tsx", path: answered, open: (page, words) => press(page, words.scheduled.ask) },
  {
    file: "chat/thread-list.tsx",
    path: answered,
    open: (page, words) => threadMenu(page, words.chat.rename),
    only: "desk",
  },
  {
    file: "chat/thread-list.tsx",
    path: answered,
    open: (page, words) => threadMenu(page, words.chat.remove),
    only: "desk",
  },
  {
    file: "chat/sources-panel.tsx",
    path: answered,
    open: (page, words) => press(page, words.chat.showSources),
    only: "phone",
  },
  {
    file: "portfolio/accounts-dialog.tsx",
    path: "/portfolio",
    open: (page, words) => accountMenu(page, words, words.portfolio.manageAccounts),
  },
  {
    file: "portfolio/performance/returns-card.tsx",
    path: "/portfolio?tab=performance",
    open: (page, words) => press(page, words.performance.returns.change),
  },
  {
    file: "portfolio/holdings/describe-dialog.tsx",
    path: "/portfolio",
    open: (page, words) => holdingMenu(page, words, words.holdings.actions.describe),
    only: "desk",
  },
  {
    file: "portfolio/holdings/set-price-dialog.tsx",
    path: "/portfolio",
    open: (page, words) => holdingMenu(page, words, words.holdings.setPrice),
    only: "desk",
  },
  {
    file: "portfolio/share-dialog.tsx",
    path: "/portfolio",
    open: (page, words) => press(page, words.portfolio.share),
    only: "desk",
  },
  {
    file: "portfolio/share-dialog.tsx",
    path: "/portfolio",
    open: (page, words) => accountMenu(page, words, words.portfolio.share),
    only: "phone",
  },
  {
    file: "portfolio/import/import-wizard.tsx",
    path: "/portfolio",
    open: (page, words) => press(page, words.portfolio.importOpen),
    only: "desk",
  },
  {
    file: "portfolio/import/import-wizard.tsx",
    path: "/portfolio",
    open: (page, words) => accountMenu(page, words, words.portfolio.importOpen),
    only: "phone",
  },
  {
    file: "portfolio/phone/holding-sheet.tsx",
    path: "/portfolio",
    open: (page, words) => press(page, words.phone.openHolding(holding)),
    only: "phone",
  },
  {
    file: "portfolio/phone/holding-list.tsx",
    path: "/portfolio",
    open: async (page, words) => {
      await press(page, words.phone.openHolding(holding));
      await press(page, words.phone.note);
    },
    only: "phone",
  },
  {
    file: "holdings/transaction-drawer.tsx",
    path: "/portfolio",
    open: (page, words) => press(page, words.portfolio.add),
    only: "desk",
  },
  {
    file: "holdings/transaction-drawer.tsx",
    path: "/portfolio",
    open: (page, words) => press(page, words.phone.add),
    only: "phone",
  },
  { file: "alerts/alert-dialog.tsx", path: "/alerts", open: (page, words) => press(page, words.alerts.add) },
  {
    file: "calendar/subscribe-dialog.tsx",
    path: "/calendar",
    open: (page, words) => press(page, words.calendar.subscribe),
    only: "desk",
  },
  {
    file: "calendar/subscribe-dialog.tsx",
    path: "/calendar",
    open: async (page, words) => {
      await press(page, words.ui.filters(0));
      await press(page, words.calendar.subscribe);
    },
    only: "phone",
  },
  {
    file: "ui/filter-sheet.tsx",
    path: "/calendar",
    open: (page, words) => press(page, words.ui.filters(0)),
    only: "phone",
  },
  {
    file: "calendar/event-detail.tsx",
    path: "/calendar?scope=market",
    open: (page) => page.locator("main li button[aria-pressed]:visible").first().click(),
    only: "phone",
  },
  {
    file: "newsletter/settings-dialog.tsx",
    path: "/newsletter",
    open: (page, words) => press(page, words.newsletter.changeSettings),
  },
  {
    file: "insights/compare-dialog.tsx",
    path: "/insights?symbol=AAPL",
    open: (page, words) => press(page, words.compare.button),
    only: "desk",
  },
  {
    file: "insights/compare-dialog.tsx",
    path: "/insights?symbol=AAPL",
    open: (page, words) => pageMenu(page, words, words.compare.button),
    only: "phone",
  },
  {
    // Not a dialog, but without an address all the same.
    file: "chart/drawing-board.tsx",
    path: "/insights?symbol=AAPL",
    open: async (page, words) => {
      await press(page, words.chart.draw);
      await page.getByText(words.drawing.kinds.text, { exact: true }).click();
      await expect(page.getByText(words.drawing.hints.text)).toBeVisible();
    },
    only: "desk",
  },
  {
    file: "chart/drawing-board.tsx",
    path: "/insights?symbol=AAPL",
    open: async (page, words) => {
      await press(page, words.chart.options);
      await press(page, words.chart.draw);
      await page.getByText(words.drawing.kinds.text, { exact: true }).click();
      await expect(page.getByText(words.drawing.hints.text)).toBeVisible();
    },
    only: "phone",
  },
  {
    file: "market/symbol-button.tsx",
    path: "/technical?symbol=AAPL",
    open: (page) => page.locator("main button[aria-haspopup=dialog]:visible").first().click(),
  },
  {
    file: "technical/indicator-sets.tsx",
    path: "/technical?symbol=AAPL&add=bollinger,20,2;atr,14",
    open: async (page, words) => {
      await page.getByRole("button", { name: `${words.technical.preset} ${words.technical.ownPreset}` }).click();
      await press(page, words.technical.sets.save);
    },
  },
  {
    file: "strategy/symbol-chips.tsx",
    path: "/strategy?symbol=AAPL&preset=dual-momentum",
    open: (page, words) => press(page, words.strategy.addSymbol),
  },
  {
    file: "strategy/name-dialog.tsx",
    path: "/strategy?symbol=AAPL",
    open: (page, words) => press(page, words.strategy.save),
  },
  {
    file: "settings/change-email.tsx",
    path: "/settings/profile",
    open: (page, words) => press(page, words.accountCare.changeEmail),
  },
  {
    file: "settings/change-password.tsx",
    path: "/settings/security",
    open: (page, words) => press(page, words.accountCare.changePassword),
  },
  {
    file: "settings/second-factor-dialog.tsx",
    path: "/settings/security",
    open: (page, words) => press(page, words.security.secondFactor.turnOn),
  },
  {
    file: "settings/new-token-dialog.tsx",
    path: "/settings/connections",
    open: (page, words) => press(page, words.tokens.make),
  },
  {
    file: "settings/benchmark-row.tsx",
    path: "/settings/data",
    open: (page, words) => press(page, words.settings.benchmark.changeOf),
  },
  {
    file: "settings/watchlist-row.tsx",
    path: "/settings/watchlists",
    open: (page, words) => press(page, words.settingsPanel.removeOf(secondWatchlist)),
  },
  {
    file: "settings/danger-panel.tsx",
    path: "/settings/danger-zone",
    open: (page, words) => press(page, words.accountCare.danger.open),
  },
];

/** The overlays of a width by their page, so that each page is loaded once. */
export function overlaysByPath(device: "phone" | "desk"): ReadonlyMap<string, readonly Overlay[]> {
  return Map.groupBy(
    overlays.filter(({ only }) => only === undefined || only === device),
    ({ path }) => path,
  );
}

/** Dialogs that open by themselves, or need another account or host. Each has its own journey, in English. */
const others: readonly string[] = [
  "account/proof-dialog.tsx",
  "account/session-expired.tsx",
  "insights/research-tab.tsx",
  "offline/offline-notices.tsx",
  "portfolio/import/import-host.tsx",
  "settings/passkeys-card.tsx",
  "settings/recovery-codes-dialog.tsx",
  "settings/users-panel.tsx",
  "shell/sign-out-problem.tsx",
];

/** The account's list beside the first one. */
export const secondWatchlist = "Semiconductors";

/** The files with a dialog that nothing here opens. */
export function unopenedDialogs(): readonly string[] {
  const known = new Set([...others, ...overlays.map(({ file }) => file), "ui/dialog.tsx"]);
  return globSync("**/*.tsx", { cwd: "src/web" })
    .filter((file) => /<Dialog\b/.test(readFileSync(`src/web/${file}`, "utf8")))
    .filter((file) => !known.has(file));
}

/** The interface's words in a language of these tests. */
export function wordsOf(language: "en-XA" | "ja"): Catalogue {
  return language === "ja" ? japanese : translate("", english);
}

/** Presses what has this name, wherever it is: in the page, a menu or a dialog. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await button
    .or(page.getByRole("menuitem", { name, exact: true }))
    .filter({ visible: true })
    .last()
    .click();
}
