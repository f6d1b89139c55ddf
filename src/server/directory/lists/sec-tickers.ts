import { type Listing, listing } from "../listing.ts";

const exchanges: Readonly<Record<string, string>> = { Nasdaq: "XNAS", NYSE: "XNYS", OTC: "OTCM", CBOE: "BATS" };

/** Reads company_tickers_exchange.json of the SEC, which is in the order of market value. */
export function secListings(text: string): readonly Listing[] {
  const { fields, data } = JSON.parse(text) as {
    readonly fields?: readonly string[];
    readonly data?: readonly unknown[][];
  };
  const [nameAt, tickerAt, exchangeAt] = ["name", "ticker", "exchange"].map(
    (field) => fields?.indexOf(field) ?? -1,
  ) as [number, number, number];
  if (data === undefined || nameAt < 0 || tickerAt < 0) throw new Error("The list has no fields name and ticker");
  return data.flatMap((row, place) => {
    const [name, symbol, exchange] = [row[nameAt], row[tickerAt], row[exchangeAt]];
    return typeof name === "string" && typeof symbol === "string" && symbol !== ""
      ? [
          listing({
            symbol,
            name: readableName(name),
            type: "Common Stock",
            exchange: typeof exchange === "string" ? (exchanges[exchange] ?? null) : null,
            currency: "USD",
            size: place,
          }),
        ]
      : [];
  });
}

/** "MICROSOFT CORP" as people write it: "Microsoft Corp". Abbreviations of up to three letters stay. */
function readableName(name: string): string {
  const plain = name.replace(/\s*\/[A-Z ]+\/?$/, "").slice(0, 120);
  return /[a-z]/.test(plain)
    ? plain
    : plain.replaceAll(
        /\p{L}{4,}|\b(?:INC|LTD|CO|AND|OF|THE)\b/gu,
        (word) => word.charAt(0) + word.slice(1).toLowerCase(),
      );
}
