import { expect, type Page, signedIn, test, testWithOwnServer } from "./support/product.ts";

const symbols = (page: Page) => page.getByRole("region", { name: "Price and news by symbol" });
const row = (page: Page, symbol: string) =>
  symbols(page).getByRole("row", { name: new RegExp(`Headlines for ${symbol}(\\s|$)`) });
const choose = (page: Page, name: string) => symbols(page).getByText(name, { exact: true }).click();

test(
  "the market's mood is a line with its components, readable as a table and by keyboard",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/sentiment`);
    const mood = page.getByRole("region", { name: "Market mood" });
    await expect(mood).toContainText(/0\.\d\d\s*[▲▼•] (Slightly positive|Positive|Neutral|Slightly negative|Negative)/);
    const parts = page.getByRole("region", { name: "Score breakdown" });
    await expect(parts.getByRole("listitem")).toHaveCount(3);
    await expect(parts).toContainText(/Breadth.*13 symbols.*weight 40%/s);
    await parts.getByText("How this is scored").click();
    await expect(parts).toContainText("Symbols that rose, as a share of all that rose or fell");

    // Days before this server's first observation come from prices and are labelled so.
    await expect(mood).toContainText("calculated later, from prices only");
    const line = mood.getByRole("slider", { name: /^Market mood from 0\.\d\d/ });
    await line.focus();
    await expect(line).toHaveAttribute("aria-valuetext", /^4 Mar 2026: 0\.\d\d, .*prices and news$/);
    await page.keyboard.press("ArrowLeft");
    await expect(line).toHaveAttribute("aria-valuetext", /^3 Mar 2026: 0\.\d\d, .*prices only$/);
    await mood.getByRole("button", { name: "Show as table" }).click();
    const table = mood.getByRole("table", { name: "Market mood by day, 3 months" });
    await expect(table.getByRole("row").nth(1)).toContainText(/4 Mar 2026.*prices and news/);
    const allDays = await table.getByRole("row").count();
    await mood.getByText("1M", { exact: true }).click();
    await expect(page).toHaveURL(/range=1M/);
    const month = mood.getByRole("table", { name: "Market mood by day, 1 month" });
    await expect(month).toBeVisible();
    expect(await month.getByRole("row").count()).toBeLessThan(allDays);
    const download = page.waitForEvent("download");
    await mood.getByRole("button", { name: "Download CSV" }).click();
    expect((await download).suggestedFilename()).toBe("market-mood-1M.csv");
  },
);

test("symbols show price and news mood, by scope and window, and a row opens its headlines", async ({
  page,
  product,
}) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/sentiment`);
  await expect(row(page, "AAPL")).toContainText(/0\.\d\d/);
  await expect(row(page, "NVDA")).toHaveCount(0);
  await row(page, "TSLA").getByRole("button", { name: "Headlines for TSLA" }).press("Enter");
  await expect(symbols(page).getByRole("article").first()).toContainText("Tesla");
  await expect(symbols(page).getByTitle("Counted as negative").first()).toBeVisible();
  await row(page, "TSLA").getByRole("button", { name: "Headlines for TSLA" }).press("Enter");
  await expect(symbols(page).getByRole("article")).toHaveCount(0);

  await choose(page, "1d");
  await expect(page).toHaveURL(/window=1d/);
  await expect(symbols(page).getByRole("table", { name: "My symbols, stories from the last day" })).toBeVisible();
  await choose(page, "Market");
  await expect(page).toHaveURL(/scope=market/);
  await expect(row(page, "NVDA")).toContainText(/0\.\d\d/);
  await symbols(page).getByRole("columnheader", { name: "Symbol" }).getByRole("button").click();
  const names = await symbols(page).getByRole("rowheader").allInnerTexts();
  expect(names).toEqual(names.toSorted());
  await page.reload();
  await expect(row(page, "NVDA")).toContainText(/0\.\d\d/);
  await expect(symbols(page).getByRole("radio", { name: "1d" })).toBeChecked();
});

testWithOwnServer(
  "a symbol without stories says so, and the largest disagreements come first",
  async ({ page, product }) => {
    product.upstream.setPrice("TSLA", 420);
    await signedIn(page, product);
    const added = await page.request.post(`${product.url}/api/watchlist`, {
      data: { symbol: "VOD.L" },
      headers: { origin: product.url },
    });
    expect(added.ok()).toBe(true);
    await page.goto(`${product.url}/sentiment`);
    await expect(row(page, "VOD.L")).toContainText("No stories");
    await expect(row(page, "VOD.L")).not.toContainText("0.50");
    await row(page, "VOD.L").getByRole("button").click();
    await expect(symbols(page)).toContainText("No stories about VOD.L in the last 7 days.");
    const divergences = symbols(page).getByRole("region", { name: "Price and news disagree" });
    await expect(divergences).toContainText(/TSLA: the price is up while the news is negative, 0\.\d\d vs 0\.\d\d/);
    await expect(row(page, "TSLA")).toContainText("disagree");
  },
);

testWithOwnServer(
  "without news only symbols have a score, samples are unscored, and the news recovers",
  async ({ page, product }) => {
    product.upstream.setFault("500", { endpoint: "news" });
    await signedIn(page, product);
    await page.goto(`${product.url}/sentiment`);
    const parts = page.getByRole("region", { name: "Score breakdown" });
    await expect(parts).toContainText(/News tone\s*No stories/);
    await expect(parts).toContainText("Left out. The other weights are scaled up to 100%.");
    await expect(page.getByRole("region", { name: "Market mood" })).toContainText(
      "Not enough data for a market mood: 0 of at least 3 stories.",
    );
    await expect(row(page, "AAPL")).toContainText(/0\.\d\d/);
    const headlines = page.getByRole("region", { name: /Headlines behind/ });
    await expect(headlines).toContainText("Sample");
    await expect(headlines).toContainText("They aren't scored.");
    await expect(headlines.getByText("Not scored").first()).toBeAttached();
    await expect(row(page, "AAPL")).toContainText("No stories");
    await expect(symbols(page)).toContainText("Failed to fetch news");

    product.upstream.setFault("ok");
    await expect(headlines).not.toContainText("Sample");
    await expect(headlines.getByTitle(/Counted as/).first()).toBeVisible();
    await expect(row(page, "AAPL")).not.toContainText("No stories");
  },
);

test("an account without symbols is led to the market's moods", async ({ page, product }) => {
  await signedIn(page, product);
  const lists = (await (await page.request.get(`${product.url}/api/watchlist`)).json()) as { symbols: string[] };
  for (const symbol of lists.symbols)
    await page.request.delete(`${product.url}/api/watchlist/${encodeURIComponent(symbol)}`, {
      headers: { origin: product.url },
    });
  await page.goto(`${product.url}/sentiment`);
  await expect(symbols(page)).toContainText("Watch a symbol to compare its price mood and news mood here.");
  await symbols(page).getByRole("button", { name: "Show the market" }).click();
  await expect(row(page, "NVDA")).toContainText(/0\.\d\d/);
});
