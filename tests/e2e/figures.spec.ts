import type { Locator } from "@playwright/test";
import { expect, type Page, type Product, signedIn, test } from "./support/product.ts";

/** A Saturday: the week's prices are in, so that an issue can be made. */
test.use({ clock: "2026-03-07T16:00:00Z" });

async function open(page: Page, product: Product): Promise<void> {
  await signedIn(page, product);
  for (const symbol of ["NVDA", "MSFT"]) {
    const reply = await page.request.post(`${product.url}/api/portfolio/transactions`, {
      data: { type: "buy", symbol, date: "2026-01-05", quantity: "10", price: "100" },
      headers: { origin: product.url },
    });
    expect(reply.status()).toBe(201);
  }
}

/** Where numbers stand, and how each place is opened. */
const places: readonly (readonly [string, (page: Page, product: Product) => Promise<Locator>])[] = [
  [
    "an answer",
    async (page, product) => {
      await page.goto(`${product.url}/chat`);
      const box = page.getByRole("textbox", { name: "Ask about your portfolio or a symbol" });
      await box.fill("What is my portfolio worth?");
      await box.press("Enter");
      return page.getByRole("log", { name: "Conversation" }).getByRole("article", { name: "Assistant" });
    },
  ],
  [
    "the portfolio review",
    async (page, product) => {
      await page.goto(`${product.url}/portfolio?tab=review`);
      return page.getByRole("main");
    },
  ],
  [
    "a preview",
    async (page, product) => {
      await page.goto(`${product.url}/insights?symbol=NVDA`);
      return page.getByRole("region", { name: "Impact, risk and action" });
    },
  ],
  [
    "a report",
    async (page, product) => {
      await page.goto(`${product.url}/insights?symbol=NVDA&tab=research`);
      await page.getByRole("button", { name: "Create report" }).click();
      return page.getByRole("region", { name: "1 Summary and verdict" });
    },
  ],
  [
    "the newsletter",
    async (page, product) => {
      await page.goto(`${product.url}/newsletter`);
      await page.getByRole("button", { name: "Create issue now" }).click();
      return page.getByRole("article").filter({ hasText: "In the week to" });
    },
  ],
  [
    "the table of evidence",
    async (page, product) => {
      await page.goto(`${product.url}/insights?symbol=NVDA&tab=technical`);
      return page.getByRole("region", { name: "Evidence for each signal" });
    },
  ],
];

const figureIn = (place: Locator): Locator =>
  place
    .getByRole("button", { name: /, (?:From data|Computed)$/ })
    .filter({ visible: true })
    .first();
const facts = (page: Page): Locator =>
  page
    .locator("dl")
    .filter({ hasText: /^Figure/ })
    .filter({ visible: true });

for (const [name, go] of places)
  test(
    `a number of ${name} opens its source by mouse and by keyboard`,
    { tag: "@short" },
    async ({ page, product }) => {
      await open(page, product);
      const figure = figureIn(await go(page, product));
      await figure.click();
      await expect(facts(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(facts(page)).toBeHidden();
      await figure.focus();
      await page.keyboard.press("Enter");
      await expect(facts(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(facts(page)).toBeHidden();
      await expect(figure).toBeFocused();
    },
  );

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const [name, go] of places)
    test(`a number of ${name} opens its source by touch`, async ({ page, product }) => {
      await open(page, product);
      const figure = figureIn(await go(page, product));
      await figure.tap();
      await expect(facts(page)).toBeVisible();
      const box = await facts(page).boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    });
});
