import type { SearchResult } from "#contract/market.ts";
import { exchangeCountry, exchangeCurrency, micOf } from "#core/market/exchange-codes.ts";
import { ProviderError } from "../../provider.ts";
import { looseAt, looseList, looseRecord, looseText } from "../loose.ts";
import { typeName } from "./yahoo-quote.ts";

/** Translates Yahoo's v1 search: instruments whose symbol or name holds the query, options left out. */
export function searchResults(query: string, limit: number, json: unknown): readonly SearchResult[] {
  const rows = looseList(looseAt(json, "quotes"));
  if (rows === null) throw new ProviderError("Yahoo's search has an unexpected shape", { advice: "try-next" });
  const wanted = query.trim().toLowerCase();
  return rows
    .map(looseRecord)
    .filter((row) => row !== null)
    .flatMap((row) => {
      const symbol = looseText(row["symbol"]);
      const type = looseText(row["quoteType"])?.toUpperCase() ?? null;
      return symbol === null || type === null || type === "OPTION" || type === "NONE"
        ? []
        : [searchResult(symbol.toUpperCase(), type, row)];
    })
    .filter(({ ticker, name }) => `${ticker}\n${name}`.toLowerCase().includes(wanted))
    .slice(0, limit);
}

const markets: Readonly<Record<string, string>> = {
  CURRENCY: "fx",
  CRYPTOCURRENCY: "crypto",
  INDEX: "indices",
  FUTURE: "futures",
};

function searchResult(ticker: string, type: string, row: Readonly<Record<string, unknown>>): SearchResult {
  const exchange = micOf(looseText(row["exchange"]));
  return {
    ticker,
    name: looseText(row["longname"]) ?? looseText(row["shortname"]) ?? ticker,
    market: markets[type] ?? "stocks",
    locale: exchange === null ? null : exchangeCountry(exchange),
    primary_exchange: exchange,
    type: typeName(type) ?? "",
    active: true,
    currency_name: currencyOf(ticker, type, exchange),
  };
}

function currencyOf(ticker: string, type: string, exchange: string | null): string | null {
  if (type === "CRYPTOCURRENCY") return /-([A-Z]{3})$/.exec(ticker)?.[1] ?? null;
  if (type === "CURRENCY") return /([A-Z]{3})=X$/.exec(ticker)?.[1] ?? null;
  return exchange === null || type === "INDEX" ? null : exchangeCurrency(exchange);
}
