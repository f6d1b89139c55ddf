import { sql } from "kysely";
import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { PushAddress } from "./push-address.ts";
import type { PushNotification } from "./push-notification.ts";

/** A notification that this process has in hand. */
export interface TakenPush {
  readonly id: string;
  readonly attempts: number;
  readonly createdAt: string;
}

/** One in hand with where it goes, as both are now. */
export interface KeptPush {
  readonly userId: string;
  readonly deviceId: string;
  readonly address: PushAddress;
  readonly notification: PushNotification;
}

/** SQL for the notifications that a process has in hand. */
export function createPushLeaseStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Takes due notifications that no process has in hand, at most `count`, the oldest first, and at most `countOfUser`
     * in hand per user.
     */
    async take(owner: string, count: number, countOfUser: number, leaseMs: number): Promise<TakenPush[]> {
      const now = isoTime(clock.now());
      const ids = await dueIds(db, { now, count, countOfUser });
      if (ids.length === 0) return [];
      await db
        .updateTable("push_outbox")
        .set({ owner, owned_until: isoTime(clock.now() + leaseMs) })
        .where("id", "in", ids)
        .where("state", "=", "waiting")
        .where((where) => where.or([where("owned_until", "is", null), where("owned_until", "<=", now)]))
        .execute();
      const rows = await db
        .selectFrom("push_outbox")
        .select(["id", "attempts", "created_at"])
        .where("id", "in", ids)
        .where("owner", "=", owner)
        .where("state", "=", "waiting")
        .orderBy("next_attempt_at")
        .execute();
      return rows.map(({ id, attempts, created_at: createdAt }) => ({ id, attempts, createdAt }));
    },

    /** Keeps one in hand and says where it goes; null when somebody else has it by now, or its device has gone to somebody else. */
    async keep(id: string, owner: string, leaseMs: number): Promise<KeptPush | null> {
      const kept = await db
        .updateTable("push_outbox")
        .set({ owned_until: isoTime(clock.now() + leaseMs) })
        .where("id", "=", id)
        .where("owner", "=", owner)
        .where("state", "=", "waiting")
        .executeTakeFirst();
      if (kept.numUpdatedRows === 0n) return null;
      const row = await db
        .selectFrom("push_outbox")
        .innerJoin("push_devices", (join) =>
          join
            .onRef("push_devices.id", "=", "push_outbox.device_id")
            .onRef("push_devices.user_id", "=", "push_outbox.user_id"),
        )
        .select(["push_outbox.user_id", "device_id", "notification", "endpoint", "p256dh", "auth"])
        .where("push_outbox.id", "=", id)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { endpoint, p256dh, auth } = row;
      return {
        userId: row.user_id,
        deviceId: row.device_id,
        address: { endpoint, p256dh, auth },
        notification: JSON.parse(row.notification) as PushNotification,
      };
    },

    /** It is on its way, or never will be. What stood in it is not kept. */
    async ended(id: string, owner: string, state: "sent" | "failed"): Promise<void> {
      await db
        .updateTable("push_outbox")
        .set({ state, notification: "", owner: null, owned_until: null, ended_at: isoTime(clock.now()) })
        .where("id", "=", id)
        .where("owner", "=", owner)
        .execute();
    },

    async postponed(id: string, owner: string, attempts: number, nextAttemptMs: number): Promise<void> {
      await db
        .updateTable("push_outbox")
        .set({ attempts, next_attempt_at: isoTime(nextAttemptMs), owner: null, owned_until: null })
        .where("id", "=", id)
        .where("owner", "=", owner)
        .execute();
    },

    /** Lays down what a process has in hand. */
    async release(owner: string): Promise<void> {
      await db
        .updateTable("push_outbox")
        .set({ owner: null, owned_until: null })
        .where("owner", "=", owner)
        .where("state", "=", "waiting")
        .execute();
    },

    /** For an engine with a single process: anything in hand belonged to a dead one. */
    async releaseAll(): Promise<void> {
      await db
        .updateTable("push_outbox")
        .set({ owner: null, owned_until: null })
        .where("state", "=", "waiting")
        .where("owner", "is not", null)
        .execute();
    },
  };
}

/** Due notifications that no process has in hand, the oldest first. */
async function dueIds(
  db: Database,
  { now, count, countOfUser }: { now: string; count: number; countOfUser: number },
): Promise<string[]> {
  const due = await db
    .selectFrom((from) =>
      from
        .selectFrom("push_outbox")
        .innerJoin("users", "users.id", "push_outbox.user_id")
        .select(["push_outbox.id", "next_attempt_at", "owned_until"])
        // Those in hand come first, so that they count.
        .select(
          sql<number>`row_number() OVER (PARTITION BY user_id
            ORDER BY CASE WHEN owned_until > ${now} THEN 0 ELSE 1 END, next_attempt_at, push_outbox.id)`.as("place"),
        )
        .where("users.disabled_at", "is", null)
        .where("state", "=", "waiting")
        .where("next_attempt_at", "<=", now)
        .as("due"),
    )
    .select("id")
    .where("place", "<=", countOfUser)
    .where((where) => where.or([where("owned_until", "is", null), where("owned_until", "<=", now)]))
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(count)
    .execute();
  return due.map(({ id }) => id);
}
