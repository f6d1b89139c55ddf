import { majorCurrency, minorUnits } from "#core/money/currencies.ts";
import { type Decimal, decimal } from "#core/money/decimal.ts";
import { civilDay } from "#core/portfolio/civil-day.ts";
import type { PriceSeries } from "#core/portfolio/portfolio-input.ts";
import { carriedDays, lastUpTo } from "#core/portfolio/standing.ts";

export interface DayPrice {
  /** As traded, in the major unit of the series' currency. */
  readonly price: Decimal;
  /** The day it was quoted. */
  readonly day: number;
  /** Set by the owner. */
  readonly isManual: boolean;
}

export type PriceBook = ReturnType<typeof createPriceBook>;

/**
 * Prices by day, as traded, in the major unit of their currency: pence become pounds, and split adjustments are undone.
 */
export function createPriceBook(prices: Readonly<Record<string, PriceSeries>>) {
  const columns = new Map<string, PriceColumn | null>();
  const dayPrices = new Map<string, DayPrice | null>();

  function columnOf(symbol: string): PriceColumn | null {
    const known = columns.get(symbol);
    if (known !== undefined) return known;
    const series = Object.hasOwn(prices, symbol) ? prices[symbol] : undefined;
    const column = series === undefined ? null : priceColumn(series);
    columns.set(symbol, column);
    return column;
  }

  /** Returns the index of the latest point in effect on a day, or -1. */
  function pointIndex(column: PriceColumn, day: number): number {
    const index = lastUpTo(column.days, day);
    return index >= 0 && day - (column.days[index] ?? 0) <= column.carried(index) ? index : -1;
  }

  return {
    /** ISO code of an instrument's price currency; null without a series. */
    currencyOf: (symbol: string): string | null => columnOf(symbol)?.currency ?? null,

    /** True if there is any price. */
    has: (symbol: string): boolean => (columnOf(symbol)?.days.length ?? 0) > 0,

    /** New shares for one old if that day's price is the first after a split, else 1. */
    splitOn: (symbol: string, day: number): number =>
      columnOf(symbol)?.splits.find((split) => split.day === day)?.ratio ?? 1,

    /** Returns the price in effect on a day; null if there is none. */
    at(symbol: string, day: number): DayPrice | null {
      const key = `${symbol} ${day}`;
      const known = dayPrices.get(key);
      if (known !== undefined) return known;
      const column = columnOf(symbol);
      const index = column === null ? -1 : pointIndex(column, day);
      const found =
        column === null || index < 0
          ? null
          : {
              price: decimal(column.closes[index] ?? 0)
                .times(decimal(splitFactor(column, column.days[index] ?? 0, day)))
                .div(column.perUnit),
              day: column.days[index] ?? 0,
              isManual: column.carried(index) > carriedDays,
            };
      dayPrices.set(key, found);
      return found;
    },

    /** Returns prices from `firstDay` on as numbers; NaN without a price. */
    fill(symbol: string, firstDay: number, length: number): Float64Array {
      const filled = new Float64Array(length).fill(Number.NaN);
      const column = columnOf(symbol);
      if (column === null || column.days.length === 0) return filled;
      const { days, closes, perUnit } = column;
      let index = Math.max(0, lastUpTo(days, firstDay));
      for (let offset = Math.max(0, (days[index] ?? 0) - firstDay); offset < length; offset += 1) {
        const day = firstDay + offset;
        while (index + 1 < days.length && (days[index + 1] ?? 0) <= day) index += 1;
        const at = days[index] ?? 0;
        if (day - at > column.carried(index)) continue;
        filled[offset] = (closes[index] ?? 0) / perUnit;
      }
      applySplits(filled, column, firstDay);
      return filled;
    },
  };
}

interface PriceColumn {
  readonly currency: string;
  readonly perUnit: number;
  readonly days: Int32Array;
  readonly closes: Float64Array | readonly number[];
  readonly splits: readonly { readonly day: number; readonly ratio: number }[];
  readonly isSplitAdjusted: boolean;
  /** The number of days the point stays in effect. */
  readonly carried: (index: number) => number;
}

function priceColumn(series: PriceSeries): PriceColumn {
  const splits = (series.splits ?? [])
    .filter(({ ratio }) => ratio > 0 && Number.isFinite(ratio))
    .map(({ date, ratio }) => ({ day: civilDay(date), ratio }));
  const isSplitAdjusted = series.isSplitAdjusted ?? false;
  const shared = {
    currency: majorCurrency(series.currency),
    perUnit: Object.hasOwn(minorUnits, series.currency) ? (minorUnits[series.currency]?.perUnit ?? 1) : 1,
    splits,
    isSplitAdjusted,
  };
  const { points, manual = [] } = series;
  const provided = withoutFaults(
    "days" in points
      ? points
      : { days: Int32Array.from(points, ({ date }) => civilDay(date)), closes: points.map(({ close }) => close) },
  );
  if (manual.length === 0) return { ...shared, ...provided, carried: () => carriedDays };
  const byDay = new Map(Array.from(provided.days, (day, index) => [day, provided.closes[index] ?? Number.NaN]));
  const manualDays = new Set<number>();
  for (const { date, close } of manual) {
    if (!isPrice(close)) continue;
    const day = civilDay(date);
    manualDays.add(day);
    const after = isSplitAdjusted ? splits.filter((split) => split.day > day) : [];
    byDay.set(
      day,
      after.reduce((price, { ratio }) => price / ratio, close),
    );
  }
  const days = Int32Array.from([...byDay.keys()].sort((first, second) => first - second));
  return {
    ...shared,
    days,
    closes: Array.from(days, (day) => byDay.get(day) ?? Number.NaN),
    carried: (index) => (manualDays.has(days[index] ?? 0) ? Number.POSITIVE_INFINITY : carriedDays),
  };
}

/** Drops invalid prices, so that the previous one stays in effect. */
function withoutFaults(column: Pick<PriceColumn, "days" | "closes">): Pick<PriceColumn, "days" | "closes"> {
  const { days, closes } = column;
  let isWhole = true;
  for (let index = 0; index < days.length && isWhole; index += 1) isWhole = isPrice(closes[index] ?? Number.NaN);
  if (isWhole) return column;
  const kept = Array.from(days.keys()).filter((index) => isPrice(closes[index] ?? Number.NaN));
  return { days: Int32Array.from(kept, (index) => days[index] ?? 0), closes: kept.map((index) => closes[index] ?? 0) };
}

function isPrice(close: number): boolean {
  return close >= 0 && Number.isFinite(close);
}

/**
 * Returns the factor from a stored close to the traded price of `day`. An adjusted close excludes later splits, so
 * those after `day` are restored. An unadjusted close carried over a split is divided by it.
 */
function splitFactor({ splits, isSplitAdjusted }: PriceColumn, madeOn: number, day: number): number {
  let factor = 1;
  for (const split of splits) {
    if (isSplitAdjusted ? split.day > day : false) factor *= split.ratio;
    if (!isSplitAdjusted && split.day > madeOn && split.day <= day) factor /= split.ratio;
  }
  return factor;
}

function applySplits(filled: Float64Array, column: PriceColumn, firstDay: number): void {
  if (column.splits.length === 0) return;
  if (column.isSplitAdjusted) {
    for (const { day, ratio } of column.splits) {
      const end = Math.min(filled.length, day - firstDay);
      for (let offset = 0; offset < end; offset += 1) filled[offset] = (filled[offset] ?? 0) * ratio;
    }
    return;
  }
  for (const { day, ratio } of column.splits) {
    // Only days that carry a price from before the split show an unsplit price.
    const next = column.days[lastUpTo(column.days, day - 1) + 1] ?? Number.POSITIVE_INFINITY;
    const end = Math.min(filled.length, next - firstDay);
    for (let offset = Math.max(0, day - firstDay); offset < end; offset += 1)
      filled[offset] = (filled[offset] ?? 0) / ratio;
  }
}
