/**
 * Backtests of a strategy: `runBacktest` takes series (`toSeries`), a strategy and assumptions, and returns equity,
 * trades and figures. Pure, so it runs in a browser, a worker, a server or a script. Semantics and figures:
 * docs/backtest-semantics.md.
 */
export { defaultAssumptions, type Assumptions, type Commission } from "./assumptions.ts";
export { BacktestFault } from "./backtest-fault.ts";
export type { BacktestInput, Series } from "./backtest-input.ts";
export { lookAheadProbe, type LookAhead } from "./look-ahead-probe.ts";
export { prepareBacktest, type PreparedBacktest } from "./prepare-backtest.ts";
export { presets } from "./presets.ts";
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
export { deflatedSharpe, type MeasuredSharpe } from "./deflated-sharpe.ts";
export { describeStrategy } from "./describe-strategy.ts";
export { lookedAtSymbols } from "./looked-at-symbols.ts";
export { measuredSharpe } from "./measured-sharpe.ts";
export { monteCarlo, type MonteCarlo } from "./monte-carlo.ts";
export { monthlyReturns, type YearOfReturns } from "./monthly-returns.ts";
export { neighbourValues } from "./neighbour-values.ts";
export { operandsOf } from "./operands-of.ts";
export { readAssumptions } from "./read-assumptions.ts";
export { type NearestReading, readSentence } from "./read-sentence.ts";
export { isIndexSymbol } from "./sentence/read-symbols.ts";
export { readStrategy } from "./read-strategy.ts";
export { sweep, type Sweep, type SweepAxis, type SweepCell } from "./sweep.ts";
export { tunableNumbers, withNumber, type TunableNumber } from "./tunable-numbers.ts";
export { runHeadline } from "./run-headline.ts";
export { seenAndUnseen, splitAt, type PartOfRun } from "./unseen-part.ts";
export { walkForward, type WalkForward } from "./walk-forward.ts";
