import { expect, type Page, type Product, signedIn, test } from "./support/product.ts";

const sizes = [
  { width: 390, height: 844, rows: 5 },
  { width: 360, height: 640, rows: 3 },
] as const;

/** A year's purchases, in an account of their own. */
async function fill(page: Page, product: Product): Promise<void> {
  const lines = ["AAPL", "MSFT", "GOOGL", "AMZN", "TSLA", "KO", "JPM", "JNJ"].map((symbol, index) => ({
    type: "buy",
    symbol,
    quantity: String(4 + index),
    price: "150",
    date: `2025-${String(index + 4).padStart(2, "0")}-10`,
  }));
  for (const data of [{ type: "deposit", amount: "20000", date: "2025-03-03", currency: "USD" }, ...lines]) {
    const reply = await page.request.post(`${product.url}/api/portfolio/transactions`, {
      data,
      headers: { origin: product.url },
    });
    expect(reply.status()).toBe(201);
  }
}

/** Moves a finger with the browser's own touch input. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const steps = 8;
  const at = (step: number) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  });
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at(0)] });
  // The finger rests before it lifts: after a flick the browser would take the next tap as a stop of the scrolling.
  for (const step of [...Array(steps).keys(), steps, steps, steps]) {
    await page.waitForTimeout(30);
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at(step)] });
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

for (const { width, height, rows } of sizes)
  test.describe(`on a phone of ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test(
      "the portfolio shows value, chart and holdings on the first screen",
      { tag: width === 390 ? "@short" : [] },
      async ({ page, product }) => {
        await signedIn(page, product);
        await fill(page, product);
        await page.goto(`${product.url}/portfolio`);
        const list = page.getByRole("region", { name: "Holdings" });
        await expect(list.locator("[data-row-link]").first()).toBeVisible();
        await expect(page.getByRole("slider", { name: /Portfolio value/ })).toBeAttached();
        const bar = (await page.getByRole("navigation", { name: "Main" }).boundingBox())?.y ?? 0;
        const tops = await list
          .locator("[data-row-link]")
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
        expect(tops.filter((bottom) => bottom <= bar).length).toBeGreaterThanOrEqual(rows);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      },
    );

    test(
      "no field is so small that the browser zooms in on it",
      { tag: width === 390 ? "@short" : [] },
      async ({ page, product }) => {
        const small = async (path: string): Promise<string[]> => {
          await page.goto(`${product.url}${path}`);
          const fields = page.locator(
            ":is(input:not([type=checkbox], [type=radio], [type=range]), textarea, select):visible",
          );
          await expect(fields.first()).toBeVisible();
          return fields.evaluateAll((all) =>
            all
              .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
              .map((field) => field.ariaLabel ?? field.outerHTML),
          );
        };
        expect(await small("/login")).toEqual([]);
        await signedIn(page, product);
        for (const path of ["/chat", "/strategy"]) expect([path, await small(path)]).toEqual([path, []]);
      },
    );

    test("touching the chart shows the day, and releasing returns to today", async ({ page, product }) => {
      await signedIn(page, product);
      await fill(page, product);
      await page.goto(`${product.url}/portfolio`);
      const slider = page.getByRole("slider", { name: /Portfolio value/ });
      await expect(slider).toBeAttached();
      const last = await slider.inputValue();
      const stage = await page.getByRole("figure", { name: "Portfolio value" }).boundingBox();
      const [x, y] = [(stage?.x ?? 0) + width / 2, (stage?.y ?? 0) + 60];
      const client = await page.context().newCDPSession(page);
      await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: x - 30, y }] });
      await expect(slider).not.toHaveValue(last);
      await expect(slider).toHaveAttribute("aria-valuetext", /Gain since .*: [+−]?\$/);
      await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expect(slider).toHaveValue(last);
    });

    test("tapping a change shows the next figure and keeps it", async ({ page, product }) => {
      await signedIn(page, product);
      await fill(page, product);
      await page.goto(`${product.url}/portfolio`);
      const change = page.getByRole("button", { name: /Showing Today\. Show the next figure/ }).nth(1);
      await change.tap();
      await expect(page.getByRole("button", { name: /Showing Today, %/ }).first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole("button", { name: /Showing Today, %/ }).first()).toBeVisible();
    });

    test(
      "tapping a row opens its sheet, which leads to trades and the next holding",
      { tag: width === 390 ? "@short" : [] },
      async ({ page, product }) => {
        await signedIn(page, product);
        await fill(page, product);
        await page.goto(`${product.url}/portfolio`);
        const first = page.locator("[data-row-link]").first();
        const symbol = (await first.getAttribute("data-row-link")) ?? "";
        const second = (await page.locator("[data-row-link]").nth(1).getAttribute("data-row-link")) ?? "";
        await first.tap({ position: { x: 90, y: 20 } });
        const sheet = page.getByRole("dialog", { name: symbol });
        await expect(sheet.getByText("Total gain")).toBeVisible();
        await sheet.getByRole("button", { name: `Next holding: ${second}` }).tap();
        await expect(page.getByRole("dialog", { name: second })).toBeVisible();
        await page.getByRole("dialog", { name: second }).getByRole("button", { name: "Trade" }).tap();
        await expect(page.getByRole("dialog", { name: /transaction/i })).toBeVisible();
      },
    );

    test("a symbol's page begins with its price, one line of actions and its chart", async ({ page, product }) => {
      await signedIn(page, product);
      await page.goto(`${product.url}/insights?symbol=AAPL`);
      const header = page.locator("main header").first();
      const actions = header.getByRole("button");
      await expect(header.getByRole("button", { name: "Watch" })).toBeEnabled();
      const lines = new Set(await actions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)));
      expect(lines.size).toBe(1);
      const bar = (await page.getByRole("navigation", { name: "Main" }).boundingBox())?.y ?? 0;
      const chart = await page.getByRole("slider", { name: /AAPL/ }).boundingBox();
      expect((chart?.y ?? 0) + (chart?.height ?? Infinity)).toBeLessThanOrEqual(bar);
      if (height > 700) {
        const figure = await page.getByText("Market cap", { exact: true }).boundingBox();
        expect(figure?.y ?? Infinity).toBeLessThan(bar);
      }
      await header.getByRole("button", { name: "More actions" }).tap();
      await page.getByRole("menuitem", { name: "Compare" }).tap();
      await expect(page.getByRole("dialog", { name: "Compare with" })).toBeVisible();
    });

    test("swiping left shows actions and does nothing itself", async ({ page, product }) => {
      await signedIn(page, product);
      await fill(page, product);
      await page.goto(`${product.url}/portfolio`);
      const row = page.locator("[data-row-link]").first();
      const symbol = (await row.getAttribute("data-row-link")) ?? "";
      await row.scrollIntoViewIfNeeded();
      const box = await row.boundingBox();
      const y = (box?.y ?? 0) + 28;
      await swipe(page, { x: width - 120, y }, { x: 20, y });
      const alert = page.getByRole("button", { name: `Alert: ${symbol}` });
      await expect(alert).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      // The browser may take the first tap after a swipe for the swipe's end.
      const dialog = page.getByRole("dialog");
      await expect(async () => {
        if ((await dialog.count()) === 0) await alert.tap();
        await expect(dialog).toBeVisible({ timeout: 5_000 });
      }).toPass();
    });
  });
