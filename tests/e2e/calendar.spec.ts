import { expect, type Page, signedIn, test, testWithOwnServer } from "./support/product.ts";

const day = (page: Page, name: RegExp) => page.getByRole("region", { name });
const events = (page: Page) => page.locator("main").getByRole("button", { pressed: false });
const kind = (page: Page, name: string) =>
  page.getByRole("group", { name: "Event types" }).getByRole("button", { name: new RegExp(`^${name}`) });
const choose = (page: Page, name: string) => page.locator("main").getByText(name, { exact: true }).click();

test(
  "the agenda starts with yesterday, shows a row's details, and shows the next event beside it",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/calendar`);
    await expect(day(page, /^Tue 3 Mar, yesterday$/)).toContainText("Consumer Confidence");
    await expect(day(page, /^Wed 4 Mar, today$/)).toContainText(/Now, 16:\d\d/);
    await expect(day(page, /^Thu 5 Mar, tomorrow$/)).toContainText(/AAPL.*Ex-dividend/s);
    const next = page.getByRole("region", { name: /Ex-dividend/ });
    await expect(next).toContainText("Next");
    await page.getByRole("button", { name: /MSFT.*Earnings, after close/ }).click();
    const detail = page.getByRole("region", { name: "MSFT: Earnings, after close" });
    await expect(detail).toContainText("Microsoft Corporation");
    await expect(detail.getByRole("table")).toContainText(/[▲▼] [+−]\d/);
    await detail.getByRole("link", { name: "Open Insights" }).click();
    await expect(page).toHaveURL(/\/insights\?symbol=MSFT/);
  },
);

test("event types are turned off and on, and the address keeps the choice", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/calendar`);
  await expect(day(page, /tomorrow/)).toContainText("ECB Interest Rate Decision");
  await kind(page, "Economic").click();
  await expect(page.getByText("ECB Interest Rate Decision")).toHaveCount(0);
  await expect(page).toHaveURL(/types=earnings/);
  await page.reload();
  await expect(page.getByRole("button", { name: /MSFT.*Earnings/ })).toBeVisible();
  await expect(page.getByText("ECB Interest Rate Decision")).toHaveCount(0);
  for (const name of ["Earnings", "Dividends", "Splits"]) await kind(page, name).click();
  await expect(page.getByText("Select at least one event type.")).toBeVisible();
  await kind(page, "Economic").click();
  await expect(page.getByText("ECB Interest Rate Decision")).toBeVisible();
});

test("the market's agenda shows twenty events, then twenty more", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/calendar?scope=market`);
  await expect(page.getByText(/^20 of \d+ events$/)).toBeVisible();
  const rows = page.locator("main li").getByRole("button");
  await expect(rows).toHaveCount(20);
  await page.getByRole("button", { name: "Show 20 more" }).click();
  await expect(rows).toHaveCount(40);
  await expect(page.getByText(/^40 of \d+ events$/)).toBeVisible();
});

test.describe("with a second source of calendars", () => {
  test.use({ environment: { LIMIT_UPSTREAM_NEGATIVE_CACHE_MS: "500" } });

  testWithOwnServer("shows its market-wide dividends, and says when it's unavailable", async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/calendar?scope=market&types=dividends`);
    await expect(page.getByText(/^Couldn't load these events: dividends\.$/i)).toBeVisible();
    await product.nasdaq.on();
    await expect(page.getByRole("button", { name: /ADC.*Ex-dividend/ }).first()).toBeVisible();
    await expect(page.getByText(/^Couldn't load these events: dividends\.$/i)).toHaveCount(0);
  });
});

test("week and month work by keyboard, and a day of the month opens its agenda", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/calendar?view=week`);
  await expect(day(page, /^Wed 4 Mar$/)).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(day(page, /^Wed 11 Mar$/)).toBeVisible();
  await expect(page).toHaveURL(/date=2026-03-11/);
  await page.keyboard.press(".");
  await expect(day(page, /^Wed 4 Mar$/)).toBeVisible();

  await choose(page, "Month");
  const month = page.getByRole("table", { name: "March 2026" });
  await month.getByRole("button", { name: /^Wed 4 Mar/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(month.getByRole("button", { name: /^Thu 5 Mar/ })).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(month.getByRole("button", { name: /^Thu 12 Mar/ })).toBeFocused();
  await expect(page).toHaveURL(/view=month.*date=2026-03-12|date=2026-03-12.*view=month/);
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(
    page.getByRole("table", { name: "April 2026" }).getByRole("button", { name: /^Fri 3 Apr, 1 event/ }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Previous month" }).click();
  await month.getByRole("button", { name: /^Fri 6 Mar/ }).click();
  await expect(day(page, /^Fri 6 Mar, in 2 days$/)).toContainText("MSFT");
});

testWithOwnServer(
  "an empty calendar differs from a failed one, and a failed type recovers",
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/calendar?types=splits`);
    await expect(page.getByText("No events for your symbols in this period.")).toBeVisible();
    await expect(page.getByText(/The entire market has \d+ events?\./)).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);

    product.upstream.setFault("500");
    await page.goto(`${product.url}/calendar?types=economic&date=2026-03-16`);
    await expect(page.getByRole("alert")).toContainText("Couldn't load these events: Economic.");
    await expect(page.getByText(/Nothing/)).toHaveCount(0);
    product.upstream.setFault("ok");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(events(page).first()).toBeVisible();
  },
);

test(
  "a private link serves the events as a calendar until it is revoked",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/calendar`);
    await page.getByRole("button", { name: "Subscribe (ICS)" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("No links yet.")).toBeVisible();
    await dialog.getByRole("button", { name: "Create link" }).click();
    const link = await dialog.getByRole("textbox", { name: "Copy link" }).inputValue();
    const address = new URL(link).pathname;
    const calendar = await page.request.get(product.url + address);
    expect(calendar.headers()["content-type"]).toContain("text/calendar");
    expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT[\s\S]*END:VCALENDAR\r\n$/);
    await dialog.getByRole("button", { name: /^Revoke/ }).click();
    await expect(dialog.getByText("No links yet.")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Copy link" })).toHaveCount(0);
    expect((await page.request.get(product.url + address)).status()).toBe(404);
  },
);

test(
  "on a phone the details open as a sheet, and Esc returns to the row",
  { tag: "@short" },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signedIn(page, product);
    await page.goto(`${product.url}/calendar`);
    const row = page.getByRole("button", { name: /MSFT.*Earnings, after close/ });
    await row.click();
    const sheet = page.getByRole("dialog", { name: "MSFT: Earnings, after close" });
    await expect(sheet).toContainText("Microsoft Corporation");
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(row).toBeFocused();
  },
);
