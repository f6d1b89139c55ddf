import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, setTheme, signedIn, test } from "./support/product.ts";

const sample = (name: string) =>
  readFileSync(new URL(`../../src/core/imports/samples/${name}`, import.meta.url)).toString("utf8");
const file = (name: string, content: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
const header = "Date,Type,Symbol,Quantity,Price,Currency\n";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Import transactions" });
const row = (page: Page, line: number) =>
  dialog(page)
    .getByRole("row")
    .filter({ has: page.getByLabel(`Import line ${line}`, { exact: true }) });

/** A broker's export of 100 rows: 98 purchases, a deposit, and a line that isn't a transaction. */
function hundredRows(): string {
  const [columns = ""] = sample("trading-212.csv").split("\n");
  const total = (index: number) => (((index + 1) * 185.2) / 1.1 + 0.1).toFixed(2);
  const day = (index: number) => new Date(Date.UTC(2024, 0, 8 + index * 7)).toISOString().slice(0, 10);
  const bought = Array.from(
    { length: 98 },
    (_, index) =>
      `Market buy,${day(index)} 14:30:03.000,US0378331005,AAPL,Apple,${index + 1}.0000000000,185.20,USD,1.10000,,EUR,${total(index)},EUR,,,,O${index},0.10,EUR`,
  );
  return [
    columns,
    "Deposit,2024-01-02 09:00:00.000,,,,,,,,,,20000.00,EUR,,,,D1,,",
    ...bought,
    "Currency conversion,2025-12-03 10:00:00,,,,,,,,,,50.00,EUR,,,,C1,,",
  ].join("\n");
}

async function chooseFile(page: Page, name: string, content: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await dialog(page).getByRole("button", { name: "Choose a file" }).click();
  await (await chooser).setFiles(file(name, content));
}

async function openImport(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) await page.getByRole("button", { name: "All accounts" }).click();
  await page.getByRole(isPhone ? "menuitem" : "button", { name: "Import", exact: true }).click();
}

test(
  "100 rows of a known broker are imported in three clicks and undone in one",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/portfolio`);
    await openImport(page);
    await chooseFile(page, "t212.csv", hundredRows());
    await expect(dialog(page)).toContainText("t212.csv, recognised as Trading 212");
    await expect(dialog(page)).toContainText("99 rows to add · 1 skipped");
    await dialog(page).getByRole("button", { name: "Import 99 rows" }).click();
    await expect(dialog(page)).toContainText("99 added, 1 skipped.");
    await dialog(page).getByRole("button", { name: "Undo all" }).click();
    await expect(dialog(page)).toContainText("Import undone. 99 transactions removed.");
  },
);

test("the same file again adds nothing, and a duplicate can be ticked anyway", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/portfolio`);
  await openImport(page);
  const text = `${header}2025-03-04,buy,NVDA,12,131.20,USD\n2025-03-05,buy,AAPL,3,240.10,USD\n`;
  await chooseFile(page, "trades.csv", text);
  await dialog(page).getByRole("button", { name: "Import 2 rows" }).click();
  await dialog(page).getByRole("button", { name: "Import another file" }).click();
  await expect(dialog(page).getByRole("region", { name: "Earlier imports" })).toContainText("trades.csv");
  await chooseFile(page, "trades.csv", text);
  await expect(dialog(page)).toContainText("0 rows to add · 2 already there");
  await expect(dialog(page).getByRole("button", { name: "Nothing to add" })).toBeDisabled();
  await row(page, 2).getByRole("checkbox").check();
  await dialog(page).getByRole("button", { name: "Import 1 row", exact: true }).click();
  await expect(dialog(page)).toContainText("1 added, 0 skipped, 1 already there.");
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("NVDA");
});

test(
  "a fault is fixed in place, an unknown symbol is kept, and an ambiguous date order is queried",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/portfolio`);
    await openImport(page);
    await chooseFile(
      page,
      "odd.csv",
      `${header}03/04/2025,buy,NVDA,x,131.20,USD\n03/05/2025,buy,HOUSE,1,250000,EUR\n03/06/2025,sell short,GME,1,20,USD\n`,
    );
    await dialog(page).getByRole("button", { name: "Month" }).click();
    await expect(dialog(page)).toContainText("0 rows to add · 2 to fix · 1 skipped");
    await expect(row(page, 4)).toContainText("Short positions aren't supported yet");
    await dialog(page).getByLabel("Match for HOUSE").selectOption({ label: "Keep as my own asset" });
    await expect(dialog(page)).toContainText("1 row to add · 1 to fix · 1 skipped");
    await expect(row(page, 2)).toContainText("Quantity: “x” isn't a number");
    await dialog(page).getByRole("button", { name: "Fix line 2" }).click();
    await dialog(page).getByRole("textbox", { name: "Shares", exact: true }).fill("12");
    await dialog(page).getByRole("button", { name: "Save changes" }).click();
    await expect(dialog(page)).toContainText("2 rows to add · 1 skipped");
    await expect(row(page, 2)).toContainText("4 Mar 2025");
    await dialog(page).getByRole("button", { name: "Import 2 rows" }).click();
    await expect(dialog(page)).toContainText("2 added, 1 skipped.");
  },
);

test("what was paid beyond the price is a fee or a part of the price, for a row or for the file", async ({
  page,
  product,
}) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/portfolio`);
  const columns = "Date,Type,Symbol,Quantity,Price,Amount,Currency\n";
  const differing = "2025-03-04,buy,NVDA,10,110.01,-1104.00,USD\n2025-03-05,sell,NVDA,10,120,1196.10,USD\n";
  await openImport(page);
  await chooseFile(page, "inside.csv", columns + differing);
  await expect(dialog(page)).toContainText("0 rows to add");
  await dialog(page).getByRole("button", { name: "A fee" }).click();
  await expect(dialog(page).getByRole("button", { name: "Import 2 rows" })).toBeEnabled();
  await expect(row(page, 2)).toContainText("3.9");
  await dialog(page).getByRole("button", { name: "Another file" }).click();

  await chooseFile(page, "mixed.csv", `${columns}${differing}2025-03-06,buy,NVDA,1,100,-100,USD\n`);
  await expect(dialog(page).getByRole("button", { name: "A fee" })).toBeHidden();
  await dialog(page).getByRole("button", { name: "Fix line 2", exact: true }).click();
  await dialog(page).getByRole("button", { name: "The price is 110.4", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Fix line 3", exact: true }).click();
  await dialog(page).getByRole("button", { name: "The difference is the fee: 3.9", exact: true }).click();
  await expect(dialog(page).getByRole("button", { name: "Import 3 rows" })).toBeEnabled();
});

test("unknown columns are mapped once and remembered", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/portfolio`);
  await openImport(page);
  await chooseFile(page, "own.csv", "Wann,Was,Wieviel,Wofür\n2025-03-04,NVDA,12,131.20\n");
  await expect(dialog(page)).toContainText("These columns don't match a known broker");
  for (const [field, column] of [
    ["Date", "Wann"],
    ["Symbol", "Was"],
    ["Shares", "Wieviel"],
    ["Price", "Wofür"],
  ] as const)
    await dialog(page).getByLabel(field, { exact: true }).selectOption(column);
  await dialog(page).getByRole("button", { name: "Read with these columns" }).click();
  await dialog(page).getByRole("button", { name: "Import 1 row", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Import another file" }).click();
  await chooseFile(page, "own.csv", "Wann,Was,Wieviel,Wofür\n2025-03-05,AAPL,3,240\n");
  await expect(dialog(page)).toContainText("Columns matched as you chose last time.");
  await expect(dialog(page)).toContainText("1 row to add");
});

test("another file starts without the previous file's column mapping", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/portfolio`);
  await openImport(page);
  await chooseFile(page, "one.csv", "Wann,Was,Account,Wofür\n2025-03-04,NVDA,Depot,131.20\n");
  await dialog(page).getByLabel("Date", { exact: true }).selectOption("Wann");
  await expect(dialog(page).getByLabel("Account", { exact: true })).toHaveValue("Account");
  await dialog(page).getByRole("button", { name: "Choose another file" }).click();
  await chooseFile(page, "two.csv", "Quand,Quoi,Combien,Cours\n2025-03-04,NVDA,12,131.20\n");
  await expect(dialog(page)).toContainText("two.csv");
  for (const [field, column] of [
    ["Date", "Quand"],
    ["Symbol", "Quoi"],
    ["Shares", "Combien"],
    ["Price", "Cours"],
  ] as const)
    await dialog(page).getByLabel(field, { exact: true }).selectOption(column);
  await dialog(page).getByRole("button", { name: "Read with these columns" }).click();
  await expect(dialog(page)).toContainText("1 row to add");
});

test("rows can be pasted and files dropped", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/portfolio`);
  await openImport(page);
  await dialog(page).getByLabel("Or paste rows").fill("buy 12 NVDA 131.20 2025-03-04 fee 1\nMSFT 5");
  await dialog(page).getByRole("button", { name: "Read rows" }).click();
  await expect(dialog(page)).toContainText("pasted rows, one transaction per line");
  await expect(row(page, 1)).toContainText("131.20");
  await dialog(page).getByRole("button", { name: "Choose another file" }).click();
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "degiro.csv", { type: "text/csv" }));
    return transfer;
  }, sample("degiro-transactions.csv"));
  await dialog(page).getByText("Drop a file here").dispatchEvent("drop", { dataTransfer: data });
  await expect(dialog(page)).toContainText("degiro.csv, recognised as DEGIRO transactions");
});

for (const theme of ["dark", "light"] as const)
  test(`the import is accessible in ${theme}, on desktop and phone, and never scrolls sideways`, async ({
    page,
    product,
  }) => {
    await setTheme(page, theme);
    await signedIn(page, product);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${product.url}/portfolio`);
      await openImport(page);
      await expect(dialog(page)).toContainText("Drop a file here");
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await chooseFile(page, "odd.csv", `${header}2025-03-04,buy,NVDA,x,131.20,USD\n2025-03-05,buy,HOUSE,1,2,EUR\n`);
      await dialog(page).getByRole("button", { name: "Fix line 2" }).click();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
  });
