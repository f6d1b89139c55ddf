import type { z } from "zod";
import type { getCorrelations } from "#contract/portfolio-figures.ts";
import { addDays, dayNumber } from "#core/calendar/index.ts";
import { correlatedPairs } from "#core/market/correlation.ts";
import { dateOfDay } from "#core/portfolio/civil-day.ts";
import type { DailyCloses } from "../../market/daily-closes.ts";

const daysOfYear = 365;
/** The table has no room for more. */
const maxHoldings = 12;

/** Correlates the closes of the largest holdings over a year. Closes are without dividends, in the price's currency. */
export async function correlationsOnTheWire(
  holdings: readonly { readonly symbol: string; readonly value: string | null }[],
  loadAll: (
    wanted: readonly { readonly symbol: string; readonly firstDate: string }[],
  ) => Promise<ReadonlyMap<string, DailyCloses | null>>,
  today: string,
): Promise<z.input<typeof getCorrelations.output>> {
  const firstDate = addDays(today, -daysOfYear);
  const firstDay = dayNumber(firstDate);
  const largest = holdings
    .toSorted((one, other) => Math.abs(Number(other.value)) - Math.abs(Number(one.value)))
    .slice(0, maxHoldings);
  const found = await loadAll(largest.map(({ symbol }) => ({ symbol, firstDate })));
  const series = largest.flatMap(({ symbol }) => {
    const points = found.get(symbol)?.points;
    const year = [...(points?.days ?? [])].flatMap((day, index) =>
      day < firstDay ? [] : [{ date: dateOfDay(day), close: points?.closes[index] ?? 0 }],
    );
    return year.length === 0 ? [] : [{ symbol, closes: year }];
  });
  const dates = series.flatMap(({ closes }) => [closes[0]?.date ?? "", closes.at(-1)?.date ?? ""]).toSorted();
  const symbols = series.map(({ symbol }) => symbol);
  return {
    from: dates[0] ?? null,
    to: dates.at(-1) ?? null,
    symbols,
    pairs: correlatedPairs(series).map(({ symbols: pair, result }) => ({
      symbols: [...pair],
      correlation: result.value,
      changeCount: result.count,
    })),
    omittedCount: holdings.length - largest.length,
    missing: largest
      .filter(({ symbol }) => !symbols.includes(symbol))
      .map(({ symbol }) => ({ symbol, isLoading: !found.has(symbol) })),
  };
}
