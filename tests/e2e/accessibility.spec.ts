import { faultsInBothThemes } from "./support/axe.ts";
import { openPlace, places } from "./support/places.ts";
import { expect, setTheme, testWithOwnServer as test } from "./support/product.ts";

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`axe finds nothing in dark and light at ${width} px`, async ({ page, product }) => {
    // Every place of the product in one test, even on a slow machine.
    test.setTimeout(900_000);
    await setTheme(page, "dark");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    for (const place of places) {
      await openPlace(page, product, place);
      // The first page of a fresh server has everything still to fetch.
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await faultsInBothThemes(page), place.name).toEqual([]);
      expect(overflow, `${place.name} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
}
