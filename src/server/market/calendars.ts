import { joinedProvenance } from "#core/market/joined-provenance.ts";
import { dayText } from "#core/calendar/day-text.ts";
import type { CalendarType } from "#contract/calendar.ts";
import type { Provenance } from "#contract/provenance.ts";
import { addDays, dayNumber, mondayOf } from "#core/calendar/index.ts";
import { eventDoubt } from "#core/market/plausibility.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import { type CalendarCursor, after, cursorOf, inOrder } from "./calendar-cursor.ts";
import { type Asked, createKeptValues, factFreshMs, factProvenance, noProvenance } from "./kept-values.ts";
import { maxGapDays, mergedEntries } from "./merged-calendars.ts";
import { patiently, patienceMs } from "./patience.ts";
import type { CalendarEntries, MarketProvider, ProvidedCalendar } from "./provider.ts";
import type { Router } from "./router.ts";
import type { MarketStore } from "./store.ts";

/** Weeks other than the running one change seldom, and each costs a provider several calls. */
const otherWeekFreshMs = 60 * 60_000;
/** The additional source is asked once per day and kind; its answer stays fresh for hours. */
const besideFreshMs = 6 * 60 * 60_000;
const besideKey = " beside";
/** A partial answer is refreshed soon. */
const partFreshMs = 30_000;
/** How far a single symbol's events are looked up in both directions. */
const symbolDays = 370;

/**
 * Up to a month's view, the market's weeks can replace a symbol's own source. A longer range would take too many calls
 * for one symbol.
 */
const maxFallbackDays = 45;
/** Days outside a range that are compared with those in it. Each further week costs seven calls to a source that answers by day. */
const maxDaysAround = 7;

export type Calendars = ReturnType<typeof createCalendars>;
type Entry<T extends CalendarType> = CalendarEntries[T];

export interface CalendarPage<T extends CalendarType> {
  readonly type: T;
  readonly entries: Entry<T>[];
  readonly total: number;
  readonly nextCursor: string | null;
  readonly provenance: Provenance;
}

/** One symbol's events, or one week's, and the key they are kept under. */
interface Part<T extends CalendarType> {
  readonly name: string;
  readonly key: string;
  readonly answer: Asked<ProvidedCalendar<T>>;
}

/** Its Monday and its Sunday. */
interface Week {
  readonly from: string;
  readonly to: string;
}

/** A page of any type: entries and type always agree. */
export type AnyCalendarPage = { [T in CalendarType]: CalendarPage<T> }[CalendarType];

/**
 * Events by type. Market events are loaded by the week, so that readers of different days share them; events of single
 * symbols separately. No entries means that nothing is scheduled; status "unavailable" means that no source answered.
 */
export function createCalendars({
  router,
  beside = null,
  store,
  negativeCacheMs,
  clock,
  log,
}: {
  router: Router;
  /** An additional source of market calendars. It confirms the other sources and fills in events they lack. */
  beside?: { readonly router: Router; readonly isOn: (source: string) => Promise<boolean> } | null;
  store: Pick<MarketStore, "lastGoodValue" | "keepValue">;
  negativeCacheMs: number;
  clock: Clock;
  log: Log;
}) {
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

  /** The parts a range is made of, each with its answer. */
  async function parts<T extends CalendarType>(
    type: T,
    from: string,
    to: string,
    symbols: readonly string[],
  ): Promise<Part<T>[]> {
    // Economic events are everybody's; new listings are not in anybody's list by symbol.
    const isBySymbol = symbols.length > 0 && type !== "economic" && type !== "ipo";
    if (!isBySymbol || !router.providers.some((provider) => offers(provider, "symbols", type)))
      return weeksOf(type, from, to);
    const bySymbol = await symbolsOf(type, symbols);
    const failed = new Set(bySymbol.filter(({ answer }) => answer.kind === "failed").map(({ name }) => name));
    const isShort = dayNumber(to) - dayNumber(from) <= maxFallbackDays;
    if (failed.size === 0 || !isShort || !router.providers.some((provider) => offers(provider, "market", type)))
      return bySymbol;
    // When the source of single symbols fails, the market's calendar may still have the events.
    const weeks = await weeksOf(type, from, to);
    if (!weeks.every(({ answer }) => answer.kind === "value")) return bySymbol;
    return [...bySymbol.filter(({ name }) => !failed.has(name)), ...weeks.map((week) => onlyOf(week, failed))];
  }

  function symbolsOf<T extends CalendarType>(type: T, symbols: readonly string[]): Promise<Part<T>[]> {
    const range = { from: addDays(today(), -symbolDays), to: addDays(today(), symbolDays) };
    return Promise.all(
      symbols.map(async (symbol) => {
        const key = `${type} symbol ${symbol}`;
        return { name: symbol, key, answer: await ask(key, { type, ...range, symbols: [symbol] }) };
      }),
    );
  }

  async function weeksOf<T extends CalendarType>(type: T, from: string, to: string): Promise<Part<T>[]> {
    if (!router.providers.some((provider) => offers(provider, "market", type))) return [];
    return Promise.all(weeksBetween(from, to).map((week) => weekOf(type, week)));
  }

  /** One week of the market, of the sources in their order or of the one beside them. Who waits long enough goes without. */
  async function weekOf<T extends CalendarType>(
    type: T,
    week: Week,
    { asking = router, waitMs }: { asking?: Router; waitMs?: number | undefined } = {},
  ): Promise<Part<T>> {
    const key = `${type} week ${week.from}${asking === router ? "" : besideKey}`;
    const asked = ask(key, { type, ...week, symbols: null }, asking);
    const answer = waitMs === undefined ? await asked : await patiently(asked, waitMs);
    return { name: `the week of ${dayText(week.from)}`, key, answer: answer ?? { kind: "failed" } };
  }

  /** The source beside the others, if it is on and has such a calendar. */
  async function besideOf(type: CalendarType): Promise<{ router: Router; source: string } | null> {
    const provider = beside?.router.providers.find((one) => offers(one, "market", type));
    if (beside === null || provider === undefined || !(await beside.isOn(provider.id))) return null;
    return { router: beside.router, source: provider.id };
  }

  /** Loads the same weeks from the additional source. Doesn't wait for it when other sources have answered. */
  async function besideWeeks<T extends CalendarType>(
    type: T,
    { from, to, asking, waitMs }: { from: string; to: string; asking: Router; waitMs: number | undefined },
  ): Promise<Part<T>[]> {
    const wait = waitMs ?? Number.POSITIVE_INFINITY;
    return Promise.all(weeksBetween(from, to).map((week) => weekOf(type, week, { asking, waitMs: wait })));
  }

  /**
   * Loads the weeks around a range, in which one of two sources may place an event that the other has in the range.
   * Errors in them don't affect the answer.
   */
  async function weeksAround<T extends CalendarType>(
    type: T,
    { from, to, asking }: { from: string; to: string; asking: readonly Router[] },
  ): Promise<Part<T>[][]> {
    const [start, end] = [mondayOf(from), addDays(mondayOf(to), 6)];
    const days = Math.min(maxGapDays[type], maxDaysAround);
    const weeks = weeksBetween(addDays(from, -days), addDays(to, days)).filter(
      (week) => week.to < start || week.from > end,
    );
    return Promise.all(
      asking.map((each) => Promise.all(weeks.map((week) => weekOf(type, week, { asking: each, waitMs: patienceMs })))),
    );
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

/** Full weeks, Monday to Sunday, that cover a range. */
function weeksBetween(from: string, to: string): Week[] {
  const weeks: Week[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7))
    weeks.push({ from: monday, to: addDays(monday, 6) });
  return weeks;
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

/** A week's entries of some symbols. */
function onlyOf<T extends CalendarType>(part: Part<T>, symbols: ReadonlySet<string>): Part<T> {
  if (part.answer.kind !== "value") return part;
  const { value } = part.answer;
  const entries = value.entries.filter((entry) => symbols.has(symbolOf(entry) ?? ""));
  return { ...part, answer: { kind: "value", value: { ...value, entries } } };
}

function noteOf({ missing, heldBack }: ProvidedCalendar): string | null {
  const notes = [missing, heldBack].filter((note) => note !== null && note !== undefined);
  return notes.length === 0 ? null : notes.join(" ");
}

function offers(provider: MarketProvider, scope: "market" | "symbols", type: CalendarType): boolean {
  return provider.calendars?.[scope].includes(type) === true;
}

function symbolOf(entry: CalendarEntries[CalendarType]): string | null {
  return "symbol" in entry ? entry.symbol : null;
}

function list(names: readonly string[]): string {
  return names.length <= 5 ? names.join(", ") : `${names.slice(0, 4).join(", ")} and ${names.length - 4} more`;
}
