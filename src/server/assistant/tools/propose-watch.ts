import { z } from "zod";
import { proposingTool } from "../tool.ts";
import { missing, refused } from "./found.ts";
import { symbolInput } from "./input.ts";
import { subjectOf } from "./subject-of.ts";

export const proposeWatchTool = proposingTool({
  name: "propose_watch",
  description:
    "Proposes to add a symbol to the user's watchlist. It only asks: the user's click does it. Use it when the user wants to watch something.",
  input: z.strictObject({ symbol: symbolInput }),
  symbolsOf: ({ symbol }) => [symbol],
  async propose({ symbol }, { api, words }) {
    const { wishes, sources } = words.answers;
    const list = await api("GET /api/watchlist", {});
    if (!list.ok) return refused(list, words);
    if (list.output.symbols.includes(symbol)) return missing(wishes.onWatchlist(symbol));
    const quotes = await api("GET /api/market/quotes", { symbols: [symbol] });
    if (quotes.ok && quotes.output.unknown.includes(symbol)) return missing(sources.noData(symbol));
    const name = quotes.ok ? (quotes.output.quotes[0]?.name ?? null) : null;
    const called = subjectOf(symbol, name).names[0];
    return {
      kind: "watch",
      route: "POST /api/watchlist",
      input: { symbol },
      summary: wishes.addToWatchlist(symbol, called),
    };
  },
});
