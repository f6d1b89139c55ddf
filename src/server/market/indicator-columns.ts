import type { ChartPoint } from "#contract/indicators.ts";
import { adx, macd, rsi, sma, toBars } from "#core/indicators/index.ts";
import type { Bar } from "#core/market/bar.ts";
import type { ProvidedSeries } from "./provider.ts";

/** Lengths of the four indicators of the chart. */
export interface MainLengths {
  readonly sma: number;
  readonly rsi: number;
  readonly macd: { readonly fast: number; readonly slow: number; readonly signal: number };
  readonly adx: number;
}

/** The columns of the chart, as long as the bars; NaN while unknown. */
type MainColumns = Readonly<
  Record<"sma" | "rsi" | "macd" | "macdSignal" | "macdHistogram" | "adx" | "plusDi" | "minusDi", Float64Array>
>;

/** The four indicators worked out from bars. */
export function computedColumns(bars: readonly Bar[], lengths: MainLengths): MainColumns {
  const columns = toBars(bars);
  const convergence = macd(columns.close, lengths.macd);
  return {
    sma: sma(columns.close, lengths.sma),
    rsi: rsi(columns.close, lengths.rsi),
    macd: convergence.macd,
    macdSignal: convergence.signal,
    macdHistogram: convergence.histogram,
    ...adx(columns, lengths.adx),
  };
}

/** A provider's rows put beside the bars of the same time. */
export function matchedColumns(
  bars: readonly Bar[],
  series: readonly (ProvidedSeries | null)[],
  now: number,
): MainColumns {
  const column = (index: number, read: (row: ProvidedSeries["rows"][number]) => number | null) => {
    const byTime = new Map((series[index]?.rows ?? []).map((row) => [timeKey(row.at, bars), read(row)]));
    return Float64Array.from(bars, (bar) => byTime.get(bar.time === undefined ? bar.date : barMs(bar, now)) ?? NaN);
  };
  return {
    sma: column(0, ({ value }) => value),
    rsi: column(1, ({ value }) => value),
    macd: column(2, ({ value }) => value),
    macdSignal: column(2, ({ signal }) => signal),
    macdHistogram: column(2, ({ histogram }) => histogram),
    adx: column(3, ({ value }) => value),
    plusDi: new Float64Array(bars.length).fill(NaN),
    minusDi: new Float64Array(bars.length).fill(NaN),
  };
}

function timeKey(at: number, bars: readonly Bar[]): string | number {
  return bars[0]?.time === undefined ? new Date(at).toISOString().slice(0, 10) : at;
}

function barMs(bar: Bar, now: number): number {
  return bar.time === undefined ? Date.parse(`${bar.date}T00:00:00Z`) : Math.min(now, Date.parse(bar.time));
}

/** The newest points, each bar with its columns; null while an indicator warms up. */
export function chartPoints(bars: readonly Bar[], columns: MainColumns, points: number): ChartPoint[] {
  const first = Math.max(0, bars.length - points);
  return bars.slice(first).map((bar, offset) => {
    const at = first + offset;
    const value = (column: Float64Array) => knownValue(column[at]);
    return {
      timestamp: bar.time === undefined ? Date.parse(`${bar.date}T00:00:00Z`) : Date.parse(bar.time),
      date: bar.date,
      price: bar.close,
      open: bar.open,
      high: bar.high,
      low: bar.low,
      volume: bar.volume,
      sma: value(columns.sma),
      rsi: value(columns.rsi),
      macd: value(columns.macd),
      macdSignal: value(columns.macdSignal),
      macdHistogram: value(columns.macdHistogram),
      adx: value(columns.adx),
      plusDi: value(columns.plusDi),
      minusDi: value(columns.minusDi),
    };
  });
}

/** A value for the wire: NaN is unknown, and unknown is null. */
export function knownValue(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
