import { indicatorWords } from "../backtest/describe-operand.ts";
import type { AppSignal, Comparison, Condition, Operand, PriceField, RuleStrategy } from "../backtest/strategy.ts";
import type { Writing } from "./writing.ts";

/** The parts of a condition in one language. Indicators keep their usual names: "RSI 14". */
export interface ConditionTerms {
  readonly fields: Readonly<Record<PriceField, string>>;
  /** "SMA 20 of volume", "close of SPY". */
  readonly of: (words: string, source: string) => string;
  readonly barsAgo: (words: string, bars: number) => string;
  readonly compare: Readonly<Record<Comparison, (left: string, right: string) => string>>;
  readonly compareNot: Readonly<Record<Comparison, (left: string, right: string) => string>>;
  readonly signals: Readonly<Record<AppSignal, string>>;
  readonly signalIs: (signal: string, is: string) => string;
  readonly says: Readonly<Record<"buy" | "sell" | "hold", string>>;
  readonly forBars: (words: string, bars: number) => string;
  readonly and: string;
  readonly or: string;
  readonly not: (words: string) => string;
  readonly always: string;
  /** The sides of a rule without a name. */
  readonly rules: Readonly<Record<"buy" | "sell" | "short" | "cover", (condition: string) => string>>;
}

/** Describes conditions, and rules without a name, in one language. English has `describeCondition`, which can be read back. */
export function conditionText(terms: ConditionTerms, { count }: Pick<Writing, "count">) {
  const number = (value: number): string => count(value, 8);

  function operand(one: Operand): string {
    if (one.kind === "number") return number(one.value);
    const words =
      one.kind === "price"
        ? terms.fields[one.field]
        : one.of === "close"
          ? indicatorWords(one)
          : terms.of(indicatorWords(one), terms.fields[one.of]);
    const ofSymbol = one.symbol === null ? words : terms.of(words, one.symbol);
    const placed = one.barsAgo === 0 ? ofSymbol : terms.barsAgo(ofSymbol, one.barsAgo);
    return one.times === 1 ? placed : `${number(one.times)} × ${placed}`;
  }

  function comparison(
    { left, is, right, forBars }: Extract<Condition, { kind: "compare" }>,
    words: ConditionTerms["compare"],
  ): string {
    return lasting(words[is](operand(left), operand(right)), forBars);
  }

  const lasting = (words: string, bars: number): string => (bars === 1 ? words : terms.forBars(words, bars));

  function inGroup(condition: Condition): string {
    const isGroup = (condition.kind === "all" || condition.kind === "any") && condition.conditions.length > 1;
    return isGroup ? `(${describe(condition)})` : describe(condition);
  }

  function describe(condition: Condition): string {
    switch (condition.kind) {
      case "compare":
        return comparison(condition, terms.compare);
      case "signal":
        return lasting(terms.signalIs(terms.signals[condition.signal], terms.says[condition.is]), condition.forBars);
      case "all":
        return condition.conditions.map(inGroup).join(terms.and);
      case "any":
        return condition.conditions.map(inGroup).join(terms.or);
      case "not":
        return condition.condition.kind === "compare"
          ? comparison(condition.condition, terms.compareNot)
          : terms.not(inGroup(condition.condition));
      default:
        return terms.always;
    }
  }

  return {
    condition: describe,
    /** Its entries and exits; sizes and stops give no signal. */
    strategy: ({ long, short }: RuleStrategy): string =>
      (
        [
          ["buy", long?.entry],
          ["sell", long?.exit],
          ["short", short?.entry],
          ["cover", short?.exit],
        ] as const
      )
        .flatMap(([side, condition]) => (condition == null ? [] : [terms.rules[side](describe(condition))]))
        .join("; "),
  };
}
