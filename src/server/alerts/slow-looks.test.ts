import { afterEach, describe, expect, it } from "vitest";
import { testEngines } from "../../../tests/support/test-engines.ts";
import type { History, Quote } from "#contract/market.ts";
import type { AlertRule } from "#core/alerts/alert-rule.ts";
import { addDays } from "#core/calendar/index.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import { refuse } from "../http/refusal.ts";
import { createAfterSplits } from "./after-splits.ts";
import { createFiring } from "./firing.ts";
import { createPriceAsking } from "./price-asking.ts";
import { createSlowLooks } from "./slow-looks.ts";
import { createReaderWords } from "../settings/reader-words.ts";
import { createAlertStore } from "./store.ts";

const log = createLog("silent");
const minute = 60_000;
const start = Date.parse("2026-03-04T16:00:00.000Z");

const closeAbove = (value: number): AlertRule => ({
  kind: "condition",
  condition: {
    kind: "compare",
    left: { kind: "price", field: "close", symbol: null, barsAgo: 0, times: 1 },
    is: "above",
    right: { kind: "number", value },
    forBars: 1,
  },
});

const averageAbove = (value: number): AlertRule => ({
  kind: "condition",
  condition: {
    kind: "compare",
    left: {
      kind: "indicator",
      id: "sma",
      output: "sma",
      parameters: { length: 20 },
      of: "close",
      symbol: null,
      barsAgo: 0,
      times: 1,
    },
    is: "above",
    right: { kind: "number", value },
    forBars: 1,
  },
});

function opposite(rule: AlertRule): AlertRule {
  return rule.kind === "condition" ? { ...rule, condition: { kind: "not", condition: rule.condition } } : rule;
}

function madeBars(length: number, close = 100, from = "2026-02-01"): History["bars"] {
  return Array.from({ length }, (_, index) => ({
    date: addDays(from, index),
    open: close,
    high: close * 1.01,
    low: close * 0.99,
    close,
    volume: 1_000,
  }));
}

describe.each(testEngines())("alerts that need bars on $name", (engine) => {
  const endings: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).toReversed()) await end();
  });

  /**
   * A market whose price the test sets, and where only alerts request prices. Prices are known once requested, and
   * cached after a minute.
   */
  async function house({
    barStatus = "cached",
    bars = madeBars(30),
    events = [],
  }: { barStatus?: DataStatus; bars?: History["bars"]; events?: History["events"] } = {}) {
    const config = readConfig({ NODE_ENV: "test", ...(await engine.environment()) });
    const opened = await openDatabase({ databaseUrl: config.databaseUrl, dataDirectory: config.dataDirectory, log });
    endings.push(() => opened.close());
    const { db } = opened;
    const clock = { time: start, now: () => clock.time };
    await db
      .insertInto("users")
      .values({
        id: "user",
        email: "reader@example.org",
        email_key: "reader@example.org",
        display_name: "Reader",
        photo_url: null,
        password_hash: "",
        created_at: new Date(start).toISOString(),
        disabled_at: null,
      })
      .execute();
    const store = createAlertStore({ db, clock });
    const market = { price: 100, previousClose: null as number | null, calls: [] as string[][] };
    const fetched = new Map<string, { price: number; atMs: number }>();
    const quotes = {
      held(symbol: string): Quote | undefined {
        const known = fetched.get(symbol);
        if (known === undefined) return undefined;
        const at = new Date(known.atMs).toISOString();
        const status = clock.time - known.atMs > minute ? "cached" : "live";
        const provenance = { source: "yahoo", status, asOf: at, delayMinutes: 0, fetchedAt: at };
        const { previousClose } = market;
        const quote = { symbol, exchange: "XNAS", currency: "USD", price: known.price, previousClose, volume: 1_000 };
        return { ...quote, provenance } as Quote;
      },
      async refresh(symbols: readonly string[]) {
        market.calls.push([...symbols]);
        for (const symbol of symbols)
          if (symbol !== "GONE") fetched.set(symbol, { price: market.price, atMs: clock.time });
      },
    };
    /** Each process has looks and prices of its own. */
    const process = () =>
      createSlowLooks({
        store,
        afterSplits: createAfterSplits({ store }),
        firing: createFiring({
          store,
          listeners: { tell: () => undefined },
          mail: { isSetUp: false, post: async () => undefined, sentLately: async () => 0 },
          push: { post: async () => undefined, wake: () => undefined, sentLately: async () => 0 },
          words: createReaderWords(async () => ({})),
          confirmedAddressOf: async () => null,
          appUrl: new URL("http://localhost"),
          clock,
        }),
        quotes,
        askForPrices: createPriceAsking({ quotes, clock }),
        historyOf: async (symbol): Promise<History | "unknown"> =>
          symbol === "GONE"
            ? "unknown"
            : ({
                symbol,
                exchange: "XNAS",
                timeZone: "America/New_York",
                currency: "USD",
                interval: "1d",
                events,
                bars,
                provenance: { source: "yahoo", status: barStatus, asOf: null, delayMinutes: 0, fetchedAt: null },
              } as unknown as History),
        calendars: { get: () => Promise.reject(new Error("no calendar is asked")) },
        figures: { holdings: async () => refuse("internal-error"), performance: async () => refuse("internal-error") },
        clock,
        log,
      });
    let made = 0;
    return {
      clock,
      market,
      fetched,
      process,
      make: async (rule: AlertRule, symbol = "NVDA") => {
        const id = `alert-${(made += 1)}`;
        const alert = { id, userId: "user", symbol, rule, repeats: false, expiresAt: null, mail: false, push: false };
        await store.transaction((queries) => store.insert(queries, alert));
        return id;
      },
      look: async (looks: ReturnType<typeof process>) => looks(await store.waiting(), AbortSignal.timeout(300_000)),
      fired: async () => (await store.events("user", 50, null)).map(({ alertId }) => alertId),
      waitsFor: async (id: string) => (await store.find("user", id))?.waitsFor,
    };
  }

  it("are looked at with a fresh price, though nobody else asks for any", async () => {
    const { clock, market, process, make, look, fired } = await house();
    const id = await make(closeAbove(110));
    const looks = process();
    expect(await look(looks)).toBe(1);
    expect(await fired()).toEqual([]);
    market.price = 120;
    clock.time += 6 * minute;
    expect(await look(looks)).toBe(1);
    expect(await fired()).toEqual([id]);
  });

  describe.each([1.5, 2, 4, 0.1])("on the day of a split of %d", (ratio) => {
    const rules: AlertRule[] = [
      { kind: "extreme", is: ratio > 1 ? "low" : "high", weeks: 4 },
      { kind: "move", direction: "either", percent: 5, over: "week" },
      ratio > 1 ? opposite(closeAbove(90)) : closeAbove(110),
      ratio > 1 ? opposite(averageAbove(90)) : averageAbove(110),
    ];
    const combinations = [true, false].flatMap((isTold) =>
      [true, false].flatMap((isHistoryRestated) =>
        [true, false].map((isCloseRestated) => ({ isTold, isHistoryRestated, isCloseRestated })),
      ),
    );
    it.each(combinations)("fire nothing at an unchanged value: %o", async (combination) => {
      const { isTold, isHistoryRestated, isCloseRestated } = combination;
      // A price that neither a split nor its own previous close explains never gets this far.
      if (!isTold && !isCloseRestated) return;
      const { market, process, make, look, fired, waitsFor, clock } = await house({
        bars: madeBars(40, isHistoryRestated ? 100 / ratio : 100, "2026-01-23"),
        events: isTold ? [{ date: "2026-03-04", type: "split", value: ratio }] : [],
      });
      clock.time -= 86_400_000;
      const ids: string[] = [];
      for (const rule of rules) ids.push(await make(rule));
      clock.time += 86_400_000;
      market.price = 100 / ratio;
      market.previousClose = isCloseRestated ? 100 / ratio : 100;
      await look(process());
      // Untold, nothing says in which prices a line of the reader's is.
      const isLineKnown = isTold || !isHistoryRestated;
      const unexpected = (await fired()).filter((id) => isLineKnown || ids.indexOf(id) < 2);
      expect(unexpected).toEqual([]);
      const waits = await Promise.all(ids.map((id) => waitsFor(id)));
      expect(waits.every((wait) => wait === null)).toBe(isTold || isHistoryRestated);
    });
  });

  it("are looked at by whichever process has the job, with the prices of neither", async () => {
    const { clock, market, fetched, process, make, look, fired } = await house();
    const id = await make(closeAbove(110));
    await look(process());
    market.price = 120;
    clock.time += 90_000;
    // The quote held by this process is a minute and a half old.
    expect([...fetched.keys()]).toEqual(["NVDA"]);
    await look(process());
    expect(await fired()).toEqual([id]);
  });

  it("wait for bars that are stale or made up, and are looked at with those of minutes ago", async () => {
    for (const [barStatus, count] of [
      ["stale", 0],
      ["sample", 0],
      ["cached", 1],
      ["live", 1],
    ] as const) {
      const { process, make, look, fired } = await house({ barStatus });
      await make(closeAbove(90));
      expect([barStatus, await look(process())]).toEqual([barStatus, count]);
      expect(await fired()).toHaveLength(count);
    }
  });

  it("ask ever more seldom for a price that nobody has", async () => {
    const { clock, market, process, make, look, waitsFor } = await house();
    const id = await make(closeAbove(90), "GONE");
    const looks = process();
    for (let turn = 0; turn < 60; turn++) {
      await look(looks);
      clock.time += minute;
    }
    expect(await waitsFor(id)).toEqual({ kind: "no-price-yet", symbol: "GONE" });
    expect(market.calls.length).toBeGreaterThan(1);
    expect(market.calls.length).toBeLessThan(8);
  });
});
