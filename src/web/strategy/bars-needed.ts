import type { AppSignal, Condition, Strategy } from "#core/backtest/strategy.ts";
import { catalog } from "#core/indicators/index.ts";
import { operandsOf } from "#core/backtest/operands-of.ts";

/** The warm-up of an app signal with its default parameters, in bars. */
const signalBars: Readonly<Record<AppSignal, number>> = { sma: 51, rsi: 15, macd: 35, adx: 28, overall: 51 };

/** Returns the number of bars before all of a strategy's values are known. */
export function barsNeeded(strategy: Strategy): number {
  const ofOperands = operandsOf(strategy).map((operand) => {
    if (operand.kind === "number") return 1;
    const indicator = operand.kind === "indicator" ? catalog.find(({ id }) => id === operand.id) : undefined;
    return (
      1 +
      operand.barsAgo +
      (indicator === undefined || operand.kind !== "indicator" ? 0 : warmUp(indicator, operand.parameters))
    );
  });
  return Math.max(1, ...ofOperands, ...signalsOf(strategy).map((signal) => signalBars[signal]));
}

function warmUp(indicator: (typeof catalog)[number], parameters: Readonly<Record<string, number>>): number {
  try {
    return indicator.warmUp(parameters);
  } catch {
    // Contradictory parameters; the run reports them.
    return 0;
  }
}

function signalsOf(strategy: Strategy): readonly AppSignal[] {
  if (strategy.kind === "hold") return [];
  const conditions =
    strategy.kind === "rotation"
      ? [strategy.filter]
      : [strategy.long, strategy.short].flatMap((side) => (side === null ? [] : [side.entry, side.exit]));
  return conditions.flatMap((condition) => (condition === null ? [] : signalsIn(condition)));
}

function signalsIn(condition: Condition): readonly AppSignal[] {
  switch (condition.kind) {
    case "signal":
      return [condition.signal];
    case "all":
    case "any":
      return condition.conditions.flatMap(signalsIn);
    case "not":
      return signalsIn(condition.condition);
    default:
      return [];
  }
}
