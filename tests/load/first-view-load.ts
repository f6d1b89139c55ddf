import { chromium } from "@playwright/test";
import { chromiumArguments, findChromium } from "../../scripts/find-chromium.ts";
import { startLoadServer } from "./load-server.ts";

/**
 * Measures how soon a phone shows the value and the first holding of a filled portfolio on slow 4G (150 ms, 1.6 Mbit/s),
 * with this machine's processor and one four times slower: with an empty cache, and again with the scripts in it. Needs
 * a build (`npm run build`). Prints one line of JSON per visit.
 */
const rounds = Number(process.argv[3] ?? "3");
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const processorFactors = [1, 4];
const symbols = "AAPL MSFT GOOGL AMZN TSLA KO JPM JNJ".split(" ");

const server = await startLoadServer();
const browser = await chromium.launch({
  executablePath: findChromium() ?? chromium.executablePath(),
  args: [...chromiumArguments],
});
try {
  const headers = { origin: server.origin };
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await context.request.post(`${server.origin}/api/account/sign-up`, {
    data: { name: "Load", email: "load@example.org", password: "a long enough one" },
    headers,
  });
  for (const [index, symbol] of symbols.entries())
    await context.request.post(`${server.origin}/api/portfolio/transactions`, {
      data: { type: "buy", symbol, quantity: "5", price: "150", date: `2025-${String(index + 2).padStart(2, "0")}-10` },
      headers,
    });
  // The server has what the page shows, as it has for someone who comes back.
  const first = await context.newPage();
  await first.goto(`${server.origin}/portfolio`);
  await first.locator("[data-row-link]").first().waitFor();
  const { cookies } = await context.storageState();
  await context.close();
  const visits = processorFactors.flatMap((slower) => Array.from({ length: rounds }, () => slower));
  for (const slower of visits) {
    const visitor = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await visitor.addCookies(cookies);
    for (const visit of ["empty cache", "scripts cached"]) {
      const page = await visitor.newPage();
      const client = await visitor.newCDPSession(page);
      await client.send("Network.enable");
      await client.send("Network.emulateNetworkConditions", slow4G);
      await client.send("Emulation.setCPUThrottlingRate", { rate: slower });
      await page.goto(`${server.origin}/portfolio`, { waitUntil: "commit" });
      await page.locator("[data-row-link]").first().waitFor();
      const shownMs = await page.evaluate(() => Math.round(performance.now()));
      const paintMs = await page.evaluate(() =>
        Math.round(performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN),
      );
      console.log(JSON.stringify({ visit, slower, paintMs, firstHoldingMs: shownMs }));
      await page.close();
    }
    await visitor.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
