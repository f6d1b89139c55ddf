import { BacktestFault } from "./backtest-fault.ts";
import { operandColumn, type Sources } from "./operand-column.ts";
import type { Market } from "./market.ts";
import type { Sizing } from "./strategy.ts";

/** The budget of an entry: money including costs, or units. */
export interface Size {
  readonly budget: number;
  readonly maxUnits: number;
}

/** The budget of an instrument if its entry is decided on a day, at that close's equity. None: 0. */
export function createSizing(
  sizing: Sizing,
  market: Market,
  sources: Sources,
): (place: number, day: number, equity: number) => Size {
  const money = (budget: number): Size => ({ budget: Math.max(0, budget), maxUnits: Infinity });
  switch (sizing.kind) {
    case "all-in":
      return () => ({ budget: Infinity, maxUnits: Infinity });
    case "fixed-amount": {
      checkPositive("the amount", sizing.amount);
      return () => money(sizing.amount);
    }
    case "fixed-quantity": {
      checkPositive("the quantity", sizing.quantity);
      return () => ({ budget: Infinity, maxUnits: sizing.quantity });
    }
    case "fixed-fraction": {
      checkPositive("the percentage", sizing.percent);
      return (_place, _day, equity) => money((equity * sizing.percent) / 100);
    }
    case "equal-weight":
      return (_place, _day, equity) => money(equity / market.instruments.length);
    case "volatility-target":
      break;
  }
  checkPositive("the volatility", sizing.percentPerYear);
  const volatilities = market.instruments.map(({ series }) =>
    operandColumn(volatilityOf(sizing.length), series, sources),
  );
  return (place, day, equity) => {
    const volatility = volatilities[place]![market.instruments[place]!.barOf[day]!]!;
    return money(Number.isNaN(volatility) ? 0 : equity * Math.min(1, sizing.percentPerYear / volatility));
  };
}

/** The annualised volatility in per cent over a number of daily returns, up to each bar. */
export function volatilityOf(length: number) {
  return {
    kind: "indicator",
    id: "historicalVolatility",
    output: "volatility",
    parameters: { length },
    of: "close",
    barsAgo: 0,
    symbol: null,
    times: 1,
  } as const;
}

function checkPositive(name: string, value: number): void {
  if (!(value > 0 && Number.isFinite(value)))
    throw new BacktestFault(`${name} of a position must be above 0, not ${value}`);
}
