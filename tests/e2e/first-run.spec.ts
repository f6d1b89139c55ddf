import { expect, newcomer, test, testWithOwnServer } from "./support/product.ts";

test.describe("the first minute", () => {
  test("a holding needs one line and Enter, and the page fills", { tag: "@short" }, async ({ page, product }) => {
    await newcomer(page, product);
    await page.goto(product.url);
    const line = page.getByLabel("Symbol, shares and average cost (optional)");
    // Two actions: a line, and Enter.
    await line.fill("NVDA 12 @ 131.20");
    await expect(page.getByText("Paid").first()).toContainText("$1,574.40");
    await line.press("Enter");
    await expect(page.getByText("Recorded as held since 4 Mar 2026. The gain counts from the cost.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Set the day" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "What moved your portfolio today" })).toBeVisible();
    const portfolio = page.getByRole("region", { name: "Portfolio", exact: true });
    // One gain on every screen: 12 shares at 141.85 for 1,574.40.
    await expect(portfolio).toContainText(/Unrealised gain\s*▲ \+\$127\.80/);
    await expect(portfolio).toContainText(/Your return, 6M\s*▲ \+8\.12% since 4 Mar/);
    await expect(page.getByRole("region", { name: "Today in a sentence" })).toContainText("NVDA");
    await expect(page.getByRole("heading", { name: "Allocation" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "News about your holdings" })).toBeVisible();
  });

  test("an impossible line is refused with a sentence, and stays", async ({ page, product }) => {
    await newcomer(page, product);
    await page.goto(product.url);
    const line = page.getByLabel("Symbol, shares and average cost (optional)");
    await line.fill("NVDA -3");
    await line.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(line).toHaveValue("NVDA -3");
    await line.fill("NOSUCHTHING 5");
    await line.press("Enter");
    await expect(page.getByRole("alert")).toContainText("NOSUCHTHING");
    await expect(line).toHaveValue("NOSUCHTHING 5");
  });

  test("table rows become holdings, and a faulty one stays for correction", async ({ page, product }) => {
    await newcomer(page, product);
    await page.goto(product.url);
    await page.getByRole("button", { name: "Paste" }).click();
    await page.getByLabel(/One holding per line/).fill("NVDA\t12\t131.20\nMSFT\t5\nAAPL\tmany");
    await page.getByRole("button", { name: "Add 3 holdings" }).click();
    await expect(page.getByRole("region", { name: "What moved your portfolio today" })).toContainText("MSFT");
    await expect(page.getByRole("region", { name: "What moved your portfolio today" })).toContainText("NVDA");
  });

  test("one key hides amounts everywhere but not percentages", { tag: "@short" }, async ({ page, product }) => {
    await newcomer(page, product);
    await page.goto(product.url);
    const line = page.getByLabel("Symbol, shares and average cost (optional)");
    await line.fill("NVDA 12 @ 131.20");
    await line.press("Enter");
    const portfolio = page.getByRole("region", { name: "Portfolio", exact: true });
    await expect(portfolio).toContainText("$");
    // The field stays, for the next holding.
    await line.blur();
    await page.locator("body").press("h");
    await expect(portfolio).toContainText("•••••");
    await expect(portfolio).not.toContainText("$");
    await expect(portfolio).toContainText("%");
    await page.locator("body").press("h");
    await expect(portfolio).toContainText("$");
  });

  test("hidden first steps stay hidden, and the page works without them", async ({ page, product }) => {
    await newcomer(page, product);
    await page.goto(product.url);
    await page.getByRole("button", { name: "Hide setup" }).click();
    await expect(page.getByRole("heading", { name: /Welcome/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Watchlist", exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: /Welcome/ })).toHaveCount(0);
  });
});

test.describe("a browser with other formats", () => {
  test.use({ locale: "de-DE" });

  test("gets its currency and formats proposed, and nothing changes until confirmed", async ({ page, product }) => {
    // A German browser whose user reads English.
    await page.context().addCookies([{ name: "language", value: "en", url: product.url }]);
    await newcomer(page, product);
    await page.goto(product.url);
    const watchlist = page.getByRole("region", { name: "Watchlist", exact: true });
    await expect(page.getByText("EUR, 1.234,56. From your browser's settings.")).toBeVisible();
    await expect(watchlist).toContainText("231.40");
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(watchlist).toContainText("231,40");
    await expect(watchlist).not.toContainText("231.40");
    const kept = async () => {
      const reply = await page.request.get(`${product.url}/api/settings`);
      return ((await reply.json()) as { preferences: object }).preferences;
    };
    await expect
      .poll(kept)
      .toMatchObject({ numberFormat: "point-comma", defaultCurrency: "EUR", setupDone: ["format"] });
  });
});

test("the first steps remain after the first holding until all are done or hidden", async ({ page, product }) => {
  await newcomer(page, product);
  await page.goto(product.url);
  const line = page.getByLabel("Symbol, shares and average cost (optional)");
  await line.fill("NVDA 12 @ 131.20");
  await line.press("Enter");
  await expect(page.getByRole("heading", { name: "What moved your portfolio today" })).toBeVisible();
  const steps = page.getByRole("list", { name: "Steps" });
  await expect(steps.getByRole("listitem").nth(1)).toContainText("Done");
  await expect(line).toHaveValue("");
  await page.reload();
  // Then the holdings come first, and the open steps last.
  await expect(line).toHaveCount(0);
  await expect(steps).toBeVisible();
  await steps.getByRole("button", { name: /^Skip: Currency/ }).click();
  await steps.getByRole("button", { name: /^Skip: Market data/ }).click();
  await expect(steps).toHaveCount(0);
});

test.describe("with no source in reach", () => {
  test.use({ upstreamIsOn: false });
  testWithOwnServer(
    "a holding can be entered, its missing price is reported once, and Set price leads to it",
    async ({ page, product }) => {
      await newcomer(page, product);
      await page.goto(product.url);
      const line = page.getByLabel("Symbol, shares and average cost (optional)");
      await line.fill("KO 12 @ 60");
      await line.press("Enter");
      const portfolio = page.getByRole("region", { name: "Portfolio", exact: true });
      await expect(portfolio).toContainText("No price for KO yet");
      await expect(page.getByText(/No price for KO/)).toHaveCount(1);
      await portfolio.getByRole("link", { name: "Set price" }).click();
      await expect(page.getByRole("dialog")).toContainText("KO");
    },
  );
});
