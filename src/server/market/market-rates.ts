import { joinedProvenance } from "#core/market/joined-provenance.ts";
import { ratedCurrencies } from "#core/money/currencies.ts";
import { dateOfDay } from "#core/portfolio/civil-day.ts";
import type { DailyClosesSource } from "./daily-closes.ts";
import type { RateSeriesSource } from "./rate-series.ts";

const isRated = (code: string): boolean => ratedCurrencies.some((rated) => rated === code);

/** Reference rates; for currencies without any, the closes of their pair with the euro. */
export function withMarketRates(reference: RateSeriesSource, dailyCloses: DailyClosesSource): RateSeriesSource {
  return async (codes, from) => {
    const others = [...new Set(codes)].filter((code) => /^[A-Z]{3}$/.test(code) && !isRated(code));
    const known = await reference(codes.filter(isRated), from);
    const found = await Promise.all(
      others.map(async (code) => ({ code, closes: await dailyCloses(`${known.table.pivot}${code}=X`, from) })),
    );
    const market = found.flatMap(({ code, closes }) =>
      typeof closes === "string" || closes.currency !== code ? [] : [{ code, closes }],
    );
    if (market.length === 0) return known;
    const series = market.map(({ code, closes: { points } }) => [
      code,
      Array.from(points.days, (day, index) => ({ date: dateOfDay(day), rate: points.closes[index] ?? Number.NaN })),
    ]);
    return {
      table: { ...known.table, series: { ...known.table.series, ...Object.fromEntries(series) } },
      provenance:
        joinedProvenance([known.provenance, ...market.map(({ closes }) => closes.provenance)]) ?? known.provenance,
    };
  };
}
