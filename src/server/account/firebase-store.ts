import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";

export type FirebaseStore = ReturnType<typeof createFirebaseStore>;

/** All SQL about the tokens that hosted sessions are checked with. */
export function createFirebaseStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Stores the token that a session is checked with and when the session expires. False: the session has ended
     * meanwhile.
     */
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

    /** The open sessions of a list that hosted sign-in created. */
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

    /** Records a successful check, unless a newer token arrived meanwhile. */
    async noteChecked(tokenHash: string, idTokenSealed: string): Promise<void> {
      await db
        .updateTable("hosted_sessions")
        .set({ checked_at: isoTime(clock.now()) })
        .where("token_hash", "=", tokenHash)
        .where("id_token_sealed", "=", idTokenSealed)
        .execute();
    },

    /** Ends all hosted sessions of a user who was disabled or deleted at the service. */
    async endAll(queries: Queries, userId: string, reason: "disabled" | "revoked"): Promise<void> {
      await queries
        .updateTable("sessions")
        .set({ ended_reason: reason })
        .where("user_id", "=", userId)
        .where("token_hash", "in", (from) => from.selectFrom("hosted_sessions").select("token_hash"))
        .execute();
    },

    /** Ends a session whose token the service no longer accepts, unless a newer one arrived meanwhile. */
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
