import type { Figure } from "./main.ts";
import { adx, macd, rsi, sma, type Bars } from "#core/indicators/index.ts";

const barCount = 1_000_000;
const rounds = 41;
const warmUpRounds = 5;

interface Pair {
  readonly indicator: string;
  readonly ours: () => unknown;
  readonly plain: () => unknown;
}

/**
 * Nanoseconds of processor time per bar, beside the loop one would write by hand for these parameters, without checks and
 * without thought for missing values. Both run in turn; the median of the rounds counts.
 */
export function* run(): Generator<Figure> {
  const bars = walk(barCount);
  const pairs: readonly Pair[] = [
    { indicator: "SMA 50", ours: () => sma(bars.close, 50), plain: () => plainSma(bars.close, 50) },
    { indicator: "RSI 14", ours: () => rsi(bars.close, 14), plain: () => plainRsi(bars.close, 14) },
    { indicator: "MACD 12/26/9", ours: () => macd(bars.close), plain: () => plainMacd(bars.close, 12, 26, 9) },
    { indicator: "ADX 14", ours: () => adx(bars, 14), plain: () => plainAdx(bars, 14) },
  ];
  for (const { indicator, ours, plain } of pairs) {
    const ourTimes: number[] = [];
    const plainTimes: number[] = [];
    for (let round = -warmUpRounds; round < rounds; round++) {
      const [our, other] = [processorMicroseconds(ours), processorMicroseconds(plain)];
      if (round < 0) continue;
      ourTimes.push(our);
      plainTimes.push(other);
    }
    const perBar = (times: number[]) => (median(times) * 1000) / barCount;
    yield {
      indicator,
      bars: barCount,
      nanosecondsPerBar: rounded(perBar(ourTimes)),
      plainNanosecondsPerBar: rounded(perBar(plainTimes)),
      ratio: rounded(perBar(ourTimes) / perBar(plainTimes)),
    };
  }
}

function processorMicroseconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
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

function plainSma(values: Float64Array, length: number): Float64Array {
  const out = new Float64Array(values.length).fill(NaN);
  let sum = 0;
  for (let i = 0; i < length; i++) sum += values[i]!;
  out[length - 1] = sum / length;
  for (let i = length; i < values.length; i++) {
    sum += values[i]! - values[i - length]!;
    out[i] = sum / length;
  }
  return out;
}

function plainRsi(values: Float64Array, length: number): Float64Array {
  const out = new Float64Array(values.length).fill(NaN);
  const weight = 1 / length;
  let gain = 0;
  let loss = 0;
  for (let i = 1; i < values.length; i++) {
    const change = values[i]! - values[i - 1]!;
    const up = Math.max(change, 0);
    const down = Math.max(-change, 0);
    if (i <= length) {
      gain += weight * up;
      loss += weight * down;
    } else {
      gain += weight * (up - gain);
      loss += weight * (down - loss);
    }
    if (i >= length) out[i] = (100 * gain) / (gain + loss);
  }
  return out;
}

function plainMacd(values: Float64Array, fast: number, slow: number, signal: number) {
  const line = new Float64Array(values.length).fill(NaN);
  const average = new Float64Array(values.length).fill(NaN);
  const histogram = new Float64Array(values.length).fill(NaN);
  const [fastWeight, slowWeight, signalWeight] = [2 / (fast + 1), 2 / (slow + 1), 2 / (signal + 1)];
  let a = values[0]!;
  let b = values[0]!;
  let c = 0;
  for (let i = 1; i < values.length; i++) {
    a += fastWeight * (values[i]! - a);
    b += slowWeight * (values[i]! - b);
    c += signalWeight * (a - b - c);
    line[i] = a - b;
    average[i] = c;
    histogram[i] = a - b - c;
  }
  return { line, average, histogram };
}

function plainAdx({ high, low, close }: Bars, length: number) {
  const index = new Float64Array(close.length).fill(NaN);
  const plusDi = new Float64Array(close.length).fill(NaN);
  const minusDi = new Float64Array(close.length).fill(NaN);
  const weight = 1 / length;
  let range = 0;
  let plus = 0;
  let minus = 0;
  let average = 0;
  for (let i = 1; i < close.length; i++) {
    const up = high[i]! - high[i - 1]!;
    const down = low[i - 1]! - low[i]!;
    range += weight * (Math.max(high[i]!, close[i - 1]!) - Math.min(low[i]!, close[i - 1]!) - range);
    plus += weight * ((up > down && up > 0 ? up : 0) - plus);
    minus += weight * ((down > up && down > 0 ? down : 0) - minus);
    plusDi[i] = (100 * plus) / range;
    minusDi[i] = (100 * minus) / range;
    average += weight * ((100 * Math.abs(plus - minus)) / (plus + minus) - average);
    index[i] = average;
  }
  return { index, plusDi, minusDi };
}
