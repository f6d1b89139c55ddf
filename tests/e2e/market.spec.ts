import { readFile } from "node:fs/promises";
import { hasRecordings, recordingsNote } from "../upstreams/recordings.ts";
import { expect, type Page, openSettings, settled, signedIn, test } from "./support/product.ts";

const row = (page: Page, symbol: string) =>
  page.getByRole("row", { name: new RegExp(`\\b${symbol.replace(".", "\\.")}\\b`) });

async function addSymbol(page: Page, text: string): Promise<void> {
  const field = page.getByLabel("Symbol to add");
  if (!(await field.isVisible())) await page.getByRole("button", { name: "Add symbol" }).click();
  await field.fill(text);
  await field.press("Enter");
}

test("symbols are added and removed, and a lower-case duplicate counts once", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  await expect(row(page, "AAPL")).toBeVisible();
  await addSymbol(page, " nvda ");
  await expect(row(page, "NVDA")).toContainText(/\d+\.\d\d/);
  await addSymbol(page, "aapl");
  await expect(row(page, "AAPL")).toHaveCount(1);
  await row(page, "NVDA").hover();
  await row(page, "NVDA").getByRole("button", { name: "Actions for NVDA" }).click();
  await page.getByRole("menuitem", { name: /Remove/ }).click();
  await expect(row(page, "NVDA")).toHaveCount(0);
  await page.reload();
  await expect(row(page, "AAPL")).toHaveCount(1);
  await expect(row(page, "NVDA")).toHaveCount(0);
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

test("a watchlist of sixty takes two requests, and every known row gets a price", async ({ page, product }) => {
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
    expect(Math.max(...sizes)).toBe(50);
    expect(sizes.length).toBeGreaterThanOrEqual(2);
  }
});

test("an unknown symbol is refused with the specified text and not kept", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  await addSymbol(page, "NOSUCH1");
  await expect(page.getByText("No data available for symbol")).toBeVisible();
});

test("a live change appears without a reload", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  await expect(row(page, "AAPL")).toContainText(/\d+\.\d\d/);
  product.upstream.setPrice("AAPL", 263.19);
  await expect(row(page, "AAPL")).toContainText("263.19");
});

test("a live change reaches every tab over one stream", async ({ page, product, context }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  const other = await context.newPage();
  await other.goto(`${product.url}/insights?symbol=AAPL`);
  await expect(other.getByRole("heading", { level: 1 })).toContainText("Apple");
  product.upstream.setPrice("AAPL", 271.83);
  await expect(row(page, "AAPL")).toContainText("271.83");
  await expect(other.getByRole("main")).toContainText("271.83");
});

test("the symbol page shows figures, a chart by range and a table", async ({ page, product }) => {
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
  const summary = page.locator("figcaption");
  await expect(summary).toContainText("at the previous close");
  const change = /[+−]\d+\.\d\d%/.exec(await headline.innerText())?.[0] ?? "none";
  await expect(summary).toContainText(change);
});

test("an unknown symbol's page says so", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=NOSUCH1`);
  await expect(page.getByText("No data available for symbol").first()).toBeVisible();
});

test("many 429 replies leave the last good values on the page, with their age", async ({ page, product }) => {
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
  await expect(row(page, "AAPL")).toContainText("266.66", { timeout: 60_000 });
});

test("the page survives the upstream going off and on", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  await expect(row(page, "TSLA")).toContainText(/\d+\.\d\d/);
  await product.upstream.off();
  await page.reload();
  await expect(row(page, "TSLA")).toContainText(/\d+\.\d\d/);
  await product.upstream.on();
  product.upstream.setPrice("TSLA", 444.44);
  await expect(row(page, "TSLA")).toContainText("444.44", { timeout: 60_000 });
});

test("the page reports a server outage and resumes afterwards", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  await expect(row(page, "TSLA")).toContainText(/\d+\.\d\d/);
  await product.stopServer();
  await expect(page.getByText("No connection")).toBeVisible({ timeout: 60_000 });
  await expect(row(page, "TSLA")).toContainText(/\d+\.\d\d/);
  await product.startServer();
  product.upstream.setPrice("TSLA", 345.67);
  await expect(row(page, "TSLA")).toContainText("345.67", { timeout: 60_000 });
  await expect(page.getByText("No connection")).toHaveCount(0);
});

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
  await page.route("**/assets/price-chart*.js", (route) => route.abort());
  await page.goto(product.url);
  await expect(page.getByText("Couldn't load this panel.")).toBeVisible();
  await expect(row(page, "AAPL")).toContainText(/\d+\.\d\d/);
  await page.unroute("**/assets/price-chart*.js");
  await page.getByRole("button", { name: "Reload page" }).click();
  await expect(page.locator("figure canvas").first()).toBeVisible();
});

test.describe("on a page that makes every request itself", () => {
  test.use({ environment: { LIMIT_OPENING_MS: "0" } });

  test("a list without prices keeps its symbols and reports the failure", async ({ page, product }) => {
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

test("an outage shows its start and the next retry, above the last prices", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  await expect(row(page, "AAPL")).toContainText(/\d+\.\d\d/);
  await product.upstream.off();
  await product.restart(2 * 60 * 60 * 1000);
  await page.reload();
  const notice = page.getByText(/^Couldn't reach Yahoo Finance since \d\d:\d\d\. Showing the last prices\.$/);
  await expect(notice).toBeVisible();
  await expect(notice.locator("..")).toContainText(/Retrying( in \d+ s)?\.$/);
  await expect(page.getByText(/^Stale [12]h$/).first()).toBeVisible();
  await product.upstream.on();
  await expect(notice).toHaveCount(0, { timeout: 60_000 });
});

test.describe("with no source configured", () => {
  test.use({ environment: { MARKET_DATA_PROVIDERS: "," } });
  test("samples are labelled until market data is connected", async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(product.url);
    await expect(page.getByText("Prices are samples until market data is connected.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Connect" })).toBeVisible();
    await expect(page.getByText(/Couldn't reach/)).toHaveCount(0);
  });
});

test.describe("with no network at all", () => {
  test.use({ upstreamIsOn: false });
  test("samples are violet, the outage is named, and nothing breaks", async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(product.url);
    await expect(
      page.getByText(/^Couldn't reach Yahoo Finance since \d\d:\d\d\. Prices marked Sample aren't real\.$/),
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
