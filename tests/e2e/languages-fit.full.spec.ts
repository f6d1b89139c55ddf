import { cutWords } from "./support/cut-words.ts";
import { overlaysByPath, secondWatchlist, unopenedDialogs, wordsOf } from "./support/overlays.ts";
import { openPlace, places } from "./support/places.ts";
import { expect, type Page, type Product, testWithOwnServer as test } from "./support/product.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

// The pseudo-language is a third longer than English, as German is; Japanese is denser and taller.
for (const [language, menusAt] of [
  ["en-XA", [desk, phone]],
  ["ja", [phone]],
] as const)
  test(`every screen and menu holds its words in ${language}`, async ({ page, product }) => {
    await begin(page, product, language);
    const faults: string[] = [];
    const opened = new Map([desk, phone].map((size) => [size, new Set<string>()]));
    for (const place of places) {
      await page.setViewportSize(desk);
      await openPlace(page, product, place);
      for (const size of [desk, phone]) {
        await page.setViewportSize(size);
        await hasLoaded(page, language);
        const name = `${place.name} at ${size.width} px`;
        for (const fault of await cutWords(page)) faults.push(`${name}: ${fault}`);
        if (menusAt.some((one) => one === size))
          for (const fault of await cutInMenus(page, opened.get(size)!)) faults.push(`${name}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

for (const [language, device] of [
  ["en-XA", "desk"],
  ["en-XA", "phone"],
  ["ja", "phone"],
] as const)
  test(`every dialog of a ${device} holds its words in ${language}`, async ({ page, product }) => {
    await begin(page, product, language);
    await page.setViewportSize(device === "desk" ? desk : phone);
    await furnish(page, product);
    const words = wordsOf(language);
    const faults: string[] = [];
    const fileByTitle = new Map<string, string>();
    for (const [path, overlays] of overlaysByPath(device)) {
      await page.goto("about:blank");
      await page.goto(product.url + path + (path.endsWith("=") ? await newestConversation(page, product) : ""));
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await hasLoaded(page, language);
      for (const { file, open } of overlays) {
        await open(page, words);
        const dialog = page.locator("dialog[open]");
        if (file !== "chart/drawing-board.tsx") {
          await expect(dialog).not.toHaveCount(0);
          // A button of another dialog would give a title twice.
          const title = `${path} ${await dialog.last().getByRole("heading").first().innerText()}`;
          if ((fileByTitle.get(title) ?? file) !== file) faults.push(`${file} opens ${fileByTitle.get(title)}`);
          fileByTitle.set(title, file);
        }
        await expect(page.locator('dialog [aria-busy="true"]')).toHaveCount(0);
        for (const fault of await cutWords(page)) faults.push(`${file}: ${fault}`);
        await closeAll(page);
      }
    }
    expect(faults).toEqual([]);
  });

test("every dialog is among those whose words are measured", () => expect(unopenedDialogs()).toEqual([]));

async function begin(page: Page, product: Product, language: string): Promise<void> {
  // Every place of the product in one go, on however slow a machine.
  test.setTimeout(900_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.context().addCookies([{ name: "language", value: language, url: product.url }]);
}

/** Waits for the page at its present width. */
async function hasLoaded(page: Page, language: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.locator('main[data-loading], [aria-busy="true"]')).toHaveCount(0);
}

/** Closes the dialogs of a page, the topmost first. */
async function closeAll(page: Page): Promise<void> {
  const dialogs = page.locator("dialog[open]");
  for (let count = await dialogs.count(); count > 0; count--) {
    await page.keyboard.press("Escape");
    await expect(dialogs).toHaveCount(count - 1);
  }
}

/** Signs in with a holding, an answered question and a second watchlist. */
async function furnish(page: Page, product: Product): Promise<void> {
  for (const place of places) if ("hasIssue" in place || "isAnswered" in place) await openPlace(page, product, place);
  const made = await page.request.post(`${product.url}/api/watchlists`, {
    data: { name: secondWatchlist },
    headers: { origin: product.url },
  });
  expect(made.status()).toBe(201);
}

async function newestConversation(page: Page, product: Product): Promise<string> {
  const reply = await page.request.get(`${product.url}/api/assistant/conversations`);
  const { conversations } = (await reply.json()) as { conversations: readonly { id: string }[] };
  return conversations[0]?.id ?? "";
}

/** The same inside each menu and popover of a page, once for those that are alike, such as the menus of rows. */
async function cutInMenus(page: Page, opened: Set<string>): Promise<readonly string[]> {
  const faults: string[] = [];
  const buttons = await page.locator("[aria-haspopup][aria-expanded]:enabled:not([inert] *)").evaluateAll((elements) =>
    elements.map((element) => {
      const steps: string[] = [];
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
        steps.push(`${at.tagName}.${at.className}`);
      return { id: element.id, kind: steps.join(" < ") };
    }),
  );
  for (const { id, kind } of buttons) {
    const button = page.locator(id === "" ? "[aria-haspopup][aria-expanded]:not([id])" : `[id="${id}"]`);
    // A phone's header shows its pills only at the top of the page.
    await page.evaluate(() => window.scrollTo(0, 0));
    if (opened.has(kind) || !(await button.isVisible())) continue;
    opened.add(kind);
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    for (const fault of await cutWords(page)) faults.push(`${await button.innerText()}, open: ${fault}`);
    await page.keyboard.press("Escape");
    await expect(page.locator("[aria-haspopup][aria-expanded=true]")).toHaveCount(0);
  }
  return faults;
}
