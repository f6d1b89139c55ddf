import { readFile } from "node:fs/promises";
import { hasRecordings, recordingsNote } from "../upstreams/recordings.ts";
import { expect, type Page, openSettings, settled, signedIn, test, testWithOwnServer } from "./support/product.ts";

const row = (page: Page, symbol: string) =>
  page.getByRole("row", { name: new RegExp(`\\b${symbol.replace(".", "\\.")}\\b`) });

async function addSymbol(page: Page, text: string): Promise<void> {
  const field = page.getByLabel("Symbol to add");
  if (!(await field.isVisible())) await page.getByRole("button", { name: "Add symbol" }).click();
  await field.fill(text);
  await field.press("Enter");
}

test(
  "symbols are added and removed, and a lower-case duplicate counts once",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(product.url);
    await expect(row(page, "AAPL")).toBeVisible();
    await addSymbol(page, " nvda ");
    await expect(row(page, "NVDA")).toContainText(/\d+\.\d\d/);
    await addSymbol(page, "aapl");
    await expect(row(page, "AAPL")).toHaveCount(1);
    // Several at once; an unknown one stays in the field.
    await addSymbol(page, "ko, META; nosuch1");
    await expect(row(page, "KO")).toContainText(/\d+\.\d\d/);
    await expect(row(page, "META")).toContainText(/\d+\.\d\d/);
    await expect(page.getByText("No data available for symbol: NOSUCH1")).toBeVisible();
    await expect(page.getByLabel("Symbol to add")).toHaveValue("NOSUCH1");
    // By name, from the suggestions. The words of a name aren't taken for symbols, also in capitals.
    const field = page.getByRole("combobox", { name: "Symbol to add" });
    await addSymbol(page, "AAPL KO");
    await expect(page.getByText("separate symbols with commas")).toBeVisible();
    await field.fill("sap");
    const option = page.getByRole("option", { name: /SAP\.DE/ });
    await option.click();
    await expect(row(page, "SAP.DE")).toContainText(/\d+\.\d\d/);
    await expect(field).toHaveValue("");
    await row(page, "NVDA").hover();
    await row(page, "NVDA").getByRole("button", { name: "Actions for NVDA" }).click();
    await page.getByRole("menuitem", { name: /Remove/ }).click();
    await expect(row(page, "NVDA")).toHaveCount(0);
    await page.reload();
    await expect(row(page, "AAPL")).toHaveCount(1);
    await expect(row(page, "NVDA")).toHaveCount(0);
  },
);

test("the columns of the watchlist are the user's, on every device", async ({ page, product, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, product);
  await page.goto(product.url);
  const table = (on: Page) => on.getByRole("table", { name: /^Watchlist/ });
  const head = (on: Page, name: string) => table(on).getByRole("columnheader", { name });
  await expect(head(page, "Mkt cap")).toBeVisible();
  await expect(head(page, "52 weeks")).toBeHidden();
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  const picker = page.getByRole("dialog", { name: "Columns" });
  await picker.getByLabel("Mkt cap").uncheck();
  await picker.getByLabel("52 weeks").check();
  await expect(head(page, "Mkt cap")).toHaveCount(0);
  await expect(head(page, "52 weeks")).toBeVisible();
  await settled(page);
  const kept = async () =>
    ((await (await page.request.get(`${product.url}/api/settings`)).json()) as { preferences: object }).preferences;
  await expect.poll(kept).toMatchObject({ watchlistColumns: ["course", "change", "volume", "signal", "next", "year"] });

  const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await elsewhere.addCookies(await page.context().cookies());
  const other = await elsewhere.newPage();
  await other.goto(product.url);
  await expect(head(other, "52 weeks")).toBeVisible();
  await expect(head(other, "Mkt cap")).toHaveCount(0);

  await picker.getByRole("button", { name: "Reset to default" }).click();
  await expect(head(page, "Mkt cap")).toBeVisible();
  await expect.poll(kept).toMatchObject({ watchlistColumns: null });
});

test("suggestions are chosen by keyboard, and close when the focus leaves the field", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  await expect(row(page, "AAPL")).toBeVisible();
  await page.getByRole("button", { name: "Add symbol" }).click();
  const field = page.getByRole("combobox", { name: "Symbol to add" });
  const options = page.getByRole("listbox", { name: "Results" }).getByRole("option");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await field.fill("coca");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(options).toHaveCount(0);
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Shift+Tab");
  await expect(options.first()).toHaveAttribute("aria-selected", "false");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id")) ?? "");
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row(page, "KO")).toBeVisible();
  await expect(field).toHaveValue("");
});

test("of several symbols, those that couldn't be added stay in the field", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  await expect(row(page, "AAPL")).toBeVisible();
  await page.route("**/api/watchlists/*/symbols", (route) =>
    route.request().postData()?.includes("META") === true ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  await addSymbol(page, "KO, META, NVDA");
  await expect(page.getByText("Couldn't add META, NVDA. Try again.")).toBeVisible();
  await expect(page.getByText("KO added")).toBeVisible();
  await expect(page.getByLabel("Symbol to add")).toHaveValue("META, NVDA");
  await expect(row(page, "META")).toHaveCount(0);
  await page.unrouteAll();
  await page.getByLabel("Symbol to add").press("Enter");
  await expect(row(page, "META")).toBeVisible();
  await expect(row(page, "NVDA")).toBeVisible();
});

test("the keyboard focus keeps its place while symbols come and go", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  await expect(row(page, "AAPL")).toBeVisible();
  const links = page.locator("[data-row-link]");
  await page.keyboard.press("j");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(links.first()).toBeFocused();
  await addSymbol(page, "NVDA");
  await expect(row(page, "NVDA")).toBeVisible();
  await expect(page.getByLabel("Symbol to add")).toBeFocused();
  await expect(page.getByLabel("Symbol to add")).toHaveValue("");
  await page.keyboard.type("jkw");
  await expect(page.getByLabel("Symbol to add")).toHaveValue("jkw");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add symbol" })).toBeFocused();
  const second = await links.nth(1).innerText();
  await page.getByRole("button", { name: "Actions for AAPL" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: /Remove/ }).focus();
  await page.keyboard.press("Enter");
  await expect(row(page, "AAPL")).toHaveCount(0);
  await expect(links.first()).toHaveText(second);
  await expect(links.first()).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(row(page, "AAPL").locator("[data-row-link]")).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("next and previous row");
});

test("renaming a list by keyboard leaves the focus on its rename button", async ({ page, product }) => {
  await signedIn(page, product);
  await openSettings(page, product.url, "watchlists");
  await settled(page);
  await page.getByRole("button", { name: /^Rename/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: /^Rename/ }).fill("Long term");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Long term" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Rename/ })).toBeFocused();
});

test("a watchlist of sixty is asked for in parts of fifty at most, and every known row gets a price", async ({
  page,
  product,
}) => {
  await signedIn(page, product);
  for (let index = 0; index < 56; index++)
    await page.request.post(`${product.url}/api/watchlist`, {
      data: { symbol: `ZZ${index}` },
      headers: { origin: product.url },
    });
  await page.request.post(`${product.url}/api/watchlist`, {
    data: { symbol: "NVDA" },
    headers: { origin: product.url },
  });
  const requests: URL[] = [];
  page.on("request", (request) => requests.push(new URL(request.url())));
  await page.goto(product.url);
  await expect(row(page, "NVDA")).toContainText(/\d+\.\d\d/);
  await expect(row(page, "AAPL")).toContainText(/\d+\.\d\d/);
  for (const path of ["/api/market/quotes", "/api/market/sparklines"]) {
    const sizes = requests
      .filter(({ pathname }) => pathname === path)
      .map(({ searchParams }) => searchParams.getAll("symbols").join().split(",").length);
    // The server puts the first part into the page where its sources answer in time.
    expect(Math.max(...sizes)).toBeLessThanOrEqual(50);
    expect(sizes.length).toBeGreaterThanOrEqual(1);
  }
});

test("an unknown symbol is refused with the specified text and not kept", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  await addSymbol(page, "NOSUCH1");
  await expect(page.getByText("No data available for symbol")).toBeVisible();
});

testWithOwnServer(
  "a live change reaches every tab over one stream",
  { tag: "@short" },
  async ({ page, product, context }) => {
    await signedIn(page, product);
    await page.goto(product.url);
    const other = await context.newPage();
    await other.goto(`${product.url}/insights?symbol=AAPL`);
    await expect(other.getByRole("heading", { level: 1 })).toContainText("Apple");
    await expect(row(page, "AAPL")).toContainText(/\d+\.\d\d/);
    product.upstream.setPrice("AAPL", 271.83);
    await expect(row(page, "AAPL")).toContainText("271.83");
    await expect(other.getByRole("main")).toContainText("271.83");
  },
);

test("the symbol page shows figures, a chart by range and a table", { tag: "@short" }, async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=MSFT`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Microsoft Corporation");
  await expect(page).toHaveTitle(/^MSFT \d+\.\d\d · Bellwether$/);
  await expect(page.getByText("Market cap", { exact: false }).first()).toBeVisible();
  await expect(page.getByText("P/E, trailing")).toBeVisible();
  await expect(page.locator("figure canvas").first()).toBeVisible();
  await page
    .getByRole("radio", { name: "1Y" })
    .or(page.getByRole("radio", { name: "1 year" }))
    .first()
    .check({ force: true });
  await page.getByRole("button", { name: "Show as table" }).click();
  const table = page.getByRole("table", { name: /MSFT/ });
  await expect.poll(() => table.getByRole("row").count()).toBeGreaterThan(100);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toBe("MSFT-1Y.csv");
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page).toHaveTitle("Dashboard · Bellwether");
});

test("the day's chart and the headline show the same change", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=MSFT`);
  const headline = page.locator("main header").first();
  await expect(headline).toContainText(/[+−]\d+\.\d\d%/);
  // The card above has loaded its text, so nothing moves any more.
  await expect(page.getByText("Quick analysis loading...")).toHaveCount(0);
  await page.getByRole("radio", { name: "1D" }).check({ force: true });
  const summary = page.locator("figcaption").first();
  await expect(summary).toContainText("at the previous close");
  const change = /[+−]\d+\.\d\d%/.exec(await headline.innerText())?.[0] ?? "none";
  await expect(summary).toContainText(change);
});

test("an unknown symbol's page says so", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=NOSUCH1`);
  await expect(page.getByText("No data available for symbol").first()).toBeVisible();
});

testWithOwnServer(
  "many 429 replies leave the last good values on the page, with their age",
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(product.url);
    await expect(row(page, "AAPL")).toContainText(/\d+\.\d\d/);
    product.upstream.setPrice("AAPL", 255.55);
    await expect(row(page, "AAPL")).toContainText("255.55");
    product.upstream.setFault("429");
    await page.reload();
    await expect(row(page, "AAPL")).toContainText("255.55");
    await product.restart(2 * 60 * 60 * 1000);
    await page.reload();
    await expect(row(page, "AAPL")).toContainText("255.55");
    await expect(page.getByText(/^Stale [12]h$/).first()).toBeVisible();
    const watchlist = page.getByRole("region", { name: "Watchlist", exact: true });
    await expect(watchlist).toBeVisible();
    await expect(watchlist.getByText("Sample")).toHaveCount(0);
    product.upstream.setFault("ok");
    product.upstream.setPrice("AAPL", 266.66);
    await expect(row(page, "AAPL")).toContainText("266.66");
  },
);

testWithOwnServer(
  "the page reports a server outage and resumes afterwards",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(product.url);
    await expect(row(page, "TSLA")).toContainText(/\d+\.\d\d/);
    await product.stopServer();
    await expect(page.getByText("No connection")).toBeVisible();
    await expect(row(page, "TSLA")).toContainText(/\d+\.\d\d/);
    await product.startServer();
    product.upstream.setPrice("TSLA", 345.67);
    await expect(row(page, "TSLA")).toContainText("345.67");
    await expect(page.getByText("No connection")).toHaveCount(0);
  },
);

test("stepping through the list keeps the focus and the chart's range", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=AAPL`);
  // The card above has loaded its text, so nothing moves any more.
  await expect(page.getByText("Quick analysis loading...")).toHaveCount(0);
  await page.getByRole("radio", { name: "1Y" }).check({ force: true });
  const next = page.getByRole("button", { name: /^Next symbol/ });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Alphabet");
  await expect(next).toBeFocused();
  await expect(page.getByRole("radio", { name: "1Y" })).toBeChecked();
  await expect(page.locator("figure").first()).toContainText("GOOGL, 1 year");
  await page.goto(product.url);
  const choice = page.getByRole("combobox", { name: "Symbol in the chart" });
  await choice.focus();
  await choice.selectOption("MSFT");
  await expect(page.locator("figure").first()).toContainText("MSFT, 6 months");
  await expect(choice).toBeFocused();
});

test("a chart whose script is missing leaves the rest of the page, and offers a reload", async ({ page, product }) => {
  await signedIn(page, product);
  await page.route("**/assets/indicator-chart*.js", (route) => route.abort());
  await page.goto(`${product.url}/technical?symbol=AAPL`);
  await expect(page.getByText("Couldn't load this panel.").first()).toBeVisible();
  const readings = page.getByRole("table", { name: "Readings and their signals" });
  await expect(readings.getByRole("row").filter({ hasText: "RSI 14" })).toContainText(/Buy|Sell|Hold/);
  await page.unroute("**/assets/indicator-chart*.js");
  await page.getByRole("button", { name: "Reload page" }).first().click();
  await expect(page.getByRole("slider", { name: /bars from/ })).toBeAttached();
});

test.describe("on a page that makes every request itself", () => {
  test.use({ environment: { LIMIT_OPENING_MS: "0" } });

  testWithOwnServer("a list without prices keeps its symbols and reports the failure", async ({ page, product }) => {
    await signedIn(page, product);
    await page.route("**/api/market/quotes*", (route) =>
      route.fulfill({
        status: 503,
        contentType: "application/problem+json",
        body: '{"code":"stock-data-unavailable"}',
      }),
    );
    await page.goto(product.url);
    const watchlist = page.getByRole("region", { name: "Watchlist", exact: true });
    await expect(watchlist.getByRole("alert")).toContainText("Failed to fetch stock data");
    await expect(row(page, "AAPL")).toContainText("—");
    await row(page, "AAPL").hover();
    await row(page, "AAPL").getByRole("button", { name: "Actions for AAPL" }).click();
    await expect(page.getByRole("menuitem", { name: /Remove/ })).toBeVisible();
  });
});

testWithOwnServer("an outage shows its start and the next retry, above the last prices", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  await expect(row(page, "AAPL")).toContainText(/\d+\.\d\d/);
  await product.upstream.off();
  await page.reload();
  await expect(row(page, "AAPL")).toContainText(/\d+\.\d\d/);
  await product.upstream.on();
  product.upstream.setPrice("AAPL", 233.33);
  await expect(row(page, "AAPL")).toContainText("233.33");
  await product.upstream.off();
  await product.restart(2 * 60 * 60 * 1000);
  await page.reload();
  await expect(row(page, "AAPL")).toContainText(/\d+\.\d\d/);
  const notice = page.getByText(/^Unavailable since \d\d:\d\d: Yahoo Finance\. Showing the last prices\.$/);
  await expect(notice).toBeVisible();
  await expect(notice.locator("..")).toContainText(/Retrying( in \d+ s)?\.$/);
  await expect(page.getByText(/^Stale [12]h$/).first()).toBeVisible();
  await product.upstream.on();
  product.upstream.setPrice("AAPL", 244.44);
  await expect(notice).toHaveCount(0);
  await expect(row(page, "AAPL")).toContainText("244.44");
});

test.describe("with no source configured", () => {
  test.use({ environment: { MARKET_DATA_PROVIDERS: "," } });
  testWithOwnServer("samples are labelled until market data is connected", async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(product.url);
    await expect(page.getByText("Prices are samples until market data is connected.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Connect" })).toBeVisible();
    await expect(page.getByText(/No response/)).toHaveCount(0);
  });
});

test.describe("with no network at all", () => {
  test.use({ upstreamIsOn: false });
  testWithOwnServer("samples are violet, the outage is named, and nothing breaks", async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(product.url);
    await expect(
      page.getByText(/^Unavailable since \d\d:\d\d: Yahoo Finance\. Prices marked Sample aren't real\.$/),
    ).toBeVisible();
    await expect(page.getByText("until market data is connected")).toHaveCount(0);
    await expect(page.getByText("Sample", { exact: true }).first()).toBeVisible();
    const rowText = await row(page, "AAPL").innerText();
    await page.reload();
    await expect(row(page, "AAPL")).toContainText(/\d+\.\d\d/);
    const price = /\d+\.\d\d/.exec(rowText)?.[0] ?? "";
    await expect(row(page, "AAPL")).toContainText(price);
    await page.goto(`${product.url}/insights?symbol=AAPL`);
    await expect(page.getByText("generated, 30 days").first()).toBeVisible();
    await page.getByRole("button", { name: "Show as table" }).click();
    await expect(page.getByRole("table", { name: /AAPL/ }).locator("caption")).toContainText("Sample");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe("AAPL-6M-sample.csv");
    const lines = (await readFile(await saved.path(), "utf8")).trimEnd().split("\r\n");
    expect(lines[0]).toMatch(/,source,status$/);
    for (const line of lines.slice(1)) expect(line).toMatch(/,sample$/);
    await page.goto(`${product.url}/insights?symbol=OCDO.L`);
    await expect(page.getByText("Failed to fetch stock data").first()).toBeVisible();
  });
});

test.describe(`recorded replies of Yahoo${recordingsNote}`, () => {
  test.skip(!hasRecordings, "no recordings beside this working copy");
  test.use({ recordings: true, clock: "2025-11-03T12:00:00Z" });
  for (const [symbol, figure, currency] of [
    ["AAPL", "244.60", "USD"],
    ["GOOG", "186.87", "USD"],
    ["OCDO.L", "308.80", "GBX"],
    ["WSKT.JK", "202", "IDR"],
    ["QQQ", "538.15", "USD"],
    ["MSFT", "541.55", "USD"],
    ["BTC-USD", "96,077.45", "USD"],
    ["EURUSD=X", "1.0490", "USD"],
  ] as const) {
    test(`${symbol} shows its recorded figure on dashboard and symbol page`, async ({ page, product }) => {
      await signedIn(page, product);
      await page.request.post(`${product.url}/api/watchlist`, { data: { symbol }, headers: { origin: product.url } });
      await page.goto(product.url);
      await expect(row(page, symbol)).toContainText(figure);
      await page.goto(`${product.url}/insights?symbol=${encodeURIComponent(symbol)}`);
      await expect(page.getByRole("main")).toContainText(figure);
      await expect(page.getByRole("main")).toContainText(currency);
    });
  }
  for (const symbol of ["GS2C", "IDFCBANK.BO"]) {
    test(`${symbol} shows the specified message`, async ({ page, product }) => {
      await signedIn(page, product);
      await page.goto(`${product.url}/insights?symbol=${symbol}`);
      await expect(page.getByText("No data available for symbol").first()).toBeVisible();
    });
  }
});
