/** Why an alert can't be checked now, as data. `src/core/words` writes it in the reader's language. */
export type AlertWait =
  | ({ readonly kind: "no-price-yet" } & OfSymbol)
  | ({ readonly kind: "short-history" } & OfSymbol)
  /** The data is only a sample, missing, too old, or about to be renewed. */
  | ({ readonly kind: "sample" | "unavailable" | "stale" | "pending" } & WaitedData)
  /** The note says why the data is implausible. */
  | ({ readonly kind: "doubted"; readonly note: string } & WaitedData)
  | { readonly kind: "portfolio-failed" | "nothing-held" | "missing-price" | "no-return" | "failed" };

export interface OfSymbol {
  readonly symbol: string;
}

/** The data that an alert is checked with. Null for a symbol: that of the whole portfolio. */
export interface WaitedData {
  readonly data: "price" | "bars" | "calendar" | "portfolio";
  readonly symbol: string | null;
}
