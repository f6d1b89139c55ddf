import { readFile } from "node:fs/promises";
import { openPlace, places } from "./support/places.ts";
import { expect, type Page, setTheme, signedIn, test } from "./support/product.ts";

/** Saves the first chart of a page, and returns the file's name and content. */
async function saved(page: Page, kind: "PNG" | "SVG"): Promise<{ name: string; content: Buffer }> {
  await page.getByRole("button", { name: "Save chart as a picture" }).first().click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: kind, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** Returns the size of a PNG and its number of different colours, up to a thousand. */
async function pixelsOf(page: Page, png: Buffer): Promise<{ width: number; height: number; colours: number }> {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? []);
    return { width: image.width, height: image.height, colours: Math.min(1_000, new Set(pixels).size) };
  }, png.toString("base64"));
}

for (const theme of ["dark", "light"] as const)
  test(
    `a price chart is saved as PNG and SVG in ${theme}, with title, source and time`,
    { tag: theme === "dark" ? "@short" : [] },
    async ({ page, product }) => {
      await setTheme(page, theme);
      await signedIn(page, product);
      await page.goto(`${product.url}/insights?symbol=AAPL`);
      await expect(page.getByRole("slider", { name: /AAPL/ })).toBeAttached();
      const svg = await saved(page, "SVG");
      expect(svg.name).toBe("AAPL-6-months.svg");
      const text = svg.content.toString();
      for (const words of ["AAPL, 6 months", "Source: Yahoo Finance", "As of "]) expect(text).toContain(words);
      expect(text).toMatch(/Saved from Bellwether on \d+ \w+ \d{4}, /);
      // Bars, grid and axis are lines, not a picture of them.
      expect(text.split("<path").length).toBeGreaterThan(100);
      expect(text).not.toContain("<image");
      expect(text).toContain(
        await page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--surface").trim()),
      );

      const stage = await page
        .getByRole("figure")
        .filter({ has: page.getByRole("slider") })
        .first()
        .boundingBox();
      const png = await saved(page, "PNG");
      expect(png.name).toBe("AAPL-6-months.png");
      const pixels = await pixelsOf(page, png.content);
      expect(pixels.width).toBe(2 * (Math.ceil(stage?.width ?? 0) + 32));
      expect(pixels.height).toBeGreaterThan(2 * (stage?.height ?? 0));
      expect(pixels.colours).toBeGreaterThan(50);
      // The chart on the page goes on as before.
      await page.getByRole("slider", { name: /AAPL/ }).focus();
      await page.keyboard.press("ArrowLeft");
      await expect(page.getByRole("slider", { name: /AAPL/ })).toHaveAttribute("aria-valuetext", /3 Mar 2026/);
    },
  );

for (const [name, title] of [
  ["portfolio, performance", "Value"],
  ["portfolio, allocation", "Allocation"],
  ["portfolio, income", "Income"],
  ["insights compared", "AAPL, MSFT, GOOGL, 6 months"],
  ["technical", "AAPL, "],
  ["insights, financials", "Income statement"],
] as const)
  test(`the chart of "${name}" is saved with its title`, async ({ page, product }) => {
    const place = places.find((one) => one.name === name);
    if (place === undefined) throw new Error(`there is no place ${name}`);
    await openPlace(page, product, place);
    const { content } = await saved(page, "SVG");
    const text = content.toString();
    expect(text).toContain(`<title>${title}`);
    expect(text).toContain("Saved from Bellwether on ");
    expect(text.split(/<(?:path|rect|line)\b/).length).toBeGreaterThan(5);
    const { content: png } = await saved(page, "PNG");
    expect((await pixelsOf(page, png)).colours).toBeGreaterThan(20);
  });

test("the chart of a phone's portfolio is saved", async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const place = places.find((one) => one.name === "portfolio");
  if (place === undefined) throw new Error("there is no such place");
  await openPlace(page, product, place);
  await expect(page.getByRole("slider", { name: /Portfolio value/ })).toBeAttached();
  const { content } = await saved(page, "SVG");
  expect(content.toString()).toContain("<title>Portfolio value");
  expect(content.toString().split("<path").length).toBeGreaterThan(2);
});
