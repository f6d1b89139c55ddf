import { expect, type Page, type Product, signedIn, test, testWithOwnServer } from "./support/product.ts";

/** A Saturday: the week's prices are complete. */
test.use({ clock: "2026-03-07T16:00:00Z" });

async function buy(page: Page, product: Product, symbol: string, quantity: string): Promise<void> {
  const reply = await page.request.post(`${product.url}/api/portfolio/transactions`, {
    data: { type: "buy", symbol, date: "2026-01-05", quantity, price: "100" },
    headers: { origin: product.url },
  });
  expect(reply.status()).toBe(201);
}

test(
  "an issue is created by hand, read, found in the archive and printed without the frame",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await buy(page, product, "AAPL", "10");
    await buy(page, product, "MSFT", "5");
    await page.goto(`${product.url}/newsletter`);
    await expect(page.getByText("No issues yet.", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Create issue now" }).click();
    const issue = page.getByRole("article");
    await expect(issue.getByRole("heading", { name: "Week to 7 March 2026" })).toBeVisible();
    await expect(issue).toContainText(/In the week to 7 March you (gained|lost) \$[\d,.]+/);
    for (const name of ["Result", "What moved your portfolio", "Stories that mattered", "Next 14 days", "Sources"])
      await expect(issue.getByRole("heading", { name })).toBeVisible();
    await page.reload();
    const entry = page.getByRole("link", { name: /Week to 7 March 2026/ });
    await expect(entry).toHaveAttribute("aria-current", "page");
    await page.getByLabel("Period").selectOption("daily");
    await page.getByRole("button", { name: "Create issue now" }).click();
    await expect(issue.getByRole("heading", { name: "Saturday 7 March 2026" })).toBeVisible();
    await entry.click();
    await expect(issue.getByRole("heading", { name: "Week to 7 March 2026" })).toBeVisible();
    // An issue that arrived meanwhile is new until another is opened after it, on every device.
    const reply = await page.request.post(`${product.url}/api/newsletter/issues`, {
      data: { cadence: "monthly" },
      headers: { origin: product.url },
    });
    expect(reply.status()).toBe(201);
    await page.goto(`${product.url}/newsletter`);
    const newest = page.getByRole("link", { name: /Month to 7 March 2026/ });
    await expect(newest).toContainText("new");
    await expect(entry).not.toContainText("new");
    await expect(issue.getByRole("heading", { name: "Month to 7 March 2026" })).toBeVisible();
    await entry.click();
    await expect(newest).not.toContainText("new");
    await page.reload();
    await expect(newest).toBeVisible();
    await expect(newest).not.toContainText("new");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Create issue now" })).toBeHidden();
    await expect(issue).toBeVisible();
  },
);

test("without holdings an issue covers the watchlist, and amounts can be hidden", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
  // The page handles keys once it has rendered.
  await expect(async () => {
    await page.keyboard.press("g");
    await page.keyboard.press("n");
    await expect(page).toHaveURL(/\/newsletter$/, { timeout: 2_000 });
  }).toPass();
  await page.getByRole("button", { name: "Create issue now" }).click();
  await expect(page.getByRole("article")).toContainText("on your watchlist rose");
  await buy(page, product, "AAPL", "10");
  await page.getByRole("button", { name: "Create issue now" }).click();
  const headline = page.getByRole("article").getByText(/^In the week to 7 March you/);
  await expect(page.getByRole("article")).toContainText(/you (gained|lost) \$/);
  await page.keyboard.press("h");
  await expect(page.getByRole("article")).not.toContainText("$");
  await expect(headline).toBeVisible();
});

test("scheduled issues use this browser's time zone, and parts can be left out", async ({ page, product }) => {
  await signedIn(page, product);
  await buy(page, product, "AAPL", "10");
  await page.goto(`${product.url}/newsletter`);
  await expect(page.getByText("Off. You can still create one at any time.")).toBeVisible();
  await page.getByRole("button", { name: "Newsletter settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Newsletter settings" });
  await dialog.getByLabel("Frequency").selectOption("weekly");
  await expect(dialog.getByText("Time zone: Europe/London.")).toBeVisible();
  await expect(dialog.getByLabel("Day", { exact: true })).toHaveValue("6");
  await dialog.getByLabel("Time", { exact: true }).selectOption("9");
  await expect(dialog.getByLabel("Time", { exact: true })).toHaveValue("9");
  await dialog.getByRole("switch", { name: "Stories that mattered" }).click();
  await expect(dialog.getByRole("switch", { name: "Stories that mattered" })).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Weekly. Next Sat 14 Mar, 09:00")).toBeVisible();
  await page.getByRole("button", { name: "Create issue now" }).click();
  const issue = page.getByRole("article");
  await expect(issue.getByRole("heading", { name: "What moved your portfolio" })).toBeVisible();
  await expect(issue.getByRole("heading", { name: "Stories that mattered" })).toHaveCount(0);
});

test("a private feed is created, read without a session, and revoked; an issue is downloaded as a mail file", async ({
  page,
  product,
  playwright,
}) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/newsletter`);
  await page.getByRole("button", { name: "Create issue now" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Email file" }).click();
  expect((await download).suggestedFilename()).toBe("bellwether-2026-03-07.eml");
  await page.getByRole("button", { name: "Newsletter settings" }).click();
  await page.getByRole("button", { name: "Create feed link" }).click();
  const address = await page.getByLabel("Feed link").inputValue();
  const anybody = await playwright.request.newContext();
  expect(await (await anybody.get(address)).text()).toContain("<title>Week to 7 March 2026</title>");
  await page.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByRole("button", { name: "Create feed link" })).toBeVisible();
  expect((await anybody.get(address)).status()).toBe(404);
  await anybody.dispose();
});

test.describe("with a model", () => {
  test.use({ hasModel: true });
  testWithOwnServer(
    "an issue has a few sentences with their author, and none where a number is false",
    async ({ page, product }) => {
      await signedIn(page, product);
      await buy(page, product, "AAPL", "10");
      await page.goto(`${product.url}/newsletter`);
      product.model.control({
        text: "All of it came from AAPL: {{2.AAPL.gain}} [2].\n\nQuestion: Is one holding enough?",
      });
      await page.getByRole("button", { name: "Create issue now" }).click();
      const issue = page.getByRole("article");
      await expect(issue).toContainText(
        /All of it came from AAPL: \$[\d,.]+\.This and the question were written by gemini/,
      );
      await expect(issue).toContainText("Is one holding enough?");
      await page.keyboard.press("h");
      await expect(issue).not.toContainText("$");
      product.model.control({ text: "AAPL rose 98.76% in the week [2]." });
      await page.getByLabel("Period").selectOption("daily");
      await page.getByRole("button", { name: "Create issue now" }).click();
      await expect(issue.getByRole("heading", { name: "Saturday 7 March 2026" })).toBeVisible();
      await expect(issue).not.toContainText("written by");
    },
  );
});

test.describe("without market data", () => {
  test.use({ upstreamIsOn: false });
  testWithOwnServer("no issue is made from samples, and the page says why", async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/newsletter`);
    await page.getByRole("button", { name: "Create issue now" }).click();
    await expect(page.getByRole("alert")).toContainText("Only sample prices are available");
  });
});
