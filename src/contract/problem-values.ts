import type { Fault } from "#core/faults/fault.ts";

/** Values that a refusal's message needs, by code. The web writes the message in the reader's language. */
export interface ProblemValues {
  "unknown-symbol": OfSymbol;
  /** Intervals by their codes, those offered with commas between them. */
  "bars-not-offered": OfSymbol & { readonly source: string; readonly interval: string; readonly offered: string };
  "only-sample-data": OfSymbol;
  oversell: Omit<Extract<Fault, { code: "oversell" }>, "code">;
  /** Similar symbols with commas between them; empty for none. */
  "unknown-instrument": OfSymbol & { readonly similar: string };
  "portfolio-full": Bound & { readonly part: "transactions" | "instruments" | "assets" | "prices" };
  "conversation-full": Bound;
  "too-many-accounts": Bound;
  "too-many-alerts": Bound;
  "too-many-conversations": Bound;
  "too-many-devices": Bound;
  "too-many-drawn-symbols": Bound;
  "too-many-feeds": Bound;
  "too-many-indicator-sets": Bound;
  "too-many-notes": Bound;
  "too-many-runs": Bound;
  "too-many-scheduled-questions": Bound;
  "too-many-shares": Bound;
  "too-many-tokens": Bound;
  "too-many-watchlists": Bound;
  "watchlist-full": Bound;
}

export interface OfSymbol {
  readonly symbol: string;
}

export interface Bound {
  readonly maximum: number;
}
