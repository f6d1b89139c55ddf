import { expect, goToPanel, type Page, openSettings, settled, signedIn, signIn, test } from "./support/product.ts";

test(
  "two devices that change settings at once lose nothing, and each follows the other",
  { tag: "@short" },
  async ({ page, browser, product }) => {
    await signedIn(page, product);
    const elsewhere = await browser.newContext({ locale: "en-GB" });
    const phone = await elsewhere.newPage();
    await phone.goto(`${product.url}/login`);
    await signIn(phone, product.person);
    await expect(phone.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
    await openSettings(page, product.url, "data");
    await settled(page);
    await openSettings(phone, product.url, "data");
    await settled(phone);

    // Both keep their changes while the server is away. The later change of each field wins.
    await page.route("**/api/settings", (route) => route.abort());
    await phone.route("**/api/settings", (route) => route.abort());
    await page.getByLabel("Currency", { exact: true }).selectOption({ value: "EUR" });
    await page.getByLabel("Automatic refresh").click();
    await expect(page.getByText("Saved in this browser, not yet on the server").first()).toBeVisible();
    await phone.getByLabel("Currency", { exact: true }).selectOption({ value: "CHF" });
    await goToPanel(phone, "AI");
    await phone.getByText("Detailed", { exact: true }).click();
    await expect(phone.getByText("Saved in this browser, not yet on the server").first()).toBeVisible();
    await Promise.all([page.unroute("**/api/settings"), phone.unroute("**/api/settings")]);
    await phone.evaluate(() => window.dispatchEvent(new Event("online")));
    await page.evaluate(() => window.dispatchEvent(new Event("online")));

    const kept = async () => {
      const reply = await page.request.get(`${product.url}/api/settings`);
      return ((await reply.json()) as { preferences: object }).preferences;
    };
    const both = { defaultCurrency: "CHF", autoRefresh: false, answerMode: "detailed" };
    await expect.poll(kept).toMatchObject(both);
    for (const device of [page, phone]) {
      await openSettings(device, product.url, "data");
      await expect(device.getByLabel("Currency", { exact: true })).toHaveValue("CHF");
      await expect(device.getByLabel("Automatic refresh")).not.toBeChecked();
      await goToPanel(device, "AI");
      await expect(device.getByRole("radio", { name: "Detailed" })).toBeChecked();
    }
    await elsewhere.close();
  },
);

test("a change can be undone, the theme can follow the device, and the keys are listed", async ({ page, product }) => {
  await signedIn(page, product);
  await openSettings(page, product.url, "data");
  await settled(page);
  const currency = page.getByLabel("Currency", { exact: true });
  await currency.selectOption({ value: "GBP" });
  const undo = page.getByRole("button", { name: "Undo change to Currency" });
  await undo.click();
  await expect(currency).toHaveValue("USD");
  await expect(undo).toHaveCount(0);

  await goToPanel(page, "Display");
  const theme = () => page.evaluate(() => document.body.dataset["theme"]);
  const choose = (name: string) => page.getByRole("group", { name: "Theme" }).getByText(name, { exact: true }).click();
  await page.emulateMedia({ colorScheme: "light" });
  expect(await theme()).toBe("dark");
  await choose("System");
  expect(await theme()).toBe("light");
  expect(await page.evaluate(() => localStorage.getItem("theme-mode"))).toBe("false");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(theme).toBe("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.reload();
  expect(await theme()).toBe("light");
  await expect(page.getByRole("radio", { name: "System", exact: true })).toBeChecked();
  await choose("Dark");
  await page.reload();
  expect(await theme()).toBe("dark");

  await page.getByRole("switch", { name: "Hide amounts" }).click();
  expect(await page.evaluate(() => localStorage.getItem("hide-amounts"))).toBe("true");

  await goToPanel(page, "Data");
  await page.getByRole("button", { name: "Change benchmark" }).click();
  await page.getByRole("dialog").getByRole("searchbox").fill("QQQ");
  await page.keyboard.press("Enter");
  const measure = async () => {
    const reply = await page.request.get(`${product.url}/api/portfolio/preferences`);
    return ((await reply.json()) as { benchmark: string }).benchmark;
  };
  await expect.poll(measure).not.toBe("SPY");
  await page.getByRole("button", { name: "Undo change to Benchmark" }).click();
  await expect.poll(measure).toBe("SPY");

  await goToPanel(page, "Shortcuts");
  const keys = page.getByRole("region", { name: "All shortcuts" });
  await expect(keys).toContainText("Add a transaction");
  await page.getByLabel("Single-letter shortcuts").click();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.request.post(`${product.url}/api/portfolio/accounts`, {
    headers: { origin: product.url },
    data: { name: "Broker", currency: "USD" },
  });
  await openSettings(page, product.url, "accounts");
  await settled(page);
  const method = page.getByRole("combobox", { name: "Cost method for Broker" });
  await method.selectOption("Average cost");
  await page.getByRole("button", { name: "Undo change to Cost method for Broker" }).click();
  await expect(method).toHaveValue("fifo");
});

test("formats apply at once, after a reload and in another browser, until undone", async ({
  page,
  browser,
  product,
}) => {
  await signedIn(page, product);
  const bought = await page.request.post(`${product.url}/api/portfolio/transactions`, {
    headers: { origin: product.url },
    data: { type: "buy", symbol: "AAPL", date: "2026-01-05", quantity: "100", price: "200" },
  });
  expect(bought.status()).toBe(201);
  await openSettings(page, product.url, "display");
  await settled(page);
  const numbers = page.getByLabel("Number format");
  const dates = page.getByLabel("Date format");
  await expect(page.getByText("$1,234,567.89")).toBeVisible();
  await numbers.selectOption("1’234.56");
  await expect(page.getByText("$ 1’234’567.89")).toBeVisible();
  await page.getByRole("button", { name: "Undo change to Number format" }).click();
  await expect(numbers).toHaveValue("comma-point");
  await expect(page.getByText("$1,234,567.89")).toBeVisible();

  await numbers.selectOption("1.234,56");
  await expect(page.getByText("1.234.567,89 $")).toBeVisible();
  await dates.selectOption("2025-10-23 22:20");
  await page.getByRole("group", { name: "Density" }).getByText("Compact").click();
  const kept = async () => {
    const reply = await page.request.get(`${product.url}/api/settings`);
    return ((await reply.json()) as { preferences: object }).preferences;
  };
  await expect.poll(kept).toMatchObject({ numberFormat: "point-comma", dateFormat: "iso", density: "compact" });

  // No page load between the choice and its effect.
  await page.getByRole("link", { name: /^Portfolio/ }).click();
  const elsewhere = await browser.newContext({ locale: "en-GB" });
  const phone = await elsewhere.newPage();
  const holdings = (device: Page) => device.getByRole("main").getByRole("table").first();
  const shows = async (device: Page): Promise<void> => {
    await expect(holdings(device)).toContainText(/23\.\d{3},\d{2}\s\$/);
    // Cell by cell: beside each other, two numbers may look like a third.
    const wrong = async () =>
      (await holdings(device).getByRole("cell").allInnerTexts()).filter((cell) =>
        /\d,\d{3}|\d\.\d{2}(?!\d)/.test(cell),
      );
    await expect.poll(wrong).toEqual([]);
    await expect(device.locator("body")).toHaveAttribute("data-density", "compact");
  };
  await shows(page);
  await page.reload();
  await shows(page);
  await phone.goto(`${product.url}/login`);
  await signIn(phone, product.person);
  await expect(phone.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
  await phone.goto(`${product.url}/portfolio`);
  await shows(phone);
  await elsewhere.close();

  // Typed numbers are read in the displayed format, and ambiguous ones are queried.
  await page.goto(`${product.url}/portfolio?tab=transactions`);
  await expect(page.getByRole("main").getByRole("table").first()).toContainText("2026-01-05");
  await page.getByRole("button", { name: "Add transaction" }).first().click();
  const line = page.getByRole("dialog").getByRole("textbox").first();
  await line.fill("buy 2 AAPL 131,20 2026-01-06");
  await expect(page.getByRole("dialog").getByText("131,2", { exact: true })).toBeVisible();
  await line.fill("buy 2 AAPL 1.234 2026-01-06");
  await expect(page.getByRole("dialog").getByText("“1.234” can mean 1234 or 1,234. Write one of these")).toBeVisible();
});

test("Settings decide how questions are answered and which data goes with them", async ({ page, product }) => {
  await signedIn(page, product);
  await openSettings(page, product.url, "ai");
  await settled(page);
  await page.getByText("Detailed", { exact: true }).click();
  await page.getByLabel("News", { exact: true }).click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  await page.goto(`${product.url}/chat`);
  await expect(page.getByRole("radio", { name: "Detailed" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Leave out Portfolio" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Leave out News" })).toHaveCount(0);
});
