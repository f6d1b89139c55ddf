import { z } from "zod";
import type { Note } from "#contract/notes.ts";
import { cleanOutsideText, ordersInText } from "#core/outside-text/index.ts";
import { withoutMarks } from "#core/references/index.ts";
import type { Words } from "#core/words/shape.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing, type ToolSource } from "../tool.ts";
import { found, incompleteNotice, missing, refused } from "./found.ts";
import { symbolInput } from "./input.ts";
import { heldBack } from "./outside-words.ts";
import { sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";
import { symbolHref } from "./symbol-href.ts";

/** The newest of each symbol. */
const maxNotes = 5;
const maxCharacters = 2_000;

export const notesTool = readingTool({
  name: "get_notes",
  description:
    "What the user noted about a symbol, with the day, such as why they hold it. Without a symbol: the newest notes. Their numbers are the user's words, not market data.",
  input: z.strictObject({ symbol: symbolInput.optional() }),
  symbolsOf: ({ symbol }) => (symbol === undefined ? [] : [symbol]),
  run: ({ symbol }, context) => notesFound(symbol === undefined ? [] : [symbol], context),
});

/** The user's notes about these symbols, a source for each; without symbols the newest notes. */
export async function notesFound(
  symbols: readonly string[],
  { api, words }: Pick<ToolContext, "api" | "words">,
): Promise<ToolFound | ToolMissing> {
  const replies = await Promise.all(
    (symbols.length === 0 ? [undefined] : symbols).map((symbol) =>
      api("GET /api/notes", { limit: maxNotes, ...(symbol === undefined ? {} : { symbol }) }),
    ),
  );
  const failed = replies.find((reply) => !reply.ok);
  if (failed?.ok === false) return refused(failed, words);
  const { notes: texts } = words.answers.sources;
  const pages = replies.flatMap((reply) => (reply.ok ? [reply.output] : []));
  const bySymbol = Map.groupBy(
    pages.flatMap(({ notes }) => notes),
    ({ symbol }) => symbol,
  );
  if (bySymbol.size === 0) return missing(symbols.length === 0 ? texts.none : texts.noneOn(symbols.join(", ")));
  const hasMore = pages.some(({ nextCursor }) => nextCursor !== null);
  return found(
    texts.summary([...bySymbol.keys()].join(", ")),
    [...bySymbol].map(([symbol, notes]) => notesSource(symbol, notes, words)),
    [...bySymbol.keys()].map((symbol) => subjectOf(symbol)),
    hasMore ? [incompleteNotice(texts.partly)] : [],
  );
}

function notesSource(symbol: string, notes: readonly Note[], words: Words): ToolSource {
  const asOf =
    notes
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? null;
  const draft = sourceDraft({ asOf, status: "manual", subject: subjectOf(symbol), words });
  const { labels } = draft;
  const { notes: texts } = draft.texts;
  const read = notes.map((note, index) => ({ note, key: `note${index + 1}.written`, text: readable(note.text) }));
  return draft.source({
    kind: "note",
    title: texts.title(symbol),
    provider: "your notes",
    href: symbolHref(symbol),
    data: {
      about: draft.own("The user's own words. Numbers in them are not market data."),
      notes: read.map(({ note, key, text }) => ({
        written: draft.day({ key, label: labels.written, date: note.createdAt }),
        ...(note.origin === "answer"
          ? { from: draft.own("an earlier answer of the assistant, kept by the user") }
          : {}),
        text: { $words: text },
      })),
    },
    table: {
      title: texts.title(symbol),
      columns: [
        { label: labels.written, isNumber: false },
        { label: labels.note, isNumber: false },
      ],
      rows: read.map(({ key, text }) => ({ symbol, cells: [draft.cell(key), { text }] })),
    },
  });
}

/** A note may have words of others: an answer with headlines, or something copied. Held back where it gives orders. */
function readable(note: string): string {
  const cleaned = cleanOutsideText(note, maxCharacters);
  return ordersInText(cleaned).length > 0 ? heldBack : withoutMarks(cleaned.text);
}
