import type { Locator } from "@playwright/test";
import { faultsInBothThemes } from "./support/axe.ts";
import { expect, type Page, type Product, setTheme, settled, signedIn, signIn, test } from "./support/product.ts";

test.describe("on a wide window", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    "cards are moved by keyboard, announced and kept on every device",
    { tag: "@short" },
    async ({ page, product, browser }) => {
      await signedIn(page, product);
      await openEditor(page, product);
      await expect(page.getByRole("heading", { level: 1, name: "Edit dashboard" })).toBeFocused();
      const handle = page.getByRole("button", { name: "Move Watchlist", exact: true });
      await handle.focus();
      await page.keyboard.press("Space");
      await expect(handle).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByRole("status").filter({ hasText: "Watchlist lifted." })).toBeAttached();
      await page.keyboard.press("ArrowUp");
      await expect(
        page.getByRole("status").filter({ hasText: "Watchlist: wide column, position 1 of 3." }),
      ).toBeAttached();
      await expect(handle).toBeFocused();
      await page.keyboard.press("Space");
      await expect(handle).toHaveAttribute("aria-pressed", "false");

      // Escape puts a lifted card back.
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("status").filter({ hasText: "Watchlist is back in its place." })).toBeAttached();
      await expect(handle).toBeFocused();

      const toSide = page.getByRole("button", { name: "Move News to the narrow column" });
      await toSide.focus();
      await page.keyboard.press("Enter");
      // The button has done its work. The focus stays with the card.
      await expect(page.getByRole("button", { name: "Move News", exact: true })).toBeFocused();
      await page.getByRole("button", { name: "Done" }).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeFocused();

      const edited = { main: ["watchlist", "portfolio"], side: ["movers", "coming-up", "news"] };
      await expect.poll(() => columns(page)).toEqual(edited);
      await saved(page, product);
      await page.reload();
      await expect.poll(() => columns(page)).toEqual(edited);

      const elsewhere = await browser.newContext({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
      const other = await elsewhere.newPage();
      await other.goto(`${product.url}/login`);
      await signIn(other, product.person);
      await expect.poll(() => columns(other)).toEqual(edited);
      await elsewhere.close();
    },
  );

  test("cards are dragged by mouse, hidden, added and reset", async ({ page, product }) => {
    await signedIn(page, product);
    await openEditor(page, product);
    const usual = { main: ["portfolio", "watchlist", "news"], side: ["movers", "coming-up"] };
    // A card that is too wide for the narrow column stays beside it.
    await drag(page, page.getByRole("button", { name: "Move Watchlist", exact: true }), cardOf(page, "movers"), 10);
    await expect(
      page.getByRole("status").filter({ hasText: "Watchlist dropped: wide column, position 1 of 3." }),
    ).toBeAttached();
    await page.keyboard.press("Control+z");
    await drag(page, page.getByRole("button", { name: "Move News", exact: true }), cardOf(page, "watchlist"), 10);
    await drag(page, page.getByRole("button", { name: "Move Movers", exact: true }), cardOf(page, "portfolio"), 10);
    await page.getByRole("button", { name: "Hide Coming up for you" }).click();
    await page.getByRole("button", { name: "Hide Market" }).click();
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("button", { name: "Add Market" })).toHaveCount(0);
    await page.getByRole("button", { name: "Hide Market" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await expect.poll(() => columns(page)).toEqual({ main: ["movers", "portfolio", "news", "watchlist"], side: [] });
    await expect(page.getByRole("navigation", { name: "Market" })).toHaveCount(0);
    await saved(page, product);

    // A hidden card's data is neither requested nor sent with the page.
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openEditor(page, product);
    for (const name of ["News", "Watchlist"]) await page.getByRole("button", { name: `Hide ${name}` }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await saved(page, product);
    asked.length = 0;
    const document = await page.goto(product.url);
    await settled(page);
    await expect(page.locator("[data-card]")).toHaveCount(2);
    expect(await document?.text()).not.toMatch(/GET \/api\/market\/(news|calendar|signals)/);
    expect(asked.filter((path) => /^\/api\/market\/(news|calendar|signals)/.test(path))).toEqual([]);

    await openEditor(page, product);
    await page.getByRole("button", { name: "Add Watchlist" }).click();
    await expect(page.getByRole("button", { name: "Move Watchlist", exact: true })).toBeFocused();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.locator("[data-card]")).toHaveCount(2);

    await openEditor(page, product);
    await page.getByRole("button", { name: "Reset to default" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await expect.poll(() => columns(page)).toEqual(usual);
    await expect(page.getByRole("navigation", { name: "Market" })).toBeVisible();
    await saved(page, product);
    const reply = await page.request.get(`${product.url}/api/settings`);
    expect((await reply.json()) as object).toMatchObject({ preferences: { dashboard: null } });
  });

  test("changes are kept when the user goes on to another page, and dropped by Cancel", async ({ page, product }) => {
    await signedIn(page, product);
    await openEditor(page, product);
    await page.getByRole("button", { name: "Hide News" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(cardOf(page, "news")).toBeVisible();
    await page.getByRole("button", { name: "Edit dashboard" }).click();
    await page.getByRole("button", { name: "Hide News" }).click();
    await page.getByRole("link", { name: "Calendar", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
    await page.goto(product.url);
    await settled(page);
    await expect(cardOf(page, "watchlist")).toBeVisible();
    await expect(cardOf(page, "news")).toHaveCount(0);
  });

  test("changes made in two browsers and two tabs are combined, with a notice", async ({ page, product, browser }) => {
    await signedIn(page, product);
    await openEditor(page, product);
    const elsewhere = await browser.newContext({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
    const other = await elsewhere.newPage();
    await other.goto(`${product.url}/login`);
    await signIn(other, product.person);
    await expect(cardOf(other, "news")).toBeVisible();
    await openEditor(other, product);
    await other.getByRole("button", { name: "Hide News" }).click();
    await other.getByRole("button", { name: "Done" }).click();
    await saved(other, product);

    // This browser was editing before.
    await drag(page, page.getByRole("button", { name: "Move Movers", exact: true }), cardOf(page, "portfolio"), 10);
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("Your dashboard was also changed in another window")).toBeVisible();
    const both = { main: ["movers", "portfolio", "watchlist"], side: ["coming-up"] };
    await expect.poll(() => columns(page)).toEqual(both);
    await saved(page, product);
    await other.goto(product.url);
    await expect.poll(() => columns(other)).toEqual(both);
    await elsewhere.close();

    await openEditor(page, product);
    const tab = await page.context().newPage();
    await openEditor(tab, product);
    await tab.getByRole("button", { name: "Hide Coming up for you" }).click();
    await tab.getByRole("button", { name: "Done" }).click();
    await saved(tab, product);
    await page.getByRole("button", { name: "Hide Market" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("Your dashboard was also changed in another window")).toBeVisible();
    await expect.poll(() => columns(page)).toEqual({ main: ["movers", "portfolio", "watchlist"], side: [] });
    await expect(page.getByRole("navigation", { name: "Market" })).toHaveCount(0);
    await saved(page, product);
  });

  test("a layout of another version shows the cards that this one knows", async ({ page, product }) => {
    await signedIn(page, product);
    const layout = { cards: [{ id: "weather", zone: "side" }], phone: ["weather"], hidden: ["market", "horoscope"] };
    const reply = await page.request.patch(`${product.url}/api/settings`, {
      data: { preferences: { dashboard: layout } },
      headers: { origin: product.url },
    });
    expect(reply.status()).toBe(200);
    await page.goto(product.url);
    await expect
      .poll(() => columns(page))
      .toEqual({
        main: ["portfolio", "watchlist", "news"],
        side: ["movers", "coming-up"],
      });
    await openEditor(page, product);
    await page.getByRole("button", { name: "Add Market" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("navigation", { name: "Market" })).toBeVisible();
    await expect
      .poll(async () => (await (await page.request.get(`${product.url}/api/settings`)).json()) as object)
      .toMatchObject({ preferences: { dashboard: { ...layout, hidden: ["horoscope"] } } });
  });

  test("a long watchlist scrolls beside the other column", async ({ page, product }) => {
    await signedIn(page, product);
    const symbols = ["NVDA", "SPY", "QQQ", "DIA", "IWM", "TLT", "KO", "SAP.DE", "JNJ", "VOO", "META", "NFLX", "AMD"];
    for (const symbol of symbols)
      await page.request.post(`${product.url}/api/watchlist`, { headers: { origin: product.url }, data: { symbol } });
    await page.goto(product.url);
    await settled(page);
    const watchlist = cardOf(page, "watchlist");
    await expect(watchlist.getByRole("row")).toHaveCount(5 + symbols.length + 1);
    const box = await watchlist.boundingBox();
    expect(box?.height).toBeLessThan(560);
    const last = watchlist.getByRole("row").last();
    await last.getByRole("link").first().focus();
    await expect(last).toBeInViewport();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("cards are dragged by a finger, and the order is the phone's own", async ({ page, product, browser }) => {
    await signedIn(page, product);
    await openEditor(page, product);
    const first = await cards(page);
    expect(first[0]).toBe("watchlist");
    await dragByFinger(page, page.getByRole("button", { name: "Move News", exact: true }), cardOf(page, "watchlist"));
    // Before the drop, the dragged card is there already, but the others are still to move.
    await expect(page.getByRole("status").filter({ hasText: "News dropped: position 1 of 8." })).toBeAttached();
    await expect.poll(() => cards(page)).toEqual(["news", ...first.filter((id) => id !== "news")]);
    // The browser may take the first tap after a drag for the drag's end.
    const begins = async () => (await cards(page)).slice(0, 3).join();
    await expect(async () => {
      if ((await begins()) === "news,watchlist,portfolio")
        await page.getByRole("button", { name: "Move Watchlist down" }).tap();
      await expect.poll(begins, { timeout: 3_000 }).toBe("news,portfolio,watchlist");
    }).toPass();
    await page.getByRole("button", { name: "Hide Coming up for you" }).tap();
    await page.getByRole("button", { name: "Done" }).tap();
    const edited = ["news", "portfolio", "watchlist", "movers", "market"];
    await expect.poll(() => cards(page)).toEqual(edited);
    await saved(page, product);
    await page.reload();
    await expect.poll(() => cards(page)).toEqual(edited);

    const desk = await browser.newContext({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
    const wide = await desk.newPage();
    await wide.goto(`${product.url}/login`);
    await signIn(wide, product.person);
    await expect.poll(() => columns(wide)).toEqual({ main: ["portfolio", "watchlist", "news"], side: ["movers"] });

    // The reset of a wide window leaves the phone's order alone.
    await openEditor(wide, product);
    await wide.getByRole("button", { name: "Reset to default" }).click();
    await wide.getByRole("button", { name: "Done" }).click();
    await saved(wide, product);
    await desk.close();
    await page.goto(product.url);
    await expect.poll(() => cards(page)).toEqual(["news", "portfolio", "watchlist", "movers", "coming-up", "market"]);
  });
});

test("the editor fits every width, and axe finds nothing in it or in an empty dashboard", async ({ page, product }) => {
  await setTheme(page, "dark");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signedIn(page, product);
  for (const width of [360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openEditor(page, product);
    await settled(page);
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    expect(await faultsInBothThemes(page), `${width} px`).toEqual([]);
  }
  const hide = page.locator('[data-control="hide"]');
  for (let left = await hide.count(); left > 0; left -= 1) {
    await hide.first().click();
    await expect(hide).toHaveCount(left - 1);
  }
  await expect(page.getByText("No cards left.")).toBeVisible();
  expect(await faultsInBothThemes(page), "all hidden").toEqual([]);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Your dashboard has no cards.")).toBeVisible();
  expect(await faultsInBothThemes(page), "empty").toEqual([]);
});

async function openEditor(page: Page, product: Product): Promise<void> {
  await page.goto(product.url);
  await settled(page);
  await page.getByRole("button", { name: "Edit dashboard" }).click();
  await expect(page.getByRole("button", { name: "Done" })).toBeVisible();
}

/** Waits until the account has what the page has saved. */
async function saved(page: Page, product: Product): Promise<void> {
  await expect
    .poll(async () => {
      const reply = await page.request.get(`${product.url}/api/settings`);
      const { preferences } = (await reply.json()) as { preferences: { dashboard: unknown } };
      const local = await page.evaluate(() => localStorage.getItem("bellwether-settings") ?? "{}");
      const here = JSON.parse(local) as { preferences: { dashboard: unknown } };
      return JSON.stringify(preferences.dashboard) === JSON.stringify(here.preferences.dashboard);
    })
    .toBe(true);
}

function cardOf(page: Page, id: string): Locator {
  return page.locator(`[data-card="${id}"]`);
}

/** The cards from top to bottom. */
async function cards(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-card]")]
      .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
      .map((card) => card.dataset["card"] ?? ""),
  );
}

/** The cards below the market's, by the column they are in on the screen. */
async function columns(page: Page): Promise<{ readonly main: string[]; readonly side: string[] }> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>("[data-card]")]
      .map((card) => ({ id: card.dataset["card"] ?? "", box: card.getBoundingClientRect() }))
      .filter(({ id }) => id !== "market")
      .toSorted((one, other) => one.box.top - other.box.top);
    const left = Math.min(...boxes.map(({ box }) => box.left));
    const inColumn = (isMain: boolean): string[] =>
      boxes.filter(({ box }) => box.left < left + 20 === isMain).map(({ id }) => id);
    return { main: inColumn(true), side: inColumn(false) };
  });
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** The middle of an element, and a point `down` pixels below the top of another. */
async function way(from: Locator, to: Locator, down: number) {
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (start === null || end === null) throw new Error("not on the page");
  return {
    from: { x: start.x + start.width / 2, y: start.y + start.height / 2 },
    to: { x: end.x + 120, y: end.y + down },
  };
}

async function drag(page: Page, from: Locator, target: Locator, down: number): Promise<void> {
  const { from: start, to: end } = await way(from, target, down);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 8);
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

async function dragByFinger(page: Page, from: Locator, target: Locator): Promise<void> {
  const { from: start, to: end } = await way(from, target, 6);
  const client = await page.context().newCDPSession(page);
  const at = (share: number) => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  });
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at(0)] });
  for (const share of [0.1, 0.3, 0.6, 0.9, 1])
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at(share)] });
  // A finger that is lifted while it moves flings, and the browser takes the next tap for the end of the fling.
  await expect(from.locator("xpath=ancestor::li")).toHaveAttribute("data-moving");
  await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at(1)] });
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
