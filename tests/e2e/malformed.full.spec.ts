import { expect, signedIn, testWithOwnServer as test } from "./support/product.ts";

// The page makes every request itself.
test.use({ environment: { LIMIT_OPENING_MS: "0" } });

for (const path of ["/dashboard", "/insights?symbol=AAPL", "/portfolio", "/calendar", "/sentiment"])
  test(`a malformed reply breaks at most one panel of ${path}, and never the shell`, async ({ page, product }) => {
    test.setTimeout(900_000);
    await signedIn(page, product);
    const requests = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      const isRead = request.method() === "GET" && pathname.startsWith("/api/");
      // Without these two there is no session, and the stream isn't JSON.
      if (isRead && !/^\/api\/(account\/session|account\/rules|market\/live)$/.test(pathname)) requests.add(pathname);
    });
    await page.goto(product.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await page.waitForLoadState("load");
    await expect.poll(() => requests.size).toBeGreaterThan(4);
    for (const pathname of requests)
      for (const body of ["{}", "null"]) {
        await page.route(`**${pathname}*`, (route) => route.fulfill({ contentType: "application/json", body }));
        // A request that depends on another answer may not happen this time.
        const answered = page
          .waitForResponse((response) => new URL(response.url()).pathname === pathname, { timeout: 8_000 })
          .catch(() => null);
        await page.goto(product.url + path);
        await answered;
        await expect(page.getByRole("navigation", { name: "Main" }), `${pathname} ${body}`).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 }), `${pathname} ${body}`).toBeAttached();
        await expect(page.getByText("Unexpected Application Error!"), `${pathname} ${body}`).toHaveCount(0);
        await page.unroute(`**${pathname}*`);
      }
  });
