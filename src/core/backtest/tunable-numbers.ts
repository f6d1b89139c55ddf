import { indicatorOf, type ParameterRule } from "../indicators/index.ts";
import { describeOperand, numberWords } from "./describe-operand.ts";
import { parameterWords } from "./parameter-words.ts";
import type { Path } from "./problem-reader.ts";
import { strategyLimits, type NumberLimits } from "./strategy-limits.ts";
import type { Condition, Operand, Strategy } from "./strategy.ts";

/** A number of a strategy that can be varied. If it appears in several places, they change together. */
export interface TunableNumber {
  /** Stable for a number as long as the rest of the strategy stays the same. */
  readonly key: string;
  /** "SMA length". `label` includes the value: "SMA length 20". */
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly isFraction: boolean;
  readonly places: readonly Path[];
}

interface Found {
  readonly name: string;
  /** The context two places must share, besides name and value, to count as one number. */
  readonly of: string;
  readonly value: number;
  readonly limits: NumberLimits;
  readonly path: Path;
}

/** The numbers of a strategy that can be varied, in reading order. */
export function tunableNumbers(strategy: Strategy): readonly TunableNumber[] {
  const groups = Map.groupBy(found(strategy), ({ name, of, value }) => [name, of, value].join("|"));
  return [...groups].map(([key, members]) => {
    const { name, value, limits } = members[0]!;
    return {
      key,
      name,
      label: `${name} ${numberWords(value)}`,
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
        { name: "Number held", of: "", value: strategy.count, limits: strategyLimits.count, path: ["count"] },
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
    : [{ name: "Consecutive bars", of, value: forBars, limits: strategyLimits.forBars, path: [...path, "forBars"] }];
}

function inThreshold(value: number, other: Operand, path: Path): readonly Found[] {
  if (other.kind === "number") return [];
  const words = other.kind === "price" ? capital(other.field) : (indicatorOf(other.id)?.short ?? other.id);
  const limits = (other.kind === "indicator" && rangeOf(other.id, other.output)) || strategyLimits.number;
  return [{ name: `${words} threshold`, of: describeOperand(other), value, limits, path: [...path, "value"] }];
}

function inOperand(operand: Operand, path: Path): readonly Found[] {
  if (operand.kind === "number") return [];
  const { times, symbol } = operand;
  const factor: readonly Found[] =
    times === 1
      ? []
      : [
          {
            name: "Multiple",
            of: describeOperand(operand),
            value: times,
            limits: strategyLimits.times,
            path: [...path, "times"],
          },
        ];
  if (operand.kind === "price") return factor;
  const indicator = indicatorOf(operand.id);
  const rules = indicator?.parameters ?? {};
  const whose = [symbol ?? [], operand.of === "close" ? [] : capital(operand.of)].flat();
  const parameters = Object.entries(rules)
    .filter(([name, rule]) => isVaried(name, rule))
    .map(([name, rule]) => ({
      name: [...whose, indicator?.short ?? operand.id, parameterWords[name] ?? name].join(" "),
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

const protectionNames = {
  stopLossPercent: "Stop loss %",
  takeProfitPercent: "Take profit %",
  trailingStopPercent: "Trailing stop %",
  maximumBars: "Maximum bars held",
} as const;

function inProtection(protection: Extract<Strategy, { kind: "rules" }>["protection"]): readonly Found[] {
  const keys = ["stopLossPercent", "takeProfitPercent", "trailingStopPercent", "maximumBars"] as const;
  return keys.flatMap((key) => {
    const value = protection[key];
    if (value === null) return [];
    return [{ name: protectionNames[key], of: "", value, limits: strategyLimits[key], path: ["protection", key] }];
  });
}

function inSizing(sizing: Extract<Strategy, { kind: "rules" }>["sizing"]): readonly Found[] {
  const one = (name: string, key: string, value: number, limits: NumberLimits) => ({
    name,
    of: "",
    value,
    limits,
    path: ["sizing", key],
  });
  switch (sizing.kind) {
    case "fixed-fraction":
      return [one("Position %", "percent", sizing.percent, strategyLimits.fractionPercent)];
    case "fixed-quantity":
      return [one("Position shares", "quantity", sizing.quantity, strategyLimits.quantity)];
    case "fixed-amount":
      return [one("Position amount", "amount", sizing.amount, strategyLimits.amount)];
    case "volatility-target":
      return [
        one("Target volatility %", "percentPerYear", sizing.percentPerYear, strategyLimits.volatilityPercent),
        one("Volatility length", "length", sizing.length, strategyLimits.volatilityLength),
      ];
    default:
      return [];
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
