import { notesFound } from "../tools/notes.ts";
import type { ToolContext } from "../tool.ts";
import type { AnswerDraft } from "./answer-draft.ts";

/**
 * The notes on these symbols; on all without any. They are shown as a table from their source, so that none of their words become the answer's.
 */
export async function noteLines(symbols: readonly string[], draft: AnswerDraft, context: ToolContext): Promise<void> {
  for (const notes of draft.take("get_notes", { symbols }, await notesFound(symbols, context))) {
    draft.line(draft.words.trades.noted({ symbol: notes.source.symbol ?? "", source: notes.mark }));
    draft.table(notes);
  }
}
