import { describeCondition, describeStrategy } from "../backtest/describe-strategy.ts";
import type { AlertRule } from "./alert-rule.ts";
import { numberText } from "./price-thresholds.ts";

/** An alert in a sentence without its end: "NVDA is above 250.00". */
export function alertWords(rule: AlertRule, symbol: string | null): string {
  const name = symbol ?? "Your portfolio";
  switch (rule.kind) {
    case "price":
      return `${name} is ${rule.is} ${numberText(rule.value)}`;
    case "move":
      return `${name} ${moves[rule.direction]} ${rule.percent} % or more over a ${rule.over}`;
    case "extreme":
      return `${name} is at its ${rule.is === "high" ? "highest" : "lowest"} of ${rule.weeks} ${rule.weeks === 1 ? "week" : "weeks"}`;
    case "condition":
      return `${name}: ${describeCondition(rule.condition)}`;
    case "volume":
      return `${name} trades ${rule.times} times its usual volume or more`;
    case "event":
      return `${name} ${rule.event === "earnings" ? "reports earnings" : "goes ex-dividend"} within ${rule.days} ${rule.days === 1 ? "day" : "days"}`;
    case "weight":
      return `${name} is ${rule.percent} % or more of your portfolio`;
    case "drawdown":
      return `${name} is ${rule.percent} % or more below its highest point`;
    default: {
      const { strategy } = rule;
      return `${name} has a new signal: ${strategy.name === "" ? describeStrategy(strategy) : strategy.name}`;
    }
  }
}

const moves = { up: "rises", down: "falls", either: "moves" } as const;
