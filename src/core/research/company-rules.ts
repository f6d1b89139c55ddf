import type { Points } from "./verdict.ts";

/** A rule over one figure of a company: its value per cent or plain, the points it gives, and when. */
export interface CompanyRule {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly points: (value: number) => Points;
  /** The value at which it would turn against what it says now. */
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

/** Rules over what a company reports and what analysts expect. Their past can't be counted: figures as they were known on a day are not kept. */
export const companyRules: readonly CompanyRule[] = [
  banded(
    {
      id: "revenueGrowth",
      name: "Growth of revenue",
      rule: "Revenue against the year before: 1 from 8 % on, −1 from 0 % down.",
    },
    { low: 0, high: 8, isHighGood: true },
  ),
  banded(
    {
      id: "operatingMargin",
      name: "Operating margin",
      rule: "Operating margin: 1 from 15 % on, −1 from 0 % down.",
    },
    { low: 0, high: 15, isHighGood: true },
  ),
  banded(
    {
      id: "freeCashFlowYield",
      name: "Free cash flow against price",
      rule: "Free cash flow of a year to market capitalisation: 1 from 5 % on, −1 from 1 % down.",
    },
    { low: 1, high: 5, isHighGood: true },
  ),
  banded(
    {
      id: "expectedGrowth",
      name: "Expected growth of earnings per share",
      rule: "Earnings per share expected for the running fiscal year against the year before: 1 from 10 % on, −1 from −5 % down.",
    },
    { low: -5, high: 10, isHighGood: true },
  ),
  banded(
    { id: "debtToEquity", name: "Debt", rule: "Debt to equity: −1 from 200 % on, 1 from 60 % down." },
    { low: 60, high: 200, isHighGood: false },
  ),
  banded(
    {
      id: "targetDistance",
      name: "Analysts' mean target",
      rule: "Mean price target against the price: 1 from 15 % above on, −1 from 0 % down.",
    },
    { low: 0, high: 15, isHighGood: true },
  ),
  banded(
    {
      id: "beats",
      name: "Reports against estimates",
      rule: "Part of the last four reports that beat the estimate: 1 from 75 % on, −1 from 25 % down.",
    },
    { low: 25, high: 75, isHighGood: true },
  ),
];
