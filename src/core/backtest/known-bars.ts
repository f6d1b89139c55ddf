interface KnownBars {
  readonly first: number;
  readonly hasGaps: boolean;
}

const kept = new WeakMap<Float64Array, KnownBars>();

/** The first bar with a value, or the number of bars if there is none. Cached per column, which must not change. */
export function firstKnownBar(column: Float64Array): number {
  return knownBars(column).first;
}

/** True if a bar after the first known one has no value. */
export function hasGaps(column: Float64Array): boolean {
  return knownBars(column).hasGaps;
}

function knownBars(column: Float64Array): KnownBars {
  let known = kept.get(column);
  if (known === undefined) {
    let first = 0;
    while (first < column.length && Number.isNaN(column[first])) first++;
    let index = first;
    while (index < column.length && !Number.isNaN(column[index])) index++;
    known = { first, hasGaps: index < column.length };
    kept.set(column, known);
  }
  return known;
}
