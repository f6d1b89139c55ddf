import { expect, type Page, type Product, signedIn, test } from "./support/product.ts";

const holdings = (page: Page) => page.getByRole("table", { name: "Your holdings" });
const rowOf = (page: Page, symbol: string) => holdings(page).getByRole("row", { name: new RegExp(`${symbol} lots`) });
const ledger = (page: Page) => page.getByRole("table", { name: /^Transactions/ });
const drawer = (page: Page) => page.getByRole("dialog");

async function add(page: Page, product: Product, lines: readonly object[]): Promise<string[]> {
  const ids: string[] = [];
  for (const line of lines) {
    const reply = await page.request.post(`${product.url}/api/portfolio/transactions`, {
      data: line,
      headers: { origin: product.url, "idempotency-key": JSON.stringify(line).replaceAll(/\W/g, "").slice(0, 60) },
    });
    expect(reply.status(), await reply.text()).toBe(201);
    ids.push(((await reply.json()) as { id: string }).id);
  }
  return ids;
}

const bought = { type: "buy", symbol: "MSFT", date: "2025-06-11", quantity: "12", price: "410.50", fee: "1" };

test(
  "the first holding takes a line and Enter, and shows its value, its lot and a link to Insights",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/portfolio`);
    // Two actions: the line, and Enter.
    await page.getByLabel("Holding or transaction in one line").fill("buy 12 NVDA 131.20 2025-03-04 fee 1");
    await page.keyboard.press("Enter");
    await expect(rowOf(page, "NVDA")).toContainText(/NVIDIA Corporation.*12.*131\.20.*\$[\d,]+\.\d\d/);
    await expect(page.getByText("1 holding priced")).toBeVisible();
    await expect(page.getByRole("region", { name: "Key figures" })).toContainText(
      /Your return 6M, simple\s*[▲▼•] [+−]?\d/,
    );

    const link = rowOf(page, "NVDA").getByRole("link", { name: "NVDA" });
    await link.focus();
    await page.keyboard.press("ArrowRight");
    const lots = page.getByRole("table", { name: "NVDA lots" });
    await expect(lots.getByRole("row").nth(1)).toContainText(/4 Mar 2025.*12.*131\.20.*\$1,575\.40/);
    await expect(page.getByText("NVDA closing prices with your trades: 1 bought, 0 sold.")).toBeAttached();
    await page.keyboard.press("ArrowLeft");
    await expect(lots).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/insights\?symbol=NVDA/);
  },
);

test(
  "the drawer opens by T, reads while typing, stays open for the next line and undoes the last",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/calendar`);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await page.keyboard.press("t");
    const line = drawer(page).getByLabel("Transaction in one line");
    await expect(line).toBeFocused();
    await line.fill("buy 5 AAPL 200 2025-09-1");
    const chips = drawer(page).getByRole("list", { name: "Interpreted as" });
    await expect(chips).toContainText(/Shares 5.*Symbol AAPL.*Price 200/);
    await line.fill("sell 5 AAPL 230 2025-09-11");
    await page.keyboard.press("Enter");
    await expect(drawer(page).getByRole("alert")).toContainText(/AAPL/);
    await line.fill("buy 5 AAPL 200 2025-09-11");
    await page.keyboard.press("Enter");
    await expect(drawer(page).getByText("Saved: Buy 5 AAPL.")).toBeVisible();
    await expect(line).toHaveValue("");
    await drawer(page).getByRole("button", { name: "Undo" }).click();
    await expect(drawer(page).getByText("Saved: Buy 5 AAPL.")).toHaveCount(0);

    await line.fill("buy 4 KO");
    await drawer(page).getByText("Fields", { exact: true }).click();
    await expect(drawer(page).getByLabel("Shares", { exact: true })).toHaveValue("4");
    await drawer(page).getByRole("button", { name: "Change symbol" }).click();
    await drawer(page).getByRole("searchbox").fill("MSFT");
    await page.keyboard.press("Enter");
    await expect(drawer(page).getByText(/^Close on .*, USD$/)).toBeVisible();
    await drawer(page).getByLabel("Shares", { exact: true }).fill("3");
    await drawer(page).getByLabel("Price", { exact: true }).fill("400");
    await drawer(page).getByLabel("Fee", { exact: true }).fill("-1");
    await page.keyboard.press("Enter");
    await expect(drawer(page).getByText("The fee can't be negative", { exact: false })).toBeVisible();
    await drawer(page).getByLabel("Fee", { exact: true }).fill("1");
    await expect(drawer(page).getByText("$1,201.00")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(drawer(page).getByText("Saved: Buy 3 MSFT.")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.goto(`${product.url}/portfolio`);
    await expect(rowOf(page, "MSFT")).toContainText("3");
    await expect(rowOf(page, "AAPL")).toHaveCount(0);
  },
);

test("an unknown symbol becomes a similar one, or a custom asset with a manual price", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/portfolio`);
  await page.getByLabel("Holding or transaction in one line").fill("1 HOUSEX 250000 2025-09-11");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Add HOUSEX as a custom asset" }).click();
  await expect(rowOf(page, "HOUSEX")).toContainText("No price");
  await expect(page.getByText("0 of 1 holdings priced")).toBeVisible();
  await rowOf(page, "HOUSEX").getByRole("button", { name: "Set price", exact: true }).click();
  await drawer(page).getByLabel("Price per share, USD").fill("260000");
  await page.keyboard.press("Enter");
  await expect(rowOf(page, "HOUSEX")).toContainText(/Manual.*\$260,000\.00.*\+\$10,000\.00/);
});

test("a transaction is changed, deleted and restored", { tag: "@short" }, async ({ page, product }) => {
  await signedIn(page, product);
  await add(page, product, [bought, { ...bought, symbol: "KO", price: "60", note: "for the dividend" }]);
  await page.goto(`${product.url}/portfolio?tab=transactions`);
  await expect(ledger(page).getByRole("row")).toHaveCount(3);
  await ledger(page)
    .getByRole("button", { name: /^Edit: 11 Jun 2025, Buy KO/ })
    .click();
  await drawer(page).getByLabel("Shares", { exact: true }).fill("20");
  await drawer(page).getByRole("button", { name: "Save changes" }).click();
  const changed = ledger(page).getByRole("row", { name: /KO/ });
  await expect(changed).toContainText(/20.*\$1,201\.00.*for the dividend/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(changed).toContainText("$721.00");

  await changed.getByRole("button", { name: "More actions for Buy KO on 11 Jun 2025" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(changed).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(changed).toContainText("$721.00");

  await page.getByPlaceholder("Symbol").fill("msft");
  await expect(changed).toHaveCount(0);
  await expect(page).toHaveURL(/symbol=MSFT/);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(ledger(page).getByRole("row")).toHaveCount(3);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test("two versions of one transaction appear side by side, and the later user chooses", async ({ page, product }) => {
  await signedIn(page, product);
  await add(page, product, [bought]);
  await page.goto(`${product.url}/portfolio?tab=transactions`);
  const other = await page.context().newPage();
  await other.goto(`${product.url}/portfolio?tab=transactions`);
  for (const each of [page, other])
    await ledger(each)
      .getByRole("button", { name: /^Edit: 11 Jun 2025/ })
      .click();
  await drawer(other).getByLabel("Shares", { exact: true }).fill("15");
  await drawer(other).getByRole("button", { name: "Save changes" }).click();
  await expect(drawer(other)).toHaveCount(0);
  await drawer(page).getByLabel("Shares", { exact: true }).fill("20");
  await drawer(page).getByRole("button", { name: "Save changes" }).click();
  await expect(drawer(page).getByRole("alert")).toContainText("changed elsewhere");
  await expect(drawer(page).getByRole("row", { name: /Shares/ })).toContainText(/15\s*20/);
  await drawer(page).getByRole("button", { name: "Save your version" }).click();
  await expect(ledger(page).getByRole("row", { name: /MSFT/ })).toContainText("20");
});

test("a transaction that can't be deleted stays, with a reason", async ({ page, product }) => {
  await signedIn(page, product);
  await add(page, product, [bought, { ...bought, type: "sell", date: "2025-09-11", price: "450" }]);
  await page.goto(`${product.url}/portfolio?tab=transactions`);
  const row = ledger(page).getByRole("row", { name: /Buy/ });
  await row.getByRole("button", { name: /^Edit/ }).focus();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("alert")).toContainText(/MSFT/);
  await expect(row).toBeVisible();
});

test("a split missing from the ledger is pointed out, and added or marked as already counted", async ({
  page,
  product,
}) => {
  await signedIn(page, product);
  const old = { type: "buy", symbol: "GOOGL", date: "2022-05-02", quantity: "2", price: "2300" };
  await add(page, product, [old]);
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole("link", { name: "GOOGL split, but your ledger doesn't include it" }).click();
  await expect(page).toHaveURL(/\/portfolio/);
  const notice = page.getByText("GOOGL split 20-for-1 on 18 Jul 2022", { exact: false });
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Add split" }).click();
  await expect(notice).toHaveCount(0);
  await expect(rowOf(page, "GOOGL")).toContainText(/40.*115\.00/);

  await add(page, product, [{ ...old, symbol: "KO", date: "2012-01-03", quantity: "80", price: "35" }]);
  await page.reload();
  await page.getByRole("button", { name: "My share count already includes it" }).click();
  await expect(page.getByText("KO split", { exact: false })).toHaveCount(0);
  await expect(rowOf(page, "KO")).toContainText("80");
});

test(
  "H hides amounts, which stay hidden; columns and order are the user's",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await add(page, product, [bought, { ...bought, symbol: "KO", price: "60" }]);
    await page.goto(`${product.url}/portfolio`);
    await expect(rowOf(page, "MSFT")).toContainText("$");
    await page.keyboard.press("h");
    await expect(page.locator("main")).not.toContainText(/\$\d/);
    await expect(rowOf(page, "MSFT")).toContainText("•••••");
    const other = await page.context().newPage();
    await other.goto(`${product.url}/portfolio`);
    await expect(rowOf(other, "MSFT")).toContainText("•••••");
    await page.keyboard.press("h");
    await expect(rowOf(other, "MSFT")).toContainText("$");
    await other.close();
    await page.getByRole("button", { name: "Symbol", exact: true }).click();
    await expect(holdings(page).locator("[data-row-link]")).toHaveText(["KO", "MSFT"]);
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("checkbox", { name: "Realised", exact: true }).check();
    await page.keyboard.press("Escape");
    await expect(holdings(page).getByRole("columnheader", { name: "Realised", exact: true })).toBeVisible();
    await page.reload();
    await expect(holdings(page).getByRole("columnheader", { name: "Realised", exact: true })).toBeVisible();
  },
);

test(
  "accounts are created, selected and deleted; the demo stays separate",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await add(page, product, [bought]);
    await page.goto(`${product.url}/portfolio`);
    await page.getByRole("button", { name: "All accounts" }).click();
    await page.getByRole("menuitem", { name: "Manage accounts" }).click();
    await drawer(page).getByRole("button", { name: "Add account" }).click();
    await drawer(page).getByLabel("Name").fill("Growth");
    await drawer(page).getByLabel("Cost method").selectOption("average");
    await drawer(page).getByRole("button", { name: "Create account" }).click();
    await expect(drawer(page).getByRole("list", { name: "Your accounts" })).toContainText(/Growth.*Average cost/);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "All accounts" }).click();
    await page.getByRole("menuitem", { name: /Growth/ }).click();
    await expect(page).toHaveURL(/account=/);
    await page.getByRole("button", { name: "Open demo" }).click();
    await expect(page.getByText("This is a demo portfolio", { exact: false })).toBeVisible();
    await expect(holdings(page)).toBeVisible();
    await page.getByRole("button", { name: "Remove demo" }).click();
    await expect(rowOf(page, "MSFT")).toBeVisible();
    await expect(holdings(page).locator("[data-row-link]")).toHaveText(["MSFT"]);
  },
);

test("a tablet shows the day and the gain of a holding without scrolling sideways", async ({ page, product }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signedIn(page, product);
  await add(page, product, [bought]);
  await page.goto(`${product.url}/portfolio`);
  await expect(holdings(page).getByRole("columnheader")).toHaveText([
    "Symbol",
    /^Value/,
    "Today",
    "Unrealised gain",
    "Unrealised %",
    "More",
  ]);
  const hidden = () => holdings(page).evaluate(({ parentElement: frame }) => frame!.scrollWidth - frame!.clientWidth);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
});

test("on a phone rows have two lines, the drawer is full screen with number keys, nothing scrolls sideways", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, product);
  await add(page, product, [bought]);
  await page.goto(`${product.url}/portfolio`);
  await page.getByRole("button", { name: "Details of MSFT" }).click({ position: { x: 80, y: 20 } });
  const sheet = page.getByRole("dialog", { name: "MSFT" });
  await expect(sheet).toContainText("100.0% of total");
  await expect(sheet.getByRole("region", { name: "MSFT lots" })).toContainText(/12 at/);
  await sheet.getByRole("button", { name: "Close" }).click();
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  // A transaction's type, symbol and day stand in full beside its amount, and open it.
  await page.goto(`${product.url}/portfolio?tab=transactions`);
  const line = ledger(page).getByRole("button", { name: /^Edit: Buy MSFT/ });
  await expect(line).toHaveText(/Buy MSFT\s*11 Jun 2025 · 12/);
  expect(await line.locator("b").evaluate((name) => name.scrollWidth - name.clientWidth)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Add transaction" }).first().click();
  await drawer(page).getByText("Fields", { exact: true }).click();
  await expect(drawer(page).getByLabel("Shares", { exact: true })).toHaveAttribute("inputmode", "decimal");
  const box = await drawer(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 844]);
});

for (const width of [1440, 390])
  test(`a sale takes its shares from the lots that are chosen by keys, at ${width} pixels`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: width === 390 ? "dark" : "light" });
    await signedIn(page, product);
    const [first = "", second = ""] = await add(page, product, [
      { ...bought, fee: "0" },
      { ...bought, date: "2025-06-12", price: "500", fee: "0" },
    ]);
    const sale = { type: "sell", symbol: "MSFT", date: "2025-09-11", quantity: "5", price: "450" };
    await add(page, product, [sale]);
    await page.goto(`${product.url}/portfolio?tab=transactions`);
    await page
      .getByRole("button", { name: /^Edit: .*Sell MSFT/ })
      .filter({ visible: true })
      .first()
      .click();
    await drawer(page).getByRole("button", { name: "Choose lots" }).focus();
    await page.keyboard.press("Enter");
    const lots = drawer(page).getByRole("table", { name: "Lots to take shares from" });
    await expect(lots.getByRole("row").nth(2)).toContainText(/12 Jun 2025.*12.*500\.00.*−\$600\.00/);
    await expect(drawer(page).getByText("The rest leaves by the account's method: First in, first out")).toBeVisible();
    await lots.getByLabel("Shares to take from 12 Jun 2025").focus();
    await page.keyboard.type("13");
    await page.keyboard.press("Enter");
    await expect(drawer(page).getByRole("alert")).toHaveText(/give 13 shares, more than the 5 of this transaction/);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("4");
    await expect(lots.getByRole("row").nth(2)).toContainText("−$200.00");
    const frame = await lots.boundingBox();
    expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Changed: Sell 5 MSFT/)).toBeVisible();
    const reply = await page.request.get(`${product.url}/api/portfolio/holdings?lotsOf=MSFT`);
    const { holdings: held } = (await reply.json()) as { holdings: { lots: object[] }[] };
    expect(held[0]?.lots).toMatchObject([
      { transactionId: first, quantity: "11" },
      { transactionId: second, quantity: "8" },
    ]);
  });
