import type { Note } from "#contract/notes.ts";
import type { Queries } from "../database/open-database.ts";
import type { ReadVersion } from "../http/if-match.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { NoteStore } from "./store.ts";

/** Changes notes one after the other, each to its next version. */
export function createNoteChanges(store: NoteStore) {
  /** The note after `work`, with its next version; `version` is the one that the caller read. */
  return async (
    userId: string,
    id: string,
    version: ReadVersion,
    work: (note: Note, queries: Queries) => Promise<Note | Refusal>,
    { isDeleted }: { isDeleted: boolean },
  ): Promise<Note | Refusal> => {
    return store.transaction(async (queries) => {
      await store.hold(queries, userId);
      const found = await store.find(queries, userId, id);
      if (found === null || found.isDeleted) return refuse("note-not-found");
      const { isDeleted: _isDeleted, ...note } = found;
      if (version !== "any" && version !== note.version)
        return refuse("version-conflict", {
          current: note,
        });
      const next = await work(note, queries);
      if (next instanceof Refusal) return next;
      const kept = { ...next, version: note.version + 1 };
      await store.update(queries, userId, kept, { isDeleted });
      return kept;
    });
  };
}
