import type { PortfolioShare, SharedPortfolio } from "#contract/sharing.ts";
import { growthSeries, type DayValue } from "#core/portfolio/index.ts";
import type { Refusal } from "../http/refusal.ts";
import type { Figures } from "../portfolio/figures/figures.ts";

type Holdings = Exclude<Awaited<ReturnType<Figures["holdings"]>>, Refusal>;
type Performance = Exclude<Awaited<ReturnType<Figures["performance"]>>, Refusal>;

/** A portfolio as the holders of its link see it: without amounts unless its owner shows them. */
export function sharedPortfolio(
  share: Pick<PortfolioShare, "title" | "showsAmounts" | "expiresAt">,
  held: Holdings,
  course: Performance | null,
): SharedPortfolio {
  const amount = <T>(value: T): T | null => (share.showsAmounts ? value : null);
  const cashWeights = held.cash.map(({ weight }) => weight);
  return {
    title: share.title,
    showsAmounts: share.showsAmounts,
    expiresAt: share.expiresAt,
    asOf: held.asOf,
    baseCurrency: held.baseCurrency,
    totalValue: amount(held.totalValue),
    totalGainLoss: amount(held.totalGainLoss),
    totalGainLossPercent: held.totalGainLossPercent,
    totalDayChange: amount(held.totalDayChange),
    totalDayChangePercent: held.totalDayChangePercent,
    cashWeight: cashWeights.includes(null) ? null : cashWeights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0),
    holdings: held.holdings
      .map((holding) => ({
        symbol: holding.symbol,
        name: holding.name,
        currency: holding.currency,
        price: holding.price,
        weight: holding.weight,
        dayChangePercent: holding.dayChangePercent,
        gainPercent: holding.gainPercent,
        quantity: amount(holding.quantity),
        value: amount(holding.value),
        gain: amount(holding.gain),
        provenance: holding.provenance,
      }))
      .toSorted((one, other) => (other.weight ?? -1) - (one.weight ?? -1)),
    performance: course === null || held.holdings.length === 0 ? null : courseOf(course),
    incomplete: held.incomplete,
    missingSplits: held.missingSplits,
    provenance: held.provenance,
  };
}

/** The course as growth only, which reveals no amounts. */
function courseOf({
  from,
  to,
  opening,
  series,
  returns,
  benchmark,
}: Performance): NonNullable<SharedPortfolio["performance"]> {
  const none = { inflow: 0, outflow: 0, income: 0, fees: 0, taxes: 0, feesPaidIn: 0, taxesPaidIn: 0 };
  const own: DayValue[] = [
    { ...none, date: opening.date, value: numberOr(opening.value, null) },
    ...series.map(({ date, value, inflow, outflow }) => ({
      ...none,
      date,
      value: numberOr(value, null),
      inflow: numberOr(inflow, NaN),
      outflow: numberOr(outflow, NaN),
    })),
  ];
  return {
    from,
    to,
    timeWeighted: returns.timeWeighted,
    dates: own.map(({ date }) => date),
    growth: growthSeries(own),
    benchmark:
      benchmark === null || benchmark.timeWeighted === null
        ? null
        : { symbol: benchmark.symbol, name: benchmark.name, growth: benchmarkGrowth(own, benchmark) },
  };
}

/** Growth of the benchmark with the same flows, which buy and sell it at the close of their day. It ends at its own return. */
function benchmarkGrowth(
  days: readonly DayValue[],
  { from, values, timeWeighted }: NonNullable<Performance["benchmark"]>,
): (number | null)[] {
  const relative = growthSeries(
    days.map((day, index) => ({
      ...day,
      value: index === 0 ? day.value : (values[index - 1] ?? null),
      inflow: 0,
      outflow: day.outflow - day.inflow,
    })),
  );
  const last = relative.at(-1) ?? null;
  const start = days.findIndex(({ date }) => date >= from);
  return relative.map((value, index) => {
    if (index === start - 1) return 1;
    if (index === start && value === null && last !== null) return (1 + (timeWeighted ?? NaN)) / last;
    return value === null || last === null || index < start ? null : ((1 + (timeWeighted ?? NaN)) * value) / last;
  });
}

function numberOr<T>(text: string | null, otherwise: T): number | T {
  return text === null ? otherwise : Number(text);
}
