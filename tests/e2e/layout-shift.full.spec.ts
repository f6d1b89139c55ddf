import type { Request } from "@playwright/test";
import { maxShift, recordedShifts, recordShifts } from "./support/layout-shifts.ts";
import { expect, type Page, type Product, setTheme, signedIn, testWithOwnServer as test } from "./support/product.ts";

test.use({
  environment: { LIMIT_UPSTREAM_NEGATIVE_CACHE_MS: "500" },
});

/** Addresses of screens that show content only with a symbol or a tab. Other screens open as they are. */
const addressesByScreen: Readonly<Record<string, readonly string[]>> = {
  "/insights": ["overview", "position", "financials", "news", "events", "technical", "research"].map(
    (tab) => `/insights?symbol=AAPL&tab=${tab}`,
  ),
  "/portfolio": ["holdings", "performance", "income", "allocation", "review", "transactions"].map(
    (tab) => `/portfolio?tab=${tab}`,
  ),
  "/technical": ["/technical?symbol=AAPL&interval=1d", "/technical?view=scan&interval=1d"],
  "/strategy": ["/strategy?symbol=AAPL"],
  "/calendar": ["/calendar", "/calendar?scope=market", "/calendar?view=month&scope=market"],
};

const anonymousAddresses = ["/login", "/register", "/reset-password"];

/** The dashboard, with the first steps of a new account above it. */
const withSetup = "/?setup";

const purchases = [
  ["AAPL", "12", "190.50"],
  ["MSFT", "5", "410"],
  ["GOOGL", "20", "150.25"],
  ["AMZN", "8", "180"],
  ["SPY", "10", "520"],
] as const;

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`no page moves while loading at ${width} px`, async ({ page, product, browser }) => {
    test.setTimeout(900_000);
    await signedIn(page, product);
    const demo = await fillPortfolio(page, product);
    const list = [
      ...(await addresses(page, product)),
      ...["holdings", "performance"].map((tab) => `/portfolio?tab=${tab}&account=${demo}`),
    ];
    const state = await page.context().storageState();
    const figures: Record<string, string> = {};
    const tooMuch: string[] = [];
    for (const address of [...anonymousAddresses, ...list, withSetup]) {
      if (address === withSetup) await beginSetup(page, product);
      const isAnonymous = anonymousAddresses.includes(address);
      const context = await browser.newContext({
        viewport: { width, height },
        locale: "en-GB",
        timezoneId: "Europe/London",
        ...(isAnonymous ? {} : { storageState: state }),
      });
      const opened = await context.newPage();
      await setTheme(opened, "dark");
      await recordShifts(opened);
      const answers = watchAnswers(opened);
      const findings: string[] = [];
      // Cold: a new browser. Slow: with a warm cache, and answers late and out of order.
      for (const round of ["cold", "slow"] as const) {
        if (round === "slow") await delayAnswers(opened);
        await opened.goto(product.url + address);
        await settled(opened, answers);
        const shifts = await recordedShifts(opened);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        findings.push(`${round} ${sum.toFixed(3)}`);
        if (sum > maxShift)
          tooMuch.push(
            `${address} ${round} ${sum.toFixed(3)}: ${shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(" | ")}`).join("; ")}`,
          );
      }
      await context.close();
      figures[address] = findings.join(", ");
      console.log(`${width} ${address}: ${figures[address]}`);
    }
    expect(tooMuch).toEqual([]);
  });
}

async function fillPortfolio(page: Page, product: Product): Promise<string> {
  const headers = { origin: product.url };
  for (const [symbol, quantity, price] of purchases) {
    const reply = await page.request.post(`${product.url}/api/portfolio/transactions`, {
      data: { type: "buy", symbol, date: "2025-06-11", quantity, price },
      headers: { ...headers, "idempotency-key": `purchase-of-${symbol}` },
    });
    expect(reply.status()).toBe(201);
  }
  const demo = await page.request.post(`${product.url}/api/portfolio/demo`, { data: {}, headers });
  const issue = await page.request.post(`${product.url}/api/newsletter/issues`, { data: {}, headers });
  expect(issue.status()).toBe(201);
  return ((await demo.json()) as { id: string }).id;
}

/** Undoes what hides the first steps of an account in other journeys. */
async function beginSetup(page: Page, product: Product): Promise<void> {
  const reply = await page.request.patch(`${product.url}/api/settings`, {
    data: { preferences: { setupDone: [] } },
    headers: { origin: product.url },
  });
  expect(reply.status()).toBe(200);
}

/** Every screen of the menu, from the list of screens, with what it needs to show content. */
async function addresses(page: Page, product: Product): Promise<string[]> {
  await page.goto(product.url);
  const menu = page.getByRole("navigation", { name: "Main" }).getByRole("listitem").getByRole("link");
  await expect(menu.first()).toBeAttached();
  const screens = await menu.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  return screens.flatMap((screen) => addressesByScreen[screen] ?? [screen]);
}

/** Delays each answer by up to a second, in a different order from the requests. */
async function delayAnswers(page: Page): Promise<void> {
  let count = 0;
  await page.route(/\/api\/(?!market\/live)/, async (route) => {
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, ((count * 7) % 10) * 100));
    await route.continue().catch(() => undefined);
  });
}

/** Counts the answers a page is waiting for, without endless ones. */
function watchAnswers(page: Page): { readonly areThere: (forMs: number) => boolean } {
  const pending = new Set<Request>();
  let changedAt = Date.now();
  const isCounted = (request: Request): boolean => !request.url().includes("/api/market/live");
  page.on("request", (request) => {
    if (!isCounted(request)) return;
    pending.add(request);
    changedAt = Date.now();
  });
  const end = (request: Request): void => {
    if (pending.delete(request)) changedAt = Date.now();
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return { areThere: (forMs) => pending.size === 0 && Date.now() - changedAt >= forMs };
}

async function settled(page: Page, answers: ReturnType<typeof watchAnswers>): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect.poll(() => answers.areThere(600)).toBe(true);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
