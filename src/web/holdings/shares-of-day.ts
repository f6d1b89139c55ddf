import type { Output } from "../api/call.ts";

type HoldingsAnswer = Output<"GET /api/portfolio/holdings">;
export type HeldInstrument = HoldingsAnswer["holdings"][number];

/** A holding's part of the day's change. */
export interface DayMove {
  readonly symbol: string;
  readonly amount: number;
  readonly percent: number | null;
}

/** What each holding gave or took in the last session, the best first; holdings without a price change are left out. */
export function dayMoves({ holdings }: Pick<HoldingsAnswer, "holdings">): DayMove[] {
  return holdings
    .flatMap(({ symbol, dayChange, dayChangePercent }) =>
      dayChange === null ? [] : [{ symbol, amount: Number(dayChange), percent: dayChangePercent }],
    )
    .toSorted((first, second) => second.amount - first.amount);
}

/** The largest moves, and the others as one sum, so that the rows still add up to the whole. */
export function largestMoves(
  moves: readonly DayMove[],
  most: number,
): { readonly rows: readonly DayMove[]; readonly others: { readonly count: number; readonly amount: number } | null } {
  if (moves.length <= most) return { rows: moves, others: null };
  const bySize = moves.toSorted((first, second) => Math.abs(second.amount) - Math.abs(first.amount));
  const kept = new Set(bySize.slice(0, most - 1));
  const rest = moves.filter((move) => !kept.has(move));
  return {
    rows: moves.filter((move) => kept.has(move)),
    others: { count: rest.length, amount: rest.reduce((sum, { amount }) => sum + amount, 0) },
  };
}
