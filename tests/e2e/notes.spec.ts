import { expect, type Page, type Product, settled, signedIn, test } from "./support/product.ts";

const card = (page: Page) => page.getByRole("region", { name: "Your notes" });
const note = (page: Page) => card(page).getByRole("article");

async function open(page: Page, product: Product, symbol = "NVDA"): Promise<void> {
  await page.goto(`${product.url}/insights?symbol=${symbol}`);
  await expect(card(page)).toBeVisible();
  await settled(page);
}

test("a note is written, changed, deleted and restored", { tag: "@short" }, async ({ page, product }) => {
  await signedIn(page, product);
  await open(page, product);
  await card(page).getByRole("button", { name: "Add note" }).click();
  const box = card(page).getByRole("textbox", { name: "Note" });
  await expect(box).toBeFocused();
  await box.fill("Data centres keep growing.\nSell above 200.");
  await card(page).getByRole("button", { name: "Save" }).click();
  await expect(note(page)).toContainText("4 Mar 2026");
  await expect(note(page)).toContainText("Sell above 200.");

  await card(page)
    .getByRole("button", { name: /^Edit the note from 4 Mar 2026/ })
    .click();
  await box.fill("Sell above 220.");
  await card(page).getByRole("button", { name: "Save" }).click();
  await expect(note(page)).toContainText("Sell above 220.");

  await card(page)
    .getByRole("button", { name: /^Delete the note/ })
    .click();
  await expect(note(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(note(page)).toContainText("Sell above 220.");
  await page.reload();
  await expect(note(page)).toContainText("Sell above 220.");
  await open(page, product, "AAPL");
  await expect(note(page)).toHaveCount(0);
});

test("a change made elsewhere isn't lost", async ({ page, product, context }) => {
  await signedIn(page, product);
  await page.request.post(`${product.url}/api/notes`, {
    data: { symbol: "NVDA", text: "First" },
    headers: { origin: product.url },
  });
  await open(page, product);
  const other = await context.newPage();
  await open(other, product);
  for (const one of [page, other])
    await card(one)
      .getByRole("button", { name: /^Edit the note/ })
      .click();
  await card(other).getByRole("textbox", { name: "Note" }).fill("Second");
  await card(other).getByRole("button", { name: "Save" }).click();
  await expect(note(other)).toContainText("Second");
  await card(page).getByRole("textbox", { name: "Note" }).fill("Third");
  await card(page).getByRole("button", { name: "Save" }).click();
  await expect(card(page).getByRole("alert")).toContainText("This note was changed elsewhere.");
  await expect(card(page).getByRole("textbox", { name: "Note" })).toHaveValue("Third");
  await card(page).getByRole("button", { name: "Save" }).click();
  await expect(note(page)).toContainText("Third");
});

test("an answer is saved as a note on its symbol, and a later answer shows it", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/chat`);
  const box = page.getByRole("textbox", { name: "Ask about your portfolio or a symbol" });
  const answers = page.getByRole("log", { name: "Conversation" }).getByRole("article", { name: "Assistant" });
  await box.fill("What does NVDA cost?");
  await box.press("Enter");
  await answers.getByRole("button", { name: "Save as note" }).click();
  await expect(page.getByText("Saved as a note on NVDA.")).toBeVisible();
  await box.fill("My notes on NVDA");
  await box.press("Enter");
  await expect(answers.nth(1)).not.toHaveAttribute("aria-busy");
  await expect(answers.nth(1).getByRole("table")).toContainText("NVDA is at $");
  await open(page, product);
  await expect(note(page)).toContainText("From an answer");
  await expect(note(page)).toContainText("NVDA is at $");
  await expect(note(page)).not.toContainText("[[");
});

test("an answer about two symbols asks where to save the note", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/chat`);
  const box = page.getByRole("textbox", { name: "Ask about your portfolio or a symbol" });
  await box.fill("Compare @AAPL and @MSFT");
  await box.press("Enter");
  await page.getByRole("button", { name: "Save as note" }).click();
  await page.getByRole("menuitem", { name: "On MSFT" }).click();
  await expect(page.getByText("Saved as a note on MSFT.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await open(page, product, "MSFT");
  await expect(card(page)).toContainText("No notes on MSFT yet.");
});
