import type { Income } from "../figures-types.ts";

export interface IncomeMonth {
  /** 2026-03. */
  readonly month: string;
  readonly received: number;
  readonly announced: number;
  readonly estimated: number;
  readonly total: number;
  /** What was received in the same month a year before. Null if it isn't over or known, and in three years, which have no room for it. */
  readonly yearBefore: number | null;
}

/** Returns the months to draw: the expected ones and the 12 or 36 before them. */
export function incomeMonths(months: Income["months"], today: string, span: "year" | "years"): readonly IncomeMonth[] {
  const current = today.slice(0, 7);
  const all = months.map(({ month, received, announced, estimated }) => {
    const parts = { received: Number(received), announced: Number(announced), estimated: Number(estimated) };
    return { month, ...parts, total: parts.received + parts.announced + parts.estimated };
  });
  // The running month is estimated in part.
  const pastTotals = new Map(all.filter(({ month }) => month < current).map(({ month, total }) => [month, total]));
  const past = all.filter(({ month }) => month < current).slice(span === "year" ? -12 : -36);
  return [...past, ...all.filter(({ month }) => month >= current)].map((month) => ({
    ...month,
    yearBefore: span === "years" ? null : (pastTotals.get(yearBefore(month.month)) ?? null),
  }));
}

function yearBefore(month: string): string {
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
}
