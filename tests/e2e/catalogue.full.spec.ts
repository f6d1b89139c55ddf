import type { Page } from "@playwright/test";
import {
  expect,
  openSettings,
  person,
  type Product,
  settled,
  signedIn,
  signIn,
  testWithOwnServer as test,
} from "./support/product.ts";

/**
 * The error catalogue with accounts in Bellwether's own database, word for word. Codes this backend can't produce
 * (user-not-found, wrong-password and operation-not-allowed at sign-in, and those of a hosted service) are tested with
 * the hosted one.
 */
const another = { name: "Grace Hall", email: "grace@example.org", password: "gleaming-otter-7" };

async function register(page: Page, product: Product, who: typeof another, at = "/register"): Promise<void> {
  await page.goto(product.url + at);
  await page.getByLabel("Full Name").fill(who.name);
  await page.getByLabel("Email").fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByLabel("Confirm Password").fill(who.password);
  await page.getByRole("button", { name: "Create Account" }).click();
}

/** The alert, the text typed before it, and where the next attempt starts. */
async function refused(page: Page, words: string, focused: string | null): Promise<void> {
  await expect(page.getByRole("alert")).toHaveText(words);
  if (focused !== null) await expect(page.getByLabel(focused, { exact: true })).toBeFocused();
}

test("refused sign-ins show the catalogue's text", async ({ page, product, browser }) => {
  await signedIn(page, product);
  const apart = await browser.newContext();
  const other = await apart.newPage();
  await signedIn(other, product, another);
  await page.context().clearCookies();
  await page.goto(`${product.url}/login`);

  await test.step("invalid-email", async () => {
    await signIn(page, { email: "no address", password: person.password });
    await refused(page, "Please enter a valid email address.", "Email");
  });
  await test.step("invalid-credential, with or without an account", async () => {
    const words = "Invalid email or password. Please check your credentials and try again.";
    await signIn(page, { email: person.email, password: "not the password" });
    await refused(page, words, "Email");
    await signIn(page, { email: "nobody@example.org", password: "not the password" });
    await refused(page, words, "Email");
  });
  await test.step("default", async () => {
    await signIn(page, { email: person.email, password: "x".repeat(1001) });
    await refused(page, "Unable to sign in. Please check your credentials and try again.", null);
    await expect(page.getByLabel("Email")).toHaveValue(person.email);
  });
  await test.step("user-disabled", async () => {
    await signIn(page, person);
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
    await openSettings(page, product.url, "users");
    await settled(page);
    await page.getByRole("button", { name: `Disable: ${another.email}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disable", exact: true }).click();
    const words = "This account has been disabled. Please contact support for assistance.";
    await expect(page.getByText("Disabled", { exact: true })).toBeVisible();
    await apart.clearCookies();
    await other.goto(`${product.url}/login`);
    await signIn(other, another);
    await refused(other, words, null);
  });
  await test.step("too-many-requests", async () => {
    await page.context().clearCookies();
    await page.goto(`${product.url}/login`);
    for (let failure = 0; failure < 5; failure += 1) {
      await signIn(page, { email: person.email, password: `not the password ${failure}` });
      await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeEnabled();
    }
    await signIn(page, person);
    await refused(page, "Too many failed login attempts. Please try again later or reset your password.", null);
    await expect(page.getByText(/^(Try again in \d+ (seconds?|minutes)|You can try again now)\.$/)).toBeVisible();
  });
  await apart.close();
  await test.step("network-request-failed", async () => {
    await product.stopServer();
    await signIn(page, person);
    await refused(page, "Network error. Please check your internet connection and try again.", null);
    await product.startServer();
  });
});

test("refused sign-ups show the catalogue's text", async ({ page, product }) => {
  await signedIn(page, product);
  await page.context().clearCookies();
  await test.step("email-already-in-use", async () => {
    await register(page, product, { ...another, email: person.email.toUpperCase() });
    const words = "An account with this email address already exists. Please sign in instead or use a different email.";
    await refused(page, words, "Email");
  });
  await test.step("weak-password", async () => {
    await register(page, product, { ...another, password: "password" });
    const words = "Password is too weak. Please choose a stronger password with at least 6 characters.";
    await expect(page.getByRole("alert")).toContainText(words);
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  });
  await test.step("invalid-display-name", async () => {
    await register(page, product, { ...another, name: "!!!" });
    await refused(page, "Please enter a valid name.", "Full Name");
  });
  await test.step("invalid-email", async () => {
    await register(page, product, { ...another, email: "no address" });
    await refused(page, "Please enter a valid email address.", "Email");
    await expect(page.getByLabel("Full Name")).toHaveValue(another.name);
  });
  await test.step("default", async () => {
    await register(page, product, { ...another, email: `${"g".repeat(320)}@example.org` });
    await refused(page, "Unable to create account. Please check your information and try again.", null);
  });
  await test.step("network-request-failed", async () => {
    await page.goto(`${product.url}/register`);
    await page.getByLabel("Full Name").fill(another.name);
    await page.getByLabel("Email").fill(another.email);
    await page.getByLabel("Password", { exact: true }).fill(another.password);
    await page.getByLabel("Confirm Password").fill(another.password);
    await product.stopServer();
    await page.getByRole("button", { name: "Create Account" }).click();
    await refused(page, "Network error. Please check your internet connection and try again.", null);
    await expect(page.getByLabel("Email")).toHaveValue(another.email);
    await product.startServer();
  });
});

test.describe("with few sign-ups allowed per hour", () => {
  test.use({ environment: { LIMIT_SIGN_UPS_PER_HOUR: "1" } });
  test("sign-up shows the catalogue's text for too-many-requests", async ({ page, product }) => {
    await signedIn(page, product);
    await page.context().clearCookies();
    await register(page, product, another);
    await refused(page, "Too many sign-up attempts. Please try again later.", null);
  });
});

test.describe("with sign-up by invitation", () => {
  test.use({ environment: { SIGN_UP: "invite" } });
  test("an invalid invitation is reported as operation-not-allowed before the form is filled in", async ({
    page,
    product,
  }) => {
    await signedIn(page, product);
    await page.context().clearCookies();
    await page.goto(`${product.url}/register#invitation=${"A".repeat(43)}`);
    await refused(page, "Email/password sign-up is not enabled. Please contact support.", null);
  });
});
