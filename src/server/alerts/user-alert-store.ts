import type { AlertRule } from "#core/alerts/alert-kinds.ts";
import type { AlertState, AlertTerms } from "#core/alerts/alert-state.ts";
import type { AlertWait } from "#core/alerts/alert-wait.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";

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
  /** The session whose prices its rule is in: later splits move it. */
  readonly pricedOn: string;
  readonly createdAt: string;
  /** Grows with every change of terms, rule or state. */
  readonly changedAt: string;
}

/** The fields of an alert that may be changed. */
export type AlertChange = Partial<
  Pick<
    StoredAlert,
    | "rule"
    | "pricedOn"
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

/** SQL for a user's alerts. */
export function createUserAlertStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
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
      alert: Pick<StoredAlert, "id" | "userId" | "symbol" | "rule" | "repeats" | "expiresAt" | "mail" | "push"> &
        Partial<Pick<StoredAlert, "pricedOn">>,
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
          priced_on: alert.pricedOn ?? null,
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
  };
}

function columnsOf({
  rule,
  pricedOn,
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
    ...(pricedOn === undefined ? {} : { priced_on: pricedOn }),
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

/** Reads an alert from its row. */
export function storedAlert(row: {
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
  readonly priced_on: string | null;
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
    pricedOn: row.priced_on ?? row.created_at.slice(0, 10),
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}
