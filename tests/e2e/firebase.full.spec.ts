import { AxeBuilder } from "@axe-core/playwright";
import { enter, hostedAccount, hostedEnvironment, test } from "./support/firebase.ts";
import { expect, openSettings, settled, signIn, somebody, testWithOwnServer as plainTest } from "./support/product.ts";

test("a person registers at Firebase, signs out and signs in again", async ({ page, product, gate, emulator }) => {
  const who = somebody();
  await page.goto(`${product.url}/register`);
  await page.getByLabel("Full Name").fill(who.name);
  await page.getByLabel("Email").fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByLabel("Confirm Password").fill(who.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
  expect((await emulator.account(who.email))?.["displayName"]).toBe(who.name);
  const session = await page.request.get(`${product.url}/api/account/session`);
  expect(await session.json()).toMatchObject({ user: { email: who.email, displayName: who.name } });

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${product.url}/login`);
  expect((await page.request.get(`${product.url}/api/account/session`)).status()).toBe(401);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await enter(page, product, who);
  expect(gate.asked).toContain("accounts:signInWithPassword");
});

const invitingTest = test.extend({
  environment: async ({ gate }, use) => use({ ...hostedEnvironment(gate.host), SIGN_UP: "invite" }),
});

invitingTest(
  "an invitation lets in who has an account at Firebase, and a refused one leaves none there",
  async ({ page, browser, product, gate, emulator }) => {
    await enter(page, product, await hostedAccount(gate));
    const address = `${product.url}/api/users/invitations`;
    const headers = { origin: product.url };
    const invite = async (): Promise<string> => {
      const made = await page.request.post(address, { data: {}, headers });
      return new URL(((await made.json()) as { url: string }).url).hash;
    };
    const withdraw = async (): Promise<void> => {
      const { invitations } = (await (await page.request.get(address)).json()) as { invitations: { id: string }[] };
      for (const { id } of invitations)
        expect((await page.request.delete(`${address}/${id}`, { headers })).ok()).toBe(true);
    };

    const invitation = await invite();
    const context = await browser.newContext();
    const visitor = await context.newPage();
    const who = somebody();
    await visitor.goto(`${product.url}/register${invitation}`);
    await visitor.getByLabel("Full Name").fill(who.name);
    await visitor.getByLabel("Email").fill(who.email);
    await visitor.getByLabel("Password", { exact: true }).fill(who.password);
    await visitor.getByLabel("Confirm Password").fill(who.password);
    // The invitation is revoked while the form is being filled in.
    await withdraw();
    await visitor.getByRole("button", { name: "Create Account" }).click();
    await expect(visitor.getByRole("alert")).toBeVisible();
    expect(gate.asked).toContain("accounts:signUp");
    await expect.poll(() => emulator.account(who.email)).toBe(null);
    await context.close();

    const other = await browser.newContext();
    const invited = await other.newPage();
    const known = await hostedAccount(gate);
    await invited.goto(`${product.url}/register${await invite()}`);
    await invited.getByRole("link", { name: "Sign in" }).click();
    await invited.getByLabel("Email").fill(known.email);
    await invited.getByLabel("Password", { exact: true }).fill(known.password);
    await invited.getByRole("button", { name: "Sign In" }).click();
    await expect(invited.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
    await other.close();
  },
);

test("name, password and e-mail address are changed at Firebase", async ({
  page,
  browser,
  product,
  gate,
  emulator,
}) => {
  const who = await hostedAccount(gate);
  await enter(page, product, who);
  await openSettings(page, product.url, "profile");
  await settled(page);
  await page.getByLabel("Full name").fill("Ada Lovelace");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect.poll(async () => (await emulator.account(who.email))?.["displayName"]).toBe("Ada Lovelace");

  await openSettings(page, product.url, "security");
  await settled(page);
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill("not the password");
  await dialog.getByLabel("New password").fill("another-otter-8");
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Incorrect password. Please check your password and try again.");
  await dialog.getByLabel("Current password").fill(who.password);
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog).toBeHidden();
  const elsewhere = await browser.newContext();
  await enter(await elsewhere.newPage(), product, { ...who, password: "another-otter-8" });
  await elsewhere.close();

  await openSettings(page, product.url, "profile");
  await settled(page);
  await page.getByRole("button", { name: "Change email address" }).click();
  const wish = page.getByRole("dialog", { name: "Change email address" });
  const occupant = await hostedAccount(gate);
  const moved = somebody().email;
  const ask = async (email: string, password: string): Promise<void> => {
    await wish.getByLabel("New email address").fill(email);
    await wish.getByLabel("Current password").fill(password);
    await wish.getByRole("button", { name: "Change email address" }).click();
  };
  await ask(moved, "not the password");
  await expect(wish.getByRole("alert")).toHaveText("Incorrect password. Please check your password and try again.");
  await ask(occupant.email, "another-otter-8");
  await expect(wish.getByRole("alert")).toHaveText(
    "An account with this email address already exists. Please sign in instead or use a different email.",
  );
  gate.answer("accounts:sendOobCode", { error: "INVALID_NEW_EMAIL" });
  await ask("no address", "another-otter-8");
  await expect(wish.getByRole("alert")).toHaveText("Please enter a valid email address.");
  gate.answer("accounts:sendOobCode", { error: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN" });
  await ask(moved, "another-otter-8");
  await expect(wish.getByRole("alert")).toHaveText("Please sign in again, then try once more.");
  gate.answer("accounts:sendOobCode", null);
  await ask(moved, "another-otter-8");
  await expect(wish).toBeHidden();
  expect((await emulator.account(who.email))?.["email"]).toBe(who.email);
  const code = await emulator.mailedCode(who.email);
  await page.goto(`${product.url}/reset-password?mode=verifyAndChangeEmail&oobCode=${code}`);
  // Firebase itself ends its sign-ins then; the emulator doesn't.
  gate.answer("token", { error: "TOKEN_EXPIRED" });
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`${moved} is confirmed.`)).toBeVisible();
  await page.getByRole("link", { name: "Go to Bellwether" }).click();
  await expect(page.getByRole("alert")).toHaveText("Your session has expired. Please sign in again.");
  gate.answer("token", null);
  await enter(page, product, { email: moved, password: "another-otter-8" });
  const session = await page.request.get(`${product.url}/api/account/session`);
  expect(await session.json()).toMatchObject({ user: { email: moved } });
});

test("the sign-in form keeps its place when its last script arrives", async ({ page, product }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/beyond-password-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${product.url}/login`);
  const link = page.getByRole("link", { name: "Reset your password" });
  await expect(link).toBeVisible();
  const before = await link.boundingBox();
  const loaded = page.waitForResponse("**/beyond-password-*.js");
  release();
  await (await loaded).finished();
  await settled(page);
  expect(await link.boundingBox()).toEqual(before);
});

test("a lost password is reset with the mailed link", async ({ page, product, gate, emulator }) => {
  const who = await hostedAccount(gate);
  await page.goto(`${product.url}/login`);
  await page.getByRole("link", { name: "Reset your password" }).click();
  // The sign-in form has an email field too, and stays until the next screen has loaded.
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await page.getByLabel("Email").fill(who.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("a link is on its way")).toBeVisible();
  const code = await emulator.mailedCode(who.email);
  await page.goto(`${product.url}/reset-password?mode=resetPassword&oobCode=${code}`);
  await page.getByLabel("New password").fill("another-otter-8");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("Your new password is set")).toBeVisible();
  await enter(page, product, { ...who, password: "another-otter-8" });
  // A link works once.
  await page.goto(`${product.url}/reset-password?mode=resetPassword&oobCode=${code}`);
  await page.getByLabel("New password").fill("a-third-otter-9");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "This link was already used or is incomplete. Please request a new one.",
  );
});

test("an address is confirmed with the mailed link", async ({ page, product, gate, emulator }) => {
  const who = await hostedAccount(gate);
  await enter(page, product, who);
  await openSettings(page, product.url, "profile");
  await settled(page);
  await page.getByRole("button", { name: "Send confirmation link" }).click();
  await expect.poll(() => emulator.mailedCode(who.email)).not.toBe("");
  const code = await emulator.mailedCode(who.email);
  await page.goto(`${product.url}/reset-password?mode=verifyEmail&oobCode=${code}`);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(who.email)).toBeVisible();
  const address = await page.request.get(`${product.url}/api/account/address`);
  expect(await address.json()).toMatchObject({ isConfirmed: true });
});

test("users whom Firebase disables or signs out are signed out within a minute with a reason", async ({
  page,
  product,
  gate,
  emulator,
}) => {
  const who = await hostedAccount(gate);
  await enter(page, product, who);
  await emulator.change(who.email, { disableUser: true });
  // By the server's clock.
  await product.restart(50_000);
  await expect(page).toHaveURL(`${product.url}/login`);
  await expect(page.getByRole("alert")).toHaveText(
    "This account has been disabled. Please contact support for assistance.",
  );
  await emulator.change(who.email, { disableUser: false });
  await enter(page, product, who);
  await emulator.change(who.email, { validSince: String(Math.floor(Date.now() / 1000) + 3600) });
  await page.context().clearCookies();
  await page.getByRole("link", { name: "Alerts" }).first().click();
  await expect(page).toHaveURL(`${product.url}/login`);
  await expect(page.getByRole("alert")).toHaveText("Your session has expired. Please sign in again.");
});

test("users who return later see the reason once, and come back to their page after sign-in", async ({
  page,
  product,
  gate,
  emulator,
}) => {
  const who = await hostedAccount(gate);
  await enter(page, product, who);
  // No page is open at that moment.
  await page.goto("about:blank");
  await emulator.change(who.email, { validSince: String(Math.floor(Date.now() / 1000) + 3600) });
  await page.goto(`${product.url}/alerts`);
  await expect(page).toHaveURL(`${product.url}/login`);
  await expect(page.getByRole("alert")).toHaveText("Your session has expired. Please sign in again.");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await emulator.change(who.email, { validSince: String(Math.floor(Date.now() / 1000) - 3600) });
  await signIn(page, who);
  await expect(page).toHaveURL(`${product.url}/alerts`);
  await expect(page.getByRole("heading", { level: 1, name: "Alerts" })).toBeAttached();

  await page.goto("about:blank");
  await emulator.change(who.email, { disableUser: true });
  await product.restart(50_000);
  await page.goto(`${product.url}/alerts`);
  await expect(page).toHaveURL(`${product.url}/login`);
  await expect(page.getByRole("alert")).toHaveText(
    "This account has been disabled. Please contact support for assistance.",
  );
});

test("a token is renewed five minutes before it ends", async ({ page, product, gate, emulator: _emulator }) => {
  const who = await hostedAccount(gate);
  await page.clock.install();
  await enter(page, product, who);
  const renewals = () => gate.asked.filter((action) => action.startsWith("token")).length;
  const before = renewals();
  await page.clock.fastForward("54:30");
  expect(renewals()).toBe(before);
  await page.clock.fastForward("00:40");
  await expect.poll(renewals).toBe(before + 1);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
});

test("an account is deleted here and at Firebase", async ({ page, product, gate, emulator }) => {
  const who = await hostedAccount(gate);
  await enter(page, product, who);
  await openSettings(page, product.url, "danger-zone");
  await settled(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("The account's email address").fill(who.email);
  await dialog.getByLabel("Current password").fill(who.password);
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page).toHaveURL(`${product.url}/login`);
  await expect.poll(() => emulator.account(who.email)).toBeNull();
});

test.describe("with missing settings", () => {
  test.use({
    environment: async ({ gate }, use) =>
      use({ ...hostedEnvironment(gate.host), FIREBASE_API_KEY: "", FIREBASE_APP_ID: "your-app-id" }),
  });

  test("the banner and the console name them, and sign-in is off", async ({ page, product }) => {
    const lines: string[] = [];
    page.on("console", (message) => lines.push(message.text()));
    await page.goto(`${product.url}/login`);
    const banner = page.getByRole("alert").first();
    await expect(banner).toContainText("Firebase Configuration Error");
    await expect(banner).toContainText("Please check the console for setup instructions");
    await expect(banner.getByRole("listitem")).toHaveText(["FIREBASE_API_KEY", "FIREBASE_APP_ID"]);
    expect(lines.join("\n")).toContain("FIREBASE_API_KEY, FIREBASE_APP_ID: missing");
    expect(lines.join("\n")).not.toContain("your-app-id");
    for (const theme of ["light", "dark"]) {
      await page.evaluate((to) => (document.body.dataset["theme"] = to), theme);
      const axe = await new AxeBuilder({ page }).analyze();
      expect(axe.violations).toEqual([]);
    }
    const why =
      "Sign-in isn't set up on this server because some Firebase settings are missing. Ask whoever runs this server.";
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByLabel("Email")).toBeDisabled();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeDisabled();
    await page.getByRole("link", { name: "Create an account" }).click();
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByRole("button", { name: "Create Account" })).toBeDisabled();
  });
});

test.describe("if Firebase can't be initialised", () => {
  test("the console reports it, and the error screen appears", async ({ page, product }) => {
    const lines: string[] = [];
    page.on("console", (message) => lines.push(message.text()));
    // The page brings the rules of sign-in with it.
    await page.route(`${product.url}/login`, async (route) => {
      const reply = await route.fetch();
      const html = await reply.text();
      const changed = html.replace(/"emulatorUrl":"[^"]+"/, '"emulatorUrl":"no address"');
      expect(changed).not.toBe(html);
      await route.fulfill({ response: reply, body: changed });
    });
    await page.goto(`${product.url}/login`);
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    expect(lines.join("\n")).toContain("Couldn't initialise Firebase");
  });
});

plainTest("with accounts of its own the product asks for nothing of Firebase's", async ({ page, product }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(`${product.url}/login`);
  await expect(page.getByText("This page contacts no other server.")).toBeVisible();
  await page.goto(`${product.url}/register`);
  await expect(page.getByRole("button", { name: "Create Account" })).toBeVisible();
  expect(requests.filter((address) => /firebase/i.test(address))).toEqual([]);
});
