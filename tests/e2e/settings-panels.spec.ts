import {
  expect,
  openSettings,
  type Page,
  person,
  settled,
  signedIn,
  test,
  testWithOwnServer,
} from "./support/product.ts";
import { settingsAddress, settingsPanels } from "../../src/core/addresses/settings-address.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const titles: Readonly<Record<(typeof settingsPanels)[number], string>> = {
  profile: "Profile",
  security: "Sign-in and security",
  display: "Display",
  data: "Data",
  connections: "Connections",
  ai: "AI",
  watchlists: "Watchlists",
  accounts: "Accounts and cost method",
  "import-export": "Import and export",
  server: "Server",
  users: "Users",
  shortcuts: "Shortcuts",
  "danger-zone": "Danger zone",
  about: "About",
};
/** Panels that only an administrator has. */
const administratorPanels = ["server", "users"] as const;
/** Requests that only one panel makes. */
const ownQuestions = {
  security: "/api/account/sessions",
  connections: "/api/mail/status",
  server: "/api/jobs",
  users: "/api/users",
} as const;

/** True for a chunk of one panel, such as /assets/data-panel-1a2b3c4d.js. */
const isPanelScript = (address: string) => /-panel-.{8}\.js$/.test(address);

const menu = (page: Page) => page.getByRole("navigation", { name: "Settings" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

testWithOwnServer(
  "each panel opens at its own address, also after a reload, alone and at a modest height",
  async ({ page, product }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(desktop);
    await signedIn(page, product);
    const heights: Record<string, number> = {};
    for (const panel of settingsPanels) {
      const requests: string[] = [];
      const note = (request: { url(): string }): number => requests.push(new URL(request.url()).pathname);
      page.on("request", note);
      await openSettings(page, product.url, panel);
      await expect(heading(page, titles[panel])).toBeVisible();
      await settled(page);
      page.off("request", note);
      await expect(page).toHaveTitle(`${titles[panel]} · Settings · Bellwether`);
      await expect(menu(page).locator('[aria-current="page"]')).toHaveText(titles[panel]);
      const foreign: readonly string[] = Object.entries(ownQuestions).flatMap(([owner, address]) =>
        owner === panel ? [] : [address],
      );
      expect(requests.filter((address) => foreign.includes(address))).toEqual([]);
      const scripts = requests.filter((address) => isPanelScript(address));
      expect(new Set(scripts).size, `scripts of panels: ${scripts.join(", ")}`).toBe(1);
      heights[panel] = await page.evaluate(() => document.documentElement.scrollHeight);
    }
    test.info().annotations.push({ type: "heights in px", description: JSON.stringify(heights) });
    expect(Math.max(...Object.values(heights))).toBeLessThan(3_000);

    const last = settingsPanels.at(-1) ?? "profile";
    await page.reload();
    await expect(heading(page, titles[last])).toBeVisible();
    await expect(page).toHaveURL(product.url + settingsAddress(last));
  },
);

test(
  "the menu stays beside the panel, moves the focus to its heading, and is searchable",
  { tag: "@short" },
  async ({ page, product }) => {
    await page.setViewportSize(desktop);
    await signedIn(page, product);
    await page.goto(`${product.url}/settings`);
    await expect(heading(page, "Profile")).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/settings`);
    await menu(page).getByRole("link", { name: "Display" }).click();
    await expect(page).toHaveURL(product.url + settingsAddress("display"));
    await expect(heading(page, "Display")).toBeFocused();
    await expect(heading(page, "Profile")).toHaveCount(0);
    const find = page.getByRole("searchbox", { name: "Find a setting" });
    await find.fill("benchmark");
    await expect(menu(page).getByRole("link")).toHaveText(["Data"]);
    await find.press("Enter");
    await expect(page).toHaveURL(product.url + settingsAddress("data"));
    await expect(heading(page, "Data")).toBeFocused();
    await page.goBack();
    await expect(heading(page, "Display")).toBeVisible();
  },
);

test("a phone shows the list, then a panel with a way back", { tag: "@short" }, async ({ page, product }) => {
  await page.setViewportSize(phone);
  await signedIn(page, product);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${product.url}/settings`);
  await expect(heading(page, "Settings")).toBeVisible();
  await expect(menu(page).getByRole("link")).toHaveCount(settingsPanels.length - administratorPanels.length);
  await settled(page);
  expect(requests.filter((address) => isPanelScript(address))).toEqual([]);
  await menu(page).getByRole("link", { name: "Data" }).click();
  await expect(heading(page, "Data")).toBeFocused();
  await expect(menu(page)).toHaveCount(0);
  await page.reload();
  await expect(heading(page, "Data")).toBeVisible();
  await page.getByRole("link", { name: "All settings" }).click();
  await expect(page).toHaveURL(`${product.url}/settings`);
  await expect(heading(page, "Settings")).toBeFocused();
  await expect(menu(page)).toBeVisible();
});

test("links of earlier versions lead to the panel, and an invalid address says so beside the list", async ({
  page,
  product,
}) => {
  await page.setViewportSize(phone);
  await signedIn(page, product);
  await page.goto(product.url);
  for (const [former, panel, rest] of [
    ["?section=copy", "import-export", ""],
    ["?section=danger&from=mail", "danger-zone", "?from=mail"],
    ["?section=security#provider=sign-in-expired", "security", ""],
    ["#connections", "connections", ""],
  ] as const) {
    await page.goto(`${product.url}/settings${former}`);
    await expect(heading(page, titles[panel])).toBeVisible();
    expect(new URL(page.url())).toMatchObject({ pathname: settingsAddress(panel), search: rest });
  }
  await page.goBack();
  expect(page.url()).not.toContain("section=");

  for (const width of [phone.width, desktop.width]) {
    await page.setViewportSize({ ...desktop, width });
    await page.goto(`${product.url}/settings/no-such-panel`);
    await expect(heading(page, "Settings page not found")).toBeVisible();
    await expect(menu(page).getByRole("link", { name: "Profile" })).toBeVisible();
  }
});

testWithOwnServer(
  "an administrator turns a source off and on; others see its state and no administrator panels",
  async ({ page, product, browser }) => {
    await signedIn(page, product);
    await openSettings(page, product.url, "connections");
    const nasdaq = page.getByRole("region", { name: /^Nasdaq \(/ });
    const turn = nasdaq.getByRole("switch");
    await expect(turn).toBeChecked();
    await turn.click();
    await expect(turn).not.toBeChecked();
    await expect(nasdaq.getByText("Off", { exact: true })).toBeVisible();
    await expect(nasdaq.getByRole("button", { name: /^Test/ })).toHaveCount(0);
    await page.reload();
    await expect(turn).not.toBeChecked();

    const context = await browser.newContext();
    const other = await context.newPage();
    await signedIn(other, product, { ...person, name: "Grace", email: "grace@example.org" });
    await openSettings(other, product.url, "connections");
    const seen = other.getByRole("region", { name: /^Nasdaq \(/ });
    await expect(seen).toContainText("An administrator switched this source off.");
    await expect(other.getByRole("switch")).toHaveCount(0);
    await openSettings(other, product.url, "server");
    await expect(heading(other, "Settings page not found")).toBeVisible();
    await expect(menu(other).getByRole("link", { name: "Server" })).toHaveCount(0);
    await context.close();

    await turn.click();
    await expect(turn).toBeChecked();
    await expect(nasdaq.getByRole("button", { name: /^Test/ })).toBeVisible();

    await page.setViewportSize(phone);
    await page.goto(`${product.url}/settings`);
    await expect(menu(page).getByRole("link")).toHaveCount(settingsPanels.length);
    for (const panel of administratorPanels) {
      await menu(page).getByRole("link", { name: titles[panel], exact: true }).click();
      await expect(heading(page, titles[panel])).toBeFocused();
      await page.getByRole("link", { name: "All settings" }).click();
    }
  },
);
