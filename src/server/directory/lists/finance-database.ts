import { micOf } from "#core/market/exchange-codes.ts";
import { type Listing, listing, type ListingType, sizeClasses } from "../listing.ts";

/** The lists of FinanceDatabase by file name, with what their instruments are. */
export const financeDatabaseFiles: Readonly<Record<string, ListingType>> = {
  equities: "Common Stock",
  etfs: "ETF",
  funds: "Fund",
  indices: "Index",
  currencies: "Currency",
  cryptos: "Crypto",
  moneymarkets: "Money Market",
};

/** Reads a list of FinanceDatabase: a CSV file with a header, whose columns depend on the kind. Rows without a symbol or name are left out. */
export function financeDatabaseListings(text: string, type: ListingType): readonly Listing[] {
  const records = csvRecords(text);
  const first = records.next();
  const header: readonly string[] = first.done === true ? [] : first.value;
  const place = new Map(header.map((name, at) => [name, at]));
  if (!place.has("symbol") || !place.has("name")) throw new Error("The list has no columns symbol and name");
  const listings: Listing[] = [];
  for (const record of records) {
    const cell = (name: string): string | null => {
      const at = place.get(name);
      const value = at === undefined ? "" : (record[at] ?? "").trim();
      return value === "" ? null : value;
    };
    const [symbol, name] = [cell("symbol"), cell("name")];
    if (symbol === null || name === null || symbol.length > 24) continue;
    const country = cell("country");
    listings.push(
      listing({
        symbol,
        name: name.slice(0, 120),
        type,
        exchange: otherCodes[cell("mic") ?? ""] ?? cell("mic") ?? micOf(cell("exchange")),
        currency: cell("currency"),
        country: country === null ? null : (countryCodes.get(country.toLowerCase()) ?? null),
        sector: cell("sector"),
        isin: identifier(cell("isin"), 12),
        cusip: identifier(cell("cusip"), 9),
        figis: ["figi", "composite_figi", "shareclass_figi"].flatMap((column) => identifier(cell(column), 12) ?? []),
        size: sizeClasses.find((one) => one === cell("market_cap")) ?? null,
        isDelisted: cell("delisted") === "True",
      }),
    );
  }
  return listings;
}

/** Codes of the list for exchanges that have another one here. */
const otherCodes: Readonly<Record<string, string>> = { XJPX: "XTKS", ASEX: "XATH" };

function identifier(text: string | null, length: number): string | null {
  return text !== null && text.length === length && /^[A-Z0-9]+$/.test(text) ? text : null;
}

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const countryCodes = new Map(
  letters.flatMap((one) =>
    letters.flatMap((other): [string, string][] => {
      const name = regionNames.of(one + other);
      // Codes that are out of use, such as UK and FX, name the same countries.
      const code = new Intl.Locale(`und-${one}${other}`).region;
      return name === undefined || code !== one + other ? [] : [[name.toLowerCase(), code.toLowerCase()]];
    }),
  ),
);

/** Records of a comma-separated text with double quotes (RFC 4180). */
function* csvRecords(text: string): Generator<string[]> {
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      for (at += 1; at < text.length; at += 1) {
        const end = text.indexOf('"', at);
        cell += text.slice(at, end === -1 ? text.length : end);
        at = end === -1 ? text.length : end + 1;
        if (text[at] !== '"') break;
        cell += '"';
      }
    } else {
      const comma = text.indexOf(",", at);
      const line = text.indexOf("\n", at);
      const end = Math.min(comma === -1 ? text.length : comma, line === -1 ? text.length : line);
      cell = text.slice(at, end);
      at = end;
    }
    record.push(cell.endsWith("\r") ? cell.slice(0, -1) : cell);
    while (at < text.length && text[at] !== "," && text[at] !== "\n") at += 1;
    if (text[at] !== ",") {
      yield record;
      record = [];
    } else if (at + 1 === text.length) record.push("");
    at += 1;
  }
}
