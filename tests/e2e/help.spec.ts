import { expect, settled, signedIn, test } from "./support/product.ts";

const screens = {
  dashboard: "Dashboard",
  portfolio: "Portfolio",
  insights: "Insights",
  technical: "Technical",
  sentiment: "Sentiment",
  strategy: "Strategy lab",
  calendar: "Calendar",
  alerts: "Alerts",
  newsletter: "Newsletter",
  chat: "AI chat",
  settings: "Settings",
};

test("every screen has help of its own, which leads to the others", { tag: "@short" }, async ({ page, product }) => {
  await signedIn(page, product);
  for (const [path, title] of Object.entries(screens)) {
    await page.goto(`${product.url}/${path}`);
    await page.getByRole("button", { name: `Help: ${title}` }).click();
    const dialog = page.getByRole("dialog", { name: `Help: ${title}` });
    await expect(dialog.getByRole("heading", { name: "What it shows" })).toBeVisible();
    await expect(dialog.getByRole("term").first()).toBeVisible();
    await expect(dialog.getByRole("button", { name: title, exact: true })).toHaveCount(0);
  }
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Alerts", exact: true }).click();
  const next = page.getByRole("dialog", { name: "Help: Alerts" });
  await expect(next).toBeVisible();
  await expect(next.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the search finds what help explains", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/dashboard`);
  await settled(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("import broker");
  await page.getByRole("option", { name: "Help: Import a broker's file" }).click();
  await expect(page.getByRole("dialog", { name: "Help: Portfolio" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("help is in the menu", async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/portfolio`);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Help: Portfolio" }).click();
    await expect(page.getByRole("dialog", { name: "Help: Portfolio" })).toContainText("Record a transaction");
  });
});
