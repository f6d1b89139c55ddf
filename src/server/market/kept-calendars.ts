import type { CalendarType } from "#contract/calendar.ts";
import { mondayOf } from "#core/calendar/index.ts";
import { eventDoubt } from "#core/market/plausibility.ts";
import { isoTime } from "../clock.ts";
import type { CalendarsOptions } from "./calendars-options.ts";
import { type Asked, createKeptValues, factFreshMs } from "./kept-values.ts";
import type { CalendarEntries, MarketProvider, ProvidedCalendar } from "./provider.ts";
import type { Router } from "./router.ts";

/** Weeks other than the running one change seldom, and each costs a provider several calls. */
const otherWeekFreshMs = 60 * 60_000;
/** The additional source is asked once per day and kind; its answer stays fresh for hours. */
const besideFreshMs = 6 * 60 * 60_000;
/** Ends the key of what the additional source answers. */
export const besideKey = " beside";
/** A partial answer is refreshed soon. */
const partFreshMs = 30_000;

export type KeptCalendars = ReturnType<typeof createKeptCalendars>;

/** Answers of calendar sources, kept by type and week or symbol. */
export function createKeptCalendars({ router, store, negativeCacheMs, clock, log }: CalendarsOptions) {
  const today = () => isoTime(clock.now()).slice(0, 10);
  const kept = createKeptValues<ProvidedCalendar>({ kind: "calendar", store, negativeCacheMs, clock, log, freshMs });

  function freshMs(key: string, { missing }: ProvidedCalendar): number {
    if (missing !== null) return partFreshMs;
    if (key.endsWith(besideKey)) return besideFreshMs;
    const week = /^\w+ week (\S+)$/.exec(key)?.[1];
    return week === undefined || week === mondayOf(today()) ? factFreshMs : otherWeekFreshMs;
  }

  function ask<T extends CalendarType>(
    key: string,
    request: { type: T; from: string; to: string; symbols: readonly string[] | null },
    asking: Router = router,
  ): Promise<Asked<ProvidedCalendar<T>>> {
    const scope = request.symbols === null ? "market" : "symbols";
    const answer = kept.get(key, async () => {
      const asked = await asking.first(
        `${request.type} calendar`,
        (provider) =>
          offers(provider, scope, request.type) &&
          (request.symbols?.every((symbol) => provider.covers(symbol)) ?? true),
        (provider) => provider.calendar?.(request),
      );
      return asked === null || asked.value === null
        ? { kind: "failed" }
        : { kind: "value", value: withoutDoubtful(asked.value) };
    });
    // The key names the type, so what is kept under it holds entries of that type.
    return answer as Promise<Asked<ProvidedCalendar<T>>>;
  }

  return { today, freshMs, ask };
}

/** Entries that can't be true are held back, and the note says how many and why the first one was. */
function withoutDoubtful<T extends CalendarType>(calendar: ProvidedCalendar<T>): ProvidedCalendar<T> {
  const doubts = calendar.entries.flatMap((entry) => {
    const doubt = eventDoubt(entry);
    return doubt === null ? [] : [{ entry, words: `${symbolOf(entry) ?? "one entry"}: ${doubt}` }];
  });
  if (doubts.length === 0) return calendar;
  const doubtful = new Set(doubts.map(({ entry }) => entry));
  const count = doubts.length === 1 ? "1 entry was" : `${doubts.length} entries were`;
  const note = `${count} held back (${doubts[0]?.words ?? ""}).`;
  return {
    ...calendar,
    entries: calendar.entries.filter((entry) => !doubtful.has(entry)),
    heldBack: note,
  };
}

/** True if a provider has calendars of a type, of the whole market or by symbol. */
export function offers(provider: MarketProvider, scope: "market" | "symbols", type: CalendarType): boolean {
  return provider.calendars?.[scope].includes(type) === true;
}

/** The symbol of an entry; null where it has none. */
export function symbolOf(entry: CalendarEntries[CalendarType]): string | null {
  return "symbol" in entry ? entry.symbol : null;
}
