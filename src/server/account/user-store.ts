import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";

export interface UserRecord {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  /** Time at which the owner confirmed the address; null: not yet. */
  readonly emailConfirmedAt: string | null;
  readonly displayName: string;
  readonly photoURL: string | null;
  readonly passwordHash: string;
  readonly disabledAt: string | null;
}

const userColumns = [
  "id",
  "email",
  "email_key as emailKey",
  "email_confirmed_at as emailConfirmedAt",
  "display_name as displayName",
  "photo_url as photoURL",
  "password_hash as passwordHash",
  "disabled_at as disabledAt",
] as const;

/** SQL for users: their records, opening, disabling and deleting an account. */
export function createUserStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    userByEmail: (emailKey: string): Promise<UserRecord | undefined> =>
      db.selectFrom("users").select(userColumns).where("email_key", "=", emailKey).executeTakeFirst(),

    userById: (id: string): Promise<UserRecord | undefined> =>
      db.selectFrom("users").select(userColumns).where("id", "=", id).executeTakeFirst(),

    async hasUsers(): Promise<boolean> {
      return (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
    },

    async insertUser(
      queries: Queries,
      user: {
        id: string;
        email: string;
        emailKey: string;
        displayName: string;
        passwordHash: string;
        /** True if the owner has confirmed the address. */
        isConfirmed: boolean;
      },
    ): Promise<void> {
      const now = isoTime(clock.now());
      await queries
        .insertInto("users")
        .values({
          id: user.id,
          email: user.email,
          email_key: user.emailKey,
          display_name: user.displayName,
          photo_url: null,
          password_hash: user.passwordHash,
          created_at: now,
          disabled_at: null,
          email_confirmed_at: user.isConfirmed ? now : null,
        })
        .execute();
      // The first account administers the server. A simultaneous second sign-up waits here and gets nothing.
      await queries
        .insertInto("administrators")
        .values({ place: "the one", user_id: user.id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async changeDisplayName(userId: string, displayName: string): Promise<void> {
      await db.updateTable("users").set({ display_name: displayName }).where("id", "=", userId).execute();
    },

    /** Disables a user and ends all their sessions in the same transaction. False: no such user. */
    disableUser: (emailKey: string): Promise<boolean> =>
      db.transaction().execute(async (queries) => {
        const user = await queries
          .updateTable("users")
          .set({ disabled_at: isoTime(clock.now()) })
          .where("email_key", "=", emailKey)
          .returning("id")
          .executeTakeFirst();
        if (user === undefined) return false;
        await queries
          .updateTable("sessions")
          .set({ ended_reason: "disabled" })
          .where("user_id", "=", user.id)
          .execute();
        return true;
      }),

    /** Lets a disabled user sign in again and resumes what was paused. False: no such user. */
    enableUser: (emailKey: string, wake: (queries: Queries, userId: string) => Promise<void>): Promise<boolean> =>
      db.transaction().execute(async (queries) => {
        const user = await queries
          .updateTable("users")
          .set({ disabled_at: null })
          .where("email_key", "=", emailKey)
          .returning("id")
          .executeTakeFirst();
        if (user === undefined) return false;
        await wake(queries, user.id);
        return true;
      }),

    /** Deletes an account with all its data. */
    deleteUser: (userId: string): Promise<void> =>
      db.transaction().execute(async (queries) => {
        await queries.deleteFrom("users").where("id", "=", userId).execute();
        // If no account is left, the next one is the first again.
        await queries
          .deleteFrom("administrators")
          .where("user_id", "is", null)
          .where((where) => where.not(where.exists(where.selectFrom("users").select("users.id"))))
          .execute();
      }),
  };
}
