import { randomUUID } from "node:crypto";
import { isoTime } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import type { Waiting } from "../metrics/server-figures.ts";
import { createMailLeaseStore, type MailStoreOptions, priorities } from "./lease-store.ts";
import type { Mail } from "./mail.ts";

export { longestWaitMs, type TakenMail } from "./lease-store.ts";

export type MailState = "waiting" | "sent" | "failed";

export interface NewMail {
  /** Null: the recipient has no account yet. */
  readonly userId: string | null;
  /** One mail a user and key: whoever asks for it again changes nothing. */
  readonly key: string;
  readonly mail: Mail;
}

/** A mail that waits longer for a relay is dropped as outdated. */
const tooOldDays = 3;
/** That it was sent is known so long. */
const keptDays = 30;

export type MailStore = ReturnType<typeof createMailStore>;

/** All SQL about mails to be sent. */
export function createMailStore(options: MailStoreOptions) {
  const { db, clock } = options;
  return {
    ...createMailLeaseStore(options),

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
              priority: isLetter(key) ? priorities.letter : priorities.urgent,
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
