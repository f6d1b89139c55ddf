import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import { detailsOf, type KeptMessage, messageOf } from "./kept-message.ts";

/** An answer that some process began and did not end. */
export interface RunRow {
  readonly messageId: string;
  readonly conversationId: string;
  readonly userId: string;
  readonly run: unknown;
}

/** Answers under way: messages that a process still writes. */
export function createRunStore({ db, clock }: { db: Database; clock: Clock }) {
  const now = () => isoTime(clock.now());

  return {
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
      const claimed: RunRow[] = [];
      for (const row of await lostRuns(db, before)) {
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
        if (taken.numUpdatedRows > 0n) claimed.push(runOf(row));
      }
      return claimed;
    },
  };
}

function lostRuns(db: Database, before: string) {
  return db
    .selectFrom("conversation_messages")
    .select(["id", "conversation_id", "user_id", "run", "run_owner", "run_seen_at"])
    .where("state", "=", "running")
    .where("run_seen_at", "<", before)
    .limit(20)
    .execute();
}

function runOf(row: { id: string; conversation_id: string; user_id: string; run: string | null }): RunRow {
  return {
    messageId: row.id,
    conversationId: row.conversation_id,
    userId: row.user_id,
    run: JSON.parse(row.run ?? "null") as unknown,
  };
}
