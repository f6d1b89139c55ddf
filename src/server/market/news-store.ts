import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { ProvidedStory } from "./provider.ts";

export type NewsStore = ReturnType<typeof createNewsStore>;

/** The longest window a mood looks back, and a little more. */
const keptDays = 35;
const rowsAtOnce = 50;

/** All SQL about stories: what was read in the last weeks, by the symbols it is about. An empty symbol is the whole market. */
export function createNewsStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Adds stories found for a symbol; known ones stay as they are. */
    async keep(symbol: string, stories: readonly ProvidedStory[]): Promise<void> {
      const dated = stories.flatMap((story) =>
        story.publishedAt === null
          ? []
          : [{ id: story.id, published_at: story.publishedAt, story: JSON.stringify(story) }],
      );
      const sorted = dated.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      await db.transaction().execute(async (queries) => {
        for (let start = 0; start < sorted.length; start += rowsAtOnce) {
          const rows = sorted.slice(start, start + rowsAtOnce);
          await queries
            .insertInto("news_stories")
            .values(rows)
            .onConflict((conflict) => conflict.column("id").doNothing())
            .execute();
          await queries
            .insertInto("news_mentions")
            .values(rows.map((row) => ({ symbol, story_id: row.id, published_at: row.published_at })))
            .onConflict((conflict) => conflict.columns(["symbol", "story_id"]).doNothing())
            .execute();
        }
      });
    },

    /** Stories about a symbol since an instant, newest first. */
    async since(symbol: string, from: number, limit: number): Promise<ProvidedStory[]> {
      const rows = await db
        .selectFrom("news_mentions")
        .innerJoin("news_stories", "news_stories.id", "news_mentions.story_id")
        .select("news_stories.story")
        .where("news_mentions.symbol", "=", symbol)
        .where("news_mentions.published_at", ">=", isoTime(from))
        .orderBy("news_mentions.published_at", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ story }) => JSON.parse(story));
    },

    async deleteOld(): Promise<void> {
      const before = isoTime(clock.now() - keptDays * 86_400_000);
      await db.deleteFrom("news_mentions").where("published_at", "<", before).execute();
      await db.deleteFrom("news_stories").where("published_at", "<", before).execute();
    },
  };
}
