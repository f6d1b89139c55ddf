import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalog, type Bars } from "./index.ts";
import { randomBars } from "../../../tests/support/random-bars.ts";
import { atItsPlace, loadTalib } from "../../../tests/support/talib.ts";

const talib = await loadTalib();
const exponential = talib.MAType.EMA;

interface Comparison {
  readonly id: string;
  readonly parameters: Record<string, number>;
  /** TA-Lib's own columns by our names, each with the place of its first value. */
  readonly oracle: (bars: Lists) => Record<string, readonly [readonly number[], number]>;
  /** Bars left out after the warm-up, where the two start from another seed, and why. */
  readonly settling?: number;
}

type Lists = Record<"open" | "high" | "low" | "close" | "volume" | "benchmark", number[]>;

const comparisons: readonly Comparison[] = [
  ...[2, 10, 50, 200].map((length): Comparison => ({
    id: "sma",
    parameters: { length },
    oracle: ({ close }) => ({ sma: [talib.SMA({ inReal: close, timePeriod: length }).output, length - 1] }),
  })),
  ...[2, 12, 50].map((length): Comparison => ({
    id: "ema",
    parameters: { length },
    oracle: ({ close }) => ({ ema: [talib.EMA({ inReal: close, timePeriod: length }).output, length - 1] }),
  })),
  {
    id: "wma",
    parameters: { length: 20 },
    oracle: ({ close }) => ({ wma: [talib.WMA({ inReal: close, timePeriod: 20 }).output, 19] }),
  },
  ...[2, 14, 30].map((length): Comparison => ({
    id: "rsi",
    parameters: { length },
    oracle: ({ close }) => ({ rsi: [talib.RSI({ inReal: close, timePeriod: length }).output, length] }),
  })),
  {
    id: "macd",
    parameters: { fast: 12, slow: 26, signal: 9 },
    // TA-Lib starts the fast average late, from the mean of the last 12 closes before the slow one begins.
    settling: 250,
    oracle: ({ close }) => {
      const macd = talib.MACD({ inReal: close, fastPeriod: 12, slowPeriod: 26, signalPeriod: 9 });
      return { macd: [macd.MACD, 33], signal: [macd.MACDSignal, 33], histogram: [macd.MACDHist, 33] };
    },
  },
  {
    id: "adx",
    parameters: { length: 14 },
    // TA-Lib's first sums hold 13 moves instead of Wilder's 14.
    settling: 400,
    oracle: ({ high, low, close }) => {
      const input = { high, low, close, timePeriod: 14 };
      return {
        adx: [talib.ADX(input).output, 27],
        plusDi: [talib.PLUS_DI(input).output, 14],
        minusDi: [talib.MINUS_DI(input).output, 14],
      };
    },
  },
  ...[1, 14].map((length): Comparison => ({
    id: "atr",
    parameters: { length },
    oracle: ({ high, low, close }) => ({ atr: [talib.ATR({ high, low, close, timePeriod: length }).output, length] }),
  })),
  {
    id: "bollinger",
    parameters: { length: 20, deviations: 2 },
    // The port's own Bollinger Bands and STDDEV are faulty (the root is left out from the 20th value on); VAR is not.
    oracle: ({ close }) => {
      const middle = talib.SMA({ inReal: close, timePeriod: 20 }).output;
      const spread = talib.VAR({ inReal: close, timePeriod: 20 }).output.map((variance) => 2 * Math.sqrt(variance));
      return {
        upper: [middle.map((value, index) => value + (spread[index] ?? NaN)), 19],
        middle: [middle, 19],
        lower: [middle.map((value, index) => value - (spread[index] ?? NaN)), 19],
      };
    },
  },
  {
    id: "stochastic",
    parameters: { length: 14, smoothing: 3, signal: 3 },
    // The port's STOCH answers nothing but zeros; STOCHF and one more average are the same thing.
    oracle: ({ high, low, close }) => {
      const k = talib.STOCHF({ high, low, close, fastK_Period: 14, fastD_Period: 3 }).fastD;
      const d = talib.SMA({ inReal: k, timePeriod: 3 }).output;
      return { k: [k, 15], d: [d, 17] };
    },
  },
  {
    id: "stochasticRsi",
    parameters: { rsiLength: 14, length: 14, smoothing: 1, signal: 3 },
    oracle: ({ close }) => {
      const answer = talib.STOCHRSI({ inReal: close, timePeriod: 14, fastK_Period: 14, fastD_Period: 3 });
      return { k: [answer.fastK, 29], d: [answer.fastD, 29] };
    },
  },
  {
    id: "cci",
    parameters: { length: 20 },
    oracle: ({ high, low, close }) => ({ cci: [talib.CCI({ high, low, close, timePeriod: 20 }).output, 19] }),
  },
  {
    id: "roc",
    parameters: { length: 12 },
    oracle: ({ close }) => ({ roc: [talib.ROC({ inReal: close, timePeriod: 12 }).output, 12] }),
  },
  {
    id: "obv",
    parameters: {},
    oracle: ({ close, volume }) => ({ obv: [talib.OBV({ inReal: close, volume }).output, 0] }),
  },
  {
    id: "mfi",
    parameters: { length: 14 },
    oracle: ({ high, low, close, volume }) => ({
      mfi: [talib.MFI({ high, low, close, volume, timePeriod: 14 }).output, 14],
    }),
  },
  {
    id: "williamsR",
    parameters: { length: 14 },
    oracle: ({ high, low, close }) => ({ williamsR: [talib.WILLR({ high, low, close, timePeriod: 14 }).output, 13] }),
  },
  {
    id: "donchian",
    parameters: { length: 20 },
    oracle: ({ high, low }) => ({
      upper: [talib.MAX({ inReal: high, timePeriod: 20 }).output, 19],
      middle: [talib.MIDPRICE({ high, low, timePeriod: 20 }).output, 19],
      lower: [talib.MIN({ inReal: low, timePeriod: 20 }).output, 19],
    }),
  },
  {
    id: "keltner",
    parameters: { length: 20, rangeLength: 10, multiplier: 2 },
    oracle: ({ high, low, close }) => {
      const middle = talib.EMA({ inReal: close, timePeriod: 20 }).output;
      const range = talib.ATR({ high, low, close, timePeriod: 10 }).output;
      return {
        upper: [middle.map((value, index) => value + 2 * (range[index + 9] ?? NaN)), 19],
        middle: [middle, 19],
        lower: [middle.map((value, index) => value - 2 * (range[index + 9] ?? NaN)), 19],
      };
    },
  },
  {
    id: "ichimoku",
    parameters: { conversion: 9, base: 26, span: 52, displacement: 26 },
    oracle: ({ high, low }) => ({
      conversion: [talib.MIDPRICE({ high, low, timePeriod: 9 }).output, 8],
      base: [talib.MIDPRICE({ high, low, timePeriod: 26 }).output, 25],
      leadingB: [talib.MIDPRICE({ high, low, timePeriod: 52 }).output, 51 + 26],
    }),
  },
  {
    id: "parabolicSar",
    parameters: { step: 0.02, maximum: 0.2 },
    oracle: ({ high, low }) => ({ sar: [talib.SAR({ high, low, acceleration: 0.02, maximum: 0.2 }).output, 1] }),
  },
  {
    id: "aroon",
    parameters: { length: 25 },
    oracle: ({ high, low }) => {
      const answer = talib.AROON({ high, low, timePeriod: 25 });
      return {
        up: [answer.aroonUp, 25],
        down: [answer.aroonDown, 25],
        oscillator: [talib.AROONOSC({ high, low, timePeriod: 25 }).output, 25],
      };
    },
  },
  {
    id: "trix",
    parameters: { length: 15 },
    oracle: ({ close }) => ({ trix: [talib.TRIX({ inReal: close, timePeriod: 15 }).output, 43] }),
  },
  {
    id: "ppo",
    parameters: { fast: 12, slow: 26 },
    // As for the convergence line: the fast average starts late.
    settling: 250,
    oracle: ({ close }) => ({
      ppo: [talib.PPO({ inReal: close, fastPeriod: 12, slowPeriod: 26, MAType: exponential }).output, 25],
    }),
  },
  {
    id: "beta",
    parameters: { length: 60 },
    // TA-Lib takes the market first.
    oracle: ({ close, benchmark }) => ({
      beta: [talib.BETA({ inReal0: benchmark, inReal1: close, timePeriod: 60 }).output, 60],
    }),
  },
];

const courses: readonly (readonly [string, Bars | null])[] = [
  ["a random walk", randomBars(2000, 7)],
  ["another random walk", randomBars(5000, 99)],
  ...["daily/misc/ORCL.csv", "daily/misc/GSPC-1999-2020.csv", "intraday-5m/SPY.csv"].map(
    (path) => [`recorded ${path}`, readPrices(path)] as const,
  ),
];

describe.each(courses)("on %s, the oracle agrees to 1e-9 with", (_, bars) => {
  it.skipIf(bars === null).each(comparisons)(
    `$id $parameters${bars === null ? " (skipped: no recorded prices beside this working copy)" : ""}`,
    ({ id, parameters, oracle, settling = 0 }) => {
      if (bars === null) throw new Error("skipped");
      const indicator = catalog.find((entry) => entry.id === id);
      const ours = indicator?.compute(bars, parameters) ?? {};
      const count = bars.close.length;
      for (const [name, [output, first]] of Object.entries(oracle(asLists(bars)))) {
        const theirs = atItsPlace(output, first);
        const column = ours[name] ?? new Float64Array(0);
        expect(column.length).toBe(count);
        if (settling === 0) expect(column.findIndex((value) => !Number.isNaN(value))).toBeLessThanOrEqual(first);
        expect(worst(column, theirs, first + settling, count - 1), name).toBeLessThan(1e-9);
      }
    },
  );
});

/** The largest difference in a stretch: relative above 1, absolute below. NaN on one side only is as bad as it gets. */
function worst(ours: Float64Array, theirs: Float64Array, from: number, to: number): number {
  expect(to).toBeGreaterThan(from);
  let largest = 0;
  for (let index = from; index < to; index++) {
    const [a, b] = [ours[index] ?? NaN, theirs[index] ?? NaN];
    const difference = Math.abs(a - b) / Math.max(1, Math.abs(b));
    largest = Math.max(largest, Number.isNaN(difference) ? Infinity : difference);
  }
  return largest;
}

function asLists({ open, high, low, close, volume, benchmark = close }: Bars): Lists {
  return {
    open: [...open],
    high: [...high],
    low: [...low],
    close: [...close],
    volume: [...volume],
    benchmark: [...benchmark],
  };
}

function readPrices(path: string): Bars | null {
  const file = new URL(`../../../../shared/data/prices/${path}`, import.meta.url);
  if (!existsSync(file)) return null;
  const [head = "", ...lines] = readFileSync(file, "utf8").trim().split("\n");
  const names = head.trim().split(",");
  const rows = lines
    .map((line) => line.trim().split(","))
    .filter((cells) => cells.length === names.length && cells.every((cell) => cell !== ""));
  const column = (name: string) => Float64Array.from(rows, (cells) => Number(cells[names.indexOf(name)]));
  const close = column("close");
  return {
    open: column("open"),
    high: column("high"),
    low: column("low"),
    close,
    volume: column("volume"),
    benchmark: close.map((value, index) => value * (1 + 0.01 * Math.sin(index))),
  };
}
