import type { SplitEntry } from "#contract/calendar.ts";

/** A split as the calendar shows it; null where symbol, day or factor are missing. */
export function splitEntry(
  symbol: string | null,
  company: string | null,
  date: string | null,
  factor: number | null,
): SplitEntry | null {
  if (symbol === null || date === null || factor === null || !(factor > 0) || !Number.isFinite(factor)) return null;
  const [added, old] = smallTerms(factor);
  return {
    symbol,
    company,
    date,
    ratio: `${added}:${old}`,
    description: `${added} new ${added === 1 ? "share" : "shares"} for ${old} old`,
    factor,
  };
}

/** 1.5 as 3 and 2, 0.1 as 1 and 10; a factor that no small terms give stays a decimal to one. */
function smallTerms(factor: number): readonly [number, number] {
  for (let old = 1; old <= 1000; old++) {
    const added = Math.round(factor * old);
    if (added > 0 && Math.abs(added / old - factor) < 1e-6 * factor) return [added, old];
  }
  return [Number(factor.toFixed(4)), 1];
}
