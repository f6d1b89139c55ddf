import type { CalendarFeed, CalendarType } from "#contract/calendar.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";

const namesAtOnce = 200;

/** An event as calendar files tell of it. */
export interface KnownEvent {
  readonly uid: string;
  readonly name: string;
  readonly date: string;
  /** Null: all day. */
  readonly startsAt: string | null;
  /** How often its date or time has changed. */
  readonly sequence: number;
}

export type CalendarFeedStore = ReturnType<typeof createCalendarFeedStore>;

/** All SQL about private calendar links. Only the hash of a link's secret is kept. */
export function createCalendarFeedStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async all(userId: string): Promise<CalendarFeed[]> {
      const rows = await db
        .selectFrom("calendar_feeds")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map((row) => ({
        id: row.id,
        types: typesOf(row.types),
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
      }));
    },

    async add(
      userId: string,
      feed: { id: string; tokenHash: string; types: readonly CalendarType[] },
    ): Promise<CalendarFeed> {
      const createdAt = isoTime(clock.now());
      await db
        .insertInto("calendar_feeds")
        .values({
          id: feed.id,
          user_id: userId,
          token_hash: feed.tokenHash,
          types: feed.types.join(","),
          created_at: createdAt,
          last_used_at: null,
        })
        .execute();
      return { id: feed.id, types: [...feed.types], createdAt, lastUsedAt: null };
    },

    /** Removes a link. Returns false when the user has no such link. */
    async remove(userId: string, id: string): Promise<boolean> {
      const gone = await db
        .deleteFrom("calendar_feeds")
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },

    /** Whose link it is, unless the account is disabled. */
    async find(tokenHash: string): Promise<{ id: string; userId: string; types: CalendarType[] } | null> {
      const row = await db
        .selectFrom("calendar_feeds")
        .innerJoin("users", "users.id", "calendar_feeds.user_id")
        .select(["calendar_feeds.id", "calendar_feeds.user_id", "calendar_feeds.types"])
        .where("calendar_feeds.token_hash", "=", tokenHash)
        .where("users.disabled_at", "is", null)
        .executeTakeFirst();
      return row === undefined ? null : { id: row.id, userId: row.user_id, types: typesOf(row.types) };
    },

    /** Events told of under these names since a day. */
    async known(names: readonly string[], from: string): Promise<KnownEvent[]> {
      const found: KnownEvent[] = [];
      for (let start = 0; start < names.length; start += namesAtOnce) {
        const rows = await db
          .selectFrom("calendar_events")
          .selectAll()
          .where("name", "in", names.slice(start, start + namesAtOnce))
          .where("date", ">=", from)
          .orderBy("uid")
          .execute();
        found.push(...rows.map(({ starts_at, ...row }) => ({ ...row, startsAt: starts_at })));
      }
      return found;
    },

    /** Remembers how events are told now. The later of two that change one at the same time wins. */
    async remember(events: readonly KnownEvent[]): Promise<void> {
      for (const { uid, name, date, startsAt, sequence } of events)
        await db
          .insertInto("calendar_events")
          .values({ uid, name, date, starts_at: startsAt, sequence })
          .onConflict((conflict) => conflict.column("uid").doUpdateSet({ date, starts_at: startsAt, sequence }))
          .execute();
    },

    async forgetBefore(date: string): Promise<void> {
      await db.deleteFrom("calendar_events").where("date", "<", date).execute();
    },

    async noteUse(id: string): Promise<void> {
      await db
        .updateTable("calendar_feeds")
        .set({ last_used_at: isoTime(clock.now()) })
        .where("id", "=", id)
        .execute();
    },
  };
}

function typesOf(list: string): CalendarType[] {
  return list.split(",") as CalendarType[];
}
