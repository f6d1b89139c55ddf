import { expect, newcomer, testWithOwnServer as test } from "./support/product.ts";

test("without any price a known instrument can be entered by its fields and priced by hand", async ({
  page,
  product,
}) => {
  await newcomer(page, product);
  await Promise.all(product.sources.map((source) => source.off()));
  await page.goto(`${product.url}/calendar`);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await page.keyboard.press("t");
  const drawer = page.getByRole("dialog");
  await drawer.getByText("Fields", { exact: true }).click();
  await drawer.getByRole("searchbox").fill("KO");
  await drawer.getByText("The Coca-Cola Company").click();
  await drawer.getByLabel("Shares", { exact: true }).fill("5");
  await drawer.getByLabel("Price", { exact: true }).fill("60");
  await page.keyboard.press("Enter");
  await expect(drawer.getByText("Saved: Buy 5 KO.")).toBeVisible();

  await page.goto(product.url);
  await expect(page.getByText("No price for KO yet")).toHaveCount(1);
  const portfolio = page.getByRole("region", { name: "Portfolio", exact: true });
  await portfolio.getByRole("link", { name: "Set price" }).click();
  await page
    .getByRole("dialog")
    .getByLabel(/^Price/)
    .fill("61");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /KO/ }).first()).toContainText("$305.00");
});
