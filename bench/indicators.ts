import type { Figure } from "./main.ts";
import { adx, macd, rsi, sma, type Bars } from "#core/indicators/index.ts";

const barCount = 1_000_000;
const rounds = 41;
const warmUpRounds = 5;

interface Pair {
  readonly indicator: string;
  readonly ours: () => Float64Array;
  readonly plain: () => Float64Array;
}

/**
 * Nanoseconds of processor time per bar, beside the tightest loop for the same parameters: no branches, checks or
 * missing values, and arrays allocated in advance. The last thousand values must agree. Both alternate; the minimum of
 * all rounds counts.
 */
export function* run(): Generator<Figure> {
  const bars = walk(barCount);
  const plain = createPlainLoops(bars);
  const pairs: readonly Pair[] = [
    { indicator: "SMA 50", ours: () => sma(bars.close, 50), plain: () => plain.sma(50) },
    { indicator: "RSI 14", ours: () => rsi(bars.close, 14), plain: () => plain.rsi(14) },
    { indicator: "MACD 12/26/9", ours: () => macd(bars.close).histogram, plain: () => plain.macd(12, 26, 9) },
    { indicator: "ADX 14", ours: () => adx(bars, 14).adx, plain: () => plain.adx(14) },
  ];
  for (const { indicator, ours, plain: other } of pairs) {
    agree(indicator, ours(), other());
    let [ourLeast, otherLeast] = [Infinity, Infinity];
    for (let round = -warmUpRounds; round < rounds; round++) {
      const [our, plainTime] = [processorMicroseconds(ours), processorMicroseconds(other)];
      if (round < 0) continue;
      ourLeast = Math.min(ourLeast, our);
      otherLeast = Math.min(otherLeast, plainTime);
    }
    yield {
      indicator,
      bars: barCount,
      nanosecondsPerBar: rounded((ourLeast * 1000) / barCount),
      plainNanosecondsPerBar: rounded((otherLeast * 1000) / barCount),
      ratio: rounded(ourLeast / otherLeast),
      goalRatio: 1.3,
    };
  }
}

function agree(indicator: string, ours: Float64Array, plain: Float64Array): void {
  for (let index = barCount - 1_000; index < barCount; index++) {
    const difference = Math.abs(ours[index]! - plain[index]!) / Math.max(1e-3, Math.abs(plain[index]!));
    if (!(difference < 1e-9)) throw new Error(`${indicator}: the two loops do not agree at bar ${index}`);
  }
}

function processorMicroseconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const used = process.cpuUsage(before);
  // User and system time together, since their split is the system's estimate.
  return used.user + used.system;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function walk(count: number): Bars {
  const column = () => new Float64Array(count);
  const bars = { open: column(), high: column(), low: column(), close: column(), volume: column() };
  let state = 1;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  let price = 100;
  for (let index = 0; index < count; index++) {
    bars.open[index] = price;
    price = Math.max(1, price * (1 + 0.02 * (random() - 0.5)));
    bars.close[index] = price;
    bars.high[index] = Math.max(price, bars.open[index]!) * (1 + 0.01 * random());
    bars.low[index] = Math.min(price, bars.open[index]!) * (1 - 0.01 * random());
    bars.volume[index] = 1000 * random();
  }
  return bars;
}

function createPlainLoops({ high, low, close }: Bars) {
  const count = close.length;
  const [first, second, third] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];

  return {
    sma(length: number): Float64Array {
      const part = 1 / length;
      let sum = 0;
      for (let i = 0; i < length; i++) sum += close[i]!;
      first[length - 1] = sum * part;
      for (let i = length; i < count; i++) {
        sum += close[i]! - close[i - length]!;
        first[i] = sum * part;
      }
      return first;
    },

    rsi(length: number): Float64Array {
      const kept = 1 - 1 / length;
      const half = 0.5 / length;
      let [gain, loss] = [0, 0];
      for (let i = 1; i < count; i++) {
        const change = close[i]! - close[i - 1]!;
        const size = Math.abs(change);
        gain = gain * kept + (size + change) * half;
        loss = loss * kept + (size - change) * half;
        first[i] = (100 * gain) / (gain + loss);
      }
      return first;
    },

    macd(fast: number, slow: number, signal: number): Float64Array {
      const [fastWeight, slowWeight, signalWeight] = [2 / (fast + 1), 2 / (slow + 1), 2 / (signal + 1)];
      let [short, long, average] = [close[0]!, close[0]!, 0];
      for (let i = 1; i < count; i++) {
        const price = close[i]!;
        short += (price - short) * fastWeight;
        long += (price - long) * slowWeight;
        const line = short - long;
        average += (line - average) * signalWeight;
        first[i] = line;
        second[i] = average;
        third[i] = line - average;
      }
      return third;
    },

    adx(length: number): Float64Array {
      const part = 1 / length;
      const kept = 1 - part;
      let [range, plus, minus, average] = [0, 0, 0, 0];
      let [highBefore, lowBefore] = [high[0]!, low[0]!];
      for (let i = 1; i < count; i++) {
        const up = high[i]! - highBefore;
        const down = lowBefore - low[i]!;
        highBefore = high[i]!;
        lowBefore = low[i]!;
        const above = highBefore - close[i - 1]!;
        const below = close[i - 1]! - lowBefore;
        range = range * kept + (above + Math.abs(above) + below + Math.abs(below)) * 0.5;
        plus = plus * kept + (up + Math.abs(up)) * 0.5 * Number(up > down);
        minus = minus * kept + (down + Math.abs(down)) * 0.5 * Number(down > up);
        average = average * kept + ((100 * Math.abs(plus - minus)) / (plus + minus)) * part;
        const scale = 100 / range;
        second[i] = plus * scale;
        third[i] = minus * scale;
        first[i] = average;
      }
      return first;
    },
  };
}
