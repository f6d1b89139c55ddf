import type { Output } from "../api/call.ts";

type Performance = Output<"GET /api/portfolio/performance">;

export interface DayGain {
  /** Value less opening value and net deposits since, in the base currency. */
  readonly amount: number;
  /** Relative to opening value and deposits since, as in the simple return; null if there were none. */
  readonly ratio: number | null;
}

/**
 * Returns the gain since the start of a range for each day that charts draw, the opening day first. Deposits and
 * withdrawals don't count. Null for days without a value, and after a flow without a value.
 */
export function gainsSince({ opening, series }: Performance): readonly (DayGain | null)[] {
  const start = opening.value === null ? null : Number(opening.value);
  let [flows, inflows]: [number | null, number | null] = [0, 0];
  const gains = series.map(({ value, flow, inflow }) => {
    flows = sum(flows, flow);
    inflows = sum(inflows, inflow);
    if (start === null || value === null || flows === null) return null;
    const amount = Number(value) - start - flows;
    const base = inflows === null ? 0 : start + inflows;
    return { amount, ratio: base > 0 ? amount / base : null };
  });
  return [start === null ? null : { amount: 0, ratio: 0 }, ...gains];
}

function sum(total: number | null, part: string | null): number | null {
  return total === null || part === null ? null : total + Number(part);
}
