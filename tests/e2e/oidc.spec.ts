import { AxeBuilder } from "@axe-core/playwright";
import { type OidcServer, startOidcServer } from "../support/oidc-server.ts";
import { expect, openSettings, type Page, settled, signedIn, testWithOwnServer as base } from "./support/product.ts";

/** The product with a real OpenID Connect provider beside it, on another site. */
const test = base.extend<{ provider: OidcServer }>({
  provider: async ({ page }, use) => {
    const provider = await startOidcServer();
    await use(provider);
    await page.close();
    await provider.close();
  },
  environment: async ({ provider }, use) => use(provider.environment),
  otherOrigins: async ({ provider }, use) => use([provider.issuer]),
});

const dashboard = (page: Page) => page.getByRole("heading", { level: 1, name: "Dashboard" });
const cardOf = (page: Page) => page.getByRole("region", { name: "Sign-in with Loopback" });

async function sayAtProvider(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name at the provider").fill(name);
  await page.getByRole("button", { name: "Go on" }).click();
}

test("a person signs in by the provider, returns to their page, and deletes the account with its proof", async ({
  page,
  product,
}) => {
  await openSettings(page, product.url, "security");
  await settled(page);
  await page.getByRole("button", { name: "Continue with Loopback" }).click();
  await sayAtProvider(page, "ada");
  await expect(cardOf(page)).toContainText("Linked");
  await expect(page.getByRole("region", { name: "Password" })).toContainText("This account has no password");
  expect(page.url()).toBe(`${product.url}/settings/security`);
  await cardOf(page).getByRole("button", { name: "Unlink" }).click();
  await expect(cardOf(page).getByRole("alert")).toContainText("Set a password first.");
  expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);

  await product.restart(11 * 60_000);
  await openSettings(page, product.url, "danger-zone");
  await settled(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  const deletion = page.getByRole("dialog", { name: "Delete your account" });
  await expect(deletion.getByLabel("Current password")).toHaveCount(0);
  await deletion.getByLabel("The account's email address").fill("ada@example.org");
  await deletion.getByRole("button", { name: "Delete permanently" }).click();
  const question = page.getByRole("dialog", { name: "Confirm it's you" });
  await expect(question.getByLabel("Your password")).toHaveCount(0);
  await question.getByRole("button", { name: "Continue with Loopback" }).click();
  // The provider asks again, although it knows the user.
  await sayAtProvider(page, "ada");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await deletion.getByLabel("The account's email address").fill("ada@example.org");
  await deletion.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("only the owner links an existing account of that address, in Settings", async ({ page, product }) => {
  await page.goto(`${product.url}/register`);
  await expect(page.getByRole("button", { name: "Continue with Loopback" })).toBeVisible();
  await signedIn(page, product, { name: "Grace", email: "grace@example.org", password: "gleaming-otter-7" });
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await page.goto(`${product.url}/login`);
  await page.getByRole("button", { name: "Continue with Loopback" }).click();
  await sayAtProvider(page, "grace");
  await expect(page.getByRole("alert")).toContainText("An account with this email address already exists.");
  expect(page.url()).toBe(`${product.url}/login`);
  await expect(page.getByRole("button", { name: "Continue with Loopback" })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.context().clearCookies();
  await page.context().addCookies(session);
  await openSettings(page, product.url, "security");
  await settled(page);
  await cardOf(page).getByRole("button", { name: "Link Loopback" }).click();
  await sayAtProvider(page, "nobody");
  await expect(cardOf(page).getByRole("alert")).toHaveText(
    "The sign-in was cancelled at the provider. Please try again or sign in another way.",
  );
  await cardOf(page).getByRole("button", { name: "Link Loopback" }).click();
  await sayAtProvider(page, "grace");
  await expect(page.getByText("You can now sign in with Loopback.")).toBeVisible();
  await expect(cardOf(page)).toContainText("Linked");

  await page.context().clearCookies();
  await page.goto(`${product.url}/login`);
  await page.getByRole("button", { name: "Continue with Loopback" }).click();
  await sayAtProvider(page, "grace");
  await expect(dashboard(page)).toBeAttached();
});
