/** One instrument at one exchange, as the lists of securities give it. */
export interface Listing {
  /** In Yahoo's spelling: "BRK-B", "SAP.DE", "^GSPC". */
  readonly symbol: string;
  readonly name: string;
  /** Other names that people use, and former ones. */
  readonly aliases: readonly string[];
  readonly type: ListingType;
  /** Market identifier code; null where unknown. */
  readonly exchange: string | null;
  readonly currency: string | null;
  /** Country of the company, ISO 3166 in lower case. */
  readonly country: string | null;
  readonly sector: string | null;
  readonly isin: string | null;
  readonly cusip: string | null;
  /** FIGIs of the listing, of the share in its country, and of the share worldwide. */
  readonly figis: readonly string[];
  /** The size class or, where the list is ordered by market value, the place in it. */
  readonly size: SizeClass | number | null;
  readonly isDelisted: boolean;
  /** True if the company has a common short name. */
  readonly isCommon: boolean;
}

export const listingTypes = ["Common Stock", "ETF", "Index", "Fund", "Money Market", "Currency", "Crypto"] as const;
export type ListingType = (typeof listingTypes)[number];

export const sizeClasses = ["Nano Cap", "Micro Cap", "Small Cap", "Mid Cap", "Large Cap", "Mega Cap"] as const;
export type SizeClass = (typeof sizeClasses)[number];

/** A listing of which a list knows no more than these. */
export function listing(known: Pick<Listing, "symbol" | "name" | "type"> & Partial<Listing>): Listing {
  return {
    aliases: [],
    exchange: null,
    currency: null,
    country: null,
    sector: null,
    isin: null,
    cusip: null,
    figis: [],
    size: null,
    isDelisted: false,
    isCommon: false,
    ...known,
  };
}
