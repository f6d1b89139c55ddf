/** One bar. Prices are adjusted for splits unless the history states otherwise. */
export interface Bar {
  /** Exchange-local day, YYYY-MM-DD. */
  readonly date: string;
  /** Start of an intraday bar, RFC 3339 UTC. Absent on daily and longer bars. */
  readonly time?: string | undefined;
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
  readonly close: number;
  readonly volume: number | null;
}

export interface CorporateEvent {
  readonly date: string;
  readonly type: "split" | "dividend";
  /** Split: new shares per old share. Dividend: amount per share. */
  readonly value: number;
}
