import { expect, openSettings, settled, signedIn, test } from "./support/product.ts";

test("a symbol's tabs show real data, by mouse and by arrow keys", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=AAPL`);
  await expect(page.getByText("Ex-dividend tomorrow")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Signals, 1 day" })).toBeVisible();
  await expect(page.getByText("RSI 14")).toBeVisible();
  await expect(page.getByText("1 positive")).toBeVisible();
  await expect(page.getByText("Q4 25: estimate 1.59, actual 1.67, surprise +5.03%")).toBeAttached();

  await page.getByRole("tab", { name: "Overview" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Research report" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Financials" })).toBeFocused();
  await expect(page).toHaveURL(/tab=financials/);
  await expect(page.getByText("Consumer Electronics")).toBeVisible();
  await expect(page.getByText("Price / earnings", { exact: true })).toBeVisible();
  await page.getByRole("radio", { name: "Quarterly" }).check();
  await expect(page.getByRole("columnheader", { name: "30 Jun 2025" })).toBeVisible();
  await page.getByRole("radio", { name: "Cash flow" }).check();
  await expect(page.getByRole("rowheader", { name: "Free cash flow" })).toBeVisible();

  await page.getByRole("tab", { name: "News" }).click();
  await expect(page.getByRole("article")).toHaveCount(3);
  await page.getByRole("radio", { name: "Negative" }).check();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("weak orders");

  await page.getByRole("tab", { name: "Events" }).click();
  await expect(page.getByText("Earnings, after close")).toBeVisible();
  await expect(page.getByText(/Options imply a move of ±\d+\.\d% by 13 Mar 2026, between \d/)).toBeVisible();

  await page.getByRole("tab", { name: "Technical" }).click();
  await expect(page.getByRole("slider", { name: /AAPL, daily bars/ })).toBeAttached();
  await page.getByRole("link", { name: "Open in Technical" }).click();
  await expect(page).toHaveURL(/\/technical\?symbol=AAPL&interval=1d/);

  await page.goto(`${product.url}/insights?symbol=AAPL&tab=events`);
  await expect(page.getByRole("tab", { name: "Events" })).toHaveAttribute("aria-selected", "true");
});

test("the page's shortcuts pause in dialogs and while turned off", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=SPY`);
  const watch = page.getByRole("button", { name: /^Watch(ing)? SPY$/ });
  await expect(watch).toBeEnabled();
  const before = await watch.getAttribute("aria-pressed");
  await page.getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog", { name: "Compare with" });
  await dialog.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("w");
  await page.keyboard.press("Shift+J");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/symbol=SPY/);
  await expect(watch).toHaveAttribute("aria-pressed", before ?? "");

  await openSettings(page, product.url, "shortcuts");
  await settled(page);
  await page.getByRole("switch", { name: "Single-letter shortcuts" }).uncheck();
  await page.goto(`${product.url}/insights?symbol=SPY`);
  await expect(watch).toBeEnabled();
  await page.keyboard.press("w");
  await page.keyboard.press("Shift+J");
  await expect(page).toHaveURL(/symbol=SPY/);
  await expect(watch).toHaveAttribute("aria-pressed", before ?? "");
});

test("the actions never overlap the price at any window width", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=AAPL`);
  await expect(page.getByText("Ex-dividend tomorrow")).toBeVisible();
  const banner = page.locator("header", { has: page.getByRole("heading", { level: 1, name: "Apple Inc." }) });
  for (const width of [390, 600, 768, 900, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Every text and button of the header, as pairs that overlap without containing each other.
    const overlaps = await banner.evaluate((header) => {
      const boxes = [...header.querySelectorAll("h1, button, a, span")].map((element) => ({
        element,
        box: element.getBoundingClientRect(),
      }));
      return boxes.flatMap(({ element: one, box: first }, index) =>
        boxes.slice(index + 1).flatMap(({ element: other, box: second }) => {
          if (one.contains(other) || other.contains(one)) return [];
          const wide = Math.min(first.right, second.right) - Math.max(first.left, second.left);
          const high = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
          // Line boxes of neighbouring texts may touch.
          return wide > 3 && high > 3 ? [`${one.textContent} | ${other.textContent}`] : [];
        }),
      );
    });
    expect(overlaps, `at ${width} px`).toEqual([]);
  }
});

test("the address keeps the range", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=MSFT&range=1Y`);
  await expect(page.getByRole("radio", { name: "1Y" })).toBeChecked();
  await page.getByRole("radio", { name: "5D" }).check();
  await expect(page).toHaveURL(/range=5D/);
});

test("symbols are compared from a common zero, as a chart and as a table", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=AAPL`);
  await page.getByRole("button", { name: "Compare" }).click();
  await page.getByRole("dialog", { name: "Compare with" }).getByRole("button", { name: /MSFT/ }).click();
  await expect(page).toHaveURL(/compare=MSFT/);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("dialog").getByRole("searchbox").fill("Tesla");
  await page.getByRole("dialog").getByRole("button", { name: /TSLA/ }).click();
  await expect(page.getByRole("slider", { name: /AAPL [+−]?\d.*MSFT [+−]?\d.*TSLA [+−]?\d/ })).toBeAttached();

  await page.getByRole("button", { name: "Show as table" }).click();
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(4);
  await page.getByRole("button", { name: "Remove MSFT" }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole("button", { name: "End comparison" }).click();
  await expect(page.getByRole("radio", { name: "Candles" })).toBeVisible();
});

test("news that fails to load says so, and recovers", async ({ page, product }) => {
  await signedIn(page, product);
  product.upstream.setFault("500");
  await page.goto(`${product.url}/insights?symbol=AAPL&tab=news`);
  await expect(page.getByRole("alert").getByText("Failed to fetch news")).toBeVisible();
  product.upstream.setFault("ok");
  await expect(async () => {
    // The page also refetches by itself, and may do so first.
    const retry = page.getByRole("tabpanel").getByRole("button", { name: "Retry" });
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(page.getByRole("article")).toHaveCount(3, { timeout: 1_500 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText("Failed to fetch news")).toHaveCount(0);
});

test("a fund shows its holdings and costs, and a foreign share its price in the user's currency too", async ({
  page,
  product,
}) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=SPY`);
  await expect(page.getByRole("heading", { name: "Holdings and cost" })).toBeVisible();
  await expect(page.getByText("Large Blend")).toBeVisible();
  await page.goto(`${product.url}/insights?symbol=TSCO.L`);
  await expect(page.getByRole("heading", { level: 1, name: "Tesco PLC" })).toBeVisible();
  await expect(page.getByText("GBX")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Earnings: estimate and actual" })).toBeVisible();
  await expect(page.getByText(/≈ 4\.\d\d USD \(ECB, \d Mar\)/)).toBeVisible();
  await page.goto(`${product.url}/insights?symbol=AAPL`);
  await expect(page.getByRole("heading", { name: "Signals, 1 day" })).toBeVisible();
  await expect(page.getByText(/≈/)).toHaveCount(0);
});

test("an unknown symbol says so and suggests similar ones", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=NOSUCH1&tab=news`);
  await expect(page.getByText("No data available for symbol NOSUCH1")).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Symbol or name" })).toBeVisible();
});

test("the page shows the user's position in the symbol, its gain and its lots", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=NVDA`);
  const card = page.getByRole("region", { name: "My position" });
  await expect(card).toContainText("You don't hold NVDA");
  const bought = await page.request.post(`${product.url}/api/portfolio/transactions`, {
    data: { type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "12", price: "131.20", fee: "1" },
    headers: { origin: product.url },
  });
  expect(bought.status()).toBe(201);
  await page.reload();
  await expect(card).toContainText("131.20");
  await expect(page.getByText("arrows your trades")).toHaveCount(0);
  // The card above has loaded its text, so nothing moves any more.
  await expect(page.getByText("Quick analysis loading...")).toHaveCount(0);
  await page.getByRole("radio", { name: "5Y" }).check({ force: true });
  await expect(page.getByText("arrows your trades")).toBeVisible();
  await page.getByRole("tab", { name: "My position" }).click();
  await expect(page.getByRole("region", { name: "Lots" }).getByRole("row", { name: /4 Mar 2025/ })).toContainText(
    "$1,575.40",
  );
  await expect(page.getByRole("region", { name: "Returns since the first transaction" })).toContainText(
    "Money-weighted",
  );
});
