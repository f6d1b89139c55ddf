import { randomUUID } from "node:crypto";
import type { AccountCopy } from "#contract/account-copy.ts";
import { tooMany } from "../account-copy/copy-faults.ts";
import { inTurns } from "../account-copy/in-turns.ts";
import { inPieces } from "../account-copy/insert-rows.ts";
import { part, type RoomCopy } from "../account-copy/room-copy.ts";
import type { Queries } from "../database/open-database.ts";

export function createAlertCopy({ maximumAlerts }: { maximumAlerts: number }): RoomCopy {
  return {
    export: async (queries, userId) => ({ alerts: await alertsOf(queries, userId) }),

    async import(queries, userId, { copy, now }) {
      const { alerts, events, doubledEvents } = await insertAlerts(queries, userId, copy.alerts, {
        now,
        most: maximumAlerts,
      });
      const allEvents = copy.alerts.reduce((sum, alert) => sum + alert.events.length, 0);
      return [part("alerts", alerts, copy.alerts.length), part("alert events", events, allEvents, doubledEvents)];
    },
  };
}

async function alertsOf(queries: Queries, userId: string): Promise<AccountCopy["alerts"]> {
  type Copied = AccountCopy["alerts"][number];
  const alerts = await queries
    .selectFrom("alerts")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const events = await queries
    .selectFrom("alert_events")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("fired_at")
    .orderBy("id")
    .execute();
  const eventsOf = Map.groupBy(events, ({ alert_id }) => alert_id);
  return alerts.map((row) => ({
    symbol: row.symbol,
    rule: JSON.parse(row.rule) as Copied["rule"],
    repeats: row.repeats === 1,
    isPaused: row.is_paused === 1,
    snoozedUntil: row.snoozed_until,
    expiresAt: row.expires_at,
    mail: row.mail === 1,
    push: row.push === 1,
    status: row.status as Copied["status"],
    firings: row.firings,
    lastOccasion: row.last_occasion,
    lastFiredAt: row.last_fired_at,
    readAsOf: row.read_as_of,
    pricedOn: row.priced_on,
    createdAt: row.created_at,
    events: (eventsOf.get(row.id) ?? []).map((event) => ({
      firing: event.firing,
      symbol: event.symbol,
      words: event.words,
      valueWords: event.value_words,
      facts: event.facts === null ? null : (JSON.parse(event.facts) as Copied["events"][number]["facts"]),
      source: event.source,
      status: event.status as Copied["events"][number]["status"],
      asOf: event.as_of,
      firedAt: event.fired_at,
      readAt: event.read_at,
    })),
  }));
}

async function insertAlerts(
  queries: Queries,
  userId: string,
  alerts: AccountCopy["alerts"],
  { now, most }: { now: string; most: number },
): Promise<{ alerts: number; events: number; doubledEvents: number }> {
  const there = await queries
    .selectFrom("alerts")
    .select(["symbol", "rule", "created_at"])
    .where("user_id", "=", userId)
    .execute();
  const keyOf = (symbol: string | null, rule: string, createdAt: string) => JSON.stringify([symbol, rule, createdAt]);
  const known = new Set(there.map(({ symbol, rule, created_at }) => keyOf(symbol, rule, created_at)));
  const counts = { alerts: 0, events: 0, doubledEvents: 0 };
  const fresh = alerts.filter(
    ({ symbol, rule, createdAt }) => !known.has(keyOf(symbol, JSON.stringify(rule), createdAt)),
  );
  if (there.length + fresh.length > most) throw tooMany("alerts", most);
  for await (const [, alert] of inTurns(fresh)) {
    const rule = JSON.stringify(alert.rule);
    const id = randomUUID();
    await queries
      .insertInto("alerts")
      .values({
        id,
        user_id: userId,
        symbol: alert.symbol,
        kind: alert.rule.kind,
        rule,
        repeats: Number(alert.repeats),
        is_paused: Number(alert.isPaused),
        snoozed_until: alert.snoozedUntil,
        expires_at: alert.expiresAt,
        mail: Number(alert.mail),
        push: Number(alert.push),
        status: alert.status,
        firings: alert.firings,
        last_occasion: alert.lastOccasion,
        last_fired_at: alert.lastFiredAt,
        read_as_of: alert.readAsOf,
        // Files from before this was kept have rules as their owner last saw them.
        priced_on: alert.pricedOn ?? now.slice(0, 10),
        created_at: alert.createdAt,
        changed_at: now,
      })
      .execute();
    const firings = new Map(alert.events.map((event) => [event.firing, event]));
    await inPieces([...firings.values()], (some) =>
      queries
        .insertInto("alert_events")
        .values(
          some.map((event) => ({
            id: randomUUID(),
            user_id: userId,
            alert_id: id,
            firing: event.firing,
            symbol: event.symbol,
            words: event.words,
            value_words: event.valueWords,
            facts: event.facts === null ? null : JSON.stringify(event.facts),
            source: event.source,
            status: event.status,
            as_of: event.asOf,
            fired_at: event.firedAt,
            read_at: event.readAt,
          })),
        )
        .execute(),
    );
    counts.alerts += 1;
    counts.events += firings.size;
    counts.doubledEvents += alert.events.length - firings.size;
  }
  return counts;
}
