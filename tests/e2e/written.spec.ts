import { expect, type Page, type Product, signedIn, test, testWithOwnServer } from "./support/product.ts";

test.use({ hasModel: true });

async function hold(page: Page, product: Product, ...lines: readonly (readonly [string, string, string])[]) {
  const headers = { origin: product.url };
  const account = await page.request.post(`${product.url}/api/portfolio/accounts`, {
    data: { name: "Broker", currency: "USD" },
    headers,
  });
  const { id } = (await account.json()) as { id: string };
  for (const [symbol, quantity, price] of lines)
    await page.request.post(`${product.url}/api/portfolio/transactions`, {
      data: { accountId: id, type: "buy", symbol, date: "2025-03-04", quantity, price, currency: "USD" },
      headers,
    });
}

const inWords = [
  "Impact: NVDA matters most to you, at {{weight}} of your portfolio [2].",
  "Risk: A single share can fall quickly.",
  "Action: Watch the next report.",
].join("\n");

testWithOwnServer(
  "the preview loads a model's text with its sources, and falls back to rules when the model fails",
  async ({ page, product }) => {
    await signedIn(page, product);
    await hold(page, product, ["NVDA", "12", "131.20"]);
    product.model.control({ text: inWords.replace("{{weight}}", "{{2.weight}}"), pieceDelayMs: 150 });
    await page.goto(`${product.url}/insights?symbol=NVDA`);
    const preview = page.getByRole("region", { name: "Impact, risk and action" });
    await expect(preview.getByText("Quick analysis loading...").first()).toBeVisible();
    await expect(preview.getByText("NVDA matters most to you")).toBeVisible();
    await expect(preview.getByText("AI", { exact: true })).toBeVisible();
    await preview.getByRole("button", { name: "Source 2" }).click();
    await expect(preview.getByRole("link", { name: "Your position in NVDA" })).toBeVisible();

    product.model.control({ fault: "503", pieceDelayMs: 0 });
    await page.goto(`${product.url}/insights?symbol=AAPL`);
    await expect(preview.getByText("Not available")).toBeVisible();
    await expect(preview.getByText("Gemini API error: 503")).toBeVisible();
    await expect(preview.getByText("Calculated from the data")).toBeVisible();
    await expect(preview.getByText(/AAPL is (up|down)/)).toBeVisible();
    product.model.control({
      fault: "none",
      text: "Impact: A quiet day.\nRisk: Little is known.\nAction: Nothing due.",
    });
    await preview.getByRole("button", { name: "Retry" }).click();
    await expect(preview.getByText("A quiet day.")).toBeVisible();
    await expect(preview.getByText("Not available")).toBeHidden();
  },
);

test("a figure invented by the model never reaches the preview", { tag: "@short" }, async ({ page, product }) => {
  await signedIn(page, product);
  product.model.control({ text: "Impact: NVDA rose 64.2% today [1].\nRisk: Prices swing.\nAction: Nothing due." });
  await page.goto(`${product.url}/insights?symbol=NVDA`);
  const preview = page.getByRole("region", { name: "Impact, risk and action" });
  await expect(preview.getByText(/stated a figure that is not in the data in Impact/)).toBeVisible();
  await expect(preview.getByText("64.2%")).toBeHidden();
  await expect(preview.getByText(/figures matched to data/)).toBeVisible();
});

test("the brief is written by the model, with amounts that can be hidden", async ({ page, product }) => {
  await signedIn(page, product);
  await hold(page, product, ["NVDA", "12", "131.20"]);
  product.model.control({ text: "Your portfolio moved by {{1.total}} on the day [1]." });
  await page.goto(product.url);
  const brief = page.getByRole("region", { name: "Today in a sentence" });
  await expect(brief.getByText("Your portfolio moved by")).toBeVisible();
  await expect(brief.getByRole("button", { name: /\$[\d.]+, From data/ })).toBeVisible();
  await page.keyboard.press("h");
  await expect(brief.getByText("•••••")).toBeVisible();
  await page.keyboard.press("h");
  await brief.getByRole("button", { name: "Source 1" }).click();
  await expect(page).toHaveURL(/\/portfolio/);
});

testWithOwnServer(
  "the review shows findings by rule, and the data sent to the model can be chosen",
  async ({ page, product }) => {
    await signedIn(page, product);
    await hold(page, product, ["NVDA", "120", "131.20"], ["AAPL", "3", "240.10"]);
    product.model.control({ text: "The largest holding outweighs the rest [2]. It once fell by 91.3 %." });
    await page.goto(`${product.url}/portfolio?tab=review`);
    await expect(page.getByText("The largest holding outweighs the rest")).toBeVisible();
    await expect(page.getByText("1 figure not found in data")).toBeVisible();
    const risks = page.getByRole("region", { name: "Risk", exact: true });
    await expect(risks.getByRole("link", { name: "Open: Largest holding" })).toBeVisible();
    await expect(risks.getByText(/at most 20% of the total/)).toBeVisible();
    expect(product.model.requests.at(-1)?.body).not.toContain("131.2");
    product.model.control({ text: "Again, in other words." });
    await page.getByRole("button", { name: "Review again" }).click();
    await expect(page.getByText("Again, in other words.")).toBeVisible();
    await page.getByText("Amounts and shares").click();
    await expect.poll(() => product.model.requests.at(-1)?.body.includes("131.2")).toBe(true);
  },
);

test.describe("without a model", () => {
  test.use({ hasModel: false });

  test("preview, brief and review use rules and say so", { tag: "@short" }, async ({ page, product }) => {
    await signedIn(page, product);
    await hold(page, product, ["NVDA", "12", "131.20"]);
    await page.goto(`${product.url}/insights?symbol=NVDA`);
    const preview = page.getByRole("region", { name: "Impact, risk and action" });
    await expect(preview.getByText(/NVDA is (up|down)/)).toBeVisible();
    await expect(preview.getByText("Calculated from the data")).toBeVisible();
    await expect(preview.getByText("Not available")).toBeHidden();
    await page.goto(product.url);
    await expect(
      page.getByRole("region", { name: "Today in a sentence" }).getByText("Calculated from the data"),
    ).toBeVisible();
    await page.goto(`${product.url}/portfolio?tab=review`);
    await expect(page.getByRole("heading", { name: "Findings" })).toBeVisible();
    await expect(page.getByText("Calculated from the data")).toBeVisible();
  });

  test.describe("and without prices", () => {
    test.use({ upstreamIsOn: false });

    testWithOwnServer("a sample price is never commented on", async ({ page, product }) => {
      await signedIn(page, product);
      await page.goto(`${product.url}/insights?symbol=NVDA`);
      const preview = page.getByRole("region", { name: "Impact, risk and action" });
      await expect(preview.getByText("Withheld")).toHaveCount(3);
      await expect(preview.getByText(/sample data/)).toBeVisible();
    });
  });
});
