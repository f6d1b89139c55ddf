import { indicatorOf, type ParameterRule } from "../indicators/index.ts";
import { describeOperand } from "./describe-operand.ts";
import type { Path } from "./problem-reader.ts";
import { strategyLimits, type NumberLimits } from "./strategy-limits.ts";
import type { Condition, Operand, Strategy } from "./strategy.ts";

/** The meaning of a number, for the words of any language. */
export type NumberMeaning =
  /** "Volume SMA length": the indicator by its id, with the symbol and the price field it is of if they are named. */
  | {
      readonly kind: "parameter";
      readonly of: readonly string[];
      readonly indicator: string;
      readonly parameter: string;
    }
  /** A value that a price field or an indicator, by its id, is compared with. */
  | { readonly kind: "threshold"; readonly of: string }
  | {
      readonly kind:
        | "count"
        | "forBars"
        | "times"
        | (typeof protectionKeys)[number]
        | "fractionPercent"
        | "quantity"
        | "amount"
        | "volatilityPercent"
        | "volatilityLength";
    };

const protectionKeys = ["stopLossPercent", "takeProfitPercent", "trailingStopPercent", "maximumBars"] as const;

/** A number of a strategy that can be varied. If it appears in several places, they change together. */
export interface TunableNumber {
  /** Stable for a number as long as the rest of the strategy stays the same. */
  readonly key: string;
  readonly what: NumberMeaning;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly isFraction: boolean;
  readonly places: readonly Path[];
}

interface Found {
  readonly what: NumberMeaning;
  /** The context two places must share, besides meaning and value, to count as one number. */
  readonly of: string;
  readonly value: number;
  readonly limits: NumberLimits;
  readonly path: Path;
}

/** The numbers of a strategy that can be varied, in reading order. */
export function tunableNumbers(strategy: Strategy): readonly TunableNumber[] {
  const groups = Map.groupBy(found(strategy), ({ what, of, value }) => JSON.stringify([what, of, value]));
  return [...groups].map(([key, members]) => {
    const { what, value, limits } = members[0]!;
    return {
      key,
      what,
      value,
      min: limits.min,
      max: limits.max,
      isFraction: limits.isFraction ?? false,
      places: members.map(({ path }) => path),
    };
  });
}

/** The same strategy with another value for the number. `readStrategy` checks whether it is allowed. */
export function withNumber(strategy: Strategy, { places }: Pick<TunableNumber, "places">, value: number): Strategy {
  return places.reduce<unknown>((node, path) => replaced(node, path, value), strategy) as Strategy;
}

function replaced(node: unknown, [step, ...rest]: Path, value: number): unknown {
  if (step === undefined) return value;
  if (Array.isArray(node))
    return node.map((item: unknown, index) => (index === step ? replaced(item, rest, value) : item));
  const record = node as Readonly<Record<string, unknown>>;
  return { ...record, [step]: replaced(record[step], rest, value) };
}

function found(strategy: Strategy): readonly Found[] {
  switch (strategy.kind) {
    case "hold":
      return [];
    case "rotation":
      return [
        { what: { kind: "count" }, of: "", value: strategy.count, limits: strategyLimits.count, path: ["count"] },
        ...inOperand(strategy.rank, ["rank"]),
        ...(strategy.filter === null ? [] : inCondition(strategy.filter, ["filter"])),
      ];
    default:
      return [
        ...(["long", "short"] as const).flatMap((side) => {
          const rules = strategy[side];
          if (rules === null) return [];
          return [
            ...inCondition(rules.entry, [side, "entry"]),
            ...(rules.exit === null ? [] : inCondition(rules.exit, [side, "exit"])),
          ];
        }),
        ...inProtection(strategy.protection),
        ...inSizing(strategy.sizing),
      ];
  }
}

function inCondition(condition: Condition, path: Path): readonly Found[] {
  switch (condition.kind) {
    case "compare": {
      const { left, right, forBars } = condition;
      return [
        ...(left.kind === "number"
          ? inThreshold(left.value, right, [...path, "left"])
          : inOperand(left, [...path, "left"])),
        ...(right.kind === "number"
          ? inThreshold(right.value, left, [...path, "right"])
          : inOperand(right, [...path, "right"])),
        ...inForBars(forBars, `${describeOperand(left)} ${describeOperand(right)}`, path),
      ];
    }
    case "signal":
      return inForBars(condition.forBars, condition.signal, path);
    case "all":
    case "any":
      return condition.conditions.flatMap((one, index) => inCondition(one, [...path, "conditions", index]));
    case "not":
      return inCondition(condition.condition, [...path, "condition"]);
    default:
      return [];
  }
}

function inForBars(forBars: number, of: string, path: Path): readonly Found[] {
  return forBars === 1
    ? []
    : [{ what: { kind: "forBars" }, of, value: forBars, limits: strategyLimits.forBars, path: [...path, "forBars"] }];
}

function inThreshold(value: number, other: Operand, path: Path): readonly Found[] {
  if (other.kind === "number") return [];
  const name = other.kind === "price" ? other.field : other.id;
  const limits = (other.kind === "indicator" && rangeOf(other.id, other.output)) || strategyLimits.number;
  return [
    { what: { kind: "threshold", of: name }, of: describeOperand(other), value, limits, path: [...path, "value"] },
  ];
}

function inOperand(operand: Operand, path: Path): readonly Found[] {
  if (operand.kind === "number") return [];
  const { times, symbol } = operand;
  const factor: readonly Found[] =
    times === 1
      ? []
      : [
          {
            what: { kind: "times" },
            of: describeOperand(operand),
            value: times,
            limits: strategyLimits.times,
            path: [...path, "times"],
          },
        ];
  if (operand.kind === "price") return factor;
  const indicator = indicatorOf(operand.id);
  const rules = indicator?.parameters ?? {};
  const whose = [symbol ?? [], operand.of === "close" ? [] : operand.of].flat();
  const parameters = Object.entries(rules)
    .filter(([name, rule]) => isVaried(name, rule))
    .map(([name, rule]) => ({
      what: { kind: "parameter" as const, of: whose, indicator: operand.id, parameter: name },
      of: "",
      value: operand.parameters[name] ?? rule.default,
      limits: rule,
      path: [...path, "parameters", name],
    }));
  return [...parameters, ...factor];
}

/** Choices have no scale, and the periods per year aren't for tuning. */
function isVaried(name: string, rule: ParameterRule): boolean {
  return rule.choices === undefined && name !== "periodsPerYear";
}

/** The possible range of an indicator's values. */
function rangeOf(id: string, output: string): NumberLimits | null {
  const range = indicatorOf(id)?.ranges[output];
  return range === undefined ? null : { min: range[0], max: range[1], isFraction: true };
}

function inProtection(protection: Extract<Strategy, { kind: "rules" }>["protection"]): readonly Found[] {
  return protectionKeys.flatMap((key) => {
    const value = protection[key];
    if (value === null) return [];
    return [{ what: { kind: key }, of: "", value, limits: strategyLimits[key], path: ["protection", key] }];
  });
}

function inSizing(sizing: Extract<Strategy, { kind: "rules" }>["sizing"]): readonly Found[] {
  const one = (
    kind: Exclude<NumberMeaning["kind"], "parameter" | "threshold">,
    key: string,
    value: number,
    limits: NumberLimits,
  ) => ({
    what: { kind },
    of: "",
    value,
    limits,
    path: ["sizing", key],
  });
  switch (sizing.kind) {
    case "fixed-fraction":
      return [one("fractionPercent", "percent", sizing.percent, strategyLimits.fractionPercent)];
    case "fixed-quantity":
      return [one("quantity", "quantity", sizing.quantity, strategyLimits.quantity)];
    case "fixed-amount":
      return [one("amount", "amount", sizing.amount, strategyLimits.amount)];
    case "volatility-target":
      return [
        one("volatilityPercent", "percentPerYear", sizing.percentPerYear, strategyLimits.volatilityPercent),
        one("volatilityLength", "length", sizing.length, strategyLimits.volatilityLength),
      ];
    default:
      return [];
  }
}
