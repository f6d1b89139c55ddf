import { createProblemReader, type Path, type Problem, type ProblemReader } from "./problem-reader.ts";
import { createConditionReader, kindOf, readOperand, readSymbol } from "./read-condition.ts";
import { maxNameCharacters, strategyLimits, type NumberLimits } from "./strategy-limits.ts";
import type { Condition, HoldStrategy, Period, Protection, SideRules, Sizing, Strategy } from "./strategy.ts";

export type ReadStrategy =
  | { readonly ok: true; readonly strategy: Strategy }
  | { readonly ok: false; readonly problems: readonly Problem[] };

type Item = Readonly<Record<string, unknown>>;
type ReadCondition = (value: unknown, path: Path) => Condition;

const periods = ["week", "month", "quarter", "year"] as const satisfies readonly Period[];

/**
 * Reads a strategy from outside data: an address, a model's answer, a request. Unknown fields are refused and every
 * bound is enforced. Omitted fields take their defaults. Written by hand instead of with a schema because it also runs
 * in the browser.
 */
export function readStrategy(value: unknown): ReadStrategy {
  const reader = createProblemReader();
  const strategy = readAny(reader, value);
  return reader.problems.length === 0 ? { ok: true, strategy } : { ok: false, problems: reader.problems };
}

function readAny(reader: ProblemReader, value: unknown): Strategy {
  const kind = kindOf(reader, value, [], ["rules", "hold", "rotation"]);
  const readCondition = createConditionReader(reader);
  switch (kind) {
    case "rules": {
      const item = reader.record(value, [], ["kind", "name", "long", "short", "sizing", "protection"]);
      const long = readSide(reader, readCondition, item["long"], ["long"]);
      const short = readSide(reader, readCondition, item["short"], ["short"]);
      if ((item["long"] ?? null) === null && (item["short"] ?? null) === null)
        reader.refuse([], "needs rules for at least one side, long or short");
      return {
        kind,
        name: readName(reader, item),
        long,
        short,
        sizing: readSizing(reader, item["sizing"], ["sizing"]),
        protection: readProtection(reader, item["protection"], ["protection"]),
      };
    }
    case "rotation": {
      const item = reader.record(
        value,
        [],
        ["kind", "name", "rank", "count", "filter", "shelter", "every", "weighting"],
      );
      const { filter = null, shelter = null, weighting = "equal" } = item;
      return {
        kind,
        name: readName(reader, item),
        rank: readOperand(reader, item["rank"], ["rank"]),
        count: reader.number(item["count"], ["count"], strategyLimits.count),
        filter: filter === null ? null : readCondition(filter, ["filter"]),
        shelter: shelter === null ? null : readSymbol(reader, shelter, ["shelter"]),
        every: reader.choice(item["every"], ["every"], periods),
        weighting: reader.choice(weighting, ["weighting"], ["equal", "inverse-volatility"]),
      };
    }
    default: {
      const item = kind === null ? {} : reader.record(value, [], ["kind", "name", "rebalance", "saving"]);
      const { rebalance = null, saving = null } = item;
      return {
        kind: "hold",
        name: readName(reader, item),
        rebalance: rebalance === null ? null : reader.choice(rebalance, ["rebalance"], periods),
        saving: saving === null ? null : readSaving(reader, saving, ["saving"]),
      };
    }
  }
}

function readName(reader: ProblemReader, { name = "Unnamed" }: Item): string {
  const trimmed = typeof name === "string" ? name.trim() : "";
  if (trimmed === "" || trimmed.length > maxNameCharacters || hasControls(trimmed))
    reader.refuse(["name"], `must be one line of 1 to ${maxNameCharacters} characters`);
  return trimmed;
}

function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

function readSide(reader: ProblemReader, readCondition: ReadCondition, value: unknown, path: Path): SideRules | null {
  if (value === undefined || value === null) return null;
  const { entry, exit = null } = reader.record(value, path, ["entry", "exit"]);
  return {
    entry: readCondition(entry, [...path, "entry"]),
    exit: exit === null ? null : readCondition(exit, [...path, "exit"]),
  };
}

function readSizing(reader: ProblemReader, value: unknown, path: Path): Sizing {
  if (value === undefined) return { kind: "all-in" };
  const kinds = [
    "all-in",
    "fixed-amount",
    "fixed-quantity",
    "fixed-fraction",
    "volatility-target",
    "equal-weight",
  ] as const;
  const kind = kindOf(reader, value, path, kinds);
  const number = (item: Item, key: string, limits: NumberLimits) => reader.number(item[key], [...path, key], limits);
  switch (kind) {
    case "fixed-amount": {
      const item = reader.record(value, path, ["kind", "amount"]);
      return { kind, amount: number(item, "amount", strategyLimits.amount) };
    }
    case "fixed-quantity": {
      const item = reader.record(value, path, ["kind", "quantity"]);
      return { kind, quantity: number(item, "quantity", strategyLimits.quantity) };
    }
    case "fixed-fraction": {
      const item = reader.record(value, path, ["kind", "percent"]);
      return { kind, percent: number(item, "percent", strategyLimits.fractionPercent) };
    }
    case "volatility-target": {
      const item = reader.record(value, path, ["kind", "percentPerYear", "length"]);
      return {
        kind,
        percentPerYear: number(item, "percentPerYear", strategyLimits.volatilityPercent),
        length: item["length"] === undefined ? 20 : number(item, "length", strategyLimits.volatilityLength),
      };
    }
    case "all-in":
    case "equal-weight":
      reader.record(value, path, ["kind"]);
      return { kind };
    default:
      return { kind: "all-in" };
  }
}

function readProtection(reader: ProblemReader, value: unknown, path: Path): Protection {
  const keys = ["stopLossPercent", "takeProfitPercent", "trailingStopPercent", "maximumBars"] as const;
  const item = value === undefined ? {} : reader.record(value, path, keys);
  const number = (key: (typeof keys)[number]) => {
    const given = item[key] ?? null;
    return given === null ? null : reader.number(given, [...path, key], strategyLimits[key]);
  };
  return {
    stopLossPercent: number("stopLossPercent"),
    takeProfitPercent: number("takeProfitPercent"),
    trailingStopPercent: number("trailingStopPercent"),
    maximumBars: number("maximumBars"),
  };
}

function readSaving(reader: ProblemReader, value: unknown, path: Path): NonNullable<HoldStrategy["saving"]> {
  const item = reader.record(value, path, ["amount", "every"]);
  return {
    amount: reader.number(item["amount"], [...path, "amount"], strategyLimits.amount),
    every: reader.choice(item["every"], [...path, "every"], periods),
  };
}
