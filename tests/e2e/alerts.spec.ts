import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { expect, signedIn, test, testWithOwnServer } from "./support/product.ts";

testWithOwnServer(
  "an alert is set on a symbol's page, fires live, and is read from the bell",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/insights?symbol=NVDA`);
    await page.getByRole("button", { name: "Alert on NVDA" }).click();
    const dialog = page.getByRole("dialog", { name: "Alert on NVDA" });
    await dialog.getByRole("button", { name: "Set alert" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Enter a number above 0");
    await dialog.getByLabel("Value").fill("144");
    await dialog.getByLabel("How often").selectOption("every time it becomes true again");
    await dialog.getByRole("button", { name: "Set alert" }).click();
    await expect(page.getByText("Alert set: NVDA is above 144.00")).toBeVisible();
    await expect(page.getByRole("button", { name: "Alerts", exact: true })).toBeVisible();

    product.upstream.setPrice("NVDA", 145.5);
    await expect(page.getByText("NVDA is above 144.00: 145.50 USD")).toBeVisible();
    const bell = page.getByRole("button", { name: "Alerts, 1 unread" });
    await bell.click();
    const alertList = page.getByRole("dialog", { name: "Alerts" });
    await expect(alertList.getByRole("listitem")).toContainText(/NVDA is above 144.00.*145.50 USD/s);
    await alertList.getByRole("button", { name: "Mark all read" }).click();
    await expect(page.getByRole("button", { name: "Alerts", exact: true })).toBeVisible();
    await alertList.getByRole("link", { name: "All alerts" }).click();
    await expect(page).toHaveURL(/\/alerts$/);
    await expect(page.getByRole("heading", { level: 1, name: "Alerts" })).toBeVisible();
  },
);

test(
  "alerts can be snoozed, paused, re-armed and deleted, and created from the search",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/alerts`);
    await expect(page.getByText("No alert has triggered yet.")).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("alert nvda above 100");
    await page.getByRole("option", { name: "New alert for NVDA…" }).click();
    const dialog = page.getByRole("dialog", { name: "Alert on NVDA" });
    await expect(dialog.getByLabel("Value")).toHaveValue("100");
    await dialog.getByRole("button", { name: "Set alert" }).click();
    // The condition is already true, so the alert fires right away.
    const list = page.getByRole("region", { name: "Your alerts" });
    const row = list.getByRole("listitem");
    await expect(row).toContainText("Triggered");
    await expect(page.getByRole("region", { name: "Alert history" })).toContainText("NVDA is above 100.00");

    await page.getByRole("button", { name: "New alert" }).click();
    const another = page.getByRole("dialog", { name: "New alert" });
    await another.getByLabel("Symbol").fill("nvda");
    await another.getByLabel("Alert type").selectOption("move");
    await another.getByLabel("Value").fill("15");
    await another.getByRole("button", { name: "Set alert" }).click();
    const move = list.getByRole("listitem").filter({ hasText: "NVDA moves 15% or more over a day" });
    await expect(move).toContainText("Active");
    await expect(move).toContainText(/Today [+−][\d.]+%\. Triggers at [+−][\d.]+%, [\d.]+ points away\./);
    await move.getByLabel(/^Snooze/).selectOption("For a day");
    await expect(move).toContainText("Snoozed");
    await move.getByRole("button", { name: /^End snooze/ }).click();
    await move.getByRole("button", { name: /^Pause/ }).click();
    await expect(move).toContainText("Paused");
    await move.getByRole("button", { name: /^Delete/ }).click();
    await expect(move).toHaveCount(0);
    await row.getByRole("button", { name: /^Reactivate/ }).click();
    await expect(page.getByRole("region", { name: "Alert history" }).getByRole("listitem")).toHaveCount(2);
  },
);

test("an alert that fires as it is set is in the history without the live stream", async ({ page, product }) => {
  await page.route("**/api/market/live**", (route) => route.abort());
  await signedIn(page, product);
  await page.goto(`${product.url}/alerts`);
  await page.getByRole("button", { name: "New alert" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New alert" });
  await dialog.getByLabel("Symbol").fill("nvda");
  await dialog.getByLabel("Value").fill("100");
  await dialog.getByRole("button", { name: "Set alert" }).click();
  const fired = page.getByRole("region", { name: "Alert history" }).getByRole("listitem");
  await expect(fired).toContainText("NVDA is above 100.00");
  await page.getByRole("button", { name: /^Reactivate/ }).click();
  await expect(fired).toHaveCount(2);
});

test("alerts turned off in Settings fire without a message on the page", async ({ page, product }) => {
  await signedIn(page, product);
  const headers = { origin: product.url };
  await page.request.patch(`${product.url}/api/settings`, { data: { preferences: { notifications: false } }, headers });
  const listening = page.waitForResponse((reply) => reply.url().includes("/api/market/live"));
  await page.goto(`${product.url}/alerts`);
  await expect(page.getByText("No alert has triggered yet.")).toBeVisible();
  await listening;
  const rule = { kind: "price", is: "above", value: 100 };
  await page.request.post(`${product.url}/api/alerts`, { data: { symbol: "NVDA", rule }, headers });
  await expect(page.getByRole("button", { name: "Alerts, 1 unread" })).toBeVisible();
  await expect(page.locator("output").filter({ hasText: "NVDA is above" })).toHaveCount(0);
});

test("the calendar sets a reminder for a future event", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/calendar`);
  await page
    .getByRole("button", { name: /AAPL.*Ex-dividend/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Remind me" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Alert on AAPL" });
  await expect(dialog.getByLabel("Alert type")).toHaveValue("dividend");
  await expect(dialog.getByLabel("Value")).toHaveValue("1");
  await dialog.getByRole("button", { name: "Set alert" }).click();
  await expect(page.getByText("Alert set: AAPL goes ex-dividend within 1 day")).toBeVisible();
});

test("a strategy lab rule becomes an alert unchanged", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/strategy?symbol=AAPL`);
  await page.getByRole("button", { name: "Watch this rule" }).click();
  const dialog = page.getByRole("dialog", { name: "Alert on AAPL" });
  await expect(dialog.getByLabel("Alert type")).toHaveValue("rule");
  await dialog.getByLabel("How often").selectOption("every time it becomes true again");
  await dialog.getByRole("button", { name: "Set alert" }).click();
  await expect(page.getByText(/^Alert set: AAPL has a new signal: /)).toBeVisible();
});

test.describe("with a mail relay", () => {
  let relay: MailServer;
  test.beforeAll(async () => {
    relay = await startMailServer();
  });
  test.afterAll(() => relay.close());
  test.use({
    // A function, since the relay's address is known only once it has started.
    // oxlint-disable-next-line no-empty-pattern
    environment: async ({}, use) => {
      await use({ SMTP_URL: relay.url, MAIL_FROM: "Bellwether <mail@example.org>" });
    },
  });

  testWithOwnServer("an alert with mail sends its value and a link", async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/insights?symbol=NVDA`);
    await page.getByRole("button", { name: "Alert on NVDA" }).click();
    const dialog = page.getByRole("dialog", { name: "Alert on NVDA" });
    await dialog.getByLabel("Value").fill("144");
    await dialog.getByRole("switch", { name: "Also email me" }).click();
    await dialog.getByRole("button", { name: "Set alert" }).click();
    await expect(page.getByText("Alert set: NVDA is above 144.00")).toBeVisible();
    expect(relay.count()).toBe(0);
    product.upstream.setPrice("NVDA", 145.5);
    await expect.poll(() => relay.count()).toBe(1);
    const [mail] = await relay.mails();
    expect(mail?.subject).toBe("NVDA is above 144.00 (145.50 USD)");
    expect(mail?.envelopeTo).toEqual([product.person.email]);
    const link = new URL(/https?:\/\/\S+symbol=NVDA/.exec(mail?.text ?? "")?.[0] ?? "");
    await page.goto(product.url + link.pathname + link.search);
    await expect(page.getByRole("heading", { level: 1, name: "NVIDIA Corporation" })).toBeVisible();
    await page.goto(`${product.url}/alerts`);
    const row = page.getByRole("region", { name: "Your alerts" }).getByRole("listitem");
    await expect(row).toContainText("also by email");
    await expect(row).toContainText("Triggered");
  });
});
