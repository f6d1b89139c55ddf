import { holdUser } from "../account/hold-user.ts";
import { type AlertRule, kindsOnQuotesAlone } from "#core/alerts/alert-kinds.ts";
import type { AlertState, AlertTerms } from "#core/alerts/alert-state.ts";
import type { AlertWait } from "#core/alerts/alert-wait.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import type { AlertFacts, StoredEvent } from "./event-on-the-wire.ts";

/** An alert as it lies in the database. */
export interface StoredAlert extends AlertState, AlertTerms {
  readonly id: string;
  readonly userId: string;
  readonly symbol: string | null;
  readonly rule: AlertRule;
  readonly mail: boolean;
  readonly push: boolean;
  readonly waitsFor: AlertWait | null;
  readonly lastFiredAt: string | null;
  /** Market time of the reading that changed it last. */
  readonly readAsOf: string | null;
  readonly createdAt: string;
  /** Grows with every change of terms, rule or state. */
  readonly changedAt: string;
}

/** The fields of an alert that may be changed. */
export type AlertChange = Partial<
  Pick<
    StoredAlert,
    | "rule"
    | "repeats"
    | "expiresAt"
    | "mail"
    | "push"
    | "isPaused"
    | "snoozedUntil"
    | "status"
    | "lastOccasion"
    | "waitsFor"
  >
>;

type NewEvent = Omit<StoredEvent, "isRead"> & { readonly userId: string; readonly firing: number };

/** Values of one statement; both engines take some thousands. */
const idsAtOnce = 500;
/** Events are known so long. */
const keptDays = 400;
/** Limit of stored events per user. */
const keptEvents = 2_000;

export type AlertStore = ReturnType<typeof createAlertStore>;

/** All SQL for alerts. Queries of a request are limited to one user; another user's alert isn't found. */
export function createAlertStore({ db, clock }: { db: Database; clock: Clock }) {
  /** Alerts of accounts that are not disabled. */
  const ofEnabled = () =>
    db.selectFrom("alerts").innerJoin("users", "users.id", "alerts.user_id").where("users.disabled_at", "is", null);

  /** Those of them that are neither paused nor asleep nor done. */
  const ofWaiting = () =>
    ofEnabled()
      .where("alerts.is_paused", "=", 0)
      .where((where) =>
        where.and([
          where.or([
            where("alerts.snoozed_until", "is", null),
            where("alerts.snoozed_until", "<=", isoTime(clock.now())),
          ]),
          where.or([
            where("alerts.status", "=", "armed"),
            where.and([where("alerts.status", "=", "fired"), where("alerts.repeats", "=", 1)]),
          ]),
        ]),
      );

  return {
    transaction: <T>(work: (queries: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

    /** Holds a user's alerts against other writers until the transaction ends. */
    hold: holdUser,

    /** Schedules alerts that were paused while their user was disabled for a new check, by marking them as changed. */
    async wake(queries: Queries, userId: string): Promise<void> {
      await queries
        .updateTable("alerts")
        .set({ changed_at: isoTime(clock.now()) })
        .where("user_id", "=", userId)
        .execute();
    },

    async count(queries: Queries, userId: string): Promise<number> {
      const row = await queries
        .selectFrom("alerts")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async insert(
      queries: Queries,
      alert: Pick<StoredAlert, "id" | "userId" | "symbol" | "rule" | "repeats" | "expiresAt" | "mail" | "push">,
    ): Promise<void> {
      const now = isoTime(clock.now());
      await queries
        .insertInto("alerts")
        .values({
          id: alert.id,
          user_id: alert.userId,
          symbol: alert.symbol,
          kind: alert.rule.kind,
          rule: JSON.stringify(alert.rule),
          repeats: Number(alert.repeats),
          is_paused: 0,
          expires_at: alert.expiresAt,
          mail: Number(alert.mail),
          push: Number(alert.push),
          status: "armed",
          firings: 0,
          created_at: now,
          changed_at: now,
        })
        .execute();
    },

    async all(userId: string): Promise<StoredAlert[]> {
      const rows = await db
        .selectFrom("alerts")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(storedAlert);
    },

    async find(userId: string, id: string): Promise<StoredAlert | null> {
      const row = await db
        .selectFrom("alerts")
        .selectAll()
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return row === undefined ? null : storedAlert(row);
    },

    async change(userId: string, id: string, change: AlertChange): Promise<boolean> {
      const changed = await db
        .updateTable("alerts")
        .set({ ...columnsOf(change), changed_at: isoTime(clock.now()) })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n;
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const gone = await db.deleteFrom("alerts").where("user_id", "=", userId).where("id", "=", id).executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },

    /** Alerts of all users that are still there, as they are now. */
    async byIds(ids: readonly string[]): Promise<StoredAlert[]> {
      const found: StoredAlert[] = [];
      for (let start = 0; start < ids.length; start += idsAtOnce) {
        const rows = await ofEnabled()
          .selectAll("alerts")
          .where("alerts.id", "in", ids.slice(start, start + idsAtOnce))
          .execute();
        found.push(...rows.map(storedAlert));
      }
      return found;
    },

    /** Alerts of these kinds of all users that were changed since. */
    async changedSince(since: string, kinds: readonly string[]): Promise<StoredAlert[]> {
      const rows = await ofEnabled()
        .selectAll("alerts")
        .where("alerts.changed_at", ">=", since)
        .where("alerts.kind", "in", kinds)
        .execute();
      return rows.map(storedAlert);
    },

    /** Alerts of all users that wait for something, but those on a price: of them there may be many. */
    async waiting(): Promise<StoredAlert[]> {
      const rows = await ofWaiting().where("alerts.kind", "not in", kindsOnQuotesAlone()).selectAll("alerts").execute();
      return rows.map(storedAlert);
    },

    /** Returns the symbols whose prices alerts wait for. */
    async pricedSymbols(): Promise<string[]> {
      const rows = await ofWaiting()
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

    /** Deletes events that are too old, and of each user those beyond the newest so many. */
    async deleteOld(): Promise<void> {
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
        .where("id", "in", (where) =>
          where.selectFrom(byAge).select("by_age.id").where("by_age.place", ">", keptEvents),
        )
        .execute();
    },
  };
}

function columnsOf({
  rule,
  repeats,
  expiresAt,
  mail,
  push,
  isPaused,
  snoozedUntil,
  status,
  lastOccasion,
  waitsFor,
}: AlertChange) {
  return {
    ...(rule === undefined ? {} : { rule: JSON.stringify(rule), kind: rule.kind }),
    ...(repeats === undefined ? {} : { repeats: Number(repeats) }),
    ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
    ...(mail === undefined ? {} : { mail: Number(mail) }),
    ...(push === undefined ? {} : { push: Number(push) }),
    ...(isPaused === undefined ? {} : { is_paused: Number(isPaused) }),
    ...(snoozedUntil === undefined ? {} : { snoozed_until: snoozedUntil }),
    ...(status === undefined ? {} : { status }),
    ...(lastOccasion === undefined ? {} : { last_occasion: lastOccasion }),
    ...(waitsFor === undefined ? {} : { waits_for: waitsFor === null ? null : JSON.stringify(waitsFor) }),
  };
}

function storedAlert(row: {
  readonly id: string;
  readonly user_id: string;
  readonly symbol: string | null;
  readonly rule: string;
  readonly repeats: number;
  readonly is_paused: number;
  readonly snoozed_until: string | null;
  readonly expires_at: string | null;
  readonly mail: number;
  readonly push: number;
  readonly status: string;
  readonly firings: number;
  readonly last_occasion: string | null;
  readonly last_fired_at: string | null;
  readonly read_as_of: string | null;
  readonly waits_for: string | null;
  readonly created_at: string;
  readonly changed_at: string;
}): StoredAlert {
  return {
    id: row.id,
    userId: row.user_id,
    symbol: row.symbol,
    // Written from what the contract's schema had read.
    rule: JSON.parse(row.rule) as AlertRule,
    repeats: row.repeats === 1,
    isPaused: row.is_paused === 1,
    snoozedUntil: row.snoozed_until,
    expiresAt: row.expires_at,
    mail: row.mail === 1,
    push: row.push === 1,
    status: row.status as StoredAlert["status"],
    firings: row.firings,
    lastOccasion: row.last_occasion,
    lastFiredAt: row.last_fired_at,
    readAsOf: row.read_as_of,
    waitsFor: row.waits_for === null ? null : (JSON.parse(row.waits_for) as AlertWait),
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
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
