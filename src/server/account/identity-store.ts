import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { hasWayIn } from "./way-in-store.ts";

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export type IdentityStore = ReturnType<typeof createIdentityStore>;

/** All SQL about whom a sign-in provider knows a user as. */
export function createIdentityStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async userOf({ issuer, subject }: Identity): Promise<string | null> {
      const row = await db
        .selectFrom("user_identities")
        .select("user_id")
        .where("issuer", "=", issuer)
        .where("subject", "=", subject)
        .executeTakeFirst();
      return row?.user_id ?? null;
    },

    /** Since when a provider opens an account; null: it does not. */
    async linkedAt(userId: string, issuer: string): Promise<string | null> {
      const row = await db
        .selectFrom("user_identities")
        .select("created_at")
        .where("user_id", "=", userId)
        .where("issuer", "=", issuer)
        .orderBy("created_at")
        .executeTakeFirst();
      return row?.created_at ?? null;
    },

    /** False: the provider's person opens an account already. */
    async link({ issuer, subject }: Identity, userId: string, queries: Queries = db): Promise<boolean> {
      const linked = await queries
        .insertInto("user_identities")
        .values({ issuer, subject, user_id: userId, created_at: isoTime(clock.now()) })
        .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
        .returning("user_id")
        .executeTakeFirst();
      return linked !== undefined;
    },

    /** Takes a provider's way in away, unless nothing else would open the account. `isPlaced`: passkeys would. */
    unlink: (
      userId: string,
      issuer: string,
      { isPlaced }: { isPlaced: boolean },
    ): Promise<"unlinked" | "not-linked" | "only-way-in"> =>
      db.transaction().execute(async (queries) => {
        const passkeys = isPlaced ? { besides: null } : null;
        const hasOther = await hasWayIn(queries, userId, { passkeys, issuer: null });
        const mine = await queries
          .selectFrom("user_identities")
          .select("subject")
          .where("user_id", "=", userId)
          .where("issuer", "=", issuer)
          .executeTakeFirst();
        if (mine === undefined) return "not-linked";
        if (!hasOther) return "only-way-in";
        await queries
          .deleteFrom("user_identities")
          .where("user_id", "=", userId)
          .where("issuer", "=", issuer)
          .execute();
        return "unlinked";
      }),
  };
}
