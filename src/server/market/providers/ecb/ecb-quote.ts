import { zonedInstantMs } from "#core/calendar/index.ts";
import type { Origin } from "#core/market/quote.ts";
import { ratedCurrencies } from "#core/money/currencies.ts";
import type { QuoteAnswer } from "../../provider.ts";
import type { RateDay } from "./reference-rates.ts";

export const source = "ecb";
export const timeZone = "Europe/Berlin";

/** The origin of the rates of a day. */
export function originOf(date: string, now: number): Origin {
  // Set at about 14:15 and published at about 16:00.
  const publishedAt = zonedInstantMs(date, 16 * 60, timeZone);
  return {
    source,
    asOf: new Date(Math.min(now, publishedAt)).toISOString(),
    fetchedAt: new Date(now).toISOString(),
    delayMinutes: null,
    isSample: false,
  };
}

/** A pair as a quote, of the newest days that have both its rates. */
export function quoteOf(symbol: string, days: readonly RateDay[], now: number): QuoteAnswer {
  const pair = pairOf(symbol);
  if (pair === null) return { kind: "unknown" };
  const known = days.flatMap(({ date, rates }) => {
    const price = crossRate(pair, rates);
    return price === null ? [] : [{ date, price }];
  });
  const [newest, before] = known;
  if (newest === undefined) return { kind: "unknown" };
  const change = before === undefined ? null : newest.price - before.price;
  return {
    kind: "quote",
    quote: {
      facts: {
        symbol,
        name: `${pair.base}/${pair.quote}`,
        currency: pair.quote,
        exchange: "FX",
        exchangeName: "Reference rate",
        timeZone,
        type: "Currency",
        price: newest.price,
        change,
        changePercent: change === null || before === undefined ? null : (change / before.price) * 100,
        previousClose: before?.price ?? null,
        open: null,
        dayLow: null,
        dayHigh: null,
        fiftyTwoWeekLow: null,
        fiftyTwoWeekHigh: null,
        volume: null,
        averageVolume: null,
        marketCap: null,
        pe: null,
        eps: null,
        dividendYield: null,
      },
      origin: originOf(newest.date, now),
    },
  };
}

export interface Pair {
  readonly base: string;
  readonly quote: string;
}

/** EURUSD=X, and JPY=X for the dollar in yen; null: no pair that has a reference rate. */
export function pairOf(symbol: string): Pair | null {
  const [, base = "USD", quote = ""] = /^([A-Z]{3})?([A-Z]{3})=X$/.exec(symbol) ?? [];
  const isKnown = (code: string) => ratedCurrencies.some((currency) => currency === code);
  return isKnown(base) && isKnown(quote) && base !== quote ? { base, quote } : null;
}

/** Units of the quote currency for one of the base, by way of the euro; null where a rate is missing. */
export function crossRate({ base, quote }: Pair, rates: Readonly<Record<string, number>>): number | null {
  const perEuro = (code: string) => (code === "EUR" ? 1 : (rates[code] ?? null));
  const [from, to] = [perEuro(base), perEuro(quote)];
  // Rates are published with five to six digits; more would be pretence.
  return from === null || to === null ? null : Number((to / from).toPrecision(8));
}
