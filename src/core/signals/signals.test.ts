import { describe, expect, it } from "vitest";
import {
  adxSignal,
  macdSignal,
  overallSignal,
  ratingCourse,
  readings,
  rsiSignal,
  rules,
  signalEvidence,
  smaSignal,
  type ReadingId,
  type Signal,
} from "./index.ts";
import { signalRules } from "../words/en/signal-rules.ts";

const short = ({ signal, strength }: { signal: string | null; strength: number | null }) => [signal, strength];
const none = [null, null];

describe("the signal of the moving average", () => {
  it.each([
    [102.01, 100, "Strong Buy", 85],
    [102, 100, "Buy", 75],
    [101.01, 100, "Buy", 75],
    [101, 100, "Hold", 50],
    [100, 100, "Hold", 50],
    [99, 100, "Hold", 50],
    [98.99, 100, "Sell", 75],
    [98, 100, "Sell", 75],
    [97.99, 100, "Strong Sell", 85],
    [103.02, 102, "Hold", 50],
    [0.303, 0.3, "Hold", 50],
    [0.306, 0.3, "Buy", 75],
  ])("of %d after %d is %s, %d", (latest, previous, signal, strength) => {
    expect(short(smaSignal(latest, previous))).toEqual([signal, strength]);
  });

  it("is null without two values to compare", () => {
    for (const [latest, previous] of [
      [null, 100],
      [100, null],
      [NaN, 100],
      [100, NaN],
      [100, 0],
    ] as const)
      expect(short(smaSignal(latest, previous))).toEqual(none);
  });
});

describe("the signal of the strength index", () => {
  it.each([
    [100, "Sell", 75],
    [70.0001, "Sell", 75],
    [70, "Hold", 50],
    [60, "Hold", 50],
    [50, "Hold", 50],
    [40, "Hold", 50],
    [30, "Hold", 50],
    [29.9999, "Buy", 75],
    [0, "Buy", 75],
  ])("at %d is %s, %d", (value, signal, strength) => {
    expect(short(rsiSignal(value))).toEqual([signal, strength]);
  });

  it("distinguishes the bands of Hold in its rule", () => {
    expect(new Set([70, 60, 50, 40, 30].map((value) => rsiSignal(value).rule)).size).toBe(3);
  });

  it("is null for an unknown value", () => {
    expect([null, NaN, Infinity].map((value) => short(rsiSignal(value)))).toEqual([none, none, none]);
  });
});

describe("the signal of the convergence line", () => {
  it("follows its sign", () => {
    expect([1e-12, -1e-12, 0, -0].map((value) => short(macdSignal(value)))).toEqual([
      ["Buy", 75],
      ["Sell", 75],
      ["Hold", 50],
      ["Hold", 50],
    ]);
    expect([null, NaN].map((value) => short(macdSignal(value)))).toEqual([none, none]);
  });
});

describe("the signal of the directional index", () => {
  it.each([
    [50.1, "Strong Buy", "Strong Sell", 85],
    [50, "Buy", "Sell", 75],
    [25.1, "Buy", "Sell", 75],
    [25, "Hold", "Hold", 50],
    [20, "Hold", "Hold", 50],
    [19.9, "Hold", "Hold", 50],
  ])("at %d is %s when +DI leads and %s when -DI leads, %d", (adx, up, down, strength) => {
    expect(adxSignal({ adx, plusDi: 30, minusDi: 10 })).toMatchObject({ signal: up, strength, note: null });
    expect(adxSignal({ adx, plusDi: 10, minusDi: 30 })).toMatchObject({ signal: down, strength, note: null });
  });

  it("applies the described rule with a note if the direction is unknown", () => {
    for (const [adx, signal] of [
      [51, "Strong Buy"],
      [26, "Buy"],
      [22, "Hold"],
      [10, "Hold"],
    ] as const)
      for (const unknown of [null, NaN])
        expect(adxSignal({ adx, plusDi: unknown, minusDi: 10 })).toMatchObject({ signal, note: "directionUnknown" });
  });

  it("takes no side if +DI and -DI are equal", () => {
    expect(short(adxSignal({ adx: 60, plusDi: 20, minusDi: 20 }))).toEqual(["Hold", 50]);
  });

  it("is null for an unknown index", () => {
    expect(short(adxSignal({ adx: null, plusDi: 20, minusDi: 10 }))).toEqual(none);
    expect(short(adxSignal({ adx: NaN, plusDi: 20, minusDi: 10 }))).toEqual(none);
  });
});

describe("the verdict over several readings", () => {
  it.each([
    [["Strong Buy", "Strong Buy", "Buy"], "Strong Buy"],
    [["Buy", "Hold", "Buy", "Buy"], "Buy"],
    [["Buy", "Hold"], "Hold"],
    [["Sell", "Hold"], "Hold"],
    [["Strong Sell", "Sell"], "Sell"],
    [["Strong Buy", "Strong Sell"], "Hold"],
    [["Strong Buy", null, null], "Strong Buy"],
  ] as const)("of %j is %s", (signals, verdict) => {
    expect(overallSignal(signals).signal).toBe(verdict);
  });

  it("is null if no reading has a signal", () => {
    expect(short(overallSignal([]))).toEqual(none);
    expect(short(overallSignal([null, null]))).toEqual(none);
  });
});

describe("the four readings", () => {
  const count = 120;
  const close = Float64Array.from({ length: count }, (_, index) => 100 * 1.02 ** index);
  const bars = { close, high: close.map((value) => value * 1.01), low: close.map((value) => value * 0.99) };

  it("have names with parameters, and carry value, signal, inputs and track record", () => {
    const [average, strength, convergence, direction] = readings(bars);
    expect([average, strength, convergence, direction].map((reading) => reading?.indicator)).toEqual([
      "SMA (50)",
      "RSI (14)",
      "MACD (12,26,9)",
      "ADX (14)",
    ]);
    const mean = close.subarray(count - 50).reduce((sum, value) => sum + value, 0) / 50;
    expect(average?.value).toBeCloseTo(mean, 9);
    expect(average?.changePercent).toBeCloseTo(2, 9);
    expect(average?.distancePercent).toBeCloseTo((close[count - 1]! / mean - 1) * 100, 9);
    expect(average).toMatchObject({ signal: "Buy", strength: 75, barIndex: count - 1 });
    expect(strength).toMatchObject({ value: 100, signal: "Sell", strength: 75 });
    expect(convergence).toMatchObject({ signal: "Buy", strength: 75 });
    expect(direction).toMatchObject({ signal: "Strong Buy", strength: 85, note: null });
    expect(signalEvidence(convergence?.course ?? [], close).ratio).toBe(1);
    expect(signalEvidence(strength?.course ?? [], close).ratio).toBe(0);
    expect(ratingCourse(readings(bars)).at(-1)).toBe(overallSignal(readings(bars).map(({ signal }) => signal)).signal);
  });

  it("accept other parameters", () => {
    const labels = readings(bars, { sma: 20, rsi: 7, macd: { fast: 5, slow: 35, signal: 5 }, adx: 10 }).map(
      (reading) => reading.indicator,
    );
    expect(labels).toEqual(["SMA (20)", "RSI (7)", "MACD (5,35,5)", "ADX (10)"]);
  });

  it("are unknown, without a signal, with too few bars", () => {
    const few = { close: close.subarray(0, 5), high: close.subarray(0, 5), low: close.subarray(0, 5) };
    for (const reading of [
      ...readings(few),
      ...readings({ close: few.close.subarray(0, 0), high: few.close.subarray(0, 0), low: few.close.subarray(0, 0) }),
    ])
      expect(reading).toMatchObject({ value: null, signal: null, strength: null, barIndex: null });
  });

  it("give values but no signal for sample data", () => {
    for (const reading of readings(bars, { isSample: true })) {
      expect(reading.value).not.toBeNull();
      expect(reading).toMatchObject({ signal: null, strength: null, course: [] });
    }
  });

  it("have rules that list every signal they can give", () => {
    for (const list of Object.values(rules))
      for (const rule of list) expect(rule.strength).toBe({ Hold: 50, Buy: 75, Sell: 75 }[rule.signal as string] ?? 85);
    expect(rules.sma.map(({ id, signal }) => `${signalRules.lines[id]}: ${signal}`)[1]).toBe("Over 1% up: Buy");
  });

  it("name the line that applies, where one does", () => {
    const linesOf = (id: ReadingId, found: readonly Signal[]) =>
      found.map(({ rule }) => signalRules.lines[rules[id].find((line) => line.id === rule)?.id ?? "smaFlat"]);
    expect(linesOf("rsi", [71, 70, 50, 40, 12].map(rsiSignal))).toEqual([
      "Over 70",
      "60 to 70",
      "Between 40 and 60",
      "30 to 40",
      "Under 30",
    ]);
    expect(linesOf("macd", [0.1, 0, -0.2].map(macdSignal))).toEqual(["Above zero", "At zero", "Below zero"]);
    expect(linesOf("sma", [smaSignal(101.5, 100), smaSignal(97, 100)])).toEqual(["Over 1% up", "Over 2% down"]);
    const directed = (adx: number, plusDi: number, minusDi: number) => adxSignal({ adx, plusDi, minusDi });
    expect(
      linesOf("adx", [directed(55, 30, 10), directed(30, 10, 30), directed(22, 1, 2), directed(12, 1, 2)]),
    ).toEqual(["Above 50, +DI above", "Above 25, -DI above", "20 to 25", "Under 20"]);
    expect(rules.adx.some(({ id }) => id === directed(30, 20, 20).rule)).toBe(false);
    expect(rules.rsi.some(({ id }) => id === rsiSignal(null).rule)).toBe(false);
  });
});
