import { expect, type Page, signedIn, test, testWithOwnServer } from "./support/product.ts";

const chart = (page: Page) => page.getByRole("slider", { name: /bars from/ });

test("Technical opens with the defaults and states its readings", { tag: "@short" }, async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/technical?symbol=AAPL`);
  await expect(page.getByRole("radio", { name: "5m", exact: true })).toBeChecked();
  for (const name of ["SMA 50", "RSI 14", "MACD 12/26/9", "ADX 14"])
    await expect(page.getByRole("button", { name: `${name}, edit` })).toBeVisible();
  await expect(page.getByLabel("Bars shown")).toHaveValue("50");
  const table = page.getByRole("table", { name: "Readings and their signals" });
  await expect(table.getByRole("row").filter({ hasText: "RSI 14" })).toContainText(/Buy|Sell|Hold/);
  await expect(chart(page)).toHaveAttribute("aria-label", /AAPL, 5-minute bars from .* RSI 14 \d/);

  await table.getByRole("button", { name: "RSI 14" }).click();
  const rules = page.getByRole("list", { name: "RSI 14 rules" });
  await expect(rules.getByRole("listitem")).toHaveCount(5);
  await expect(rules.getByText("applies now")).toHaveCount(1);

  const evidence = page.getByRole("region", { name: "Evidence for each signal" });
  const macd = evidence.getByRole("row").filter({ hasText: "MACD 12/26/9" });
  await expect(macd).toContainText(/\d+\.\d%/);
  const ofAllDays = await macd.innerText();
  await evidence.getByRole("radio", { name: "Newest third" }).click();
  await expect(macd).not.toHaveText(ofAllDays);
  await expect(evidence).toContainText("By Bellwether's rules");

  await chart(page).focus();
  const before = await chart(page).getAttribute("aria-valuetext");
  await page.keyboard.press("ArrowLeft");
  await expect(chart(page)).not.toHaveAttribute("aria-valuetext", before ?? "");
  await expect(chart(page)).toHaveAttribute("aria-valuetext", /MACD 12\/26\/9 .*ADX 14 \d/);

  await page.getByRole("button", { name: "Show as table" }).click();
  await expect(page.getByRole("columnheader", { name: "RSI 14" })).toBeVisible();
});

test("a link keeps interval, parameters and added indicators", async ({ page, product, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signedIn(page, product);
  await page.goto(`${product.url}/technical?symbol=MSFT`);
  await page.getByRole("radio", { name: "1d", exact: true }).click();
  await expect(chart(page)).toHaveAttribute("aria-label", /MSFT, daily bars/);

  await page.getByRole("button", { name: "RSI 14, edit" }).click();
  await page.getByRole("textbox", { name: "RSI, Length" }).fill("900");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Length: enter a whole number from 2 to 250");
  await page.getByRole("textbox", { name: "RSI, Length" }).fill("9");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "RSI 9, edit" })).toBeFocused();
  await expect(chart(page)).toHaveAttribute("aria-label", /RSI 9 \d/);

  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Bollinger Bands" }).click();
  await page.keyboard.press("Escape");
  await expect(chart(page)).toHaveAttribute("aria-label", /Bollinger Bands \(20, 2\) \d/);

  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`${product.url}/dashboard`);
  await page.goto(link);
  await expect(page.getByRole("radio", { name: "1d", exact: true })).toBeChecked();
  await expect(chart(page)).toHaveAttribute("aria-label", /MSFT, daily bars.*Bollinger Bands \(20, 2\) \d.*RSI 9 \d/);

  await page.getByRole("button", { name: /^Remove Bollinger Bands/ }).click();
  await expect(page.getByRole("button", { name: "Add", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Reset", exact: true }).click();
  await expect(page.getByRole("radio", { name: "5m", exact: true })).toBeChecked();
  await expect(page.getByRole("button", { name: "RSI 14, edit" })).toBeVisible();
});

test("indicators are saved under a name, chosen on another page and deleted", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/technical?symbol=MSFT&interval=1d&rsi=9&add=atr,14`);
  await page.getByRole("button", { name: "Preset Custom" }).click();
  await page.getByRole("menuitem", { name: "Save these indicators…" }).click();
  const dialog = page.getByRole("dialog", { name: "Save indicators" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter a name.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Name" }).fill("My daily look");
  const saved = page.waitForResponse((reply) => reply.request().method() === "PUT");
  await page.keyboard.press("Enter");
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole("button", { name: "Preset My daily look" })).toBeVisible();

  await page.goto(`${product.url}/technical?symbol=AAPL`);
  await page.getByRole("button", { name: "Preset Trend and momentum" }).click();
  await page.getByRole("menuitem", { name: /^My daily look/ }).click();
  await expect(page.getByRole("button", { name: "RSI 9, edit" })).toBeVisible();
  await expect(chart(page)).toHaveAttribute("aria-label", /AAPL, daily bars/);
  await page.getByRole("button", { name: "Preset My daily look" }).click();
  await page.getByRole("menuitem", { name: "Delete “My daily look”" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Preset My daily look" }).click();
  await page.getByRole("menuitem", { name: "Delete “My daily look”" }).click();
  await page.getByRole("button", { name: "Preset Custom" }).click();
  await expect(page.getByRole("menuitem", { name: /^My daily look/ })).toHaveCount(0);
});

test("figures keep their interval's name until the next interval has loaded", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/technical?symbol=MSFT&interval=1d`);
  await expect(chart(page)).toHaveAttribute("aria-label", /MSFT, daily bars/);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/market\/indicators\?.*interval=1h/, async (route) => {
    await released;
    await route.continue();
  });
  const request = page.waitForRequest(/\/api\/market\/indicators\?.*interval=1h/);
  await page.getByRole("radio", { name: "1h", exact: true }).click();
  await request;
  await expect(chart(page)).toHaveAttribute("aria-label", /MSFT, daily bars/);
  await expect(page.getByRole("heading", { name: "Reading, 1 day" })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Reading, 1 hour" })).toBeVisible();
});

test("the scan sorts by a signal, and a row opens the chart", { tag: "@short" }, async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/technical?view=scan&interval=1d`);
  const table = page.getByRole("table", { name: "Scan my watchlist" });
  await expect(table.getByRole("row")).toHaveCount(6);
  await table.getByRole("button", { name: "MACD" }).click();
  await expect(table.getByRole("columnheader", { name: "MACD" })).toHaveAttribute("aria-sort", "descending");
  const signals = await table.getByRole("row").locator("td:nth-of-type(4)").allInnerTexts();
  const steps = signals.map((signal) => ["Sell", "Hold", "Buy"].findIndex((word) => signal.includes(word)));
  expect(steps).toEqual(steps.toSorted((one, other) => other - one));
  const map = page.getByRole("region", { name: "Heat map" }).getByRole("listitem");
  await expect(map).toHaveCount(5);
  await expect(map.filter({ hasText: "TSLA" })).toHaveText(/TSLA\s*[+−]?\d+\.\d\d%/);
  await table.getByRole("link", { name: "TSLA" }).click();
  await expect(chart(page)).toHaveAttribute("aria-label", /TSLA, daily bars/);
});

testWithOwnServer(
  "without bars the panes say so, samples carry no signal, and both disappear after the next success",
  async ({ page, product }) => {
    await signedIn(page, product);
    product.upstream.setFault("500");
    await page.goto(`${product.url}/technical?symbol=AAPL`);
    await expect(page.getByText("Couldn't load RSI 14.")).toBeVisible();
    const table = page.getByRole("table", { name: "Readings and their signals" });
    await expect(table.getByText("No signal")).toHaveCount(4);
    await expect(table.getByText(/Buy|Sell|Hold/)).toHaveCount(0);
    await expect(page.locator("[data-status=sample]").getByText("Sample").first()).toBeVisible();
    product.upstream.setFault("ok");
    await page.waitForTimeout(2_500);
    await page.getByRole("button", { name: "Retry RSI 14" }).click();
    await expect(chart(page)).toBeAttached();
    await expect(table.getByText("No signal")).toHaveCount(0);
  },
);

test("an unknown symbol says so and offers the search", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/technical?symbol=NOSUCH1`);
  await expect(page.getByRole("alert")).toHaveText("No data available for symbol NOSUCH1");
  await page.getByRole("searchbox", { name: "Symbol or name" }).fill("Microsoft");
  await page.getByRole("button", { name: /MSFT/ }).click();
  await expect(chart(page)).toHaveAttribute("aria-label", /MSFT, 5-minute bars/);
});
