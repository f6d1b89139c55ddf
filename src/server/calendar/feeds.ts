import { randomBytes, randomUUID } from "node:crypto";
import { hashOfSecret } from "../secrets/hash-of-secret.ts";
import type { CalendarFeed, CalendarType } from "#contract/calendar.ts";
import { addDays } from "#core/calendar/index.ts";
import { type Clock, isoTime } from "../clock.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { CalendarPage } from "../market/calendars.ts";
import type { CalendarEntries } from "../market/provider.ts";
import { calendarFile, type FeedEvents } from "./calendar-file.ts";
import { type DatedEvent, eventName, identified, knownFrom } from "./known-events.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import type { CalendarFeedStore } from "./store.ts";

const maxFeeds = 10;
/** How far a calendar program sees, in days. */
const daysBack = 30;
const daysAhead = 120;
const maxSymbols = 50;
const maxEntries = 1_000;

export type CalendarFeeds = ReturnType<typeof createCalendarFeeds>;

/** Private calendar links. Anybody with the address can read one, so it can be revoked and contains no name. */
export function createCalendarFeeds({
  store,
  eventsOf,
  symbolsOf,
  words,
  clock,
  appUrl,
}: {
  store: CalendarFeedStore;
  /** Every event of a type for some symbols between two days. */
  eventsOf: <T extends CalendarType>(
    type: T,
    range: { from: string; to: string; symbols: readonly string[]; limit: number },
  ) => Promise<CalendarPage<T>>;
  /** The symbols of all lists of a user. */
  symbolsOf: (userId: string) => Promise<readonly string[]>;
  words: ReaderWords;
  clock: Clock;
  appUrl: URL;
}) {
  return {
    all: (userId: string): Promise<CalendarFeed[]> => store.all(userId),

    async create(userId: string, types: readonly CalendarType[]): Promise<(CalendarFeed & { url: string }) | Refusal> {
      if ((await store.all(userId)).length >= maxFeeds)
        return refuse("too-many-feeds", { values: { maximum: maxFeeds } });
      const token = randomBytes(32).toString("base64url");
      const feed = await store.add(userId, {
        id: randomUUID(),
        tokenHash: hashOfSecret(token),
        types: [...new Set(types)],
      });
      return { ...feed, url: new URL(`/api/calendar/feed/${token}.ics`, appUrl).href };
    },

    async remove(userId: string, id: string): Promise<{ feeds: CalendarFeed[] } | Refusal> {
      if (!(await store.remove(userId, id))) return refuse("feed-not-found");
      return { feeds: await store.all(userId) };
    },

    /** Forgets events that no file can tell of any more. */
    cleanUp: (): Promise<void> =>
      store.forgetBefore(addDays(knownFrom(isoTime(clock.now()).slice(0, 10)), -2 * daysBack)),

    /** The calendar file behind a secret. */
    async read(token: string): Promise<string | Refusal> {
      const feed = await store.find(hashOfSecret(token.replace(/\.ics$/, "")));
      if (feed === null) return refuse("feed-not-found");
      const symbols = (await symbolsOf(feed.userId)).slice(0, maxSymbols);
      const today = isoTime(clock.now()).slice(0, 10);
      const range = { from: addDays(today, -daysBack), to: addDays(today, daysAhead), symbols, limit: maxEntries };
      // Market-wide events would fill a calendar, so only the next two weeks are included.
      const near = { ...range, from: today, to: addDays(today, 14), symbols: [] };
      const load = <T extends CalendarType>(type: T): Promise<CalendarPage<T> | null> => {
        if (!feed.types.includes(type)) return Promise.resolve(null);
        const isOfMarket = type === "economic" || type === "ipo";
        if (!isOfMarket && symbols.length === 0) return Promise.resolve(null);
        return eventsOf(type, isOfMarket ? near : range);
      };
      const [earnings, dividends, economic, ipo, splits] = await Promise.all([
        load("earnings"),
        load("dividends"),
        load("economic"),
        load("ipo"),
        load("splits"),
      ]);
      const events: FeedEvents = {
        earnings: entriesOf(earnings),
        dividends: entriesOf(dividends),
        economic: entriesOf(economic),
        ipo: entriesOf(ipo),
        splits: entriesOf(splits),
      };
      const pages = [earnings, dividends, economic, ipo, splits].filter((page) => page !== null);
      // Events that are left out would be deleted by the program that holds them: better no answer than a wrong one.
      const hasFailed = pages.some(
        ({ provenance }) => provenance.status === "unavailable" && provenance.source === "none",
      );
      if (hasFailed)
        return refuse("stock-data-unavailable", { detail: "The calendar could not be loaded", retryAfterSeconds: 300 });
      await store.noteUse(feed.id);
      const { calendarFeed } = await words.ofUser(feed.userId);
      const language = await words.languageOf(feed.userId);
      const from = knownFrom(range.from);
      const identify = async (written: readonly DatedEvent[]) => {
        const known = await store.known([...new Set(written.map(eventName))], from);
        const now = identified(written, known);
        const before = new Map(known.map((event) => [event.uid, event.sequence]));
        await store.remember(now.filter(({ uid, sequence }) => before.get(uid) !== sequence));
        return now;
      };
      return calendarFile(events, { appUrl, now: clock.now(), words: calendarFeed, language, identify });
    },
  };
}

function entriesOf<T extends CalendarType>(page: CalendarPage<T> | null): readonly CalendarEntries[T][] {
  return page?.entries ?? [];
}
