import type { Bars, BarField, Whole, Columns } from "./bars.ts";
import { overWholeBars } from "./whole-bars.ts";
import { resolveParameters, type ParameterRules, type ParameterValues } from "./parameters.ts";

/** An entry of the catalog. Parameters left out take their default; others are refused with a RangeError. */
export interface Indicator {
  readonly id: string;
  readonly name: string;
  /** The usual abbreviation: "RSI". */
  readonly short: string;
  /** The name of each output in a sentence; {length} is replaced by the value of that parameter. */
  readonly words: Readonly<Record<string, string>>;
  /** Phrases by which a sentence names an output, a longer one first; `a|b` are words for one place. */
  readonly called: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Further names, as people type them into a question. */
  readonly aliases: readonly string[];
  /** Its values are a share or an index, never money: "RSI below $30" compares nothing. */
  readonly isRatio: boolean;
  /** The value around which it mirrors: RSI below 30 is the opposite of RSI above 70, around 50. Null: it has none. */
  readonly centre: number | null;
  /** Outputs that measure magnitude without direction, and so have no opposite. */
  readonly undirected: readonly string[];
  /** The lowest and highest value an output can have. */
  readonly ranges: Readonly<Partial<Record<string, readonly [number, number]>>>;
  /** Drawn over the price, or in a pane of its own. */
  readonly place: "price" | "pane";
  /** The fields it reads. A bar that lacks one of them is passed over: NaN there, and the next bar goes on as if it had not been. */
  readonly inputs: readonly BarField[];
  readonly parameters: ParameterRules;
  readonly outputs: readonly string[];
  /** How many bars pass before every output is known. */
  warmUp(parameters?: Readonly<Record<string, number>>): number;
  compute(bars: Bars, parameters?: Readonly<Record<string, number>>): Columns;
}

interface Definition<Rules extends ParameterRules, Output extends string> {
  readonly id: string;
  readonly name: string;
  /** The usual abbreviation: "RSI". */
  readonly short: string;
  /** The name of each output in a sentence; {length} is replaced by the value of that parameter. */
  readonly words: Readonly<Record<Output, string>>;
  /** Phrases by which a sentence names an output, a longer one first; `a|b` are words for one place. */
  readonly called?: Readonly<Partial<Record<Output, readonly string[]>>>;
  /** Further names, as people type them into a question. */
  readonly aliases?: readonly string[];
  /** Its values are a share or an index, never money: "RSI below $30" compares nothing. */
  readonly isRatio?: boolean;
  /** The value around which it mirrors: RSI below 30 is the opposite of RSI above 70, around 50. Absent: it has none. */
  readonly centre?: number;
  /** Outputs that measure magnitude without direction, and so have no opposite. */
  readonly undirected?: readonly Output[];
  /** The lowest and highest value an output can have. */
  readonly ranges?: Readonly<Partial<Record<Output, readonly [number, number]>>>;
  /** Absent: in a pane of its own. */
  readonly place?: "price";
  readonly inputs: readonly BarField[];
  readonly parameters: Rules;
  readonly outputs: readonly Output[];
  /** Checks rules between parameters. Returns a sentence with the conflict, or null. */
  readonly conflict?: (parameters: ParameterValues<Rules>) => string | null;
  /** True if a missing value makes at least one of the last outputs of `compute` unknown. */
  readonly handsOn?: boolean;
  readonly warmUp: (parameters: ParameterValues<Rules>) => number;
  /** Called with bars that have every input. */
  readonly compute: (bars: Whole<Bars>, parameters: ParameterValues<Rules>) => Columns<Output>;
}

/** A catalog entry whose calculation need not think of missing values or of parameters out of bounds. */
export function defineIndicator<const Rules extends ParameterRules, const Output extends string>(
  definition: Definition<Rules, Output>,
): Indicator {
  const { id, name, inputs, parameters: rules, outputs, handsOn } = definition;
  const resolve = (given: Readonly<Record<string, number>> = {}) => {
    const parameters = resolveParameters(id, rules, given);
    const conflict = definition.conflict?.(parameters) ?? null;
    if (conflict !== null) throw new RangeError(`${id}: ${conflict}`);
    return parameters;
  };
  return {
    id,
    name,
    short: definition.short,
    words: definition.words,
    called: definition.called ?? {},
    aliases: definition.aliases ?? [],
    isRatio: definition.isRatio ?? false,
    centre: definition.centre ?? null,
    undirected: definition.undirected ?? [],
    ranges: definition.ranges ?? {},
    place: definition.place ?? "pane",
    inputs,
    parameters: rules,
    outputs,
    warmUp: (given) => definition.warmUp(resolve(given)),
    compute: (bars, given) => {
      const parameters = resolve(given);
      return overWholeBars(bars, inputs, outputs, (whole) => definition.compute(whole, parameters), handsOn);
    },
  };
}
