import { faultsInBothThemes } from "./support/axe.ts";
import { type NewerVersion, startNewerVersion } from "./support/newer-version.ts";
import {
  expect,
  type Page,
  type Product,
  register,
  setTheme,
  settled,
  signedIn,
  signIn,
  somebody,
  test,
  testWithOwnServer,
} from "./support/product.ts";

test.use({ serviceWorkers: "allow", environment: { LIMIT_OPENING_MS: "10000" } });

// Requests are intercepted from the start. A page under a service worker can make one before a later route has come into force.
test.beforeEach(({ context }) => context.route("**/no-such-address", (route) => route.abort()));

/** Longer than a page waits before it stores answers or looks again. */
const afterTimersMs = 4_000;

const waiting = (page: Page, words: RegExp) => page.getByRole("region", { name: words });

/** Waits until the worker holds the application and the account's keys and answers are stored. */
async function ready(page: Page, product: Product, path = "/portfolio"): Promise<void> {
  await page.goto(product.url + path);
  await settled(page);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => copies(page)).toBeGreaterThan(5);
}

/** Counts what this browser keeps. */
function stored(page: Page): Promise<Record<"account" | "copies" | "changes", number>> {
  return page.evaluate(async () => {
    const counts = { account: 0, copies: 0, changes: 0 };
    if (!(await indexedDB.databases()).some(({ name }) => name === "bellwether-offline")) return counts;
    const result = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("no database")));
      });
    const database = await result(indexedDB.open("bellwether-offline"));
    for (const name of ["account", "copies", "changes"] as const)
      if (database.objectStoreNames.contains(name))
        counts[name] = await result(database.transaction(name).objectStore(name).count());
    database.close();
    return counts;
  });
}

const copies = async (page: Page) => (await stored(page)).copies;

/** Returns every text in the worker's caches. */
const cachedText = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (!request.url.includes("/assets/")) texts.push(request.url, (await answer?.text()) ?? "");
      }
    }
    return texts.join("\n");
  });

/** Asks to sign out, from the menu of the page's width. */
async function leave(page: Page): Promise<void> {
  const account = page.getByRole("button", { name: /^Account: / });
  const more = page.getByRole("button", { name: "More", exact: true });
  await expect(account.or(more)).toBeVisible();
  const isWide = await account.isVisible();
  await (isWide ? account : more).click();
  await page.getByRole(isWide ? "menuitem" : "button", { name: "Sign out" }).click();
}

async function addLines(page: Page, ...lines: readonly string[]): Promise<void> {
  const line = page.getByLabel("Transaction in one line", { exact: true });
  await expect(async () => {
    if (!(await line.isVisible())) await page.keyboard.press("t");
    await expect(line).toBeVisible({ timeout: 2_000 });
  }).toPass();
  for (const text of lines) {
    await line.fill(text);
    await line.press("Enter");
    await expect(line).toHaveValue("");
  }
  await page.keyboard.press("Escape");
}

const ledger = async (page: Page, product: Product) => {
  const answer = await page.request.get(`${product.url}/api/portfolio/transactions?limit=100`);
  if (answer.status() === 401) return null;
  const { transactions } = (await answer.json()) as { transactions: { symbol: string; quantity: string }[] };
  return transactions.map(({ symbol, quantity }) => `${symbol} ${quantity}`).toSorted();
};

async function filled(page: Page, product: Product): Promise<void> {
  await signedIn(page, product);
  const answer = await page.request.post(`${product.url}/api/portfolio/transactions`, {
    headers: { origin: product.url, "idempotency-key": "first-purchase" },
    data: { type: "buy", symbol: "AAPL", quantity: "12", price: "190.50", date: "2025-06-12" },
  });
  expect(answer.status()).toBe(201);
}

test(
  "reads offline after a reload, keeps three transactions, and saves each once",
  { tag: "@short" },
  async ({ page, context, product }) => {
    await filled(page, product);
    await ready(page, product);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText("AAPL").first()).toBeVisible();
    await expect(page.getByRole("button", { name: /Offline/ })).toBeVisible();

    await addLines(page, "buy 3 NVDA 131.20 2025-06-12", "buy 2 MSFT 410 2025-06-12", "sell 1 AAPL 200 2025-06-16");
    const card = waiting(page, /3 changes are waiting for a connection/);
    await expect(card.getByRole("listitem")).toHaveCount(3);
    // They wait across a reload, too.
    await page.reload();
    await expect(card.getByRole("listitem")).toHaveCount(3);

    await context.setOffline(false);
    // The title counts down while they are sent.
    await expect(waiting(page, /changes? (is|are|wasn't|weren't)/)).toHaveCount(0);
    await expect(page.getByText("NVDA").first()).toBeVisible();
    expect(await ledger(page, product)).toEqual(["AAPL 1", "AAPL 12", "MSFT 2", "NVDA 3"]);
  },
);

test("shows a refused entry with the reason, keeps it for editing, and sends the ones behind it", async ({
  page,
  context,
  product,
}) => {
  await filled(page, product);
  await ready(page, product);
  await context.setOffline(true);
  await addLines(page, "sell 99 AAPL 200 2025-06-16", "buy 2 MSFT 410 2025-06-12");
  await expect(waiting(page, /2 changes are waiting/)).toBeVisible();
  await context.setOffline(false);
  const card = waiting(page, /1 change wasn't accepted/);
  await expect(card.getByRole("alert")).not.toBeEmpty();
  // The entry behind the refused one is sent while the card is shown already.
  await expect.poll(() => ledger(page, product)).toEqual(["AAPL 12", "MSFT 2"]);

  await expect(card.getByRole("button", { name: /^Edit: Sell 99 AAPL/ })).toBeVisible();
});

test("can be installed, and opens what another application shares", async ({ page, product }) => {
  await signedIn(page, product);
  await ready(page, product);
  const tools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await tools.send("Page.getInstallabilityErrors");
  // Playwright's contexts are private windows.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const { errors } = await tools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  await page.goto(`${product.url}/portfolio?add=${encodeURIComponent("buy 3 NVDA 131.20")}`);
  await expect(page.getByLabel("Transaction in one line", { exact: true })).toHaveValue("buy 3 NVDA 131.20");
  await expect(page).toHaveURL(`${product.url}/portfolio`);
});

test("corrects a refused entry", async ({ page, context, product }) => {
  await filled(page, product);
  await ready(page, product);
  await context.setOffline(true);
  await addLines(page, "sell 99 AAPL 200 2025-06-16");
  await expect(waiting(page, /1 change is waiting/)).toBeVisible();
  await context.setOffline(false);
  const card = waiting(page, /1 change wasn't accepted/);
  await card.getByRole("button", { name: /^Edit: Sell 99 AAPL/ }).click();
  const form = page.getByRole("dialog");
  const shares = form.getByLabel("Shares", { exact: true });
  await expect(shares).toHaveValue("99");
  await shares.fill("2");
  await form.getByRole("button", { name: "Save changes", exact: true }).click();
  await expect(card).toHaveCount(0);
  expect(await ledger(page, product)).toEqual(["AAPL 12", "AAPL 2"]);
});

test("an entry in two tabs, or with a lost reply, arrives once", async ({ page, context, product }) => {
  await filled(page, product);
  await ready(page, product);
  const other = await context.newPage();
  await other.goto(`${product.url}/portfolio`);
  await settled(other);
  await expect.poll(() => other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await addLines(page, "buy 3 NVDA 131.20 2025-06-12", "buy 4 NVDA 131.20 2025-06-12");
  await expect(waiting(other, /2 changes are waiting/)).toBeVisible();
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(waiting(tab, /wait|accepted/)).toHaveCount(0);
  expect(await ledger(page, product)).toEqual(["AAPL 12", "NVDA 3", "NVDA 4"]);

  // The server saves it, but its reply never comes back.
  await page.route(/\/api\/portfolio\/transactions$/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await addLines(page, "buy 2 MSFT 410 2025-06-12");
  await expect(waiting(page, /1 change is waiting/)).toBeVisible();
  expect(await ledger(page, product)).toContain("MSFT 2");
  await page.unroute(/\/api\/portfolio\/transactions$/);
  await expect(waiting(page, /wait|accepted/)).toHaveCount(0);
  expect(await ledger(page, product)).toEqual(["AAPL 12", "MSFT 2", "NVDA 3", "NVDA 4"]);
});

testWithOwnServer(
  "doesn't repeat an entry that the server may have saved more than a day ago",
  async ({ page, product }) => {
    await filled(page, product);
    await ready(page, product);
    let isFirst = true;
    await page.route(/\/api\/portfolio\/transactions$/, async (route) => {
      if (isFirst) await route.fetch();
      isFirst = false;
      await route.abort();
    });
    await addLines(page, "buy 2 MSFT 410 2025-06-12");
    await expect(waiting(page, /1 change is waiting/)).toBeVisible();
    await product.restart(25 * 3_600_000);
    // The page that is still open learns of the day that has passed from the server's next answer only.
    await page.reload();
    const card = waiting(page, /1 change wasn't accepted/);
    await expect(card.getByRole("alert")).toHaveText(/^It may have been saved already/);
    await page.unroute(/\/api\/portfolio\/transactions$/);
    expect(await ledger(page, product)).toEqual(["AAPL 12", "MSFT 2"]);
    await card.getByRole("button", { name: /^Discard: / }).click();
    await card.getByRole("button", { name: "Discard for good" }).click();
    await expect(card).toHaveCount(0);
  },
);

test("signing out asks about waiting changes and clears every copy, in other tabs too", async ({
  page,
  context,
  product,
}) => {
  await filled(page, product);
  await ready(page, product);
  const other = await context.newPage();
  await other.goto(`${product.url}/portfolio`);
  await expect(other.getByText("AAPL").first()).toBeVisible();
  // Other traffic works, so that the change waits while signing out is possible.
  await page.route(/\/api\/portfolio\/transactions$/, (route) => route.abort());
  await other.route(/\/api\/portfolio\/transactions$/, (route) => route.abort());
  await page.evaluate(() => localStorage.setItem("theme-mode", "false"));
  await addLines(page, "buy 2 MSFT 410 2025-06-12");
  await expect(waiting(page, /1 change is waiting/)).toBeVisible();
  // Asks on a page that has just opened, too.
  await page.reload();

  await leave(page);
  await page.getByRole("button", { name: "Stay signed in" }).click();
  await expect(waiting(page, /1 change is waiting/)).toBeVisible();
  await leave(page);
  await page.getByRole("button", { name: "Sign out and discard" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  await other.waitForTimeout(afterTimersMs);
  expect(await stored(page)).toEqual({ account: 0, copies: 0, changes: 0 });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /offline/.test(key)))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("theme-mode"))).toBe("false");
  const { name, email } = product.person;
  for (const own of [name, email, "AAPL", 'id="opening"']) expect(await cachedText(page)).not.toContain(own);

  await context.setOffline(true);
  await page.goto(`${product.url}/portfolio`);
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await expect(page.getByText("AAPL")).toHaveCount(0);
});

test(
  "another account of the same browser sees nothing of the first one offline",
  { tag: "@short" },
  async ({ page, context, product }) => {
    await filled(page, product);
    await ready(page, product);
    await context.setOffline(true);
    await addLines(page, "buy 2 MSFT 410 2025-06-12");
    await expect(waiting(page, /1 change is waiting/)).toBeVisible();
    // The session ends without signing out, as after a new password elsewhere.
    await context.clearCookies();
    await context.setOffline(false);
    await register(page, product, somebody("Someone Else"));
    await ready(page, product);
    await expect(waiting(page, /wait/)).toHaveCount(0);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("button", { name: "Account: Someone Else" })).toBeVisible();
    await expect(page.getByText("AAPL")).toHaveCount(0);
    await expect(waiting(page, /wait/)).toHaveCount(0);
  },
);

test("changes outlive a session that ended, for their owner only", async ({ page, context, product }) => {
  await filled(page, product);
  await ready(page, product);
  await context.setOffline(true);
  await addLines(page, "buy 2 MSFT 410 2025-06-12");
  await expect(waiting(page, /1 change is waiting/)).toBeVisible();
  await context.clearCookies();
  await context.setOffline(false);
  await page.goto(`${product.url}/login`);
  await expect.poll(() => copies(page)).toBe(0);

  await register(page, product, somebody("Someone Else"));
  await ready(page, product);
  expect(await ledger(page, product)).toEqual([]);
  await leave(page);
  await expect(page).toHaveURL(/\/login/);

  await signIn(page, product.person);
  await expect.poll(() => ledger(page, product)).toEqual(["AAPL 12", "MSFT 2"]);
});

test("a tab never sends its changes in the session of another account", async ({ page, context, browser, product }) => {
  await filled(page, product);
  await ready(page, product);
  await context.setOffline(true);
  await addLines(page, "buy 2 MSFT 410 2025-06-12");
  await expect(waiting(page, /1 change is waiting/)).toBeVisible();
  // Replaces the session's cookie without a word to the open tab.
  const elsewhere = await browser.newContext();
  await signedIn(await elsewhere.newPage(), product, somebody("Someone Else"));
  await context.addCookies(await elsewhere.cookies());
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Account: Someone Else" })).toBeVisible();
  await expect(waiting(page, /wait/)).toHaveCount(0);
  await page.waitForTimeout(afterTimersMs);
  expect(await ledger(page, product)).toEqual([]);
  expect(await stored(page)).toMatchObject({ changes: 1 });
  await elsewhere.close();
});

const newerTest = test.extend<{ newer: NewerVersion; otherOrigins: readonly string[] }>({
  newer: async ({ product }, use) => {
    const newer = await startNewerVersion(product.url);
    await use(newer);
    await newer.close();
  },
  otherOrigins: async ({ newer }, use) => use([newer.url]),
});

newerTest("offers a new version and loads it when asked to", async ({ page, product, newer }) => {
  await filled(page, product);
  await ready(page, { ...product, url: newer.url });
  const build = page.locator('meta[name="build"]');
  const before = await build.getAttribute("content");
  newer.release();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText("New version ready.")).toBeVisible();
  await expect(build).toHaveAttribute("content", before ?? "");
  await page.getByRole("button", { name: "Reload", exact: true }).click();
  await expect(build).toHaveAttribute("content", /^next-/);
  await expect(page.getByText("AAPL").first()).toBeVisible();
  await expect(page.getByText("New version ready.")).toHaveCount(0);
});

for (const width of [390, 1440])
  newerTest(
    `axe finds nothing in the states of offline use at ${width} px`,
    async ({ page, context, product, newer }) => {
      await setTheme(page, "dark");
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      const clean = async (state: string) => {
        expect(await faultsInBothThemes(page), state).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
        await page.evaluate(() => {
          document.body.dataset["theme"] = "dark";
        });
      };
      await filled(page, product);
      await page.goto(`${newer.url}/settings/about`);
      await settled(page);
      await clean("install card");
      await ready(page, { ...product, url: newer.url });
      newer.release();
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect(page.getByText("New version ready.")).toBeVisible();
      await clean("new version");
      await context.setOffline(true);
      await addLines(page, "sell 99 AAPL 200 2025-06-16", "buy 2 MSFT 410 2025-06-12");
      await expect(waiting(page, /2 changes are waiting/)).toBeVisible();
      await clean("waiting entries");
      await page.route(/\/api\/portfolio\/transactions$/, async (route) =>
        route.request().postData()?.includes("MSFT") === true ? route.abort() : route.fallback(),
      );
      await context.setOffline(false);
      await expect(waiting(page, /1 change is waiting/).getByRole("alert")).toBeVisible();
      await clean("refused entry");
      await leave(page);
      await expect(page.getByRole("button", { name: "Stay signed in" })).toBeVisible();
      await clean("question before signing out");
    },
  );
