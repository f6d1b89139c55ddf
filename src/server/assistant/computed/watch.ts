import type { ToolContext } from "../tool.ts";
import { proposeWatchTool } from "../tools/propose-watch.ts";
import type { AnswerDraft } from "./answer-draft.ts";

/** Proposes to watch each of the symbols. */
export async function watch(symbols: readonly string[], draft: AnswerDraft, context: ToolContext): Promise<void> {
  for (const symbol of symbols) {
    const given = { symbol };
    const outcome = await proposeWatchTool.propose(given, context);
    if (draft.offer("propose_watch", given, outcome)) draft.line(draft.words.wishes.watch(symbol));
  }
}
