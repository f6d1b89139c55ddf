import { exchangeCountry } from "#core/market/exchange-codes.ts";
import type { Listing } from "./listing.ts";
import { sizeClasses } from "./listing.ts";

const otcMarkets = new Set(["OTCM"]);
const secondExchanges = new Set(["XFRA", "XSTU", "XMUN", "XBER", "XDUS", "XHAM", "XHAN", "XWBO"]);
const usExchanges = new Set(["XNAS", "XNYS", "ARCX", "XASE", "BATS"]);

/** Points that a listing abroad is behind its company's home listing. */
const behindHome = 6;

/**
 * Returns true when a listing is on an exchange of the company's country. Hong Kong counts too for a Chinese company
 * without a listing in New York.
 */
function isAtHome({ symbol, exchange, country }: Listing, isInNewYork: boolean): boolean {
  if (exchange === null || country === null || secondExchanges.has(exchange) || isForeignLine(symbol)) return false;
  const at = exchangeCountry(exchange);
  return at === country || (country === "cn" && at === "hk" && !isInNewYork);
}

/** London's order book for foreign shares: "0LEA.L". */
function isForeignLine(symbol: string): boolean {
  return /^0\w{3}\.I?L$/.test(symbol);
}

/**
 * The popularity of each listing. The home listing of a company is as likely as the likeliest of its listings, and these come behind it.
 * `groups` has the same number for the listings of one company.
 */
export function popularities(listings: readonly Listing[], groups: Uint32Array): Uint8Array {
  const values = Uint8Array.from(listings, popularityOf);
  const likeliest = new Map<number, number>();
  const inNewYork = new Set<number>();
  listings.forEach(({ exchange }, at) => {
    const group = groups[at] ?? at;
    likeliest.set(group, Math.max(likeliest.get(group) ?? 0, values[at] ?? 0));
    if (exchange !== null && usExchanges.has(exchange)) inNewYork.add(group);
  });
  const isHome = listings.map(
    (one, at) => one.type === "Common Stock" && isAtHome(one, inNewYork.has(groups[at] ?? at)),
  );
  const homes = new Set(listings.flatMap((_, at) => (isHome[at] === true ? [groups[at] ?? at] : [])));
  listings.forEach((one, at) => {
    const group = groups[at] ?? at;
    const best = likeliest.get(group) ?? 0;
    if (one.type !== "Common Stock" || !homes.has(group)) return;
    const isFirst = isHome[at] === true && !isDerived(one);
    // Between two share classes, the one with a common name wins.
    const value = isFirst ? best - (one.isCommon ? 0 : 1) : Math.min(values[at] ?? 0, best - behindHome);
    values[at] = Math.max(0, value);
  });
  return values;
}

/** Warrants, units, rights and preferred shares belong to a share. */
function isDerived({ symbol, name, type }: Listing): boolean {
  return (
    type === "Common Stock" &&
    (/\bADR\b/i.test(name) || /-(?:WT|WS|UN|RI|P[A-Z]?)\w?$|^[A-Z]{4}[WRU]$|[\^/]/.test(symbol))
  );
}

/** How likely a listing is meant, from 0 to 100: by market value, exchange and kind. */
function popularityOf(listing: Listing): number {
  const { exchange, country, symbol, isDelisted } = listing;
  let value = sizeValue(listing);
  const at = exchange === null ? null : exchangeCountry(exchange);
  const isSecond = exchange !== null && (otcMarkets.has(exchange) || secondExchanges.has(exchange));
  const isInUs = exchange !== null && usExchanges.has(exchange);
  // A listing on an unknown exchange counts as foreign when its symbol names the exchange.
  const isAbroad =
    !isInUs && (at === null ? symbol.includes(".") : isForeignLine(symbol) || (country !== null && country !== at));
  if (isSecond || isAbroad) value -= 40;
  if (isDerived(listing)) value -= 30;
  if (isDelisted) value -= 40;
  if (listing.isCommon) value = Math.max(value, 88) + (listing.type === "Index" ? 3 : 1);
  return Math.max(0, Math.min(100, Math.round(value)));
}

function sizeValue({ size, type, exchange, country }: Listing): number {
  if (typeof size === "number") return 100 - 22 * Math.log10(1 + size / 20);
  if (size !== null) return 33 + 11 * sizeClasses.indexOf(size);
  switch (type) {
    case "Common Stock":
      return country !== null && exchange !== null ? 25 : 20;
    case "ETF":
      return exchange !== null && usExchanges.has(exchange) ? 40 : 20;
    case "Index":
      return 18;
    case "Currency":
    case "Crypto":
      return 15;
    default:
      return 8;
  }
}
