import type { Output } from "../api/call.ts";

type Returns = Output<"GET /api/portfolio/performance">["returns"];

/** The money-weighted return while something was invested, as a ratio. Answers kept by older versions have the range's alone. */
export function investedReturn(returns: Returns | undefined): number | null | undefined {
  return returns === undefined ? undefined : (returns.moneyWeightedInvested ?? returns.moneyWeighted);
}
