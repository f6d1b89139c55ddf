import { AxeBuilder } from "@axe-core/playwright";
import { readFile } from "node:fs/promises";
import { Secret, TOTP } from "otpauth";
import {
  expect,
  openMarket,
  type Page,
  person,
  type Product,
  openSettings,
  settled,
  signedIn,
  signIn,
  testWithOwnServer as test,
} from "./support/product.ts";

const aheadMs = Date.parse(openMarket) - Date.now();

/** The app's code by the server's clock, a number of steps from now. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = Date.now() + aheadMs + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) }).generate({ timestamp });
}

const cardOf = (page: Page) => page.getByRole("region", { name: "Two-step sign-in" });
const dashboard = (page: Page) => page.getByRole("heading", { level: 1, name: "Dashboard" });

/** Turns the second factor on in Settings with the previous step's code. Returns the secret and the recovery codes. */
async function turnOn(page: Page, product: Product): Promise<{ secret: string; codes: string[] }> {
  await openSettings(page, product.url, "security");
  await settled(page);
  await cardOf(page).getByRole("button", { name: "Turn on" }).click();
  const dialog = page.getByRole("dialog", { name: "Turn on two-step sign-in" });
  await expect(dialog.getByRole("img", { name: "QR code for an authenticator app" })).toBeVisible();
  const secret = (await dialog.getByLabel("Key").textContent()) ?? "";
  await dialog.getByLabel("Code", { exact: true }).fill("000000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByRole("alert")).toContainText("That code isn't valid.");
  expect((await new AxeBuilder({ page }).include("dialog").analyze()).violations).toEqual([]);
  const kept = page.getByRole("dialog", { name: "Your recovery codes" });
  // On a busy machine the step may end between reading the code and sending it.
  await expect(async () => {
    if (!(await kept.isVisible())) {
      await dialog.getByLabel("Code", { exact: true }).fill(codeOf(secret, -1), { timeout: 5_000 });
      await dialog.getByRole("button", { name: "Turn on" }).click({ timeout: 5_000 });
    }
    await expect(kept.getByRole("listitem")).toHaveCount(10, { timeout: 5_000 });
  }).toPass();
  const codes = await kept.getByRole("listitem").allTextContents();
  const download = page.waitForEvent("download");
  await kept.getByRole("button", { name: "Save as text" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain(codes[9]);
  await kept.getByRole("button", { name: "I've saved them" }).click();
  await expect(cardOf(page)).toContainText("10 recovery codes left");
  return { secret, codes };
}

test(
  "two-step sign-in is turned on, used with the app and a recovery code, and turned off",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    const { secret, codes } = await turnOn(page, product);

    await page.context().clearCookies();
    await page.goto(`${product.url}/login`);
    await signIn(page, person);
    const code = page.getByLabel("Code", { exact: true });
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await expect(code).toHaveAttribute("inputmode", "numeric");
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("session");
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await code.fill("123");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("That code isn't valid.");
    await code.fill(codeOf(secret));
    await page.keyboard.press("Enter");
    await expect(dashboard(page)).toBeAttached();

    await page.context().clearCookies();
    await page.goto(`${product.url}/login`);
    await signIn(page, person);
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    await signIn(page, person);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(codes[0] ?? "");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(dashboard(page)).toBeAttached();

    await openSettings(page, product.url, "security");
    await settled(page);
    await expect(cardOf(page)).toContainText("9 recovery codes left");
    await cardOf(page).getByRole("button", { name: "Turn off" }).click();
    await cardOf(page).getByRole("button", { name: "Turn off" }).click();
    await expect(page.getByText("Two-step sign-in is off.")).toBeVisible();
    await page.context().clearCookies();
    await page.goto(`${product.url}/login`);
    await signIn(page, person);
    await expect(dashboard(page)).toBeAttached();
  },
);

test("proof of a recent sign-in and the expired session dialog ask for a code too", async ({ page, product }) => {
  await signedIn(page, product);
  const { codes } = await turnOn(page, product);
  await product.restart(11 * 60_000);
  await openSettings(page, product.url, "security");
  await settled(page);
  await cardOf(page).getByRole("button", { name: "New recovery codes" }).click();
  const question = page.getByRole("dialog", { name: "Confirm it's you" });
  await question.getByLabel("Your password").fill(person.password);
  await expect(question.getByLabel("Code", { exact: true })).toBeVisible();
  await expect(question.getByRole("button", { name: "Continue" })).toBeDisabled();
  await question.getByRole("button", { name: "Use a recovery code" }).click();
  await question.getByLabel("Recovery code").fill("abcd-abcd-abcd-abcd");
  await question.getByRole("button", { name: "Continue" }).click();
  await expect(question.getByRole("alert")).toContainText("That code isn't valid.");
  await question.getByLabel("Recovery code").fill(codes[1] ?? "");
  await question.getByRole("button", { name: "Continue" }).click();
  const kept = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(kept.getByRole("listitem")).toHaveCount(10);
  const fresh = await kept.getByRole("listitem").allTextContents();
  await kept.getByRole("button", { name: "I've saved them" }).click();

  await page.context().clearCookies();
  await openSettings(page, product.url, "security");
  await settled(page);
  await signIn(page, person);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(fresh[0] ?? "");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(cardOf(page)).toContainText("9 recovery codes left");

  // A session that ends while the page is open.
  const ended = await page.request.delete(`${product.url}/api/account/sessions`, { headers: { origin: product.url } });
  expect(ended.status()).toBe(200);
  await page.context().clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  const again = page.getByRole("dialog", { name: "Please sign in again" });
  await again.getByLabel("Password", { exact: true }).fill(person.password);
  await again.getByRole("button", { name: "Sign In" }).click();
  await again.getByRole("button", { name: "Use a recovery code" }).click();
  await again.getByLabel("Recovery code").fill(fresh[1] ?? "");
  await again.getByRole("button", { name: "Sign In" }).click();
  await expect(again).toHaveCount(0);
  await page.reload();
  await expect(cardOf(page)).toContainText("8 recovery codes left");
});
