import { settingsAddress, settingsPanels } from "../../../src/core/addresses/settings-address.ts";
import { expect, type Page, type Product, signedIn } from "./product.ts";

/** Every screen and state that has an address. */
export const places = [
  { name: "login", path: "/login", isAnonymous: true },
  { name: "register", path: "/register", isAnonymous: true },
  { name: "reset password", path: "/reset-password", isAnonymous: true },
  { name: "verify", path: "/verify#token=x", isAnonymous: true },
  { name: "newsletter, confirm", path: "/newsletter/confirm#token=x", isAnonymous: true },
  { name: "shared portfolio, gone", path: "/shared#token=x", isAnonymous: true },
  { name: "dashboard", path: "/", isAnonymous: false },
  { name: "dashboard, editing", path: "/?edit=cards", isAnonymous: false },
  { name: "insights", path: "/insights?symbol=AAPL", isAnonymous: false },
  { name: "insights compared", path: "/insights?symbol=AAPL&compare=MSFT,GOOGL", isAnonymous: false },
  { name: "insights side by side", path: "/insights?symbol=AAPL&compare=MSFT,GOOGL&charts=split", isAnonymous: false },
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
  { name: "shared portfolio", path: "/shared#token=", isAnonymous: false, hasShare: true },
] as const;

type Place = (typeof places)[number];

/** Opens a place once it has what it shows, signed in where it needs that, and waits until it has loaded. */
export async function openPlace(page: Page, product: Product, place: Place): Promise<void> {
  const isSignedIn = (await page.context().cookies()).some(({ name }) => name === "session");
  if (!place.isAnonymous && !isSignedIn) await signedIn(page, product);
  const path = "isDemo" in place ? `${place.path}&account=${await demoAccount(page, product)}` : place.path;
  const conversation = "isAnswered" in place ? await answeredConversation(page, product) : "";
  const issue = "hasIssue" in place ? await portfolioIssue(page, product) : "";
  const share = "hasShare" in place ? await shareToken(page, product) : "";
  await page.goto(product.url + path + conversation + issue + share);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
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

async function shareToken(page: Page, product: Product): Promise<string> {
  const made = await page.request.post(`${product.url}/api/portfolio/shares`, {
    data: { title: "My holdings", showsAmounts: true },
    headers: { origin: product.url },
  });
  expect(made.status()).toBe(201);
  return new URL(((await made.json()) as { url: string }).url).hash.replace("#token=", "");
}

async function demoAccount(page: Page, product: Product): Promise<string> {
  const reply = await page.request.post(`${product.url}/api/portfolio/demo`, {
    data: {},
    headers: { origin: product.url },
  });
  return ((await reply.json()) as { id: string }).id;
}
