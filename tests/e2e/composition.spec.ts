import type { Locator } from "@playwright/test";
import { expect, signedIn, test } from "./support/product.ts";

/** The Enter that ends an input method's composition, as Safari reports it: after the composition, by its key code alone. */
async function endComposition(field: Locator): Promise<void> {
  await field.dispatchEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true });
}

test("the Enter that ends a composition sends, opens and picks nothing", async ({ page, product }) => {
  await signedIn(page, product);
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && /^\/api\/(?:assistant\/conversations|strategy\/rule)/.test(pathname))
      sent.push(pathname);
  });
  await page.goto(`${product.url}/chat`);
  const box = page.getByRole("textbox", { name: "Ask about your portfolio or a symbol" });
  await box.fill("エヌビディア");
  await endComposition(box);
  await expect(box).toHaveValue("エヌビディア");

  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog").getByRole("combobox");
  await search.fill("nvid");
  await expect(page.getByRole("option", { name: /NVDA/ }).first()).toBeVisible();
  await endComposition(search);
  await expect(search).toHaveValue("nvid");
  await expect(page).toHaveURL(/\/chat/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/symbol=NVDA/);

  await page.goto(`${product.url}/strategy?symbol=AAPL`);
  const sentence = page.getByLabel("Describe a rule");
  await sentence.fill("Buy AAPL when RSI is below 30, sell when RSI rises above 75");
  await endComposition(sentence);
  await expect(page.getByText("Interpreted as:")).toHaveCount(0);
  expect(sent).toEqual([]);
  await sentence.press("Enter");
  await expect(page.getByText("Interpreted as:")).toBeVisible();
});
