import type { ToolContext } from "../tool.ts";
import { searchSymbolTool } from "../tools/search-symbol.ts";
import type { AnswerDraft } from "./answer-draft.ts";

/** Search results near a name or symbol, as lines to go on with. */
export async function offerNear(query: string, draft: AnswerDraft, context: ToolContext): Promise<void> {
  const { refusals } = context.words;
  const result = await searchSymbolTool.run({ query, limit: 5 }, context);
  const near = result.ok ? result.subjects.filter(({ symbol }) => symbol !== query) : [];
  if (near.length === 0) return;
  draft.line(refusals.searchOffers);
  draft.list(
    near.map(({ symbol, names: [name = ""] }) => refusals.offer(symbol, name === "" || /\d/.test(name) ? null : name)),
  );
}
