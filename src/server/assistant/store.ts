import { sql } from "kysely";
import type { ModelChoice } from "#contract/assistant.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import { detailsOf, type KeptMessage, messageOf } from "./kept-message.ts";

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

/** An answer that some process began and did not end. */
export interface RunRow {
  readonly messageId: string;
  readonly conversationId: string;
  readonly userId: string;
  readonly run: unknown;
}

/** All SQL about conversations. Every query of a request names the user; a conversation of somebody else is not found. */
export function createConversationStore({ db, clock }: { db: Database; clock: Clock }) {
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
      if (query !== "") {
        const patterns = patternsOf(query);
        rows = rows.where((where) =>
          where.or([
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
          ]),
        );
      }
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

    async message(userId: string, id: string): Promise<KeptMessage | null> {
      const row = await db
        .selectFrom("conversation_messages")
        .selectAll()
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return row === undefined ? null : messageOf(row);
    },

    /** For lists: the newest answer of each conversation, its beginning, and whether AI ever answered or answers now. */
    async digests(
      userId: string,
      conversationIds: readonly string[],
    ): Promise<Map<string, { excerpt: string; isRunning: boolean; isComputed: boolean }>> {
      const digests = new Map<string, { excerpt: string; isRunning: boolean; isComputed: boolean }>();
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
        if (Number(state.running ?? 0) > 0) return false;
        let position = state.last ?? 0;
        for (const message of messages) {
          position += 1;
          const isRun = message.shown.id === run.messageId;
          await queries
            .insertInto("conversation_messages")
            .values({
              id: message.shown.id,
              conversation_id: conversationId,
              user_id: userId,
              parent_id: message.shown.parentId,
              position,
              type: message.shown.type,
              content: message.shown.content,
              state: message.shown.state,
              created_at: message.shown.timestamp,
              details: detailsOf(message),
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
        const row = await queries
          .selectFrom("conversation_messages")
          .selectAll()
          .where("user_id", "=", userId)
          .where("id", "=", id)
          .executeTakeFirst();
        const changed = row === undefined ? null : change(messageOf(row));
        if (changed === null) return;
        await messages()
          .set({ content: changed.shown.content, state: changed.shown.state, details: detailsOf(changed) })
          .execute();
      });
    },

    /** Saves an answer under way and says that this process still makes it. False: it was stopped, deleted or taken over. */
    async saveRun(owner: string, userId: string, message: KeptMessage, run: unknown): Promise<boolean> {
      const saved = await db
        .updateTable("conversation_messages")
        .set({
          content: message.shown.content,
          details: detailsOf(message),
          run: JSON.stringify(run),
          run_seen_at: now(),
        })
        .where("user_id", "=", userId)
        .where("id", "=", message.shown.id)
        .where("run_owner", "=", owner)
        .where("state", "=", "running")
        .executeTakeFirst();
      return saved.numUpdatedRows > 0n;
    },

    /** Ends an answer under way; from here on it is a message like others. False: it is no longer this process's. */
    async endRun(owner: string, userId: string, message: KeptMessage): Promise<boolean> {
      const ended = await db
        .updateTable("conversation_messages")
        .set({
          content: message.shown.content,
          state: message.shown.state,
          details: detailsOf(message),
          run: null,
          run_owner: null,
          run_seen_at: null,
        })
        .where("user_id", "=", userId)
        .where("id", "=", message.shown.id)
        .where("run_owner", "=", owner)
        .executeTakeFirst();
      return ended.numUpdatedRows > 0n;
    },

    /** Leaves an answer to whoever comes next, such as this server after its restart. */
    async releaseRun(owner: string): Promise<void> {
      await db
        .updateTable("conversation_messages")
        .set({ run_seen_at: isoTime(0) })
        .where("run_owner", "=", owner)
        .where("state", "=", "running")
        .execute();
    },

    /** Stops an answer that another process makes: it notices when it saves next. */
    async markStopped(userId: string, conversationId: string): Promise<boolean> {
      const stopped = await db
        .updateTable("conversation_messages")
        .set({ state: "stopped" })
        .where("user_id", "=", userId)
        .where("conversation_id", "=", conversationId)
        .where("state", "=", "running")
        .executeTakeFirst();
      return stopped.numUpdatedRows > 0n;
    },

    /** The answer of a conversation that is under way. */
    async underWay(userId: string, conversationId: string): Promise<KeptMessage | null> {
      const row = await db
        .selectFrom("conversation_messages")
        .selectAll()
        .where("user_id", "=", userId)
        .where("conversation_id", "=", conversationId)
        .where("state", "=", "running")
        .executeTakeFirst();
      return row === undefined ? null : messageOf(row);
    },

    /** Takes over answers whose process has not been heard of since `before`; `ours` are being made here. */
    async claimLostRuns(owner: string, before: string, ours: readonly string[]): Promise<RunRow[]> {
      const lost = await db
        .selectFrom("conversation_messages")
        .select(["id", "conversation_id", "user_id", "run", "run_owner", "run_seen_at"])
        .where("state", "=", "running")
        .where("run_seen_at", "<", before)
        .limit(20)
        .execute();
      const claimed: RunRow[] = [];
      for (const row of lost) {
        // After the sleep of a computer its own answers were not heard of either.
        if (ours.includes(row.id)) continue;
        const taken = await db
          .updateTable("conversation_messages")
          .set({ run_owner: owner, run_seen_at: now() })
          .where("id", "=", row.id)
          .where("state", "=", "running")
          .where("run_seen_at", "=", row.run_seen_at)
          .where("run_owner", "=", row.run_owner)
          .executeTakeFirst();
        if (taken.numUpdatedRows > 0n)
          claimed.push({
            messageId: row.id,
            conversationId: row.conversation_id,
            userId: row.user_id,
            run: JSON.parse(row.run ?? "null") as unknown,
          });
      }
      return claimed;
    },
  };
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
