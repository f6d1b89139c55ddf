import { AxeBuilder } from "@axe-core/playwright";
import { Secret, TOTP } from "otpauth";
import {
  expect,
  openMarket,
  type Page,
  person,
  type Product,
  openSettings,
  settled,
  signIn,
  test,
  testWithOwnServer,
} from "./support/product.ts";

const startedAtMs = Date.now();

/** Passkeys are bound to a host name, so these journeys use localhost. */
const byName = (product: Product): string => product.url.replace("127.0.0.1", "localhost");
const cardOf = (page: Page) => page.getByRole("region", { name: "Passkeys" });
const dashboard = (page: Page) => page.getByRole("heading", { level: 1, name: "Dashboard" });

/** The browser's virtual authenticator, like a phone that always approves. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function accountByName(page: Page, product: Product): Promise<void> {
  const reply = await page.request.post(`${byName(product)}/api/account/sign-up`, {
    data: person,
    headers: { origin: byName(product) },
  });
  expect(reply.status()).toBe(201);
  await page.request.patch(`${byName(product)}/api/settings`, {
    data: { preferences: { setupDone: ["hidden"] } },
    headers: { origin: byName(product) },
  });
}

async function add(page: Page, name: string): Promise<void> {
  await cardOf(page).getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cardOf(page).getByText(name, { exact: true })).toBeVisible();
}

test.describe("by host name", () => {
  testWithOwnServer(
    "a person adds a passkey, signs in and proves ownership with it, renames and removes it",
    async ({ page, product }) => {
      await withAuthenticator(page);
      await accountByName(page, product);
      await openSettings(page, byName(product), "security");
      await settled(page);
      await add(page, "Phone");
      expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);

      await page.context().clearCookies();
      await page.goto(`${byName(product)}/login`);
      await page.getByRole("button", { name: "Use a passkey" }).click();
      await expect(dashboard(page)).toBeAttached();

      await product.restart(11 * 60_000);
      await openSettings(page, byName(product), "security");
      await settled(page);
      await cardOf(page).getByRole("button", { name: "Rename: Phone" }).click();
      await cardOf(page).getByLabel("Name").fill("Old phone");
      await cardOf(page).getByRole("button", { name: "Save" }).click();
      await cardOf(page).getByRole("button", { name: "Remove: Old phone" }).click();
      await cardOf(page).getByRole("button", { name: "Remove", exact: true }).click();
      const question = page.getByRole("dialog", { name: "Confirm it's you" });
      await question.getByRole("button", { name: "Use a passkey" }).click();
      await expect(cardOf(page).getByText("No passkeys yet.")).toBeVisible();

      await page.context().clearCookies();
      await page.goto(`${byName(product)}/login`);
      await page.getByRole("button", { name: "Use a passkey" }).click();
      await expect(page.getByRole("alert")).toHaveText(
        "This server doesn't recognise that passkey. Sign in another way.",
      );
    },
  );

  testWithOwnServer("a passkey completes the second step of a sign-in", async ({ page, product }) => {
    await withAuthenticator(page);
    await accountByName(page, product);
    const post = async (path: string, data: object) => {
      const reply = await page.request.post(`${byName(product)}${path}`, {
        data,
        headers: { origin: byName(product) },
      });
      expect(reply.status()).toBe(200);
      return (await reply.json()) as { secret: string };
    };
    const { secret } = await post("/api/account/second-factor", {});
    const timestamp = Date.now() + Date.parse(openMarket) - startedAtMs;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    await post("/api/account/second-factor/confirm", { code });
    await openSettings(page, byName(product), "security");
    await settled(page);
    await add(page, "Phone");
    await page.context().clearCookies();
    await page.goto(`${byName(product)}/login`);
    await signIn(page, person);
    await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(dashboard(page)).toBeAttached();
  });
});

test("under an IP address the screens offer no passkeys and name the address to use", async ({ page, product }) => {
  await page.goto(`${product.url}/login`);
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  const reply = await page.request.post(`${product.url}/api/account/sign-up`, {
    data: product.person,
    headers: { origin: product.url },
  });
  expect(reply.status()).toBe(201);
  await expect(page.getByRole("button", { name: "Use a passkey" })).toHaveCount(0);
  await openSettings(page, product.url, "security");
  await settled(page);
  await expect(cardOf(page).getByRole("link", { name: byName(product) })).toBeVisible();
  await expect(cardOf(page).getByRole("button", { name: "Add a passkey" })).toHaveCount(0);
});
