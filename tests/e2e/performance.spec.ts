import { AxeBuilder } from "@axe-core/playwright";
import type { Api } from "#contract/index.ts";
import { expect, type Page, type Product, setTheme, signedIn, test } from "./support/product.ts";

const region = (page: Page, name: string | RegExp) => page.getByRole("region", { name, exact: true });

/** A year of regular saving in two shares and a fund. */
const lines = [
  { type: "deposit", amount: "8000", date: "2025-02-03", currency: "USD" },
  { type: "buy", symbol: "KO", date: "2025-02-05", quantity: "40", price: "63", fee: "1" },
  { type: "buy", symbol: "MSFT", date: "2025-02-05", quantity: "6", price: "410", fee: "1" },
  { type: "dividend", symbol: "KO", date: "2025-07-01", amount: "20.40", tax: "3.06", currency: "USD" },
  { type: "deposit", amount: "2000", date: "2025-09-01", currency: "USD" },
  { type: "buy", symbol: "SPY", date: "2025-09-03", quantity: "3", price: "600" },
  { type: "withdrawal", amount: "250", date: "2025-12-01", currency: "USD" },
];

async function withLedger(page: Page, product: Product): Promise<void> {
  await signedIn(page, product);
  await add(page, product, lines);
}

async function add(page: Page, product: Product, ledger: readonly object[]): Promise<void> {
  for (const line of ledger) {
    const reply = await page.request.post(`${product.url}/api/portfolio/transactions`, {
      data: line,
      headers: { origin: product.url, "idempotency-key": JSON.stringify(line).replaceAll(/\W/g, "").slice(0, 60) },
    });
    expect(reply.status(), await reply.text()).toBe(201);
  }
}

const open = (page: Page, product: Product, tab: string) =>
  page.goto(`${product.url}/portfolio?tab=${tab}&from=2025-02-03`);

test("three returns are named, explained and calculated on the page", { tag: "@short" }, async ({ page, product }) => {
  await withLedger(page, product);
  await open(page, product, "performance");
  const returns = region(page, /^Returns$/);
  await expect(returns).toContainText(/Your return simple\s*[▲▼•]\s*[+−]?\d+\.\d\d%/);
  await expect(returns).toContainText(/Holdings' return time-weighted\s*[▲▼•]\s*[+−]?\d+\.\d\d%/);
  await expect(returns).toContainText(/Total gain in this range\s*[▲▼•]\s*[+−]?\$[\d,]+\.\d\d/);
  await expect(returns).toContainText(/vs SPY time-weighted/);
  await returns.getByText("How they differ: an example").click();
  await expect(returns.getByText("+60.00%")).toBeVisible();
  await expect(returns.getByText("−19.11%")).toBeVisible();

  await expect(region(page, /^From 3 Feb 2025 to 4 Mar 2026$/)).toContainText("Unexplained: $0.00");
  const table = page.getByRole("table", { name: "Steps from the opening to the closing value" });
  await expect(table.getByRole("row", { name: /Deposits/ })).toContainText("$10,000.00");
  await expect(table.getByRole("row", { name: /Taxes/ })).toContainText("−$3.06");

  const contributions = page.getByRole("list", { name: "Gain by holding in this range" });
  await expect(contributions.getByRole("listitem")).toHaveCount(4);
  const gains = await contributions.getByRole("listitem").allInnerTexts();
  const amounts = gains.map((words) =>
    Number(/[+−]?\$([\d,.]+)/.exec(words)?.[0].replace("−", "-").replace(/[$,+]/g, "")),
  );
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(amounts.at(-1) ?? Number.NaN, 2);

  const months = page.getByRole("table", { name: /^Time-weighted return by month and year/ });
  await expect(months.getByRole("row", { name: /^2025/ }).getByRole("cell")).toHaveCount(14);
  await expect(months.getByRole("row", { name: /^2026/ })).toContainText("partial");

  const computed = region(page, "How this is calculated");
  await computed.getByRole("button", { name: "Show flows and daily values" }).click();
  await expect(computed.getByRole("row", { name: /^1 Sep 2025/ })).toContainText("$2,000.00");
  await computed.getByText("Every day").click();
  await expect(computed.getByRole("row").nth(2)).toContainText("3 Mar 2026");
  const download = page.waitForEvent("download");
  await computed.getByRole("link", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test("the value and its drawdowns can be read by keyboard and as a table", async ({ page, product }) => {
  await withLedger(page, product);
  await open(page, product, "performance");
  const value = region(page, "Value");
  const line = value.getByRole("slider", { name: /^Value from \$8,000\.00 on 3 Feb 2025 to/ });
  await line.focus();
  await expect(line).toHaveAttribute("aria-valuetext", /^4 Mar 2026: Portfolio \$[\d,.]+, SPY, same cash flows \$/);
  await page.keyboard.press("ArrowLeft");
  await expect(line).toHaveAttribute("aria-valuetext", /^3 Mar 2026: /);
  await expect(value.getByRole("slider", { name: /^Drawdown from the peak/ })).toBeAttached();
  await value.getByRole("button", { name: "Show as table" }).click();
  await expect(value.getByRole("table", { name: "Value by day" }).getByRole("row").nth(1)).toContainText("4 Mar 2026");
});

test("income, fees and taxes can be toggled, and one holding selected", async ({ page, product }) => {
  await withLedger(page, product);
  await open(page, product, "performance");
  const gain = region(page, /^Returns$/).getByText(/^[+−]\$[\d,]+\.\d\d$/);
  const whole = await gain.innerText();
  const july = page.getByRole("row", { name: /^2025/ }).getByRole("cell").nth(6);
  const month = await july.innerText();
  await page.getByRole("checkbox", { name: "Income" }).uncheck();
  await expect(gain).not.toHaveText(whole);
  await expect(july).not.toHaveText(month);
  await page.getByRole("checkbox", { name: "Income" }).check();
  await expect(gain).toHaveText(whole);
  await page.getByRole("combobox", { name: "Show performance of" }).selectOption("KO");
  await expect(gain).not.toHaveText(whole);
  await expect(region(page, "Contribution by holding")).toHaveCount(0);
});

test("the risk-free rate and the benchmark are stated and can be changed", async ({ page, product }) => {
  await withLedger(page, product);
  await open(page, product, "performance");
  const risk = region(page, "Risk");
  await expect(risk).toContainText("Risk-free rate: 0.00% a year.");
  const sharpe = risk.locator("dt", { hasText: "Sharpe ratio" }).locator("xpath=following-sibling::dd");
  const before = await sharpe.innerText();
  await risk.getByRole("button", { name: "Change" }).click();
  const field = risk.getByRole("textbox", { name: "Risk-free rate, % a year" });
  await expect(field).toBeFocused();
  await field.fill("abc");
  await page.keyboard.press("Enter");
  await expect(risk).toContainText("Enter a number from −10 to 50");
  await field.fill("4");
  await page.keyboard.press("Enter");
  await expect(risk).toContainText("Risk-free rate: 4.00% a year.");
  await expect(sharpe).not.toHaveText(before);

  await region(page, /^Returns$/)
    .getByRole("button", { name: "Change benchmark" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Change benchmark" });
  await dialog.getByRole("searchbox").fill("QQQ");
  await dialog.getByRole("button", { name: /QQQ/ }).first().click();
  await expect(region(page, /^Returns$/)).toContainText("vs QQQ");
});

test("holdings without a price are left out by name, and no return includes them", async ({ page, product }) => {
  await withLedger(page, product);
  const made = await page.request.put(`${product.url}/api/portfolio/instruments/OURHOUSE`, {
    data: { isCustom: true, name: "Our house", currency: "USD" },
    headers: { origin: product.url },
  });
  expect(made.status(), await made.text()).toBe(200);
  await add(page, product, [{ type: "transfer-in", symbol: "OURHOUSE", date: "2026-02-02", quantity: "1" }]);
  await open(page, product, "performance");
  await expect(page.getByRole("status").filter({ hasText: "Incomplete" })).toContainText("OURHOUSE, no price");
  await page.getByRole("combobox", { name: "Show performance of" }).selectOption("OURHOUSE");
  await expect(region(page, /^Returns$/)).toContainText(/Total gain in this range\s*n\/a/);
});

test("income shows received, expected and estimated amounts", { tag: "@short" }, async ({ page, product }) => {
  await withLedger(page, product);
  await open(page, product, "income");
  await expect(page.getByText("Received, 12 months")).toBeVisible();
  await expect(page.getByText("$20.40").first()).toBeVisible();
  const months = region(page, "By month");
  const bars = months.getByRole("slider", { name: /^Income by month: received \$20\.40/ });
  await bars.focus();
  await expect(bars).toHaveAttribute("aria-valuetext", /^March 2026, /);
  // The month's change against what was received in the same month a year before.
  for (let month = 3; month < 7; month += 1) await bars.press("ArrowRight");
  await expect(bars).toHaveAttribute("aria-valuetext", /^July 2026, .*% against \$20\.40 a year earlier$/);
  await months.getByRole("button", { name: "Show as table" }).click();
  await expect(months.getByRole("row", { name: /^July 2025/ })).toContainText("$20.40");
  await expect(months.getByRole("columnheader", { name: "A year earlier" })).toBeVisible();
  await expect(months.getByRole("row", { name: /^July 2026/ })).toContainText(/\$20\.40$/);
  const holding = region(page, "By holding").getByRole("row", { name: /^KO/ });
  await expect(holding).toContainText("quarterly");
  await expect(holding).toContainText(/Announced|Estimate/);
});

test(
  "targets are set, new cash is allocated to the cent, and a check is turned off",
  { tag: "@short" },
  async ({ page, product }) => {
    await withLedger(page, product);
    await open(page, product, "allocation");
    const map = region(page, "Map");
    await map.getByText("Holding", { exact: true }).click();
    const weights = region(page, "Weights and targets");
    await expect(weights.getByRole("row", { name: /^SPY/ })).toContainText("%");
    await expect(weights).toContainText("Set targets that add up to 100%");
    await weights.getByRole("button", { name: "Set targets" }).click();
    await weights.getByRole("textbox", { name: "Target for  KO, %" }).fill("30");
    await weights.getByRole("textbox", { name: "Target for  MSFT, %" }).fill("30");
    await expect(weights).toContainText("Targets: 60.0%, 40.0% left to assign");
    await expect(weights.getByRole("button", { name: "Save targets" })).toBeDisabled();
    await weights.getByRole("textbox", { name: "Target for  SPY, %" }).fill("40");
    await weights.getByRole("button", { name: "Save targets" }).click();
    await expect(weights.getByRole("row", { name: /^SPY/ })).toContainText(/40\.0%.*[+−]\d+\.\d\d pts/);

    await weights.getByRole("textbox", { name: "New cash to invest" }).fill("1,000.01");
    await weights.getByRole("button", { name: "Suggest" }).click();
    await expect(weights.getByRole("columnheader", { name: "Suggestion" })).toBeVisible();
    const suggested = async () => {
      const cells = await weights.locator("tbody tr td:last-child").allInnerTexts();
      return cells
        .filter((words) => words !== "—")
        .map((words) => Math.round(100 * Number(words.replace("−", "-").replace(/[$,+]/g, ""))));
    };
    const bought = await suggested();
    expect(bought.reduce((sum, cents) => sum + cents, 0)).toBe(100_001);
    expect(Math.min(...bought)).toBeGreaterThan(0);
    await weights.getByText("With selling").click();
    await expect(weights).toContainText("These trades meet your targets");
    expect((await suggested()).reduce((sum, cents) => sum + cents, 0)).toBe(100_001);

    const risks = region(page, "Risk checks");
    const check = risks
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Largest holding", exact: true }) });
    await expect(check).toContainText(/is \d+(\.\d)?% of the total/);
    await check.getByRole("switch", { name: "Check “Largest holding”" }).click();
    await expect(check).toContainText("Switched off");
    await page.reload();
    await expect(risks.getByRole("switch", { name: "Check “Largest holding”" })).not.toBeChecked();
  },
);

test("holdings are a map coloured by their gain in the range", async ({ page, product }) => {
  await withLedger(page, product);
  await open(page, product, "allocation");
  const map = region(page, "Map");
  await map.getByText("Holding", { exact: true }).click();
  await map.getByText("Gain", { exact: true }).click();
  const tiles = map.getByRole("list", { name: /^Gain of each holding from 3 Feb 2025 to/ });
  await expect(tiles.getByRole("listitem")).toHaveCount(3);
  await expect(tiles.getByRole("link", { name: /^MSFT/ })).toHaveText(/MSFT\s*[+−]\d+\.\d\d%/);
  await expect(tiles.getByRole("link", { name: /^KO/ })).toHaveAttribute("title", /^KO: \$[\d,.]+, [+−]\$[\d,.]+/);
});

test("correlations of the holdings have their period and method", async ({ page, product }) => {
  await withLedger(page, product);
  await open(page, product, "allocation");
  const card = region(page, "Correlation of holdings");
  await expect(card).toContainText(/\d+ \w+ 2025 to \d+ \w+ 2026/);
  await expect(card).toContainText(/Average of the known pairs: −?0\.\d\d\. Highest: \S+ and \S+, −?[01]\.\d\d\./);
  await expect(card).toContainText("Pearson correlation of daily price changes");
  await expect(card).toContainText(/Daily changes per pair: \d+( to \d+)?\./);
  const cell = async (row: string, column: string) => {
    const heads = await card.getByRole("columnheader").allInnerTexts();
    return card
      .getByRole("row", { name: new RegExp(`^${row}`) })
      .locator("th, td")
      .nth(heads.indexOf(column))
      .innerText();
  };
  const reply = await page.request.get(`${product.url}/api/portfolio/correlations`);
  const { pairs } = (await reply.json()) as Api["GET /api/portfolio/correlations"]["output"];
  const known =
    pairs.find(({ symbols }) => symbols.includes("MSFT") && symbols.includes("SPY"))?.correlation ?? Number.NaN;
  expect(await cell("MSFT", "SPY")).toBe(known.toFixed(2).replace("-", "−"));
  expect(await cell("SPY", "MSFT")).toBe(await cell("MSFT", "SPY"));
});

test("a failure stays in its card and can be retried", async ({ page, product }) => {
  await withLedger(page, product);
  await page.route("**/api/portfolio/income*", (route) => route.fulfill({ status: 500, json: { title: "Broken" } }));
  await open(page, product, "income");
  const alert = page.getByRole("alert").filter({ hasText: "Couldn't load the income." });
  await expect(alert).toBeVisible();
  await page.unroute("**/api/portfolio/income*");
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Received, 12 months")).toBeVisible();
});

for (const theme of ["dark", "light"] as const) {
  test(`axe finds nothing in ${theme}, wide or narrow, and nothing scrolls sideways`, async ({ page, product }) => {
    test.setTimeout(120_000);
    await setTheme(page, theme);
    await withLedger(page, product);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      for (const tab of ["performance", "income", "allocation"]) {
        await open(page, product, tab);
        await expect(
          region(page, { performance: "Risk", income: "By holding", allocation: "Risk checks" }[tab] ?? ""),
        ).toBeVisible();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        if (tab === "allocation") await page.getByRole("button", { name: "Set targets" }).click();
        if (tab === "performance") await page.getByText("How they differ").click();
        const found = await new AxeBuilder({ page }).analyze();
        expect(found.violations.map(({ id, nodes }) => `${tab} ${width}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${tab} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test("a split missing from the ledger is named once on every tab, and added from there", async ({ page, product }) => {
  await signedIn(page, product);
  await add(page, product, [
    { type: "buy", symbol: "KO", date: "2010-03-02", quantity: "10", price: "54", currency: "USD" },
  ]);
  const note = page.getByText("KO split 2-for-1 on 13 Aug 2012, but your ledger doesn't include it.");
  for (const tab of ["performance", "allocation", "review", "holdings"]) {
    await open(page, product, tab);
    await expect(note).toHaveCount(1);
  }
  await page.getByRole("button", { name: "Add split" }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole("row", { name: /KO/ }).first()).toContainText("20");
});
