import { expect, type Page, type Product, signedIn, test } from "./support/product.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "Ask about your portfolio or a symbol" });
const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const answers = (page: Page) => log(page).getByRole("article", { name: "Assistant" });
const followUps = (page: Page) => log(page).getByRole("list", { name: "Follow-up questions" });

async function open(page: Page, product: Product): Promise<void> {
  await signedIn(page, product);
  await page.goto(`${product.url}/chat`);
  await expect(box(page)).toBeVisible();
}

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await box(page).press("Enter");
}

test("lookups show before the server's first reply", async ({ page, product }) => {
  await open(page, product);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/assistant/conversations", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await ask(page, "What does NVDA cost?");
  await expect(answers(page)).toHaveText("Looking up NVDA…");
  release();
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page)).not.toHaveAttribute("aria-busy");
});

test("an answer's steps expand, and stay with it", async ({ page, product }) => {
  await open(page, product);
  await ask(page, "What does NVDA cost?");
  const line = answers(page).getByRole("button", { name: /^1 step, \d+\.\d s Read quotes$/ });
  await expect(line).toHaveAttribute("aria-expanded", "false");
  await page.reload();
  await line.click();
  const steps = answers(page).getByRole("list", { name: "Lookups" }).getByRole("listitem");
  await expect(steps).toHaveCount(1);
  await expect(steps).toContainText("Quotes");
  await expect(steps).toContainText("Found");
  await expect(steps.locator("time")).toBeVisible();
});

test("a follow-up question needs one click, and is answered without a model", async ({ page, product }) => {
  await open(page, product);
  await ask(page, "What does NVDA cost?");
  await expect(followUps(page).getByRole("button")).toHaveText([
    "How has NVDA done this year?",
    "What is in the news about NVDA?",
    "Why is NVDA rated so?",
  ]);
  await followUps(page).getByRole("button").first().click();
  await expect(answers(page)).toHaveCount(2);
  await expect(answers(page).nth(1)).toContainText("NVDA changed by");
  await expect(followUps(page)).toHaveCount(1);
  await expect(answers(page).first().getByRole("list", { name: "Follow-up questions" })).toHaveCount(0);
});

test.describe("with a model", () => {
  test.use({ hasModel: true });

  test("the answer's text doesn't move when it finishes", async ({ page, product }) => {
    await open(page, product);
    product.model.control({ pieceDelayMs: 150, pieceCharacters: 12 });
    await ask(page, "What does NVDA cost?");
    const words = answers(page).getByText("NVDA quote").first();
    await expect(words).toBeVisible();
    const top = async () => {
      const [text, article] = [await words.boundingBox(), await answers(page).boundingBox()];
      return (text?.y ?? 0) - (article?.y ?? 0);
    };
    const before = await top();
    await expect(answers(page)).not.toHaveAttribute("aria-busy");
    expect(await top()).toBe(before);
    const line = answers(page).getByRole("button", { name: /^\d steps, \d+\.\d s Read / });
    await line.click();
    const steps = answers(page).getByRole("list", { name: "Lookups" });
    await expect(steps.getByText("Quotes", { exact: true }).first()).toBeVisible();
    await expect(steps.getByText("Holdings", { exact: true })).toBeVisible();
  });

  test("a conversation keeps its chosen model", async ({ page, product }) => {
    await open(page, product);
    const menu = page.getByRole("button", { name: /^Model: / });
    await expect(menu).toHaveAccessibleName("Model: gemini-3.8-flash");
    await menu.click();
    await page.getByRole("menuitem", { name: "No AI, computed" }).click();
    await ask(page, "What does NVDA cost?");
    await expect(answers(page)).toContainText("Computed, no AI");
    await page.reload();
    await expect(menu).toHaveAccessibleName("Model: No AI, computed");
    await menu.click();
    await page.getByRole("menuitem", { name: /^gemini-3\.8-flash/ }).click();
    await expect(menu).toHaveAccessibleName("Model: gemini-3.8-flash");
    await ask(page, "And now?");
    await expect(answers(page)).toHaveCount(2);
    await expect(answers(page).nth(1)).not.toHaveAttribute("aria-busy");
    await expect(answers(page).nth(1)).not.toContainText("Computed, no AI");
  });
});
