import { randomUUID } from "node:crypto";
import type { AlertEvent } from "#contract/alerts.ts";
import type { Provenance } from "#contract/provenance.ts";
import type { AlertReading } from "#core/alerts/alert-rule.ts";
import { nextAlertState } from "#core/alerts/alert-state.ts";
import { alertWords } from "#core/alerts/alert-words.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import type { NewMail } from "../mail/store.ts";
import type { AlertListeners } from "./alert-listeners.ts";
import type { AlertStore, StoredAlert } from "./store.ts";

/** Kinds that are read of a portfolio or a calendar, whose time goes back when something is sold. */
const ofWhole: readonly string[] = ["weight", "drawdown", "event"];

export type Firing = ReturnType<typeof createFiring>;

/** What this room needs of the mail room. */
export interface AlertMail {
  readonly isSetUp: boolean;
  post(mails: readonly NewMail[], queries: Queries): Promise<void>;
  /** Mails of the last hour to a user whose keys begin so. */
  sentLately(userId: string, keyStart: string): Promise<number>;
}

/** What this room needs of the push room. */
export interface AlertPush {
  /** Puts a notification before each device of a user, once for a key, within a transaction. */
  post(
    userId: string,
    key: string,
    notification: { title: string; body: string; path: string; tag: string; topic: string },
    queries: Queries,
  ): Promise<void>;
  /** The transaction is through. */
  wake(): void;
  /** Notifications of the last hour to a user. */
  sentLately(userId: string): Promise<number>;
}

/** More than these are in the app alone. */
const mostMailsAnHour = 20;
const mostPushesAnHour = 60;

/** Where what was read comes from. */
export type ReadingOrigin = Pick<Provenance, "source" | "status" | "asOf">;

/** Puts readings to alerts. A firing is one row of its own number, so that of several processes that see it one tells of it. */
export function createFiring({
  store,
  listeners,
  mail,
  push,
  confirmedAddressOf,
  appUrl,
  clock,
}: {
  store: AlertStore;
  listeners: Pick<AlertListeners, "tell">;
  /** Puts mails into the outbox within a transaction. */
  mail: AlertMail;
  push: AlertPush;
  /** Where a user gets mail; null: nobody has shown that the address is theirs. */
  confirmedAddressOf: (userId: string) => Promise<string | null>;
  appUrl: URL;
  clock: Clock;
}) {
  /** Whether the alert is now in another state than the one that was read. */
  return async (alert: StoredAlert, reading: AlertReading, origin: ReadingOrigin): Promise<boolean> => {
    // A process with an older price must not arm what another one with a newer price has fired.
    if (
      !ofWhole.includes(alert.rule.kind) &&
      origin.asOf !== null &&
      alert.readAsOf !== null &&
      Date.parse(origin.asOf) < Date.parse(alert.readAsOf)
    )
      return false;
    const now = isoTime(clock.now());
    const { state, fires } = nextAlertState(alert, alert, reading, now);
    if (state.status === alert.status && !fires) return false;
    const event: AlertEvent | null = fires
      ? {
          id: randomUUID(),
          alertId: alert.id,
          symbol: alert.symbol,
          words: alertWords(alert.rule, alert.symbol),
          valueWords: reading.words,
          firedAt: now,
          source: origin.source,
          status: origin.status,
          asOf: origin.asOf,
          isRead: false,
        }
      : null;
    const mayMail =
      event !== null && alert.mail && mail.isSetUp && (await mail.sentLately(alert.userId, "alert ")) < mostMailsAnHour;
    const to = mayMail ? await confirmedAddressOf(alert.userId) : null;
    const mayPush = event !== null && alert.push && (await push.sentLately(alert.userId)) < mostPushesAnHour;
    const isOurs = await store.transaction(async (queries) => {
      if (!(await store.advance(queries, alert, state, { firedAt: event === null ? null : now, asOf: origin.asOf })))
        return false;
      if (event === null) return true;
      await store.insertEvent(queries, { ...event, userId: alert.userId, firing: state.firings });
      if (to !== null)
        await mail.post(
          [{ userId: alert.userId, key: `alert ${event.id}`, mail: { to, ...letterOf(event, appUrl) } }],
          queries,
        );
      if (mayPush) await push.post(alert.userId, `alert ${event.id}`, notificationOf(event), queries);
      return true;
    });
    if (isOurs && event !== null) {
      listeners.tell(alert.userId, event);
      if (mayPush) push.wake();
    }
    return true;
  };
}

/** What is told of there. */
function placeOf(symbol: string | null): string {
  return symbol === null ? "/portfolio" : `/insights?symbol=${encodeURIComponent(symbol)}`;
}

/** Names no amount of money that is the owner's: a locked screen shows it. */
function notificationOf({ id, alertId, words, valueWords, symbol }: AlertEvent) {
  return { title: words, body: valueWords, path: placeOf(symbol), tag: `alert ${id}`, topic: `alert ${alertId}` };
}

function letterOf({ words, valueWords, symbol, source, asOf }: AlertEvent, appUrl: URL): Omit<NewMail["mail"], "to"> {
  const place = placeOf(symbol);
  return {
    subject: `${words}${valueWords === "" ? "" : ` (${valueWords})`}`,
    text: [
      `${words}.`,
      "",
      `It was ${valueWords === "" ? "so" : valueWords}${asOf === null ? "" : ` at ${momentText(asOf)}`}, said by ${source}.`,
      new URL(place, appUrl).href,
      "",
      `You asked to be told of this. Your alerts: ${new URL("/alerts", appUrl).href}`,
      "",
    ].join("\n"),
    html: null,
    images: [],
    unsubscribeUrl: null,
  };
}

/** "4 Mar 2026, 16:05 UTC". */
function momentText(time: string): string {
  const options = { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" } as const;
  return `${new Date(time).toLocaleString("en-GB", options)} UTC`;
}
