import { sql } from "kysely";
import { type Clock, isoTime } from "../clock.ts";
import { builtOnce } from "../database/built-once.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { endDevicesOf, endSessionDevice, moveDevice } from "../push/session-devices.ts";

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

/** SQL for starting, reading and renewing sessions. */
export function createSessionStore({ db, clock }: { db: Database; clock: Clock }) {
  const sessionRow = sessionRowOf(db);

  return {
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

    async sessionByHash(tokenHash: string): Promise<SessionRecord | undefined> {
      const [session] = await sessionRow(tokenHash);
      return session;
    },

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
  };
}

/** SQL for ending sessions, with the devices that were added in them. */
export function createSessionEndStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
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
  };
}

/** The row of one session, built once. */
function sessionRowOf(db: Database) {
  return builtOnce(db, (tokenHash: string) =>
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
      .where("sessions.token_hash", "=", tokenHash),
  );
}

// A sign-in that was pending while the account was disabled may have left an open session.
const endedReason = sql<
  string | null
>`CASE WHEN users.disabled_at IS NOT NULL THEN 'disabled' ELSE sessions.ended_reason END`.as("endedReason");
