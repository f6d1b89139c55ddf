import { so } from "../../backtest/condition-mask.ts";
import type { Series } from "../../backtest/backtest-input.ts";
import { barsToSettle } from "../../backtest/bars-to-settle.ts";
import { lookedAtSymbols } from "../../backtest/looked-at-symbols.ts";
import type { Condition, RuleStrategy } from "../../backtest/strategy.ts";
import type { AlertFinding } from "../alert-finding.ts";
import type { AlertKind } from "../alert-kind.ts";
import { unknownReading, type AlertReading } from "../alert-reading.ts";
import { conditionAfterSplit } from "../condition-after-split.ts";
import { statesOf } from "../condition-states.ts";

/** So at the last daily bar, of which today's quote is one. */
export interface ConditionRule {
  readonly kind: "condition";
  readonly condition: Condition;
}

export const conditionAlert: AlertKind<ConditionRule> = {
  kind: "condition",
  afterSplit: (rule, ratio) => ({ ...rule, condition: conditionAfterSplit(rule.condition, ratio) }),
  bars: {
    read: ({ condition }, series, others) => conditionReading(condition, series, others),
    symbols: ({ condition }, symbol) => lookedAtSymbols(strategyOf(condition), [symbol]),
    needs: ({ condition }) => barsToSettle(strategyOf(condition)),
  },
};

function strategyOf(condition: Condition): RuleStrategy {
  return {
    kind: "rules",
    name: "",
    long: { entry: condition, exit: null },
    short: null,
    sizing: { kind: "all-in" },
    protection: { stopLossPercent: null, takeProfitPercent: null, trailingStopPercent: null, maximumBars: null },
  };
}

/**
 * Met when the condition holds at the last bar. Each bar notifies at most once, so a value that hovers around the line
 * doesn't repeat the alert.
 */
function conditionReading(condition: Condition, series: Series, others: readonly Series[]): AlertReading {
  const states = statesOf(condition, series, others);
  const state = states.at(-1);
  const last = series.dates.length - 1;
  if (state === undefined || state > 1) return unknownReading;
  return {
    isMet: state === so,
    isBack: state !== so,
    occasion: { key: series.dates[last]!, isAnew: false },
    finding: closeFinding(series.close[last]!),
  };
}

/** A bar may have a volume without a close. */
function closeFinding(price: number): AlertFinding | null {
  return Number.isNaN(price) ? null : { kind: "close", price };
}
