import { expect, signedIn, test, testWithOwnServer } from "./support/product.ts";

test(
  "the dashboard shows coming events and news for the list's symbols",
  { tag: "@short" },
  async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto(product.url);
    const coming = page.getByRole("region", { name: "Coming up for you" });
    await expect(coming.getByText("Earnings, after close").first()).toBeVisible();
    await expect(coming.getByRole("link", { name: "AAPL" }).first()).toBeVisible();
    const news = page.getByRole("region", { name: "News for your watchlist" });
    await expect(news.getByRole("article")).toHaveCount(6);
    await news.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => news.getByRole("article").count()).toBeGreaterThan(6);
    const link = news.getByRole("article").first().getByRole("link").first();
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noreferrer");
    const apple = page.getByRole("row", { name: /\bAAPL\b/ });
    await expect(apple).toContainText(/Strong Buy|Buy|Hold|Sell/);
    await expect(apple).toContainText(/Thu 5 Mar/);
    await coming.getByRole("link", { name: "Calendar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
  },
);

test("a list without symbols shows the market's news", async ({ page, product }) => {
  await signedIn(page, product);
  for (const symbol of ["AAPL", "GOOGL", "MSFT", "AMZN", "TSLA"])
    await page.request.delete(`${product.url}/api/watchlist/${symbol}`, { headers: { origin: product.url } });
  await page.goto(product.url);
  await expect(page.getByRole("region", { name: "Market news" }).getByRole("article")).toHaveCount(6);
});

test.describe("with the upstream off from the start", () => {
  test.use({ upstreamIsOn: false, environment: { LIMIT_UPSTREAM_NEGATIVE_CACHE_MS: "500" } });

  testWithOwnServer(
    "news shows two samples with a note, events show a failure, and both recover by themselves",
    async ({ page, product }) => {
      await signedIn(page, product);
      await page.goto(product.url);
      const news = page.getByRole("region", { name: "News for your watchlist" });
      await expect(news.getByRole("article")).toHaveCount(2);
      await expect(news).toContainText("Failed to fetch news. Showing sample stories.");
      await expect(news).toContainText("Not scored");
      const coming = page.getByRole("region", { name: "Coming up for you" });
      await expect(coming.getByRole("alert")).toContainText("Couldn't load the calendar");
      await expect(page.getByRole("row", { name: /\bAAPL\b/ })).toContainText("No signal");
      await product.upstream.on();
      await expect(news.getByRole("article")).toHaveCount(6);
      await expect(coming.getByText("Earnings, after close").first()).toBeVisible();
      await expect(page.getByRole("row", { name: /\bAAPL\b/ })).toContainText(/Strong Buy|Buy|Hold|Sell/, {});
    },
  );
});
