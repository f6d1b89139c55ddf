/**
 * A strategy tested on bars of the past: `runBacktest` takes series (`toSeries`), a strategy and assumptions, and answers equity, trades and figures.
 * Pure: it runs in a browser, in a worker, on a server, in a script. Semantics and figures: docs/backtest-semantics.md.
 */
export { defaultAssumptions, type Assumptions, type Commission } from "./assumptions.ts";
export type { BacktestInput, Series } from "./backtest-input.ts";
export { prepareBacktest, type PreparedBacktest } from "./prepare-backtest.ts";
export type { BacktestResult, ExitReason, Statistics, Trade } from "./result.ts";
export { runBacktest } from "./run-backtest.ts";
export type {
  AppSignal,
  Comparison,
  Condition,
  HoldStrategy,
  Operand,
  Period,
  PriceField,
  Protection,
  RotationStrategy,
  RuleStrategy,
  SideRules,
  Sizing,
  Strategy,
} from "./strategy.ts";
export { toSeries, type BarHistory } from "./to-series.ts";
