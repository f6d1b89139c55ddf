import { expect, openSettings, settled, signedIn, test, testWithOwnServer } from "./support/product.ts";

test("a symbol's tabs show real data, by mouse and by arrow keys", { tag: "@short" }, async ({ page, product }) => {
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

test("the window below the chart chooses its days by keyboard", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=AAPL`);
  const chart = page.getByRole("slider", { name: /AAPL/ });
  const start = page.getByRole("slider", { name: "First day shown" });
  await expect(chart).toBeAttached();
  const all = Number(await chart.getAttribute("max"));
  await start.focus();
  await page.keyboard.press("PageUp");
  await expect.poll(async () => Number(await chart.getAttribute("max"))).toBe(all - Math.round(all / 10));
  await page.keyboard.press("Home");
  await expect.poll(async () => Number(await chart.getAttribute("max"))).toBe(all);
});

test("the address keeps the range", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=MSFT&range=1Y`);
  await expect(page.getByRole("radio", { name: "1Y" })).toBeChecked();
  await page.getByRole("radio", { name: "5D" }).check();
  await expect(page).toHaveURL(/range=5D/);
});

test(
  "symbols are compared from a common zero, as a chart and as a table",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/insights?symbol=AAPL`);
    await page.getByRole("button", { name: "Compare" }).click();
    const dialog = page.getByRole("dialog", { name: "Compare with" });
    await dialog.getByRole("button", { name: /MSFT/ }).click();
    await expect(page).toHaveURL(/compare=MSFT/);
    // It stays open for further symbols.
    await expect(dialog.getByText("On the chart: AAPL, MSFT")).toBeVisible();
    await expect(dialog.getByRole("searchbox")).toBeFocused();
    // One that is there already changes nothing.
    await page.keyboard.type("MSFT");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("searchbox")).toHaveValue("");
    await expect(dialog.getByText("On the chart: AAPL, MSFT")).toBeVisible();
    await page.keyboard.type("Tesla");
    await dialog.getByRole("button", { name: /TSLA/ }).click();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("slider", { name: /AAPL [+−]?\d.*MSFT [+−]?\d.*TSLA [+−]?\d/ })).toBeAttached();

    const rows = page.getByRole("table", { name: /^Change since/ }).getByRole("row");
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).toContainText(/\d+\.\d\d USD/);
    await page.getByRole("button", { name: "Remove MSFT" }).click();
    await expect(rows).toHaveCount(3);
    await page.getByRole("button", { name: "End comparison" }).click();
    await expect(page.getByRole("radio", { name: "Candles" })).toBeVisible();
  },
);

test("a phone has every range of a comparison", async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=AAPL&compare=MSFT`);
  const ranges = page
    .getByRole("group", { name: "Range" })
    .or(page.getByRole("radiogroup", { name: "Range" }))
    .first();
  await expect(ranges).toBeVisible();
  expect(await ranges.evaluate((group) => group.scrollWidth - group.clientWidth)).toBeLessThanOrEqual(1);
});

test("compared symbols have charts side by side, with one crosshair and one range", async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=AAPL&compare=MSFT,GOOGL`);
  const choice = page.getByRole("radio", { name: "Side by side" });
  await expect(choice).toBeAttached();
  await page.getByText("Side by side", { exact: true }).click();
  await expect(page).toHaveURL(/charts=split/);
  const chart = (symbol: string) => page.getByRole("region", { name: symbol, exact: true }).getByRole("slider");
  for (const symbol of ["AAPL", "MSFT", "GOOGL"]) await expect(chart(symbol)).toBeAttached();
  // By keyboard.
  await chart("AAPL").focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft");
  for (const symbol of ["AAPL", "MSFT", "GOOGL"])
    await expect(chart(symbol)).toHaveAttribute("aria-valuetext", /27 Feb 2026/);
  // By mouse, over another chart.
  await page.getByRole("region", { name: "MSFT", exact: true }).hover({ position: { x: 120, y: 150 } });
  await expect(chart("MSFT")).not.toHaveAttribute("aria-valuetext", /(Feb|Mar) 2026/);
  const day = /\d+ \w{3} \d{4}/.exec((await chart("MSFT").getAttribute("aria-valuetext")) ?? "")?.[0] ?? "no day";
  for (const symbol of ["AAPL", "GOOGL"])
    await expect(chart(symbol)).toHaveAttribute("aria-valuetext", new RegExp(day));
  await page.getByRole("radio", { name: "1Y" }).check();
  for (const symbol of ["AAPL", "MSFT", "GOOGL"]) await expect(chart(symbol)).toHaveAccessibleName(/1 year/);
  await page.reload();
  await expect(chart("GOOGL")).toHaveAccessibleName(/1 year/);
  await page.getByText("One chart", { exact: true }).click();
  await expect(page.getByRole("region", { name: "MSFT", exact: true })).toHaveCount(0);
});

test("the chart shows the total return instead of the price", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=AAPL`);
  const chart = page.getByRole("slider", { name: /^AAPL/ });
  await expect(chart).toBeAttached();
  const change = async () =>
    Number(/([+−][\d.]+)%/.exec((await chart.getAttribute("aria-label")) ?? "")?.[1]?.replace("−", "-"));
  const price = await change();
  const toggle = page.getByRole("button", { name: "Total return" });
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("With dividends reinvested", { exact: false })).toBeVisible();
  await expect.poll(change).toBeGreaterThan(price);
  // Drawings are at prices.
  await expect(page.getByRole("button", { name: "Draw", exact: true })).toBeDisabled();
  await toggle.click();
  await expect.poll(change).toBe(price);
});

test(
  "drawings are kept with the account, moved, hidden, taken back and deleted",
  { tag: "@short" },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1440, height: 1400 });
    await signedIn(page, product);
    await page.goto(`${product.url}/insights?symbol=MSFT`);
    const saved = () =>
      page.waitForResponse((reply) => reply.request().method() === "PUT" && reply.url().endsWith("/api/drawings"));
    await page.getByRole("button", { name: "Draw", exact: true }).click();
    const layer = page.locator("svg[data-layer=drawings]");
    const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
      const { x, y, width, height } = (await layer.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + from[0] * width, y + from[1] * height);
      await page.mouse.down();
      await page.mouse.move(x + to[0] * width, y + to[1] * height, { steps: 4 });
      await page.mouse.up();
    };
    const list = page.getByRole("table", { name: "Drawings" });

    await page.getByRole("radio", { name: "Trend line" }).check({ force: true });
    let reply = saved();
    await drag([0.2, 0.6], [0.7, 0.3]);
    expect((await reply).status()).toBe(200);
    await expect(list.getByRole("row")).toHaveCount(2);
    const price = list.getByRole("textbox", { name: "Trend line: price at the start" });
    const before = Number(await price.inputValue());

    // The whole line goes down.
    reply = saved();
    await drag([0.45, 0.45], [0.45, 0.55]);
    await reply;
    await expect.poll(async () => Number(await price.inputValue())).toBeLessThan(before);
    // The keys work after a press on the chart.
    reply = saved();
    await page.keyboard.press("Control+z");
    await reply;
    await expect(price).toHaveValue(before.toFixed(2));
    await expect(page.getByRole("status").filter({ hasText: "Last change undone." })).toBeAttached();
    reply = saved();
    await page.keyboard.press("Control+Shift+Z");
    await reply;
    await expect.poll(async () => Number(await price.inputValue())).toBeLessThan(before);
    reply = saved();
    await page.getByRole("button", { name: "Undo" }).click();
    await reply;
    await expect(price).toHaveValue(before.toFixed(2));

    // The chart keeps its place whatever the tool is.
    const top = async () => (await layer.boundingBox())?.y;
    const usualTop = await top();
    for (const name of ["Text", "Range", "Select", "Level"]) {
      await page.getByRole("radio", { name, exact: true }).check({ force: true });
      expect(await top(), name).toBe(usualTop);
    }

    const shape = layer.locator("[data-drawing=trend] line").first();
    const unzoomed = (await shape.getAttribute("x1")) ?? "";
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect(shape).not.toHaveAttribute("x1", unzoomed);
    await page.getByRole("button", { name: "Reset zoom" }).click();
    await expect(shape).toHaveAttribute("x1", unzoomed);

    // One scale at a time. The drawings stay at their bars and prices, also beside wider labels.
    const part = async (side: "x2" | "y2", size: "width" | "height") =>
      Number(await shape.getAttribute(side)) / Number((await layer.getAttribute(size)) ?? Number.NaN);
    const usual = [await part("x2", "width"), await part("y2", "height")] as const;
    const width = await layer.getAttribute("width");
    await page.getByRole("button", { name: "In %" }).click();
    await expect(layer).not.toHaveAttribute("width", width ?? "");
    expect(await part("x2", "width")).toBeCloseTo(usual[0], 2);
    // Per cent are as linear as the prices.
    expect(await part("y2", "height")).toBeCloseTo(usual[1], 2);
    await expect(page.getByRole("button", { name: "In %" })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Log scale" }).click();
    await expect(page.getByRole("button", { name: "In %" })).toHaveAttribute("aria-pressed", "false");
    await expect(shape).toHaveAttribute("x1", unzoomed);
    await page.getByRole("button", { name: "Log scale" }).click();

    // A right click draws nothing.
    await page.getByRole("radio", { name: "Level" }).check({ force: true });
    await layer.click({ button: "right", position: { x: 200, y: 100 } });
    await expect(list.getByRole("row")).toHaveCount(2);

    // Without a pointer: added in the middle, and moved by its value.
    await page.getByRole("radio", { name: "Level" }).check({ force: true });
    reply = saved();
    await page.getByRole("button", { name: "Add at the centre" }).press("Enter");
    await reply;
    const level = list.getByRole("textbox", { name: "Level: price at the start" });
    await level.fill("0");
    await level.press("Enter");
    await expect(level).toHaveAttribute("aria-invalid", "true");
    await expect(list.getByText("Enter a price above 0.")).toBeVisible();
    reply = saved();
    await level.fill("1,410.5");
    await level.press("Enter");
    await reply;
    await expect(level).toBeFocused();
    await expect(level).toHaveValue("1410.50");
    reply = saved();
    await level.fill("410.5");
    await level.press("Enter");
    await reply;
    await expect(layer.locator("[data-drawing=level]")).toContainText("410.50");
    // An alert from the level, on the side that the price hasn't reached.
    await list.getByRole("button", { name: "Set an alert on Level" }).click();
    const alertDialog = page.getByRole("dialog", { name: "Alert on MSFT" });
    await expect(alertDialog.getByRole("textbox", { name: "Value" })).toHaveValue("410.5");
    await expect(alertDialog.getByRole("combobox", { name: "Direction" })).toHaveValue("below");
    await alertDialog.getByRole("button", { name: "Cancel" }).click();
    await expect(list.getByRole("button", { name: "Set an alert on Level" })).toBeFocused();
    reply = saved();
    await list.getByRole("button", { name: "Hide Level" }).click();
    await reply;
    await expect(layer.locator("[data-drawing=level]")).toHaveCount(0);
    // Undo takes back the last change of a value, not what is hidden.
    reply = saved();
    await page.getByRole("button", { name: "Undo" }).click();
    await reply;
    await expect(level).toHaveValue("1410.50");
    await expect(list.getByRole("button", { name: "Show Level" })).toBeVisible();
    reply = saved();
    await page.getByRole("button", { name: "Redo" }).click();
    await reply;
    await expect(level).toHaveValue("410.50");

    // By keyboard, a trend line from one bar to another.
    await page.getByRole("radio", { name: "Trend line" }).check({ force: true });
    const chart = page.getByRole("slider", { name: /^MSFT/ });
    await chart.focus();
    await chart.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Start set." })).toBeAttached();
    for (let bars = 0; bars < 5; bars += 1) await chart.press("ArrowLeft");
    reply = saved();
    await chart.press("Enter");
    await reply;
    await expect(chart).toBeFocused();
    await expect(list.getByRole("row")).toHaveCount(4);
    reply = saved();
    await list.getByRole("button", { name: "Delete Trend line 2" }).click();
    await reply;

    await page.reload();
    await expect(layer.locator("[data-drawing=trend]")).toHaveCount(1);
    await expect(page.getByText("Hidden drawings: 1.")).toBeVisible();
    await page.getByRole("radio", { name: "1Y" }).check({ force: true });
    await page.getByRole("button", { name: "Draw", exact: true }).click();
    await expect(price).toHaveValue(before.toFixed(2));
    reply = saved();
    await list.getByRole("button", { name: "Delete Trend line" }).click();
    await reply;
    await expect(layer.locator("[data-drawing=trend]")).toHaveCount(0);

    // A drawing that couldn't be saved says so after Done too, and is saved by Retry.
    await page.route("**/api/drawings", (route) =>
      route.request().method() === "PUT" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.getByRole("radio", { name: "Range", exact: true }).check({ force: true });
    await page.getByRole("button", { name: "Add at the centre" }).press("Enter");
    await page.getByRole("button", { name: "Done" }).click();
    const problem = page.getByRole("alert").filter({ hasText: "Couldn't save your drawings" });
    await expect(problem).toBeVisible();
    await page.unroute("**/api/drawings");
    reply = saved();
    await problem.getByRole("button", { name: "Retry" }).click();
    expect((await reply).status()).toBe(200);
    await expect(problem).toHaveCount(0);

    // Changes made in another window appear when this one gets the focus.
    await expect(layer.locator("[data-drawing=range]")).toHaveCount(1);
    const cleared = await page.request.put(`${product.url}/api/drawings`, {
      data: { symbol: "MSFT", drawings: [] },
      headers: { origin: product.url, "if-match": "*" },
    });
    expect(cleared.status()).toBe(200);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await expect(layer.locator("[data-drawing=range]")).toHaveCount(0);
  },
);

testWithOwnServer("news that fails to load says so, and recovers", async ({ page, product }) => {
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
  }).toPass();
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

test(
  "the page shows the user's position in the symbol, its gain and its lots",
  { tag: "@short" },
  async ({ page, product }) => {
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
  },
);
