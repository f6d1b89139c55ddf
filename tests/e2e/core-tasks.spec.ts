import { readFileSync } from "node:fs";
import { type Finger, finger, type Keys, keys } from "./support/hands.ts";
import { expect, newcomer, type Page, type Product, signedIn, test } from "./support/product.ts";

const brokerFile = readFileSync(new URL("../../src/core/imports/samples/trading-212.csv", import.meta.url));

/** A year's purchases, in an account of their own. */
async function fill(page: Page, product: Product): Promise<void> {
  await signedIn(page, product);
  for (const [index, symbol] of ["AAPL", "MSFT", "KO"].entries()) {
    const reply = await page.request.post(`${product.url}/api/portfolio/transactions`, {
      data: { type: "buy", symbol, quantity: String(4 + index), price: "150", date: `2025-0${index + 4}-10` },
      headers: { origin: product.url },
    });
    expect(reply.status()).toBe(201);
  }
}

interface Task {
  readonly name: string;
  /** The account at the start: an empty one past its first steps unless stated. */
  readonly account?: (page: Page, product: Product) => Promise<void>;
  readonly run: (page: Page, hand: Finger | Keys, product: Product) => Promise<void>;
}

/** The core tasks of the product. Each begins on the dashboard, and goes on by the menus. */
const tasks: readonly Task[] = [
  {
    name: "signing in",
    account: async (page, product) => {
      await signedIn(page, product);
      await page.context().clearCookies({ name: "session" });
    },
    run: async (page, hand, { person }) => {
      await hand.write(page.getByLabel("Email"), person.email);
      await hand.write(page.getByLabel("Password", { exact: true }), person.password);
      await hand.press(page.getByRole("button", { name: "Sign In" }));
      await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached();
    },
  },
  {
    name: "entering a first holding in one line",
    account: newcomer,
    run: async (page, hand) => {
      await hand.write(page.getByLabel("Symbol, shares and average cost (optional)"), "NVDA 12 @ 131.20");
      await hand.enter();
      await expect(page.getByRole("heading", { name: "What moved your portfolio today" })).toBeVisible();
      await expect(page.getByRole("region", { name: "Portfolio", exact: true })).toContainText("$");
    },
  },
  {
    name: "finding a symbol from anywhere",
    run: async (page, hand) => {
      if (hand.isTouch) {
        await hand.press(page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "More" }));
        await hand.press(page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Search" }));
      } else await page.keyboard.press("Control+k");
      await hand.write(page.getByRole("dialog").getByRole("combobox"), "nvid");
      const found = page.getByRole("option", { name: /NVDA/ }).first();
      await expect(found).toBeVisible();
      await (hand.isTouch ? hand.press(found) : hand.enter());
      await expect(page).toHaveURL(/\/insights\?symbol=NVDA/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("NVIDIA");
    },
  },
  {
    name: "adding a symbol to the watchlist",
    run: async (page, hand) => {
      const watchlist = page.getByRole("region", { name: "Watchlist", exact: true });
      await hand.press(watchlist.getByRole("button", { name: "Add symbol" }));
      await hand.write(page.getByRole("combobox", { name: "Symbol to add" }), "ko");
      await hand.enter();
      await expect(watchlist.getByRole("link", { name: /^KO\b/ })).toBeVisible();
    },
  },
  {
    name: "reading the portfolio's value on an earlier day",
    account: fill,
    run: async (page, hand) => {
      await hand.goTo("Portfolio");
      if (!hand.isTouch) await hand.press(page.getByRole("tab", { name: "Performance" }));
      const slider = page.getByRole("slider", { name: hand.isTouch ? /Portfolio value/ : /^Value from/ });
      await expect(slider).toBeAttached();
      const today = await slider.inputValue();
      const spokenToday = await slider.getAttribute("aria-valuetext");
      const readsAnother = async (): Promise<void> => {
        await expect(slider).not.toHaveValue(today);
        const spoken = await slider.getAttribute("aria-valuetext");
        expect(spoken).toMatch(/\$\d/);
        expect(spoken).not.toBe(spokenToday);
      };
      if (hand.isTouch) {
        const stage = await page.getByRole("figure", { name: "Portfolio value" }).boundingBox();
        const [x, y] = [(stage?.x ?? 0) + (stage?.width ?? 0) / 2, (stage?.y ?? 0) + 60];
        await hand.hold({ x, y }, { x: x - 30, y }, readsAnother);
        await expect(slider).toHaveValue(today);
      } else {
        await hand.reach(slider);
        await page.keyboard.press("ArrowLeft");
        await readsAnother();
      }
    },
  },
  {
    name: "looking into a holding",
    account: fill,
    run: async (page, hand) => {
      await hand.goTo("Portfolio");
      if (hand.isTouch) {
        await page
          .locator("[data-row-link]")
          .first()
          .tap({ position: { x: 90, y: 20 } });
        const sheet = page.getByRole("dialog");
        await expect(sheet.getByRole("region", { name: / lots$/ })).toContainText(/\d at/);
        const [first, second] = await page
          .locator("[data-row-link]")
          .evaluateAll((links) => links.map((link) => link.getAttribute("data-row-link")));
        await expect(page.getByRole("dialog", { name: first ?? "" })).toBeVisible();
        const box = await sheet.boundingBox();
        const y = (box?.y ?? 0) + 50;
        await hand.swipe({ x: (box?.width ?? 0) - 110, y }, { x: 30, y });
        await expect(page.getByRole("dialog", { name: second ?? "" })).toBeVisible();
      } else {
        await hand.reach(page.getByRole("table", { name: "Your holdings" }).getByRole("link", { name: "MSFT" }));
        await page.keyboard.press("ArrowRight");
        await expect(page.getByRole("table", { name: "MSFT lots" }).getByRole("row").nth(1)).toContainText("150.00");
        await page.keyboard.press("ArrowLeft");
        await expect(page.getByRole("table", { name: "MSFT lots" })).toHaveCount(0);
      }
    },
  },
  {
    name: "recording a sale",
    account: fill,
    run: async (page, hand, product) => {
      await hand.goTo("Portfolio");
      await hand.press(page.getByRole("button", { name: "Add transaction" }).filter({ visible: true }).first());
      const drawer = page.getByRole("dialog");
      await hand.write(drawer.getByLabel("Transaction in one line"), "sell 2 AAPL");
      await hand.press(
        hand.isTouch ? drawer.getByText("Fields", { exact: true }) : drawer.getByRole("radio", { name: "Fields" }),
      );
      // The day's close is there already, and typing replaces it.
      await expect(drawer.getByText(/^Close on /)).toBeVisible();
      await hand.write(drawer.getByLabel("Price", { exact: true }), "230.5");
      await expect(drawer.getByLabel("Price", { exact: true })).toHaveValue("230.5");
      await hand.press(drawer.getByRole("button", { name: "Save and add another" }));
      await expect(drawer.getByText("Saved: Sell 2 AAPL.")).toBeVisible();
      const stored = await page.request.get(`${product.url}/api/portfolio/transactions?symbol=AAPL`);
      const { transactions } = (await stored.json()) as { transactions: object[] };
      expect(transactions).toContainEqual(expect.objectContaining({ type: "sell", quantity: "2", price: "230.5" }));
    },
  },
  {
    name: "setting a price alert",
    run: async (page, hand) => {
      await hand.goTo("Alerts");
      await hand.press(page.getByRole("button", { name: "New alert" }).first());
      const dialog = page.getByRole("dialog", { name: "New alert" });
      await hand.write(dialog.getByLabel("Symbol"), "nvda");
      await hand.write(dialog.getByLabel("Value"), "9999");
      await hand.press(dialog.getByRole("button", { name: "Set alert" }));
      await expect(page.getByRole("region", { name: "Your alerts" }).getByRole("listitem")).toContainText("NVDA");
    },
  },
  {
    name: "importing a broker's file",
    run: async (page, hand) => {
      await hand.goTo("Portfolio");
      if (hand.isTouch) await hand.press(page.getByRole("button", { name: "All accounts" }));
      await hand.press(page.getByRole(hand.isTouch ? "menuitem" : "button", { name: "Import", exact: true }));
      const dialog = page.getByRole("dialog", { name: "Import transactions" });
      const chooser = page.waitForEvent("filechooser");
      await hand.press(dialog.getByRole("button", { name: "Choose a file" }));
      await (await chooser).setFiles({ name: "t212.csv", mimeType: "text/csv", buffer: brokerFile });
      await expect(dialog).toContainText("recognised as Trading 212");
      await hand.press(dialog.getByRole("button", { name: /^Import \d+ rows$/ }));
      await expect(dialog).toContainText(/[1-9]\d* added/);
    },
  },
  {
    name: "asking the assistant",
    run: async (page, hand) => {
      await hand.goTo("AI chat");
      await hand.write(
        page.getByRole("textbox", { name: "Ask about your portfolio or a symbol" }),
        "What does NVDA cost?",
      );
      await hand.press(page.getByRole("button", { name: "Send", exact: true }));
      const answer = page.getByRole("log", { name: "Conversation" }).getByRole("article", { name: "Assistant" });
      await expect(answer).toContainText(/figures matched to data/);
      await hand.press(answer.getByRole("button", { name: "Source 1" }).first());
      await expect(page.getByText("NVDA quote").first()).toBeVisible();
    },
  },
  {
    name: "testing a strategy",
    run: async (page, hand) => {
      await hand.goTo("Strategy lab");
      await hand.press(page.getByRole("button", { name: "RSI reversal", exact: true }));
      if (hand.isTouch) {
        await hand.press(page.getByRole("button", { name: "Next: assumptions" }));
        await hand.press(page.getByRole("button", { name: "See the result" }));
      }
      await expect(
        page
          .getByRole("main")
          .locator("h2")
          .filter({ hasText: /^(Returned|Lost|The rule never) / }),
      ).toBeVisible();
      await hand.press(page.getByRole("tab", { name: /^Trades/ }));
      await expect(page.getByRole("tab", { name: /^Trades/ })).toHaveAttribute("aria-selected", "true");
    },
  },
  {
    name: "setting a reminder for an event",
    run: async (page, hand) => {
      await hand.goTo("Calendar");
      await hand.press(page.getByRole("button", { name: /AAPL.*Ex-dividend/ }).first());
      await hand.press(page.getByRole("button", { name: "Remind me" }).filter({ visible: true }).first());
      const dialog = page.getByRole("dialog", { name: "Alert on AAPL" });
      await hand.press(dialog.getByRole("button", { name: "Set alert" }));
      await expect(page.getByText(/Alert set: AAPL goes ex-dividend/)).toBeVisible();
    },
  },
];

const ways = [
  { way: "by touch at 390 x 844", hand: finger, use: { viewport: { width: 390, height: 844 } }, tag: "@short" },
  { way: "by touch at 360 x 640", hand: finger, use: { viewport: { width: 360, height: 640 } }, tag: [] },
  { way: "by keyboard alone", hand: keys, use: { viewport: { width: 1280, height: 800 } }, tag: [] },
];

for (const { way, hand, use, tag } of ways)
  test.describe(way, () => {
    test.use({ ...use, hasTouch: hand === finger, isMobile: hand === finger });
    for (const [index, { name, account = signedIn, run }] of tasks.entries())
      test(`task ${index + 1} of ${tasks.length}: ${name}`, { tag }, async ({ page, product }) => {
        await account(page, product);
        await page.goto(product.url);
        await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
        await run(page, hand(page), product);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(sideways, "scrolls sideways").toBeLessThanOrEqual(0);
      });
  });
