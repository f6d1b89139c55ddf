import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import type { Mail } from "./mail.ts";

/** A mail that this process has in hand. */
export interface TakenMail {
  readonly id: string;
  readonly mail: Mail;
  readonly attempts: number;
}

export type MailState = "waiting" | "sent" | "failed";

export interface NewMail {
  /** Null: to somebody who has no account yet. */
  readonly userId: string | null;
  /** One mail a user and key: whoever asks for it again changes nothing. */
  readonly key: string;
  readonly mail: Mail;
}

/** What has waited longer for a relay is no news any more. */
const tooOldDays = 3;
/** That it was sent is known so long. */
const keptDays = 30;

export type MailStore = ReturnType<typeof createMailStore>;

/** All SQL about mails to be sent. */
export function createMailStore({ db, clock }: { db: Database; clock: Clock }) {
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

    /** Takes mails that are due and that nobody has in hand, at most `count`: newsletters last, since others are waited for, and the oldest first. */
    async take(owner: string, count: number, leaseMs: number): Promise<TakenMail[]> {
      const now = isoTime(clock.now());
      const due = await db
        .selectFrom("mail_outbox")
        .leftJoin("users", "users.id", "mail_outbox.user_id")
        .select("mail_outbox.id")
        .where("users.disabled_at", "is", null)
        .where("state", "=", "waiting")
        .where("next_attempt_at", "<=", now)
        .where((where) => where.or([where("owned_until", "is", null), where("owned_until", "<=", now)]))
        .orderBy(
          sql`CASE WHEN mail_outbox.key LIKE 'newsletter %' AND mail_outbox.key NOT LIKE 'newsletter confirm %' THEN 1 ELSE 0 END`,
        )
        .orderBy("next_attempt_at")
        .orderBy("mail_outbox.created_at")
        .orderBy("mail_outbox.id")
        .limit(count)
        .execute();
      if (due.length === 0) return [];
      const ids = due.map(({ id }) => id);
      await db
        .updateTable("mail_outbox")
        .set({ owner, owned_until: isoTime(clock.now() + leaseMs) })
        .where("id", "in", ids)
        .where("state", "=", "waiting")
        .where((where) => where.or([where("owned_until", "is", null), where("owned_until", "<=", now)]))
        .execute();
      const rows = await db
        .selectFrom("mail_outbox")
        .select(["id", "mail", "attempts"])
        .where("id", "in", ids)
        .where("owner", "=", owner)
        .where("state", "=", "waiting")
        .execute();
      return rows
        .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
        .map(({ id, mail, attempts }) => ({ id, mail: JSON.parse(mail) as Mail, attempts }));
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

    /** Keeps a mail in hand; false when somebody else has it by now, or nobody may send it any more. */
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

    /** Of an engine that one process alone can use: whatever is in hand was in a dead one's. */
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
