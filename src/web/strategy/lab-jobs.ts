import type { Assumptions } from "#core/backtest/assumptions.ts";
import type { Series } from "#core/backtest/backtest-input.ts";
import type { MeasuredSharpe } from "#core/backtest/deflated-sharpe.ts";
import type { LookAhead } from "#core/backtest/look-ahead-probe.ts";
import type { MonteCarlo } from "#core/backtest/monte-carlo.ts";
import type { YearOfReturns } from "#core/backtest/monthly-returns.ts";
import type { BacktestResult } from "#core/backtest/result.ts";
import type { Strategy } from "#core/backtest/strategy.ts";
import type { TunableNumber } from "#core/backtest/tunable-numbers.ts";
import type { WalkForward } from "#core/backtest/walk-forward.ts";
import type { PartOfRun } from "#core/backtest/unseen-part.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";

/** A run by its instruments' names. The worker has their bars. */
export interface RunRequest {
  readonly symbols: readonly string[];
  readonly others: readonly string[];
  readonly strategy: Strategy;
  readonly assumptions: Assumptions;
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
}

/** The parameter that one axis of a grid varies. */
export interface GridAxis {
  readonly number: TunableNumber;
  readonly values: readonly number[];
}

/** The worker's jobs. */
export type LabJob =
  | { readonly kind: "run"; readonly request: RunRequest; readonly unseenPercent: number }
  | { readonly kind: "grid"; readonly request: RunRequest; readonly across: GridAxis; readonly down: GridAxis | null }
  | { readonly kind: "walk-forward"; readonly request: RunRequest; readonly axes: readonly GridAxis[] }
  | { readonly kind: "monte-carlo"; readonly request: RunRequest }
  | { readonly kind: "look-ahead"; readonly request: RunRequest };

export interface RunAnswer {
  readonly result: BacktestResult;
  /** The period in two parts; null if it is too short or nothing is held out. */
  readonly seen: PartOfRun | null;
  readonly unseen: PartOfRun | null;
  readonly years: { readonly own: readonly YearOfReturns[]; readonly hold: readonly YearOfReturns[] };
  /** The inputs of the deflated Sharpe ratio; null with too few days. */
  readonly measured: MeasuredSharpe | null;
}

/** One cell of a grid; null figures if these parameters can't be combined. */
export interface GridCell {
  readonly across: number;
  readonly down: number | null;
  readonly strategy: Strategy;
  readonly figures: {
    readonly totalReturnRatio: number;
    readonly maximumDrawdownRatio: number;
    readonly sharpe: number | null;
    readonly tradeCount: number;
  } | null;
}

export interface GridAnswer {
  /** Row by row, downwards. */
  readonly cells: readonly GridCell[];
  readonly holdReturnRatio: number | null;
}

export interface LabAnswers {
  readonly run: RunAnswer;
  readonly grid: GridAnswer;
  /** Null if the history is too short or there are too few trades. */
  readonly "walk-forward": WalkForward | null;
  readonly "monte-carlo": MonteCarlo | null;
  /** Every place where a decision changed because of later prices. */
  readonly "look-ahead": readonly LookAhead[];
}

/** Messages to the worker. */
export type LabRequest =
  | { readonly kind: "series"; readonly series: readonly Series[] }
  | { readonly kind: "job"; readonly id: number; readonly job: LabJob };

/** Messages from the worker. */
export type LabReply =
  | { readonly kind: "progress"; readonly id: number; readonly share: number }
  | {
      readonly kind: "answer";
      readonly id: number;
      readonly answer: LabAnswers[LabJob["kind"]];
      readonly tookMs: number;
    }
  | { readonly kind: "failed"; readonly id: number; readonly words: string };
