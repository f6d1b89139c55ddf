import { expect, type Page, type Product, signedIn, test } from "./support/product.ts";

async function open(page: Page, product: Product): Promise<void> {
  await signedIn(page, product);
  await page.goto(`${product.url}/insights?symbol=NVDA&tab=research`);
  await expect(page.getByText("No report on this symbol yet")).toBeVisible();
}
const titles = [
  "1 Summary and verdict",
  "2 Business and moat",
  "3 Financial performance",
  "4 Valuation and what is priced in",
  "5 Technical picture",
  "6 News, sentiment and catalysts",
  "7 Bull, bear and risks",
  "8 Your position, what to watch and sources",
];

test(
  "a report without a model has eight sections, open arithmetic, both sides and sources, and is saved",
  { tag: "@short" },
  async ({ page, product }) => {
    await open(page, product);
    await page.getByRole("button", { name: "Create report" }).click();
    for (const title of titles) await expect(page.getByRole("heading", { name: title })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main).toContainText("Calculated from the data");
    const summary = page.getByRole("region", { name: titles[0] ?? "" });
    await expect(summary).toContainText(/÷ [\d.]+ = [−\d.]+/);
    const falsifiers = summary
      .locator("section")
      .filter({ hasText: "What would change the verdict" })
      .getByRole("listitem");
    expect(await falsifiers.count()).toBeGreaterThanOrEqual(3);
    // Each area's data and each rule's record are shown with their source.
    for (const area of ["Price", "Fundamentals", "Estimates"])
      await expect(summary.getByRole("listitem").filter({ has: page.getByText(area, { exact: true }) })).toContainText(
        /needed/,
      );
    await expect(summary.getByRole("rowgroup").filter({ hasText: "MACD" })).toContainText(
      /independent calls .*base rate/,
    );
    await expect(summary.getByRole("row", { name: /^(Bear|Base|Bull)/ })).toHaveCount(3);
    await expect(summary).not.toContainText("robabilit");
    await expect(page.getByRole("table", { name: "Evidence for each signal" }).getByRole("row")).toHaveCount(5);
    const risks = page.getByRole("region", { name: titles[6] ?? "" });
    const side = (name: string) => risks.locator("section", { has: page.getByRole("heading", { name }) }).last();
    expect(await side("Bull case").getByRole("listitem").count()).toBe(
      await side("Bear case").getByRole("listitem").count(),
    );

    await summary.getByRole("button", { name: "Source 1" }).first().click();
    await expect(summary.getByRole("listitem").filter({ hasText: "NVDA quote" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await page.reload();
    await expect(page.getByRole("heading", { name: titles[7] ?? "" })).toBeVisible();

    await page.getByRole("link", { name: `Ask about this: ${(titles[3] ?? "").slice(2)}` }).click();
    await expect(page.getByRole("textbox", { name: /^Ask about/ })).toHaveValue(
      /^NVDA, Valuation and what is priced in: /,
    );
  },
);

test.describe("with a model", () => {
  test.use({ hasModel: true });

  test("each section has text with checked numbers, and can be deleted with the report", async ({ page, product }) => {
    await open(page, product);
    await page.getByRole("button", { name: "Create report" }).click();
    await expect(page.getByRole("heading", { name: titles[7] ?? "" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(/text by gemini/);
    await expect(page.getByRole("region", { name: titles[0] ?? "" })).toContainText(/figures? (matched|not found)/);
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog", { name: "Delete report?" }).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("No report on this symbol yet")).toBeVisible();
  });
});
