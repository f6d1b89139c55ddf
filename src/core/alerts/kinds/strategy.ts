import { so } from "../../backtest/condition-mask.ts";
import type { Series } from "../../backtest/backtest-input.ts";
import { barsToSettle } from "../../backtest/bars-to-settle.ts";
import { lookedAtSymbols } from "../../backtest/looked-at-symbols.ts";
import type { RuleStrategy, SideRules } from "../../backtest/strategy.ts";
import type { AlertKind } from "../alert-kind.ts";
import type { AlertReading } from "../alert-reading.ts";
import { conditionAfterSplit } from "../condition-after-split.ts";
import { statesOf } from "../condition-states.ts";

/** A buy, sell, short or cover of a rule of the strategy lab, as the rule was when it was watched. */
export interface StrategyRule {
  readonly kind: "strategy";
  readonly strategy: RuleStrategy;
}

export const strategyAlert: AlertKind<StrategyRule> = {
  kind: "strategy",
  afterSplit: (rule, ratio) => ({ ...rule, strategy: strategyAfterSplit(rule.strategy, ratio) }),
  bars: {
    read: strategyReading,
    symbols: ({ strategy }, symbol) => lookedAtSymbols(strategy, [symbol]),
    needs: ({ strategy }) => barsToSettle(strategy),
  },
};

/** A rule speaks on the first bar on which it is so. */
function strategyReading({ strategy }: StrategyRule, series: Series, others: readonly Series[]): AlertReading {
  const last = series.dates.length - 1;
  const rules = [
    ["buy", strategy.long?.entry],
    ["sell", strategy.long?.exit],
    ["short", strategy.short?.entry],
    ["cover", strategy.short?.exit],
  ] as const;
  const signals = rules.flatMap(([signal, condition]) => {
    if (condition === undefined || condition === null) return [];
    const states = statesOf(condition, series, others);
    return states[last] === so && states[last - 1] !== so ? [signal] : [];
  });
  const close = series.close[last]!;
  return {
    isMet: signals.length > 0,
    isBack: signals.length === 0,
    occasion: signals.length === 0 ? null : { key: `${series.dates[last]!} ${signals.join(" ")}`, isAnew: true },
    finding: signals.length === 0 || Number.isNaN(close) ? null : { kind: "signals", signals, price: close },
  };
}

function strategyAfterSplit(strategy: RuleStrategy, ratio: number): RuleStrategy {
  const side = (rules: SideRules | null): SideRules | null =>
    rules && {
      entry: conditionAfterSplit(rules.entry, ratio),
      exit: rules.exit && conditionAfterSplit(rules.exit, ratio),
    };
  return { ...strategy, long: side(strategy.long), short: side(strategy.short) };
}
