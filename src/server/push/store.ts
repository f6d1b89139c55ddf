import { holdSession, holdUser } from "../account/hold-user.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { PushDevice } from "#contract/push.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import type { PushNotification } from "./push-notification.ts";
import type { PushAddress } from "./push-sender.ts";
import type { Waiting } from "../metrics/metrics.ts";

interface NewDevice extends PushAddress {
  readonly id: string;
  readonly label: string;
  /** The session it is added in, with which it goes. */
  readonly sessionHash: string;
}

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

const keyRow = "vapid";
/** That it was sent is known so long. */
const keptDays = 1;

export type PushStore = ReturnType<typeof createPushStore>;

/** All SQL about devices and their notifications. Queries on a user's behalf are scoped to that user. */
export function createPushStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async keys(): Promise<{ publicKey: string; sealed: string } | null> {
      const row = await db
        .selectFrom("push_keys")
        .select(["public_key", "private_key"])
        .where("id", "=", keyRow)
        .executeTakeFirst();
      return row === undefined ? null : { publicKey: row.public_key, sealed: row.private_key };
    },

    /** Unless another process was first. */
    async insertKeys({ publicKey, sealed }: { publicKey: string; sealed: string }): Promise<void> {
      await db
        .insertInto("push_keys")
        .values({ id: keyRow, public_key: publicKey, private_key: sealed, created_at: isoTime(clock.now()) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Puts another pair in the place of one, with which the devices that knew it are lost. */
    async replaceKeys(before: string, { publicKey, sealed }: { publicKey: string; sealed: string }): Promise<void> {
      await db.transaction().execute(async (queries) => {
        const replaced = await queries
          .updateTable("push_keys")
          .set({ public_key: publicKey, private_key: sealed, created_at: isoTime(clock.now()) })
          .where("public_key", "=", before)
          .executeTakeFirst();
        if (replaced.numUpdatedRows > 0n) await queries.deleteFrom("push_devices").execute();
      });
    },

    async devices(userId: string): Promise<PushDevice[]> {
      const rows = await db
        .selectFrom("push_devices")
        .select(["id", "label", "created_at", "last_success_at", "last_failure_at", "last_failure"])
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map((row) => ({
        id: row.id,
        label: row.label,
        createdAt: row.created_at,
        lastSuccessAt: row.last_success_at,
        lastFailureAt: row.last_failure_at,
        lastFailure: row.last_failure,
      }));
    },

    async address(userId: string, id: string): Promise<PushAddress | null> {
      const row = await db
        .selectFrom("push_devices")
        .select(["endpoint", "p256dh", "auth"])
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return row ?? null;
    },

    /**
     * Registers the device, taking it over from a previous owner. Notifications already queued stay with that owner.
     * Fails if the session has ended meanwhile or the user would have more than `most` devices.
     */
    add(
      userId: string,
      { sessionHash, ...device }: NewDevice,
      insteadOf: string | null,
      most: number,
    ): Promise<"added" | "session-ended" | "too-many"> {
      return db.transaction().execute(async (queries) => {
        await holdUser(queries, userId);
        // The session ends before this, or it ends the device, too.
        if (!(await holdSession(queries, userId, sessionHash))) return "session-ended";
        if (insteadOf !== null && insteadOf !== device.id)
          await queries.deleteFrom("push_devices").where("user_id", "=", userId).where("id", "=", insteadOf).execute();
        const { count } = await queries
          .selectFrom("push_devices")
          .select((select) => select.fn.countAll<number | string>().as("count"))
          .where("user_id", "=", userId)
          .where("id", "!=", device.id)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return "too-many";
        await queries.deleteFrom("push_devices").where("id", "=", device.id).where("user_id", "!=", userId).execute();
        await queries
          .insertInto("push_devices")
          .values({ ...device, user_id: userId, session_hash: sessionHash, created_at: isoTime(clock.now()) })
          .onConflict((conflict) =>
            conflict
              .column("id")
              .doUpdateSet({ p256dh: device.p256dh, auth: device.auth, label: device.label, session_hash: sessionHash })
              .where("push_devices.user_id", "=", userId),
          )
          .execute();
        return "added";
      });
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const gone = await db
        .deleteFrom("push_devices")
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },

    async noteSuccess(userId: string, id: string): Promise<void> {
      await db
        .updateTable("push_devices")
        .set({ last_success_at: isoTime(clock.now()), last_failure_at: null, last_failure: null, failing_since: null })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .execute();
    },

    /** Since when nothing but this has come of what was sent there. */
    async noteFailure(userId: string, id: string, reason: string): Promise<string | null> {
      const now = isoTime(clock.now());
      const row = await db
        .updateTable("push_devices")
        .set((update) => ({
          last_failure_at: now,
          last_failure: reason,
          failing_since: update.fn.coalesce("failing_since", update.val(now)),
        }))
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .returning("failing_since")
        .executeTakeFirst();
      return row?.failing_since ?? null;
    },

    /** Lets whatever waits for a device wait until then at least. */
    async restDevice(deviceId: string, untilMs: number): Promise<void> {
      const until = isoTime(untilMs);
      await db
        .updateTable("push_outbox")
        .set({ next_attempt_at: until })
        .where("device_id", "=", deviceId)
        .where("state", "=", "waiting")
        .where("owner", "is", null)
        .where("next_attempt_at", "<", until)
        .execute();
    },

    /** Lets whatever waits for the devices of a push service wait until then at least. */
    async restOrigin(origin: string, untilMs: number): Promise<void> {
      const until = isoTime(untilMs);
      const start = `${origin}/`;
      await db
        .updateTable("push_outbox")
        .set({ next_attempt_at: until })
        .where("state", "=", "waiting")
        .where("owner", "is", null)
        .where("next_attempt_at", "<", until)
        .where("device_id", "in", (select) =>
          select
            .selectFrom("push_devices")
            .select("id")
            .where(sql<string>`substr(endpoint, 1, ${sql.lit(start.length)})`, "=", start),
        )
        .execute();
    },

    /** Queues it for each device of a user; a key that a device already had changes nothing. */
    async post(userId: string, key: string, notification: PushNotification, queries: Queries = db): Promise<number> {
      const devices = await queries.selectFrom("push_devices").select("id").where("user_id", "=", userId).execute();
      if (devices.length === 0) return 0;
      const now = isoTime(clock.now());
      await queries
        .insertInto("push_outbox")
        .values(
          devices.map(({ id }) => ({
            id: randomUUID(),
            user_id: userId,
            device_id: id,
            key,
            notification: JSON.stringify(notification),
            state: "waiting",
            attempts: 0,
            next_attempt_at: now,
            created_at: now,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return devices.length;
    },

    /** How many different notifications a user was to get since then. */
    async countSince(userId: string, sinceMs: number): Promise<number> {
      const row = await db
        .selectFrom("push_outbox")
        .select((select) => select.fn.count<number | string>("key").distinct().as("count"))
        .where("user_id", "=", userId)
        .where("created_at", ">", isoTime(sinceMs))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /**
     * Takes due notifications that no process has in hand, at most `count`, the oldest first, and at most `countOfUser`
     * in hand per user.
     */
    async take(owner: string, count: number, countOfUser: number, leaseMs: number): Promise<TakenPush[]> {
      const now = isoTime(clock.now());
      const due = await db
        .selectFrom((from) =>
          from
            .selectFrom("push_outbox")
            .innerJoin("users", "users.id", "push_outbox.user_id")
            .select(["push_outbox.id", "next_attempt_at", "owned_until"])
            // Those in hand come first, so that they count.
            .select(
              sql<number>`row_number() OVER (PARTITION BY user_id
                ORDER BY CASE WHEN owned_until > ${now} THEN 0 ELSE 1 END, next_attempt_at, push_outbox.id)`.as(
                "place",
              ),
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
      if (due.length === 0) return [];
      const ids = due.map(({ id }) => id);
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

    /** How many wait to be sent, and since when the oldest. */
    async waiting(): Promise<Waiting> {
      const { count, oldest } = await db
        .selectFrom("push_outbox")
        .select((select) => [
          select.fn.countAll<number | string>().as("count"),
          select.fn.min<string | null>("created_at").as("oldest"),
        ])
        .where("state", "=", "waiting")
        .executeTakeFirstOrThrow();
      return { count: Number(count), oldest };
    },

    async deleteOld(): Promise<void> {
      const before = isoTime(clock.now() - keptDays * 86_400_000);
      await db.deleteFrom("push_outbox").where("ended_at", "<", before).execute();
      // Notifications of a disabled account would otherwise wait forever.
      await db.deleteFrom("push_outbox").where("state", "=", "waiting").where("created_at", "<", before).execute();
    },
  };
}
