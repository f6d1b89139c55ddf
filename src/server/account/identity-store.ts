import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { hasWayIn } from "./way-in-store.ts";

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export type IdentityStore = ReturnType<typeof createIdentityStore>;

/** All SQL about users' identities at sign-in providers. */
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

    /** Time at which a provider was linked to an account; null: it isn't. */
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

    /** False: the identity is already linked to an account. */
    async link({ issuer, subject }: Identity, userId: string, queries: Queries = db): Promise<boolean> {
      const linked = await queries
        .insertInto("user_identities")
        .values({ issuer, subject, user_id: userId, created_at: isoTime(clock.now()) })
        .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
        .returning("user_id")
        .executeTakeFirst();
      return linked !== undefined;
    },

    /** Unlinks a provider unless it is the last sign-in method. `isPlaced`: passkeys work at this address. */
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
