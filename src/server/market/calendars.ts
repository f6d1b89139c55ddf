import type { CalendarType } from "#contract/calendar.ts";
import type { Provenance } from "#contract/provenance.ts";
import { addDays, dayNumber, mondayOf } from "#core/calendar/index.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import { type CalendarCursor, after, cursorOf, inOrder } from "./calendar-cursor.ts";
import {
  type Asked,
  createKeptValues,
  factFreshMs,
  factProvenance,
  joinedProvenance,
  noProvenance,
} from "./kept-values.ts";
import type { CalendarEntries, MarketProvider, ProvidedCalendar } from "./provider.ts";
import type { Router } from "./router.ts";
import type { MarketStore } from "./store.ts";

/** Weeks other than the running one change seldom, and each costs a provider several calls. */
const otherWeekFreshMs = 60 * 60_000;
/** What could only be read in part is asked for again soon. */
const partFreshMs = 30_000;
/** How far a single symbol's events are looked up in both directions. */
const symbolDays = 370;

/** The market's weeks stand in for a symbol's own source over a month's view; more of them cost more than one symbol is worth. */
const mostFallbackDays = 45;

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

/** A page of any type: entries and type always agree. */
export type AnyCalendarPage = { [T in CalendarType]: CalendarPage<T> }[CalendarType];

/**
 * Events by type: of the market by the week, so that readers with other days share what is loaded, and of single
 * symbols. No entries means nothing is scheduled; status "unavailable" means that nobody could tell.
 */
export function createCalendars({
  router,
  store,
  negativeCacheMs,
  clock,
  log,
}: {
  router: Router;
  store: Pick<MarketStore, "lastGoodValue" | "keepValue">;
  negativeCacheMs: number;
  clock: Clock;
  log: Log;
}) {
  const today = () => isoTime(clock.now()).slice(0, 10);
  const kept = createKeptValues<ProvidedCalendar>({ kind: "calendar", store, negativeCacheMs, clock, log, freshMs });

  function freshMs(key: string, { missing }: ProvidedCalendar): number {
    if (missing !== null) return partFreshMs;
    const week = /^\w+ week (\S+)$/.exec(key)?.[1];
    return week === undefined || week === mondayOf(today()) ? factFreshMs : otherWeekFreshMs;
  }

  function ask<T extends CalendarType>(
    key: string,
    request: { type: T; from: string; to: string; symbols: readonly string[] | null },
  ): Promise<Asked<ProvidedCalendar<T>>> {
    const scope = request.symbols === null ? "market" : "symbols";
    const answer = kept.get(key, async () => {
      const asked = await router.first(
        `${request.type} calendar`,
        (provider) =>
          offers(provider, scope, request.type) &&
          (request.symbols?.every((symbol) => provider.covers(symbol)) ?? true),
        (provider) => provider.calendar?.(request),
      );
      return asked === null || asked.value === null ? { kind: "failed" } : { kind: "value", value: asked.value };
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
    const isShort = dayNumber(to) - dayNumber(from) <= mostFallbackDays;
    if (failed.size === 0 || !isShort || !router.providers.some((provider) => offers(provider, "market", type)))
      return bySymbol;
    // What the source of single symbols could not tell may stand in the market's calendar.
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

  function weeksOf<T extends CalendarType>(type: T, from: string, to: string): Promise<Part<T>[]> {
    const weeks: string[] = [];
    for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) weeks.push(monday);
    return Promise.all(
      weeks.map(async (monday) => {
        const key = `${type} week ${monday}`;
        const request = { type, from: monday, to: addDays(monday, 6), symbols: null };
        return { name: `the week of ${monday}`, key, answer: await ask(key, request) };
      }),
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
      const hasMarket = router.providers.some((provider) => offers(provider, "market", type));
      const hasSymbols = router.providers.some((provider) => offers(provider, "symbols", type));
      if (!hasMarket && (!hasSymbols || symbols.length === 0)) {
        const note = `No configured source lists ${typeWords[type]}${hasSymbols ? " of the whole market; those of your symbols are known" : ""}.`;
        const provenance = { ...noProvenance(note), source: "not-offered" };
        return { type, entries: [], total: 0, nextCursor: null, provenance };
      }
      const asked = await parts(type, from, to, symbols);
      const loaded = asked.flatMap(({ answer, ...part }) =>
        answer.kind === "value" ? [{ ...part, value: answer.value }] : [],
      );
      const failed = asked.filter(({ answer }) => answer.kind === "failed").map(({ name }) => name);
      if (loaded.length === 0 && failed.length > 0)
        return { type, entries: [], total: 0, nextCursor: null, provenance: noProvenance(`Could not load ${type}.`) };
      const wanted = new Set(symbols);
      const entries = inOrder(
        loaded
          .flatMap(({ value }) => value.entries as readonly Entry<T>[])
          .filter(({ date }) => date >= from && date <= to)
          .filter((entry) => type === "economic" || wanted.size === 0 || wanted.has(symbolOf(entry) ?? "")),
      );
      const rest = cursor === null ? entries : entries.filter((entry) => after(entry, cursor));
      const page = rest.slice(0, limit);
      const last = page.at(-1);
      const provenances = loaded.map(({ key, value }) =>
        factProvenance(value.origin, clock.now(), value.missing, freshMs(key, value)),
      );
      const joined = joinedProvenance(provenances, worstStatus(provenances.map(({ status }) => status)));
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

/** A week's entries of some symbols. */
function onlyOf<T extends CalendarType>(part: Part<T>, symbols: ReadonlySet<string>): Part<T> {
  if (part.answer.kind !== "value") return part;
  const { value } = part.answer;
  const entries = value.entries.filter((entry) => symbols.has(symbolOf(entry) ?? ""));
  return { ...part, answer: { kind: "value", value: { ...value, entries } } };
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
