import type { z } from "zod";
import type { AssistantContext } from "#contract/assistant.ts";
import type { Subject } from "#core/grounding/evidence.ts";
import type { ToolContext } from "../tool.ts";
import { holdingsFound } from "../tools/holdings.ts";
import { watchlistFound } from "../tools/watchlist.ts";

/** What a question may mean by its words: what the user has, and what the page is about. */
export interface World {
  readonly today: string;
  /** What the user holds or watches. */
  readonly known: readonly Subject[];
  /** Names of accounts. */
  readonly accounts: readonly string[];
  /** Symbols of the page. */
  readonly context: readonly string[];
}

/** The user's holdings, watchlist and accounts. */
export async function worldOf(toolContext: ToolContext, context: z.output<typeof AssistantContext>): Promise<World> {
  const [held, list, accounts] = await Promise.all([
    context.userPortfolio === false ? null : holdingsFound(toolContext),
    context.watchlist ? watchlistFound(toolContext) : null,
    context.userPortfolio === false ? null : toolContext.api("GET /api/portfolio/accounts", {}),
  ]);
  return {
    today: toolContext.today,
    known: [held, list].flatMap((result) => (result?.ok === true ? result.subjects : [])),
    accounts: accounts?.ok === true ? accounts.output.accounts.map(({ name }) => name) : [],
    context: context.symbols,
  };
}
