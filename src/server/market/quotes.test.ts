import { expect, it } from "vitest";
import { createLog } from "../log.ts";
import type { MarketProvider } from "./provider.ts";
import { createSample } from "./providers/sample.ts";
import { createQuotes } from "./quotes.ts";
import { createRouter } from "./router.ts";

const hourMs = 3_600_000;

it("believes a move that has held for a day, also when the price went further before it settled", async () => {
  let now = Date.parse("2026-03-02T00:00:00Z");
  let price = 100;
  const clock = { now: () => now };
  const log = createLog("silent");
  const made = createSample({ clock });
  const provider: MarketProvider = {
    ...made,
    id: "moving",
    covers: () => true,
    async quotes(symbols) {
      const answers = await made.quotes(["AAPL"]);
      const answer = answers.get("AAPL");
      if (answer?.kind !== "quote") throw new Error("the sample has no quote");
      const { facts } = answer.quote;
      const at = new Date(now).toISOString();
      const origin = { source: "moving", asOf: at, fetchedAt: at, delayMinutes: 0, isSample: false };
      // Without an exchange, a session is a whole day.
      const unlisted = { ...facts, exchange: null, previousClose: null, change: null, dayLow: null, dayHigh: null };
      return new Map(
        symbols.map((symbol) => [symbol, { kind: "quote", quote: { facts: { ...unlisted, symbol, price }, origin } }]),
      );
    },
  };
  const quotes = createQuotes({
    router: createRouter({ providers: [provider], clock, log }),
    sample: made,
    store: { keepQuotes: async () => undefined, lastGoodQuotes: async () => [] },
    negativeCacheMs: 30_000,
    clock,
    log,
  });
  const after = async (hours: number, next: number) => {
    now += hours * hourMs;
    price = next;
    await quotes.refresh(["COIN1"]);
    return quotes.held("COIN1")?.price;
  };
  expect(await after(0, 100)).toBe(100);
  expect(await after(1, 300)).toBe(100);
  expect(await after(1, 160)).toBe(100);
  expect(await after(12, 165)).toBe(100);
  expect(await after(12, 162)).toBe(162);
  expect(quotes.held("COIN1")?.provenance.note).toBeUndefined();
});
