import { z } from "zod";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { found, incompleteNotice, missing, refused, sampleNotice } from "./found.ts";
import { isReal } from "./is-real.ts";
import { quoteTable } from "./quotes.ts";
import { subjectOf } from "./subject-of.ts";

export const watchlistTool = readingTool({
  name: "get_watchlist",
  description: "The symbols of the user's default watchlist with price and day change of each.",
  input: z.strictObject({}),
  symbolsOf: () => [],
  run: (_input, context) => watchlistFound(context),
});

const maxQuotes = 50;

export async function watchlistFound({
  api,
  words,
}: Pick<ToolContext, "api" | "words">): Promise<ToolFound | ToolMissing> {
  const { watchlist: texts, ...common } = words.answers.sources;
  const list = await api("GET /api/watchlist", {});
  if (!list.ok) return refused(list, words);
  const { symbols, name } = list.output;
  if (symbols.length === 0) return missing(texts.empty);
  const reply = await api("GET /api/market/quotes", { symbols: symbols.slice(0, maxQuotes) });
  if (!reply.ok) return refused(reply, words);
  const quotes = reply.output.quotes.filter((quote) => isReal(quote.provenance) && quote.price !== null);
  const sampled = reply.output.quotes.filter(({ provenance }) => provenance.status === "sample");
  if (quotes.length === 0)
    return missing(sampled.length > 0 ? words.answers.sources.sampleOnly : texts.notLoaded(symbols.join(", ")));
  const without = symbols.filter(
    (symbol) => !quotes.some((quote) => quote.symbol === symbol) && !sampled.some((quote) => quote.symbol === symbol),
  );
  return found(
    `${name}: ${words.answers.values.symbols(symbols.length)}`,
    [{ ...quoteTable(texts.title, quotes, { href: "/", words }), kind: "watchlist" }],
    symbols.map((symbol) => subjectOf(symbol, quotes.find((quote) => quote.symbol === symbol)?.name ?? null)),
    [
      ...(sampled.length > 0
        ? [sampleNotice(common.pricesOf(sampled.map(({ symbol }) => symbol).join(", ")), words)]
        : []),
      ...(without.length > 0 ? [incompleteNotice(common.noPrice(without.join(", ")))] : []),
    ],
  );
}
