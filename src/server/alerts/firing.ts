import { randomUUID } from "node:crypto";
import type { Provenance } from "#contract/provenance.ts";
import type { AlertReading } from "#core/alerts/alert-rule.ts";
import { nextAlertState } from "#core/alerts/alert-state.ts";
import { alertWords, findingWords } from "#core/alerts/alert-words.ts";
import type { Words } from "#core/words/shape.ts";
import { type Clock, isoTime } from "../clock.ts";
import { asWriter } from "../database/query-scope.ts";
import type { Queries } from "../database/open-database.ts";
import type { NewMail } from "../mail/store.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import type { AlertListeners } from "./alert-listeners.ts";
import type { StoredEvent } from "./event-on-the-wire.ts";
import { needsPrice } from "./named-besides.ts";
import type { AlertStore, StoredAlert } from "./store.ts";

export type Firing = ReturnType<typeof createFiring>;

/** The mail functions that alerts use. */
export interface AlertMail {
  readonly isSetUp: boolean;
  post(mails: readonly NewMail[], queries: Queries): Promise<void>;
  /** Mails of the last hour to a user whose keys begin so. */
  sentLately(userId: string, keyStart: string): Promise<number>;
}

/** The push functions that alerts use. */
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
const maxMailsAnHour = 20;
const maxPushesAnHour = 60;

/** Where what was read comes from. */
export type ReadingOrigin = Pick<Provenance, "source" | "status" | "asOf">;

/** Applies readings to alerts. Each firing is a row with its own number, so only one of several processes notifies. */
export function createFiring({
  store,
  listeners,
  mail,
  push,
  words,
  confirmedAddressOf,
  appUrl,
  clock,
}: {
  store: AlertStore;
  listeners: Pick<AlertListeners, "tell">;
  /** Puts mails into the outbox within a transaction. */
  mail: AlertMail;
  push: AlertPush;
  words: Pick<ReaderWords, "ofUser">;
  /** Returns the address for mail to a user; null while it is unconfirmed. */
  confirmedAddressOf: (userId: string) => Promise<string | null>;
  appUrl: URL;
  clock: Clock;
}) {
  /** Returns true when the alert's state differs from the one that was read. */
  return async (alert: StoredAlert, reading: AlertReading, origin: ReadingOrigin): Promise<boolean> => {
    // A process with an older price must not arm what another one with a newer price has fired. The time of a portfolio or a calendar
    // goes back when something is sold.
    if (
      needsPrice(alert.rule) &&
      origin.asOf !== null &&
      alert.readAsOf !== null &&
      Date.parse(origin.asOf) < Date.parse(alert.readAsOf)
    )
      return false;
    const now = isoTime(clock.now());
    const { state, fires } = nextAlertState(alert, alert, reading, now);
    if (state.status === alert.status && !fires) return false;
    const own = fires ? await words.ofUser(alert.userId) : null;
    const event = own === null ? null : newEvent(alert, reading, { origin, firedAt: now, words: own });
    const mayMail =
      event !== null && alert.mail && mail.isSetUp && (await mail.sentLately(alert.userId, "alert ")) < maxMailsAnHour;
    const to = mayMail ? await confirmedAddressOf(alert.userId) : null;
    const mayPush = event !== null && alert.push && (await push.sentLately(alert.userId)) < maxPushesAnHour;
    const record = async (queries: Queries) => {
      if (!(await store.advance(queries, alert, state, { firedAt: event === null ? null : now, asOf: origin.asOf })))
        return false;
      if (event === null) return true;
      await store.insertEvent(queries, { ...event, userId: alert.userId, firing: state.firings });
      if (to !== null && own !== null)
        await mail.post(
          [{ userId: alert.userId, key: `alert ${event.id}`, mail: { to, ...letterOf(event, own, appUrl) } }],
          queries,
        );
      if (mayPush) await push.post(alert.userId, `alert ${event.id}`, notificationOf(event), queries);
      return true;
    };
    const isOurs = await asWriter(alert.userId, () => store.transaction(record));
    if (isOurs && event !== null) {
      listeners.tell(alert.userId, event);
      if (mayPush) push.wake();
    }
    return true;
  };
}

function newEvent(
  { id, symbol, rule }: StoredAlert,
  { finding }: AlertReading,
  { origin, firedAt, words }: { origin: ReadingOrigin; firedAt: string; words: Words },
): StoredEvent {
  return {
    id: randomUUID(),
    alertId: id,
    symbol,
    words: alertWords(rule, symbol, words),
    valueWords: findingWords(finding, words),
    facts: { rule, finding },
    firedAt,
    source: origin.source,
    status: origin.status,
    asOf: origin.asOf,
    isRead: false,
  };
}

/** Returns the page about the symbol, or the portfolio. */
function placeOf(symbol: string | null): string {
  return symbol === null ? "/portfolio" : `/insights?symbol=${encodeURIComponent(symbol)}`;
}

/** Names no amount of money that is the owner's: a locked screen shows it. */
function notificationOf({ id, alertId, words, valueWords, symbol }: StoredEvent) {
  return { title: words, body: valueWords, path: placeOf(symbol), tag: `alert ${id}`, topic: `alert ${alertId}` };
}

function letterOf(
  { words: alert, valueWords: value, symbol, source, asOf }: StoredEvent,
  { alerts: { mail } }: Words,
  appUrl: URL,
): Omit<NewMail["mail"], "to"> {
  return {
    subject: `${alert}${value === "" ? "" : ` (${value})`}`,
    text: [
      mail.met(alert),
      "",
      mail.value({ value, asOf, source }),
      new URL(placeOf(symbol), appUrl).href,
      "",
      mail.manage(new URL("/alerts", appUrl).href),
      "",
    ].join("\n"),
    html: null,
    images: [],
    unsubscribeUrl: null,
  };
}
