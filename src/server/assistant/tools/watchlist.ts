import { z } from "zod";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { found, incompleteNotice, missing, refused, sampleLeftOut, sampleNotice } from "./found.ts";
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

export async function watchlistFound({ api }: Pick<ToolContext, "api">): Promise<ToolFound | ToolMissing> {
  const list = await api("GET /api/watchlist", {});
  if (!list.ok) return refused(list);
  const { symbols, name } = list.output;
  if (symbols.length === 0) return missing("The watchlist is empty.");
  const reply = await api("GET /api/market/quotes", { symbols: symbols.slice(0, maxQuotes) });
  if (!reply.ok) return refused(reply);
  const quotes = reply.output.quotes.filter((quote) => isReal(quote.provenance) && quote.price !== null);
  const sampled = reply.output.quotes.filter(({ provenance }) => provenance.status === "sample");
  if (quotes.length === 0)
    return missing(
      sampled.length > 0 ? sampleLeftOut : `No prices of the watchlist could be loaded: ${symbols.join(", ")}.`,
    );
  const without = symbols.filter(
    (symbol) => !quotes.some((quote) => quote.symbol === symbol) && !sampled.some((quote) => quote.symbol === symbol),
  );
  return found(
    `${name}: ${symbols.length} ${symbols.length === 1 ? "symbol" : "symbols"}`,
    [{ ...quoteTable("Your watchlist", quotes, "/"), kind: "watchlist" }],
    symbols.map((symbol) => subjectOf(symbol, quotes.find((quote) => quote.symbol === symbol)?.name ?? null)),
    [
      ...(sampled.length > 0 ? [sampleNotice(`Prices of ${sampled.map(({ symbol }) => symbol).join(", ")}`)] : []),
      ...(without.length > 0 ? [incompleteNotice(`No price of ${without.join(", ")} could be loaded.`)] : []),
    ],
  );
}
