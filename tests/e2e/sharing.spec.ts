import { AxeBuilder } from "@axe-core/playwright";
import { expect, signedIn, test, testWithOwnServer } from "./support/product.ts";

test(
  "a portfolio is shared by a link without amounts, which stops working once revoked",
  { tag: "@short" },
  async ({ page, product, browser }) => {
    await signedIn(page, product);
    const bought = { type: "buy", symbol: "NVDA", date: "2026-02-03", quantity: "13.5", price: "100", currency: "USD" };
    const posted = await page.request.post(`${product.url}/api/portfolio/transactions`, {
      data: bought,
      headers: { origin: product.url },
    });
    expect(posted.status()).toBe(201);
    await page.goto(`${product.url}/portfolio`);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share this portfolio" });
    await expect(dialog).toContainText("No links yet.");
    await dialog.getByLabel("Title").fill("My holdings");
    await dialog.getByRole("button", { name: "Create link" }).click();
    const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
    expect(link).toMatch(/\/shared#token=/);
    await expect(dialog).toContainText("Amounts hidden");

    // Chats and other sites show a picture beside the link, without knowing its secret.
    const html = await (await page.request.get(link, { headers: { accept: "text/html" } })).text();
    expect(html).toContain('<meta name="robots" content="noindex" />');
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    const fetched = await page.request.get(product.url + new URL(picture).pathname);
    expect([fetched.status(), fetched.headers()["content-type"]]).toEqual([200, "image/png"]);
    const other = await (
      await page.request.get(`${product.url}/portfolio`, { headers: { accept: "text/html" } })
    ).text();
    expect(other).not.toContain("og:image");

    const visitor = await browser.newContext();
    const shared = await visitor.newPage();
    const requests: string[] = [];
    shared.on("request", (request) => requests.push(request.url()));
    await shared.goto(link);
    await expect(shared.getByRole("heading", { level: 1, name: "My holdings" })).toBeVisible();
    await expect(shared.getByText("The owner has hidden amounts.")).toBeVisible();
    await expect(shared.getByRole("row", { name: /NVDA/ })).toContainText("100.0%");
    await expect(shared.getByText("13.5")).toHaveCount(0);
    await expect(shared.locator("main")).not.toContainText("$");
    const token = link.split("token=")[1] ?? "";
    expect(requests.filter((url) => url.includes(token))).toEqual([]);
    for (const width of [1440, 390]) {
      await shared.setViewportSize({ width, height: 844 });
      await expect(shared.locator("canvas").first()).toBeVisible();
      expect(await shared.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page: shared }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    }

    await dialog.getByRole("button", { name: "Revoke My holdings" }).click();
    await expect(dialog).toContainText("No links yet.");
    await shared.reload();
    await expect(shared.getByRole("heading", { name: "This link doesn't work" })).toBeVisible();
    // An address without its secret end is known to be incomplete without asking.
    requests.length = 0;
    await shared.goto("about:blank");
    await shared.goto(`${product.url}/shared`);
    await expect(shared.getByRole("heading", { name: "This link doesn't work" })).toBeVisible();
    expect(requests.filter((url) => url.endsWith("/api/shared/portfolio"))).toEqual([]);
    await visitor.close();
  },
);

test.describe("without a single price", () => {
  test.use({ upstreamIsOn: false });
  testWithOwnServer(
    "neither the portfolio nor its shared page shows a total of zero",
    async ({ page, product, browser }) => {
      await signedIn(page, product);
      const headers = { origin: product.url };
      const bought = {
        type: "buy",
        symbol: "NVDA",
        date: "2026-02-03",
        quantity: "13.5",
        price: "100",
        currency: "USD",
      };
      await page.request.post(`${product.url}/api/portfolio/transactions`, { data: bought, headers });
      await page.goto(`${product.url}/portfolio`);
      await expect(page.locator("main header").getByText("No price for NVDA yet")).toBeVisible();
      await expect(page.locator("main header")).not.toContainText("$0.00");
      const made = await page.request.post(`${product.url}/api/portfolio/shares`, { data: { title: "Mine" }, headers });
      const link = new URL(((await made.json()) as { url: string }).url);
      const visitor = await (await browser.newContext()).newPage();
      await visitor.goto(product.url + link.pathname + link.hash);
      await expect(visitor.getByRole("row", { name: /NVDA/ })).toBeVisible();
      await expect(visitor.locator("main")).not.toContainText("0.00%");
      await visitor.context().close();
    },
  );
});
