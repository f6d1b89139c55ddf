import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { settingsAddress, type SettingsPanel } from "../../../src/core/addresses/settings-address.ts";
import { startEcbUpstream } from "../../upstreams/ecb-upstream.ts";
import { type ModelUpstream, startModelUpstream } from "../../upstreams/model-upstream.ts";
import { type NasdaqUpstream, startNasdaqUpstream } from "../../upstreams/nasdaq-upstream.ts";
import { startStooqUpstream } from "../../upstreams/stooq-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../upstreams/yahoo-upstream.ts";
import { openFromMail } from "../../support/mail-server.ts";
import { compileCache } from "../../support/compile-cache.ts";
import { freePort } from "../../support/free-port.ts";

export { expect, type Page } from "@playwright/test";

export interface Product {
  readonly url: string;
  readonly upstream: YahooUpstream;
  /** The calendars of other providers; off until a journey needs them. */
  readonly nasdaq: NasdaqUpstream;
  /** Every source of market data, including the upstream above. */
  readonly sources: readonly Pick<YahooUpstream, "on" | "off" | "setFault">[];
  /** The loopback model. The product uses it in journeys with `hasModel`. */
  readonly model: ModelUpstream;
  readonly dataDirectory: string;
  /** The relay for the product's mails; null if it sends none. */
  readonly relayUrl: string | null;
  /** Returns the server's log so far. */
  readonly log: () => string;
  /** Ends the server and restarts it on the same folder and port, later by its own clock. */
  readonly restart: (laterMs?: number) => Promise<void>;
  readonly stopServer: () => Promise<void>;
  readonly startServer: () => Promise<void>;
}

interface Options {
  /** Extra environment variables of the server. */
  environment: Record<string, string>;
  /** False if the upstream is off from the start. */
  upstreamIsOn: boolean;
  recordings: boolean;
  /** True if Gemini is configured, as the loopback model. */
  hasModel: boolean;
  /** The start of the server's and the upstream's clock; null for the real time. */
  clock: string | null;
  /** Further origins that pages may contact. */
  otherOrigins: readonly string[];
}

/** A Wednesday in New York's session, so that journeys read the same at any time. */
export const openMarket = "2026-03-04T16:00:00Z";

/** The product as a person meets it: a server process, a loopback Yahoo and a browser. */
export const test = base.extend<Options & { product: Product; faults: string[] }>({
  environment: [{}, { option: true }],
  upstreamIsOn: [true, { option: true }],
  recordings: [false, { option: true }],
  hasModel: [false, { option: true }],
  clock: [openMarket, { option: true }],
  otherOrigins: [[], { option: true }],

  product: async ({ environment, upstreamIsOn, recordings, hasModel, clock }, use) => {
    const offsetMs = clock === null ? 0 : Date.parse(clock) - Date.now();
    let serverIsAheadMs = 0;
    // The outside world shares the server's time, also after a restart at a later one.
    const worldClock = { now: () => Date.now() + offsetMs + serverIsAheadMs };
    const upstream = await startYahooUpstream({ recordings, clock: worldClock });
    const others = await Promise.all([
      startEcbUpstream({ clock: worldClock }),
      startStooqUpstream({ clock: worldClock }),
    ]);
    const nasdaq = await startNasdaqUpstream({ clock: worldClock });
    await nasdaq.off();
    const model = await startModelUpstream();
    if (!upstreamIsOn) await Promise.all([upstream, ...others].map((one) => one.off()));
    const dataDirectory = mkdtempSync(join(tmpdir(), "bellwether-journey-"));
    const port = await freePort();
    const output: string[] = [];
    let child: ChildProcess | null = null;

    async function startServer(): Promise<void> {
      const started = spawn(process.execPath, ["src/server/main.ts"], {
        env: {
          PATH: process.env["PATH"],
          ...compileCache,
          PORT: String(port),
          DATA_DIR: dataDirectory,
          YAHOO_BASE_URL: upstream.url,
          ECB_BASE_URL: others[0].url,
          STOOQ_BASE_URL: others[1].url,
          NASDAQ_BASE_URL: nasdaq.url,
          // Overload on a busy machine must not refuse a test's requests.
          LIMIT_BACKLOG_MS: "600000",
          DIRECTORY_BASE_URL: nasdaq.url,
          NASDAQ_TRADER_BASE_URL: nasdaq.url,
          ...(hasModel ? { GEMINI_BASE_URL: model.url, GEMINI_API_KEY: "key-of-the-loopback-model" } : {}),
          NODE_ENV: "test",
          QUOTE_POLL_SECONDS: "1",
          LIMIT_SIGN_UPS_PER_HOUR: "1000",
          LIMIT_ACCOUNT_MAILS_PER_ADDRESS: "1000",
          LIMIT_SIGN_INS_PER_MINUTE: "1000",
          LIMIT_SIGN_INS_PER_HOUR: "1000",
          LIMIT_INVITATION_CHECKS_PER_MINUTE: "1000",
          LIMIT_ANONYMOUS_PER_MINUTE: "10000",
          LIMIT_READS_PER_MINUTE: "10000",
          LIMIT_UPSTREAM_BREAKER_OPEN_MS: "2000",
          ...(clock === null ? {} : { CLOCK: new Date(Date.now() + offsetMs + serverIsAheadMs).toISOString() }),
          ...environment,
        },
      });
      child = started;
      started.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
      started.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
      const before = output.length;
      while (!output.slice(before).join("").includes('"ready"')) {
        if (started.exitCode !== null) throw new Error(`the server did not start:\n${output.join("")}`);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    }

    async function stopServer(): Promise<void> {
      if (child === null || child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGINT");
      await ended;
    }

    await startServer();
    await use({
      url: `http://127.0.0.1:${port}`,
      upstream,
      nasdaq,
      sources: [upstream, ...others, nasdaq],
      model,
      dataDirectory,
      relayUrl: environment["SMTP_URL"] ?? null,
      log: () => output.join(""),
      startServer,
      stopServer,
      async restart(laterMs = 0) {
        await stopServer();
        serverIsAheadMs += laterMs;
        await startServer();
      },
    });
    await stopServer();
    await Promise.allSettled([upstream, nasdaq, model, ...others].map((one) => one.close()));
    rmSync(dataDirectory, { recursive: true, force: true });
  },

  // Any error of a page fails its journey: script errors, refused styles, requests to other origins.
  faults: [
    async ({ page, product, otherOrigins }, use) => {
      // Journeys see a new price within a second. Their streams omit the refresh interval, which is at least 15 s.
      await page.context().route(/\/api\/market\/live\?.*every=/, (route) =>
        route.continue({
          url: route
            .request()
            .url()
            .replace(/&every=\d+/, ""),
        }),
      );
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
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export const person = { name: "Ada Martin", email: "ada@example.org", password: "gleaming-otter-7" };

/** Registers through the form and waits for the dashboard. */
export async function register(page: Page, product: Product, who = person): Promise<void> {
  await page.goto(`${product.url}/register`);
  await page.getByLabel("Full Name").fill(who.name);
  await page.getByLabel("Email").fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByLabel("Confirm Password").fill(who.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
}

/** Signs in through the form on the page. */
export async function signIn(page: Page, who: { email: string; password: string } = person): Promise<void> {
  await page.getByLabel("Email").fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Creates an account without a browser, past its first steps, and signs the page's browser in. */
export async function signedIn(page: Page, product: Product, who = person): Promise<void> {
  await newcomer(page, product, who);
  const reply = await page.request.patch(`${product.url}/api/settings`, {
    data: { preferences: { setupDone: ["hidden"] } },
    headers: { origin: product.url },
  });
  expect(reply.status()).toBe(200);
}

/** The same, with the first steps still open. */
export async function newcomer(page: Page, product: Product, who = person): Promise<void> {
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
