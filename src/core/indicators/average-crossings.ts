/** A close at which a shorter average passes a longer one. */
export interface AverageCrossing {
  /** The bar's place. */
  readonly index: number;
  /** Up: a golden cross, where the averages are those of 50 and 200 days. */
  readonly way: "up" | "down";
}

/**
 * The closes at which the simple average of `short` closes passes that of `long`, oldest first. The first bar with both averages is no
 * crossing, and averages that only touch don't cross.
 */
export function averageCrossings(
  closes: readonly number[],
  { short, long }: { readonly short: number; readonly long: number },
): readonly AverageCrossing[] {
  const found: AverageCrossing[] = [];
  let sums = { short: 0, long: 0 };
  let side = 0;
  for (const [index, close] of closes.entries()) {
    sums = {
      short: sums.short + close - (closes[index - short] ?? 0),
      long: sums.long + close - (closes[index - long] ?? 0),
    };
    if (index < long - 1) continue;
    const now = Math.sign(sums.short * long - sums.long * short);
    if (now !== 0 && side !== 0 && now !== side) found.push({ index, way: now > 0 ? "up" : "down" });
    if (now !== 0) side = now;
  }
  return found;
}
