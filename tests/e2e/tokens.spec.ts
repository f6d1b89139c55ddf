import { AxeBuilder } from "@axe-core/playwright";
import { expect, openSettings, settled, signedIn, test, testWithOwnServer } from "./support/product.ts";

test("a token is created, shown once, used by a program, and revoked", { tag: "@short" }, async ({ page, product }) => {
  await signedIn(page, product);
  await openSettings(page, product.url, "connections");
  await settled(page);
  const card = page.getByRole("region", { name: "Other programs" });
  await expect(card).toContainText("No tokens yet.");
  await expect(card.getByLabel("MCP server address")).toHaveValue(/\/mcp$/);
  await card.getByRole("button", { name: "New token" }).click();
  const dialog = page.getByRole("dialog", { name: "New token" });
  await dialog.getByRole("button", { name: "Create token" }).click();
  await expect(dialog).toContainText("Enter a name.");
  await dialog.getByLabel("Name").fill("Spreadsheet");
  await dialog.getByText("Read and write").click();
  await expect(dialog).toContainText("Can also record transactions");
  await dialog.getByLabel("Expires after").selectOption("7 days");
  await dialog.getByRole("button", { name: "Create token" }).click();
  const token = await dialog.getByLabel("Token", { exact: true }).inputValue();
  expect(token).toMatch(/^bwt_/);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(card).toContainText("Read and write");
  await expect(card).toContainText("never used");
  expect(await page.content()).not.toContain(token);

  const program = (path: string) =>
    fetch(`${product.url}${path}`, { headers: { authorization: `Bearer ${token}` } }).then((reply) => reply.status);
  expect(await program("/api/watchlist")).toBe(200);
  expect(await program("/api/tokens")).toBe(403);

  await card.getByRole("button", { name: "Revoke Spreadsheet" }).click();
  await expect(card).toContainText("Programs that use it will lose access immediately.");
  await card.getByRole("button", { name: "Keep" }).click();
  expect(await program("/api/watchlist")).toBe(200);
  await card.getByRole("button", { name: "Revoke Spreadsheet" }).click();
  await card.getByRole("group", { name: "Revoke Spreadsheet" }).getByRole("button", { name: "Revoke" }).click();
  await expect(card).toContainText("No tokens yet.");
  expect(await program("/api/watchlist")).toBe(401);
});

testWithOwnServer("creating a token long after sign-in requires the password", async ({ page, product }) => {
  await signedIn(page, product);
  await product.restart(11 * 60_000);
  await openSettings(page, product.url, "connections");
  await settled(page);
  const card = page.getByRole("region", { name: "Other programs" });
  await card.getByRole("button", { name: "New token" }).click();
  const dialog = page.getByRole("dialog", { name: "New token" });
  await dialog.getByLabel("Name").fill("Spreadsheet");
  await dialog.getByRole("button", { name: "Create token" }).click();

  const question = page.getByRole("dialog", { name: "Confirm it's you" });
  await expect(question.getByLabel("Your password")).toBeFocused();
  const axe = await new AxeBuilder({ page }).include("dialog").analyze();
  expect(axe.violations).toEqual([]);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toContainText("Couldn't create the token.");

  await dialog.getByRole("button", { name: "Create token" }).click();
  await question.getByLabel("Your password").fill("not the password");
  await question.getByRole("button", { name: "Continue" }).click();
  await expect(question).toContainText("Incorrect password. Please check your password and try again.");
  await question.getByLabel("Your password").fill(product.person.password);
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await expect(dialog.getByLabel("Token", { exact: true })).toHaveValue(/^bwt_/);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(card.getByRole("button", { name: "Revoke Spreadsheet" })).toHaveCount(1);
});

test("the API documentation needs no scripts and passes axe in dark and light", async ({ page, product }) => {
  await page.goto(`${product.url}/api/docs`);
  await expect(page.getByRole("heading", { level: 1, name: "Bellwether API" })).toBeVisible();
  const quotes = page.locator("details", { hasText: "/api/market/quotes" }).first();
  await quotes.locator("summary").click();
  await expect(quotes).toContainText("Session or token.");
  await expect(quotes).toContainText("quotes[].provenance.status");
  await expect(quotes).toContainText("invalid-token");
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
