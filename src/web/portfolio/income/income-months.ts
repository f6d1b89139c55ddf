import type { Income } from "../figures-types.ts";

export interface IncomeMonth {
  /** 2026-03. */
  readonly month: string;
  readonly received: number;
  readonly announced: number;
  readonly estimated: number;
  readonly total: number;
}

/** Returns the months to draw: the expected ones and the 12 or 36 before them. */
export function incomeMonths(months: Income["months"], today: string, span: "year" | "years"): readonly IncomeMonth[] {
  const current = today.slice(0, 7);
  const past = months.filter(({ month }) => month < current).slice(span === "year" ? -12 : -36);
  return [...past, ...months.filter(({ month }) => month >= current)].map(
    ({ month, received, announced, estimated }) => {
      const parts = { received: Number(received), announced: Number(announced), estimated: Number(estimated) };
      return { month, ...parts, total: parts.received + parts.announced + parts.estimated };
    },
  );
}
