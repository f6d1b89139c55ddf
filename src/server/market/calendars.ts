import type { CalendarType } from "#contract/calendar.ts";
import type { Provenance } from "#contract/provenance.ts";
import { dayNumber } from "#core/calendar/index.ts";
import { joinedProvenance } from "#core/market/joined-provenance.ts";
import { after, type CalendarCursor, cursorOf, inOrder } from "./calendar-cursor.ts";
import { createCalendarParts, maxFallbackDays } from "./calendar-parts.ts";
import { createCalendarWeeks, type Part } from "./calendar-weeks.ts";
import type { CalendarsOptions } from "./calendars-options.ts";
import { createKeptCalendars, offers, symbolOf } from "./kept-calendars.ts";
import { factProvenance, noProvenance } from "./kept-values.ts";
import { maxGapDays, mergedEntries } from "./merged-calendars.ts";
import { patienceMs } from "./patience.ts";
import type { CalendarEntries, ProvidedCalendar } from "./provider.ts";
import type { Router } from "./router.ts";

export type Calendars = ReturnType<typeof createCalendars>;
type Entry<T extends CalendarType> = CalendarEntries[T];

export interface CalendarPage<T extends CalendarType> {
  readonly type: T;
  readonly entries: Entry<T>[];
  readonly total: number;
  readonly nextCursor: string | null;
  readonly provenance: Provenance;
}

/** A page of any type: entries and type always agree. */
export type AnyCalendarPage = { [T in CalendarType]: CalendarPage<T> }[CalendarType];

/**
 * Events by type. Market events are loaded by the week, so that readers of different days share them; events of single
 * symbols separately. No entries means that nothing is scheduled; status "unavailable" means that no source answered.
 */
export function createCalendars(options: CalendarsOptions) {
  const { router, beside = null, clock } = options;
  const keptCalendars = createKeptCalendars(options);
  const { freshMs } = keptCalendars;
  const weeks = createCalendarWeeks(router, keptCalendars);
  const { besideWeeks, weeksAround } = weeks;
  const { parts } = createCalendarParts(router, keptCalendars, weeks);

  /** The source beside the others, if it is on and has such a calendar. */
  async function besideOf(type: CalendarType): Promise<{ router: Router; source: string } | null> {
    const provider = beside?.router.providers.find((one) => offers(one, "market", type));
    if (beside === null || provider === undefined || !(await beside.isOn(provider.id))) return null;
    return { router: beside.router, source: provider.id };
  }

  return {
    /** Entries between two days (both included), from the cursor on. */
    async get<T extends CalendarType>(
      type: T,
      {
        from,
        to,
        symbols,
        limit,
        cursor,
      }: {
        from: string;
        to: string;
        symbols: readonly string[];
        limit: number;
        cursor: CalendarCursor | null;
      },
    ): Promise<CalendarPage<T>> {
      const second = await besideOf(type);
      const hasFirst = router.providers.some((provider) => offers(provider, "market", type));
      const hasMarket = hasFirst || second !== null;
      const hasSymbols = router.providers.some((provider) => offers(provider, "symbols", type));
      if (!hasMarket && (!hasSymbols || symbols.length === 0)) {
        const note = `No configured source lists ${typeWords[type]}${hasSymbols ? " of the whole market; those of your symbols are known" : ""}.`;
        const provenance = { ...noProvenance(note), source: "not-offered" };
        return { type, entries: [], total: 0, nextCursor: null, provenance };
      }
      const asked = await parts(type, from, to, symbols);
      const isWanted = second !== null && dayNumber(to) - dayNumber(from) <= maxFallbackDays;
      const isAlone = asked.every(({ answer }) => answer.kind === "failed");
      const waitMs = isAlone ? undefined : patienceMs;
      const checked =
        isWanted || (second !== null && asked.length === 0)
          ? await besideWeeks(type, { from, to, asking: second.router, waitMs })
          : [];
      const loaded = [...asked, ...checked].flatMap(({ answer, ...part }) =>
        answer.kind === "value" ? [{ ...part, value: answer.value }] : [],
      );
      // That a second source of what others know is missing loses nothing.
      const failed = (isAlone ? [...asked, ...checked] : asked)
        .filter(({ answer }) => answer.kind === "failed")
        .map(({ name }) => name);
      if (loaded.length === 0 && failed.length > 0)
        return { type, entries: [], total: 0, nextCursor: null, provenance: noProvenance(`Could not load ${type}.`) };
      // An event that one source has just outside of the days asked for is the other's event inside them.
      const isByWeek = asked.some(({ key }) => key.startsWith(`${type} week `));
      const hasBoth = [asked, checked].every((each) => each.some(({ answer }) => answer.kind === "value"));
      const isCompared = hasBoth && maxGapDays[type] > 0 && second !== null;
      const [besideAround = [], firstAround = []] = isCompared
        ? await weeksAround(type, { from, to, asking: isByWeek ? [second.router, router] : [second.router] })
        : [];
      const wanted = new Set(symbols);
      const entriesOf = (parts: readonly Part<T>[]) =>
        parts.flatMap(({ answer }) => (answer.kind === "value" ? (answer.value.entries as readonly Entry<T>[]) : []));
      const entries = inOrder(
        mergedEntries(type, entriesOf([...asked, ...firstAround]), {
          source: second?.source ?? "",
          entries: entriesOf([...checked, ...besideAround]),
        })
          .filter(({ date }) => date >= from && date <= to)
          .filter((entry) => type === "economic" || wanted.size === 0 || wanted.has(symbolOf(entry) ?? "")),
      );
      const rest = cursor === null ? entries : entries.filter((entry) => after(entry, cursor));
      const page = rest.slice(0, limit);
      const last = page.at(-1);
      const provenances = loaded.map(({ key, value }) =>
        factProvenance(value.origin, clock.now(), noteOf(value), freshMs(key, value)),
      );
      const joined = joinedProvenance(provenances) ?? noProvenance();
      const note = [joined.note, failed.length > 0 ? `${list(failed)} could not be loaded.` : undefined]
        .filter((text) => text !== undefined)
        .join(" ");
      return {
        type,
        entries: page,
        total: entries.length,
        nextCursor: last !== undefined && rest.length > limit ? cursorOf(last) : null,
        provenance: note === "" ? joined : { ...joined, note },
      };
    },
  };
}

const typeWords: Readonly<Record<CalendarType, string>> = {
  earnings: "earnings",
  dividends: "dividends",
  economic: "economic events",
  ipo: "new listings",
  splits: "splits",
};

function noteOf({ missing, heldBack }: ProvidedCalendar): string | null {
  const notes = [missing, heldBack].filter((note) => note !== null && note !== undefined);
  return notes.length === 0 ? null : notes.join(" ");
}

function list(names: readonly string[]): string {
  return names.length <= 5 ? names.join(", ") : `${names.slice(0, 4).join(", ")} and ${names.length - 4} more`;
}
