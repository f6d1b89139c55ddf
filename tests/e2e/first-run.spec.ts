import { expect, newcomer, test } from "./support/product.ts";

test.describe("the first minute", () => {
  test("a holding is there after one line and Enter, and the page fills", async ({ page, product }) => {
    await newcomer(page, product);
    await page.goto(product.url);
    const line = page.getByLabel("Symbol, shares and, if you know it, average cost");
    // Two actions: a line, and Enter.
    await line.fill("NVDA 12 @ 131.20");
    await expect(page.getByText("Paid").first()).toContainText("$1,574.40");
    await line.press("Enter");
    await expect(page.getByRole("heading", { name: "What moved you today" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Portfolio" })).toContainText("Your return, 6M");
    await expect(page.getByRole("region", { name: "Today in a sentence" })).toContainText("NVDA");
    await expect(page.getByRole("heading", { name: "Allocation" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "News on what you own" })).toBeVisible();
  });

  test("a line that cannot be is refused with a sentence, and stays", async ({ page, product }) => {
    await newcomer(page, product);
    await page.goto(product.url);
    const line = page.getByLabel("Symbol, shares and, if you know it, average cost");
    await line.fill("NVDA -3");
    await line.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(line).toHaveValue("NVDA -3");
    await line.fill("NOSUCHTHING 5");
    await line.press("Enter");
    await expect(page.getByRole("alert")).toContainText("NOSUCHTHING");
    await expect(line).toHaveValue("NOSUCHTHING 5");
  });

  test("rows of a table become holdings, and a wrong one stays to be put right", async ({ page, product }) => {
    await newcomer(page, product);
    await page.goto(product.url);
    await page.getByRole("button", { name: "Paste" }).click();
    await page.getByLabel(/one holding a line/).fill("NVDA\t12\t131.20\nMSFT\t5\nAAPL\tmany");
    await page.getByRole("button", { name: "Add 3 holdings" }).click();
    await expect(page.getByRole("region", { name: "What moved you today" })).toContainText("MSFT");
    await expect(page.getByRole("region", { name: "What moved you today" })).toContainText("NVDA");
  });

  test("amounts hide with one key, everywhere, and the percentages stay", async ({ page, product }) => {
    await newcomer(page, product);
    await page.goto(product.url);
    const line = page.getByLabel("Symbol, shares and, if you know it, average cost");
    await line.fill("NVDA 12 @ 131.20");
    await line.press("Enter");
    const portfolio = page.getByRole("region", { name: "Portfolio" });
    await expect(portfolio).toContainText("$");
    await page.locator("body").press("h");
    await expect(portfolio).toContainText("•••••");
    await expect(portfolio).not.toContainText("$");
    await expect(portfolio).toContainText("%");
    await page.locator("body").press("h");
    await expect(portfolio).toContainText("$");
  });

  test("hiding the first steps is kept, and the page works without them", async ({ page, product }) => {
    await newcomer(page, product);
    await page.goto(product.url);
    await page.getByRole("button", { name: "Hide setup" }).click();
    await expect(page.getByRole("heading", { name: /Welcome/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Watchlist" })).toBeVisible();
    await expect(page.getByRole("heading", { name: /Welcome/ })).toHaveCount(0);
  });
});

test.describe("a browser that writes otherwise", () => {
  test.use({ locale: "de-DE" });

  test("has its currency and figures proposed, and nothing changes until that is confirmed", async ({
    page,
    product,
  }) => {
    await newcomer(page, product);
    await page.goto(product.url);
    const watchlist = page.getByRole("region", { name: "Watchlist" });
    await expect(page.getByText("EUR, 1.234,56. Taken from your browser.")).toBeVisible();
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

test("the first steps stay after the first holding, until each is done or they are hidden", async ({
  page,
  product,
}) => {
  await newcomer(page, product);
  await page.goto(product.url);
  const line = page.getByLabel("Symbol, shares and, if you know it, average cost");
  await line.fill("NVDA 12 @ 131.20");
  await line.press("Enter");
  await expect(page.getByRole("heading", { name: "What moved you today" })).toBeVisible();
  const steps = page.getByRole("list", { name: "Steps" });
  await expect(steps.getByRole("listitem").nth(1)).toContainText("Done");
  await page.reload();
  await expect(steps).toBeVisible();
  await steps.getByRole("button", { name: /^Skip: Currency/ }).click();
  await steps.getByRole("button", { name: /^Skip: Market data/ }).click();
  await expect(steps).toHaveCount(0);
});

test.describe("while no source can be reached", () => {
  test.use({ upstreamIsOn: false });
  test("a holding can be entered, its missing price is said once, and Set price leads to it", async ({
    page,
    product,
  }) => {
    await newcomer(page, product);
    await page.goto(product.url);
    const line = page.getByLabel("Symbol, shares and, if you know it, average cost");
    await line.fill("KO 12 @ 60");
    await line.press("Enter");
    const portfolio = page.getByRole("region", { name: "Portfolio" });
    await expect(portfolio).toContainText("No price for KO yet");
    await expect(page.getByText(/No price for KO/)).toHaveCount(1);
    await portfolio.getByRole("link", { name: "Set price" }).click();
    await expect(page.getByRole("dialog")).toContainText("KO");
  });
});
