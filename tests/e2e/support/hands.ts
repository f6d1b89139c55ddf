import { expect, type Locator, type Page } from "@playwright/test";

/** The ways in which journeys use a page: by touch alone, or by the keys alone. */
interface Hand {
  /** Activates a button, link, option or other control. */
  press(target: Locator): Promise<void>;
  /** Types into a field. */
  write(field: Locator, words: string): Promise<void>;
  /** Presses Enter on the keyboard, or on the one on the screen. */
  enter(): Promise<void>;
  /** Opens a screen from the menu. */
  goTo(title: string): Promise<void>;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Finger extends Hand {
  readonly isTouch: true;
  /** Moves over the page and rests before it lifts. */
  swipe(from: Point, to: Point): Promise<void>;
  /** Moves over the page, runs a check there, and lifts. */
  hold(from: Point, to: Point, check: () => Promise<void>): Promise<void>;
}

export interface Keys extends Hand {
  readonly isTouch: false;
  /** Moves the focus to a control. */
  reach(target: Locator): Promise<void>;
}

/** A low keyboard on a phone's screen. */
const keyboardPx = 260;
const maxSteps = 250;
const swipeSteps = 8;

/**
 * A finger. The keyboard on the screen covers part of the page while the user types, and sends text without key
 * presses, as those of phones do.
 */
export function finger(page: Page): Finger {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const hold = async (from: Point, to: Point, check: () => Promise<void>): Promise<void> => {
    const client = await page.context().newCDPSession(page);
    const move = (share: number) =>
      client.send("Input.dispatchTouchEvent", {
        type: share === 0 ? "touchStart" : "touchMove",
        touchPoints: [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }],
      });
    for (let step = 0; step <= swipeSteps; step += 1) {
      await move(step / swipeSteps);
      await page.waitForTimeout(30);
    }
    await check();
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  return {
    isTouch: true,
    hold,
    // After a flick the browser would take the next tap as a stop of the scrolling.
    swipe: (from, to) => hold(from, to, () => page.waitForTimeout(90)),
    press: (target) => target.tap(),
    write: async (field, words) => {
      await field.tap();
      await expect(field).toBeFocused();
      if (/^[\d.]+$/.test(words)) await expect(field).toHaveAttribute("inputmode", /^(decimal|numeric)$/);
      await page.setViewportSize({ ...size, height: size.height - keyboardPx });
      // Browsers bring the field above their keyboard if the page lets them.
      await field.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
      await expect(field).toBeInViewport();
      await expect.poll(() => field.evaluate(isOnTop), "the field is covered while typing").toBe(true);
      for (const character of words) await page.keyboard.insertText(character);
      await page.setViewportSize(size);
    },
    enter: () => page.keyboard.press("Enter"),
    goTo: async (title) => {
      const menu = page.getByRole("navigation", { name: "Main" });
      const ofBar = menu.getByRole("link", { name: title, exact: true });
      const isInBar = await ofBar.isVisible();
      if (!isInBar) await menu.getByRole("button", { name: "More" }).tap();
      const ofMenu = page.getByRole("dialog", { name: "More" }).getByRole("link", { name: title, exact: true });
      await arrives(page, isInBar ? ofBar : ofMenu, (link) => link.tap());
    },
  };
}

/** The keys: Tab until the target has the focus, arrows within menus and groups, Enter or the space bar. */
export function keys(page: Page): Keys {
  const reach = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    for (let step = 0; step < maxSteps; step += 1) {
      const next = await target.evaluate(nextKey);
      if (next === null) {
        await expect(target).toBeInViewport();
        return;
      }
      await page.keyboard.press(next);
    }
    throw new Error(`the keyboard doesn't reach ${target.toString()}`);
  };
  return {
    isTouch: false,
    reach,
    press: async (target) => {
      await reach(target);
      // An arrow has already chosen a radio button.
      if (!(await target.evaluate((element) => element instanceof HTMLInputElement && element.checked)))
        await page.keyboard.press("Enter");
    },
    write: async (field, words) => {
      await reach(field);
      await page.keyboard.type(words);
    },
    enter: () => page.keyboard.press("Enter"),
    goTo: async (title) => {
      const link = page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: title, exact: true })
        .filter({ visible: true });
      await arrives(page, link, async () => {
        await reach(link);
        await page.keyboard.press("Enter");
      });
    },
  };
}

/** Follows a link, and waits for the screen it leads to. */
async function arrives(page: Page, link: Locator, follow: (link: Locator) => Promise<void>): Promise<void> {
  const address = await link.getAttribute("href");
  await follow(link);
  await expect(page).toHaveURL((url) => url.pathname === address);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
}

/** Runs in the page. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (element.contains(top) || top.contains(element));
}

/** Runs in the page. Returns the key that brings the focus nearer to an element; null if it's there. */
function nextKey(element: Element): string | null {
  const focused = document.activeElement;
  if (element === focused) return null;
  const group = element.closest("[role=menu], [role=tablist], [role=radiogroup], [role=listbox], fieldset");
  const isRoving = element.matches("input[type=radio], [tabindex='-1']");
  if (!isRoving || group === null || focused === null || !group.contains(focused)) return "Tab";
  return element.closest("[role=tablist]") !== null || element.matches("input[type=radio]")
    ? "ArrowRight"
    : "ArrowDown";
}
