import {
  expect,
  openSettings,
  register,
  settled,
  signedIn,
  signIn,
  test,
  testWithOwnServer,
} from "./support/product.ts";

test("a new user sees live quotes right after registering", { tag: "@short" }, async ({ page, product }) => {
  await register(page, product);
  await expect(page).toHaveURL(`${product.url}/`);
  for (const symbol of ["AAPL", "GOOGL", "MSFT", "AMZN", "TSLA"])
    await expect(page.getByRole("row", { name: new RegExp(`\\b${symbol}\\b`) })).toContainText(/\d+\.\d\d/);
});

test("the sign-up form shows the specified errors and keeps the input", async ({ page, product }) => {
  await page.goto(`${product.url}/register`);
  const submit = page.getByRole("button", { name: "Create Account" });
  const alert = page.getByRole("alert");
  await submit.click();
  await expect(alert).toHaveText("Please fill in all required fields to create your account.");
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await page.getByLabel("Full Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Password", { exact: true }).fill("gleaming-otter-7");
  await page.getByLabel("Confirm Password").fill("gleaming-otter-8");
  await submit.click();
  await expect(alert).toHaveText("Passwords do not match. Please make sure both password fields are identical.");
  await page.getByLabel("Password", { exact: true }).fill("otter");
  await page.getByLabel("Confirm Password").fill("otter");
  await submit.click();
  await expect(alert).toHaveText("Password must be at least 6 characters long for security.");
  await page.getByLabel("Password", { exact: true }).fill("password");
  await page.getByLabel("Confirm Password").fill("password");
  await submit.click();
  await expect(alert).toContainText(
    "Password is too weak. Please choose a stronger password with at least 6 characters.",
  );
  await expect(page.getByLabel("Full Name")).toHaveValue("Ada");
  await expect(page.getByLabel("Email")).toHaveValue("ada@example.org");
});

test(
  "a wrong password shows the specified error, the right one opens the app",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.context().clearCookies();
    await page.goto(`${product.url}/login`);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please enter both your email address and password to sign in.");
    await signIn(page, { email: product.person.email, password: "not the password" });
    await expect(page.getByRole("alert")).toHaveText(
      "Invalid email or password. Please check your credentials and try again.",
    );
    await expect(page.getByLabel("Email")).toHaveValue(product.person.email);
    await signIn(page, product.person);
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
  },
);

test("the submit button shows that it is busy and is disabled", async ({ page, product }) => {
  await signedIn(page, product);
  await page.context().clearCookies();
  await page.goto(`${product.url}/login`);
  await page.route("**/api/account/sign-in", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.getByLabel("Email").fill(product.person.email);
  await page.getByLabel("Password", { exact: true }).fill(product.person.password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
});

test("a password can be shown and hidden", async ({ page, product }) => {
  await page.goto(`${product.url}/login`);
  const field = page.getByLabel("Password", { exact: true });
  const toggle = page.getByRole("button", { name: "Show password" });
  await field.fill("secret words");
  await expect(field).toHaveAttribute("type", "password");
  await toggle.click();
  await expect(field).toHaveAttribute("type", "text");
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
});

test("the forms are as wide as specified", async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, width] of [
    ["login", 400],
    ["register", 450],
  ] as const) {
    await page.goto(`${product.url}/${path}`);
    const card = page.locator("form").locator("xpath=ancestor::*[self::main or self::section or self::div][1]");
    await expect(page.locator("form")).toBeVisible();
    const box = await card.boundingBox();
    expect(box?.width ?? 0).toBeLessThanOrEqual(width);
    expect(box?.width ?? 0).toBeGreaterThan(width - 90);
  }
});

test("the guard returns to the requested page after sign-in", { tag: "@short" }, async ({ page, product }) => {
  await signedIn(page, product);
  await page.context().clearCookies();
  await page.goto(`${product.url}/insights?symbol=MSFT`);
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, product.person);
  await expect(page).toHaveURL(`${product.url}/insights?symbol=MSFT`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Microsoft");
});

test("the return address is never another site's", { tag: "@short" }, async ({ page, product }) => {
  await signedIn(page, product);
  await page.context().clearCookies();
  for (const address of ["//evil.example/x", "https://evil.example", "/\\evil.example"]) {
    await page.goto(`${product.url}/login?next=${encodeURIComponent(address)}&to=${encodeURIComponent(address)}`);
    await signIn(page, product.person);
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
    expect(new URL(page.url()).origin).toBe(product.url);
    await page.context().clearCookies();
  }
});

test(
  "signing out applies at once in every tab and keeps the theme",
  { tag: "@short" },
  async ({ page, product, context }) => {
    await signedIn(page, product);
    await page.goto(product.url);
    await page
      .getByRole("button", { name: /Switch to light/ })
      .first()
      .click();
    const other = await context.newPage();
    await other.goto(`${product.url}/settings`);
    await settled(other);
    await expect(other.getByRole("heading", { level: 1 })).toBeAttached();
    await page.getByRole("button", { name: /^Account: / }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(other).toHaveURL(/\/login/);
    await expect(page.locator("body")).toHaveAttribute("data-theme", "light");
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept["theme-mode"]).toBe("false");
    expect(kept["bellwether-settings"]).toBeUndefined();
  },
);

testWithOwnServer("a disabled account is signed out at once in every tab", async ({ page, product, context }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  const other = await context.newPage();
  await other.goto(`${product.url}/insights?symbol=AAPL`);
  await expect(other.getByRole("heading", { level: 1 })).toContainText("Apple");
  const { openDatabase } = await import("../../src/server/database/open-database.ts");
  const { createAccountStore } = await import("../../src/server/account/store.ts");
  const { createClock } = await import("../../src/server/clock.ts");
  const { createLog } = await import("../../src/server/log.ts");
  const database = await openDatabase({
    databaseUrl: null,
    dataDirectory: product.dataDirectory,
    log: createLog("silent"),
    lock: false,
  });
  await createAccountStore({ db: database.db, clock: createClock() }).disableUser(product.person.email);
  await database.close();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  await expect(page.getByRole("alert")).toHaveText(
    "This account has been disabled. Please contact support for assistance.",
  );
});

test(
  "an expired session asks for the password over the page, which keeps its state",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/settings`);
    await settled(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await page.context().clearCookies();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    const dialog = page.getByRole("dialog", { name: "Please sign in again" });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel("Password", { exact: true }).fill(product.person.password);
    if (await dialog.getByLabel("Email").isEditable()) await dialog.getByLabel("Email").fill(product.person.email);
    await dialog.getByRole("button", { name: "Sign In" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${product.url}/settings`);
  },
);

test("the reset link explains how to get help", async ({ page, product }) => {
  await page.goto(`${product.url}/login`);
  await page.getByRole("link", { name: /Reset/ }).click();
  await expect(page).toHaveURL(`${product.url}/reset-password`);
  await expect(page.getByText(/whoever runs this server/)).toBeVisible();
});

test.describe("with closed sign-up", () => {
  test.use({ environment: { SIGN_UP: "closed" } });
  testWithOwnServer("the sign-up page says so", async ({ page, product }) => {
    await page.goto(`${product.url}/register`);
    await expect(page.getByText("Email/password sign-up is not enabled. Please contact support.")).toBeVisible();
  });
});

test("a user sees the open sessions and ends the others", async ({ page, product, browser }) => {
  await signedIn(page, product);
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${product.url}/login`);
  await signIn(other, product.person);
  await expect(other.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
  await openSettings(page, product.url, "security");
  await settled(page);
  const card = page.getByRole("region", { name: "Active sessions" });
  await expect(card.getByRole("listitem")).toHaveCount(2);
  await expect(card.getByRole("listitem").filter({ hasText: "This session" })).toHaveCount(1);
  await card.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(card.getByRole("listitem")).toHaveCount(1);
  await expect(other.getByRole("dialog", { name: "Please sign in again" })).toBeVisible();
  await other.context().close();
});

testWithOwnServer(
  "the administrator disables and deletes an account, and owners can delete their own",
  { tag: "@short" },
  async ({ page, product, browser }) => {
    await signedIn(page, product);
    const [grace, joan] = await Promise.all(
      ["grace", "joan"].map(async (name) => {
        const own = await (await browser.newContext()).newPage();
        await signedIn(own, product, { ...product.person, name, email: `${name}@example.org` });
        return own;
      }),
    );
    if (grace === undefined || joan === undefined) throw new Error("two were signed in");
    await grace.goto(`${product.url}/settings`);
    await settled(grace);
    await openSettings(page, product.url, "users");
    await settled(page);
    const users = page.getByRole("region", { name: "User accounts" });
    await expect(users.getByRole("listitem")).toHaveCount(3);
    await users.getByRole("button", { name: "Disable: grace@example.org" }).click();
    const question = page.getByRole("dialog", { name: "Disable grace@example.org?" });
    await expect(question).toContainText("This ends all its sessions");
    await question.getByRole("button", { name: "Disable", exact: true }).click();
    await expect(users.getByRole("listitem").filter({ hasText: "grace@example.org" })).toContainText("Disabled");
    await expect(grace).toHaveURL(/\/login/);
    await users.getByRole("button", { name: "Delete: grace@example.org" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete this account" });
    await dialog.getByLabel("The account's email address").fill("somebody@example.org");
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(
      "That isn't the email address of this account. Check it and try again.",
    );
    await dialog.getByLabel("The account's email address").fill("grace@example.org");
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await expect(users.getByRole("listitem")).toHaveCount(2);
    await users.getByRole("button", { name: "Make administrator: joan@example.org" }).click();
    const over = page.getByRole("dialog", { name: "Change administrator" });
    await over.getByLabel("The account's email address").fill("joan@example.org");
    await over.getByRole("button", { name: "Make administrator" }).click();
    await expect(page.getByText("joan@example.org is now the administrator of this server.")).toBeVisible();
    await expect(page.getByRole("region", { name: "User accounts" })).toHaveCount(0);
    await openSettings(joan, product.url, "users");
    await settled(joan);
    await joan.getByRole("button", { name: `Make administrator: ${product.person.email}` }).click();
    const back = joan.getByRole("dialog", { name: "Change administrator" });
    await back.getByLabel("The account's email address").fill(product.person.email);
    await back.getByRole("button", { name: "Make administrator" }).click();
    await expect(back).toHaveCount(0);

    await openSettings(joan, product.url, "danger-zone");
    await settled(joan);
    await joan.getByRole("button", { name: "Delete my account" }).click();
    const own = joan.getByRole("dialog", { name: "Delete your account" });
    await own.getByLabel("The account's email address").fill("joan@example.org");
    await own.getByLabel("Current password").fill("not the password");
    await own.getByRole("button", { name: "Delete permanently" }).click();
    await expect(own.getByRole("alert")).toHaveText("Incorrect password. Please check your password and try again.");
    await own.getByLabel("Current password").fill(product.person.password);
    await own.getByRole("button", { name: "Delete permanently" }).click();
    await expect(joan).toHaveURL(/\/login/);
    await signIn(joan, { email: "joan@example.org", password: product.person.password });
    await expect(joan.getByRole("alert")).toHaveText(
      "Invalid email or password. Please check your credentials and try again.",
    );
    await Promise.all([grace.context().close(), joan.context().close()]);
  },
);

test("a photo is cropped to a small square, shown beside the name, and removed", async ({ page, product }) => {
  await signedIn(page, product);
  await openSettings(page, product.url, "profile");
  await settled(page);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 300 } });
  const photo = page.getByLabel("Photo", { exact: true });
  await photo.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByText("Choose a PNG, JPEG or WebP image.")).toBeVisible();
  await photo.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
  const savedPhoto = page.getByRole("img", { name: "Photo" });
  await expect(savedPhoto).toBeVisible();
  const size = await savedPhoto.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([256, 256]);
  await page.goto(product.url);
  await expect(page.getByRole("button", { name: /^Account: / }).locator("img")).toBeVisible();
  await openSettings(page, product.url, "profile");
  await settled(page);
  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect(page.getByRole("button", { name: "Choose photo" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Account: / }).locator("img")).toHaveCount(0);
});

test.describe("with sign-up by invitation", () => {
  test.use({ environment: { SIGN_UP: "invite" } });
  testWithOwnServer(
    "the administrator creates a link, and one person registers with it",
    async ({ page, product, browser }) => {
      await signedIn(page, product);
      await openSettings(page, product.url, "users");
      await settled(page);
      const card = page.getByRole("region", { name: "Invitations" });
      await card.getByLabel("Name (only you see it)").fill("Grace");
      await card.getByRole("button", { name: "Create invitation" }).click();
      const link = new URL(await card.getByLabel("Invitation link").inputValue());
      await expect(card.getByRole("listitem")).toHaveCount(1);
      await expect(card.getByRole("listitem")).toContainText("For Grace");
      const guest = await (await browser.newContext()).newPage();
      await guest.goto(`${product.url}/register`);
      await expect(guest.getByText("Email/password sign-up is not enabled. Please contact support.")).toBeVisible();
      await expect(guest.getByText("You need an invitation to create an account on this server.")).toBeVisible();
      await guest.goto(product.url + link.pathname + link.hash);
      await guest.getByLabel("Full Name").fill("Grace");
      await guest.getByLabel("Email").fill("grace@example.org");
      await guest.getByLabel("Password", { exact: true }).fill(product.person.password);
      await guest.getByLabel("Confirm Password").fill(product.person.password);
      await guest.getByRole("button", { name: "Create Account" }).click();
      await expect(guest.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
      await guest.context().close();
      await page.reload();
      await expect(card.getByText("No open invitations.")).toBeVisible();
      const late = await (await browser.newContext()).newPage();
      await late.goto(product.url + link.pathname + link.hash);
      await expect(late.getByText("This invitation was used, revoked or is more than a week old.")).toBeVisible();
      await expect(late.getByLabel("Full Name")).toHaveCount(0);
      await late.context().close();
    },
  );
});
