import type { MoverKind } from "#contract/fundamentals.ts";
import { normaliseSymbol } from "#core/market/symbol.ts";
import { ProviderError, type ProvidedQuote } from "../../provider.ts";
import { looseAt, looseList, looseRecord, looseText } from "../loose.ts";
import { symbolsOf } from "./yahoo-news.ts";
import { quoteAnswers } from "./yahoo-quote.ts";

/** Yahoo's name of the list behind each kind of mover. */
export const screeners: Readonly<Record<Exclude<MoverKind, "trending">, string>> = {
  gainers: "day_gainers",
  losers: "day_losers",
  active: "most_actives",
};

/** Translates Yahoo's predefined screeners: the quotes, in their order, that are usable. */
export function screenerQuotes(json: unknown, origin: { source: string; fetchedAt: string }): readonly ProvidedQuote[] {
  const rows = looseList(looseAt(firstResult(json), "quotes"));
  if (rows === null) throw unexpected(json, "lists");
  const symbols = rows.flatMap((row) => {
    const symbol = looseText(looseRecord(row)?.["symbol"]);
    return symbol === null ? [] : [normaliseSymbol(symbol)];
  });
  return [...quoteAnswers([...new Set(symbols)], rows, origin).values()].flatMap((answer) =>
    answer.kind === "quote" ? [answer.quote] : [],
  );
}

/** Translates Yahoo's trending symbols. */
export function trendingSymbols(json: unknown): readonly string[] {
  const rows = looseList(looseAt(firstResult(json), "quotes"));
  if (rows === null) throw unexpected(json, "trends");
  return symbolsOf(rows.map((row) => looseAt(row, "symbol")));
}

/** Translates Yahoo's recommendations by symbol, most often first; an unknown symbol has none. */
export function relatedSymbols(json: unknown): readonly string[] {
  if (looseAt(json, "finance", "error", "code") === "Not Found") return [];
  const results = looseList(looseAt(json, "finance", "result"));
  if (results === null) throw unexpected(json, "recommendations");
  const rows = looseList(looseAt(results[0], "recommendedSymbols")) ?? [];
  return symbolsOf(rows.map((row) => looseAt(row, "symbol")));
}

/** Yahoo's insights, of which single fields are read. */
export function insightsOf(json: unknown): unknown {
  const result = looseAt(json, "finance", "result");
  if (looseRecord(result) === null && result !== null) throw unexpected(json, "insights");
  return result;
}

function firstResult(json: unknown): unknown {
  return looseList(looseAt(json, "finance", "result"))?.[0];
}

function unexpected(json: unknown, what: string): ProviderError {
  const description = looseText(looseAt(json, "finance", "error", "description"));
  return new ProviderError(description ?? `Yahoo's ${what} have an unexpected shape`, { advice: "try-next" });
}
