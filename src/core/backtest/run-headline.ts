import type { BacktestResult } from "./result.ts";

/**
 * Compares a run with buying and holding, in one or two sentences: "Made +42.3%. Holding made +63.0%, with a deeper
 * worst fall: −38.9% vs −21.0%."
 */
export function runHeadline({ statistics, benchmark }: Pick<BacktestResult, "statistics" | "benchmark">): string {
  const hold = benchmark.statistics;
  const held = madeOrLost(hold.totalReturnRatio);
  if (statistics.tradeCount + statistics.openTradeCount === 0)
    return `Made no trade. Holding ${held}, with a worst fall of ${signedPercent(hold.maximumDrawdownRatio)}.`;
  const own = madeOrLost(statistics.totalReturnRatio);
  const made = `${own.slice(0, 1).toUpperCase()}${own.slice(1)}${statistics.paidIn > statistics.startValue ? " (time-weighted)" : ""}`;
  const [ownFall, heldFall] = [statistics.maximumDrawdownRatio, hold.maximumDrawdownRatio].map(signedPercent);
  if (ownFall === heldFall) return `${made}. Holding ${held}, with the same worst fall: ${heldFall}.`;
  const depth = hold.maximumDrawdownRatio < statistics.maximumDrawdownRatio ? "deeper" : "smaller";
  return `${made}. Holding ${held}, with a ${depth} worst fall: ${heldFall} vs ${ownFall}.`;
}

/** "made +42.3%", "lost 5.1%". */
function madeOrLost(ratio: number): string {
  const percent = signedPercent(ratio);
  return percent.startsWith("−") ? `lost ${percent.slice(1)}` : `made ${percent}`;
}

/** One decimal, with its sign: +42.3%, −0.4%, 0.0%. */
function signedPercent(ratio: number): string {
  const digits = Math.abs(ratio * 100).toFixed(1);
  const sign = Number(digits) === 0 ? "" : ratio < 0 ? "−" : "+";
  return `${sign}${digits}%`;
}
