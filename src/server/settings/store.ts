import type { Database, Queries } from "../database/open-database.ts";

export interface SettingRecord {
  readonly field: string;
  /** JSON. */
  readonly value: string;
  readonly updatedAt: string;
}

export type SettingsStore = ReturnType<typeof createSettingsStore>;

/** All SQL about settings: one row a field, with the time of its last write. */
export function createSettingsStore({ db }: { db: Database }) {
  return {
    transaction: <T>(work: (queries: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

    all: (userId: string): Promise<SettingRecord[]> =>
      db
        .selectFrom("settings")
        .select(["field", "value", "updated_at as updatedAt"])
        .where("user_id", "=", userId)
        .execute(),

    /** Writes a field unless the stored write is newer. */
    async write(queries: Queries, userId: string, { field, value, updatedAt }: SettingRecord): Promise<void> {
      await queries
        .insertInto("settings")
        .values({ user_id: userId, field, value, updated_at: updatedAt })
        .onConflict((conflict) =>
          conflict
            .columns(["user_id", "field"])
            .doUpdateSet({ value, updated_at: updatedAt })
            .where("settings.updated_at", "<=", updatedAt),
        )
        .execute();
    },
  };
}
