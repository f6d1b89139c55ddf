import type { Output } from "../api/call.ts";

type HoldingsAnswer = Output<"GET /api/portfolio/holdings">;
export type HeldInstrument = HoldingsAnswer["holdings"][number];

/** A holding's part of the day's change. */
export interface DayMove {
  readonly symbol: string;
  readonly amount: number;
  readonly percent: number | null;
}

/**
 * Returns each holding's contribution to the last session, best first. Holdings without a price change are left out.
 */
export function dayMoves({ holdings }: Pick<HoldingsAnswer, "holdings">): DayMove[] {
  return holdings
    .flatMap(({ symbol, dayChange, dayChangePercent }) =>
      dayChange === null ? [] : [{ symbol, amount: Number(dayChange), percent: dayChangePercent }],
    )
    .toSorted((first, second) => second.amount - first.amount);
}

/** Returns the largest moves and the sum of the others, so that the rows still add up to the total. */
export function largestMoves(
  moves: readonly DayMove[],
  maxRows: number,
): { readonly rows: readonly DayMove[]; readonly others: { readonly count: number; readonly amount: number } | null } {
  if (moves.length <= maxRows) return { rows: moves, others: null };
  const bySize = moves.toSorted((first, second) => Math.abs(second.amount) - Math.abs(first.amount));
  const kept = new Set(bySize.slice(0, maxRows - 1));
  const rest = moves.filter((move) => !kept.has(move));
  return {
    rows: moves.filter((move) => kept.has(move)),
    others: { count: rest.length, amount: rest.reduce((sum, { amount }) => sum + amount, 0) },
  };
}
