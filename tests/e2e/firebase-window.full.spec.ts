import type { Page } from "@playwright/test";
import { hostedEnvironment, test } from "./support/firebase.ts";
import { expect, openSettings, type Product, settled } from "./support/product.ts";

/**
 * Google's window without Google. A few lines replace its script, which passes messages from the window to the page.
 * The emulator provides the window itself and the exchange of its result.
 */
const script = `
  const frame = {
    restyle: async () => {},
    ping: async (done) => done(),
    register: (name, handler) => { window.tellPage = handler; },
    send: (name, message, done) => setTimeout(() => { try { done([{ webStorageSupport: true }]); } catch {} }),
  };
  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: "all", Iframe: class {}, getContext: () => ({ open: (options, ready) => ready(frame) }) },
  };
  window[new URL(document.currentScript.src).searchParams.get("onload")]();
`;

test.use({
  environment: async ({ gate }, use) => use({ ...hostedEnvironment(gate.host), FIREBASE_PROVIDERS: "google.com" }),
  otherOrigins: async ({ gate }, use) => use([gate.url, "https://apis.google.com"]),
});

async function openLogin(page: Page, product: Product): Promise<void> {
  await page
    .context()
    .route("https://apis.google.com/**", (route) => route.fulfill({ contentType: "text/javascript", body: script }));
  await page.goto(`${product.url}/login`);
}

/** Opens the window and reports a result in its place. */
async function answerInWindow(page: Page, answer: Record<string, unknown>): Promise<void> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  const popup = await opened;
  await popup.waitForURL(/eventId=/, { waitUntil: "commit" });
  const eventId = new URL(popup.url()).searchParams.get("eventId");
  await page.evaluate(
    (authEvent) => (window as unknown as { tellPage: (word: unknown) => void }).tellPage({ authEvent }),
    { type: "signInViaPopup", eventId, tenantId: null, ...answer },
  );
}

test("a Google user signs in and deletes the account through Google's window", async ({ page, product, emulator }) => {
  const email = `window-${process.pid}@example.org`;
  const claims = { sub: `google-${process.pid}`, email, email_verified: true, name: "Ada Martin" };
  const word = {
    urlResponse: "http://localhost/",
    sessionId: "a-session",
    postBody: `id_token=${encodeURIComponent(JSON.stringify(claims))}&providerId=google.com`,
  };
  await openLogin(page, product);
  await answerInWindow(page, word);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
  const session = await page.request.get(`${product.url}/api/account/session`);
  expect(await session.json()).toMatchObject({ user: { email, displayName: "Ada Martin" } });
  await openSettings(page, product.url, "danger-zone");
  await settled(page);
  await expect(page.getByRole("button", { name: "Change password" })).toHaveCount(0);
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Current password")).toHaveCount(0);
  await dialog.getByLabel("The account's email address").fill(email);
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  const popup = await opened;
  await popup.waitForURL(/eventId=/, { waitUntil: "commit" });
  const eventId = new URL(popup.url()).searchParams.get("eventId");
  await page.evaluate(
    (authEvent) => (window as unknown as { tellPage: (told: unknown) => void }).tellPage({ authEvent }),
    { type: "reauthViaPopup", eventId, tenantId: null, ...word },
  );
  await expect(page).toHaveURL(`${product.url}/login`);
  await expect.poll(() => emulator.account(email)).toBeNull();
});

test("a blocked, closed or unauthorised window is explained", async ({ page, product, gate: _gate }) => {
  const alert = page.getByRole("alert");
  await openLogin(page, product);
  await test.step("unauthorized-domain", async () => {
    await answerInWindow(page, { error: { code: "auth/unauthorized-domain", message: "no" } });
    await expect(alert).toHaveText(
      "Firebase doesn't accept sign-ins from this address. Ask whoever runs this server to add it to the authorised domains.",
    );
  });
  await test.step("popup-closed-by-user", async () => {
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await (await opened).close();
    await expect(alert).toHaveText("The sign-in window was closed before sign-in finished. Please try again.", {});
  });
  await test.step("popup-blocked", async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await expect(alert).toHaveText(
      "Your browser blocked the sign-in window. Please allow pop-ups for this page and try again.",
    );
  });
});
