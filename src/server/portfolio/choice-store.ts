import { type Clock, isoTime } from "../clock.ts";
import { builtOnce } from "../database/built-once.ts";
import type { Database, Queries } from "../database/open-database.ts";

/** SQL of what a user chose: how columns of files are read, and what the figures are measured by. */
export function createChoiceStore({ db, clock }: { db: Database; clock: Clock }) {
  const preferencesRow = builtOnce(db, (userId: string) =>
    db.selectFrom("portfolio_preferences").select("value").where("user_id", "=", userId),
  );

  return {
    /** The column mapping remembered for a header row; null: none. */
    async mapping(userId: string, fingerprint: string): Promise<unknown> {
      const row = await db
        .selectFrom("portfolio_mappings")
        .select("mapping")
        .where("user_id", "=", userId)
        .where("fingerprint", "=", fingerprint)
        .executeTakeFirst();
      return row === undefined ? null : (JSON.parse(row.mapping) as unknown);
    },

    async keepMapping(queries: Queries, userId: string, fingerprint: string, mapping: unknown): Promise<void> {
      const kept = { mapping: JSON.stringify(mapping), used_at: isoTime(clock.now()) };
      await queries
        .insertInto("portfolio_mappings")
        .values({ user_id: userId, fingerprint, ...kept })
        .onConflict((conflict) => conflict.columns(["user_id", "fingerprint"]).doUpdateSet(kept))
        .execute();
    },

    /** Null: none were ever saved. */
    async preferences(userId: string): Promise<unknown> {
      const [row] = await preferencesRow(userId);
      return row === undefined ? null : (JSON.parse(row.value) as unknown);
    },

    async savePreferences(userId: string, preferences: unknown): Promise<void> {
      const value = JSON.stringify(preferences);
      await db
        .insertInto("portfolio_preferences")
        .values({ user_id: userId, value })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ value }))
        .execute();
    },
  };
}
