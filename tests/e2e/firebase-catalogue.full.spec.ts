import type { Page } from "@playwright/test";
import { settingsAddress } from "../../src/core/addresses/settings-address.ts";
import { enter, hostedAccount, test } from "./support/firebase.ts";
import { expect, type Product, signIn, somebody } from "./support/product.ts";

/**
 * The error catalogue with Firebase sign-in, word for word. The emulator produces the codes it can. The loopback gate
 * produces the others, by the names of Firebase's own service.
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

test("sign-ins refused by the emulator show the catalogue's text", async ({ page, product, gate, emulator }) => {
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

test("sign-ups refused by the emulator show the catalogue's text", async ({
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
  await test.step("invalid-display-name, found by our own page", async () => {
    await register(page, { ...who, name: "***" });
    await refused(page, "Please enter a valid name.");
  });
});

test("sign-in refusals that the emulator can't produce show the catalogue's text too", async ({
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
    ["user-token-expired", "TOKEN_EXPIRED", "Your session has expired. Please sign in again."],
    ["requires-recent-login", "CREDENTIAL_TOO_OLD_LOGIN_AGAIN", "Please sign in again, then try once more."],
    [
      "unauthorized-domain",
      "UNAUTHORIZED_DOMAIN",
      "Firebase doesn't accept sign-ins from this address. Ask whoever runs this server to add it to the authorised domains.",
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

test("sign-up refusals that the emulator can't produce show the catalogue's text too", async ({
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

test("expired and invalid links are explained", async ({ page, product, gate }) => {
  for (const [error, words] of [
    ["EXPIRED_OOB_CODE", "This link has expired. Please request a new one."],
    ["INVALID_OOB_CODE", "This link was already used or is incomplete. Please request a new one."],
  ] as const) {
    gate.answer("accounts:resetPassword", { error });
    await open(page, product, "/reset-password?mode=resetPassword&oobCode=a-code");
    await page.getByLabel("New password").fill("another-otter-8");
    await page.getByRole("button", { name: "Set new password" }).click();
    await refused(page, words);
    await open(page, product, "/verify?mode=verifyEmail&oobCode=a-code");
    await page.getByRole("button", { name: "Confirm" }).click();
    await refused(page, words);
  }
});

test("a change that Firebase refuses as too long after sign-in asks for the password", async ({
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
  await expect(dialog.getByRole("alert")).toHaveText("Please sign in again, then try once more.");
});

test("an address that belongs to a local account is refused with an explanation", async ({
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
    "This server already has an account with this email address. To open it, confirm the address both here and at Firebase.",
  );
});
