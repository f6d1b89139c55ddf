import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { languageCookie, languageOfCookie } from "../src/core/languages/languages.ts";
import { startEcbUpstream } from "../tests/upstreams/ecb-upstream.ts";
import { type ModelUpstream, startModelUpstream } from "../tests/upstreams/model-upstream.ts";
import { startStooqUpstream } from "../tests/upstreams/stooq-upstream.ts";
import { startYahooUpstream } from "../tests/upstreams/yahoo-upstream.ts";
import { freePort } from "../tests/support/free-port.ts";
import { chromiumArguments, findChromium } from "./find-chromium.ts";

// Takes pictures of every screen and state in both themes and widths, with made-up prices from a loopback Yahoo. `npm
// run pictures -- dashboard` takes only those whose name contains the word. `npm run pictures -- dashboard de` takes
// them in German, except pictures that click something by its English name. `npm run pictures -- dashboard en 360,768
// dark` takes only these widths and this theme. Output goes to ./pictures.
const nameFilter = process.argv[2] ?? "";
const language = languageOfCookie(process.argv[3] ?? "en") ?? "en";
/** Widths of the window. Only the main screens are taken at the smallest, the middle and the largest. */
const heights = new Map([
  [1440, 1000],
  [390, 844],
  [360, 640],
  [768, 1024],
  [1920, 1080],
]);
const everyPicture = [1440, 390];
const wantedWidths = process.argv[4]?.split(",").map(Number);
const themes = (["dark", "light"] as const).filter((theme) => (process.argv[5] ?? theme) === theme);
const folder = "pictures";
const clockStart = "2026-03-04T16:00:00Z";
const port = await freePort();
/** A model's answers, for groups of pictures that need one. */
let model: ModelUpstream | null = null;
const url = `http://127.0.0.1:${port}`;

type Picture = PictureOf & {
  readonly name: string;
  readonly isAnonymous?: boolean;
  /** Taken at every width. */
  readonly isMain?: boolean;
  /** Sets the upstream's state before the page opens. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Prepares the page before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly server?: "open" | "no-network" | "weekend" | "stale" | "model" | "owned";
  /** Cuts the connection once the page is filled, and loads it again. */
  readonly isOffline?: boolean;
};

type PictureOf =
  /** An address, or a function that finds it on the signed-in page. */
  | { readonly path: string | ((page: Page) => Promise<string>) }
  /** A separate page, such as a mail. */
  | { readonly content: (page: Page) => Promise<string> };

/** The widest formats: spaces between thousands, the currency at the end, the twelve-hour clock. */
const commas = { numberFormat: "space-comma", dateFormat: "month-day", defaultCurrency: "EUR" };

const pictures: readonly Picture[] = [
  { name: "login", isMain: true, path: "/login", isAnonymous: true },
  {
    name: "login-error",
    path: "/login",
    isAnonymous: true,
    act: async (page) => {
      await page.getByLabel("Email").fill("ada@example.org");
      await page.getByLabel("Password", { exact: true }).fill("not the one");
      await page.getByRole("button", { name: "Sign In" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  { name: "register", isMain: true, path: "/register", isAnonymous: true },
  {
    name: "register-error",
    path: "/register",
    isAnonymous: true,
    act: async (page) => {
      await page.getByLabel("Full Name").fill("Ada Martin");
      await page.getByLabel("Email").fill("ada@example.org");
      await page.getByLabel("Password", { exact: true }).fill("gleaming-otter-7");
      await page.getByLabel("Confirm Password").fill("gleaming-otter");
      await page.getByRole("button", { name: "Create Account" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  { name: "reset-password", path: "/reset-password", isAnonymous: true },
  { name: "dashboard", isMain: true, path: "/" },
  {
    name: "dashboard-loading",
    path: "/",
    before: (page) => page.route(/api\/market\/(quotes|history|sparklines|live)/, () => new Promise(() => undefined)),
  },
  {
    name: "dashboard-error",
    path: "/",
    before: (page) =>
      page.route(/api\/market\/(quotes|history|sparklines|live)/, (route) =>
        route.fulfill({
          status: 503,
          contentType: "application/problem+json",
          body: JSON.stringify({
            type: "about:blank",
            title: "Market data unavailable",
            status: 503,
            code: "stock-data-unavailable",
            detail: "Failed to fetch stock data",
          }),
        }),
      ),
  },
  {
    name: "dashboard-empty",
    path: "/",
    before: (page) =>
      page.route(/api\/watchlists$/, (route) =>
        route.fulfill({ json: { watchlists: [{ id: "1", name: "My list", isDefault: true, symbols: [] }] } }),
      ),
  },
  { name: "dashboard-sample", isMain: true, path: "/", server: "no-network" },
  { name: "dashboard-closed", path: "/", server: "weekend" },
  { name: "dashboard-stale", path: "/", server: "stale" },
  { name: "insights", isMain: true, path: "/insights?symbol=AAPL" },
  { name: "insights-pence", path: "/insights?symbol=TSCO.L" },
  {
    name: "insights-table",
    path: "/insights?symbol=MSFT",
    act: (page) => page.getByRole("button", { name: "Show as table" }).click(),
  },
  { name: "insights-compare", path: "/insights?symbol=AAPL&compare=MSFT,GOOGL" },
  { name: "insights-fund", path: "/insights?symbol=SPY" },
  { name: "insights-financials", isMain: true, path: "/insights?symbol=AAPL&tab=financials" },
  { name: "insights-news", path: "/insights?symbol=AAPL&tab=news" },
  { name: "insights-events", path: "/insights?symbol=AAPL&tab=events" },
  { name: "insights-technical", isMain: true, path: "/insights?symbol=AAPL&tab=technical" },
  { name: "insights-financials-failed", path: "/insights?symbol=AAPL&tab=financials", server: "no-network" },
  { name: "insights-news-failed", path: "/insights?symbol=AAPL&tab=news", server: "no-network" },
  { name: "insights-unknown", path: "/insights?symbol=NOSUCH1" },
  { name: "insights-pick", path: "/insights" },
  { name: "insights-sample", path: "/insights?symbol=AAPL", server: "no-network" },
  { name: "insights-failed", path: "/insights?symbol=TSCO.L", server: "no-network" },
  { name: "strategy", isMain: true, path: "/strategy?symbol=AAPL&preset=adx-trend" },
  { name: "strategy-conditions", path: "/strategy?symbol=NVDA&preset=donchian-breakout&view=price&tab=trades" },
  { name: "strategy-rotation", path: "/strategy?symbol=NVDA&preset=dual-momentum&tab=monthly" },
  {
    name: "strategy-operand",
    path: "/strategy?symbol=NVDA",
    act: (page) => page.getByRole("button", { name: "First value: SMA 20, edit" }).first().click(),
  },
  {
    name: "strategy-sensitivity",
    path: "/strategy?symbol=AAPL&preset=bollinger-reversion&tab=sensitivity",
    act: (page) => page.getByRole("button", { name: "Run the grid" }).click(),
  },
  { name: "strategy-unknown", path: "/strategy?symbol=NOSUCH1" },
  { name: "strategy-broken-link", path: "/strategy?run=nonsense&symbol=AAPL" },
  { name: "strategy-sample", path: "/strategy?symbol=AAPL", server: "no-network" },
  {
    name: "strategy-practice",
    path: "/strategy?symbol=AAPL",
    server: "no-network",
    act: (page) => page.getByRole("button", { name: "Practice run" }).click(),
  },
  { name: "technical", isMain: true, path: "/technical?symbol=NVDA&interval=1d&points=100" },
  { name: "technical-default", path: "/technical" },
  { name: "technical-volatility", path: "/technical?symbol=NVDA&interval=1d&points=100&add=bollinger,20,2;atr,14" },
  { name: "technical-scan", path: "/technical?view=scan&interval=1d" },
  { name: "technical-unknown", path: "/technical?symbol=NOSUCH1" },
  { name: "technical-failed", path: "/technical?symbol=AAPL", server: "no-network" },
  {
    name: "technical-loading",
    path: "/technical?symbol=AAPL",
    before: (page) => page.route(/api\/market\/(indicators|signals)/, () => new Promise(() => undefined)),
  },
  { name: "sentiment", isMain: true, path: "/sentiment" },
  {
    name: "sentiment-row",
    path: "/sentiment?window=30d&range=1M",
    act: (page) => page.getByRole("button", { name: "Headlines for TSLA" }).click(),
  },
  {
    name: "sentiment-loading",
    path: "/sentiment",
    before: (page) => page.route(/api\/market\/sentiment/, () => new Promise(() => undefined)),
  },
  { name: "sentiment-nostories", path: "/sentiment", server: "no-network" },
  { name: "calendar", isMain: true, path: "/calendar" },
  {
    name: "calendar-event",
    path: "/calendar",
    act: (page) =>
      page
        .getByRole("button", { name: /MSFT.*Earnings/ })
        .first()
        .click(),
  },
  { name: "calendar-week", path: "/calendar?view=week&scope=market" },
  { name: "calendar-month", path: "/calendar?view=month&scope=market" },
  { name: "calendar-failed", path: "/calendar", server: "no-network" },
  { name: "portfolio-empty", isMain: true, path: "/portfolio" },
  { name: "portfolio-holdings", isMain: true, path: demoPortfolio("holdings") },
  {
    name: "portfolio-lots",
    path: demoPortfolio("holdings"),
    act: async (page) => {
      await page
        .getByRole("button", { name: / lots$/ })
        .first()
        .click();
      await page
        .getByRole("table", { name: / lots$/ })
        .first()
        .waitFor();
    },
  },
  { name: "portfolio-transactions", isMain: true, path: demoPortfolio("transactions") },
  {
    name: "portfolio-drawer",
    path: demoPortfolio("holdings"),
    act: async (page) => {
      await page.keyboard.press("t");
      await page.getByLabel("Transaction in one line").fill("buy 12 NVDA 131.20 2025-03-04 fee 1");
    },
  },
  {
    name: "portfolio-loading",
    path: demoPortfolio("holdings"),
    before: (page) => page.route(/portfolio\/(holdings|performance)/, () => new Promise(() => undefined)),
  },
  {
    name: "portfolio-failed",
    path: demoPortfolio("holdings"),
    before: (page) => page.route(/portfolio\/(holdings|performance)/, (route) => route.fulfill({ status: 500 })),
  },
  { name: "portfolio-performance", isMain: true, path: demoPortfolio("performance") },
  { name: "portfolio-income", isMain: true, path: demoPortfolio("income") },
  { name: "portfolio-allocation", isMain: true, path: demoPortfolio("allocation") },
  { name: "portfolio-review", isMain: true, path: demoPortfolio("review") },
  {
    name: "portfolio-performance-failed",
    path: demoPortfolio("performance"),
    before: (page) => page.route(/portfolio\/(performance|contributions)/, (route) => route.fulfill({ status: 500 })),
  },
  { name: "chat-empty", path: "/chat" },
  { name: "chat-computed", path: "/chat?n=1", act: (page) => ask(page, "Compare @AAPL and @MSFT") },
  {
    name: "chat-answer",
    isMain: true,
    path: "/chat?n=2",
    server: "model",
    act: async (page) => {
      await ask(page, "What does @AAPL cost?");
      await page.getByRole("button", { name: "Source 1" }).first().click();
    },
  },
  {
    name: "chat-sent",
    path: "/chat?n=3",
    server: "model",
    act: (page) => page.getByRole("button", { name: "Preview what's sent" }).click(),
  },
  {
    name: "chat-failed",
    path: "/chat?n=4",
    server: "model",
    act: async (page) => {
      model?.control({ fault: "403" });
      await ask(page, "Is the market open?");
      model?.control({ fault: "none" });
    },
  },
  {
    name: "research-report",
    isMain: true,
    path: "/insights?symbol=AAPL&tab=research",
    act: async (page) => {
      await page.getByRole("button", { name: /^(Create|New) report$/ }).click();
      await page.getByRole("heading", { name: /^8 / }).waitFor();
    },
  },
  {
    name: "newsletter",
    isMain: true,
    path: async (page) => {
      await makeIssue(page);
      return "/newsletter";
    },
    server: "weekend",
  },
  { name: "newsletter-mail", content: (page) => issueAsMail(page, true), server: "weekend" },
  { name: "newsletter-mail-without-images", content: (page) => issueAsMail(page, false), server: "weekend" },
  { name: "settings", isMain: true, path: "/settings" },
  { name: "settings-display", path: "/settings?section=display" },
  { name: "display-compact", path: demoPortfolio("holdings"), before: showing({ density: "compact" }) },
  { name: "display-compact-home", path: "/", before: showing({ density: "compact" }) },
  { name: "display-comma", path: demoPortfolio("holdings"), before: showing(commas) },
  { name: "display-comma-home", path: "/", before: showing(commas) },
  { name: "display-comma-performance", path: demoPortfolio("performance"), before: showing(commas) },
  { name: "display-comma-insights", path: "/insights?symbol=AAPL", before: showing(commas) },
  { name: "settings-data", path: "/settings?section=data" },
  { name: "settings-ai", path: "/settings?section=answers" },
  { name: "settings-accounts", path: "/settings?section=accounts" },
  { name: "settings-shortcuts", path: "/settings?section=shortcuts" },
  {
    name: "settings-copy",
    path: "/settings?section=copy",
    act: async (page) => {
      const content = await (await page.request.get(`${url}/api/account/export`)).text();
      await page
        .getByLabel("Import data from another account")
        .setInputFiles({ name: "copy.json", mimeType: "application/json", buffer: Buffer.from(content) });
      await page.getByRole("button", { name: "Import", exact: true }).waitFor();
    },
  },
  {
    name: "settings-key",
    path: "/settings?section=connections",
    act: (page) => page.getByRole("button", { name: "Add key: RapidAPI" }).click(),
  },
  {
    name: "settings-connections",
    path: "/settings",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Connections/ })
        .first()
        .click();
      await page.getByRole("button", { name: /^Test Yahoo/ }).click();
    },
  },
  { name: "owned-dashboard", isMain: true, path: "/", server: "owned" },
  {
    name: "owned-dashboard-edit",
    path: "/",
    server: "owned",
    act: (page) => page.getByRole("button", { name: "Edit dashboard" }).click(),
  },
  { name: "owned-portfolio", isMain: true, path: "/portfolio", server: "owned" },
  { name: "owned-offline", path: "/portfolio", server: "owned", isOffline: true },
  { name: "owned-alerts", isMain: true, path: "/alerts", server: "owned" },
  {
    name: "owned-alert-dialog",
    path: "/alerts",
    server: "owned",
    act: (page) => page.getByRole("button", { name: "New alert" }).first().click(),
  },
  {
    name: "owned-bell",
    path: "/",
    server: "owned",
    act: (page) =>
      page
        .getByRole("button", { name: /^Alerts/ })
        .filter({ visible: true })
        .first()
        .click(),
  },
  { name: "owned-insights", path: "/insights?symbol=AAPL", server: "owned" },
  { name: "owned-position", path: "/insights?symbol=AAPL&tab=position", server: "owned" },
  {
    name: "owned-accounts",
    path: "/portfolio",
    server: "owned",
    act: async (page) => {
      await page
        .getByRole("button", { name: /All accounts/ })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByText("Manage accounts").click();
    },
  },
  {
    name: "owned-import",
    path: "/portfolio",
    server: "owned",
    act: async (page) => {
      const accounts = page.getByRole("button", { name: "All accounts" });
      if ((page.viewportSize()?.width ?? 0) < 768) await accounts.filter({ visible: true }).first().click();
      await page.getByText("Import", { exact: true }).filter({ visible: true }).first().click();
    },
  },
  {
    name: "owned-more",
    path: "/",
    server: "owned",
    act: (page) => page.getByRole("button", { name: "More", exact: true }).click({ timeout: 2_000 }),
  },
  {
    name: "owned-sheet",
    path: "/portfolio",
    server: "owned",
    act: (page) =>
      page
        .getByRole("button", { name: /Open AAPL|AAPL/ })
        .first()
        .click({ timeout: 2_000 }),
  },
  {
    name: "owned-letter-settings",
    path: "/newsletter",
    server: "owned",
    act: (page) => page.getByRole("button", { name: "Change settings" }).first().click({ timeout: 2_000 }),
  },
  { name: "newsletter-empty", path: "/newsletter" },
  { name: "settings-profile", path: "/settings?section=profile" },
  { name: "settings-security", path: "/settings?section=security" },
  { name: "settings-watchlists", path: "/settings?section=watchlists" },
  { name: "settings-danger", path: "/settings?section=danger-zone" },
  { name: "settings-about", path: "/settings?section=about" },
  { name: "settings-list", path: "/settings" },
  { name: "not-found", isMain: true, path: "/nvda" },
  {
    name: "palette",
    path: "/",
    act: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("combobox").fill("app");
      await page.getByRole("dialog").getByRole("option").first().waitFor();
    },
  },
  {
    name: "palette-typo",
    path: "/",
    act: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("combobox").fill("nvdia");
      await page.getByText("Did you mean").waitFor();
    },
  },
  {
    name: "market-pill",
    path: "/",
    act: (page) =>
      page
        .getByRole("button", { name: /Market open/ })
        .first()
        .click(),
  },
  {
    name: "data-pill",
    path: "/",
    act: (page) =>
      page
        .getByRole("button", { name: /Delayed|Live|updated/ })
        .first()
        .click(),
  },
  { name: "account-menu", path: "/", act: (page) => page.getByRole("button", { name: /^Account: / }).click() },
  { name: "shortcuts", path: "/", act: (page) => page.keyboard.press("?") },
  { name: "help", path: "/portfolio", act: openHelp },
];

const executablePath = findChromium();
if (executablePath === null) throw new Error("no Chromium");
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath,
  args: [...chromiumArguments],
});
for (const server of ["open", "owned", "no-network", "weekend", "stale", "model"] as const) {
  const group = pictures.filter(
    (picture) =>
      (picture.server ?? "open") === server &&
      picture.name.includes(nameFilter) &&
      (language === "en" || picture.act === undefined),
  );
  if (group.length > 0) await takeGroup(browser, server, group);
}
await browser.close();

/** By the button above the page, or in the menu of a phone. */
async function openHelp(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /^Help: / });
  const more = page.getByRole("button", { name: "More", exact: true });
  if (await more.isVisible()) await more.click();
  await button.filter({ visible: true }).click();
  await page.getByRole("dialog").getByRole("term").first().waitFor();
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Ask about/ }).fill(question);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Retry" }).last().waitFor();
}

/** Creates an issue about a portfolio and returns its id. */
async function makeIssue(page: Page): Promise<string> {
  for (const symbol of ["AAPL", "MSFT", "SAP.DE"])
    await page.request.post(`${url}/api/portfolio/transactions`, {
      data: { type: "buy", symbol, date: "2026-01-05", quantity: "10", price: "100" },
      headers: { origin: url },
    });
  const made = await page.request.post(`${url}/api/newsletter/issues`, { data: {}, headers: { origin: url } });
  return ((await made.json()) as { id: string }).id;
}

/** Gives the account holdings, alerts and a note. */
async function fillAccount(cookie: string): Promise<void> {
  const send = (path: string, body: object) =>
    fetch(url + path, {
      method: "POST",
      headers: { cookie, origin: url, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const deals = [
    ["AAPL", "2025-03-04", "42", "171.2"],
    ["MSFT", "2025-05-12", "18", "402.5"],
    ["NVDA", "2025-06-20", "129", "131.2"],
    ["SPY", "2025-07-01", "25", "540"],
    ["SAP.DE", "2025-09-15", "30", "190"],
    ["TSLA", "2025-11-03", "15", "240"],
    ["TSCO.L", "2025-12-01", "400", "300"],
  ] as const;
  await send("/api/portfolio/transactions", { type: "deposit", date: "2025-03-03", amount: "60000", currency: "USD" });
  for (const [symbol, date, quantity, price] of deals)
    await send("/api/portfolio/transactions", { type: "buy", symbol, date, quantity, price });
  await send("/api/alerts", { symbol: "NVDA", rule: { kind: "price", is: "above", value: 100 } });
  await send("/api/alerts", { symbol: "AAPL", rule: { kind: "price", is: "below", value: 150 } });
  await send("/api/alerts", { symbol: "MSFT", rule: { kind: "move", percent: 5 } });
  await send("/api/notes", { symbol: "AAPL", text: "Bought for the services margin. Look again after the report." });
}

/** Returns a mail's HTML as a mail program shows it, with or without pictures. */
async function issueAsMail(page: Page, hasImages: boolean): Promise<string> {
  const file = await page.request.get(`${url}/api/newsletter/issues/${await makeIssue(page)}/file`);
  const { html = "", attachments } = await PostalMime.parse(await file.body());
  const [image] = attachments;
  if (!hasImages || image === undefined) return html;
  const data = Buffer.from(image.content as ArrayBuffer).toString("base64");
  return html.replace("cid:chart", `data:image/png;base64,${data}`);
}

/** Applies other preferences to the page without saving them in the account. */
function showing(preferences: object): (page: Page) => Promise<unknown> {
  return (page) =>
    page.route("**/api/settings", async (route) => {
      const response = await route.fetch();
      const settings = (await response.json()) as { preferences: object };
      await route.fulfill({
        response,
        json: { ...settings, preferences: { ...settings.preferences, ...preferences } },
      });
    });
}

/** Opens the demo account and shows one of its tabs. */
function demoPortfolio(tab: string): (page: Page) => Promise<string> {
  return async (page) => {
    const reply = await page.request.post(`${url}/api/portfolio/demo`, { data: {}, headers: { origin: url } });
    const { id } = (await reply.json()) as { id: string };
    return `/portfolio?tab=${tab}&account=${id}&range=All`;
  };
}

async function takeGroup(
  of: Browser,
  server: NonNullable<Picture["server"]>,
  group: readonly Picture[],
): Promise<void> {
  const startsAt = server === "weekend" ? "2026-03-07T16:00:00Z" : clockStart;
  const offsetMs = Date.parse(startsAt) - Date.now();
  const clock = { now: () => Date.now() + offsetMs };
  const upstreams = await Promise.all([
    startYahooUpstream({ clock }),
    startEcbUpstream({ clock }),
    startStooqUpstream({ clock }),
  ]);
  model = server === "model" ? await startModelUpstream() : null;
  if (server === "no-network") await Promise.all(upstreams.map((upstream) => upstream.off()));
  const [upstream] = upstreams;
  const dataDirectory = mkdtempSync(join(tmpdir(), "bellwether-pictures-"));
  let running = await serve(upstreams, dataDirectory, startsAt);
  const account = await fetch(`${url}/api/account/sign-up`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ name: "Ada Martin", email: "ada@example.org", password: "gleaming-otter-7" }),
  });
  const session = /session=([^;]+)/.exec(account.headers.get("set-cookie") ?? "")?.[1] ?? "";
  if (server === "owned") await fillAccount(`session=${session}`);
  if (server === "stale") {
    // Values from an hour and a half ago that nothing refreshes.
    const cookie = `session=${session}`;
    await fetch(`${url}/api/market/quotes?symbols=AAPL,GOOGL,MSFT,AMZN,TSLA,SPY,QQQ,DIA,IWM,TLT`, {
      headers: { cookie },
    });
    await fetch(`${url}/api/market/sparklines?symbols=AAPL,GOOGL,MSFT,AMZN,TSLA,SPY,QQQ,DIA,IWM,TLT`, {
      headers: { cookie },
    });
    await running.stop();
    upstream.setFault("429");
    running = await serve(upstreams, dataDirectory, "2026-03-04T17:30:00Z");
  }
  for (const theme of themes) {
    for (const [width, height] of heights) {
      for (const picture of group.filter((one) => isTakenAt(one, width))) {
        const context = await of.newContext({
          viewport: { width, height },
          locale: "en-GB",
          timezoneId: "Europe/London",
          reducedMotion: "reduce",
          colorScheme: theme,
          hasTouch: width < 768,
          isMobile: width < 768,
          // A worker's requests would pass by the states below.
          serviceWorkers: picture.isOffline === true ? "allow" : "block",
        });
        await context.addCookies([{ name: languageCookie, value: language, url }]);
        if (picture.isAnonymous !== true) await context.addCookies([{ name: "session", value: session, url }]);
        await context.addInitScript((isDark) => localStorage.setItem("theme-mode", String(isDark)), theme === "dark");
        const page = await context.newPage();
        page.setDefaultTimeout(10_000);
        await picture.before?.(page);
        if ("content" in picture) await page.setContent(await picture.content(page));
        else await page.goto(url + (typeof picture.path === "string" ? picture.path : await picture.path(page)));
        await page.waitForTimeout(1_200);
        if (picture.isOffline === true) {
          await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 5_000 });
          await context.setOffline(true);
          await page.reload();
        }
        try {
          await picture.act?.(page);
        } catch (error) {
          process.stderr.write(
            `${picture.name}: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}\n`,
          );
        }
        // Cards below the window load as they come near, and the picture shows them all.
        if (picture.act === undefined) await scrollThrough(page);
        const busy = page.locator("main").locator("[data-loading], [aria-busy=true]");
        await busy
          .first()
          .waitFor({ state: "detached", timeout: 3_000 })
          .catch(() => undefined);
        await page.waitForTimeout(600);
        const file = join(folder, `${picture.name}-${theme}-${width}.png`);
        // A full-page picture forgets that the screen is touched, so a phone's window grows to the page.
        const isFull = picture.act === undefined;
        if (isFull && width < 768)
          await page.setViewportSize({
            width,
            height: await page.evaluate(() => document.documentElement.scrollHeight),
          });
        await page.screenshot({ path: file, fullPage: isFull && width >= 768 });
        process.stdout.write(`${file}\n`);
        await context.close();
      }
    }
  }
  await running.stop();
  await Promise.allSettled([...upstreams, ...(model === null ? [] : [model])].map((one) => one.close()));
  rmSync(dataDirectory, { recursive: true, force: true });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    scrollTo(0, 0);
  });
}

/** A word and widths together take any state at any width. */
function isTakenAt(picture: Picture, width: number): boolean {
  if (wantedWidths?.includes(width) === false) return false;
  return picture.isMain === true || everyPicture.includes(width) || (wantedWidths !== undefined && nameFilter !== "");
}

async function serve(
  [yahoo, ecb, stooq]: readonly [{ url: string }, { url: string }, { url: string }],
  dataDirectory: string,
  clock: string,
) {
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      DATA_DIR: dataDirectory,
      YAHOO_BASE_URL: yahoo.url,
      ECB_BASE_URL: ecb.url,
      STOOQ_BASE_URL: stooq.url,
      ...(model === null ? {} : { GEMINI_BASE_URL: model.url, GEMINI_API_KEY: "key-of-the-loopback-model" }),
      NODE_ENV: "test",
      CLOCK: clock,
      LIMIT_ANONYMOUS_PER_MINUTE: "10000",
      LIMIT_READS_PER_MINUTE: "10000",
      LIMIT_SIGN_INS_PER_MINUTE: "1000",
      LIMIT_SIGN_INS_PER_HOUR: "1000",
    },
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes('"ready"')) resolve();
    });
    child.once("exit", () => reject(new Error("the server did not start")));
  });
  return {
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGINT");
      await ended;
    },
  };
}
