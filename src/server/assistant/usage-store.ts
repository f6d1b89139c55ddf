import type { Database } from "../database/open-database.ts";

export type UsageStore = ReturnType<typeof createUsageStore>;

/** A user's questions and tokens of one day. */
export interface DayUsage {
  readonly questions: number;
  readonly tokens: number;
  /** Millionths of a US dollar. */
  readonly microdollars: number;
}

const keptDays = 100;

/** All SQL about what models were used for. */
export function createUsageStore({ db }: { db: Database }) {
  return {
    /** `day` in UTC: 2026-03-02. */
    async read(userId: string, day: string): Promise<DayUsage> {
      const row = await db
        .selectFrom("ai_usage")
        .select(["questions", "tokens", "microdollars"])
        .where("user_id", "=", userId)
        .where("day", "=", day)
        .executeTakeFirst();
      return row ?? { questions: 0, tokens: 0, microdollars: 0 };
    },

    async add(userId: string, day: string, more: DayUsage): Promise<void> {
      await db
        .insertInto("ai_usage")
        .values({ user_id: userId, day, ...more })
        .onConflict((conflict) =>
          conflict.columns(["user_id", "day"]).doUpdateSet((update) => ({
            questions: update("ai_usage.questions", "+", more.questions),
            tokens: update("ai_usage.tokens", "+", more.tokens),
            microdollars: update("ai_usage.microdollars", "+", more.microdollars),
          })),
        )
        .execute();
    },

    async deleteOld(today: string): Promise<void> {
      const before = new Date(Date.parse(`${today}T00:00:00Z`) - keptDays * 86_400_000).toISOString().slice(0, 10);
      await db.deleteFrom("ai_usage").where("day", "<", before).execute();
    },
  };
}
