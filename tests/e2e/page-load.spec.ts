import type { Request } from "@playwright/test";
import { brotliCompressSync } from "node:zlib";
import { expect, type Page, type Product, settled, signedIn, somebody, test } from "./support/product.ts";

// On any machine, cached data comes with the page.
test.use({ environment: { LIMIT_OPENING_MS: "10000" } });

const purchases = [
  ["AAPL", "12", "190.50"],
  ["MSFT", "5", "410"],
  ["GOOGL", "20", "150.25"],
  ["AMZN", "8", "180"],
  ["SPY", "10", "520"],
] as const;

const maxScripts = 15;
const maxDashboardRequests = 35;
const maxDashboardCalls = 8;
const quietMs = 1_500;

/** The size limit of all scripts a page loads, in KiB after brotli. */
const pages = [
  { name: "sign-in", path: "/login", maxKib: 98 },
  { name: "dashboard", path: "/", maxKib: 200 },
  { name: "symbol", path: "/insights?symbol=AAPL", maxKib: 260 },
  { name: "portfolio", path: "/portfolio", maxKib: 230 },
  { name: "strategy", path: "/strategy?symbol=AAPL", maxKib: 280 },
] as const;

for (const { name, path, maxKib } of pages) {
  // The first page is the one that everybody waits for.
  const details = path === "/login" ? { tag: "@short" } : {};
  test(`the ${name} page loads at most ${maxScripts} scripts of ${maxKib} KiB`, details, async ({ page, product }) => {
    if (path !== "/login") await filled(page, product);
    const scripts = new Map<string, Request>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.set(request.url(), request);
    });
    await page.goto(product.url + path);
    await quiet(page);
    const sizes = await Promise.all(
      [...scripts].map(async ([url, request]) => {
        const body = await (await request.response())?.body();
        return [url, brotliCompressSync(body ?? Buffer.alloc(0)).byteLength] as const;
      }),
    );
    const kib = sizes.reduce((sum, [, bytes]) => sum + bytes, 0) / 1024;
    console.log(`${name}: ${sizes.length} scripts, ${kib.toFixed(1)} KiB`);
    expect(sizes.length, sizes.map(String).join("\n")).toBeLessThanOrEqual(maxScripts);
    expect(kib, sizes.map(String).join("\n")).toBeLessThanOrEqual(maxKib);
  });
}

test(
  "a filled dashboard renders with its page and one round of requests",
  { tag: "@short" },
  async ({ page, product }) => {
    await filled(page, product);
    // The second visit uses what the first one requested from the sources.
    await page.goto(product.url);
    await quiet(page);

    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    const calls = (): Request[] => requests.filter((request) => new URL(request.url()).pathname.startsWith("/api/"));
    const release = Promise.withResolvers<undefined>();
    await page.route(/\/api\//, async (route) => {
      await release.promise;
      await route.continue().catch(() => undefined);
    });
    await page.goto(product.url);
    await expect(page.getByRole("link", { name: "Portfolio", exact: true }).first()).toBeVisible();
    await noRequestFor(page, quietMs);
    const firstRound = calls().length;
    release.resolve(undefined);
    await quiet(page);
    console.log(`dashboard: ${requests.length} requests, ${calls().length} of them to the API`);
    expect(requests.length).toBeLessThanOrEqual(maxDashboardRequests);
    expect(calls().length).toBeLessThanOrEqual(maxDashboardCalls);
    expect(
      calls()
        .slice(firstRound)
        .map((request) => request.url()),
      "asked only after other answers had come",
    ).toEqual([]);
  },
);

test("a change in the first seconds replaces the data that came with the page", async ({ page, product }) => {
  await filled(page, product);
  await page.goto(product.url);
  await settled(page);
  await page.goto(`${product.url}/portfolio?tab=transactions`);
  const line = page.getByLabel("Transaction in one line");
  // The page handles keys once it has rendered.
  await expect(async () => {
    if (!(await line.isVisible())) await page.keyboard.press("t");
    await expect(line).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await line.fill("buy 3 NVDA 131.20 2025-06-12");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /NVDA/ }).first()).toBeVisible();
});

test("the next user sees nothing of data embedded for someone else", { tag: "@short" }, async ({ page, product }) => {
  await filled(page, product);
  await page.goto(product.url);
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  const other = somebody("Someone Else");
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("Full Name").fill(other.name);
  await page.getByLabel("Email").fill(other.email);
  await page.getByLabel("Password", { exact: true }).fill(other.password);
  await page.getByLabel("Confirm Password").fill(other.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("button", { name: "Account: Someone Else" })).toBeVisible();
  await settled(page);
  await page.getByRole("navigation").getByRole("link", { name: "Portfolio" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await settled(page);
  await expect(page.getByText("MSFT")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the portfolio's value is there before any script, unless amounts are hidden", async ({ page, product }) => {
    await filled(page, product);
    await page.goto(`${product.url}/portfolio`);
    const value = page.getByRole("main").locator("header b").first();
    await expect(value).toContainText("$");
    const text = await value.textContent();
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held.promise;
      await route.continue().catch(() => undefined);
    });
    const first = page.locator("#frame b");
    await page.reload({ waitUntil: "commit" });
    await expect(first).toHaveText(text ?? "");
    const place = await first.boundingBox();
    held.resolve();
    await expect(value).toBeVisible();
    await expect(first).toHaveCount(0);
    // The script's value takes the place of the first one.
    const shown = await value.boundingBox();
    for (const side of ["x", "y", "width", "height"] as const) expect(shown?.[side]).toBeCloseTo(place?.[side] ?? 0, 0);

    await page.getByRole("button", { name: "Hide amounts" }).click();
    const again = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await again.promise;
      await route.continue().catch(() => undefined);
    });
    await page.reload({ waitUntil: "commit" });
    // The script that would show it is before the page's end.
    await page.waitForFunction(() => document.querySelector("#opening") !== null && document.readyState !== "loading");
    await expect(first).toHaveCount(0);
    again.resolve();
    await expect(page.getByRole("main")).toContainText("•••••");
  });
});

async function filled(page: Page, product: Product): Promise<void> {
  await signedIn(page, product);
  for (const [symbol, quantity, price] of purchases) {
    const reply = await page.request.post(`${product.url}/api/portfolio/transactions`, {
      data: { type: "buy", symbol, date: "2025-06-11", quantity, price },
      headers: { origin: product.url, "idempotency-key": `purchase-of-${symbol}` },
    });
    expect(reply.status()).toBe(201);
  }
}

async function quiet(page: Page): Promise<void> {
  await settled(page);
  await noRequestFor(page, quietMs);
}

/** Waits until the page has made no request for a while. */
async function noRequestFor(page: Page, forMs: number): Promise<void> {
  let lastRequestAt = Date.now();
  const note = (): void => {
    lastRequestAt = Date.now();
  };
  page.on("request", note);
  await expect.poll(() => Date.now() - lastRequestAt >= forMs).toBe(true);
  page.off("request", note);
}
