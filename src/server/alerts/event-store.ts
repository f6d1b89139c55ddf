import type { DataStatus } from "#core/market/provenance.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import type { AlertFacts, StoredEvent } from "./event-on-the-wire.ts";
import { idsAtOnce } from "./ids-at-once.ts";

type NewEvent = Omit<StoredEvent, "isRead"> & { readonly userId: string; readonly firing: number };

/** Events are known so long. */
const keptDays = 400;
/** Limit of stored events per user. */
const keptEvents = 2_000;

/** SQL for the history of alerts. */
export function createAlertEventStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    ...createReadMarkStore({ db, clock }),

    async insertEvent(queries: Queries, event: NewEvent): Promise<void> {
      await queries
        .insertInto("alert_events")
        .values({
          id: event.id,
          user_id: event.userId,
          alert_id: event.alertId,
          firing: event.firing,
          symbol: event.symbol,
          words: event.words,
          value_words: event.valueWords,
          facts: event.facts === null ? null : JSON.stringify(event.facts),
          source: event.source,
          status: event.status,
          as_of: event.asOf,
          fired_at: event.firedAt,
        })
        .execute();
    },

    /** The newest events of a user, or those before one. */
    async events(userId: string, limit: number, before: string | null): Promise<StoredEvent[]> {
      const last =
        before === null
          ? undefined
          : await db
              .selectFrom("alert_events")
              .select(["fired_at", "id"])
              .where("user_id", "=", userId)
              .where("id", "=", before)
              .executeTakeFirst();
      let rows = db
        .selectFrom("alert_events")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("fired_at", "desc")
        .orderBy("id", "desc")
        .limit(limit);
      if (last !== undefined)
        rows = rows.where((where) =>
          where.or([
            where("fired_at", "<", last.fired_at),
            where.and([where("fired_at", "=", last.fired_at), where("id", "<", last.id)]),
          ]),
        );
      return (await rows.execute()).map(alertEvent);
    },

    async hasEvent(userId: string, id: string): Promise<boolean> {
      const row = await db
        .selectFrom("alert_events")
        .select("id")
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns the events of some users since a time, from any process. */
    async eventsSince(since: string, userIds: readonly string[]): Promise<{ userId: string; event: StoredEvent }[]> {
      const found: { userId: string; event: StoredEvent }[] = [];
      for (let start = 0; start < userIds.length; start += idsAtOnce) {
        const rows = await db
          .selectFrom("alert_events")
          .selectAll()
          .where("fired_at", ">=", since)
          .where("user_id", "in", userIds.slice(start, start + idsAtOnce))
          .execute();
        found.push(...rows.map((row) => ({ userId: row.user_id, event: alertEvent(row) })));
      }
      return found;
    },

    deleteOld: (): Promise<void> => deleteOldEvents({ db, clock }),
  };
}

/** SQL for the events that a user has not read. */
function createReadMarkStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async unread(userId: string): Promise<number> {
      const row = await db
        .selectFrom("alert_events")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("user_id", "=", userId)
        .where("read_at", "is", null)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async markRead(userId: string, ids: readonly string[] | null): Promise<void> {
      let update = db
        .updateTable("alert_events")
        .set({ read_at: isoTime(clock.now()) })
        .where("user_id", "=", userId)
        .where("read_at", "is", null);
      if (ids !== null) {
        if (ids.length === 0) return;
        update = update.where("id", "in", ids);
      }
      await update.execute();
    },
  };
}

/** Deletes events that are too old, and of each user those beyond the newest so many. */
async function deleteOldEvents({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await db
    .deleteFrom("alert_events")
    .where("fired_at", "<", isoTime(clock.now() - keptDays * 86_400_000))
    .execute();
  const byAge = db
    .selectFrom("alert_events")
    .select((select) => [
      "id",
      select.fn
        .agg<number>("row_number")
        .over((over) => over.partitionBy("user_id").orderBy("fired_at", "desc").orderBy("id", "desc"))
        .as("place"),
    ])
    .as("by_age");
  await db
    .deleteFrom("alert_events")
    .where("id", "in", (where) => where.selectFrom(byAge).select("by_age.id").where("by_age.place", ">", keptEvents))
    .execute();
}

function alertEvent(row: {
  readonly id: string;
  readonly alert_id: string;
  readonly symbol: string | null;
  readonly words: string;
  readonly value_words: string;
  readonly facts: string | null;
  readonly source: string;
  readonly status: string;
  readonly as_of: string | null;
  readonly fired_at: string;
  readonly read_at: string | null;
}): StoredEvent {
  return {
    id: row.id,
    alertId: row.alert_id,
    symbol: row.symbol,
    words: row.words,
    valueWords: row.value_words,
    // Written from what was read here, or from a copy that the contract's schema had read.
    facts: row.facts === null ? null : (JSON.parse(row.facts) as AlertFacts),
    source: row.source,
    status: row.status as DataStatus,
    asOf: row.as_of,
    firedAt: row.fired_at,
    isRead: row.read_at !== null,
  };
}
