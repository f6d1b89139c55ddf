import { AxeBuilder } from "@axe-core/playwright";
import { settingsAddress, settingsPanels } from "../../src/core/addresses/settings-address.ts";
import { expect, type Page, type Product, setTheme, signedIn, test } from "./support/product.ts";

const places = [
  { name: "login", path: "/login", isAnonymous: true },
  { name: "register", path: "/register", isAnonymous: true },
  { name: "reset password", path: "/reset-password", isAnonymous: true },
  { name: "dashboard", path: "/", isAnonymous: false },
  { name: "insights", path: "/insights?symbol=AAPL", isAnonymous: false },
  { name: "insights compared", path: "/insights?symbol=AAPL&compare=MSFT,GOOGL", isAnonymous: false },
  { name: "insights of a fund", path: "/insights?symbol=SPY", isAnonymous: false },
  { name: "insights, financials", path: "/insights?symbol=AAPL&tab=financials", isAnonymous: false },
  { name: "insights, news", path: "/insights?symbol=AAPL&tab=news", isAnonymous: false },
  { name: "insights, events", path: "/insights?symbol=AAPL&tab=events", isAnonymous: false },
  { name: "insights, technical", path: "/insights?symbol=AAPL&tab=technical", isAnonymous: false },
  { name: "insights without a symbol", path: "/insights", isAnonymous: false },
  { name: "sentiment", path: "/sentiment", isAnonymous: false },
  { name: "strategy lab", path: "/strategy?symbol=AAPL", isAnonymous: false },
  { name: "strategy lab, conditions", path: "/strategy?symbol=AAPL&preset=adx-trend&tab=trades", isAnonymous: false },
  {
    name: "strategy lab, rotation",
    path: "/strategy?symbol=AAPL&preset=dual-momentum&tab=monthly",
    isAnonymous: false,
  },
  { name: "strategy lab, sensitivity", path: "/strategy?symbol=AAPL&view=price&tab=sensitivity", isAnonymous: false },
  { name: "calendar", path: "/calendar", isAnonymous: false },
  { name: "calendar by week", path: "/calendar?view=week&scope=market", isAnonymous: false },
  { name: "calendar by month", path: "/calendar?view=month&scope=market", isAnonymous: false },
  { name: "alerts", path: "/alerts", isAnonymous: false },
  { name: "newsletter", path: "/newsletter", isAnonymous: false },
  { name: "newsletter, unsubscribe", path: "/newsletter/unsubscribe#token=x", isAnonymous: true },
  { name: "technical", path: "/technical?symbol=AAPL&add=bollinger,20,2;atr,14", isAnonymous: false },
  { name: "technical scan", path: "/technical?view=scan&interval=1d", isAnonymous: false },
  { name: "portfolio, empty", path: "/portfolio", isAnonymous: false },
  { name: "portfolio", path: "/portfolio?range=1Y", isAnonymous: false, isDemo: true },
  { name: "portfolio, performance", path: "/portfolio?tab=performance", isAnonymous: false, isDemo: true },
  { name: "portfolio, income", path: "/portfolio?tab=income", isAnonymous: false, isDemo: true },
  { name: "portfolio, allocation", path: "/portfolio?tab=allocation", isAnonymous: false, isDemo: true },
  { name: "portfolio, review", path: "/portfolio?tab=review", isAnonymous: false, isDemo: true },
  { name: "portfolio, transactions", path: "/portfolio?tab=transactions", isAnonymous: false, isDemo: true },
  { name: "insights, research report", path: "/insights?symbol=AAPL&tab=research", isAnonymous: false },
  { name: "chat, empty", path: "/chat", isAnonymous: false },
  { name: "chat with an answer", path: "/chat?c=", isAnonymous: false, isAnswered: true },
  { name: "settings", path: "/settings", isAnonymous: false },
  ...[...settingsPanels.map(settingsAddress), "/settings/no-such-panel"].map(
    (path) => ({ name: path, path, isAnonymous: false }) as const,
  ),
  { name: "not found", path: "/no/such/page", isAnonymous: false },
  { name: "newsletter, an issue", path: "/newsletter?issue=", isAnonymous: false, hasIssue: true },
] as const;

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`axe finds nothing in dark and light at ${width} px`, async ({ page, product }) => {
    // Every place of the product in one go, on however slow a machine.
    test.setTimeout(900_000);
    await setTheme(page, "dark");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    for (const place of places) {
      if (!place.isAnonymous && (await page.context().cookies()).length === 0) await signedIn(page, product);
      const path = "isDemo" in place ? `${place.path}&account=${await demoAccount(page, product)}` : place.path;
      const conversation = "isAnswered" in place ? await answeredConversation(page, product) : "";
      const issue = "hasIssue" in place ? await portfolioIssue(page, product) : "";
      await page.goto(product.url + path + conversation + issue);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      // The first page of a fresh server has everything still to fetch.
      await expect(page.getByText(/^Loading/)).toHaveCount(0, { timeout: 60_000 });
      const inDark = await faultsOf(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      // Nothing but the colours is another in the other theme.
      await page.evaluate(async () => {
        document.body.dataset["theme"] = "light";
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await Promise.allSettled(
          document
            .getAnimations()
            .flatMap((animation) => (animation instanceof CSSTransition ? [animation.finished] : [])),
        );
      });
      const inLight = await faultsOf(page, ["color-contrast", "link-in-text-block"]);
      expect(
        [...inDark.map((fault) => `dark: ${fault}`), ...inLight.map((fault) => `light: ${fault}`)],
        place.name,
      ).toEqual([]);
      expect(overflow, `${place.name} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
}

/** What axe finds, and finds again: of a page that moves while it looks it tells what nobody could see. */
async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  const look = async (): Promise<string[]> => {
    const builder = new AxeBuilder({ page });
    const { violations } = await (rules === undefined ? builder : builder.withRules(rules)).analyze();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any.map(({ message }) => message).join("; ")}`),
    );
  };
  const first = await look();
  if (first.length === 0) return first;
  const second = new Set(await look());
  return first.filter((fault) => second.has(fault));
}

async function answeredConversation(page: Page, product: Product): Promise<string> {
  const headers = { origin: product.url };
  const begun = await page.request.post(`${product.url}/api/assistant/conversations`, { data: {}, headers });
  const { id } = (await begun.json()) as { id: string };
  // Ends with the stream: then the answer is there.
  await page.request.post(`${product.url}/api/assistant/conversations/${id}/messages`, {
    data: { text: "Compare @AAPL and @MSFT" },
    headers,
  });
  return id;
}

async function portfolioIssue(page: Page, product: Product): Promise<string> {
  const headers = { origin: product.url };
  const bought = { type: "buy", symbol: "AAPL", date: "2026-01-05", quantity: "10", price: "100" };
  await page.request.post(`${product.url}/api/portfolio/transactions`, { data: bought, headers });
  const made = await page.request.post(`${product.url}/api/newsletter/issues`, { data: {}, headers });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

async function demoAccount(page: Page, product: Product): Promise<string> {
  const reply = await page.request.post(`${product.url}/api/portfolio/demo`, {
    data: {},
    headers: { origin: product.url },
  });
  return ((await reply.json()) as { id: string }).id;
}
