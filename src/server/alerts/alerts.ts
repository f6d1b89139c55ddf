import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Alert, changeAlert, createAlert, getAlertEvents } from "#contract/alerts.ts";
import { isOfPortfolio } from "#core/alerts/alert-kinds.ts";
import type { Language } from "#core/languages/languages.ts";
import { type Clock, isoTime } from "../clock.ts";
import { afterCommit, outsideUnit } from "../database/unit-of-work.ts";
import { refuse, type Refusal } from "../http/refusal.ts";
import type { Quotes } from "../market/quotes.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import { createAlertWire } from "./alert-on-the-wire.ts";
import { eventOnTheWire } from "./event-on-the-wire.ts";
import { quoteDay } from "./quote-day.ts";
import type { QuoteWatch } from "./quote-watch.ts";
import type { AlertStore } from "./store.ts";

export type Alerts = ReturnType<typeof createAlerts>;

/** The caller, and the language of its page. */
interface Reader {
  readonly userId: string;
  readonly language: Language;
}

/** A user's alerts and their history. */
export function createAlerts({
  store,
  quotes,
  watch,
  words,
  sendsMail,
  maximumAlerts,
  clock,
}: {
  store: AlertStore;
  quotes: Pick<Quotes, "get" | "held">;
  watch: Pick<QuoteWatch, "changed" | "forget">;
  words: Pick<ReaderWords, "ofUser">;
  sendsMail: boolean;
  maximumAlerts: number;
  clock: Clock;
}) {
  const onTheWire = createAlertWire({ quotes, clock });

  async function found({ userId, language }: Reader, id: string): Promise<Alert | Refusal> {
    const alert = await store.find(userId, id);
    return alert === null ? refuse("alert-not-found") : onTheWire(alert, await words.ofUser(userId, language));
  }

  const pricedOn = (symbol: string | null): string => sessionOf(symbol, quotes) ?? isoTime(clock.now()).slice(0, 10);

  return {
    async all({ userId, language }: Reader) {
      const own = await words.ofUser(userId, language);
      return { alerts: (await store.all(userId)).map((alert) => onTheWire(alert, own)), sendsMail };
    },

    async create(reader: Reader, input: z.output<typeof createAlert.input>): Promise<Alert | Refusal> {
      const { userId } = reader;
      const { symbol } = input;
      const refusal = whyNotInTime(input.expiresAt, clock.now());
      if (refusal !== null) return refusal;
      if (symbol !== null) {
        const { quotes: known, unknown } = await outsideUnit(() => quotes.get([symbol]));
        if (unknown.includes(symbol)) return refuse("unknown-symbol", { values: { symbol } });
        if (known[0]?.provenance.status === "unavailable")
          return refuse("stock-data-unavailable", {
            retryAfterSeconds: 30,
          });
      }
      const id = randomUUID();
      const refused = await store.transaction(async (queries) => {
        await store.hold(queries, userId);
        if ((await store.count(queries, userId)) >= maximumAlerts)
          return refuse("too-many-alerts", { values: { maximum: maximumAlerts } });
        const times = { expiresAt: utc(input.expiresAt), pricedOn: pricedOn(symbol) };
        await store.insert(queries, { ...input, ...times, id, userId });
        return null;
      });
      if (refused !== null) return refused;
      await afterCommit(() => watch.changed());
      return found(reader, id);
    },

    async change(
      reader: Reader,
      { id, state, rule, expiresAt, snoozedUntil, ...change }: z.output<typeof changeAlert.input>,
    ): Promise<Alert | Refusal> {
      const { userId } = reader;
      const before = await store.find(userId, id);
      if (before === null) return refuse("alert-not-found");
      if (rule !== undefined && isOfPortfolio(rule) !== (before.symbol === null))
        return refuse("invalid-input", {
          errors: [{ path: "rule.kind", message: "An alert stays with its symbol, or with the portfolio" }],
        });
      const refusal = whyNotInTime(expiresAt ?? null, clock.now());
      if (refusal !== null) return refusal;
      const isAnew = rule !== undefined || state === "armed";
      const { symbol } = before;
      // If no user has viewed the price lately, the check would have to wait for the next round of prices.
      if (isAnew && symbol !== null) await outsideUnit(() => quotes.get([symbol]));
      const isOver = before.expiresAt !== null && before.expiresAt <= isoTime(clock.now());
      await store.change(userId, id, {
        ...withoutUndefined(change),
        ...(rule === undefined ? {} : { rule, pricedOn: pricedOn(symbol) }),
        ...(expiresAt === undefined ? {} : { expiresAt: utc(expiresAt) }),
        ...(snoozedUntil === undefined ? {} : { snoozedUntil: utc(snoozedUntil) }),
        // Armed again after its time, it would be over at once.
        ...(isAnew && isOver && expiresAt === undefined ? { expiresAt: null } : {}),
        ...(isAnew ? { status: "armed", lastOccasion: null, waitsFor: null } : {}),
      });
      await watch.changed();
      return found(reader, id);
    },

    async remove(userId: string, id: string): Promise<Record<string, never> | Refusal> {
      const alert = await store.find(userId, id);
      if (alert === null || !(await store.remove(userId, id))) return refuse("alert-not-found");
      watch.forget(id, alert.symbol);
      return {};
    },

    ...createAlertHistory({ store, words }),
  };
}

/** The session of the prices that a reader sees while choosing a threshold; null: not known. */
function sessionOf(symbol: string | null, quotes: Pick<Quotes, "held">): string | null {
  const quote = symbol === null ? undefined : quotes.held(symbol);
  return quote === undefined ? null : quoteDay(quote);
}

function whyNotInTime(expiresAt: string | null, now: number): Refusal | null {
  if (expiresAt === null || Date.parse(expiresAt) > now) return null;
  return refuse("invalid-input", { errors: [{ path: "expiresAt", message: "A time that is still to come" }] });
}

/** The history of a user's alerts. */
function createAlertHistory({ store, words }: { store: AlertStore; words: Pick<ReaderWords, "ofUser"> }) {
  return {
    async events({ userId, language }: Reader, { limit, before }: z.output<typeof getAlertEvents.input>) {
      if (before !== undefined && !(await store.hasEvent(userId, before)))
        return refuse("invalid-input", {
          errors: [{ path: "before", message: "There is no such event; ask for the newest" }],
        });
      const events = await store.events(userId, limit + 1, before ?? null);
      const own = await words.ofUser(userId, language);
      const shown = events.slice(0, limit).map((event) => eventOnTheWire(event, own));
      return { events: shown, unread: await store.unread(userId), hasMore: events.length > limit };
    },

    async markRead(userId: string, ids: readonly string[] | null) {
      await store.markRead(userId, ids);
      return { unread: await store.unread(userId) };
    },
  };
}

/** Times are compared as texts, so all are written one way. */
function utc(time: string | null): string | null {
  return time === null ? null : isoTime(Date.parse(time));
}

function withoutUndefined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
