import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";

export type FirebaseStore = ReturnType<typeof createFirebaseStore>;

/** All SQL about what sessions of hosted sign-in are checked by. */
export function createFirebaseStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Keeps what a session is checked by, and until when it lasts. False: it has ended meanwhile. */
    async keep(
      queries: Queries,
      session: { tokenHash: string; idTokenSealed: string; checkedAt: string; expiresAt: string; provedAt: string },
    ): Promise<boolean> {
      const { numUpdatedRows } = await queries
        .updateTable("sessions")
        .set({ expires_at: session.expiresAt, renewed_at: isoTime(clock.now()), proved_at: session.provedAt })
        .where("token_hash", "=", session.tokenHash)
        .where("ended_reason", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const kept = { id_token_sealed: session.idTokenSealed, checked_at: session.checkedAt };
      await queries
        .insertInto("hosted_sessions")
        .values({ token_hash: session.tokenHash, ...kept })
        .onConflict((conflict) => conflict.column("token_hash").doUpdateSet(kept))
        .execute();
      return true;
    },

    /** Those of a list that hosted sign-in made and nobody has ended. */
    sessions: (tokenHashes: readonly string[]) =>
      db
        .selectFrom("hosted_sessions")
        .innerJoin("sessions", "sessions.token_hash", "hosted_sessions.token_hash")
        .select([
          "hosted_sessions.token_hash as tokenHash",
          "hosted_sessions.id_token_sealed as idTokenSealed",
          "hosted_sessions.checked_at as checkedAt",
          "sessions.user_id as userId",
        ])
        .where("hosted_sessions.token_hash", "in", tokenHashes)
        .where("sessions.ended_reason", "is", null)
        .where("sessions.expires_at", ">", isoTime(clock.now()))
        .execute(),

    /** A check that found nothing wrong; not where a newer token came meanwhile. */
    async noteChecked(tokenHash: string, idTokenSealed: string): Promise<void> {
      await db
        .updateTable("hosted_sessions")
        .set({ checked_at: isoTime(clock.now()) })
        .where("token_hash", "=", tokenHash)
        .where("id_token_sealed", "=", idTokenSealed)
        .execute();
    },

    /** Ends every hosted session of a user whom the service has disabled or deleted. */
    async endAll(queries: Queries, userId: string, reason: "disabled" | "revoked"): Promise<void> {
      await queries
        .updateTable("sessions")
        .set({ ended_reason: reason })
        .where("user_id", "=", userId)
        .where("token_hash", "in", (from) => from.selectFrom("hosted_sessions").select("token_hash"))
        .execute();
    },

    /** Ends a session whose token the service no longer takes, unless a newer one came meanwhile. */
    async endAsRevoked(tokenHash: string, idTokenSealed: string): Promise<void> {
      await db
        .updateTable("sessions")
        .set({ ended_reason: "revoked" })
        .where("token_hash", "=", tokenHash)
        .where("token_hash", "in", (from) =>
          from.selectFrom("hosted_sessions").select("token_hash").where("id_token_sealed", "=", idTokenSealed),
        )
        .execute();
    },
  };
}
