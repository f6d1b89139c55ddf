import { exchangeName, micOf } from "#core/market/exchange-codes.ts";
import type { QuoteFacts } from "#core/market/quote.ts";
import { normaliseSymbol } from "#core/market/symbol.ts";
import {
  looseNumber,
  loosePositive,
  looseRecord,
  looseText,
  looseTimeZone,
  looseUnixTime,
  plainPrice,
} from "../loose.ts";
import type { QuoteAnswer } from "../../provider.ts";

/** Translates rows of Yahoo's v7 quote, which the gateway passes on as well: one answer for each symbol asked. */
export function quoteAnswers(
  symbols: readonly string[],
  rows: readonly unknown[],
  {
    source,
    fetchedAt,
    readPrice = plainPrice,
  }: { source: string; fetchedAt: string; readPrice?: (value: unknown) => number | null },
): Map<string, QuoteAnswer> {
  const bySymbol = new Map<string, Readonly<Record<string, unknown>>>();
  for (const row of rows) {
    const record = looseRecord(row);
    const symbol = looseText(record?.["symbol"]);
    if (record !== null && symbol !== null) bySymbol.set(normaliseSymbol(symbol), record);
  }
  return new Map(symbols.map((symbol) => [symbol, answer(symbol, bySymbol.get(symbol))]));

  function answer(symbol: string, row: Readonly<Record<string, unknown>> | undefined): QuoteAnswer {
    // NONE marks what no longer trades.
    if (row === undefined || row["quoteType"] === "NONE") return { kind: "unknown" };
    const price = readPrice(row["regularMarketPrice"]);
    if (price === null) return { kind: "invalid", reason: "Invalid quote data received" };
    const marketTime = looseUnixTime(row["regularMarketTime"]);
    if (marketTime === null) return { kind: "invalid", reason: "Invalid quote data received (no market time)" };
    const delayMinutes = looseNumber(row["exchangeDataDelayedBy"]);
    return {
      kind: "quote",
      quote: {
        facts: facts(symbol, price, row),
        origin: {
          source,
          asOf: new Date(marketTime).toISOString(),
          fetchedAt,
          delayMinutes: delayMinutes !== null && delayMinutes >= 0 ? delayMinutes : null,
          isSample: false,
        },
      },
    };
  }
}

/** The plain word for a Yahoo instrument type. */
export function typeName(quoteType: string | null): string | null {
  if (quoteType === null) return null;
  return typeNames[quoteType.toUpperCase()] ?? quoteType.charAt(0).toUpperCase() + quoteType.slice(1).toLowerCase();
}

const typeNames: Readonly<Record<string, string>> = {
  EQUITY: "Common Stock",
  ETF: "ETF",
  MUTUALFUND: "Fund",
  INDEX: "Index",
  CURRENCY: "Currency",
  CRYPTOCURRENCY: "Cryptocurrency",
  FUTURE: "Future",
  OPTION: "Option",
};

function facts(symbol: string, price: number, row: Readonly<Record<string, unknown>>): QuoteFacts {
  const exchange = micOf(looseText(row["exchange"]));
  const previousClose = loosePositive(row["regularMarketPreviousClose"]);
  const change = looseNumber(row["regularMarketChange"]) ?? (previousClose === null ? null : price - previousClose);
  const base = change === null ? previousClose : (previousClose ?? price - change);
  return {
    symbol,
    name: looseText(row["longName"]) ?? looseText(row["shortName"]) ?? looseText(row["displayName"]),
    currency: looseText(row["currency"]),
    exchange,
    exchangeName: (exchange === null ? null : exchangeName(exchange)) ?? looseText(row["fullExchangeName"]),
    timeZone: looseTimeZone(row["exchangeTimezoneName"]),
    type: typeName(looseText(row["quoteType"])),
    price,
    change,
    changePercent:
      looseNumber(row["regularMarketChangePercent"]) ??
      (change === null || base === null || base <= 0 ? null : (change / base) * 100),
    previousClose,
    open: loosePositive(row["regularMarketOpen"]),
    dayLow: loosePositive(row["regularMarketDayLow"]),
    dayHigh: loosePositive(row["regularMarketDayHigh"]),
    fiftyTwoWeekLow: loosePositive(row["fiftyTwoWeekLow"]),
    fiftyTwoWeekHigh: loosePositive(row["fiftyTwoWeekHigh"]),
    volume: volume(row, "regularMarketVolume"),
    averageVolume: volume(row, "averageDailyVolume3Month"),
    marketCap: loosePositive(row["marketCap"]),
    pe: looseNumber(row["trailingPE"]),
    eps: looseNumber(row["epsTrailingTwelveMonths"]),
    dividendYield: looseNumber(row["dividendYield"]),
  };
}

/** Currencies have no volume; Yahoo sends 0 for it. */
function volume(row: Readonly<Record<string, unknown>>, key: string): number | null {
  const found = looseNumber(row[key]);
  if (found === null || found < 0) return null;
  return found === 0 && row["quoteType"] === "CURRENCY" ? null : found;
}
