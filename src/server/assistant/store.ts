import { type ExpressionBuilder, sql } from "kysely";
import type { ModelChoice } from "#contract/assistant.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/schema.ts";
import { createMessageStore } from "./message-store.ts";
import { createRunStore } from "./run-store.ts";

export type ConversationStore = ReturnType<typeof createConversationStore>;

/** A conversation without its messages. */
export interface ConversationRow {
  readonly id: string;
  readonly title: string;
  readonly hasOwnTitle: boolean;
  readonly headId: string | null;
  readonly model: ModelChoice | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** All SQL about conversations. Every query of a request names the user; a conversation of somebody else is not found. */
export function createConversationStore(options: { db: Database; clock: Clock }) {
  return { ...createHeadStore(options), ...createMessageStore(options), ...createRunStore(options) };
}

/** Conversations without their messages. */
function createHeadStore({ db, clock }: { db: Database; clock: Clock }) {
  const now = () => isoTime(clock.now());

  return {
    async count(userId: string): Promise<number> {
      const row = await db
        .selectFrom("conversations")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async add(
      userId: string,
      conversation: { id: string; title: string; hasOwnTitle: boolean; model: ModelChoice | null },
    ): Promise<void> {
      await db
        .insertInto("conversations")
        .values({
          id: conversation.id,
          user_id: userId,
          title: conversation.title,
          has_own_title: conversation.hasOwnTitle ? 1 : 0,
          head_id: null,
          model: conversation.model,
          created_at: now(),
          updated_at: now(),
        })
        .execute();
    },

    async one(userId: string, id: string): Promise<ConversationRow | null> {
      const row = await db
        .selectFrom("conversations")
        .selectAll()
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return row === undefined ? null : conversationOf(row);
    },

    /** The newest first; `query` is looked for in titles and messages, whatever its case. `before` continues after that one. */
    async list(
      userId: string,
      { query, limit, before }: { query: string; limit: number; before: { updatedAt: string; id: string } | null },
    ): Promise<ConversationRow[]> {
      let rows = db
        .selectFrom("conversations")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("updated_at", "desc")
        .orderBy("id", "desc")
        .limit(limit);
      if (query !== "") rows = rows.where((where) => isMatching(where, userId, query));
      if (before !== null)
        rows = rows.where((where) =>
          where.or([
            where("updated_at", "<", before.updatedAt),
            where.and([where("updated_at", "=", before.updatedAt), where("id", "<", before.id)]),
          ]),
        );
      return (await rows.execute()).map(conversationOf);
    },

    async change(
      userId: string,
      id: string,
      changes: {
        title?: string;
        hasOwnTitle?: boolean;
        headId?: string | null;
        model?: ModelChoice | null;
        isTouched?: boolean;
      },
    ): Promise<void> {
      const values = {
        ...(changes.title === undefined ? {} : { title: changes.title }),
        ...(changes.hasOwnTitle === undefined ? {} : { has_own_title: changes.hasOwnTitle ? 1 : 0 }),
        ...(changes.headId === undefined ? {} : { head_id: changes.headId }),
        ...(changes.model === undefined ? {} : { model: changes.model }),
        ...(changes.isTouched === true ? { updated_at: now() } : {}),
      };
      if (Object.keys(values).length === 0) return;
      await db.updateTable("conversations").set(values).where("user_id", "=", userId).where("id", "=", id).execute();
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const gone = await db
        .deleteFrom("conversations")
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },
  };
}

/** True for conversations with the words in their title or in a message. */
function isMatching(where: ExpressionBuilder<Tables, "conversations">, userId: string, query: string) {
  const patterns = patternsOf(query);
  return where.or([
    where.or(patterns.map((pattern) => sql<boolean>`lower(title) like ${pattern} escape '\\'`)),
    where.exists(
      where
        .selectFrom("conversation_messages")
        .select("conversation_messages.id")
        .whereRef("conversation_messages.conversation_id", "=", "conversations.id")
        .where("conversation_messages.user_id", "=", userId)
        .where((inside) =>
          inside.or(patterns.map((pattern) => sql<boolean>`lower(content) like ${pattern} escape '\\'`)),
        ),
    ),
  ]);
}

/**
 * Search patterns that ignore case. The embedded engine lowers and compares A to Z alone, so other letters are looked for
 * in small, as written, with a capital first, and in capitals.
 */
function patternsOf(query: string): string[] {
  const small = query.toLowerCase();
  const titled = small.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  const lowered = [small, query, titled, query.toUpperCase()].map((text) =>
    text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
  );
  return [...new Set(lowered)].map((text) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}

function conversationOf(row: {
  id: string;
  title: string;
  has_own_title: number;
  head_id: string | null;
  model: string | null;
  created_at: string;
  updated_at: string;
}): ConversationRow {
  return {
    id: row.id,
    title: row.title,
    hasOwnTitle: row.has_own_title === 1,
    headId: row.head_id,
    model: row.model as ModelChoice | null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
