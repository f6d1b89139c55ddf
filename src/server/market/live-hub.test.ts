import { afterEach, describe, expect, it, vi } from "vitest";
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
function start({ pollMs = 3_600_000 }: { pollMs?: number } = {}) {
  let now = Date.parse("2026-03-04T16:00:00Z");
  let calls = 0;
  const asked: string[] = [];
  let failing: "nothing" | "source" | "database" = "nothing";
  const clock = { now: () => now };
  const sample = createSample({ clock });
  const source: MarketProvider = {
    ...sample,
    id: "moving",
    async quotes(symbols) {
      asked.push(...symbols);
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
  const hub = createLiveHub({ quotes, log, pollMs });
  closing.push(() => hub.close());
  return {
    quotes,
    hub,
    asked,
    fail: (what: typeof failing) => (failing = what),
    pass: (minutes: number) => (now += minutes * 60_000),
  };
}

describe("the live hub", () => {
  it("asks for a symbol as often as its most impatient listener wants, within the server's own rate", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout", "Date"] });
    closing.push(() => void vi.useRealTimers());
    const { hub, asked, pass } = start({ pollMs: 15_000 });
    const frames = { quick: 0, slow: 0, hasty: 0 };
    const listen = async (name: keyof typeof frames, symbols: string[], everyMs: number): Promise<void> => {
      const listening = hub.listen(symbols, null, () => ((frames[name] += 1), true), everyMs);
      await vi.advanceTimersByTimeAsync(100);
      await listening;
    };
    await listen("quick", ["AAPL"], 30_000);
    await listen("slow", ["AAPL", "MSFT"], 120_000);
    await listen("hasty", ["TSLA"], 1_000);
    asked.length = 0;
    frames.quick = 0;
    frames.slow = 0;
    frames.hasty = 0;
    for (let minute = 0; minute < 4; minute++) {
      pass(1);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    const count = (symbol: string): number => asked.filter((one) => one === symbol).length;
    expect({ AAPL: count("AAPL"), MSFT: count("MSFT"), TSLA: count("TSLA") }).toEqual({ AAPL: 8, MSFT: 2, TSLA: 16 });
    expect(frames.slow).toBe(2);
    expect(frames.quick).toBeGreaterThanOrEqual(7);
    expect(frames.quick).toBeLessThanOrEqual(8);
    expect(frames.hasty).toBeGreaterThanOrEqual(15);
    expect(frames.hasty).toBeLessThanOrEqual(16);
  });

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

  it("lets other work pass while it writes to many listeners", async () => {
    const { hub, quotes } = start();
    const count = 1_500;
    let sent = 0;
    let sentBeforeOthers = 0;
    const send = () => {
      sent += 1;
      if (sent === 1) setImmediate(() => (sentBeforeOthers = sent));
      return true;
    };
    for (let number = 0; number < count; number += 1) await hub.listen(["NVDA"], null, send);
    sent = 0;
    await quotes.refresh(["NVDA"]);
    await vi.waitFor(() => expect(sent).toBe(count), 10_000);
    expect(sentBeforeOthers).toBeGreaterThan(0);
    expect(sentBeforeOthers).toBeLessThan(count);
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
