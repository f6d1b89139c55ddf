import { openPlace, places } from "./support/places.ts";
import { expect, type Page, test } from "./support/product.ts";

// The pseudo-language is a third longer than English, as German is; Japanese is denser and taller.
for (const language of ["en-XA", "ja"])
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`every screen holds its words in ${language} at ${width} px`, async ({ page, product }) => {
      // Every place of the product in one go, on however slow a machine.
      test.setTimeout(900_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height });
      await page.context().addCookies([{ name: "language", value: language, url: product.url }]);
      const faults: string[] = [];
      for (const place of places) {
        await openPlace(page, product, place);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator('main[data-loading], [aria-busy="true"]')).toHaveCount(0);
        for (const fault of await cutWords(page)) faults.push(`${place.name}: ${fault}`);
      }
      expect(faults).toEqual([]);
    });

/** Texts that end outside the box that cuts them off, and pages that scroll sideways. Boxes that scroll, or say so with dots, are fine. */
function cutWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    if (sideways > 0) found.push(`scrolls sideways by ${sideways} px`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      if (text === "" || parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      for (let around: HTMLElement | null = parent; around !== null; around = around.parentElement) {
        const style = getComputedStyle(around);
        // Meant for listeners alone.
        if (style.clipPath !== "none") break;
        if (style.overflowX === "visible") continue;
        const frame = around.getBoundingClientRect();
        const isCut = box.right > frame.right + 1 || box.left < frame.left - 1;
        if (isCut && !["auto", "scroll"].includes(style.overflowX) && style.textOverflow !== "ellipsis")
          found.push(`"${text.slice(0, 40)}" is cut by ${around.tagName.toLowerCase()}.${around.className}`);
        break;
      }
    }
    return [...new Set(found)];
  });
}
