import { expect, type Page, test as base } from "@playwright/test";
import { settingsAddress, type SettingsPanel } from "../../../src/core/addresses/settings-address.ts";
import { openFromMail } from "../../support/mail-server.ts";
import { createSharedWorld } from "./shared-world.ts";
import { type OwnProduct, type Person, type Product, startWorld, type WorldOptions } from "./world.ts";

export { expect, type Page } from "@playwright/test";
export { somebody } from "./somebody.ts";
export type { OwnProduct, Product } from "./world.ts";

interface Options extends WorldOptions {
  /** Further origins that pages may contact. */
  readonly otherOrigins: readonly string[];
}

/** A Wednesday in New York's session, so that journeys read the same at any time. */
export const openMarket = "2026-03-04T16:00:00Z";

/**
 * The product as a person meets it: a server process, loopback sources and a browser. The server is shared by journeys
 * one after another, each with a new account. `product` has nothing that could change it for the next one.
 */
export const test = base.extend<
  Options & { product: Product; faults: string[] },
  { sharedWorld: ReturnType<typeof createSharedWorld> }
>({
  environment: [{}, { option: true }],
  upstreamIsOn: [true, { option: true }],
  recordings: [false, { option: true }],
  hasModel: [false, { option: true }],
  clock: [openMarket, { option: true }],
  otherOrigins: [[], { option: true }],

  sharedWorld: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
    async ({}, use) => {
      const sharedWorld = createSharedWorld();
      await use(sharedWorld);
      await sharedWorld.end();
    },
    { scope: "worker" },
  ],
  product: async ({ sharedWorld, environment, upstreamIsOn, recordings, hasModel, clock }, use) => {
    const product = await sharedWorld.open({ environment, upstreamIsOn, recordings, hasModel, clock });
    await use(product);
    await sharedWorld.tidy(product);
  },

  // Any error of a page fails its journey: script errors, refused styles, requests to other origins.
  faults: [
    async ({ page, product, otherOrigins }, use) => {
      // Journeys see a new price within a second. Their streams omit the refresh interval, which is at least 15 s.
      // A route would do it too, but a page with a route loads, and compiles, every script anew each time.
      await page.context().addInitScript(() => {
        window.EventSource = class extends EventSource {
          constructor(url: string | URL, options?: EventSourceInit) {
            super(String(url).replace(/&every=\d+/, ""), options);
          }
        };
      });
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(`script error: ${error.message}`));
      page.on("console", (message) => {
        if (/Content Security Policy|Trusted ?(Type|HTML|Script)/i.test(message.text()))
          faults.push(`policy: ${message.text()}`);
      });
      const own = [product.url, product.url.replace("127.0.0.1", "localhost"), ...otherOrigins];
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith("http") && !own.includes(url.origin))
          faults.push(`foreign request: ${request.url()}`);
      });
      await use(faults);
      // Other browsers of the journey would go on calling the server.
      const mine = page.context();
      for (const context of mine.browser()?.contexts() ?? []) if (context !== mine) await context.close();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The same with a server of its own: for journeys that restart it, break or move its sources, read what its model is asked,
 * or need the administrator.
 */
export const testWithOwnServer = test.extend<{ product: OwnProduct }>({
  product: async ({ environment, upstreamIsOn, recordings, hasModel, clock }, use) => {
    const world = await startWorld({ environment, upstreamIsOn, recordings, hasModel, clock });
    await use({ ...world.product, person });
    await world.end();
  },
});

/** The person of journeys with a server of their own. */
export const person: Person = { name: "Ada Martin", email: "ada@example.org", password: "gleaming-otter-7" };

/** Registers through the form and waits for the dashboard. */
export async function register(page: Page, product: Product, who = product.person): Promise<void> {
  await page.goto(`${product.url}/register`);
  await page.getByLabel("Full Name").fill(who.name);
  await page.getByLabel("Email").fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByLabel("Confirm Password").fill(who.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
}

/** Signs in through the form on the page. */
export async function signIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.getByLabel("Email").fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Creates an account without a browser, past its first steps, and signs the page's browser in. */
export async function signedIn(page: Page, product: Product, who = product.person): Promise<void> {
  await newcomer(page, product, who);
  const reply = await page.request.patch(`${product.url}/api/settings`, {
    data: { preferences: { setupDone: ["hidden"] } },
    headers: { origin: product.url },
  });
  expect(reply.status()).toBe(200);
}

/** The same, with the first steps still open. */
export async function newcomer(page: Page, product: Product, who = product.person): Promise<void> {
  const reply = await page.request.post(`${product.url}/api/account/sign-up`, {
    data: { name: who.name, email: who.email, password: who.password },
    headers: { origin: product.url },
  });
  if (reply.status() === 202 && product.relayUrl !== null)
    await openFromMail(product.relayUrl, who, async (path, data) => {
      const opened = await page.request.post(product.url + path, { data, headers: { origin: product.url } });
      return { status: opened.status() };
    });
  else expect(reply.status()).toBe(201);
}

/** Opens a panel of Settings at its own address. */
export async function openSettings(page: Page, url: string, panel: SettingsPanel): Promise<void> {
  await page.goto(url + settingsAddress(panel));
}

/** Opens another panel of Settings from the menu beside the open one. */
export async function goToPanel(page: Page, title: string): Promise<void> {
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
}

/** Waits until the page has no open request. Content loading above a button could push it away from the pointer. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 });
}

export async function setTheme(page: Page, theme: "dark" | "light"): Promise<void> {
  await page.addInitScript((isDark) => localStorage.setItem("theme-mode", String(isDark)), theme === "dark");
}
