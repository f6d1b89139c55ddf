/** An instrument as Stooq names it, and what is known of its place. */
export interface StooqInstrument {
  readonly name: string;
  readonly currency: string | null;
  /** Market identifier code; null: one of several. */
  readonly exchange: string | null;
  readonly timeZone: string;
  readonly type: string | null;
}

const newYork = "America/New_York";
const places: Readonly<Record<string, { suffix: string; currency: string; exchange: string; timeZone: string }>> = {
  L: { suffix: "uk", currency: "GBp", exchange: "XLON", timeZone: "Europe/London" },
  DE: { suffix: "de", currency: "EUR", exchange: "XETR", timeZone: "Europe/Berlin" },
  T: { suffix: "jp", currency: "JPY", exchange: "XTKS", timeZone: "Asia/Tokyo" },
  HK: { suffix: "hk", currency: "HKD", exchange: "XHKG", timeZone: "Asia/Hong_Kong" },
};

const indices: Readonly<Record<string, readonly [name: string, timeZone: string]>> = {
  "^GSPC": ["^spx", newYork],
  "^DJI": ["^dji", newYork],
  "^IXIC": ["^ndq", newYork],
  "^NDX": ["^ndx", newYork],
  "^FTSE": ["^ukx", "Europe/London"],
  "^GDAXI": ["^dax", "Europe/Berlin"],
  "^FCHI": ["^cac", "Europe/Paris"],
  "^N225": ["^nkx", "Asia/Tokyo"],
  "^HSI": ["^hsi", "Asia/Hong_Kong"],
};

/** Stooq's name of a symbol; null: not one of its markets. */
export function stooqInstrument(symbol: string): StooqInstrument | null {
  const index = indices[symbol];
  if (index !== undefined) return { name: index[0], currency: null, exchange: null, timeZone: index[1], type: "Index" };
  const [, base = "USD", quote] = /^([A-Z]{3})?([A-Z]{3})=X$/.exec(symbol) ?? [];
  if (quote !== undefined)
    return {
      name: (base + quote).toLowerCase(),
      currency: quote,
      exchange: "FX",
      timeZone: "Europe/Warsaw",
      type: "Currency",
    };
  if (/^[A-Z]{1,5}(-[A-Z])?$/.test(symbol))
    return { name: `${symbol.toLowerCase()}.us`, currency: "USD", exchange: null, timeZone: newYork, type: null };
  const [, local = "", ending = ""] = /^([A-Z0-9]{1,6}(?:-[A-Z])?)\.([A-Z]{1,2})$/.exec(symbol) ?? [];
  const place = places[ending];
  if (place === undefined) return null;
  const { suffix, ...rest } = place;
  // Hong Kong's numbers are written without leading zeros.
  const name = ending === "HK" ? local.replace(/^0+(?=\d)/, "") : local;
  return { name: `${name.toLowerCase()}.${suffix}`, ...rest, type: null };
}
