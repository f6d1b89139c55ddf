import { decimal, decimalText } from "#core/money/decimal.ts";
import { civilDay } from "#core/portfolio/civil-day.ts";
import { numberOf } from "#core/portfolio/exact.ts";
import { ownRatesIn, withOwnRates } from "#core/portfolio/own-rates.ts";
import { createRateBook } from "#core/portfolio/rate-book.ts";
import type { RateSeriesSource } from "../market/rate-series.ts";
import type { PortfolioStore } from "./store.ts";

/** Units of one currency for one of another on a day, as decimal text; null where neither a source nor the user has one. */
export type DayRate = (
  userId: string,
  pair: { readonly from: string; readonly to: string; readonly date: string },
) => Promise<string | null>;

/** The rate of a day, by the sources' rates and the user's own, with eight digits: rates are published with six. */
export function createDayRate({
  rateSeries,
  store,
}: {
  rateSeries: RateSeriesSource;
  store: Pick<PortfolioStore, "instruments">;
}): DayRate {
  return async (userId, { from, to, date }) => {
    const prices = (await store.instruments(userId)).map(({ symbol, manualPrices }) => [
      symbol,
      manualPrices.map((point) => ({ date: point.date, close: Number(point.price) })),
    ]);
    const own = ownRatesIn(Object.fromEntries(prices) as Parameters<typeof ownRatesIn>[0]);
    const codes = [from, to, ...own.flatMap((rate) => [rate.from, rate.to])];
    const { table } = await rateSeries([...new Set(codes)], date);
    const rate = createRateBook(withOwnRates(table, own)).at(from, to, civilDay(date));
    return rate === null ? null : decimalText(decimal(numberOf(rate).toPrecision(8)));
  };
}
