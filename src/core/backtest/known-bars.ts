interface KnownBars {
  readonly first: number;
  readonly hasGaps: boolean;
}

const kept = new WeakMap<Float64Array, KnownBars>();

/** The first bar that has a value; the number of bars if there is none. Looked for once in each column, which must not change. */
export function firstKnownBar(column: Float64Array): number {
  return knownBars(column).first;
}

/** Whether a bar after the first known one lacks its value. */
export function hasGaps(column: Float64Array): boolean {
  return knownBars(column).hasGaps;
}

function knownBars(column: Float64Array): KnownBars {
  let known = kept.get(column);
  if (known === undefined) {
    const index = column.findIndex((value) => !Number.isNaN(value));
    const first = index < 0 ? column.length : index;
    known = { first, hasGaps: column.subarray(first).some((value) => Number.isNaN(value)) };
    kept.set(column, known);
  }
  return known;
}
