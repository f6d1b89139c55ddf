import { describe, expect, it } from "vitest";
import { toSeries } from "../backtest/index.ts";
import { addDays } from "../calendar/plain-date.ts";
import { createAlertIndex, type Threshold } from "./alert-index.ts";
import type { AlertReading, AlertRule } from "./alert-rule.ts";
import { type AlertState, type AlertTerms, nextAlertState } from "./alert-state.ts";
import { wordsIn } from "../words/words.ts";
import { writingOf } from "../words/writing.ts";
import { alertWords, findingWords } from "./alert-words.ts";
import { barReading } from "./bar-reading.ts";
import { eventReading } from "./event-reading.ts";
import { priceReading, priceThresholds } from "./price-thresholds.ts";

const english = await wordsIn(writingOf({ language: "en", numbers: null, dates: "day-month" }));
const armed: AlertState = { status: "armed", firings: 0, lastOccasion: null };
const terms: AlertTerms = { repeats: true, isPaused: false, snoozedUntil: null, expiresAt: null };
const now = "2026-03-04T16:00:00.000Z";
const day = "2026-03-04";
const usd = (price: number | null, changePercent: number | null = null) => ({ price, changePercent, currency: "USD" });
const above250 = { kind: "price", is: "above", value: 250 } as const;

/** Puts one reading after the other to an alert and answers after which it fired. */
function firings(readings: readonly AlertReading[], chosen: AlertTerms = terms): number[] {
  let state = armed;
  return readings.flatMap((reading, turn) => {
    const next = nextAlertState(state, chosen, reading, now);
    state = next.state;
    return next.fires ? [turn] : [];
  });
}
const ofPrices = (rule: Extract<AlertRule, { kind: "price" }>, prices: readonly (number | null)[]) =>
  prices.map((price) => priceReading(rule, usd(price), day));

describe("an alert", () => {
  it("fires once, and again only after the price has gone back by half a per cent", () => {
    const course = [249, 250, 250.01, 260, 249.9, 251, 248.76, 251, 248.74, 251];
    expect(firings(ofPrices(above250, course), { ...terms, repeats: false })).toEqual([2]);
    expect(firings(ofPrices(above250, course))).toEqual([2, 9]);
    const below = { kind: "price", is: "below", value: 100 } as const;
    expect(firings(ofPrices(below, [101, 99, 100.4, 99, 100.6, 99]))).toEqual([1, 5]);
  });

  it("tells of a move once a day, again after it has gone back, and on the next day though it never did", () => {
    const rule = { kind: "move", direction: "up", percent: 5, over: "day" } as const;
    const course: [string, number][] = [
      ["2026-03-03", 4],
      ["2026-03-03", 5],
      ["2026-03-03", 6],
      ["2026-03-03", 4.6],
      ["2026-03-03", 5.2],
      ["2026-03-03", 4.4],
      ["2026-03-03", 5.1],
      ["2026-03-04", 4.8],
      ["2026-03-04", 5.5],
      ["2026-03-04", 7],
      ["2026-03-05", 6],
    ];
    const readings = course.map(([date, change]) => priceReading(rule, usd(100, change), date));
    expect(firings(readings)).toEqual([1, 6, 8, 10]);
    expect(firings(readings, { ...terms, repeats: false })).toEqual([1]);
  });

  it("does nothing with a value that is not known", () => {
    expect(firings(ofPrices(above250, [null, 251, null, 240, null, 251]))).toEqual([1, 5]);
  });

  it("sees nothing while it is paused or asleep, and is over after its time", () => {
    const met = priceReading(above250, usd(251), day);
    const rests = [
      { ...terms, isPaused: true },
      { ...terms, snoozedUntil: "2026-03-04T16:00:00.001Z" },
      { ...terms, expiresAt: now },
    ];
    for (const each of rests) expect(nextAlertState(armed, each, met, now).fires).toBe(false);
    expect(nextAlertState(armed, { ...terms, snoozedUntil: now }, met, now).fires).toBe(true);
    const over = nextAlertState(armed, { ...terms, expiresAt: now }, met, now).state;
    expect(over.status).toBe("expired");
    expect(nextAlertState(over, terms, met, now)).toEqual({ state: over, fires: false });
  });

  it("counts its firings by one, whatever comes", () => {
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    let state = armed;
    for (let turn = 0; turn < 5_000; turn++) {
      const reading = priceReading(above250, usd(random() < 0.1 ? null : 245 + 10 * random()), day);
      const next = nextAlertState(state, { ...terms, repeats: random() < 0.9 }, reading, now);
      expect(next.state.firings).toBe(state.firings + Number(next.fires));
      if (next.fires) expect(state.status === "armed" && reading.isMet).toBe(true);
      state = next.state;
    }
    expect(state.firings).toBeGreaterThan(100);
  });

  it("tells of each earnings day once, and of the next one without having been without any", () => {
    const day = (date: string) => eventReading(3, ["2026-03-06", "2026-03-09"], date);
    const days = ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-06", "2026-03-07", "2026-03-09", "2026-03-10"];
    expect(firings(days.map(day))).toEqual([1, 4]);
    expect(day("2026-03-05").finding).toEqual({ kind: "event", date: "2026-03-06", days: 1 });
    expect(findingWords(day("2026-03-05").finding, english)).toBe("6 Mar 2026, tomorrow");
    expect(day("2026-03-10")).toMatchObject({ isMet: false, isBack: true });
  });

  it("says what it waits for in words", () => {
    const words: [AlertRule, string | null, string][] = [
      [above250, "NVDA", "NVDA is above 250.00"],
      [{ kind: "price", is: "above", value: 0.000_012_34 }, "SHIB-USD", "SHIB-USD is above 0.00001234"],
      [{ kind: "price", is: "above", value: 9.876_54 }, "F", "F is above 9.8765"],
      [{ kind: "move", direction: "either", percent: 5, over: "week" }, "KO", "KO moves 5% or more over a week"],
      [{ kind: "extreme", is: "low", weeks: 1 }, "KO", "KO is at its lowest in 1 week"],
      [{ kind: "volume", times: 3 }, "KO", "KO trades 3 times its usual volume or more"],
      [{ kind: "event", event: "earnings", days: 1 }, "KO", "KO reports earnings within 1 day"],
      [{ kind: "weight", percent: 20 }, "KO", "KO is 20% or more of your portfolio"],
      [{ kind: "drawdown", percent: 10 }, null, "Your portfolio is 10% or more below its highest point"],
    ];
    for (const [rule, symbol, said] of words) expect(alertWords(rule, symbol, english)).toBe(said);
  });
});

describe("the bars of an alert", () => {
  const closes = (values: readonly number[], volumes: readonly number[] = []) =>
    toSeries({
      symbol: "A",
      bars: values.map((close, index) => ({
        date: addDays("2026-01-01", index),
        open: close,
        high: close + 1,
        low: close - 1,
        close,
        volume: volumes[index] ?? 1_000,
      })),
      events: [],
    });
  const flat = (count: number, ...last: number[]) => [...Array.from({ length: count }, () => 100), ...last];

  it("are moved against the close a week or a month before", () => {
    const week = { kind: "move", direction: "down", percent: 5, over: "week" } as const;
    expect(barReading(week, closes(flat(40, 95)))).toMatchObject({ isMet: true });
    expect(findingWords(barReading(week, closes(flat(40, 95))).finding, english)).toBe("−5.00% over a week");
    expect(barReading(week, closes(flat(40, 96)))).toMatchObject({ isMet: false, isBack: true });
    const slow = flat(40, 99, 98, 97, 96, 95, 94, 93, 92, 91, 90);
    expect(barReading({ ...week, percent: 10, over: "month" }, closes(slow))).toMatchObject({ isMet: true });
    expect(barReading({ ...week, percent: 10 }, closes(slow))).toMatchObject({ isMet: false });
    expect(barReading(week, closes(flat(4, 80))).isMet).toBe(null);
  });

  it("are at a new high only past every high of those weeks", () => {
    const high = { kind: "extreme", is: "high", weeks: 2 } as const;
    expect(barReading(high, closes(flat(40, 101))).isMet).toBe(false);
    expect(barReading(high, closes(flat(40, 101.1))).isMet).toBe(true);
    expect(barReading(high, closes([...flat(10), 150, ...flat(20, 101.1)])).isMet).toBe(true);
    expect(barReading(high, closes([...flat(25), 150, ...flat(5, 101.1)])).isMet).toBe(false);
    expect(barReading({ ...high, weeks: 52 }, closes(flat(40, 101.1))).isMet).toBe(null);
    expect(barReading({ ...high, is: "low" }, closes(flat(40, 98.9))).isMet).toBe(true);
  });

  it("trade so many times the average of the 20 sessions before", () => {
    const volumes = [...Array.from({ length: 40 }, () => 1_000), 3_000];
    const reading = barReading({ kind: "volume", times: 3 }, closes(flat(40, 100), volumes));
    expect(reading).toMatchObject({ isMet: true, finding: { kind: "volume", times: 3 } });
    expect(barReading({ kind: "volume", times: 3.1 }, closes(flat(40, 100), volumes)).isMet).toBe(false);
    expect(barReading({ kind: "volume", times: 3 }, closes(flat(10, 100))).isMet).toBe(null);
  });

  it("tell of a condition once a bar, and of a rule on the first bar it speaks", () => {
    const number = (value: number) => ({ kind: "number", value }) as const;
    const close = { kind: "price", field: "close", barsAgo: 0, symbol: null, times: 1 } as const;
    const condition = { kind: "compare", left: close, is: "above", right: number(100), forBars: 1 } as const;
    const rule = { kind: "condition", condition } as const;
    // The last bar is today's, whose price goes to and fro; then comes a new day.
    const looks = [101, 99, 101].map((price) => barReading(rule, closes(flat(30, price))));
    const tomorrow = barReading(rule, closes(flat(30, 99, 101)));
    expect(firings([...looks, barReading(rule, closes(flat(30, 99, 99))), tomorrow])).toEqual([0, 4]);
    const strategy = {
      kind: "rules",
      name: "Over a hundred",
      long: { entry: condition, exit: { ...condition, is: "below", right: number(99) } },
      short: null,
      sizing: { kind: "all-in" },
      protection: { stopLossPercent: null, takeProfitPercent: null, trailingStopPercent: null, maximumBars: null },
    } as const;
    const days = [[101], [101, 102], [101, 102, 98], [101, 102, 98, 97]].map((last) =>
      barReading({ kind: "strategy", strategy }, closes(flat(30, ...last))),
    );
    expect(days.map(({ finding }) => findingWords(finding, english))).toEqual([
      "buy at 101.00",
      "",
      "sell at 98.00",
      "",
    ]);
    expect(firings(days)).toEqual([0, 2]);
  });
});

describe("an index of alerts", () => {
  it("finds just those that looking at each would find, through fires, returns and changes", () => {
    let seed = 42;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const index = createAlertIndex();
    const plain = new Map<string, { symbol: string; thresholds: readonly Threshold[] }>();
    const set = (id: string, symbol: string) => {
      const value = 90 + Math.round(random() * 20);
      const rule: AlertRule =
        random() < 0.3
          ? {
              kind: "move",
              direction: (["up", "down", "either"] as const)[Math.floor(random() * 3)]!,
              percent: 1 + random() * 8,
              over: "day",
            }
          : { kind: "price", is: random() < 0.5 ? "above" : "below", value };
      const thresholds = priceThresholds(rule, random() < 0.7 ? "armed" : "fired") ?? [];
      index.set(id, symbol, thresholds);
      plain.set(id, { symbol, thresholds });
    };
    for (let id = 0; id < 200; id++) set(`a${id}`, `S${id % 5}`);
    for (let turn = 0; turn < 2_000; turn++) {
      const symbol = `S${Math.floor(random() * 6)}`;
      const values = {
        price: 85 + Math.round(random() * 30),
        "day-percent": random() < 0.1 ? null : random() * 20 - 10,
      };
      const expected = [...plain].filter(
        ([, one]) =>
          one.symbol === symbol &&
          one.thresholds.some(({ gauge, is, value }) => {
            const known = values[gauge];
            return known !== null && (is === "above" ? known > value : known < value);
          }),
      );
      const found = index.take(symbol, values);
      expect(found.toSorted()).toEqual(expected.map(([id]) => id).toSorted());
      for (const id of found) {
        plain.delete(id);
        if (random() < 0.9) set(id, symbol);
      }
      const gone = `a${Math.floor(random() * 200)}`;
      if (random() < 0.05) {
        index.remove(gone);
        plain.delete(gone);
      } else if (turn % 20 === 0) set(gone, `S${Math.floor(random() * 5)}`);
      expect(index.has(symbol)).toBe([...plain.values()].some((one) => one.symbol === symbol));
    }
  });
});
