import type { History } from "#contract/market.ts";
import type { Series } from "#core/backtest/backtest-input.ts";
import type { Strategy } from "#core/backtest/strategy.ts";
import { toSeries } from "#core/backtest/to-series.ts";
import { majorCurrency, unitsPerMajor } from "#core/money/currencies.ts";

/** Histories prepared for a run, or the reason they can't be combined. */
export type LabSeries =
  /** True if some of the data is made up. */
  | { readonly kind: "sample"; readonly symbols: readonly string[] }
  | { readonly kind: "mixed"; readonly currencies: readonly string[] }
  | {
      readonly kind: "ready";
      readonly series: readonly Series[];
      /** The currency of the cash account; null if no source names it. */
      readonly currency: string | null;
      readonly hasDividendsInPrices: boolean;
    };

/** Returns a rotation's shelter; null for cash and for other strategies. */
export function shelterOf(strategy: Strategy): string | null {
  return strategy.kind === "rotation" ? strategy.shelter : null;
}

/** Converts bars to columns in the major currency unit: pence become pounds. The shelter trades in the same account. */
export function labSeries(histories: readonly History[], traded: readonly string[], shelter: string | null): LabSeries {
  const made = histories.filter(({ provenance }) => provenance.status === "sample");
  if (made.length > 0) return { kind: "sample", symbols: made.map(({ symbol }) => symbol) };
  const own = histories.filter(({ symbol }) => symbol === shelter || traded.includes(symbol));
  const currencies = [...new Set(own.flatMap(({ currency }) => (currency === null ? [] : [majorCurrency(currency)])))];
  if (currencies.length > 1) return { kind: "mixed", currencies };
  return {
    kind: "ready",
    series: histories.map(seriesOf),
    currency: currencies[0] ?? null,
    hasDividendsInPrices: own.some(({ adjusted }) => adjusted),
  };
}

function seriesOf({ symbol, currency, bars, events, adjusted }: History): Series {
  const unit = unitsPerMajor(currency ?? "");
  const scaled = (value: number | null): number | null => (value === null ? null : value / unit);
  return toSeries({
    symbol,
    adjusted,
    bars: bars.map((bar) => ({
      ...bar,
      open: scaled(bar.open),
      high: scaled(bar.high),
      low: scaled(bar.low),
      close: scaled(bar.close),
    })),
    events: events.map((event) => (event.type === "dividend" ? { ...event, value: event.value / unit } : event)),
  });
}
