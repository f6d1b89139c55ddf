import { afterEach, describe, expect, it } from "vitest";
import { createLog } from "../log.ts";
import { createLiveHub } from "./live-hub.ts";
import type { MarketProvider, QuoteAnswer } from "./provider.ts";
import { createSample } from "./providers/sample.ts";
import { createQuotes } from "./quotes.ts";
import { createRouter } from "./router.ts";

const log = createLog("silent");
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Quotes of a source that moves with every call, until `fail` breaks it or the database. */
function start() {
  let now = Date.parse("2026-03-04T16:00:00Z");
  let calls = 0;
  let failing: "nothing" | "source" | "database" = "nothing";
  const clock = { now: () => now };
  const sample = createSample({ clock });
  const source: MarketProvider = {
    ...sample,
    id: "moving",
    async quotes(symbols) {
      if (failing === "source") throw new TypeError("a mistake of our own");
      calls += 1;
      const answers = await sample.quotes(symbols);
      const moved = new Map<string, QuoteAnswer>();
      for (const [symbol, answer] of answers) {
        if (answer.kind !== "quote") continue;
        const { facts, origin } = answer.quote;
        const quote = {
          facts: { ...facts, price: 100 + calls, previousClose: null },
          origin: { ...origin, asOf: origin.fetchedAt, isSample: false },
        };
        moved.set(symbol, { kind: "quote", quote });
      }
      return moved;
    },
  };
  const quotes = createQuotes({
    router: createRouter({ providers: [source], clock, log }),
    sample,
    store: {
      keepQuotes: async () => undefined,
      lastGoodQuotes: async () => {
        if (failing === "database") throw new Error("no database");
        return [];
      },
    },
    negativeCacheMs: 30_000,
    clock,
    log,
  });
  const hub = createLiveHub({ quotes, log, pollMs: 3_600_000 });
  closing.push(() => hub.close());
  return {
    quotes,
    hub,
    fail: (what: typeof failing) => (failing = what),
    pass: (minutes: number) => (now += minutes * 60_000),
  };
}

describe("the live hub", () => {
  it("sends nobody a frame because somebody else joined", async () => {
    const { hub, quotes } = start();
    const frames: string[] = [];
    const listen = (name: string) =>
      hub.listen(["AAPL"], null, () => {
        frames.push(name);
        return true;
      });
    await listen("first");
    await quotes.refresh(["AAPL"]);
    await listen("second");
    expect(frames).toEqual(["first", "second"]);
  });

  it("keeps no listener that could not start", async () => {
    const { hub, fail } = start();
    fail("database");
    await expect(hub.listen(["AAPL"], null, () => true)).rejects.toThrow("no database");
    expect(hub.listeners()).toBe(0);
  });
});

describe("a source with a mistake of our own in it", () => {
  it("counts as failed: the last value is shown, with its age", async () => {
    const { quotes, fail, pass } = start();
    await quotes.get(["AAPL"]);
    fail("source");
    for (const minutes of [2, 60]) {
      pass(minutes);
      const { quotes: shown } = await quotes.get(["AAPL"]);
      expect(shown[0]).toMatchObject({ price: 101, provenance: { status: minutes === 2 ? "cached" : "stale" } });
    }
    await quotes.refresh(["AAPL"]);
  });
});
