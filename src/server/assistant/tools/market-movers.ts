import { z } from "zod";
import { moverKinds, type MoverKind } from "#contract/fundamentals.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { found, missing, refused } from "./found.ts";
import { isReal } from "./is-real.ts";
import { quoteTable } from "./quotes.ts";
import { subjectOf } from "./subject-of.ts";

export const marketMoversTool = readingTool({
  name: "get_market_movers",
  description:
    "What moves most in the United States today (gainers, losers), is traded most (active) or looked at most (trending).",
  input: z.strictObject({
    kind: z.enum(moverKinds).default("gainers"),
    limit: z.number().int().min(1).max(15).default(8),
  }),
  symbolsOf: () => [],
  run: (input, context) => marketMoversFound(input, context),
});

export async function marketMoversFound(
  { kind, limit }: { readonly kind: MoverKind; readonly limit: number },
  { api, words }: Pick<ToolContext, "api" | "words">,
): Promise<ToolFound | ToolMissing> {
  const { movers: texts } = words.answers.sources;
  const reply = await api("GET /api/market/movers", { kind, limit });
  if (!reply.ok) return refused(reply, words);
  const quotes = reply.output.quotes.filter((quote) => isReal(quote.provenance) && quote.price !== null);
  if (quotes.length === 0) return missing(texts.notLoaded);
  return found(
    texts.today(texts[kind]),
    [quoteTable(texts[kind], quotes, { words })],
    quotes.map(({ symbol, name }) => subjectOf(symbol, name)),
  );
}
