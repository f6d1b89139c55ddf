import { expect, type Page, type Product, signedIn, test } from "./support/product.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "Ask about your portfolio or a symbol" });
const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const answers = (page: Page) => log(page).getByRole("article", { name: "Assistant" });

async function open(page: Page, product: Product): Promise<void> {
  await signedIn(page, product);
  await page.goto(`${product.url}/chat`);
  await expect(box(page)).toBeVisible();
}

test(
  "what is typed while a new conversation opens stays in the field",
  { tag: "@short" },
  async ({ page, product }) => {
    await open(page, product);
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    for (const question of ["What does NVDA cost?", "What does AAPL cost?"]) {
      await box(page).fill(question);
      await box(page).press("Enter");
      const next = "And how did MSFT do over the last year, beside the S&P 500?";
      await page.keyboard.type(next, { delay: 25 });
      await expect(page).toHaveURL(/\?c=/);
      await expect(answers(page)).not.toHaveAttribute("aria-busy");
      await expect(box(page)).toHaveValue(next);
      await expect(box(page)).toBeFocused();
      await page.getByRole("button", { name: "New chat" }).first().click();
      await expect(page.getByText("Every number in an answer is checked")).toBeVisible();
    }
  },
);

test("typing below two hundred messages draws none of them again", { tag: "@short" }, async ({ page, product }) => {
  await open(page, product);
  await box(page).fill("What does NVDA cost?");
  await box(page).press("Enter");
  await expect(answers(page)).not.toHaveAttribute("aria-busy");
  await page.route(/\/api\/assistant\/conversations\/[^/?]+$/, async (route) => {
    const reply = await route.fetch();
    const conversation = (await reply.json()) as {
      messages: { id: string; parentId: string | null }[];
      headId: string;
    };
    const messages = Array.from({ length: 100 }, (_, turn) =>
      conversation.messages.map((message, index) => ({
        ...message,
        id: `${message.id}-${turn}`,
        parentId: index > 0 ? `${message.parentId}-${turn}` : turn === 0 ? null : `${conversation.headId}-${turn - 1}`,
      })),
    ).flat();
    await route.fulfill({ json: { ...conversation, messages, headId: `${conversation.headId}-99` } });
  });
  // A turn reads the day of its message each time it is drawn.
  await page.addInitScript(() => {
    const counted = { turns: 0 };
    const parse = Date.parse;
    Date.parse = (text) => {
      counted.turns += 1;
      return parse(text);
    };
    Object.assign(window, { counted });
  });
  await page.reload();
  await expect(answers(page)).toHaveCount(100);
  const drawn = () => page.evaluate(() => (window as unknown as { counted: { turns: number } }).counted.turns);
  await expect.poll(drawn).toBeGreaterThan(199);
  await page.waitForLoadState("networkidle");
  const before = await drawn();
  const question = "How did it do over the last year?";
  await box(page).pressSequentially(question);
  await expect(box(page)).toHaveValue(question);
  // Times such as "2 minutes ago" go on by themselves once in a while; 200 a key would be all messages.
  expect((await drawn()) - before).toBeLessThan(100 * question.length);
});

test("questions are offered while one types, and the keys choose one", { tag: "@short" }, async ({ page, product }) => {
  await open(page, product);
  await page.getByRole("button", { name: "What you can ask" }).first().click();
  const all = page.getByRole("dialog", { name: "What you can ask" });
  await all.getByRole("button", { name: "What does … mean?" }).click();
  await expect(box(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("…");
  await page.keyboard.type("beta");
  await expect(box(page)).toHaveValue("What does beta mean?");

  await box(page).fill("");
  await box(page).pressSequentially("my divid");
  const offers = page.getByRole("listbox", { name: "Suggestions while you type" });
  await expect(offers.getByRole("option").first()).toHaveText("What dividends have I received?");
  await expect(offers.getByRole("option", { selected: true })).toHaveCount(0);
  await box(page).press("ArrowDown");
  await expect(offers.getByRole("option", { selected: true })).toHaveText("What dividends have I received?");
  await box(page).press("Enter");
  await expect(box(page)).toHaveValue("What dividends have I received?");
  await expect(offers).toBeHidden();
  await box(page).press("Enter");
  await expect(log(page).getByRole("article", { name: "You" })).toHaveText(/What dividends have I received\?/);

  await expect(answers(page)).not.toHaveAttribute("aria-busy");

  await box(page).pressSequentially("my divid");
  await expect(offers).toBeVisible();
  await box(page).press("Escape");
  await expect(offers).toBeHidden();
  await box(page).press("Enter");
  await expect(log(page).getByRole("article", { name: "You" }).last()).toHaveText(/my divid/);
});
