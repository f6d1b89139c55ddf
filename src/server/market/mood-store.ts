import type { Database } from "../database/open-database.ts";

export type MoodStore = ReturnType<typeof createMoodStore>;

/** The market's mood of one session. */
export interface MoodDay {
  /** Day of the session in New York. */
  readonly date: string;
  readonly score: number;
  /** False where it was calculated afterwards from prices alone. */
  readonly hasNews: boolean;
}

const rowsAtOnce = 100;

/** All SQL about the market's mood of past days. */
export function createMoodStore({ db }: { db: Database }) {
  return {
    /** Days since a date, oldest first. */
    async since(date: string): Promise<MoodDay[]> {
      const rows = await db.selectFrom("market_moods").selectAll().where("date", ">=", date).orderBy("date").execute();
      return rows.map((row) => ({ date: row.date, score: Number(row.score), hasNews: row.has_news === 1 }));
    },

    /** Saves the score of a day, replacing an earlier one. */
    async keep({ date, score, hasNews }: MoodDay): Promise<void> {
      const values = { score: String(score), has_news: hasNews ? 1 : 0 };
      await db
        .insertInto("market_moods")
        .values({ date, ...values })
        .onConflict((conflict) => conflict.column("date").doUpdateSet(values))
        .execute();
    },

    /** Adds days that are not there yet. */
    async fill(days: readonly MoodDay[]): Promise<void> {
      for (let start = 0; start < days.length; start += rowsAtOnce) {
        await db
          .insertInto("market_moods")
          .values(
            days
              .slice(start, start + rowsAtOnce)
              .map(({ date, score, hasNews }) => ({ date, score: String(score), has_news: hasNews ? 1 : 0 })),
          )
          .onConflict((conflict) => conflict.column("date").doNothing())
          .execute();
      }
    },

    async deleteBefore(date: string): Promise<void> {
      await db.deleteFrom("market_moods").where("date", "<", date).execute();
    },
  };
}
