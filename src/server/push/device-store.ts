import type { PushDevice } from "#contract/push.ts";
import { holdSession, holdUser } from "../account/hold-user.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { PushAddress } from "./push-address.ts";

export interface NewDevice extends PushAddress {
  readonly id: string;
  readonly label: string;
  /** The session it is added in, with which it goes. */
  readonly sessionHash: string;
}

/** SQL for the devices of users. */
export function createPushDeviceStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async devices(userId: string): Promise<PushDevice[]> {
      const rows = await db
        .selectFrom("push_devices")
        .select(["id", "label", "created_at", "last_success_at", "last_failure_at", "last_failure"])
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(pushDevice);
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
     * Fails if the session has ended meanwhile or the user would have more than `maxDevices` devices.
     */
    add(
      userId: string,
      { sessionHash, ...device }: NewDevice,
      insteadOf: string | null,
      maxDevices: number,
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
        if (Number(count) >= maxDevices) return "too-many";
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
  };
}

function pushDevice(row: {
  readonly id: string;
  readonly label: string;
  readonly created_at: string;
  readonly last_success_at: string | null;
  readonly last_failure_at: string | null;
  readonly last_failure: string | null;
}): PushDevice {
  return {
    id: row.id,
    label: row.label,
    createdAt: row.created_at,
    lastSuccessAt: row.last_success_at,
    lastFailureAt: row.last_failure_at,
    lastFailure: row.last_failure,
  };
}
