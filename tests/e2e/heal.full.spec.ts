import { expect, type Page, type OwnProduct, signedIn, testWithOwnServer as test } from "./support/product.ts";

/** Addresses of screens that show market data only with a symbol or a tab. Other screens open as they are. */
const addressesByScreen: Readonly<Record<string, readonly string[]>> = {
  "/insights": ["overview", "financials", "news", "events", "technical"].map(
    (tab) => `/insights?symbol=AAPL&tab=${tab}`,
  ),
  "/portfolio": ["holdings", "performance", "income", "allocation"].map((tab) => `/portfolio?tab=${tab}`),
  "/technical": ["/technical?symbol=AAPL&interval=1d", "/technical?view=scan&interval=1d"],
  "/strategy": ["/strategy?symbol=AAPL"],
  "/calendar": ["/calendar", "/calendar?scope=market"],
};

/** A refresh interval, plus slack for a busy machine. */
const recoveryMs = 60_000;
const graceMs = 15_000;
const failureWords =
  /failed to|could(?: not|n't)|unavailable|not available|no price|no data|no exchange rate|\bsamples?\b|\bstale\b|\bcached\b/i;

for (const hasStream of [true, false]) {
  const stream = hasStream ? "with the live stream" : "without a live stream";

  test(`every screen recovers from an outage at the start, ${stream}`, async ({ page, product }) => {
    test.setTimeout(900_000);
    await prepare(page, product, hasStream);
    await breakSources(product);
    await expectRecovery(page, product);
  });

  test(`every screen recovers from a later outage, ${stream}`, async ({ page, product }) => {
    test.setTimeout(900_000);
    await prepare(page, product, hasStream);
    for (const address of await addresses(page, product)) {
      await page.goto(product.url + address);
      await settled(page);
    }
    await breakSources(product);
    await product.restart(2 * 60 * 60 * 1000);
    await expectRecovery(page, product);
  });
}

async function prepare(page: Page, product: OwnProduct, hasStream: boolean): Promise<void> {
  if (!hasStream) await page.context().route("**/api/market/live*", (route) => route.abort());
  await signedIn(page, product);
  const reply = await page.request.post(`${product.url}/api/portfolio/transactions`, {
    data: { type: "buy", symbol: "AAPL", date: "2025-06-11", quantity: "12", price: "190.50" },
    headers: { origin: product.url, "idempotency-key": "the-first-purchase" },
  });
  expect(reply.status()).toBe(201);
}

async function breakSources({ sources }: OwnProduct): Promise<void> {
  await Promise.all(sources.map((source) => source.off()));
}

/** Opens every screen during an outage, restores the sources, and waits until each page shows the same as a new one. */
async function expectRecovery(page: Page, product: OwnProduct): Promise<void> {
  const list = await addresses(page, product);
  const pages = await Promise.all(list.map(async (address) => ({ address, page: await page.context().newPage() })));
  for (const opened of pages) {
    await opened.page.goto(product.url + opened.address);
    await settled(opened.page);
  }
  // Without a visible outage the test would prove nothing.
  for (const { address, page: opened } of pages)
    if (/^\/(dashboard|insights|technical|calendar|portfolio)/.test(address))
      await expect.poll(() => failures(opened), { message: address }).not.toEqual([]);

  await Promise.all(product.sources.map((source) => source.on()));
  const healedAt = Date.now();
  const remaining = new Map(pages.map(({ address, page: opened }) => [address, opened]));
  const left: Record<string, readonly string[]> = {};
  const times: Record<string, number> = {};
  const fresh = await page.context().newPage();
  while (remaining.size > 0 && Date.now() - healedAt < recoveryMs + graceMs) {
    for (const [address, opened] of remaining) {
      const now = await failures(opened);
      left[address] = now;
      if (now.length > 0) continue;
      remaining.delete(address);
      times[address] = Math.round((Date.now() - healedAt) / 1000);
      delete left[address];
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  // Some data is missing on a new page too and isn't this page's failure.
  for (const [address, messages] of Object.entries(left)) {
    await fresh.goto(product.url + address);
    await settled(fresh);
    const missing = async (): Promise<readonly string[]> => {
      const onFresh = await failures(fresh);
      return messages.filter((words) => !onFresh.includes(words));
    };
    // A new page shows its messages a moment after it has settled.
    await expect
      .poll(missing, { timeout: 10_000 })
      .toEqual([])
      .catch(() => undefined);
    const more = await missing();
    if (more.length === 0) delete left[address];
    else left[address] = more;
  }
  console.log(`seconds until each screen had recovered: ${JSON.stringify(times)}`);
  expect(left).toEqual({});
}

/** Every screen of the menu, from the list of screens, with what it needs to show market data. */
async function addresses(page: Page, product: OwnProduct): Promise<string[]> {
  await page.goto(product.url);
  const menu = page.getByRole("navigation", { name: "Main" }).getByRole("listitem").getByRole("link");
  await expect(menu.first()).toBeAttached();
  const screens = await menu.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  return screens.flatMap((screen) => addressesByScreen[screen] ?? [screen]);
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** A page's lines about failures and about old or sample values. */
async function failures(page: Page): Promise<string[]> {
  const lines = await page.locator("main").evaluate((main) => (main as HTMLElement).innerText.split("\n"));
  const old = await page
    .locator("main [data-status]")
    .evaluateAll((badges) =>
      badges
        .filter((badge) =>
          ["sample", "stale", "cached", "unavailable"].includes(badge.getAttribute("data-status") ?? ""),
        )
        .map((badge) => (badge as HTMLElement).innerText.replaceAll(/\d+[smhd]/g, "")),
    );
  const failures = lines.map((line) => line.trim()).filter((line) => failureWords.test(line));
  return [...new Set([...failures, ...old])].map((line) => line.replaceAll(/\d+ ?[smhd]\b/g, "")).toSorted();
}
