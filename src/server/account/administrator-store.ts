import type { Database } from "../database/open-database.ts";

/** An account in the administrator's list, without any of its content. */
export interface ListedUser {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly createdAt: string;
  /** Null: it has no session. */
  readonly lastSeenAt: string | null;
  readonly isDisabled: boolean;
  readonly isConfirmed: boolean;
  readonly isAdministrator: boolean;
}

/** SQL for the administrator role and the administrator's list of accounts. */
export function createAdministratorStore({ db }: { db: Database }) {
  return {
    /** True if the user administers the server and isn't disabled. */
    async isAdministrator(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom("administrators")
        .innerJoin("users", "users.id", "administrators.user_id")
        .select("users.id")
        .where("users.id", "=", userId)
        .where("users.disabled_at", "is", null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Makes an account the administrator. False: no such user. */
    async makeAdministrator(emailKey: string): Promise<boolean> {
      const user = await db.selectFrom("users").select("id").where("email_key", "=", emailKey).executeTakeFirst();
      if (user === undefined) return false;
      await db
        .insertInto("administrators")
        .values({ place: "the one", user_id: user.id })
        .onConflict((conflict) => conflict.column("place").doUpdateSet({ user_id: user.id }))
        .execute();
      return true;
    },

    /** Moves the administrator role from one account to another. False: the first no longer had it. */
    async handOver(fromUserId: string, toUserId: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("administrators")
        .set({ user_id: toUserId })
        .where("user_id", "=", fromUserId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** All accounts after a given one, oldest first. */
    async users(limit: number, after: string | null): Promise<ListedUser[]> {
      const last =
        after === null
          ? undefined
          : await db.selectFrom("users").select(["created_at", "id"]).where("id", "=", after).executeTakeFirst();
      let rows = db
        .selectFrom("users")
        .leftJoin("administrators", "administrators.user_id", "users.id")
        .select([
          "users.id",
          "users.email",
          "users.display_name as displayName",
          "users.created_at as createdAt",
          "users.disabled_at as disabledAt",
          "users.email_confirmed_at as confirmedAt",
          "administrators.user_id as administratorId",
        ])
        .select((select) =>
          select
            .selectFrom("sessions")
            .select((inner) => inner.fn.max("sessions.seen_at").as("seenAt"))
            .whereRef("sessions.user_id", "=", "users.id")
            .as("lastSeenAt"),
        )
        .orderBy("users.created_at")
        .orderBy("users.id")
        .limit(limit);
      if (last !== undefined)
        rows = rows.where((where) =>
          where.or([
            where("users.created_at", ">", last.created_at),
            where.and([where("users.created_at", "=", last.created_at), where("users.id", ">", last.id)]),
          ]),
        );
      return (await rows.execute()).map(({ disabledAt, confirmedAt, administratorId, ...user }) => ({
        ...user,
        isDisabled: disabledAt !== null,
        isConfirmed: confirmedAt !== null,
        isAdministrator: administratorId !== null,
      }));
    },
  };
}
