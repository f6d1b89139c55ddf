import { overWholeBars, wholeBar } from "./whole-bars.ts";
import { resolveParameters, type ParameterRules, type ParameterValues } from "./parameters.ts";

/** Bars as columns, ascending and of one length; a missing value is NaN. */
export interface Bars {
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
  /** A number that changes with the exchange session: VWAP starts anew there. Absent: one session. */
  readonly session?: Float64Array | undefined;
  /** Closes of the second series, which beta measures against. */
  readonly benchmark?: Float64Array | undefined;
}

/** One bar for the incremental form; a missing value is NaN. */
export type BarValues = { readonly [field in PriceField]: number } & {
  readonly session?: number | undefined;
  readonly benchmark?: number | undefined;
};

type PriceField = "open" | "high" | "low" | "close" | "volume";
export type BarField = PriceField | "benchmark";

/** Bars, or one bar, of which every field is there. */
export type Whole<Table> = { readonly [Field in keyof Table]-?: NonNullable<Table[Field]> };

/** The answer: one column per output, as long as the bars, NaN while unknown. */
export type Columns<Output extends string = string> = Readonly<Record<Output, Float64Array>>;

/** An entry of the catalog. Parameters left out take their default; others are refused with a RangeError. */
export interface Indicator {
  readonly id: string;
  readonly name: string;
  /** Drawn over the price, or in a pane of its own. */
  readonly place: "price" | "pane";
  /** The fields it reads. A bar that lacks one of them is passed over: NaN there, and the next bar goes on as if it had not been. */
  readonly inputs: readonly BarField[];
  readonly parameters: ParameterRules;
  readonly outputs: readonly string[];
  /** How many bars pass before every output is known. */
  warmUp(parameters?: Readonly<Record<string, number>>): number;
  compute(bars: Bars, parameters?: Readonly<Record<string, number>>): Columns;
  /** The same calculation bar by bar, for a course that grows. */
  start(parameters?: Readonly<Record<string, number>>): IndicatorState;
}

export interface IndicatorState {
  next(bar: BarValues): Readonly<Record<string, number>>;
}

interface Definition<Rules extends ParameterRules, Output extends string> {
  readonly id: string;
  readonly name: string;
  /** Absent: in a pane of its own. */
  readonly place?: "price";
  readonly inputs: readonly BarField[];
  readonly parameters: Rules;
  readonly outputs: readonly Output[];
  /** What the parameters must keep among each other: the sentence that says what is wrong, or null. */
  readonly conflict?: (parameters: ParameterValues<Rules>) => string | null;
  /** Whether a missing value would make one of the last answers of `compute` unknown. */
  readonly handsOn?: boolean;
  readonly warmUp: (parameters: ParameterValues<Rules>) => number;
  /** Called with bars that have every input. */
  readonly compute: (bars: Whole<Bars>, parameters: ParameterValues<Rules>) => Columns<Output>;
  /** The function it answers is called with bars that have every input. */
  readonly start: (parameters: ParameterValues<Rules>) => (bar: Whole<BarValues>) => Readonly<Record<Output, number>>;
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
    place: definition.place ?? "pane",
    inputs,
    parameters: rules,
    outputs,
    warmUp: (given) => definition.warmUp(resolve(given)),
    compute: (bars, given) => {
      const parameters = resolve(given);
      return overWholeBars(bars, inputs, outputs, (whole) => definition.compute(whole, parameters), handsOn);
    },
    start: (given) => {
      const step = definition.start(resolve(given));
      const unknown = Object.fromEntries(outputs.map((output) => [output, NaN]));
      return {
        next: (bar) => {
          const whole = wholeBar(bar, inputs);
          return whole === null ? unknown : step(whole);
        },
      };
    },
  };
}
