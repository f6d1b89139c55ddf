import { folded } from "#core/questions/features.ts";
import { readTime } from "#core/questions/read-time.ts";
import { notesFound } from "../tools/notes.ts";
import type { ToolContext } from "../tool.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import type { Intent } from "./intent.ts";

const maxSymbols = 5;

/** The user's notes. They are shown as a table from their source, so that none of their words become the answer's. */
export const noteIntent: Intent = {
  id: "notes",
  isPersonal: false,
  matches: ({ lower }) =>
    /\bnotes\b.*\bi(?:'ve| have)? (?:made|written|wrote|took|taken|have|added|saved|entered|recorded)\b|\bnotes have i\b|\bmy (?:\w+ )?(?:notes?|thesis|theses)\b|\b(?:did|have|had) i (?:noted?|wr[io]te|written)\b|\bi(?:'ve)? (?:wrote|written|jotted|noted)(?: down)?\b|\bwhy did i buy\b/.test(
      lower,
    ),
  async answer({ named, lower }, draft, context) {
    const symbols = named.slice(0, maxSymbols);
    if (readTime(folded(lower), "en", { today: context.today }) !== null) draft.line(draft.words.trades.notesOfAllDays);
    await noteLines(symbols, draft, context);
  },
};

/** The notes on these symbols; on all without any. */
export async function noteLines(symbols: readonly string[], draft: AnswerDraft, context: ToolContext): Promise<void> {
  for (const notes of draft.take("get_notes", { symbols }, await notesFound(symbols, context))) {
    draft.line(draft.words.trades.noted({ symbol: notes.source.symbol ?? "", source: notes.mark }));
    draft.table(notes);
  }
}
