/** What a run takes for granted. Money is in the currency of the instruments. */
export interface Assumptions {
  readonly startCash: number;
  /** A decision is made on the close; it fills at the next bar's open, or at that very close. */
  readonly fillAt: "next-open" | "close";
  readonly units: "fractional" | "whole";
  readonly commission: Commission;
  /** Buys fill so much above, sells so much below, the price. Per cent: 0.05 is 0.05 %. */
  readonly slippagePercent: number;
  readonly dividends: "reinvest" | "cash" | "ignore";
  /** What is open at the end: valued at the last close, or sold there with costs, or sold at the last bar's open, as some published runs do. */
  readonly lastBar: "mark" | "close" | "open";
  /** A size in money becomes units at the price of the fill, costs within it, or at the close of the decision, costs on top. Absent: the fill's. */
  readonly sizedAt?: "fill" | "decision";
  /** Whether stops and targets watch the bar of an entry at its open, or begin with the bar after it. Absent: the entry's. */
  readonly stopsFrom?: "entry-bar" | "next-bar";
  /** Of a year, in per cent; for Sharpe and Sortino, and what idle cash does not earn. */
  readonly riskFreePercent: number;
}

/** Per fill: percent of the amount, plus per share, plus fixed; at least the minimum. */
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
