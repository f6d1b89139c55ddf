import { expect, type Page, signedIn, test } from "./support/product.ts";

/** The errors a page writes to the console, failed requests included. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

test(
  "anonymous pages and an unknown symbol log no errors to the console",
  { tag: "@short" },
  async ({ page, product }) => {
    const errors = errorsOf(page);
    for (const path of ["/login", "/register", "/reset-password"]) {
      await page.goto(product.url + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
    }
    await signedIn(page, product);
    await page.goto(`${product.url}/technical?symbol=NOPEX`);
    await expect(page.getByText(/NOPEX/).first()).toBeVisible();
    await expect(page.getByText("No results for “NOPEX”")).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test("the palette signs out, and a holding row's keys work from its buttons", async ({ page, product }) => {
  await signedIn(page, product);
  const bought = await page.request.post(`${product.url}/api/portfolio/transactions`, {
    data: { type: "buy", symbol: "AAPL", date: "2025-06-11", quantity: "12", price: "190.50" },
    headers: { origin: product.url, "idempotency-key": "the-first-purchase" },
  });
  expect(bought.status()).toBe(201);
  await page.goto(`${product.url}/portfolio`);
  const lots = page.getByRole("button", { name: "AAPL lots" });
  await lots.focus();
  await page.keyboard.press("ArrowRight");
  await expect(lots).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(lots).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("sign out");
  await page.getByRole("option", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
});
