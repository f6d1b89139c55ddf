import type { Compilable } from "kysely";
import { holdUser } from "../account/hold-user.ts";
import { builtOnce } from "../database/built-once.ts";
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

    all: builtOnce(db, (userId: string): Compilable<SettingRecord> => allOf(db, userId)),

    /** As `all`, within a transaction. */
    allIn: (queries: Queries, userId: string): Promise<readonly SettingRecord[]> => allOf(queries, userId).execute(),

    /** Returns the time of each field's last write, and keeps other writers that ask for it waiting. */
    async holdTimes(queries: Queries, userId: string): Promise<ReadonlyMap<string, string>> {
      await holdUser(queries, userId);
      const rows = await queries
        .selectFrom("settings")
        .select(["field", "updated_at"])
        .where("user_id", "=", userId)
        .execute();
      return new Map(rows.map((row) => [row.field, row.updated_at]));
    },

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

const allOf = (queries: Queries, userId: string) =>
  queries.selectFrom("settings").select(["field", "value", "updated_at as updatedAt"]).where("user_id", "=", userId);
