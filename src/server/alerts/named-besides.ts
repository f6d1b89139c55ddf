import type { AlertRule } from "#core/alerts/alert-rule.ts";
import { lookedAtSymbols, type RuleStrategy } from "#core/backtest/index.ts";

/** Symbols that a rule looks at besides its own. */
export function namedBesides(rule: AlertRule, symbol: string): readonly string[] {
  if (rule.kind === "strategy") return lookedAtSymbols(rule.strategy, [symbol]);
  if (rule.kind !== "condition") return [];
  const strategy: RuleStrategy = {
    kind: "rules",
    name: "",
    long: { entry: rule.condition, exit: null },
    short: null,
    sizing: { kind: "all-in" },
    protection: { stopLossPercent: null, takeProfitPercent: null, trailingStopPercent: null, maximumBars: null },
  };
  return lookedAtSymbols(strategy, [symbol]);
}
