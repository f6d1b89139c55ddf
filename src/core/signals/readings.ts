import { adxSignal } from "./adx-signal.ts";
import { macdSignal } from "./macd-signal.ts";
import { rsiSignal } from "./rsi-signal.ts";
import { overallSignal } from "./overall-signal.ts";
import { readingDefaults, type ReadingId } from "./reading-rules.ts";
import { noSignal, type Signal, type SignalName } from "./signal.ts";
import { smaSignal, stepPercent } from "./sma-signal.ts";
import { adx, macd, rsi, sma, type Bars } from "../indicators/index.ts";

export interface Reading extends Signal {
  readonly id: ReadingId;
  /** The indicator with its parameters: `RSI (14)`. */
  readonly indicator: string;
  readonly value: number | null;
  /** The values behind the signal. */
  readonly inputs: Readonly<Record<string, number | null>>;
  /** SMA only: the last step of the average, in per cent. */
  readonly changePercent: number | null;
  /**
   * SMA only: the distance of the price from the average, in per cent. Shown with the reading, but no signal follows
   * from it.
   */
  readonly distancePercent: number | null;
  /** Index of the reading's bar. Null if nothing is known. */
  readonly barIndex: number | null;
  /** The signal at each bar, from the bars up to it. Empty for sample data. */
  readonly course: readonly (SignalName | null)[];
}

export interface ReadingParameters {
  readonly sma?: number;
  readonly rsi?: number;
  readonly macd?: { readonly fast: number; readonly slow: number; readonly signal: number };
  readonly adx?: number;
  /** Sample bars give values but never a signal. */
  readonly isSample?: boolean;
}

/** Bars after a signal at which its outcome is measured. */
export const outcomeBars = 10;

/**
 * The four readings of the latest bars, each with its signal, the rule behind it, and the signals of all earlier bars.
 */
export function readings(
  bars: Pick<Bars, "high" | "low" | "close">,
  parameters: ReadingParameters = {},
): readonly Reading[] {
  const { isSample, ...lengths } = { isSample: false, ...readingDefaults, ...parameters };
  const average = sma(bars.close, lengths.sma);
  const strength = rsi(bars.close, lengths.rsi);
  const convergence = macd(bars.close, lengths.macd);
  const direction = adx(bars, lengths.adx);
  const before = previousKnown(average);
  const { fast, slow, signal } = lengths.macd;

  const read = (
    id: ReadingId,
    indicator: string,
    values: Float64Array,
    signalAt: (index: number) => Signal,
    inputsAt: (index: number) => Reading["inputs"],
  ): Reading => {
    const last = values.findLastIndex((value) => Number.isFinite(value));
    const barIndex = last < 0 ? null : last;
    return {
      id,
      indicator,
      value: known(values, last),
      ...(isSample ? noSignal("sample") : signalAt(last)),
      inputs: inputsAt(last),
      changePercent: null,
      distancePercent: null,
      barIndex,
      course: isSample ? [] : Array.from(values, (_, index) => signalAt(index).signal),
    };
  };

  const smaReading = read(
    "sma",
    `SMA (${lengths.sma})`,
    average,
    (index) => smaSignal(known(average, index), known(average, before[index] ?? -1)),
    (index) => ({ latest: known(average, index), previous: known(average, before[index] ?? -1) }),
  );
  const { latest = null, previous = null } = smaReading.inputs;
  return [
    {
      ...smaReading,
      changePercent: stepPercent(latest, previous),
      distancePercent: stepPercent(known(bars.close, smaReading.barIndex ?? -1), latest),
    },
    read(
      "rsi",
      `RSI (${lengths.rsi})`,
      strength,
      (index) => rsiSignal(known(strength, index)),
      (index) => ({ rsi: known(strength, index) }),
    ),
    read(
      "macd",
      `MACD (${fast},${slow},${signal})`,
      convergence.macd,
      (index) => macdSignal(known(convergence.macd, index)),
      (index) => ({
        macd: known(convergence.macd, index),
        signal: known(convergence.signal, index),
        histogram: known(convergence.histogram, index),
      }),
    ),
    read(
      "adx",
      `ADX (${lengths.adx})`,
      direction.adx,
      (index) => adxSignal(directionAt(direction, index)),
      (index) => ({ ...directionAt(direction, index) }),
    ),
  ];
}

/** The rating at each bar: the overall signal of its readings. */
export function ratingCourse(found: readonly Reading[]): readonly (SignalName | null)[] {
  return (found[0]?.course ?? []).map(
    (_, index) => overallSignal(found.map(({ course }) => course[index] ?? null)).signal,
  );
}

function directionAt(direction: Readonly<Record<"adx" | "plusDi" | "minusDi", Float64Array>>, index: number) {
  return {
    adx: known(direction.adx, index),
    plusDi: known(direction.plusDi, index),
    minusDi: known(direction.minusDi, index),
  };
}

function known(values: Float64Array, index: number): number | null {
  const value = values[index] ?? NaN;
  return Number.isFinite(value) ? value : null;
}

/** For each index, the nearest earlier index that has a value. -1 without one. */
function previousKnown(values: Float64Array): readonly number[] {
  let last = -1;
  return Array.from(values, (value, index) => {
    const before = last;
    if (Number.isFinite(value)) last = index;
    return before;
  });
}
