import { normalQuantile, normalShareBelow } from "./normal-distribution.ts";

/** The data behind a Sharpe ratio, per bar and not annualised. */
export interface MeasuredSharpe {
  readonly sharpe: number;
  /** Number of returns. */
  readonly length: number;
  readonly skewness: number;
  /** 3 for a normal distribution. */
  readonly kurtosis: number;
}

/**
 * The probability that the true Sharpe ratio exceeds a benchmark, given the number and distribution of the returns: D.
 * Bailey and M. López de Prado, The Sharpe Ratio Efficient Frontier, Journal of Risk 15, 2012. Null for returns that
 * are too few or unusable.
 */
export function probabilisticSharpe(
  { sharpe, length, skewness, kurtosis }: MeasuredSharpe,
  benchmarkSharpe = 0,
): number | null {
  const spread = 1 - skewness * sharpe + ((kurtosis - 1) / 4) * sharpe * sharpe;
  if (length < 2 || !(spread > 0)) return null;
  return normalShareBelow(((sharpe - benchmarkSharpe) * Math.sqrt(length - 1)) / Math.sqrt(spread));
}

/**
 * The same against the best Sharpe ratio expected from a number of variants without skill: D. Bailey and M. López de
 * Prado, The Deflated Sharpe Ratio, Journal of Portfolio Management 40, 2014. If the variants' Sharpe ratios are
 * unknown, their variance is assumed to be that of variants without skill, 1 / (length - 1).
 */
export function deflatedSharpe({
  variantCount,
  varianceOfSharpes,
  ...measured
}: MeasuredSharpe & {
  readonly variantCount: number;
  readonly varianceOfSharpes: number | null;
}): number | null {
  const variance = varianceOfSharpes ?? 1 / (measured.length - 1);
  return probabilisticSharpe(measured, bestByLuck(variantCount, variance));
}

/**
 * Expected maximum of normal draws around 0, using the Euler-Mascheroni constant. With one variant there was no choice.
 */
function bestByLuck(variantCount: number, variance: number): number {
  if (variantCount <= 1) return 0;
  const euler = 0.577_215_664_901_532_9;
  const best =
    (1 - euler) * normalQuantile(1 - 1 / variantCount) + euler * normalQuantile(1 - 1 / (variantCount * Math.E));
  return Math.sqrt(variance) * best;
}
