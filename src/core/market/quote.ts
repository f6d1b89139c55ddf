/** A provider's data about an instrument at one market time. Unknown is null. */
export interface QuoteFacts {
  readonly symbol: string;
  readonly name: string | null;
  /** ISO code, or the minor unit the price is quoted in (GBp, ILA, ZAc). */
  readonly currency: string | null;
  /** Market identifier code (ISO 10383) if known, otherwise the provider's own code. */
  readonly exchange: string | null;
  readonly exchangeName: string | null;
  readonly timeZone: string | null;
  /** Common Stock, ETF, Fund, Index, Currency, Cryptocurrency, Future, Option … */
  readonly type: string | null;
  readonly price: number;
  readonly change: number | null;
  readonly changePercent: number | null;
  readonly previousClose: number | null;
  readonly open: number | null;
  readonly dayLow: number | null;
  readonly dayHigh: number | null;
  readonly fiftyTwoWeekLow: number | null;
  readonly fiftyTwoWeekHigh: number | null;
  readonly volume: number | null;
  readonly averageVolume: number | null;
  /** In the major unit of the currency: GBP for a price in GBp. */
  readonly marketCap: number | null;
  readonly pe: number | null;
  readonly eps: number | null;
  /** Per cent: 0.41 is 0.41 %. */
  readonly dividendYield: number | null;
}

/** The origin of a value. Its current status follows from this and the clock (`quoteStatus`). */
export interface Origin {
  readonly source: string;
  /** Market time of the value, RFC 3339 UTC. */
  readonly asOf: string;
  /** When it was received, RFC 3339 UTC. */
  readonly fetchedAt: string;
  /** Delay declared by the provider. Null if it declares none. */
  readonly delayMinutes: number | null;
  readonly isSample: boolean;
}
