import { z } from "zod";
import { moverKinds, type MoverKind } from "#contract/fundamentals.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { found, missing, refused } from "./found.ts";
import { isReal } from "./is-real.ts";
import { quoteTable } from "./quotes.ts";
import { subjectOf } from "./subject-of.ts";

const names = {
  gainers: "Biggest gainers",
  losers: "Biggest losers",
  active: "Most traded",
  trending: "Most looked at",
} as const;

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
  { api }: Pick<ToolContext, "api">,
): Promise<ToolFound | ToolMissing> {
  const reply = await api("GET /api/market/movers", { kind, limit });
  if (!reply.ok) return refused(reply);
  const quotes = reply.output.quotes.filter((quote) => isReal(quote.provenance) && quote.price !== null);
  if (quotes.length === 0) return missing("Movers could not be loaded.");
  return found(
    `${names[kind]} today`,
    [quoteTable(names[kind], quotes)],
    quotes.map(({ symbol, name }) => subjectOf(symbol, name)),
  );
}
