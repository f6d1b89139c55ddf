/**
 * Analysis of a portfolio from daily values and holdings alone: no clock, no network, no database. Definitions,
 * annualisation and sources: docs/portfolio-analysis.md.
 */
export { allocationDimensions, type AllocationDimension } from "./allocation-dimensions.ts";
export { allocation, type AllocatedPosition, type Allocation, type AllocationSlice } from "./allocation.ts";
export {
  areTargetsWhole,
  newCashSuggestion,
  targetDrift,
  type CashSuggestion,
  type TargetDrift,
  type TargetedSlice,
  type Trade,
} from "./allocation-targets.ts";
export { benchmarkWithSameFlows, type BenchmarkComparison } from "./benchmark-with-same-flows.ts";
export { contributions, type Contribution, type Contributions } from "./contributions.ts";
export { countedReturns } from "./counted-returns.ts";
export { dailyReturns, type DailyReturns } from "./daily-returns.ts";
export { marketBeta } from "./market-beta.ts";
export { drawdown, type DeepestFall, type Drawdown } from "./drawdown.ts";
export type { DividendRhythm } from "./dividend-rhythm.ts";
export { expectedIncome, type DividendPayer, type ExpectedIncome, type ExpectedPayment } from "./expected-income.ts";
export {
  incomeReceived,
  incomeYields,
  type IncomePayment,
  type IncomeReceived,
  type IncomeYields,
} from "./income-received.ts";
export { linkedReturn } from "./linked-return.ts";
export { periodReturns, type PeriodReturn, type PeriodReturns } from "./period-returns.ts";
export { returnStatistics, type DatedReturn, type ReturnStatistics } from "./return-statistics.ts";
export { convertedCloses, totalReturnCloses, type CloseColumns, type PriceHistory } from "./total-return-closes.ts";
export {
  defaultRiskThresholds,
  riskChecks,
  riskCheckIds,
  type RiskCheck,
  type RiskCheckId,
  type RiskInput,
  type RiskPosition,
} from "./risk-checks.ts";
