import { type MailServer, startMailServer } from "../support/mail-server.ts";
import {
  expect,
  type Page,
  person,
  openSettings,
  settled,
  signedIn,
  testWithOwnServer as test,
} from "./support/product.ts";

const provider = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test(
  "settings show every source with its role, state and data, and the benefit of a key",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await openSettings(page, product.url, "connections");
    await settled(page);
    await expect(page.getByText("Yahoo, no key, delayed")).toBeVisible();
    await expect(page.getByText(/RAPIDAPI_KEY/)).toBeVisible();
    const yahoo = provider(page, "Yahoo Finance");
    await expect(yahoo).toContainText("Primary source");
    await expect(yahoo).toContainText(/Provides quotes, history, search, news/);
    await expect(yahoo.getByText("None needed")).toBeHidden();
    await yahoo.getByText("Details").click();
    await expect(yahoo.getByText("None needed")).toBeVisible();
    await expect(yahoo.getByText("Sent when data is needed")).toBeVisible();
    await expect(provider(page, "Stooq")).toContainText("Double-checks unusual prices");
    await expect(provider(page, "European Central Bank")).toContainText("Used for currency conversion");
    await yahoo.getByRole("button", { name: "Test Yahoo Finance" }).click();
    await expect(yahoo).toContainText(/Successfully connected to Yahoo Finance\s*in \d+ ms/);
  },
);

test("an outage shows its start, reason and next retry, here and in the data pill, and both recover", async ({
  page,
  product,
}) => {
  await signedIn(page, product);
  expect((await page.request.get(`${product.url}/api/market/quotes?symbols=AAPL`)).ok()).toBe(true);
  await openSettings(page, product.url, "connections");
  await settled(page);
  const yahoo = provider(page, "Yahoo Finance");
  await expect(yahoo).toContainText("Working");
  product.upstream.setFault("500");
  await yahoo.getByRole("button", { name: "Test Yahoo Finance" }).click();
  await expect(yahoo).toContainText("API connection failed: 500 Internal Server Error");
  for (const symbol of ["INTC", "KO", "JPM", "JNJ", "NFLX", "META"])
    await page.request.get(`${product.url}/api/market/quotes?symbols=${symbol}`);
  await expect(yahoo).toContainText(/Paused after repeated errors|Sending one test request/);
  await expect(yahoo).toContainText("Failing");
  await expect(yahoo).toContainText(
    /Unavailable since \d\d:\d\d: Yahoo Finance\. Reason: HTTP 500: Internal Server Error\. (?:Retrying|Retries when)/,
  );
  await expect(yahoo).toContainText(/Last error.*HTTP 500: Internal Server Error/s);
  await expect(page.locator("main")).not.toContainText(/breaker|closed: calls|half.open|held back/i);

  await page.goto(`${product.url}/insights?symbol=AAPL`);
  await page
    .locator("header")
    .getByRole("button")
    .filter({ hasText: /Live|Cached|Delayed|Stale|Unavailable/ })
    .click();
  const sources = page.getByRole("dialog").filter({ hasText: "Data on this page" });
  await expect(sources).toContainText("Source: Yahoo Finance");
  await expect(sources).toContainText(/Unavailable since \d\d:\d\d: Yahoo Finance\. Last error: .*500.*Retrying/);

  product.upstream.setFault("ok");
  await openSettings(page, product.url, "connections");
  await settled(page);
  await expect(async () => {
    await yahoo.getByRole("button", { name: "Test Yahoo Finance" }).click();
    await expect(yahoo).toContainText("Successfully connected", { timeout: 2_000 });
  }).toPass({ intervals: [2_000] });
  await expect(yahoo).toContainText("Working");
  await expect(yahoo).not.toContainText("Unavailable since");
  await expect(yahoo).toContainText("Sent when data is needed");
});

test.describe("without a second source", () => {
  test.use({ environment: { STOOQ_BASE_URL: "http://127.0.0.1:9" } });

  test("an implausible price is held back, and a mark beside the old one says why", async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(product.url);
    const row = page.getByRole("row", { name: /\bAAPL\b/ });
    await expect(row).toContainText("231.40");
    product.upstream.setPrice("AAPL", 23_140);
    await expect(row).toContainText(/Held back from Yahoo Finance/);
    await expect(row).toContainText("231.40");
    await expect(row).not.toContainText("23,140");
  });
});

test.describe("with a key", () => {
  test.use({ environment: { RAPIDAPI_KEY: "journey-key", RAPIDAPI_BASE_URL: "http://127.0.0.1:9" } });

  test("the gateway comes first, and its key is shown as set but never revealed", async ({ page, product }) => {
    await signedIn(page, product);
    await openSettings(page, product.url, "connections");
    await settled(page);
    const gateway = page.getByRole("listitem").filter({ hasText: "Test" }).getByRole("region").first();
    await expect(gateway).toContainText("RapidAPI");
    await expect(gateway).toContainText("Set for this server, never shown");
    await expect(page.getByText("Yahoo, no key, delayed")).toHaveCount(0);
    await gateway.getByRole("button", { name: /^Test/ }).click();
    await expect(gateway).toContainText(/Connection error: /);
    expect(await page.content()).not.toContain("journey-key");
  });
});

test("the first account sees the server's jobs and can run them; the second doesn't", async ({
  page,
  product,
  browser,
}) => {
  await signedIn(page, product);
  await openSettings(page, product.url, "server");
  await settled(page);
  const cleanUp = page.getByRole("region", { name: "Clean up", exact: true });
  await expect(cleanUp).toContainText("Not run yet");
  await expect(cleanUp).toContainText("every hour");
  await expect(cleanUp).toContainText(/Next run\s*in (?:1h|\d+m)/);
  await cleanUp.getByRole("button", { name: "Run now: Clean up" }).click();
  await expect(cleanUp).toContainText("Working");
  await expect(cleanUp).toContainText("Nothing too old is left");

  const context = await browser.newContext();
  const other = await context.newPage();
  await signedIn(other, product, { ...person, name: "Grace", email: "grace@example.org" });
  await other.goto(`${product.url}/settings`);
  await settled(other);
  await expect(other.getByRole("link", { name: "Watchlists" })).toBeVisible();
  await expect(other.getByRole("link", { name: "Server" })).toHaveCount(0);
  expect((await other.request.get(`${product.url}/api/jobs`)).status()).toBe(403);
  await context.close();
});

test.describe("with a mail relay", () => {
  let relay: MailServer;
  test.beforeAll(async () => {
    relay = await startMailServer();
  });
  test.afterAll(() => relay.close());
  test.use({
    // A function, since the relay's address is known only once it has started.
    // oxlint-disable-next-line no-empty-pattern
    environment: async ({}, use) => {
      await use({ SMTP_URL: relay.url, MAIL_FROM: "Bellwether <mail@example.org>" });
    },
  });

  test("a test mail arrives, and the page says so", async ({ page, product }) => {
    await signedIn(page, product);
    await openSettings(page, product.url, "connections");
    await settled(page);
    const mail = page.getByRole("region", { name: "Mail relay" });
    await expect(mail).toContainText("Bellwether <mail@example.org>");
    await mail.getByRole("button", { name: "Send a test email to your address" }).click();
    await expect(mail).toContainText(/accepted by the relay/);
    expect((await relay.mails()).map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual([
      ["Bellwether: email works", person.email],
    ]);
  });
});
