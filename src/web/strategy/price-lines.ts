import type { Series } from "#core/backtest/backtest-input.ts";
import type { Operand, Strategy } from "#core/backtest/strategy.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { catalog } from "#core/indicators/index.ts";
import { operandsOf } from "#core/backtest/operands-of.ts";
import { operandWords } from "./operand-words.ts";
import { steady } from "./run-key.ts";

export interface PriceLine {
  readonly id: string;
  readonly label: string;
  /** One per requested day; null while unknown. */
  readonly values: readonly (number | null)[];
}

const maxLines = 4;

/** Returns a rule's lines on the price scale: averages, bands and channels of the instrument itself. */
export function priceLines(strategy: Strategy, series: Series, dates: readonly PlainDate[]): readonly PriceLine[] {
  const drawable = operandsOf(strategy).filter(isAtPrice);
  const single = new Map(drawable.map((operand) => [steady({ ...operand, barsAgo: 0 }), operand]));
  const places = new Map(series.dates.map((date, index) => [date, index]));
  return [...single].slice(0, maxLines).flatMap(([id, operand]) => {
    const column = columnOf(operand, series);
    if (column === null) return [];
    const values = dates.map((date) => {
      const value = column[places.get(date) ?? -1];
      return value === undefined || Number.isNaN(value) ? null : value * operand.times;
    });
    return [{ id, label: operandWords({ ...operand, barsAgo: 0 }), values }];
  });
}

type IndicatorOperand = Extract<Operand, { kind: "indicator" }>;

function isAtPrice(operand: Operand): operand is IndicatorOperand {
  if (operand.kind !== "indicator" || operand.symbol !== null || operand.of === "volume") return false;
  return catalog.find(({ id }) => id === operand.id)?.place === "price";
}

function columnOf({ id, output, parameters, of }: IndicatorOperand, series: Series): Float64Array | null {
  const { open, high, low, close, volume } = series;
  const bars = { open, high, low, close: of === "close" ? close : series[of], volume };
  try {
    return catalog.find((indicator) => indicator.id === id)?.compute(bars, parameters)[output] ?? null;
  } catch {
    // Contradictory parameters; the run reports them.
    return null;
  }
}
