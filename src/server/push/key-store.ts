import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";

const keyRow = "vapid";

/** SQL for the server's key pair (VAPID). */
export function createPushKeyStore({ db, clock }: { db: Database; clock: Clock }) {
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
  };
}
