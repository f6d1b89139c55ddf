import { expect, signedIn, test } from "./support/product.ts";

test.use({ hasModel: true, viewport: { width: 390, height: 780 } });

const columns = Array.from({ length: 12 }, (_, index) => `Column ${index + 1}`);
const row = (name: string) => `| ${[name, ...columns.slice(1).map((_, index) => `value of ${index}`)].join(" | ")} |`;
const table = [`| ${columns.join(" | ")} |`, `|${" --- |".repeat(12)}`, row("Revenue"), row("Net income")].join("\n");

test(
  "a table of twelve columns keeps its first one, and paper shows all",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(`${product.url}/chat`);
    product.model.control({ text: `Here it is:\n\n${table}\n` });
    const box = page.getByRole("textbox", { name: "Ask about your portfolio or a symbol" });
    await box.fill("Compare the years of NVDA in a table");
    await box.press("Enter");
    const found = page.getByRole("log").getByRole("table");
    await expect(found).toBeVisible();
    const frame = found.locator("..");
    const place = () =>
      frame.evaluate((element) => {
        const left = element.getBoundingClientRect().left;
        const cell = (at: number) => element.querySelectorAll("tbody tr:first-child > *")[at]?.getBoundingClientRect();
        return {
          first: (cell(0)?.left ?? NaN) - left,
          width: cell(0)?.width ?? NaN,
          last: (cell(11)?.left ?? NaN) - left,
        };
      });
    const before = await place();
    await frame.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    const after = await place();
    expect(after.first).toBeCloseTo(before.first, 0);
    expect(after.width).toBeLessThan(200);
    expect(after.last).toBeLessThan(before.last - 200);

    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 700, height: 990 });
    const edges = await found
      .getByRole("columnheader")
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().right));
    expect(edges).toHaveLength(12);
    const frameRight = await frame.evaluate((element) => element.getBoundingClientRect().right);
    expect(Math.max(...edges)).toBeLessThanOrEqual(Math.min(700, frameRight) + 1);
  },
);
