import type { AlertRule, MovePeriod } from "#core/alerts/alert-rule.ts";
import type { AppSignal, Condition, RuleStrategy } from "#core/backtest/strategy.ts";
import type { AlertRequest } from "../market/alert-request.ts";
import { fieldNumber, numberDoubt, typedNumber } from "../format/typed-number.ts";

export const draftKinds = [
  "price",
  "move",
  "extreme",
  "signal",
  "rsi",
  "average",
  "volume",
  "earnings",
  "dividend",
  "weight",
  "drawdown",
  "rule",
] as const;
export type DraftKind = (typeof draftKinds)[number];

/** A rule while its sentence is being edited, with numbers as typed. */
export interface AlertDraft {
  readonly kind: DraftKind;
  readonly is: "above" | "below";
  readonly direction: "up" | "down" | "either";
  readonly over: MovePeriod;
  readonly extreme: "high" | "low";
  readonly signal: AppSignal;
  readonly says: "buy" | "sell" | "hold";
  /** The number last typed for each kind. */
  readonly numbers: Readonly<Record<DraftKind, string>>;
  readonly strategy: RuleStrategy | null;
}

const usual: AlertDraft = {
  kind: "price",
  is: "above",
  direction: "either",
  over: "day",
  extreme: "high",
  signal: "overall",
  says: "buy",
  numbers: {
    price: "",
    move: "5",
    extreme: "52",
    signal: "",
    rsi: "30",
    average: "200",
    volume: "3",
    earnings: "3",
    dividend: "3",
    weight: "20",
    drawdown: "10",
    rule: "",
  },
  strategy: null,
};

/** Returns the dialog's initial draft: the requested rule, or a price, which may be text as typed. */
export function draftOf({ rule, price }: Pick<AlertRequest, "rule" | "price">): AlertDraft {
  const withNumber = (kind: DraftKind, value: number): AlertDraft => ({
    ...usual,
    kind,
    numbers: { ...usual.numbers, [kind]: fieldNumber(String(value)) },
  });
  switch (rule?.kind) {
    case "price":
      return { ...withNumber("price", rule.value), is: rule.is };
    case "move":
      return { ...withNumber("move", rule.percent), direction: rule.direction, over: rule.over };
    case "extreme":
      return { ...withNumber("extreme", rule.weeks), extreme: rule.is };
    case "volume":
      return withNumber("volume", rule.times);
    case "event":
      return withNumber(rule.event, rule.days);
    case "weight":
    case "drawdown":
      return withNumber(rule.kind, rule.percent);
    case "strategy":
      return { ...usual, kind: "rule", strategy: rule.strategy };
    default:
      return price === undefined
        ? usual
        : { ...usual, is: price.is, numbers: { ...usual.numbers, price: price.typed } };
  }
}

/** Returns the rule of a complete sentence; null while a number or rule is missing. */
export function ruleOf(draft: AlertDraft): AlertRule | null {
  const { kind, numbers, strategy } = draft;
  const number = readNumber(kind, numbers[kind]);
  switch (kind) {
    case "signal":
      return {
        kind: "condition",
        condition: { kind: "signal", signal: draft.signal, is: draft.says, forBars: 1 },
      };
    case "rule":
      return strategy === null ? null : { kind: "strategy", strategy };
    default:
      return number === null ? null : numberRule(draft, number);
  }
}

function numberRule({ kind, is, direction, over, extreme }: AlertDraft, number: number): AlertRule | null {
  const placed = { barsAgo: 0, symbol: null, times: 1 } as const;
  const condition = (left: Condition & { kind: "compare" }): AlertRule => ({ kind: "condition", condition: left });
  switch (kind) {
    case "price":
      return { kind, is, value: number };
    case "move":
      return { kind, direction, percent: number, over };
    case "extreme":
      return { kind, is: extreme, weeks: number };
    case "rsi":
      return condition({
        kind: "compare",
        left: { kind: "indicator", id: "rsi", output: "rsi", parameters: { length: 14 }, of: "close", ...placed },
        is,
        right: { kind: "number", value: number },
        forBars: 1,
      });
    case "average":
      return condition({
        kind: "compare",
        left: { kind: "price", field: "close", ...placed },
        is: is === "above" ? "crosses-above" : "crosses-below",
        right: { kind: "indicator", id: "sma", output: "sma", parameters: { length: number }, of: "close", ...placed },
        forBars: 1,
      });
    case "volume":
      return { kind, times: number };
    case "earnings":
    case "dividend":
      return { kind: "event", event: kind, days: number };
    case "weight":
    case "drawdown":
      return { kind, percent: number };
    default:
      return null;
  }
}

/** Returns the hint for a price that could be read as two numbers; null if it is clear. */
export function draftDoubt({ kind, numbers }: AlertDraft): string | null {
  return kind === "price" ? numberDoubt(numbers.price) : null;
}

/** Only prices reach a thousand. */
const otherBounds = { min: 0, max: 999 };

function readNumber(kind: DraftKind, typed: string): number | null {
  const value = typedNumber(typed, kind === "price" ? null : otherBounds);
  return value !== null && value > 0 ? value : null;
}
