import { catalog } from "../indicators/index.ts";
import type { Indicator } from "../indicators/index.ts";
import { isSymbol, normaliseSymbol } from "../market/symbol.ts";
import { shown, type Path, type ProblemReader } from "./problem-reader.ts";
import { maxConditionDepth, maxConditions, strategyLimits } from "./strategy-limits.ts";
import type { AppSignal, Comparison, Condition, Operand, PriceField } from "./strategy.ts";

const comparisons = [
  "above",
  "below",
  "at-least",
  "at-most",
  "crosses-above",
  "crosses-below",
] as const satisfies readonly Comparison[];
const signals = ["sma", "rsi", "macd", "adx", "overall"] as const satisfies readonly AppSignal[];
const fields = ["open", "high", "low", "close", "volume"] as const satisfies readonly PriceField[];
const conditionKinds = ["compare", "signal", "all", "any", "not", "always"] as const;
const operandKinds = ["number", "price", "indicator"] as const;
const placedKeys = ["barsAgo", "symbol", "times"];

/** Reads conditions of one strategy. The limit on their number applies to all of them together. */
export function createConditionReader(reader: ProblemReader) {
  let count = 0;

  const readMany = (value: unknown, path: Path, depth: number): readonly Condition[] => {
    if (!Array.isArray(value) || value.length === 0) {
      reader.refuse(
        path,
        `must be a list of at least one condition, not ${Array.isArray(value) ? "an empty list" : shown(value)}`,
      );
      return [];
    }
    return value.slice(0, maxConditions + 1).map((one: unknown, index) => read(one, [...path, index], depth));
  };

  const read = (value: unknown, path: Path, depth = 1): Condition => {
    count += 1;
    if (count === maxConditions + 1)
      reader.refuse(path, `is one condition too many: a strategy can have at most ${maxConditions}`);
    if (depth > maxConditionDepth) reader.refuse(path, `is nested too deeply: use at most ${maxConditionDepth} levels`);
    if (count > maxConditions || depth > maxConditionDepth) return { kind: "always" };
    const kind = kindOf(reader, value, path, conditionKinds);
    switch (kind) {
      case "compare": {
        const item = reader.record(value, path, ["kind", "left", "is", "right", "forBars"]);
        const is = reader.choice(item["is"], [...path, "is"], comparisons);
        const forBars = readForBars(item["forBars"], [...path, "forBars"]);
        if (is.startsWith("crosses") && forBars !== 1)
          reader.refuse(
            [...path, "forBars"],
            `must be 1 if something ${is.replace("-", " ")}, which happens on a single bar`,
          );
        return {
          kind,
          left: readOperand(reader, item["left"], [...path, "left"]),
          is,
          right: readOperand(reader, item["right"], [...path, "right"]),
          forBars,
        };
      }
      case "signal": {
        const item = reader.record(value, path, ["kind", "signal", "is", "forBars"]);
        return {
          kind,
          signal: reader.choice(item["signal"], [...path, "signal"], signals),
          is: reader.choice(item["is"], [...path, "is"], ["buy", "sell", "hold"]),
          forBars: readForBars(item["forBars"], [...path, "forBars"]),
        };
      }
      case "all":
      case "any": {
        const item = reader.record(value, path, ["kind", "conditions"]);
        return { kind, conditions: readMany(item["conditions"], [...path, "conditions"], depth + 1) };
      }
      case "not": {
        const item = reader.record(value, path, ["kind", "condition"]);
        return { kind, condition: read(item["condition"], [...path, "condition"], depth + 1) };
      }
      case "always":
        reader.record(value, path, ["kind"]);
        return { kind };
      default:
        return { kind: "always" };
    }
  };

  const readForBars = (value: unknown, path: Path) =>
    value === undefined ? 1 : reader.number(value, path, strategyLimits.forBars);

  return (value: unknown, path: Path) => read(value, path);
}

/** Reads an operand. */
export function readOperand(reader: ProblemReader, value: unknown, path: Path): Operand {
  const kind = kindOf(reader, value, path, operandKinds);
  switch (kind) {
    case "number": {
      const item = reader.record(value, path, ["kind", "value"]);
      return { kind, value: reader.number(item["value"], [...path, "value"], strategyLimits.number) };
    }
    case "price": {
      const item = reader.record(value, path, ["kind", "field", ...placedKeys]);
      return {
        kind,
        field: reader.choice(item["field"], [...path, "field"], fields),
        ...readPlaced(reader, item, path),
      };
    }
    case "indicator": {
      const item = reader.record(value, path, ["kind", "id", "output", "parameters", "of", ...placedKeys]);
      return { kind, ...readIndicator(reader, item, path), ...readPlaced(reader, item, path) };
    }
    default:
      return { kind: "number", value: 0 };
  }
}

function readIndicator(reader: ProblemReader, item: Readonly<Record<string, unknown>>, path: Path) {
  const indicator = catalog.find(({ id }) => id === item["id"]);
  if (indicator === undefined) {
    reader.refuse([...path, "id"], `must be an indicator from the catalogue (${ids()}), not ${shown(item["id"])}`);
    return { id: "", output: "", parameters: {}, of: "close" as const };
  }
  if (indicator.inputs.includes("benchmark"))
    reader.refuse([...path, "id"], `can't be ${indicator.id}, which needs a second series`);
  const [only] = indicator.outputs;
  const output =
    item["output"] === undefined && indicator.outputs.length === 1
      ? only!
      : reader.choice(item["output"], [...path, "output"], indicator.outputs);
  const of = item["of"] === undefined ? "close" : reader.choice(item["of"], [...path, "of"], fields);
  if (of !== "close" && !takesAnyField(indicator))
    reader.refuse([...path, "of"], `must be close, because ${indicator.id} uses ${indicator.inputs.join(", ")}`);
  const parameters = readParameters(reader, indicator, item["parameters"], [...path, "parameters"]);
  return { id: indicator.id, output, parameters, of };
}

/** True if an indicator uses only closes, so that it can be applied to highs or volume too. */
export function takesAnyField({ inputs }: Indicator): boolean {
  return inputs.length === 1 && inputs[0] === "close";
}

function readParameters(
  reader: ProblemReader,
  indicator: Indicator,
  value: unknown,
  path: Path,
): Readonly<Record<string, number>> {
  if (value === undefined) return {};
  const item = reader.record(value, path, Object.keys(indicator.parameters));
  const before = reader.problems.length;
  const parameters = Object.fromEntries(
    Object.entries(indicator.parameters)
      .filter(([name]) => Object.hasOwn(item, name))
      .map(([name, rule]) => [name, reader.number(item[name], [...path, name], rule)]),
  );
  const conflict = reader.problems.length === before ? parameterConflict(indicator, parameters) : null;
  if (conflict !== null) reader.refuse(path, `are incompatible: ${conflict}`);
  return parameters;
}

/** A conflict between parameters that are each within bounds, such as a fast length above the slow one. Null: none. */
export function parameterConflict(indicator: Indicator, parameters: Readonly<Record<string, number>>): string | null {
  try {
    indicator.warmUp(parameters);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

function readPlaced(reader: ProblemReader, item: Readonly<Record<string, unknown>>, path: Path) {
  const { barsAgo = 0, symbol = null, times = 1 } = item;
  return {
    barsAgo: reader.number(barsAgo, [...path, "barsAgo"], strategyLimits.barsAgo),
    symbol: symbol === null ? null : readSymbol(reader, symbol, [...path, "symbol"]),
    times: reader.number(times, [...path, "times"], strategyLimits.times),
  };
}

/** A ticker symbol, trimmed and upper-cased. */
export function readSymbol(reader: ProblemReader, value: unknown, path: Path): string {
  const symbol = typeof value === "string" ? normaliseSymbol(value) : "";
  if (!isSymbol(symbol)) reader.refuse(path, `must be a ticker symbol, not ${shown(value)}`);
  return symbol;
}

/** Returns the kind of an object. Null and a problem if it is none of the expected ones. */
export function kindOf<const Kind extends string>(
  reader: ProblemReader,
  value: unknown,
  path: Path,
  kinds: readonly Kind[],
): Kind | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    reader.refuse(path, `must be an object with a kind (${kinds.join(", ")}), not ${shown(value)}`);
    return null;
  }
  const given: unknown = "kind" in value ? value.kind : undefined;
  const kind = kinds.find((known) => known === given) ?? null;
  if (kind === null) reader.refuse([...path, "kind"], `must be one of ${kinds.join(", ")}, not ${shown(given)}`);
  return kind;
}

function ids(): string {
  return catalog.map(({ id }) => id).join(", ");
}
