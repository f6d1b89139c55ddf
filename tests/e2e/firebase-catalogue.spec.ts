import type { Page } from "@playwright/test";
import { settingsAddress } from "../../src/core/addresses/settings-address.ts";
import { enter, hostedAccount, somebody, test } from "./support/firebase.ts";
import { expect, type Product, signIn } from "./support/product.ts";

/**
 * The error catalogue where Firebase signs in, in its exact words. What the emulator can be made to say, it says; the rest
 * is said in its place by the gate on loopback, by the names that Firebase's own service has for it.
 */
async function register(page: Page, who: { name: string; email: string; password: string }): Promise<void> {
  await page.getByLabel("Full Name").fill(who.name);
  await page.getByLabel("Email").fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByLabel("Confirm Password").fill(who.password);
  await page.getByRole("button", { name: "Create Account" }).click();
}

async function refused(page: Page, words: string): Promise<void> {
  await expect(page.getByRole("alert")).toHaveText(words);
}

const open = (page: Page, product: Product, path: string) => page.goto(product.url + path);

test("the emulator refuses a sign-in in the words of the catalogue", async ({ page, product, gate, emulator }) => {
  const who = await hostedAccount(gate);
  await open(page, product, "/login");
  await test.step("user-not-found", async () => {
    await signIn(page, somebody());
    await refused(page, "No account found with this email address. Please check your email or create a new account.");
    await expect(page.getByLabel("Email")).toBeFocused();
  });
  await test.step("wrong-password", async () => {
    await signIn(page, { email: who.email, password: "not the password" });
    await refused(page, "Incorrect password. Please check your password and try again.");
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  });
  await test.step("invalid-email", async () => {
    await signIn(page, { email: "no address", password: who.password });
    await refused(page, "Please enter a valid email address.");
  });
  await test.step("user-disabled", async () => {
    await emulator.change(who.email, { disableUser: true });
    await signIn(page, who);
    await refused(page, "This account has been disabled. Please contact support for assistance.");
  });
  await test.step("invalid-credential", async () => {
    await emulator.hideAccounts(true);
    await signIn(page, somebody());
    await refused(page, "Invalid email or password. Please check your credentials and try again.");
    await emulator.hideAccounts(false);
  });
});

test("the emulator refuses an account in the words of the catalogue", async ({
  page,
  product,
  gate,
  emulator: _emulator,
}) => {
  const who = await hostedAccount(gate);
  await open(page, product, "/register");
  await test.step("email-already-in-use", async () => {
    await register(page, who);
    await refused(
      page,
      "An account with this email address already exists. Please sign in instead or use a different email.",
    );
  });
  await test.step("invalid-email", async () => {
    await register(page, { ...who, email: "no address" });
    await refused(page, "Please enter a valid email address.");
  });
  await test.step("invalid-display-name, which our own page finds", async () => {
    await register(page, { ...who, name: "***" });
    await refused(page, "Please enter a valid name.");
  });
});

test("what the emulator cannot refuse at sign-in is in the words of the catalogue too", async ({
  page,
  product,
  gate,
}) => {
  await open(page, product, "/login");
  for (const [code, error, words] of [
    [
      "too-many-requests",
      "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.",
      "Too many failed login attempts. Please try again later or reset your password.",
    ],
    [
      "operation-not-allowed",
      "PASSWORD_LOGIN_DISABLED",
      "Email/password sign-in is not enabled. Please contact support.",
    ],
    [
      "invalid-credential",
      "INVALID_LOGIN_CREDENTIALS",
      "Invalid email or password. Please check your credentials and try again.",
    ],
    ["user-token-expired", "TOKEN_EXPIRED", "Your sign-in has ended. Please sign in again."],
    ["requires-recent-login", "CREDENTIAL_TOO_OLD_LOGIN_AGAIN", "Please sign in again, and then try once more."],
    [
      "unauthorized-domain",
      "UNAUTHORIZED_DOMAIN",
      "Firebase does not accept sign-ins from this address. Whoever runs the server can add it to the authorised domains.",
    ],
    ["default", "SOMETHING_NEW", "Unable to sign in. Please check your credentials and try again."],
  ] as const)
    await test.step(code, async () => {
      gate.answer("accounts:signInWithPassword", { error });
      await signIn(page, somebody());
      await refused(page, words);
    });
  await test.step("network-request-failed", async () => {
    gate.answer("accounts:signInWithPassword", "no answer");
    await signIn(page, somebody());
    await refused(page, "Network error. Please check your internet connection and try again.");
  });
});

test("what the emulator cannot refuse of a new account is in the words of the catalogue too", async ({
  page,
  product,
  gate,
}) => {
  await open(page, product, "/register");
  for (const [code, error, words] of [
    [
      "weak-password",
      "WEAK_PASSWORD : Password should be at least 6 characters",
      "Password is too weak. Please choose a stronger password with at least 6 characters.",
    ],
    ["too-many-requests", "TOO_MANY_ATTEMPTS_TRY_LATER", "Too many sign-up attempts. Please try again later."],
    [
      "operation-not-allowed",
      "OPERATION_NOT_ALLOWED",
      "Email/password sign-up is not enabled. Please contact support.",
    ],
    ["default", "SOMETHING_NEW", "Unable to create account. Please check your information and try again."],
  ] as const)
    await test.step(code, async () => {
      gate.answer("accounts:signUp", { error });
      await register(page, somebody());
      await refused(page, words);
    });
  await test.step("password-does-not-meet-requirements, with the rules of the service", async () => {
    gate.answer("accounts:signUp", {
      error:
        "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters, Password must contain an upper case character]",
    });
    await register(page, somebody());
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Password is too weak. Please choose a stronger password");
    await expect(alert.getByRole("listitem")).toHaveText([
      "Password must contain at least 12 characters",
      "Password must contain an upper case character",
    ]);
  });
  await test.step("network-request-failed", async () => {
    gate.answer("accounts:signUp", "no answer");
    await register(page, somebody());
    await refused(page, "Network error. Please check your internet connection and try again.");
  });
});

test("links that are too old or not good are refused in words", async ({ page, product, gate }) => {
  for (const [error, words] of [
    ["EXPIRED_OOB_CODE", "This link is too old. Please ask for a new one."],
    [
      "INVALID_OOB_CODE",
      "This link is no longer good: it was used before, or is incomplete. Please ask for a new one.",
    ],
  ] as const) {
    gate.answer("accounts:resetPassword", { error });
    await open(page, product, "/reset-password?mode=resetPassword&oobCode=a-code");
    await page.getByLabel("New password").fill("another-otter-8");
    await page.getByRole("button", { name: "Set the new password" }).click();
    await refused(page, words);
    await open(page, product, "/verify?mode=verifyEmail&oobCode=a-code");
    await page.getByRole("button", { name: "Confirm" }).click();
    await refused(page, words);
  }
});

test("a sign-in that Firebase calls too old for a change is asked for again", async ({
  page,
  product,
  gate,
  emulator: _emulator,
}) => {
  const who = await hostedAccount(gate);
  await enter(page, product, who);
  await open(page, product, settingsAddress("security"));
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog");
  gate.answer("accounts:update", { error: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN" });
  await dialog.getByLabel("Current password").fill(who.password);
  await dialog.getByLabel("New password").fill("another-otter-8");
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Please sign in again, and then try once more.");
});

test("an address that a local account has is refused in words", async ({
  page,
  product,
  gate,
  emulator: _emulator,
}) => {
  const who = await hostedAccount(gate);
  await page.route("**/api/account/session", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    return route.fulfill({
      status: 409,
      contentType: "application/problem+json",
      json: { type: "about:blank", title: "Account exists", status: 409, code: "email-already-in-use" },
    });
  });
  await open(page, product, "/login");
  await signIn(page, who);
  await refused(
    page,
    "An account of this server has this address already. It opens once the address is confirmed both there and at Firebase.",
  );
});
