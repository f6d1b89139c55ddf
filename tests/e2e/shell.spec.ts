import { expect, openSettings, settled, signedIn, test } from "./support/product.ts";

test(
  "the theme is dark by default, survives a reload, and is set before the first paint",
  { tag: "@short" },
  async ({ page, product }) => {
    await page.goto(`${product.url}/login`);
    const body = page.locator("body");
    await expect(body).toHaveAttribute("data-theme", "dark");
    await page.getByRole("button", { name: /Switch to light/ }).click();
    await expect(body).toHaveAttribute("data-theme", "light");
    expect(await page.evaluate(() => localStorage.getItem("theme-mode"))).toBe("false");
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        Object.assign(window, { themeAtFirst: document.body.dataset["theme"] });
      });
    });
    await page.reload();
    await expect(body).toHaveAttribute("data-theme", "light");
    expect(await page.evaluate(() => (window as unknown as { themeAtFirst: string }).themeAtFirst)).toBe("light");
  },
);

test("the palette opens with Ctrl K, finds a symbol and opens it", { tag: "@short" }, async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await page.keyboard.press("Control+k");
  const box = page.getByRole("dialog").getByRole("combobox");
  await expect(box).toBeFocused();
  await box.fill("nvid");
  await expect(page.getByRole("option", { name: /NVDA/ }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${product.url}/insights?symbol=NVDA`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("NVIDIA");
});

test(
  "an unknown address shows not found inside the shell and offers the ticker in it",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/NVDA`);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await page.getByRole("link", { name: "Open NVDA" }).click();
    await expect(page).toHaveURL(`${product.url}/insights?symbol=NVDA`);
  },
);

test("settings are saved at once with the account and reach another device", async ({ page, product, browser }) => {
  await signedIn(page, product);
  await openSettings(page, product.url, "data");
  await settled(page);
  const auto = page.getByRole("switch", { name: "Automatic refresh" });
  await expect(auto).toBeChecked();
  await auto.click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem("bellwether-settings"));
  expect(stored).toContain('"autoRefresh":false');
  const other = await browser.newContext();
  await other.addCookies(await page.context().cookies());
  const elsewhere = await other.newPage();
  await openSettings(elsewhere, product.url, "data");
  await settled(elsewhere);
  await expect(elsewhere.getByRole("switch", { name: "Automatic refresh" })).not.toBeChecked();
  await other.close();
});

test("the market pill shows when the exchange closes, and its week", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  const pill = page.getByRole("button", { name: /Market open/ }).first();
  await expect(pill).toContainText(/4h 5\d|5h/);
  await pill.click();
  await expect(page.getByText(/09:30/).first()).toBeVisible();
});

test("a script that fails to load offers a reload", { tag: "@short" }, async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(product.url);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await page.route("**/assets/settings-screen*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Settings" }).first().click();
  await expect(page.getByRole("button", { name: "Reload page" })).toBeVisible();
});

test("a busy server is asked again, and the page shows what it answers then", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/settings`);
  let refused = 0;
  await page.route("**/api/market/calendar*", async (route) => {
    refused += 1;
    if (refused > 2) return route.continue();
    return route.fulfill({
      status: 503,
      headers: { "retry-after": "1" },
      contentType: "application/problem+json",
      body: '{"code":"server-busy"}',
    });
  });
  await page.getByRole("link", { name: "Calendar" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeAttached();
  await expect.poll(() => refused).toBeGreaterThan(2);
  await settled(page);
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});

test("a screen that fails to render shows the specified heading and a working way out", async ({ page, product }) => {
  await signedIn(page, product);
  await page.route("**/assets/settings-screen*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "export const SettingsScreen = () => { throw new Error('planted'); }; export { SettingsScreen as t, SettingsScreen as default };",
    }),
  );
  await page.goto(`${product.url}/settings`);
  await settled(page);
  await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
  await page.getByRole("link", { name: "Go to dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
});
