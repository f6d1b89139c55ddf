/** The assumptions of a run. Money is in the currency of the instruments. */
export interface Assumptions {
  readonly startCash: number;
  /** A decision is made at the close. It fills at the next bar's open, or at that same close. */
  readonly fillAt: "next-open" | "close";
  readonly units: "fractional" | "whole";
  readonly commission: Commission;
  /** Buys fill this much above the price, sells this much below. Per cent: 0.05 is 0.05 %. */
  readonly slippagePercent: number;
  readonly dividends: "reinvest" | "cash" | "ignore";
  /**
   * Treatment of open positions at the end: valued at the last close, sold there with costs, or sold at the last bar's
   * open, as in some published runs.
   */
  readonly lastBar: "mark" | "close" | "open";
  /**
   * Conversion of a money size to units: at the fill price including costs, or at the close of the decision plus costs.
   * Absent: at the fill price.
   */
  readonly sizedAt?: "fill" | "decision";
  /**
   * First bar of stops and targets: the entry bar after an entry at its open, or the bar after it. Absent: the entry
   * bar.
   */
  readonly stopsFrom?: "entry-bar" | "next-bar";
  /** Annual, in per cent. Used in Sharpe and Sortino; idle cash doesn't earn it. */
  readonly riskFreePercent: number;
}

/** Per fill: percent of the amount, plus per share, plus fixed, but at least the minimum. */
export interface Commission {
  readonly percent: number;
  readonly perShare: number;
  readonly fixed: number;
  readonly minimum: number;
}

/** Costs are on by default. */
export const defaultAssumptions: Assumptions = {
  startCash: 10_000,
  fillAt: "next-open",
  units: "fractional",
  commission: { percent: 0.1, perShare: 0, fixed: 0, minimum: 0 },
  slippagePercent: 0.05,
  dividends: "reinvest",
  lastBar: "mark",
  riskFreePercent: 0,
};
