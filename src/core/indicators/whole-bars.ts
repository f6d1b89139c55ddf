import type { BarField, Bars, Columns, Whole } from "./bars.ts";

/** Input of the public functions: a typed array, or a list in which null is a missing value. */
export type Values = Float64Array | readonly (number | null)[];

const fields = ["open", "high", "low", "close", "volume", "session", "benchmark"] as const;

/**
 * Runs a calculation over the bars that have every input, and puts the results back at those bars. A bar that lacks an
 * input yields NaN and doesn't affect later ones. `handsOn` means that a missing value makes at least one of the last
 * outputs unknown. Known last outputs then prove that nothing was missing, so the input needn't be scanned.
 */
export function overWholeBars<Output extends string>(
  bars: Bars,
  inputs: readonly BarField[],
  outputs: readonly Output[],
  compute: (bars: Whole<Bars>) => Columns<Output>,
  handsOn = false,
): Columns<Output> {
  const count = bars.close.length;
  const missing = inputs.some((field) => bars[field] === undefined);
  const zeros = new Float64Array(count);
  const columns = { ...bars, session: bars.session ?? zeros, benchmark: bars.benchmark ?? zeros };
  for (const field of fields)
    if (columns[field].length !== count) throw new RangeError(`${field} has not as many values as close (${count})`);
  return missing ? unknownColumns(outputs, count) : overWholeRows(columns, inputs, outputs, compute, handsOn);
}

/** The same over columns of any names, every one of which is needed. */
export function overWholeValues<Input extends string, Output extends string>(
  input: Readonly<Record<Input, Values>>,
  outputs: readonly Output[],
  compute: (columns: Readonly<Record<Input, Float64Array>>) => Columns<Output>,
  handsOn = false,
): Columns<Output> {
  const names = Object.keys(input) as Input[];
  const columns = Object.fromEntries(names.map((name) => [name, toColumn(input[name])])) as Record<Input, Float64Array>;
  const count = columns[names[0]!].length;
  for (const name of names)
    if (columns[name].length !== count)
      throw new RangeError(`${name} has not as many values as ${names[0]} (${count})`);
  return overWholeRows(columns, names, outputs, compute, handsOn);
}

/** A column in which nothing is known yet. */
export function unknownColumn(count: number): Float64Array {
  return new Float64Array(count).fill(NaN);
}

/** A column of which nothing is known before a place; from there on it waits for its values. */
export function columnFrom(count: number, first: number): Float64Array {
  return new Float64Array(count).fill(NaN, 0, first);
}

/** Runs a calculation on a column from `warmUp` on, where an earlier stage of it begins to answer. */
export function afterWarmUp(
  values: Float64Array,
  warmUp: number,
  compute: (known: Float64Array) => Float64Array,
): Float64Array {
  const answers = unknownColumn(values.length);
  if (warmUp < values.length) answers.set(compute(values.subarray(warmUp)), warmUp);
  return answers;
}

function toColumn(values: Values): Float64Array {
  return values instanceof Float64Array ? values : Float64Array.from(values, (value) => value ?? NaN);
}

function overWholeRows<
  Field extends string,
  Table extends Readonly<Record<Field, Float64Array>>,
  Output extends string,
>(
  columns: Table,
  needed: readonly Field[],
  outputs: readonly Output[],
  compute: (columns: Table) => Columns<Output>,
  handsOn: boolean,
): Columns<Output> {
  const count = columns[needed[0]!].length;
  if (handsOn) {
    const answers = compute(columns);
    const last = count - 1;
    const isKnown = (column: Float64Array) => Number.isFinite(column[last]);
    if (needed.every((field) => isKnown(columns[field])) && outputs.every((output) => isKnown(answers[output])))
      return answers;
  }
  if (needed.every((field) => isWhole(columns[field]))) return compute(columns);
  const kept = wholeIndexes(needed.map((field) => columns[field]));
  const dense = compute(
    Object.fromEntries(
      Object.entries<Float64Array>(columns).map(([field, values]) => [field, kept.map((index) => values[index]!)]),
    ) as unknown as Table,
  );
  const answers = unknownColumns(outputs, count);
  for (const output of outputs) kept.forEach((index, position) => (answers[output][index] = dense[output][position]!));
  return answers;
}

function unknownColumns<Output extends string>(outputs: readonly Output[], count: number): Columns<Output> {
  return Object.fromEntries(outputs.map((output) => [output, unknownColumn(count)])) as Record<Output, Float64Array>;
}

/** Returns true when every value is finite. Zero times anything else is NaN; four sums run in parallel for speed. */
function isWhole(values: Float64Array): boolean {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  const whole = values.length & ~3;
  for (let index = 0; index < whole; index += 4) {
    first += values[index]! * 0;
    second += values[index + 1]! * 0;
    third += values[index + 2]! * 0;
    fourth += values[index + 3]! * 0;
  }
  for (let index = whole; index < values.length; index++) first += values[index]! * 0;
  return first + second + third + fourth === 0;
}

/** Positions at which every column has a value, as whole numbers in a Float64Array so that `map` keeps typed values. */
function wholeIndexes(columns: readonly Float64Array[]): Float64Array {
  const count = columns[0]?.length ?? 0;
  const kept = new Float64Array(count);
  let length = 0;
  for (let index = 0; index < count; index++)
    if (columns.every((column) => Number.isFinite(column[index]))) kept[length++] = index;
  return kept.subarray(0, length);
}
