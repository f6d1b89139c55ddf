import { expect, signedIn, test } from "./support/product.ts";

// The page asks for everything itself.
test.use({ environment: { LIMIT_OPENING_MS: "0" } });

for (const path of ["/dashboard", "/insights?symbol=AAPL", "/portfolio", "/calendar", "/sentiment"])
  test(`a malformed reply costs ${path} one panel at most, and never the shell`, async ({ page, product }) => {
    test.setTimeout(900_000);
    await signedIn(page, product);
    const asked = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      const isRead = request.method() === "GET" && pathname.startsWith("/api/");
      // Without these two nobody is signed in, and the stream is no JSON.
      if (isRead && !/^\/api\/(account\/session|account\/rules|market\/live)$/.test(pathname)) asked.add(pathname);
    });
    await page.goto(product.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await page.waitForLoadState("load");
    await expect.poll(() => asked.size).toBeGreaterThan(4);
    for (const pathname of asked)
      for (const body of ["{}", "null"]) {
        await page.route(`**${pathname}*`, (route) => route.fulfill({ contentType: "application/json", body }));
        // What is asked for only after something else has come may not be asked for at all this time.
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
