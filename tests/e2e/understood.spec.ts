import { expect, signedIn, test } from "./support/product.ts";

test(
  "chips show how a question was understood, and repeat it with one part changed",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/chat`);
    const box = page.getByRole("textbox", { name: "Ask about your portfolio or a symbol" });
    const answers = page.getByRole("log", { name: "Conversation" }).getByRole("article", { name: "Assistant" });
    await box.fill("Price of NVDA");
    await box.press("Enter");
    await expect(answers.first()).toContainText("NVDA is at");
    const chips = answers.first().getByRole("list", { name: "Understood as" });
    await expect(chips).toContainText("What does NVDA cost?");
    await chips.getByRole("button", { name: "Change period: No time given" }).click();
    await page.getByRole("menuitem", { name: "Last year" }).click();
    await expect(answers.nth(1)).toContainText("NVDA changed by");
    await expect(answers.nth(1).getByRole("list", { name: "Understood as" })).toContainText("1 Jan 2025");
  },
);
