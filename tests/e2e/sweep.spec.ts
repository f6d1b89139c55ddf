import { faultsInBothThemes } from "./support/axe.ts";
import { cutWords } from "./support/cut-words.ts";
import { recordedShifts, recordShifts } from "./support/layout-shifts.ts";
import { openPlace, places } from "./support/places.ts";
import { expect, setTheme, testWithOwnServer as test } from "./support/product.ts";

/** What a person notices, as Web Vitals has it. `layout-shift.full.spec.ts` is stricter, on pages that load alone. */
const maxShift = 0.1;

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`every place is accessible, whole and quiet at ${width} px`, { tag: "@short" }, async ({ page, product }) => {
    // Every place of the product in one test, even on a slow machine.
    test.setTimeout(3_600_000);
    await setTheme(page, "dark");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await recordShifts(page);
    const faults: string[] = [];
    let at = "";
    page.on("console", (message) => {
      // A refused request is an answer that some places are about.
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
        faults.push(`${at}: console: ${message.text()}`);
    });
    for (const place of places) {
      at = place.name;
      await openPlace(page, product, place);
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const shifts = await recordedShifts(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum > maxShift) faults.push(`${at}: moved by ${sum.toFixed(3)}: ${JSON.stringify(shifts)}`);
      for (const fault of await cutWords(page)) faults.push(`${at}: ${fault}`);
      for (const fault of await faultsInBothThemes(page)) faults.push(`${at}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
}
