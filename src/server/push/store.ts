import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import type { Waiting } from "../metrics/server-figures.ts";
import { createPushDeviceStore } from "./device-store.ts";
import { createPushKeyStore } from "./key-store.ts";
import { createPushLeaseStore } from "./lease-store.ts";
import type { PushNotification } from "./push-notification.ts";

export type { KeptPush, TakenPush } from "./lease-store.ts";

/** That it was sent is known so long. */
const keptDays = 1;

export type PushStore = ReturnType<typeof createPushStore>;

/** All SQL about devices and their notifications. Queries on a user's behalf are scoped to that user. */
export function createPushStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    ...createPushKeyStore({ db, clock }),
    ...createPushDeviceStore({ db, clock }),
    ...createPushLeaseStore({ db, clock }),

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
