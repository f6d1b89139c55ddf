import { addDays, dayNumber } from "#core/calendar/index.ts";
import { currencies, ratedCurrencies } from "#core/money/currencies.ts";
import { numberOf } from "./exact.ts";
import type { RateTable } from "./portfolio-input.ts";
import { createRateBook } from "./rate-book.ts";

/** A rate of one's own: units of `to` for one of `from`, from a day on. */
export interface OwnRate {
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly rate: number;
}

/** One's own rate is valid until the next, and no longer than ten years. */
const longestDays = 3_660;

/** The rates among prices that somebody set, by the symbols of their pairs. */
export function ownRatesIn(
  prices: Readonly<Record<string, readonly { readonly date: string; readonly close: number }[]>>,
): OwnRate[] {
  return Object.entries(prices).flatMap(([symbol, points]) => {
    const pair = currenciesOfPair(symbol);
    return pair === null ? [] : points.map(({ date, close }) => ({ ...pair, date, rate: close }));
  });
}

function isCurrency(code: string): boolean {
  return currencies.some((one) => one === code);
}

/** The two currencies of a symbol that stands for a rate, such as USDARS=X: pesos for one dollar. Null for any other. */
export function currenciesOfPair(symbol: string): { readonly from: string; readonly to: string } | null {
  const [, from, to] = /^([A-Z]{3})([A-Z]{3})=X$/.exec(symbol) ?? [];
  if (from === undefined || to === undefined || from === to) return null;
  return isCurrency(from) && isCurrency(to) ? { from, to } : null;
}

/**
 * A table of rates with one's own for currencies without a reference rate. One currency of each pair has them; the other follows it day
 * by day at one's own rate from its day on, whatever a market says. Reference rates stay as they are.
 */
export function withOwnRates(given: RateTable, own: readonly OwnRate[]): RateTable {
  const table = withPivot(given, own);
  const isRated = (code: string) => code === table.pivot || ratedCurrencies.some((rated) => rated === code);
  const book = createRateBook(table);
  const byCode = Map.groupBy(
    own.flatMap(({ from, to, date, rate }) => {
      if (!(rate > 0) || isRated(from) === isRated(to)) return [];
      const [known, code] = isRated(from) ? [from, to] : [to, from];
      return [{ code, known, date, perKnown: known === from ? rate : 1 / rate }];
    }),
    ({ code }) => code,
  );
  if (byCode.size === 0) return given;
  const series = [...byCode].flatMap(([code, points]) => {
    // The newest rate of a currency counts, of whichever pair.
    const ordered = points.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
    const days = ordered.flatMap(({ known, date, perKnown }, index) => {
      const next = ordered[index + 1]?.date;
      const count = Math.min(next === undefined ? longestDays : dayNumber(next) - dayNumber(date), longestDays);
      let knownPerPivot = Number.NaN;
      return Array.from({ length: count }, (_, day) => {
        const found = book.at(table.pivot, known, dayNumber(date) + day);
        if (found !== null) knownPerPivot = numberOf(found);
        return { date: addDays(date, day), rate: knownPerPivot * perKnown };
      }).filter((point) => point.rate > 0);
    });
    const [first] = days;
    if (first === undefined) return [];
    const market = (table.series[code] ?? []).filter(({ date }) => date < first.date);
    return [[code, [...market, ...days]] as const];
  });
  return { pivot: table.pivot, series: { ...table.series, ...Object.fromEntries(series) } };
}

/** Without any rates of a source, one's own still hold between their two currencies: what usually has rates is the pivot. */
function withPivot(table: RateTable, [first]: readonly OwnRate[]): RateTable {
  if (first === undefined || Object.keys(table.series).length > 0) return table;
  const { from, to } = first;
  if (from === table.pivot || to === table.pivot) return table;
  return { pivot: ratedCurrencies.some((code) => code === to) ? to : from, series: {} };
}
