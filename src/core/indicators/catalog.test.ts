import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adx, atr, bollinger, catalog, ema, macd, rsi, sma, type Bars, type Indicator } from "./index.ts";
import { randomBars } from "../../../tests/support/random-bars.ts";
import { holds } from "../../../tests/support/holds.ts";

type Field = "open" | "high" | "low" | "close" | "volume" | "session" | "benchmark";
const fields: readonly Field[] = ["open", "high", "low", "close", "volume", "session", "benchmark"];
const wanted =
  "sma ema wma rsi macd adx atr bollinger stochastic stochasticRsi cci roc obv mfi vwap williamsR donchian keltner " +
  "ichimoku superTrend parabolicSar aroon trix ppo historicalVolatility maxDrawdown beta";

it("lists every indicator once", () => {
  expect(catalog.map(({ id }) => id).join(" ")).toBe(wanted);
});

describe.each(catalog.map((indicator) => [indicator.id, indicator] as const))("%s", (_, indicator) => {
  it("is known from the end of its warm-up on, and not as a whole before", () => {
    const bars = randomBars(400, 3);
    const warmUp = indicator.warmUp();
    const columns = Object.values(indicator.compute(bars));
    expect(columns.length).toBe(indicator.outputs.length);
    for (const column of columns) expect(column.subarray(warmUp).every((value) => Number.isFinite(value))).toBe(true);
    if (warmUp > 0) expect(columns.some((column) => Number.isNaN(column[warmUp - 1]))).toBe(true);
  });

  it("passes over bars that lack an input as if they had not been", () => {
    holds(
      fc.property(
        fc.nat(),
        fc.array(fc.nat(200), { maxLength: 40 }),
        fc.constantFrom(...indicator.inputs),
        fc.constantFrom(NaN, Infinity),
        parametersOf(indicator),
        (seed, gaps, field, missing, parameters) => {
          const bars = randomBars(200, seed);
          const holed = {
            ...bars,
            [field]: bars[field].map((value, index) => (gaps.includes(index) ? missing : value)),
          };
          const answer = indicator.compute(holed, parameters);
          const kept = Array.from({ length: 200 }, (_, index) => index).filter((index) => !gaps.includes(index));
          const without = pick(bars, kept);
          const expected = indicator.compute(without, parameters);
          for (const output of indicator.outputs) {
            const column = answer[output] ?? new Float64Array(0);
            expect(Float64Array.from(kept, (index) => column[index] ?? NaN)).toEqual(expected[output]);
            for (const gap of gaps) if (gap < 200) expect(column[gap]).toBeNaN();
          }
        },
      ),
      15,
    );
  });

  it.each(indicator.inputs)("passes over a first bar that lacks its %s", (field) => {
    const bars = randomBars(200, 5);
    for (const missing of [NaN, Infinity]) {
      const holed = { ...bars, [field]: bars[field].map((value, index) => (index === 0 ? missing : value)) };
      const without = indicator.compute(
        pick(
          bars,
          Array.from({ length: 199 }, (_, index) => index + 1),
        ),
      );
      for (const output of indicator.outputs)
        expect(indicator.compute(holed)[output]?.subarray(1)).toEqual(without[output]);
    }
  });

  it("knows nothing of the future: later bars change no earlier answer", () => {
    holds(
      fc.property(fc.nat(), fc.nat(260), fc.nat(40), parametersOf(indicator), (seed, count, later, parameters) => {
        const bars = randomBars(count + later, seed);
        const whole = indicator.compute(bars, parameters);
        const part = indicator.compute(
          pick(
            bars,
            Array.from({ length: count }, (_, index) => index),
          ),
          parameters,
        );
        for (const output of indicator.outputs) expectSame(part[output], whole[output]?.subarray(0, count));
      }),
      40,
    );
  });

  it("answers nothing for no bars, and unknown for too few", () => {
    for (const column of Object.values(indicator.compute(randomBars(0)))) expect(column.length).toBe(0);
    const warmUp = indicator.warmUp();
    if (warmUp === 0) return;
    const columns = indicator.compute(randomBars(warmUp, 5));
    const unknown = indicator.outputs.filter((output) => columns[output]?.every((value) => Number.isNaN(value)));
    expect(unknown).not.toEqual([]);
  });

  it("stays finite, or unknown where there is nothing to measure, on a price that never moves", () => {
    const columns = indicator.compute(flat(400, 0.1));
    for (const output of indicator.outputs) {
      const expected = onFlat[indicator.id]?.[output] ?? NaN;
      const last = columns[output]?.[399] ?? Infinity;
      if (Number.isNaN(expected)) expect(last, output).toBeNaN();
      else expect(last, output).toBeCloseTo(expected, 9);
    }
  });

  it("refuses parameters out of bounds, broken or unknown with a RangeError that names them", () => {
    const bars = randomBars(10);
    for (const [name, rule] of Object.entries(indicator.parameters)) {
      const broken = rule.isFraction === true ? [] : [rule.default + 0.5];
      for (const value of [rule.min - 1, rule.max + 1, NaN, Infinity, ...broken]) {
        const refusal = new RegExp(`${indicator.id}: ${name} must be`);
        expect(() => indicator.compute(bars, { [name]: value })).toThrow(refusal);
        expect(() => indicator.compute(bars, { [name]: value })).toThrow(RangeError);
        expect(() => indicator.warmUp({ [name]: value })).toThrow(refusal);
      }
    }
    expect(() => indicator.compute(bars, { nonsense: 3 })).toThrow(/no parameter nonsense/);
  });

  it("refuses columns of unequal length", () => {
    const bars = randomBars(10);
    expect(() => indicator.compute({ ...bars, high: new Float64Array(9) })).toThrow(RangeError);
  });
});

it("is unknown throughout without a second series to measure beta against", () => {
  const { benchmark, ...bars } = randomBars(100);
  expect(benchmark.length).toBe(100);
  const beta = catalog.find(({ id }) => id === "beta");
  expect(beta?.compute(bars)["beta"]?.every((value) => Number.isNaN(value))).toBe(true);
});

it("refuses a fast average that is not faster than the slow one", () => {
  expect(() => macd(new Float64Array(50), { fast: 26, slow: 12 })).toThrow(RangeError);
  for (const id of ["macd", "ppo"])
    expect(() => catalog.find((entry) => entry.id === id)?.compute(randomBars(5), { fast: 30 })).toThrow(/below slow/);
});

describe("the public functions", () => {
  const bars = randomBars(300, 21);
  const column = (id: string, output: string, parameters = {}) =>
    catalog.find((entry) => entry.id === id)?.compute(bars, parameters)[output];

  it("are the entries of the catalog", () => {
    expect(sma(bars.close, 20)).toEqual(column("sma", "sma", { length: 20 }));
    expect(ema(bars.close, 20)).toEqual(column("ema", "ema", { length: 20 }));
    expect(ema(bars.close, 20, { seed: "first" })).toEqual(column("ema", "ema", { length: 20, seed: 1 }));
    expect(rsi(bars.close)).toEqual(column("rsi", "rsi"));
    expect(atr(bars)).toEqual(column("atr", "atr"));
    for (const output of ["macd", "signal", "histogram"] as const)
      expect(macd(bars.close)[output]).toEqual(column("macd", output));
    for (const output of ["adx", "plusDi", "minusDi"] as const)
      expect(adx(bars)[output]).toEqual(column("adx", output));
    for (const output of ["upper", "middle", "lower"] as const)
      expect(bollinger(bars.close)[output]).toEqual(column("bollinger", output));
  });

  it("read plain lists with null for a missing value as well", () => {
    expect(sma([1, null, 2, 3], 2)).toEqual(Float64Array.of(NaN, NaN, 1.5, 2.5));
    expect(rsi([...bars.close])).toEqual(rsi(bars.close));
  });

  it("refuse lengths out of bounds", () => {
    for (const length of [0, -1, 1.5, NaN, 1001]) {
      expect(() => sma(bars.close, length)).toThrow(RangeError);
      expect(() => rsi(bars.close, length)).toThrow(RangeError);
      expect(() => adx(bars, length)).toThrow(RangeError);
    }
    expect(() => atr({ ...bars, low: new Float64Array(3) })).toThrow(RangeError);
  });

  it("start an exponential average from the mean or from the first value, as asked", () => {
    expect(ema([2, 4, 6, 8], 3)).toEqual(Float64Array.of(NaN, NaN, 4, 6));
    expect(ema([2, 4, 6, 8], 3, { seed: "first" })).toEqual(Float64Array.of(NaN, NaN, 4.5, 6.25));
  });
});

it("keeps the moving average true over a million bars, even after a value that dwarfs the rest", () => {
  const count = 1_000_000;
  const { close } = randomBars(count, 4);
  close[1000] = 1e13;
  const averages = sma(close, 50);
  let worst = 0;
  for (let index = 1050; index < count; index += 997) {
    let sum = 0;
    for (let back = 0; back < 50; back++) sum += close[index - back]!;
    worst = Math.max(worst, Math.abs(averages[index]! / (sum / 50) - 1));
  }
  expect(worst).toBeLessThan(1e-13);
});

/** Expected outputs for a constant price of 0.1 with a volume of 1000. Outputs not listed are unknown. */
const onFlat: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  sma: { sma: 0.1 },
  ema: { ema: 0.1 },
  wma: { wma: 0.1 },
  rsi: { rsi: 50 },
  macd: { macd: 0, signal: 0, histogram: 0 },
  adx: { adx: 0, plusDi: 0, minusDi: 0 },
  atr: { atr: 0 },
  bollinger: { upper: 0.1, middle: 0.1, lower: 0.1 },
  stochastic: { k: 50, d: 50 },
  stochasticRsi: { k: 50, d: 50 },
  cci: { cci: 0 },
  roc: { roc: 0 },
  obv: { obv: 1000 },
  mfi: { mfi: 50 },
  vwap: { vwap: 0.1 },
  williamsR: { williamsR: -50 },
  donchian: { upper: 0.1, middle: 0.1, lower: 0.1 },
  keltner: { upper: 0.1, middle: 0.1, lower: 0.1 },
  ichimoku: { conversion: 0.1, base: 0.1, leadingA: 0.1, leadingB: 0.1, lagging: 0.1 },
  superTrend: { superTrend: 0.1, direction: 1 },
  parabolicSar: { sar: 0.1, direction: -1 },
  aroon: { up: 100, down: 100, oscillator: 0 },
  trix: { trix: 0, signal: 0 },
  ppo: { ppo: 0, signal: 0, histogram: 0 },
  historicalVolatility: { volatility: 0 },
  maxDrawdown: { maxDrawdown: 0 },
};

function flat(count: number, price: number): Bars {
  const column = (value: number) => new Float64Array(count).fill(value);
  const prices = column(price);
  return { open: prices, high: prices, low: prices, close: prices, volume: column(1000), benchmark: column(7) };
}

/** The same but for the last digits, which hang on how many values are summed at once. */
function expectSame(column: Float64Array | undefined, other: Float64Array | undefined): void {
  expect(column?.length).toBe(other?.length);
  const strays = Array.from(column ?? [], (value, index) => ({ index, value, other: other?.[index] ?? NaN })).filter(
    ({ value, other }) =>
      Number.isNaN(value) !== Number.isNaN(other) || Math.abs(value - other) > 1e-10 * Math.max(1, Math.abs(value)),
  );
  expect(strays).toEqual([]);
}

function pick(bars: Bars, indexes: readonly number[]): Bars {
  return Object.fromEntries(
    fields.map((field) => [field, Float64Array.from(indexes, (index) => bars[field]?.[index] ?? NaN)]),
  ) as unknown as Bars;
}

/** Parameters within their bounds, short enough for the courses of these tests, and without conflict. */
function parametersOf(indicator: Indicator): fc.Arbitrary<Record<string, number>> {
  const each = Object.entries(indicator.parameters).map(([name, rule]) => {
    const most = Math.min(rule.max, Math.max(rule.default, rule.min) + 10);
    const one =
      rule.isFraction === true
        ? fc.double({ min: rule.min, max: Math.min(rule.max, rule.default * 2), noNaN: true })
        : fc.integer({ min: rule.min, max: most });
    return [name, one] as const;
  });
  return fc.record(Object.fromEntries(each)).map((values) => {
    const { fast, slow, step, maximum } = values;
    if (fast !== undefined && slow !== undefined && fast >= slow) return { ...values, fast: slow, slow: fast + 1 };
    if (step !== undefined && maximum !== undefined && step > maximum)
      return { ...values, step: maximum, maximum: step };
    return values;
  });
}
