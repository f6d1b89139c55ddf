import { expect, type Page, type Product, signedIn, test, testWithOwnServer } from "./support/product.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "Ask about your portfolio or a symbol" });
const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const answers = (page: Page) => log(page).getByRole("article", { name: "Assistant" });
const threads = (page: Page) => page.getByRole("navigation", { name: "Conversations" });
const finished = (page: Page, index = 0) => expect(answers(page).nth(index)).not.toHaveAttribute("aria-busy");

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await box(page).press("Enter");
}

async function open(page: Page, product: Product): Promise<void> {
  await signedIn(page, product);
  await page.goto(`${product.url}/chat`);
  await expect(box(page)).toBeVisible();
}

/** Slows streams down enough to observe them. */
const slow = { pieceDelayMs: 150, pieceCharacters: 12 };

test.describe("with a model", () => {
  test.use({ hasModel: true });

  test(
    "an answer streams in, its numbers are checked, and a citation opens its source",
    { tag: "@short" },
    async ({ page, product }) => {
      await open(page, product);
      product.model.control(slow);
      await ask(page, "What does NVDA cost?");
      await expect(log(page).getByRole("article", { name: "You" })).toHaveText(/What does NVDA cost\?/);
      await expect(answers(page)).toHaveAttribute("aria-busy", "true");
      await expect(answers(page)).toContainText("NVDA quote");
      await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
      await finished(page);
      await expect(answers(page)).toContainText(/\d+ of \d+ figures matched to data/);
      await expect(threads(page).getByRole("button", { name: /^What does NVDA cost\?/ })).toBeVisible();

      await answers(page)
        .getByRole("button", { name: /From data$/ })
        .first()
        .click();
      const facts = page.getByRole("dialog", { name: /From data$/ });
      await expect(facts).toContainText(/NVDA, Price/);
      await expect(facts).toContainText(/Yahoo Finance/);
      await page.keyboard.press("Escape");

      await answers(page).getByRole("button", { name: "Source 1" }).first().click();
      const sources = page.getByRole("complementary", { name: "Sources" });
      await expect(sources.getByRole("listitem").first()).toHaveAttribute("aria-current", "true");
      await sources.getByRole("link", { name: "NVDA quote" }).click();
      await expect(page).toHaveURL(/\/insights\?symbol=NVDA/);
    },
  );

  test("a number invented by the model is marked", { tag: "@short" }, async ({ page, product }) => {
    await open(page, product);
    product.model.control({ text: "NVDA costs $912.34 [1]." });
    await ask(page, "What does NVDA cost?");
    await expect(answers(page)).toContainText("1 figure not found in data");
    await answers(page).getByRole("button", { name: "$912.34, Not found in data" }).click();
    await expect(page.getByRole("dialog", { name: /Not found in data$/ })).toContainText(/Not found in data/);
  });

  test(
    "Escape stops an answer and keeps its text; Retry adds another beside it",
    { tag: "@short" },
    async ({ page, product }) => {
      await open(page, product);
      product.model.control(slow);
      await ask(page, "What does NVDA cost?");
      await expect(answers(page)).toContainText("NVDA quote");
      await page.keyboard.press("Escape");
      await finished(page);
      await expect(answers(page)).toContainText("Stopped");
      await expect(answers(page)).toContainText("NVDA quote");
      await expect.poll(() => product.model.open()).toBe(0);

      product.model.control({ pieceDelayMs: 0 });
      await answers(page).getByRole("button", { name: "Retry" }).click();
      await expect(answers(page)).toContainText("2 of 2");
      await expect(answers(page)).toContainText(/figures? (matched|not found)/);
      await expect(answers(page)).not.toContainText("Stopped");
      await answers(page).getByRole("button", { name: "Previous version" }).click();
      await expect(answers(page)).toContainText("Stopped");
    },
  );

  test("a refresh during an answer loses nothing", { tag: "@short" }, async ({ page, product }) => {
    await open(page, product);
    product.model.control(slow);
    await ask(page, "What does NVDA cost?");
    await expect(answers(page)).toContainText("NVDA quote");
    await page.reload();
    await expect(answers(page)).toContainText("NVDA quote");
    await finished(page);
    await expect(answers(page)).toContainText(/\d+ of \d+ figures? matched|figures? not found/);
    await expect(log(page).getByRole("article")).toHaveCount(2);
  });

  test("a question that arrives before its stream is shown once", async ({ page, product }) => {
    await open(page, product);
    await ask(page, "Is the market open?");
    await finished(page);
    const held = Promise.withResolvers<void>();
    await page.route(/\/api\/assistant\/conversations\/[^/]+\/messages$/, async (route) => {
      const response = await route.fetch();
      await held.promise;
      await route.fulfill({ response });
    });
    const id = new URL(page.url()).searchParams.get("c");
    const stored = `${product.url}/api/assistant/conversations/${id}`;
    await ask(page, "What does NVDA cost?");
    await expect.poll(async () => (await page.request.get(stored)).text()).toContain("NVDA quote");
    // After a call that failed, the page loads everything anew.
    const search = page.getByRole("searchbox", { name: "Search conversations" });
    await page.route(/\/api\/assistant\/conversations\?/, (route) => route.abort(), { times: 1 });
    await search.fill("NV");
    await expect(page.getByText("No connection")).toBeVisible();
    await search.fill("NVDA");
    await expect(log(page)).toContainText("NVDA quote");
    await expect(answers(page)).toHaveCount(2);
    held.resolve();
    await finished(page);
    await expect(answers(page)).toHaveCount(2);
  });

  test("two tabs show the same answer as it grows", async ({ page, product, context }) => {
    await open(page, product);
    product.model.control(slow);
    await ask(page, "What does NVDA cost?");
    await expect(answers(page)).toContainText("NVDA quote");
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(answers(other)).toContainText("NVDA quote");
    await finished(other);
    await finished(page);
    expect(await answers(other).innerText()).toContain(
      (await answers(page).locator("p").first().innerText()).slice(0, 20),
    );
  });

  test("an edited question starts a branch and keeps the old one", async ({ page, product }) => {
    await open(page, product);
    await ask(page, "What does NVDA cost?");
    await finished(page);
    await box(page).press("ArrowUp");
    await expect(box(page)).toHaveValue("What does NVDA cost?");
    await box(page).fill("What does MSFT cost?");
    await box(page).press("Enter");
    await expect(log(page).getByRole("article", { name: "You" })).toHaveText(/What does MSFT cost\?.*2 of 2/);
    await finished(page);
    await page.getByRole("button", { name: "Previous version" }).click();
    await expect(log(page).getByRole("article", { name: "You" })).toHaveText(/What does NVDA cost\?/);
  });

  test("a proposed alert is set only by a click, once", { tag: "@short" }, async ({ page, product }) => {
    await open(page, product);
    const alerts = async () => {
      const reply = await page.request.get(`${product.url}/api/alerts`);
      return ((await reply.json()) as { alerts: { words: string; state: string }[] }).alerts;
    };
    await ask(page, "Tell me when NVDA is above 5");
    const proposal = answers(page).getByRole("region", { name: "Tell you once when NVDA is above 5.00" });
    await expect(proposal).toContainText("Proposed");
    await finished(page);
    expect(await alerts()).toEqual([]);
    await proposal.getByRole("button", { name: "Set alert" }).click();
    await expect(proposal).toContainText("Done");
    // The condition is already true, so the alert fires right away.
    expect(await alerts()).toMatchObject([{ words: "NVDA is above 5.00", state: "fired" }]);
    await expect(page.getByRole("button", { name: "Alerts, 1 unread" })).toBeVisible();
    await page.reload();
    await expect(proposal).toContainText("Done");
    await expect(proposal.getByRole("button", { name: "Set alert" })).toHaveCount(0);
    expect(await alerts()).toHaveLength(1);
  });

  test("a proposal changes nothing until accepted; once declined it stays unapplied", async ({ page, product }) => {
    await open(page, product);
    const watched = async () => {
      const reply = await page.request.get(`${product.url}/api/watchlist`);
      return ((await reply.json()) as { symbols: string[] }).symbols;
    };
    const before = await watched();
    await ask(page, "Add INTC to my watchlist");
    const proposal = answers(page).getByRole("region", { name: /^Add INTC/ });
    await expect(proposal).toContainText("Proposed");
    expect(await watched()).toEqual(before);
    await proposal.getByRole("button", { name: "Decline" }).click();
    await expect(proposal).toContainText("Declined");
    expect(await watched()).toEqual(before);

    await ask(page, "Add INTC to my watchlist please");
    const second = answers(page)
      .nth(1)
      .getByRole("region", { name: /^Add INTC/ });
    await second.getByRole("button", { name: "Add to watchlist" }).click();
    await expect(second).toContainText("Done");
    expect(await watched()).toContain("INTC");
    await page.reload();
    await expect(
      answers(page)
        .nth(1)
        .getByRole("region", { name: /^Add INTC/ }),
    ).toContainText("Done");
  });

  testWithOwnServer("the data to be sent is shown first, and amounts can be excluded", async ({ page, product }) => {
    await signedIn(page, product);
    const added = await page.request.post(`${product.url}/api/portfolio/transactions`, {
      data: { type: "buy", symbol: "MSFT", date: "2025-06-11", quantity: "4711", price: "410.50" },
      headers: { origin: product.url },
    });
    expect(added.status()).toBe(201);
    await page.goto(`${product.url}/chat`);
    await box(page).fill("How big is MSFT?");
    await page.getByRole("button", { name: "Preview what's sent" }).click();
    const dialog = page.getByRole("dialog", { name: "What's sent" });
    await expect(dialog).toContainText(/Sent to gemini.* \(Gemini\) when you press Send/);
    await dialog.getByText("Your portfolio", { exact: true }).click();
    await expect(dialog).toContainText("4711");
    await dialog.getByText("Percentages only").first().click();
    await expect(dialog).toContainText("{{");
    await expect(dialog).not.toContainText("4711");
    await dialog.getByRole("button", { name: "Close" }).click();
    // The choice survives a reload.
    await page.reload();
    await expect(page.getByRole("button", { name: "Percentages only" })).toBeVisible();
    await ask(page, "How big is MSFT?");
    await finished(page);
    expect(product.model.requests.map(({ body }) => body).join()).not.toContain("4711");
  });

  testWithOwnServer("a failure keeps the question, apologises and is answered on Retry", async ({ page, product }) => {
    await open(page, product);
    product.model.control({ fault: "403" });
    await ask(page, "Is the market open?");
    await expect(answers(page)).toContainText("Failed to get AI response");
    await expect(answers(page)).toContainText(
      "I'm sorry, I'm having trouble connecting to the AI service. You asked: “Is the market open?”. Please try again, or check your connection.",
    );
    await answers(page).getByRole("button", { name: "Answer without AI" }).click();
    await expect(answers(page)).toContainText("Computed, no AI");
    product.model.control({ fault: "none" });
    await answers(page).getByRole("button", { name: "Retry" }).click();
    await expect(answers(page)).toContainText("3 of 3");
    await finished(page);
    await expect(answers(page)).not.toContainText("I'm sorry");
  });

  testWithOwnServer("an interrupted answer says so and can continue", async ({ page, product }) => {
    await open(page, product);
    product.model.control({ fault: "length" });
    await ask(page, "Is the market open?");
    await finished(page);
    await expect(answers(page)).toContainText("This answer was cut off.");
    product.model.control({ fault: "none" });
    await answers(page).getByRole("button", { name: "Continue" }).click();
    await expect(answers(page)).toHaveCount(2);
    await finished(page);
    await expect(page.getByRole("button", { name: "Continue", exact: true })).toHaveCount(0);
  });

  test("an unsent question gets an apology, and is sent on Retry", async ({ page, product }) => {
    await open(page, product);
    await page.context().setOffline(true);
    await ask(page, "Is the market open?");
    await expect(page.getByRole("log")).toContainText(
      "I'm sorry, I'm having trouble connecting to the AI service. You asked: “Is the market open?”. Please try again, or check your connection.",
    );
    await expect(box(page)).toHaveValue("Is the market open?");
    await page.context().setOffline(false);
    await page.getByRole("log").getByRole("button", { name: "Retry" }).click();
    await finished(page);
    await expect(page.getByRole("log")).not.toContainText("I'm sorry");
  });

  test("a question whose reply is lost doesn't return to the box", async ({ page, product }) => {
    await open(page, product);
    await ask(page, "Is the market open?");
    await finished(page);
    const lost = Promise.withResolvers<void>();
    await page.route(/\/api\/assistant\/conversations\/[^/]+\/messages$/, async (route) => {
      await route.fetch();
      await route.abort();
      lost.resolve();
    });
    await ask(page, "What does NVDA cost?");
    await lost.promise;
    await expect(answers(page)).toHaveCount(2);
    await finished(page);
    await expect(box(page)).toHaveValue("");
    await expect(log(page)).not.toContainText("I'm sorry");
  });

  test("an answer in progress stays in its conversation", async ({ page, product }) => {
    await open(page, product);
    await ask(page, "What does NVDA cost?");
    await finished(page);
    await box(page).fill("And with @NVDA half");
    await page.getByRole("button", { name: "New chat" }).click();
    await expect(box(page)).toHaveValue("");
    await box(page).fill("Something else");
    await threads(page)
      .getByRole("button", { name: /^What does NVDA cost\?/ })
      .click();
    await expect(box(page)).toHaveValue("And with @NVDA half");
    await box(page).fill("");
    await box(page).press("ArrowUp");
    await expect(box(page)).toHaveValue("What does NVDA cost?");
    await page.getByRole("button", { name: "New chat" }).click();
    await expect(box(page)).toHaveValue("Something else");
  });

  test(
    "hidden amounts stay hidden in an answer, while streaming and in the list",
    { tag: "@short" },
    async ({ page, product }) => {
      await signedIn(page, product);
      const added = await page.request.post(`${product.url}/api/portfolio/transactions`, {
        data: { type: "buy", symbol: "MSFT", date: "2025-06-11", quantity: "4711", price: "410.50" },
        headers: { origin: product.url },
      });
      expect(added.status()).toBe(201);
      await page.goto(`${product.url}/chat`);
      await page.getByRole("button", { name: "Hide amounts" }).click();
      product.model.control({
        text: `- You own\n  4711 shares of MSFT, \`4711\` \\* 1, ${"and more words, ".repeat(12)}and that is all.`,
        ...slow,
      });
      await ask(page, "How many MSFT do I own?");
      const written = answers(page).and(page.locator("[aria-busy]"));
      await expect(written).toContainText("You own ••••• shares");
      await finished(page);
      await expect(answers(page)).toContainText("and that is all.");
      await expect(answers(page)).not.toContainText("4711");
      await expect(threads(page)).not.toContainText("4711");
      await page.getByRole("button", { name: "Hide amounts" }).click();
      await expect(answers(page)).toContainText("4711 shares");
    },
  );

  test("threads can be searched, renamed, exported and deleted", async ({ page, product }) => {
    await open(page, product);
    await ask(page, "What does NVDA cost?");
    await finished(page);
    await page.getByRole("button", { name: "New chat" }).click();
    await ask(page, "What does MSFT cost?");
    await expect(threads(page).getByRole("listitem")).toHaveCount(2);
    await threads(page).getByRole("searchbox", { name: "Search conversations" }).fill("nvda");
    await expect(threads(page).getByRole("listitem")).toHaveCount(1);

    await page.getByRole("button", { name: "Actions for What does NVDA cost?" }).click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await page.getByRole("textbox", { name: "Title" }).fill("Chips");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(threads(page).getByRole("button", { name: /^Chips/ })).toBeVisible();

    await page.getByRole("button", { name: "Actions for Chips" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Export as Markdown" }).click();
    expect((await download).suggestedFilename()).toBe("Chips.md");

    await page.getByRole("button", { name: "Actions for Chips" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(threads(page)).toContainText("No conversation contains these words.");
  });

  test("symbols and commands complete while typing", async ({ page, product }) => {
    await open(page, product);
    await box(page).pressSequentially("/comp");
    await page.keyboard.press("Enter");
    await expect(box(page)).toHaveValue("/compare ");
    await box(page).pressSequentially("@nvd");
    await expect(page.getByRole("option", { name: /@NVDA/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(box(page)).toHaveValue("/compare @NVDA ");
    await expect(page.getByRole("button", { name: "Leave out NVDA" })).toBeVisible();
  });
});

test.describe("without a model", () => {
  test(
    "questions are answered from computed facts, with a note that no AI was used",
    { tag: "@short" },
    async ({ page, product }) => {
      await open(page, product);
      await expect(page.getByText("No AI model is configured")).toBeVisible();
      await ask(page, "What does NVDA cost?");
      await expect(answers(page)).toContainText("Computed, no AI");
      await expect(answers(page)).toContainText(/(\d+) of \1 figures matched to data/);
      await page.getByRole("list", { name: "Follow-up questions" }).getByRole("button").first().click();
      await finished(page, 1);
      await expect(answers(page).nth(1)).toContainText("Computed, no AI");
      await page.getByRole("button", { name: "Preview what's sent" }).click();
      await expect(page.getByRole("dialog", { name: "What's sent" })).toContainText(
        "Nothing is sent, because no AI model is configured.",
      );
    },
  );

  test("a small screen shows threads and sources in sheets, and the box above the keyboard", async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, product);
    await ask(page, "What does NVDA cost?");
    await finished(page);
    await answers(page).getByRole("button", { name: "Source 1" }).first().click();
    await expect(page.getByRole("dialog", { name: "Sources" })).toContainText("NVDA quote");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Conversations" }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: /^What does NVDA cost\?/ })).toBeVisible();
    await page.keyboard.press("Escape");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(box(page)).toBeInViewport();
  });
});
