import type { KeyProvider } from "#contract/settings.ts";
import type { Database } from "../database/open-database.ts";

export interface KeyRecord {
  readonly provider: string;
  /** By the vault, bound to the user and the provider. */
  readonly sealed: string;
  readonly endsIn: string;
  /** When its service refused it; null: it may be used. */
  readonly refusedAt: string | null;
  /** When its service took it first; null: that is not known yet. */
  readonly takenAt: string | null;
}

type UsedKey = Pick<KeyRecord, "provider" | "sealed">;

export type UserKeyStore = ReturnType<typeof createUserKeyStore>;

/** All SQL about the keys that users bring: one row a user and provider. */
export function createUserKeyStore({ db }: { db: Database }) {
  const usedKey = (userId: string, { provider, sealed }: UsedKey) =>
    db
      .updateTable("user_keys")
      .where("user_id", "=", userId)
      .where("provider", "=", provider)
      .where("sealed", "=", sealed);
  return {
    all: (userId: string): Promise<KeyRecord[]> =>
      db
        .selectFrom("user_keys")
        .select(["provider", "sealed", "ends_in as endsIn", "refused_at as refusedAt", "taken_at as takenAt"])
        .where("user_id", "=", userId)
        .orderBy("provider")
        .execute(),

    async put(
      userId: string,
      {
        provider,
        sealed,
        endsIn,
        createdAt,
      }: { provider: KeyProvider; sealed: string; endsIn: string; createdAt: string },
    ): Promise<void> {
      const values = { sealed, ends_in: endsIn, created_at: createdAt, refused_at: null, taken_at: null };
      await db
        .insertInto("user_keys")
        .values({ user_id: userId, provider, ...values })
        .onConflict((conflict) => conflict.columns(["user_id", "provider"]).doUpdateSet(values))
        .execute();
    },

    async remove(userId: string, provider: KeyProvider): Promise<void> {
      await db.deleteFrom("user_keys").where("user_id", "=", userId).where("provider", "=", provider).execute();
    },

    /** Marks a key as refused; false: it was so already. Here and below only the very key that was used: one in its place is another. */
    async markRefused(userId: string, key: UsedKey, at: string): Promise<boolean> {
      const { numUpdatedRows } = await usedKey(userId, key)
        .set({ refused_at: at })
        .where("refused_at", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async markTaken(userId: string, key: UsedKey, at: string): Promise<void> {
      await usedKey(userId, key).set({ taken_at: at }).where("taken_at", "is", null).execute();
    },

    /** Takes this refusal back and no later one; false: it was not there any more. */
    async clearRefusal(userId: string, key: UsedKey, refusedAt: string): Promise<boolean> {
      const { numUpdatedRows } = await usedKey(userId, key)
        .set({ refused_at: null })
        .where("refused_at", "=", refusedAt)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
