import { randomUUID } from "node:crypto";
import { type Clock, isoTime, toleratedLeadMs } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import type { Mail } from "./mail.ts";
import type { Waiting } from "../metrics/metrics.ts";

/** A mail that this process has in hand. */
export interface TakenMail {
  readonly id: string;
  readonly mail: Mail;
  readonly attempts: number;
  /** True if the recipient isn't waiting for it. */
  readonly isLetter: boolean;
}

export type MailState = "waiting" | "sent" | "failed";

export interface NewMail {
  /** Null: the recipient has no account yet. */
  readonly userId: string | null;
  /** One mail a user and key: whoever asks for it again changes nothing. */
  readonly key: string;
  readonly mail: Mail;
}

/** A lease is over this much later for everybody else; longer than a process waits between two tries to record. */
const recordingMs = 5_000;

/** No mail waits longer for its next attempt. */
export const longestWaitMs = 12 * 3_600_000;

const urgent = 0;
const letter = 1;

/** A mail that waits longer for a relay is dropped as outdated. */
const tooOldDays = 3;
/** That it was sent is known so long. */
const keptDays = 30;

export type MailStore = ReturnType<typeof createMailStore>;

/** All SQL about mails to be sent. */
export function createMailStore({
  db,
  clock,
  isShared = false,
}: {
  db: Database;
  clock: Clock;
  /** Other processes take mails from the same table. */
  isShared?: boolean;
}) {
  return {
    async add(mails: readonly NewMail[], queries: Queries = db): Promise<void> {
      const now = isoTime(clock.now());
      for (let start = 0; start < mails.length; start += 200)
        await queries
          .insertInto("mail_outbox")
          .values(
            mails.slice(start, start + 200).map(({ userId, key, mail }) => ({
              id: randomUUID(),
              user_id: userId,
              key,
              priority: isLetter(key) ? letter : urgent,
              mail: JSON.stringify(mail),
              state: "waiting",
              attempts: 0,
              next_attempt_at: now,
              created_at: now,
            })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    },

    /** Takes the next due mail that no process has in hand, the oldest first; optionally only urgent ones. */
    async take(owner: string, leaseMs: number, isUrgentOnly: boolean): Promise<TakenMail | null> {
      const now = isoTime(clock.now());
      // A process that lost the database first records the outcome of its mails.
      const abandoned = isoTime(clock.now() - recordingMs);
      let next = db
        .selectFrom("mail_outbox")
        .leftJoin("users", "users.id", "mail_outbox.user_id")
        .select("mail_outbox.id")
        .where("users.disabled_at", "is", null)
        .where("state", "=", "waiting")
        .where((where) =>
          where.or([
            where("next_attempt_at", "<=", now),
            // Later than any wait: the clock has been set back since.
            where("next_attempt_at", ">", isoTime(clock.now() + longestWaitMs)),
            where.and([
              where("attempts", "=", 0),
              where("mail_outbox.created_at", ">", isoTime(clock.now() + toleratedLeadMs)),
            ]),
          ]),
        )
        .where((where) => where.or([where("owned_until", "is", null), where("owned_until", "<=", abandoned)]))
        .orderBy("priority")
        .orderBy("next_attempt_at")
        .orderBy("mail_outbox.created_at")
        .orderBy("mail_outbox.id")
        .limit(1);
      if (isUrgentOnly) next = next.where("priority", "=", urgent);
      // Two processes that look at the same time take different mails.
      if (isShared) next = next.forUpdate("mail_outbox").skipLocked();
      const row = await db
        .updateTable("mail_outbox")
        .set({ owner, owned_until: isoTime(clock.now() + leaseMs) })
        .where("id", "in", next)
        .returning(["id", "mail", "attempts", "priority"])
        .executeTakeFirst();
      if (row === undefined) return null;
      const { id, mail, attempts, priority } = row;
      return { id, mail: JSON.parse(mail) as Mail, attempts, isLetter: priority === letter };
    },

    /** It is on its way, or never will be. What stood in it is not kept. */
    async ended(id: string, owner: string, state: "sent" | "failed", error: string | null): Promise<void> {
      await db
        .updateTable("mail_outbox")
        .set({ state, mail: "", error, owner: null, owned_until: null, ended_at: isoTime(clock.now()) })
        .where("id", "=", id)
        .where("owner", "=", owner)
        .execute();
    },

    async postponed(id: string, owner: string, attempts: number, nextAttemptMs: number, error: string): Promise<void> {
      await db
        .updateTable("mail_outbox")
        .set({ attempts, next_attempt_at: isoTime(nextAttemptMs), error, owner: null, owned_until: null })
        .where("id", "=", id)
        .where("owner", "=", owner)
        .execute();
    },

    /** Renews the lease of a mail; false if another process has it or it may no longer be sent. */
    async keep(id: string, owner: string, leaseMs: number): Promise<boolean> {
      const kept = await db
        .updateTable("mail_outbox")
        .set({ owned_until: isoTime(clock.now() + leaseMs) })
        .where("id", "=", id)
        .where("owner", "=", owner)
        .where("state", "=", "waiting")
        .executeTakeFirst();
      return kept.numUpdatedRows > 0n;
    },

    /** Takes back what waits for a user under keys that begin so. */
    async withdraw(userId: string, keyStart: string, queries: Queries = db): Promise<void> {
      await queries
        .updateTable("mail_outbox")
        .set({ state: "failed", mail: "", error: "withdrawn", ended_at: isoTime(clock.now()) })
        .where("user_id", "=", userId)
        .where("key", "like", `${keyStart}%`)
        .where("state", "=", "waiting")
        .execute();
    },

    async countSince(userId: string, keyStart: string, sinceMs: number): Promise<number> {
      const row = await db
        .selectFrom("mail_outbox")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("user_id", "=", userId)
        .where("key", "like", `${keyStart}%`)
        .where("created_at", ">", isoTime(sinceMs))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** Lays down what a process has in hand. */
    async release(owner: string): Promise<void> {
      await db
        .updateTable("mail_outbox")
        .set({ owner: null, owned_until: null })
        .where("owner", "=", owner)
        .where("state", "=", "waiting")
        .execute();
    },

    /** For an engine with a single process: any mail in hand belonged to a dead one. */
    async releaseAll(): Promise<void> {
      await db
        .updateTable("mail_outbox")
        .set({ owner: null, owned_until: null })
        .where("state", "=", "waiting")
        .where("owner", "is not", null)
        .execute();
    },

    /** The newest mail of a user whose key begins so. */
    async newest(userId: string, keyStart: string) {
      const row = await db
        .selectFrom("mail_outbox")
        .select(["state", "error", "created_at", "ended_at"])
        .where("user_id", "=", userId)
        .where("key", "like", `${keyStart}%`)
        .orderBy("created_at", "desc")
        .limit(1)
        .executeTakeFirst();
      if (row === undefined) return null;
      return { state: row.state as MailState, error: row.error, at: row.ended_at ?? row.created_at };
    },

    /** How many wait to be sent, and since when the oldest. */
    async waiting(): Promise<Waiting> {
      const { count, oldest } = await db
        .selectFrom("mail_outbox")
        .select((select) => [
          select.fn.countAll<number | string>().as("count"),
          select.fn.min<string | null>("created_at").as("oldest"),
        ])
        .where("state", "=", "waiting")
        .executeTakeFirstOrThrow();
      return { count: Number(count), oldest };
    },

    async deleteOld(): Promise<void> {
      await db
        .updateTable("mail_outbox")
        .set({ state: "failed", mail: "", error: "too old to be sent", ended_at: isoTime(clock.now()) })
        .where("state", "=", "waiting")
        .where("created_at", "<", isoTime(clock.now() - tooOldDays * 86_400_000))
        .execute();
      await db
        .deleteFrom("mail_outbox")
        .where("ended_at", "<", isoTime(clock.now() - keptDays * 86_400_000))
        .execute();
    },
  };
}

/** An issue of a newsletter goes to many; the mail that confirms a subscription is waited for. */
function isLetter(key: string): boolean {
  return key.startsWith("newsletter ") && !key.startsWith("newsletter confirm ");
}
