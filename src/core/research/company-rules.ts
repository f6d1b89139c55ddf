import type { Points } from "./verdict.ts";

/** A rule for one figure of a company: its value in per cent or plain, its points and their conditions. */
export interface CompanyRule {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly points: (value: number) => Points;
  /** The value at which its verdict would change. */
  readonly turnsAt: (points: Points) => number;
}

const banded = (
  rule: Pick<CompanyRule, "id" | "name" | "rule">,
  { low, high, isHighGood }: { readonly low: number; readonly high: number; readonly isHighGood: boolean },
): CompanyRule => {
  const good = isHighGood ? 1 : -1;
  return {
    ...rule,
    points: (value) => (value >= high ? good : value <= low ? -good : 0) as Points,
    turnsAt: (points) => (points === good ? low : high),
  };
};

/**
 * Rules for reported figures and analysts' estimates. They have no track record because figures aren't stored as known
 * on past days.
 */
export const companyRules: readonly CompanyRule[] = [
  banded(
    {
      id: "revenueGrowth",
      name: "Revenue growth",
      rule: "Revenue compared with the year before: 1 at 8 % or more, −1 at 0 % or less.",
    },
    { low: 0, high: 8, isHighGood: true },
  ),
  banded(
    {
      id: "operatingMargin",
      name: "Operating margin",
      rule: "Operating margin: 1 at 15 % or more, −1 at 0 % or less.",
    },
    { low: 0, high: 15, isHighGood: true },
  ),
  banded(
    {
      id: "freeCashFlowYield",
      name: "Free cash flow yield",
      rule: "One year's free cash flow over market capitalisation: 1 at 5 % or more, −1 at 1 % or less.",
    },
    { low: 1, high: 5, isHighGood: true },
  ),
  banded(
    {
      id: "expectedGrowth",
      name: "Expected earnings growth per share",
      rule: "Earnings per share expected for the current fiscal year, compared with the year before: 1 at 10 % or more, −1 at −5 % or less.",
    },
    { low: -5, high: 10, isHighGood: true },
  ),
  banded(
    { id: "debtToEquity", name: "Debt", rule: "Debt to equity: −1 at 200 % or more, 1 at 60 % or less." },
    { low: 60, high: 200, isHighGood: false },
  ),
  banded(
    {
      id: "targetDistance",
      name: "Mean analyst target",
      rule: "Mean price target compared with the price: 1 at 15 % or more above, −1 at 0 % or less.",
    },
    { low: 0, high: 15, isHighGood: true },
  ),
  banded(
    {
      id: "beats",
      name: "Earnings beats",
      rule: "Share of the last four reports that beat the estimate: 1 at 75 % or more, −1 at 25 % or less.",
    },
    { low: 25, high: 75, isHighGood: true },
  ),
];
