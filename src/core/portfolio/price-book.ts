import { majorCurrency } from "#core/money/currencies.ts";
import { perUnitOf } from "./arithmetic.ts";
import { civilDay } from "./civil-day.ts";
import { type Exact, exactOf, numberOf, times } from "./exact.ts";
import type { PriceSeries } from "./portfolio-input.ts";
import { carriedDays, type DayView, lastUpTo } from "./standing.ts";

export interface DayPrice {
  /** As traded, in the major unit of the series' currency. */
  readonly price: Exact;
  /** The day it was made. */
  readonly day: number;
  /** Given by the owner. */
  readonly isManual: boolean;
}

/** The same as a number. */
export interface PlainPrice {
  readonly price: number;
  readonly day: number;
  readonly isManual: boolean;
}

/** Prices by day, as traded, in the major unit of their currency: pence become pounds, splits taken out are put back in. */
export interface PriceBook {
  /** ISO code of the currency an instrument is priced in; null without a series. */
  readonly currencyOf: (symbol: string) => string | null;
  /** Returns true when there is any price at all. */
  readonly has: (symbol: string) => boolean;
  /** New shares for one old if the price of that day is the first to show a split, else 1. */
  readonly splitOn: (symbol: string, day: number) => number;
  /** Returns the price valid on a day; null when there is none. */
  readonly at: (symbol: string, day: number) => DayPrice | null;
  /** The same as the nearest number. */
  readonly plainAt: (symbol: string, day: number) => PlainPrice | null;
  /** Returns true when the prices of an instrument are plain closes: in a major unit, and without splits. */
  readonly isPlain: (symbol: string) => boolean;
  /** Returns prices for the days from `firstDay` on as numbers; NaN where there is none. */
  readonly fill: (symbol: string, firstDay: number, length: number) => Float64Array;
  /** The same where the first of them is at an offset: prices with one every day are not copied. Read only. */
  readonly view: (symbol: string, firstDay: number, length: number) => DayView;
  /** The first day whose price may differ from that of another book; infinite where all are the same. */
  readonly firstChange: (other: PriceBook, symbol: string) => number;
  readonly column: (symbol: string) => PriceColumn | null;
}

/** Columns of series, which all portfolios with the same series share. */
const columnsOfSeries = new WeakMap<PriceSeries, PriceColumn>();

/** Prices of every day of a column, for all portfolios with the same series: those used last. */
const filledColumns = new Map<PriceColumn, { readonly firstDay: number; readonly values: Float64Array }>();
/** 60 kB each for 20 years. */
const maxFilledColumns = 200;
const maxFilledDays = 15_000;

/** The book of some prices. */
export function createPriceBook(prices: Readonly<Record<string, PriceSeries>>): PriceBook {
  const columns = new Map<string, PriceColumn | null>();

  function columnOf(symbol: string): PriceColumn | null {
    const known = columns.get(symbol);
    if (known !== undefined) return known;
    const series = Object.hasOwn(prices, symbol) ? prices[symbol] : undefined;
    const column = series === undefined ? null : sharedColumn(series);
    columns.set(symbol, column);
    return column;
  }

  const book: PriceBook = {
    currencyOf: (symbol) => columnOf(symbol)?.currency ?? null,

    has: (symbol) => (columnOf(symbol)?.days.length ?? 0) > 0,

    splitOn: (symbol, day) => columnOf(symbol)?.splits.find((split) => split.day === day)?.ratio ?? 1,

    at(symbol, day) {
      const column = columnOf(symbol);
      const index = column === null ? -1 : standing(column, day);
      if (column === null || index < 0) return null;
      const madeOn = column.days[index] ?? 0;
      const factor = splitFactor(column, madeOn, day);
      const close = exactOf(column.closes[index] ?? 0);
      const { digits, places } = factor === 1 ? close : times(close, exactOf(factor));
      return {
        price: { digits, places: column.perUnit === 1 ? places : places + 2 },
        day: madeOn,
        isManual: carriedAt(column, index) > carriedDays,
      };
    },

    plainAt(symbol, day) {
      const column = columnOf(symbol);
      if (column === null || !isPlainColumn(column)) {
        const exact = book.at(symbol, day);
        return exact === null ? null : { ...exact, price: numberOf(exact.price) };
      }
      const index = standing(column, day);
      if (index < 0) return null;
      const isManual = carriedAt(column, index) > carriedDays;
      return { price: column.closes[index] ?? Number.NaN, day: column.days[index] ?? 0, isManual };
    },

    isPlain(symbol) {
      const column = columnOf(symbol);
      return column !== null && isPlainColumn(column);
    },

    fill(symbol, firstDay, length) {
      const column = columnOf(symbol);
      return column === null ? new Float64Array(length).fill(Number.NaN) : filledOf(column, firstDay, length);
    },

    view(symbol, firstDay, length) {
      const column = columnOf(symbol);
      const first = column?.days[0] ?? 0;
      const isDense =
        column !== null &&
        column.closes instanceof Float64Array &&
        isPlainColumn(column) &&
        first <= firstDay &&
        (column.days.at(-1) ?? 0) - first === column.days.length - 1 &&
        firstDay + length - first <= column.days.length;
      if (isDense) return { values: column.closes, offset: firstDay - first };
      return column === null
        ? { values: book.fill(symbol, firstDay, length), offset: 0 }
        : filledView(column, firstDay, length);
    },

    firstChange: (other, symbol) => firstDifference(columnOf(symbol), other.column(symbol)),

    column: columnOf,
  };
  return book;
}

/** Prices of a column for the days from `firstDay` on; NaN where there is none. */
function filledOf(column: PriceColumn, firstDay: number, length: number): Float64Array {
  const filled = new Float64Array(length).fill(Number.NaN);
  const { days, closes, perUnit } = column;
  if (days.length === 0) return filled;
  const end = firstDay + length;
  for (let index = Math.max(0, lastUpTo(days, firstDay)); index < days.length; index += 1) {
    const day = days[index] ?? end;
    if (day >= end) break;
    const price = (closes[index] ?? Number.NaN) / perUnit;
    const following = days[index + 1] ?? end;
    if (day >= firstDay && following === day + 1) {
      filled[day - firstDay] = price;
      continue;
    }
    const until = Math.min(following, day + carriedAt(column, index) + 1, end);
    for (let next = Math.max(day, firstDay); next < until; next += 1) filled[next - firstDay] = price;
  }
  applySplits(filled, column, firstDay);
  return filled;
}

/** The same, filled once for everybody who asks about these days. */
function filledView(column: PriceColumn, firstDay: number, length: number): DayView {
  const known = filledColumns.get(column);
  const end = firstDay + length;
  const isCovered = known !== undefined && known.firstDay <= firstDay && end <= known.firstDay + known.values.length;
  if (isCovered) {
    // The least recently used is first.
    filledColumns.delete(column);
    filledColumns.set(column, known);
    return { values: known.values, offset: firstDay - known.firstDay };
  }
  // Prices of an owner are in no other portfolio.
  if (column.manualDays !== null) return { values: filledOf(column, firstDay, length), offset: 0 };
  const from = Math.min(firstDay, known?.firstDay ?? firstDay);
  const until = Math.max(end, known === undefined ? end : known.firstDay + known.values.length);
  if (until - from > maxFilledDays) return { values: filledOf(column, firstDay, length), offset: 0 };
  const values = filledOf(column, from, until - from);
  filledColumns.delete(column);
  const [oldest] = filledColumns.size >= maxFilledColumns ? filledColumns.keys() : [];
  if (oldest !== undefined) filledColumns.delete(oldest);
  filledColumns.set(column, { firstDay: from, values });
  return { values, offset: firstDay - from };
}

/** Prices without splits and without the owner's own differ from the first that is another; of others every day may. */
function firstDifference(one: PriceColumn | null, other: PriceColumn | null): number {
  if (one === other) return Number.POSITIVE_INFINITY;
  const isComparable =
    one !== null &&
    other !== null &&
    isPlainColumn(one) &&
    isPlainColumn(other) &&
    one.currency === other.currency &&
    one.manualDays === null &&
    other.manualDays === null;
  if (!isComparable) return Number.NEGATIVE_INFINITY;
  const length = Math.min(one.days.length, other.days.length);
  let index = 0;
  while (index < length && one.days[index] === other.days[index] && one.closes[index] === other.closes[index])
    index += 1;
  return Math.min(one.days[index] ?? Number.POSITIVE_INFINITY, other.days[index] ?? Number.POSITIVE_INFINITY);
}

function isPlainColumn({ perUnit, splits }: PriceColumn): boolean {
  return perUnit === 1 && splits.length === 0;
}

/** Returns the index of the newest point still valid on a day, or -1. */
function standing(column: PriceColumn, day: number): number {
  const index = lastUpTo(column.days, day);
  return index >= 0 && day - (column.days[index] ?? 0) <= carriedAt(column, index) ? index : -1;
}

export interface PriceColumn {
  readonly currency: string;
  readonly perUnit: number;
  readonly days: Int32Array;
  readonly closes: Float64Array | readonly number[];
  readonly splits: readonly { readonly day: number; readonly ratio: number }[];
  readonly isSplitAdjusted: boolean;
  /** The days whose price the owner gave; null without any. */
  readonly manualDays: ReadonlySet<number> | null;
}

function sharedColumn(series: PriceSeries): PriceColumn {
  const known = columnsOfSeries.get(series);
  if (known !== undefined) return known;
  const column = priceColumn(series);
  columnsOfSeries.set(series, column);
  return column;
}

function priceColumn(series: PriceSeries): PriceColumn {
  const splits = (series.splits ?? [])
    .filter(({ ratio }) => ratio > 0 && Number.isFinite(ratio))
    .map(({ date, ratio }) => ({ day: civilDay(date), ratio }));
  const isSplitAdjusted = series.isSplitAdjusted ?? false;
  const shared = {
    currency: majorCurrency(series.currency),
    perUnit: perUnitOf(series.currency),
    splits,
    isSplitAdjusted,
  };
  const { points, manual = [] } = series;
  const provided = withoutFaults(
    "days" in points
      ? points
      : { days: Int32Array.from(points, ({ date }) => civilDay(date)), closes: points.map(({ close }) => close) },
  );
  if (manual.length === 0) return { ...shared, ...provided, manualDays: null };
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
    manualDays,
  };
}

/** Returns the number of days for which the point at an index stays valid. */
function carriedAt({ days, manualDays }: PriceColumn, index: number): number {
  return manualDays?.has(days[index] ?? 0) === true ? Number.POSITIVE_INFINITY : carriedDays;
}

/** Drops invalid prices, so that the one before stays valid. */
function withoutFaults(column: Pick<PriceColumn, "days" | "closes">): Pick<PriceColumn, "days" | "closes"> {
  const { days, closes } = column;
  let isWhole = true;
  if (closes instanceof Float64Array) isWhole = days.length <= closes.length && hasPricesAlone(closes, days.length);
  else for (let index = 0; index < days.length && isWhole; index += 1) isWhole = isPrice(closes[index] ?? Number.NaN);
  if (isWhole) return column;
  const kept = Array.from(days.keys()).filter((index) => isPrice(closes[index] ?? Number.NaN));
  return { days: Int32Array.from(kept, (index) => days[index] ?? 0), closes: kept.map((index) => closes[index] ?? 0) };
}

function hasPricesAlone(closes: Float64Array, length: number): boolean {
  for (let index = 0; index < length; index += 1) {
    const close = closes[index] ?? Number.NaN;
    if (!(close >= 0 && close < Number.POSITIVE_INFINITY)) return false;
  }
  return true;
}

function isPrice(close: number): boolean {
  return close >= 0 && Number.isFinite(close);
}

/**
 * Returns the factor from a stored close to the traded price of `day`. An adjusted close has every later split taken
 * out, so those after `day` are put back. An unadjusted close carried over a split is divided by it.
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
    // Only days whose price is carried over from before the split show an unsplit price.
    const next = column.days[lastUpTo(column.days, day - 1) + 1] ?? Number.POSITIVE_INFINITY;
    const end = Math.min(filled.length, next - firstDay);
    for (let offset = Math.max(0, day - firstDay); offset < end; offset += 1)
      filled[offset] = (filled[offset] ?? 0) / ratio;
  }
}
