import { expect, person, signedIn, signIn, test } from "./support/product.ts";

test("two devices that change settings at once lose nothing, and each follows the other", async ({
  page,
  browser,
  product,
}) => {
  await signedIn(page, product);
  const elsewhere = await browser.newContext({ locale: "en-GB" });
  const phone = await elsewhere.newPage();
  await phone.goto(`${product.url}/login`);
  await signIn(phone, person);
  await expect(phone.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
  await page.goto(`${product.url}/settings?section=data`);
  await phone.goto(`${product.url}/settings?section=data`);

  // While the server is away both keep what was changed; the later change of a field is the one that stays.
  await page.route("**/api/settings", (route) => route.abort());
  await phone.route("**/api/settings", (route) => route.abort());
  await page.getByLabel("Currency", { exact: true }).selectOption({ value: "EUR" });
  await page.getByLabel("Automatic refresh").click();
  await expect(page.getByText("Kept in this browser, will be sent").first()).toBeVisible();
  await phone.getByLabel("Currency", { exact: true }).selectOption({ value: "CHF" });
  await phone.getByText("Detailed", { exact: true }).click();
  await expect(phone.getByText("Kept in this browser, will be sent").first()).toBeVisible();
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
    await device.reload();
    await expect(device.getByLabel("Currency", { exact: true })).toHaveValue("CHF");
    await expect(device.getByLabel("Automatic refresh")).not.toBeChecked();
    await expect(device.getByRole("radio", { name: "Detailed" })).toBeChecked();
  }
  await elsewhere.close();
});

test("a change can be taken back, the theme can follow the device, and the keys are listed", async ({
  page,
  product,
}) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/settings`);
  const currency = page.getByLabel("Currency", { exact: true });
  await currency.selectOption({ value: "GBP" });
  const undo = page.getByRole("button", { name: "Undo the change of Currency" });
  await undo.click();
  await expect(currency).toHaveValue("USD");
  await expect(undo).toHaveCount(0);

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
  expect(await page.evaluate(() => sessionStorage.getItem("hide-amounts"))).toBe("true");

  await page.getByRole("button", { name: "Change benchmark" }).click();
  await page.getByRole("dialog").getByRole("searchbox").fill("QQQ");
  await page.keyboard.press("Enter");
  const measure = async () => {
    const reply = await page.request.get(`${product.url}/api/portfolio/preferences`);
    return ((await reply.json()) as { benchmark: string }).benchmark;
  };
  await expect.poll(measure).not.toBe("SPY");
  await page.getByRole("button", { name: "Undo the change of Benchmark" }).click();
  await expect.poll(measure).toBe("SPY");

  const keys = page.getByRole("region", { name: "All keys" });
  await expect(keys).toContainText("Add a transaction");
  await page.getByLabel("Single-letter keys").click();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.request.post(`${product.url}/api/portfolio/accounts`, {
    headers: { origin: product.url },
    data: { name: "Broker", currency: "USD" },
  });
  await page.goto(`${product.url}/settings?section=accounts`);
  const method = page.getByRole("group", { name: "Shares that leave Broker" });
  await method.getByText("Average cost").click();
  await page.getByRole("button", { name: "Undo the change of Shares that leave Broker" }).click();
  await expect(method.getByRole("radio", { name: "First in, first out" })).toBeChecked();
});

test("Settings decide how a question is answered and what goes with it", async ({ page, product }) => {
  await signedIn(page, product);
  await page.goto(`${product.url}/settings?section=answers`);
  await page.getByText("Detailed", { exact: true }).click();
  await page.getByLabel("News", { exact: true }).click();
  await expect(page.getByText("Saved").first()).toBeVisible();
  await page.goto(`${product.url}/chat`);
  await expect(page.getByRole("radio", { name: "Detailed" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Leave out Portfolio" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Leave out News" })).toHaveCount(0);
});
