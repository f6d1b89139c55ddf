import type { Points } from "./verdict.ts";

export type CompanyRuleId =
  | "revenueGrowth"
  | "operatingMargin"
  | "freeCashFlowYield"
  | "expectedGrowth"
  | "debtToEquity"
  | "targetDistance"
  | "beats";

/** A rule for one figure of a company, in per cent. `core/words` has its conditions in words. */
export interface CompanyRule {
  readonly id: CompanyRuleId;
  readonly points: (value: number) => Points;
  /** The value at which its verdict would change. */
  readonly turnsAt: (points: Points) => number;
}

const banded = (
  id: CompanyRuleId,
  { low, high, isHighGood }: { readonly low: number; readonly high: number; readonly isHighGood: boolean },
): CompanyRule => {
  const good = isHighGood ? 1 : -1;
  return {
    id,
    points: (value) => (value >= high ? good : value <= low ? -good : 0) as Points,
    turnsAt: (points) => (points === good ? low : high),
  };
};

/**
 * Rules for reported figures and analysts' estimates. They have no track record because figures aren't stored as known
 * on past days.
 */
export const companyRules: readonly CompanyRule[] = [
  banded("revenueGrowth", { low: 0, high: 8, isHighGood: true }),
  banded("operatingMargin", { low: 0, high: 15, isHighGood: true }),
  banded("freeCashFlowYield", { low: 1, high: 5, isHighGood: true }),
  banded("expectedGrowth", { low: -5, high: 10, isHighGood: true }),
  banded("debtToEquity", { low: 60, high: 200, isHighGood: false }),
  banded("targetDistance", { low: 0, high: 15, isHighGood: true }),
  banded("beats", { low: 25, high: 75, isHighGood: true }),
];
