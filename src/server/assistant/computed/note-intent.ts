import { notesFound } from "../tools/notes.ts";
import type { Intent } from "./intent.ts";

const maxSymbols = 5;

/** The user's notes. They are shown as a table from their source, so that none of their words become the answer's. */
export const noteIntent: Intent = {
  id: "notes",
  isPersonal: false,
  matches: ({ lower }) =>
    /\bnotes\b.*\bi(?:'ve| have)? (?:made|written|wrote|took|taken|have|added|saved)\b|\bmy (?:\w+ )?(?:notes?|thesis|theses)\b|\b(?:did|have|had) i (?:noted?|wr[io]te|written)\b|\bwhy did i buy\b/.test(
      lower,
    ),
  async answer({ named }, draft, context) {
    const symbols = named.slice(0, maxSymbols);
    for (const notes of draft.take("get_notes", { symbols }, await notesFound(symbols, context))) {
      draft.line(`What you noted on **${notes.source.symbol ?? ""}** ${notes.mark}:`);
      draft.table(notes);
    }
  },
};
