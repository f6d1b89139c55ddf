import { type Expression, type RawBuilder, sql } from "kysely";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { endDevices, endDevicesOf, endSessionDevice, moveDevice } from "../push/session-devices.ts";

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

export interface SessionRecord {
  readonly userId: string;
  readonly createdAt: string;
  readonly renewedAt: string;
  readonly expiresAt: string;
  readonly endedReason: string | null;
  readonly seenAt: string | null;
  /** Time of the last authentication. */
  readonly provedAt: string;
}

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

export type AccountStore = ReturnType<typeof createAccountStore>;

/** All SQL about users, sessions and failed sign-ins. */
export function createAccountStore({ db, clock }: { db: Database; clock: Clock }) {
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

  return {
    transaction: <T>(work: (queries: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

    userByEmail: (emailKey: string): Promise<UserRecord | undefined> =>
      db.selectFrom("users").select(userColumns).where("email_key", "=", emailKey).executeTakeFirst(),

    userById: (id: string): Promise<UserRecord | undefined> =>
      db.selectFrom("users").select(userColumns).where("id", "=", id).executeTakeFirst(),

    /** Sets a user's picture and its address, which changes with the picture; null removes it. */
    putPhoto: (userId: string, photo: { contentType: string; image: string; url: string } | null): Promise<void> =>
      db.transaction().execute(async (queries) => {
        await queries.deleteFrom("user_photos").where("user_id", "=", userId).execute();
        if (photo !== null)
          await queries
            .insertInto("user_photos")
            .values({ user_id: userId, content_type: photo.contentType, image: photo.image })
            .execute();
        await queries
          .updateTable("users")
          .set({ photo_url: photo?.url ?? null })
          .where("id", "=", userId)
          .execute();
      }),

    photo: (userId: string): Promise<{ contentType: string; image: string } | undefined> =>
      db
        .selectFrom("user_photos")
        .select(["content_type as contentType", "image"])
        .where("user_id", "=", userId)
        .executeTakeFirst(),

    async hasUsers(): Promise<boolean> {
      return (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
    },

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

    /** The e-mail address as entered. */
    async addressOf(userId: string): Promise<string> {
      const { email } = await db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
      return email;
    },

    /** The address of an account; null unless its owner has confirmed it. */
    async confirmedAddress(userId: string): Promise<string | null> {
      const row = await db
        .selectFrom("users")
        .select("email")
        .where("id", "=", userId)
        .where("email_confirmed_at", "is not", null)
        .executeTakeFirst();
      return row?.email ?? null;
    },

    /** Marks an address as confirmed. False: it is no longer the account's address, or the account is disabled. */
    async confirmAddress(queries: Queries, userId: string, emailKey: string): Promise<boolean> {
      const confirmed = await queries
        .updateTable("users")
        .set({ email_confirmed_at: isoTime(clock.now()) })
        .where("id", "=", userId)
        .where("email_key", "=", emailKey)
        .where("disabled_at", "is", null)
        .executeTakeFirst();
      return confirmed.numUpdatedRows > 0n;
    },

    /** Changes the address, which may already be confirmed. Throws if another account has it. */
    async changeAddress(
      queries: Queries,
      userId: string,
      { email, emailKey, isConfirmed }: { email: string; emailKey: string; isConfirmed: boolean },
    ): Promise<void> {
      await queries
        .updateTable("users")
        .set({ email, email_key: emailKey, email_confirmed_at: isConfirmed ? isoTime(clock.now()) : null })
        .where("id", "=", userId)
        .execute();
    },

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

    async changeDisplayName(userId: string, displayName: string): Promise<void> {
      await db.updateTable("users").set({ display_name: displayName }).where("id", "=", userId).execute();
    },

    async changePasswordHash(userId: string, passwordHash: string): Promise<void> {
      await db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
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

    async insertSession(
      queries: Queries,
      session: { tokenHash: string; userId: string; expiresAt: string; device?: string; provedAt?: string },
    ): Promise<void> {
      const now = isoTime(clock.now());
      await queries
        .insertInto("sessions")
        .values({
          token_hash: session.tokenHash,
          user_id: session.userId,
          created_at: now,
          renewed_at: now,
          expires_at: session.expiresAt,
          ended_reason: null,
          device: session.device ?? null,
          seen_at: now,
          proved_at: session.provedAt ?? now,
        })
        .execute();
    },

    sessionByHash: (tokenHash: string): Promise<SessionRecord | undefined> =>
      db
        .selectFrom("sessions")
        .innerJoin("users", "users.id", "sessions.user_id")
        .select([
          "sessions.user_id as userId",
          "sessions.created_at as createdAt",
          "sessions.renewed_at as renewedAt",
          "sessions.expires_at as expiresAt",
          "sessions.seen_at as seenAt",
        ])
        .select((of) => of.fn.coalesce("sessions.proved_at", "sessions.created_at").as("provedAt"))
        .select(endedReason)
        .where("sessions.token_hash", "=", tokenHash)
        .executeTakeFirst(),

    /** Records a proof that the session belongs to the account's owner, from now or at the provider's time. */
    async noteProved(tokenHash: string, atMs: number = clock.now()): Promise<void> {
      await db
        .updateTable("sessions")
        .set({ proved_at: isoTime(Math.min(atMs, clock.now())) })
        .where("token_hash", "=", tokenHash)
        .execute();
    },

    async renewSession(tokenHash: string, expiresAt: string): Promise<void> {
      await db
        .updateTable("sessions")
        .set({ renewed_at: isoTime(clock.now()), expires_at: expiresAt })
        .where("token_hash", "=", tokenHash)
        .execute();
    },

    async noteSeen(tokenHash: string): Promise<void> {
      await db
        .updateTable("sessions")
        .set({ seen_at: isoTime(clock.now()) })
        .where("token_hash", "=", tokenHash)
        .execute();
    },

    /** The open sessions of a user, the last used first. */
    sessionsOf: (userId: string) =>
      db
        .selectFrom("sessions")
        .select((select) => [
          "token_hash as tokenHash",
          "device",
          "created_at as createdAt",
          select.fn.coalesce("seen_at", "renewed_at").as("lastSeenAt"),
        ])
        .where("user_id", "=", userId)
        .where("ended_reason", "is", null)
        .where("expires_at", ">", isoTime(clock.now()))
        .orderBy("lastSeenAt", "desc")
        .orderBy("created_at", "desc")
        .execute(),

    /**
     * Ends a user's sessions by hash prefix, or all but one, and removes their devices. Returns the hashes of the ended
     * sessions. All but one also removes the devices of expired sessions.
     */
    endSessions: (
      userId: string,
      which: { readonly startsWith: string } | { readonly except: string },
    ): Promise<string[]> =>
      db.transaction().execute(async (queries) => {
        const mine = queries.deleteFrom("sessions").where("user_id", "=", userId);
        const ending =
          "except" in which
            ? mine.where("token_hash", "!=", which.except)
            : mine.where("token_hash", "like", `${which.startsWith}%`);
        const rows = await ending.returning("token_hash").execute();
        await endDevicesOf(queries, userId, which);
        return rows.map(({ token_hash: tokenHash }) => tokenHash);
      }),

    /** Ends a session and removes its device from notifications. */
    deleteSession: (tokenHash: string): Promise<void> =>
      db.transaction().execute(async (queries) => {
        await queries.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
        await endSessionDevice(queries, tokenHash);
      }),

    /** Ends the session that another one replaces in the same browser. The device stays if the user is the same. */
    replaceSession: (tokenHash: string, next: { tokenHash: string; userId: string }): Promise<void> =>
      db.transaction().execute(async (queries) => {
        await moveDevice(queries, tokenHash, next);
        await queries.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
      }),

    async deleteExpiredSessions(): Promise<void> {
      await db.deleteFrom("sessions").where("expires_at", "<", isoTime(clock.now())).execute();
    },

    /** The sessions of a list that still exist, with the reason if one was ended from outside. */
    async sessionStates(tokenHashes: readonly string[]): Promise<Map<string, string | null>> {
      const rows = await db
        .selectFrom("sessions")
        .innerJoin("users", "users.id", "sessions.user_id")
        .select("sessions.token_hash")
        .select(endedReason)
        .where("sessions.token_hash", "in", tokenHashes)
        .where("sessions.expires_at", ">", isoTime(clock.now()))
        .execute();
      return new Map(rows.map((row) => [row.token_hash, row.endedReason]));
    },

    /**
     * Counts a try as failed before it is made, and blocks the account for `waitMs(failures)`. One statement decides,
     * so that simultaneous tries can't all pass. Failures older than a day don't count. Returns null when the try may
     * go ahead, else the end of the block.
     */
    async reserveTry(
      accountKey: string,
      { freeFailures, waitsMs }: { freeFailures: number; waitsMs: readonly number[] },
    ): Promise<string | null> {
      const now = isoTime(clock.now());
      const reserved = await db
        .insertInto("sign_in_failures")
        .values({ account_key: accountKey, failures: 1, blocked_until: null, last_at: now })
        .onConflict((conflict) =>
          conflict
            .column("account_key")
            .doUpdateSet((update) => ({
              failures: sql<number>`${countedFailures(update.ref("sign_in_failures.failures"), update.ref("sign_in_failures.last_at"))} + 1`,
              last_at: now,
              blocked_until: blockedUntil(
                countedFailures(update.ref("sign_in_failures.failures"), update.ref("sign_in_failures.last_at")),
                { freeFailures, untils: waitsMs.map((waitMs) => isoTime(clock.now() + waitMs)) },
              ),
            }))
            .where((row) =>
              row.or([
                row("sign_in_failures.blocked_until", "is", null),
                row("sign_in_failures.blocked_until", "<=", now),
              ]),
            ),
        )
        .returning("failures")
        .executeTakeFirst();
      if (reserved !== undefined) return null;
      const row = await db
        .selectFrom("sign_in_failures")
        .select("blocked_until")
        .where("account_key", "=", accountKey)
        .executeTakeFirst();
      // Deleted in between: the caller tries again in a second.
      return row?.blocked_until ?? now;
    },

    /** Takes back a reserved try that was never made. */
    async releaseTry(accountKey: string): Promise<void> {
      await db
        .updateTable("sign_in_failures")
        .set((row) => ({ failures: row("failures", "-", 1), blocked_until: null }))
        .where("account_key", "=", accountKey)
        .execute();
    },

    async forgetFailures(accountKey: string): Promise<void> {
      await db.deleteFrom("sign_in_failures").where("account_key", "=", accountKey).execute();
    },

    /** Deletes failures that no longer count. */
    async deleteOldFailures(): Promise<void> {
      await db.deleteFrom("sign_in_failures").where("last_at", "<", failuresCountFrom()).execute();
    },
  };

  function failuresCountFrom(): string {
    return isoTime(clock.now() - failuresCountMs);
  }

  /** Number of failures before this one; 0 if the last was too long ago. */
  function countedFailures(failures: Expression<number>, lastAt: Expression<string>): RawBuilder<number> {
    return sql`CASE WHEN ${lastAt} < ${failuresCountFrom()} THEN 0 ELSE ${failures} END`;
  }
}

/** A failed sign-in counts for this long after the last one. */
const failuresCountMs = 24 * 60 * 60_000;

/** Returns the end of the block after one more failure. `untils` grow with each failure beyond the free ones. */
function blockedUntil(
  failuresBefore: Expression<number>,
  { freeFailures, untils }: { freeFailures: number; untils: readonly string[] },
): RawBuilder<string | null> {
  const cases = untils
    .map((until, excess) => sql`WHEN ${failuresBefore} >= ${sql.lit(freeFailures + excess - 1)} THEN ${until}`)
    .toReversed();
  return sql`CASE ${sql.join(cases, sql` `)} ELSE NULL END`;
}

// A sign-in that was pending while the account was disabled may have left an open session.
const endedReason = sql<
  string | null
>`CASE WHEN users.disabled_at IS NOT NULL THEN 'disabled' ELSE sessions.ended_reason END`.as("endedReason");
