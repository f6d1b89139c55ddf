/** Arithmetic that an answer may need. Code computes it, never a model. */
export type Operation = "sum" | "difference" | "ratio" | "percent-change" | "share" | "average";

interface Step {
  readonly compute: (values: readonly number[], first: number, second: number) => number;
  /** The formula with its values as texts. */
  readonly formula: (values: readonly string[], first: string, second: string) => string;
}

const steps: Readonly<Record<Operation, Step>> = {
  sum: { compute: total, formula: (values) => values.join(" + ") },
  average: {
    compute: (values) => total(values) / values.length,
    formula: (values) => `(${values.join(" + ")}) ÷ ${values.length}`,
  },
  difference: { compute: (_, first, second) => first - second, formula: (_, first, second) => `${first} − ${second}` },
  ratio: { compute: (_, first, second) => first / second, formula: (_, first, second) => `${first} ÷ ${second}` },
  share: {
    compute: (_, first, second) => (first / second) * 100,
    formula: (_, first, second) => `${first} ÷ ${second} × 100`,
  },
  "percent-change": {
    compute: (_, first, second) => (first <= 0 ? Number.NaN : (second / first - 1) * 100),
    formula: (_, first, second) => `(${second} ÷ ${first} − 1) × 100`,
  },
};

/**
 * The result of one step over its values, in order. Null if undefined, as in a division by zero. difference: first less
 * second; ratio: first by second; percent-change: per cent from the first to the second; share: the first as per cent
 * of the second.
 */
export function computation(operation: Operation, values: readonly number[]): number | null {
  const [first, second = Number.NaN] = values;
  if (first === undefined || values.some((value) => !Number.isFinite(value))) return null;
  const result = steps[operation].compute(values, first, second);
  return Number.isFinite(result) ? result : null;
}

/** The step as text with its values: "(180 ÷ 150 − 1) × 100". */
export function formulaOf(operation: Operation, values: readonly string[]): string {
  const [first = "", second = ""] = values;
  return steps[operation].formula(values, first, second);
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
