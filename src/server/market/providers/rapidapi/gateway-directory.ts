import type { SearchResult } from "#contract/market.ts";
import { micOf } from "#core/market/exchange-codes.ts";
import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";
import { looseAt, loosePositive, looseRecord } from "../loose.ts";
import { plainText } from "../plain-text.ts";
import { displayNumber, displayText } from "./display-number.ts";
import { rowsOf } from "./rows.ts";

/** One page of the gateway's list of tickers, and how many there are in all; null: it does not say. */
export function tickerPage(json: unknown): {
  readonly entries: readonly { readonly result: SearchResult; readonly size: number | null }[];
  readonly total: number | null;
} {
  const entries = rowsOf(json, "tickers").flatMap((row) => {
    const result = searchResult(row);
    return result === null ? [] : [{ result, size: loosePositive(looseAt(row, "marketCap")) }];
  });
  return { entries, total: displayNumber(looseAt(json, "meta", "totalrecords")) };
}

/** A row of the list as a result of a search; null: it names no instrument. */
function searchResult(row: unknown): SearchResult | null {
  const record = looseRecord(row);
  const ticker = normaliseSymbol(displayText(record?.["symbol"]) ?? "");
  if (record === null || !isSymbol(ticker)) return null;
  return {
    ticker,
    name: (plainText(displayText(record["name"])) ?? ticker).replace(/ Common Stock$/, ""),
    market: "stocks",
    locale: "us",
    primary_exchange: micOf(displayText(record["exchange"])),
    type: "Common Stock",
    active: true,
    currency_name: "USD",
  };
}
