import { expect, type Page, settled, signedIn, test, testWithOwnServer } from "./support/product.ts";

async function openPalette(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  const box = dialog.getByRole("combobox");
  await expect(box).toBeFocused();
  return { dialog, box, options: dialog.getByRole("option") };
}

test(
  "under two characters no request is made: recents and the built-in list answer",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/insights?symbol=KO`);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/market/search")) requests.push(request.url());
    });
    const { dialog, box, options } = await openPalette(page);
    await expect(dialog.getByText("Recent", { exact: true })).toBeVisible();
    await expect(options.first()).toContainText("KO");
    await expect(dialog.getByText("Popular")).toBeVisible();
    await box.fill("n");
    await expect(options.first()).toContainText(/^.*N/);
    expect(requests).toEqual([]);
    await box.fill("nv");
    await expect(options.filter({ hasText: "NVIDIA Corporation" })).toHaveCount(1);
    expect(requests.length).toBeGreaterThan(0);
  },
);

test("a typo is answered under Did you mean, and the count is announced", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/settings`);
  await settled(page);
  const { dialog, box, options } = await openPalette(page);
  await box.fill("nvdia");
  await expect(dialog.getByText("Did you mean")).toBeVisible();
  await expect(options.filter({ hasText: "NVDA" })).toHaveCount(1);
  await expect(dialog.getByText(/^\d+ results?$/)).toBeAttached();
  await box.fill("zzqqxx");
  await expect(dialog.getByText("No results for “zzqqxx”")).toBeVisible();
  await expect(dialog.getByText("0 results")).toBeAttached();
});

test("at most ten symbols, each with kind, exchange and star, and its price if loaded", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  await expect(page.getByRole("row", { name: /\bAAPL\b/ })).toContainText("231.40");
  const { dialog, box, options } = await openPalette(page);
  await box.fill("in");
  await expect(dialog.getByText("Symbols", { exact: true })).toBeVisible();
  const symbols = options.filter({ hasText: /Common Stock|ETF|Index|Fund|Crypto|Currency|Future/ });
  await expect.poll(() => symbols.count()).toBeGreaterThan(3);
  expect(await symbols.count()).toBeLessThanOrEqual(10);
  await box.fill("aapl");
  const apple = options.filter({ hasText: "Apple Inc." });
  await expect(apple).toContainText("231.40");
  await expect(apple).toContainText(/Common Stock · NASDAQ/);
  await expect(apple).toContainText("Watching");
  await page.keyboard.press("Shift+Enter");
  await expect(dialog.getByText("Removed AAPL from your watchlist")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/insights\?symbol=AAPL/);
});

test("headlines on the page are found, and new screens by name and by key", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  await expect(page.getByRole("article").first()).toBeVisible();
  const { dialog, box, options } = await openPalette(page);
  await box.fill("apple outlook");
  await expect(dialog.getByText("News", { exact: true })).toBeVisible();
  await expect(options.filter({ hasText: "Apple raises its outlook" })).toHaveCount(1);
  await box.fill("senti");
  await options.filter({ hasText: "Sentiment" }).click();
  await expect(page).toHaveURL(/\/sentiment$/);
  await page.keyboard.press("g");
  await page.keyboard.press("k");
  await expect(page).toHaveURL(/\/calendar$/);
  await page.keyboard.press("g");
  await page.keyboard.press("s");
  await expect(page).toHaveURL(/\/sentiment$/);
});

testWithOwnServer("with every source down the built-in list answers and says so", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/settings`);
  await settled(page);
  product.upstream.setFault("500");
  const { dialog, box, options } = await openPalette(page);
  await box.fill("tesla");
  await expect(options.filter({ hasText: "TSLA" })).toHaveCount(1);
  await expect(
    dialog.getByText("Couldn't reach the symbol sources. Showing matches from the built-in list."),
  ).toBeVisible();
  await box.fill("zzqqxx");
  await expect(dialog.getByText("No results for “zzqqxx”")).toBeVisible();
});

test(
  "holdings come first, and a transaction in words opens the drawer with it",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    const added = await page.request.post(`${product.url}/api/portfolio/transactions`, {
      data: { symbol: "KO", quantity: "10" },
      headers: { origin: product.url },
    });
    expect(added.status()).toBe(201);
    await page.goto(product.url);
    await expect(page.getByRole("heading", { name: "What moved your portfolio today" })).toBeVisible();
    const { dialog, box, options } = await openPalette(page);
    await expect(dialog.getByText("Your holdings", { exact: true })).toBeVisible();
    await expect(options.first()).toContainText("KO");
    await box.fill("Buy 10 NVDA at 178");
    await dialog.getByRole("option", { name: /Record “Buy 10 NVDA at 178”/ }).click();
    const drawer = page.getByRole("dialog", { name: /transaction/i });
    await expect(drawer).toBeVisible();
    await expect(drawer.getByText("NVDA").first()).toBeVisible();
  },
);
