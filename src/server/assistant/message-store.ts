import { sql } from "kysely";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { detailsOf, type KeptMessage, messageOf } from "./kept-message.ts";

/** The answers of a conversation, for lists. */
export interface Digest {
  readonly excerpt: string;
  readonly isRunning: boolean;
  readonly isComputed: boolean;
}

/** The messages of conversations. */
export function createMessageStore({ db, clock }: { db: Database; clock: Clock }) {
  const now = () => isoTime(clock.now());

  return {
    async messages(userId: string, conversationId: string): Promise<KeptMessage[]> {
      const rows = await db
        .selectFrom("conversation_messages")
        .selectAll()
        .where("user_id", "=", userId)
        .where("conversation_id", "=", conversationId)
        .orderBy("position")
        .orderBy("id")
        .execute();
      return rows.map(messageOf);
    },

    message: (userId: string, id: string): Promise<KeptMessage | null> => oneMessage(db, userId, id),
    /** For lists: the newest answer of each conversation, its beginning, and whether AI ever answered or answers now. */
    async digests(userId: string, conversationIds: readonly string[]): Promise<Map<string, Digest>> {
      const digests = new Map<string, Digest>();
      if (conversationIds.length === 0) return digests;
      const rows = await db
        .selectFrom("conversation_messages")
        .select(["conversation_id", "state", "position"])
        .select(sql<string>`substr(content, 1, 200)`.as("excerpt"))
        .select(sql<number>`case when details like '%"model":null%' then 1 else 0 end`.as("is_computed"))
        .where("user_id", "=", userId)
        .where("type", "=", "assistant")
        .where("conversation_id", "in", [...conversationIds])
        .orderBy("position")
        .execute();
      for (const row of rows) {
        const before = digests.get(row.conversation_id);
        digests.set(row.conversation_id, {
          excerpt: row.excerpt,
          isRunning: (before?.isRunning ?? false) || row.state === "running",
          isComputed: (before?.isComputed ?? true) && row.is_computed === 1,
        });
      }
      return digests;
    },

    /** Adds messages at the end, in one transaction, and shows the last of them. False: an answer of the conversation is under way. */
    async append(
      userId: string,
      conversationId: string,
      messages: readonly KeptMessage[],
      run: { owner: string; run: unknown; messageId: string },
    ): Promise<boolean> {
      return db.transaction().execute(async (queries) => {
        const last = await lastPosition(queries, userId, conversationId);
        if (last === null) return false;
        for (const [index, message] of messages.entries()) {
          const isRun = message.shown.id === run.messageId;
          await queries
            .insertInto("conversation_messages")
            .values({
              ...columnsOf(message),
              conversation_id: conversationId,
              user_id: userId,
              position: last + index + 1,
              run: isRun ? JSON.stringify(run.run) : null,
              run_owner: isRun ? run.owner : null,
              run_seen_at: isRun ? now() : null,
            })
            .execute();
        }
        await queries
          .updateTable("conversations")
          .set({ head_id: run.messageId, updated_at: now() })
          .where("user_id", "=", userId)
          .where("id", "=", conversationId)
          .execute();
        return true;
      });
    },

    /** Changes a message of this user, one change after the other; `change` gives null where there is nothing to change. */
    async changeMessage(
      userId: string,
      id: string,
      change: (message: KeptMessage) => KeptMessage | null,
    ): Promise<void> {
      await db.transaction().execute(async (queries) => {
        const messages = () =>
          queries.updateTable("conversation_messages").where("user_id", "=", userId).where("id", "=", id);
        // An update that changes nothing locks the row on both engines.
        await messages()
          .set((update) => ({ position: update.ref("position") }))
          .execute();
        const message = await oneMessage(queries, userId, id);
        const changed = message === null ? null : change(message);
        if (changed === null) return;
        await messages()
          .set({ content: changed.shown.content, state: changed.shown.state, details: detailsOf(changed) })
          .execute();
      });
    },
  };
}

/** Locks a conversation. Returns the position of its last message, 0 without any; null while an answer is under way. */
async function lastPosition(queries: Queries, userId: string, conversationId: string): Promise<number | null> {
  // An update that changes nothing locks the row on both engines.
  await queries
    .updateTable("conversations")
    .set((update) => ({ title: update.ref("title") }))
    .where("user_id", "=", userId)
    .where("id", "=", conversationId)
    .execute();
  const state = await queries
    .selectFrom("conversation_messages")
    .select((select) => [
      select.fn.max<number | null>("position").as("last"),
      sql<number | string | null>`sum(case when state = 'running' then 1 else 0 end)`.as("running"),
    ])
    .where("user_id", "=", userId)
    .where("conversation_id", "=", conversationId)
    .executeTakeFirstOrThrow();
  return Number(state.running ?? 0) > 0 ? null : (state.last ?? 0);
}

function columnsOf(message: KeptMessage) {
  const { id, parentId, type, content, state, timestamp } = message.shown;
  return { id, parent_id: parentId, type, content, state, created_at: timestamp, details: detailsOf(message) };
}

async function oneMessage(queries: Queries, userId: string, id: string): Promise<KeptMessage | null> {
  const row = await queries
    .selectFrom("conversation_messages")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : messageOf(row);
}
