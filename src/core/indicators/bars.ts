/** Bars as columns, ascending and of one length; a missing value is NaN. */
export interface Bars {
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
  /** A number that changes with the exchange session, at which VWAP restarts. Absent: one session. */
  readonly session?: Float64Array | undefined;
  /** Closes of the second series, which beta measures against. */
  readonly benchmark?: Float64Array | undefined;
}

/** One bar; a missing value is NaN. */
export type BarValues = { readonly [field in PriceField]: number } & {
  readonly session?: number | undefined;
  readonly benchmark?: number | undefined;
};

type PriceField = "open" | "high" | "low" | "close" | "volume";

export type BarField = PriceField | "benchmark";

/** Bars, or one bar, of which every field is there. */
export type Whole<Table> = { readonly [Field in keyof Table]-?: NonNullable<Table[Field]> };

/** The answer: one column per output, as long as the bars, NaN while unknown. */
export type Columns<Output extends string = string> = Readonly<Record<Output, Float64Array>>;
