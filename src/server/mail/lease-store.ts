import { type Clock, isoTime, toleratedLeadMs } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { Mail } from "./mail.ts";

/** A mail that this process has in hand. */
export interface TakenMail {
  readonly id: string;
  readonly mail: Mail;
  readonly attempts: number;
  /** True if the recipient isn't waiting for it. */
  readonly isLetter: boolean;
}

export interface MailStoreOptions {
  readonly db: Database;
  readonly clock: Clock;
  /** Other processes take mails from the same table. */
  readonly isShared?: boolean;
}

/** A lease is over this much later for everybody else; longer than a process waits between two tries to record. */
const recordingMs = 5_000;

/** No mail waits longer for its next attempt. */
export const longestWaitMs = 12 * 3_600_000;

/** The order in which mails are sent. */
export const priorities = { urgent: 0, letter: 1 } as const;

/** SQL for the mails that a process has in hand. */
export function createMailLeaseStore({ db, clock, isShared = false }: MailStoreOptions) {
  return {
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
      if (isUrgentOnly) next = next.where("priority", "=", priorities.urgent);
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
      return { id, mail: JSON.parse(mail) as Mail, attempts, isLetter: priority === priorities.letter };
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
  };
}
