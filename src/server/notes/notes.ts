import { randomUUID } from "node:crypto";
import type { Note } from "#contract/notes.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import type { ReadVersion } from "../http/if-match.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import { createNoteChanges } from "./note-changes.ts";
import type { NoteStore } from "./store.ts";

export type Notes = ReturnType<typeof createNotes>;

/** A user's notes on symbols and holdings. */
export function createNotes({ store, clock, maximumNotes }: { store: NoteStore; clock: Clock; maximumNotes: number }) {
  const changed = createNoteChanges(store);

  async function whyNotAnother(queries: Queries, userId: string): Promise<Refusal | null> {
    return (await store.count(queries, userId)) < maximumNotes
      ? null
      : refuse("too-many-notes", { values: { maximum: maximumNotes } });
  }

  async function isOwnAccount(queries: Queries, userId: string, accountId: string | null | undefined) {
    return accountId == null || (await store.hasAccount(queries, userId, accountId));
  }

  return {
    async list(
      userId: string,
      { symbol, limit, cursor }: { symbol?: string | undefined; limit: number; cursor?: string | undefined },
    ): Promise<{ notes: Note[]; nextCursor: string | null } | Refusal> {
      const before = cursor === undefined ? null : positionOf(cursor);
      if (before === undefined) return refuse("invalid-cursor");
      const notes = await store.list(userId, { symbol, limit: limit + 1, before });
      const page = notes.slice(0, limit);
      const last = page.at(-1);
      return { notes: page, nextCursor: notes.length > limit && last !== undefined ? cursorOf(last) : null };
    },

    async add(userId: string, given: Pick<Note, "symbol" | "accountId" | "text" | "origin">): Promise<Note | Refusal> {
      return store.transaction(async (queries) => {
        await store.hold(queries, userId);
        if (!(await isOwnAccount(queries, userId, given.accountId))) return refuse("account-not-found");
        const refusal = await whyNotAnother(queries, userId);
        if (refusal !== null) return refusal;
        const at = isoTime(clock.now());
        const note: Note = { ...given, id: randomUUID(), createdAt: at, updatedAt: at, version: 1 };
        await store.insert(queries, userId, note);
        return note;
      });
    },

    change: (
      userId: string,
      { id, text, accountId }: { id: string; text?: string | undefined; accountId?: string | null | undefined },
      version: ReadVersion,
    ): Promise<Note | Refusal> =>
      changed(
        userId,
        id,
        version,
        async (note, queries) =>
          (await isOwnAccount(queries, userId, accountId))
            ? {
                ...note,
                text: text ?? note.text,
                accountId: accountId === undefined ? note.accountId : accountId,
                updatedAt: isoTime(clock.now()),
              }
            : refuse("account-not-found"),
        { isDeleted: false },
      ),

    delete: (userId: string, id: string, version: ReadVersion): Promise<Note | Refusal> =>
      changed(userId, id, version, async (note) => note, { isDeleted: true }),

    /** Does nothing to a note that is there. */
    async restore(userId: string, id: string): Promise<Note | Refusal> {
      return store.transaction(async (queries) => {
        await store.hold(queries, userId);
        const found = await store.find(queries, userId, id);
        if (found === null) return refuse("note-not-found");
        const { isDeleted, ...note } = found;
        if (!isDeleted) return note;
        const refusal = await whyNotAnother(queries, userId);
        if (refusal !== null) return refusal;
        const restored = { ...note, version: note.version + 1 };
        await store.update(queries, userId, restored, { isDeleted: false });
        return restored;
      });
    },

    cleanUp: () => store.deleteOld(),
  };
}

function cursorOf(note: Note): string {
  return Buffer.from(JSON.stringify([note.createdAt, note.id])).toString("base64url");
}

function positionOf(cursor: string): { createdAt: string; id: string } | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (!Array.isArray(read) || read.length !== 2) return undefined;
    const [createdAt, id] = read as unknown[];
    return typeof createdAt === "string" && typeof id === "string" ? { createdAt, id } : undefined;
  } catch {
    return undefined;
  }
}
