import { kindsOnQuotesAlone } from "#core/alerts/alert-kinds.ts";
import type { AlertState } from "#core/alerts/alert-state.ts";
import type { AlertWait } from "#core/alerts/alert-wait.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { idsAtOnce } from "./ids-at-once.ts";
import { type StoredAlert, storedAlert } from "./user-alert-store.ts";

/** SQL for the alerts of all users, as they are watched. */
export function createWatchedAlertStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Alerts of all users that are still there, as they are now. */
    async byIds(ids: readonly string[]): Promise<StoredAlert[]> {
      const found: StoredAlert[] = [];
      for (let start = 0; start < ids.length; start += idsAtOnce) {
        const rows = await ofEnabled(db)
          .selectAll("alerts")
          .where("alerts.id", "in", ids.slice(start, start + idsAtOnce))
          .execute();
        found.push(...rows.map(storedAlert));
      }
      return found;
    },

    /** Alerts of these kinds of all users that were changed since. */
    async changedSince(since: string, kinds: readonly string[]): Promise<StoredAlert[]> {
      const rows = await ofEnabled(db)
        .selectAll("alerts")
        .where("alerts.changed_at", ">=", since)
        .where("alerts.kind", "in", kinds)
        .execute();
      return rows.map(storedAlert);
    },

    /** Alerts of all users that wait for something, but those on a price: of them there may be many. */
    async waiting(): Promise<StoredAlert[]> {
      const rows = await ofWaiting(db, isoTime(clock.now()))
        .where("alerts.kind", "not in", kindsOnQuotesAlone())
        .selectAll("alerts")
        .execute();
      return rows.map(storedAlert);
    },

    /** Returns the symbols whose prices alerts wait for. */
    async pricedSymbols(): Promise<string[]> {
      const rows = await ofWaiting(db, isoTime(clock.now()))
        .where("alerts.kind", "in", kindsOnQuotesAlone())
        .select("alerts.symbol")
        .distinct()
        .execute();
      return rows.flatMap(({ symbol }) => symbol ?? []);
    },

    async expire(): Promise<number> {
      const now = isoTime(clock.now());
      const expired = await db
        .updateTable("alerts")
        .set({ status: "expired", changed_at: now })
        .where("expires_at", "<=", now)
        .where("status", "!=", "expired")
        .executeTakeFirst();
      return Number(expired.numUpdatedRows);
    },

    async noteWait(id: string, waitsFor: AlertWait | null): Promise<void> {
      const noted = waitsFor === null ? null : JSON.stringify(waitsFor);
      await db.updateTable("alerts").set({ waits_for: noted }).where("id", "=", id).execute();
    },

    /** Puts an alert into its next state, unless anybody has changed it since it was read. */
    async advance(
      queries: Queries,
      before: StoredAlert,
      next: AlertState,
      { firedAt, asOf }: { firedAt: string | null; asOf: string | null },
    ): Promise<boolean> {
      const changed = await queries
        .updateTable("alerts")
        .set({
          status: next.status,
          firings: next.firings,
          last_occasion: next.lastOccasion,
          waits_for: null,
          changed_at: isoTime(clock.now()),
          ...(firedAt === null ? {} : { last_fired_at: firedAt }),
          ...(asOf === null ? {} : { read_as_of: asOf }),
        })
        .where("id", "=", before.id)
        .where("status", "=", before.status)
        .where("firings", "=", before.firings)
        .where("changed_at", "=", before.changedAt)
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n;
    },
  };
}

/** Alerts of accounts that are not disabled. */
export const ofEnabled = (db: Database) =>
  db.selectFrom("alerts").innerJoin("users", "users.id", "alerts.user_id").where("users.disabled_at", "is", null);

/** Those of them that are neither paused nor asleep nor done. */
const ofWaiting = (db: Database, now: string) =>
  ofEnabled(db)
    .where("alerts.is_paused", "=", 0)
    .where((where) =>
      where.and([
        where.or([where("alerts.snoozed_until", "is", null), where("alerts.snoozed_until", "<=", now)]),
        where.or([
          where("alerts.status", "=", "armed"),
          where.and([where("alerts.status", "=", "fired"), where("alerts.repeats", "=", 1)]),
        ]),
      ]),
    );
