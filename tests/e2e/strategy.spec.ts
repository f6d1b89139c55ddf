import { readFileSync } from "node:fs";
import { defaultAssumptions } from "#core/backtest/assumptions.ts";
import { presets } from "#core/backtest/presets.ts";
import { runCode } from "#web/strategy/run-code.ts";
import { expect, type Page, signedIn, somebody, test, testWithOwnServer } from "./support/product.ts";

const headline = (page: Page) =>
  page
    .getByRole("main")
    .locator("h2")
    .filter({ hasText: /^(Returned|Lost|The rule never) / });
const numbers = (page: Page) => page.getByLabel("Key figures", { exact: true });
const preset = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

function labPath(id: string, symbols: readonly string[], from: string): string {
  const strategy = presets.find((one) => one.id === id)?.strategy;
  if (strategy === undefined) throw new Error(`there is no preset ${id}`);
  const run = { strategy, symbols, from, to: null, assumptions: defaultAssumptions, unseenPercent: 20 };
  return `/strategy?run=${runCode(run)}`;
}

test(
  "a preset shows a result beside buy and hold, with figures, trades and reliability",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/strategy?symbol=NVDA`);
    await expect(headline(page)).toHaveText(/^(Returned|Lost) .*%\. Buy and hold (returned|lost) .*max drawdown: −\d/);
    await expect(page.getByText(/^Ran in [\d.]+ ms$/)).toBeVisible();
    await preset(page, "RSI reversal").click();
    await expect(preset(page, "RSI reversal")).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(/[?&]run=/);
    await expect(page.getByRole("button", { name: "First value: RSI 14, edit" }).first()).toBeVisible();
    for (const figure of ["CAGR", "Max drawdown", "Sharpe", "Win rate", "Fees paid"])
      await expect(numbers(page)).toContainText(figure);
    await expect(page.getByRole("region", { name: "Reliability" })).toContainText(/\d+ closed trades/);
    await expect(page.getByRole("region", { name: "Reliability" })).toContainText(/Out of sample since \w+ 2024/);
    await expect(page.getByText("Source: Yahoo Finance")).toBeVisible();

    const course = page.getByRole("slider", { name: /^Strategy: \$10,000/ });
    await course.focus();
    await expect(course).toHaveAttribute("aria-valuetext", /^4 Mar 2026: Strategy \$[\d,]+, Buy and hold \$[\d,]+/);
    await page.keyboard.press("ArrowLeft");
    await expect(course).toHaveAttribute("aria-valuetext", /^3 Mar 2026: /);
    await page.getByRole("button", { name: "Show as table" }).click();
    await expect(page.getByRole("table", { name: "Value by day, newest first" }).getByRole("row").nth(1)).toContainText(
      "4 Mar 2026",
    );
    await page.getByRole("button", { name: "Show as chart" }).click();
    await page.getByText("Price", { exact: true }).click();
    await expect(
      page.getByRole("slider", { name: /^Price of NVDA from .* with \d+ buys and \d+ sells/ }),
    ).toBeAttached();

    await page.getByRole("button", { name: "Show as table" }).click();
    await expect(page.getByRole("columnheader", { name: "SMA 50" })).toHaveCount(0);
    await expect(page.getByRole("columnheader", { name: "Close" })).toBeVisible();

    await page.getByRole("tab", { name: /^Trades/ }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download trades as CSV" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("trades-nvda.csv");
    const lines = readFileSync(await file.path(), "utf8")
      .trim()
      .split("\r\n");
    expect(lines[0]).toContain("symbol,side,decided,entry date,entry price");
    const rows = page.getByRole("table", { name: /^\d+ trades, newest first$/ }).getByRole("row");
    expect(lines).toHaveLength(await rows.count());
    await page.getByRole("tab", { name: "Monthly" }).click();
    await expect(page.getByRole("table", { name: "Return by month and year, in per cent" })).toContainText("2017");
  },
);

test(
  "an edited rule gives a new result at once, can be undone, and survives a reload",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/strategy?symbol=AAPL&preset=rsi-reversal`);
    const before = await headline(page).innerText();
    await page.getByRole("button", { name: "Second value: 30, edit" }).click();
    await page.getByLabel("Number", { exact: true }).fill("45");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Second value: 45, edit" })).toBeFocused();
    await expect(headline(page)).not.toHaveText(before);
    const after = await headline(page).innerText();
    await page.reload();
    await expect(headline(page)).toHaveText(after);

    // Quick edits are undone together. On a slow machine these two would be apart.
    await page.clock.setFixedTime(new Date());
    await page.getByRole("group", { name: "Buy" }).getByRole("button", { name: "Add condition" }).click();
    const joined = page.getByRole("group", { name: "Buy" }).getByLabel("Joined by");
    await expect(joined).toHaveValue("all");
    await joined.selectOption("any");
    await expect(headline(page)).not.toHaveText(after);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(joined).toHaveCount(0);
    await expect(headline(page)).toHaveText(after);

    await page.getByLabel("Fee per trade, %").fill("2");
    await expect(headline(page)).not.toHaveText(after);
    await page.getByLabel("Fee per trade, %").fill("90");
    await expect(page.getByText("Enter a number from 0 to 20")).toBeVisible();
    await page.goBack();
    await expect(headline(page)).toHaveText(after);

    await page.getByRole("button", { name: "Remove AAPL" }).click();
    await expect(page.getByText("Choose an instrument to test the rule on.")).toBeVisible();
  },
);

test("a grid shows progress and can be cancelled, and a finished one counts its variants", async ({
  page,
  product,
}) => {
  await signedIn(page, product);
  const symbols = ["AAPL", "MSFT", "GOOGL", "NVDA"];
  await page.goto(`${product.url}${labPath("sma-cross", symbols, "2007-01-05")}&tab=sensitivity`);
  await page.getByLabel("Grid size").selectOption("41");
  await page.getByRole("button", { name: "Run the grid" }).click();
  await expect(page.getByRole("progressbar", { name: "Running the grid" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Cancelled. No results were kept.")).toBeVisible();

  await page.getByLabel("Grid size").selectOption("5");
  await page.getByRole("button", { name: "Run the grid" }).click();
  const grid = page.getByRole("table", {
    name: /^return % by SMA Length = 50 \(rows\) and SMA Length = 20 \(columns\)$/,
  });
  await expect(grid.getByText(", your rule")).toBeAttached();
  const all = await grid.getByRole("cell").filter({ hasText: /\d/ }).count();
  expect(all).toBeGreaterThan(9);
  await expect(page.getByRole("region", { name: "Reliability" })).toContainText(/\b\d{2} variants tried/);
  await page.getByLabel("Metric", { exact: true }).selectOption("trades");
  await expect(page.getByRole("table", { name: /^trades by/ })).toBeVisible();

  const tried = async (): Promise<number> => {
    const reliability = await page.getByRole("region", { name: "Reliability" }).innerText();
    return Number(/(\d+) variants? tried/.exec(reliability)?.[1]);
  };
  const before = await tried();
  await page.getByRole("button", { name: "Run walk-forward" }).click();
  await expect(page.getByRole("table", { name: "Walk-forward periods" }).getByRole("row")).toHaveCount(6, {});
  await expect(page.getByRole("columnheader", { name: "SMA Length = 20, SMA Length = 50" })).toBeVisible();
  await expect.poll(tried).toBeGreaterThan(before);
  await expect(page.getByText(/Only these out-of-sample tests count\..* In-sample part only, up to /)).toBeVisible();
  await page.getByRole("button", { name: "Run Monte Carlo" }).click();
  await expect(page.getByRole("table", { name: /^1,000 resamples/ })).toContainText("Max drawdown");
});

test(
  "a share link opens the same run in another account, and a broken one says so",
  { tag: "@short" },
  async ({ page, product, browser }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await signedIn(page, product);
    await page.goto(`${product.url}/strategy?symbol=MSFT&preset=macd`);
    await page.getByLabel("Starting cash").fill("5000");
    await expect(page.getByText("$5,000 became")).toBeVisible();
    const sentence = await headline(page).innerText();
    await page.getByRole("button", { name: "Share link" }).click();
    await expect(page.getByText("Link copied")).toBeAttached();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await (await browser.newContext()).newPage();
    await signedIn(other, product, somebody("Bo Lind"));
    await other.goto(link);
    await expect(headline(other)).toHaveText(sentence);
    await expect(other.getByText("$5,000 became")).toBeVisible();
    await expect(other.getByRole("button", { name: "First value: MACD 12/26/9, edit" })).toHaveCount(2);
    await other.goto(`${link}x`);
    await expect(other.getByRole("alert").filter({ hasText: "This link is damaged" })).toBeVisible();
    await expect(headline(other)).toBeVisible();
    await other.context().close();
  },
);

test(
  "a sentence becomes a rule that shows its interpretation and can be edited",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/strategy?symbol=AAPL`);
    await expect(headline(page)).toBeVisible();
    await page
      .getByLabel("Describe a rule")
      .fill("Buy NVDA when the 10 day average crosses above the 30 day average, sell when RSI rises above 75");
    await page.getByRole("button", { name: "Create rule" }).click();
    await expect(page.getByText("Interpreted as:")).toBeVisible();
    await expect(page.getByRole("button", { name: "First value: SMA 10, edit" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove NVDA" })).toBeVisible();
    await expect(page).toHaveURL(/run=/);
    await expect(headline(page)).toBeVisible();
    await page.getByLabel("Describe a rule").fill("qwertz");
    await page.getByRole("button", { name: "Create rule" }).click();
    await expect(page.getByText("Nothing was run, and the rule hasn't changed.")).toBeVisible();
    await expect(page.getByRole("button", { name: "First value: SMA 10, edit" })).toBeVisible();
  },
);

test("a sentence with an unknown part runs nothing until a rule is chosen", async ({ page, product }) => {
  await signedIn(page, product);
  const rule = "buy when the price is above the 50-day DEMA, sell when RSI is above 70";
  await page.goto(`${product.url}/strategy?${new URLSearchParams({ symbol: "AAPL", rule }).toString()}`);
  await expect(page.getByText("Nothing was run, and the rule hasn't changed.")).toBeVisible();
  await expect(page.getByText("“DEMA”.", { exact: false }).first()).toBeVisible();
  await expect(headline(page)).toBeHidden();
  const choice = page.getByRole("listitem").filter({ hasText: "Reads “DEMA” as “EMA”." });
  await choice.getByRole("button", { name: "Use this rule" }).click();
  await expect(headline(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Second value: EMA 50, edit" })).toBeVisible();
  await expect(page.getByText("No look-ahead")).toBeVisible();
});

test("a backtest from the assistant opens as the same rule in the lab", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/chat`);
  const box = page.getByRole("textbox", { name: "Ask about your portfolio or a symbol" });
  await box.fill("Backtest NVDA: buy when the 10 day average crosses above the 30, sell when it crosses below");
  await box.press("Enter");
  await page.getByRole("button", { name: "Source 1" }).first().click();
  const link = page.getByRole("link", { name: /Backtest on NVDA/ }).first();
  await expect(link).toBeVisible();
  await page.goto(`${product.url}${await link.getAttribute("href")}`);
  await expect(headline(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "First value: SMA 10, edit" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Second value: SMA 30, edit" }).first()).toBeVisible();
});

test("saved runs are kept, compared over the same period, renamed and deleted", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/strategy?symbol=NVDA&preset=adx-trend`);
  await expect(headline(page)).toBeVisible();
  const sentence = await headline(page).innerText();
  const save = async (name: string): Promise<void> => {
    await page.getByRole("button", { name: "Save run" }).click();
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await save("Trend");
  const runs = page.getByRole("region", { name: "Compare runs" }).first();
  await expect(runs.getByRole("row", { name: /^Trend/ })).toContainText(/[+−]\d/);
  await preset(page, "MACD").click();
  await expect(headline(page)).not.toHaveText(sentence);
  await save("Crossing");
  await page.getByRole("tab", { name: "Compare" }).click();
  const compared = page.getByRole("tabpanel").getByRole("table", { name: "Runs side by side" });
  await expect(compared.getByRole("row", { name: /^This run/ })).toContainText(/[+−]\d/);
  await expect(compared.getByRole("row", { name: /^Trend/ })).toContainText(/[+−]\d/);
  await expect(compared.getByRole("row", { name: /^Crossing/ })).toContainText(/[+−]\d/);
  await page.getByRole("tabpanel").getByRole("checkbox", { name: "Crossing" }).uncheck();
  await expect(compared.getByRole("row", { name: /^Crossing/ })).toHaveCount(0);

  await runs.getByRole("button", { name: "Trend", exact: true }).click();
  await expect(headline(page)).toHaveText(sentence);
  await runs.getByRole("button", { name: "Rename or delete Trend" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByLabel("Name", { exact: true }).fill("With the trend");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(runs.getByRole("row", { name: /^With the trend/ })).toBeVisible();
  const figures = await runs.getByRole("row", { name: /^Crossing/ }).innerText();
  const remove = async (): Promise<void> => {
    await runs.getByRole("button", { name: "Rename or delete Crossing" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(runs.getByRole("row", { name: /^Crossing/ })).toHaveCount(0);
  };
  await remove();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect(runs.getByRole("row", { name: /^Crossing/ })).toBeVisible();
  expect(await runs.getByRole("row", { name: /^Crossing/ }).innerText()).toBe(figures);
  await remove();
  await page.reload();
  await expect(runs.getByRole("row", { name: /^With the trend/ })).toBeVisible();
  await expect(runs.getByText("1 saved")).toBeVisible();
});

testWithOwnServer(
  "sample prices are refused, and a practice run on them is labelled and separate",
  async ({ page, product }) => {
    await product.upstream.off();
    await signedIn(page, product);
    const counted: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/strategy/tries")) counted.push(request.url());
    });
    await page.goto(`${product.url}/strategy?symbol=AAPL`);
    await expect(page.getByText("Sample prices aren't real")).toBeVisible();
    await expect(headline(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Save run" })).toBeDisabled();
    await page.getByRole("button", { name: "Practice run" }).click();
    await expect(page.getByText("Practice run on made-up prices. Not based on any real market.").first()).toBeVisible();
    await expect(headline(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Save run" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Share link" })).toHaveCount(0);
    await page.getByRole("tab", { name: /^Trades/ }).click();
    await expect(page.getByRole("button", { name: "Download trades as CSV" })).toHaveCount(0);
    await page.getByRole("button", { name: "End practice" }).click();
    await expect(page.getByText("Sample prices aren't real")).toBeVisible();
    expect(counted).toEqual([]);
  },
);

test("a phone leads from the rule to the result, with trades as cards", async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signedIn(page, product);
  await page.goto(`${product.url}/strategy?symbol=AAPL&preset=donchian-breakout`);
  await page.getByRole("button", { name: "Next: assumptions" }).click();
  await page.getByText("5Y", { exact: true }).click();
  await page.getByRole("button", { name: "See the result" }).click();
  await expect(headline(page)).toBeVisible();
  await page.getByRole("tab", { name: /^Trades/ }).click();
  await expect(
    page
      .getByRole("list", { name: /trades, newest first$/ })
      .getByRole("article")
      .first(),
  ).toContainText("AAPL");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test("the technical screen links to the test of a reading", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/technical?symbol=MSFT&interval=1d&points=100`);
  await page.getByRole("link", { name: "Test in Strategy lab" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Strategy lab" })).toBeVisible();
  await expect(preset(page, "SMA cross")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: "Remove MSFT" })).toBeVisible();
});

test("instruments in two currencies, and unknown ones, are refused by name", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}${labPath("sma-cross", ["AAPL", "SAP.DE"], "2016-03-04")}`);
  await expect(page.getByText(/different currencies \(USD, EUR\)/)).toBeVisible();
  await page.goto(`${product.url}/strategy?symbol=NOSUCH1`);
  await expect(page.getByText("No source lists NOSUCH1.")).toBeVisible();
});

test("the keyboard focus stays: in the search of an added instrument, at the menu of a changed condition", async ({
  page,
  product,
}) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/strategy?symbol=AAPL`);
  await expect(headline(page)).toBeVisible();
  await page.getByRole("button", { name: "Add an instrument" }).press("Enter");
  await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("MSFT");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove MSFT" })).toBeVisible();

  const menus = page.getByRole("group", { name: "Buy" }).getByRole("button", { name: "Change this condition" });
  const denial = page.getByRole("group", { name: "Buy" }).getByText("not", { exact: true });
  await expect(menus).toHaveCount(1);
  await menus.first().press("Enter");
  await page.getByRole("menuitem", { name: "Group with another condition" }).press("Enter");
  await expect(menus).toHaveCount(2);
  await expect(page.getByRole("menuitem")).toHaveCount(0);
  await expect(menus.first()).toBeFocused();
  await menus.first().press("Enter");
  await page.getByRole("menuitem", { name: "Negate" }).press("Enter");
  await expect(denial).toBeVisible();
  await expect(page.getByRole("menuitem")).toHaveCount(0);
  await expect(menus.first()).toBeFocused();
});

test("an invalid number stays as typed with the allowed range, and empty or zero turns it off", async ({
  page,
  product,
}) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/strategy?symbol=AAPL`);
  await expect(headline(page)).toBeVisible();
  const sentence = await headline(page).innerText();
  await page.getByText("Position size and stops").click();
  const stop = page.getByLabel("Stop loss, %");
  for (const typed of ["-3", "abc"]) {
    await stop.fill(typed);
    await stop.press("Tab");
    await expect(stop).toHaveValue(typed);
    await expect(stop).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("Enter a number from 0.1 to 99, or 0 to turn it off")).toBeVisible();
  }
  await stop.fill("0");
  await stop.press("Tab");
  await expect(stop).toHaveValue("");
  await expect(stop).not.toHaveAttribute("aria-invalid");
  const days = page.getByLabel("Exit after, days");
  await days.fill("2.5");
  await days.press("Tab");
  await expect(days).toHaveValue("2.5");
  await expect(days).toHaveAccessibleDescription("Enter a whole number from 1 to 5000, or 0 to turn it off");
  const cash = page.getByLabel("Starting cash");
  await cash.fill("0");
  await cash.press("Tab");
  await expect(cash).toHaveValue("0");
  await expect(cash).toHaveAttribute("aria-invalid", "true");
  await expect(headline(page)).toHaveText(sentence);
});

test("a period that is too short or reversed is reported as such", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}${labPath("sma-cross", ["AAPL"], "1990-01-01")}`);
  await expect(headline(page)).toBeVisible();
  const days = page.getByText(/daily bars, /);
  await expect(days).toBeVisible();
  const bars = await days.innerText();
  const first = /daily bars, (\d+ \w+ \d+) to /.exec(bars)?.[1] ?? "";
  const soon = new Date(Date.parse(`${first} UTC`) + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("To", { exact: true }).fill(soon);
  const short = page.getByText(/^Not enough history for /);
  await expect(short).toHaveText(/\. This rule needs 50 bars, but only [12]\d are available\.$/);
  await expect(short).toContainText(first);
  await page.getByLabel("To", { exact: true }).fill("1989-01-01");
  await expect(page.getByText("The end date must be after the start date.")).toBeVisible();
});

test("a run's months fit or scroll in their own box, and its neighbours show how many ran", async ({
  page,
  product,
}) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/strategy?symbol=NVDA`);
  const months = page.getByRole("region", { name: "Return by month and year, in per cent" });
  for (const width of [1000, 1400, 1480, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(months).toBeVisible();
    const [table, box, part] = await months.evaluate((frame) => [
      frame.scrollWidth,
      frame.clientWidth,
      frame.parentElement?.clientWidth ?? 0,
    ]);
    expect(box).toBeLessThanOrEqual(part ?? 0);
    expect(table, `at ${width} px`).toBeLessThanOrEqual(box ?? 0);
  }
  const neighbours = page.getByRole("region", { name: "Neighbouring values, return %", exact: true });
  const counted = await neighbours.getByText(/^\d+ of \d+ beat buy and hold$/).innerText();
  const ran = await neighbours.getByRole("cell").filter({ hasText: /\d/ }).count();
  expect(counted).toMatch(new RegExp(`of ${ran} beat`));
  await expect(page.getByRole("slider", { name: /^Strategy: |\$/ }).first()).not.toHaveAccessibleName(/\.00/);
});
