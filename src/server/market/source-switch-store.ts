import type { Database } from "../database/open-database.ts";

export type SourceSwitchStore = ReturnType<typeof createSourceSwitchStore>;

/** All SQL about sources that can be turned off. */
export function createSourceSwitchStore({ db }: { db: Database }) {
  return {
    /** True unless the source was turned off. */
    async isOn(source: string): Promise<boolean> {
      const row = await db
        .selectFrom("source_switches")
        .select("is_on")
        .where("source", "=", source)
        .executeTakeFirst();
      return row?.is_on !== 0;
    },

    async turn(source: string, isOn: boolean): Promise<void> {
      const values = { is_on: isOn ? 1 : 0 };
      await db
        .insertInto("source_switches")
        .values({ source, ...values })
        .onConflict((conflict) => conflict.column("source").doUpdateSet(values))
        .execute();
    },
  };
}
