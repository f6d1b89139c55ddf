import type { Database, Queries } from "../database/open-database.ts";
import { endDevices } from "../push/session-devices.ts";

/** SQL for password hashes. A new password ends sessions, pending sign-ins and devices. */
export function createPasswordStore({ db }: { db: Database }) {
  return {
    /** Sets a new password, ends all sessions (or all but one) and removes their devices from notifications. */
    async replacePassword(
      queries: Queries,
      userId: string,
      passwordHash: string,
      keptTokenHash: string | null,
    ): Promise<void> {
      await queries.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
      await queries
        .deleteFrom("sessions")
        .where("user_id", "=", userId)
        .where("token_hash", "!=", keptTokenHash ?? "")
        .execute();
      await queries.deleteFrom("sign_in_challenges").where("user_id", "=", userId).execute();
      await endDevices(queries, userId);
    },

    async changePasswordHash(userId: string, passwordHash: string): Promise<void> {
      await db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
    },

    /** Sets a password, ends all sessions and removes the user's devices. False: no such user. */
    setPasswordHash: (emailKey: string, passwordHash: string): Promise<boolean> =>
      db.transaction().execute(async (queries) => {
        const user = await queries
          .updateTable("users")
          .set({ password_hash: passwordHash })
          .where("email_key", "=", emailKey)
          .returning("id")
          .executeTakeFirst();
        if (user === undefined) return false;
        await queries.deleteFrom("sessions").where("user_id", "=", user.id).execute();
        await queries.deleteFrom("sign_in_challenges").where("user_id", "=", user.id).execute();
        // Devices registered with the old password get no further notifications.
        await endDevices(queries, user.id);
        return true;
      }),
  };
}
