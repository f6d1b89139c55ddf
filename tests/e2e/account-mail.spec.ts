import { openDatabase } from "../../src/server/database/open-database.ts";
import { createLog } from "../../src/server/log.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import {
  expect,
  goToPanel,
  type Page,
  person,
  type Product,
  openSettings,
  settled,
  signedIn,
  signIn,
  testWithOwnServer as base,
} from "./support/product.ts";

/** The product with a mail relay that stores what it receives. */
const test = base.extend<{ relay: MailServer }>({
  relay: async ({ page }, use) => {
    const relay = await startMailServer();
    await use(relay);
    // Keeps the product from sending further mails.
    await page.close();
    await relay.close();
  },
  environment: async ({ relay }, use) => use({ SMTP_URL: relay.url, MAIL_FROM: "Bellwether <mail@example.org>" }),
});

const linkIn = (mail: string) => new URL(/https?:\/\/\S+#\S+/.exec(mail)?.[0] ?? "");
/** Mails contain the server's own address; the test chooses the port. */
const follow = (page: Page, product: Product, link: URL) => page.goto(product.url + link.pathname + link.hash);

async function fillRegister(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.url}/register`);
  await page.getByLabel("Full Name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm Password").fill(person.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();
}

test(
  "registering takes the link in the mail and the password again",
  { tag: "@short" },
  async ({ page, product, relay }) => {
    await fillRegister(page, product);
    await expect(page.getByText(`A link is on its way to ${person.email}.`, { exact: false })).toBeVisible();
    await page.goto(`${product.url}/login`);
    await signIn(page, person);
    await expect(page.getByRole("alert")).toHaveText(
      "Invalid email or password. Please check your credentials and try again.",
    );
    const link = linkIn(await relay.take(person.email, "#sign-up="));
    await follow(page, product, link);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Activate my account" }).click();
    await expect(page.getByRole("alert")).toHaveText("Incorrect password. Please check your password and try again.");
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Activate my account" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
    await openSettings(page, product.url, "profile");
    await settled(page);
    await expect(page.getByText("confirmed", { exact: true })).toBeVisible();

    // A second request gets the same answer, and the owner is notified.
    await page.context().clearCookies();
    await fillRegister(page, product);
    await relay.take(person.email, "already have an account");
    await page.goto(`${product.url}/verify`);
    await expect(page.getByRole("alert")).toHaveText("This link is incomplete. Copy the full link from the email.");
  },
);

test("an unconfirmed address is confirmed from Settings, and alert mails require it", async ({
  page,
  product,
  relay,
}) => {
  await signedIn(page, product);
  const database = await openDatabase({
    databaseUrl: null,
    dataDirectory: product.dataDirectory,
    log: createLog("silent"),
    lock: false,
  });
  await database.db.updateTable("users").set({ email_confirmed_at: null }).execute();
  await database.close();

  await page.goto(`${product.url}/insights?symbol=NVDA`);
  await page.getByRole("button", { name: "Alert on NVDA" }).click();
  const dialog = page.getByRole("dialog", { name: "Alert on NVDA" });
  await dialog.getByLabel("Value").fill("999");
  await dialog.getByLabel("Also email me").click();
  await expect(dialog.getByText("Confirm your email address first")).toBeVisible();
  await dialog.getByRole("button", { name: "Set alert" }).click();
  await page.goto(`${product.url}/alerts`);
  await expect(page.getByText("Confirm your email address first")).toBeVisible();

  await openSettings(page, product.url, "connections");
  await settled(page);
  const test = page.getByRole("button", { name: "Send a test email to your address" });
  await expect(test).toBeDisabled();
  await goToPanel(page, "Profile");
  const profile = page.getByRole("region", { name: "Profile" });
  await expect(profile.getByText("not confirmed")).toBeVisible();
  await profile.getByRole("button", { name: "Send confirmation link" }).click();
  await expect(profile.getByText("A link is on its way.", { exact: false })).toBeVisible();
  const elsewhere = await page.context().newPage();
  await follow(elsewhere, product, linkIn(await relay.take(person.email, "#token=")));
  await elsewhere.getByRole("button", { name: "Confirm" }).click();
  await expect(elsewhere.getByText(`${person.email} is confirmed.`)).toBeVisible();
  await elsewhere.reload();
  await elsewhere.getByRole("button", { name: "Confirm" }).click();
  await expect(elsewhere.getByRole("alert")).toContainText("already used");
  await elsewhere.close();
  await goToPanel(page, "Connections");
  await expect(test).toBeEnabled();
  await page.goto(`${product.url}/alerts`);
  await expect(page.getByRole("listitem").filter({ hasText: "also by email" })).toBeVisible();
  await expect(page.getByText("Confirm your email address first")).toBeHidden();
});

test(
  "a lost password is reset by mail, and password and address change in Settings",
  { tag: "@short" },
  async ({ page, product, relay }) => {
    await signedIn(page, product);
    await page.context().clearCookies();
    await page.goto(`${product.url}/login`);
    await page.getByRole("link", { name: "Reset your password" }).click();
    await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
    await page.getByLabel("Email").fill("nobody at all");
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address.");
    await page.getByLabel("Email").fill(person.email);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByText(`If there's an account for ${person.email}`, { exact: false })).toBeVisible();
    await follow(page, product, linkIn(await relay.take(person.email, "#token=")));
    await page.getByLabel("New password").fill("123456");
    await page.getByRole("button", { name: "Set new password" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "Password is too weak. Please choose a stronger password with at least 6 characters.",
    );
    await page.getByLabel("New password").fill("wandering-heron-8");
    await page.getByRole("button", { name: "Set new password" }).click();
    await expect(page.getByText("Your new password is set", { exact: false })).toBeVisible();
    await page.getByRole("link", { name: "Back to sign in" }).click();
    await signIn(page, { email: person.email, password: "wandering-heron-8" });
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();

    await openSettings(page, product.url, "security");
    await settled(page);
    await page.getByRole("button", { name: "Change password" }).click();
    const password = page.getByRole("dialog", { name: "Change password" });
    await password.getByLabel("Current password").fill("not the password");
    await password.getByLabel("New password").fill(person.password);
    await password.getByRole("button", { name: "Change password" }).click();
    await expect(password.getByRole("alert")).toHaveText(
      "Incorrect password. Please check your password and try again.",
    );
    await password.getByLabel("Current password").fill("wandering-heron-8");
    await password.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Password changed. All other sessions were signed out.")).toBeVisible();

    await goToPanel(page, "Profile");
    await page.getByRole("button", { name: "Change email address" }).click();
    const address = page.getByRole("dialog", { name: "Change email address" });
    await address.getByLabel("New email address").fill("ada@new.example.org");
    await address.getByLabel("Current password").fill(person.password);
    await address.getByRole("button", { name: "Change email address" }).click();
    await expect(page.getByText("A confirmation link is on its way to ada@new.example.org.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Profile" })).toContainText(person.email);
    const elsewhere = await page.context().newPage();
    await follow(elsewhere, product, linkIn(await relay.take("ada@new.example.org", "#token=")));
    await elsewhere.getByRole("button", { name: "Confirm" }).click();
    await expect(elsewhere.getByText("ada@new.example.org is confirmed.")).toBeVisible();
    await elsewhere.close();
    await expect(page.getByRole("region", { name: "Profile" })).toContainText("ada@new.example.org");
  },
);
