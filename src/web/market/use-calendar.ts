import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Provenance } from "#contract/provenance.ts";
import { calendarTypes, type CalendarType } from "#core/market/calendar-types.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import {
  type CalendarEvent,
  dividendEvent,
  earningsEvent,
  economicEvent,
  eventOrder,
  ipoEvent,
  splitEvent,
} from "./calendar-event.ts";
import { takeOpening } from "../api/opening.ts";
import { renewMs } from "../shell/query.ts";
import { symbolBatches } from "./symbol-batches.ts";

type Page = Output<"GET /api/market/calendar">;

const route = "GET /api/market/calendar";

/** The most one answer carries. */
const pageSize = 100;

export interface CalendarQuestion {
  readonly types: readonly CalendarType[];
  /** Both days included. */
  readonly from: string;
  readonly to: string;
  /** Null: the whole market. An empty list has no events but the economic ones. */
  readonly symbols: readonly string[] | null;
}

export interface CalendarAnswer {
  /** In order, up to the day to which every kind is loaded. */
  readonly events: readonly CalendarEvent[];
  /** How many there are of each kind; undefined while not known. */
  readonly totals: Readonly<Partial<Record<CalendarType, number>>>;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** Kinds that could not be loaded, with what the server or the source says of it. */
  readonly failed: readonly { readonly type: CalendarType; readonly note: string | null }[];
  /** Why kinds are not here that no source lists. */
  readonly notOffered: readonly string[];
  /** Sentences about what is missing from kinds that were loaded. */
  readonly notes: readonly string[];
  readonly provenances: readonly Provenance[];
  readonly error: ApiProblem | null;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** Events of several kinds between two days, merged in their order. */
export function useCalendar(question: CalendarQuestion): CalendarAnswer {
  const earnings = usePages("earnings", question);
  const dividends = usePages("dividends", question);
  const economic = usePages("economic", question);
  const ipo = usePages("ipo", question);
  const splits = usePages("splits", question);
  const wanted = question.types.join();
  return useMemo(() => {
    const all = { earnings, dividends, economic, ipo, splits };
    const types = calendarTypes.filter((type) => wanted.split(",").includes(type));
    return merged(types, all);
  }, [earnings, dividends, economic, ipo, splits, wanted]);
}

type Pages = ReturnType<typeof usePages>;

function usePages(type: CalendarType, { types, from, to, symbols }: CalendarQuestion) {
  const isOfAll = type === "economic";
  const key = symbols === null || isOfAll ? null : symbols.join();
  return useInfiniteQuery<Round, ApiProblem, Loaded, readonly unknown[], Cursors>({
    queryKey: [route, type, from, to, key],
    enabled: types.includes(type) && key !== "",
    staleTime: 300_000,
    refetchInterval: () => renewMs(route),
    initialPageParam: null,
    initialData: () => {
      const [batch, ...more] = key === null ? [[]] : symbolBatches(key.split(","));
      if (batch === undefined || more.length > 0) return undefined;
      const page = takeOpening(route, { type, from, to, symbols: batch, limit: pageSize });
      return page === undefined ? undefined : { pages: [[page]], pageParams: [null] };
    },
    queryFn: async ({ pageParam, signal }) => {
      // A retry asks even what is switched off because there are no symbols.
      if (key === "") return [];
      const batches = key === null ? [[]] : symbolBatches(key.split(","));
      return Promise.all(
        batches.map(async (batch, index) => {
          const cursor = pageParam === null ? undefined : pageParam[index];
          if (cursor === null) return null;
          const asked = { type, from, to, symbols: batch, limit: pageSize };
          return call(route, cursor === undefined ? asked : { ...asked, cursor }, { signal });
        }),
      );
    },
    getNextPageParam: nextCursors,
    select: ({ pages }) => ({
      pages: pages.flat().filter((page) => page !== null),
      // Each page repeats the total of its batch.
      total: (pages[0] ?? []).reduce((sum, page) => sum + (page?.total ?? 0), 0),
    }),
  });
}

/** Where each batch goes on after a round of pages, at its own place; undefined when none has more. */
export function nextCursors(round: readonly ({ readonly nextCursor: string | null } | null)[]) {
  const cursors = round.map((page) => page?.nextCursor ?? null);
  return cursors.some((cursor) => cursor !== null) ? cursors : undefined;
}

/** One page for each batch of symbols; null for a batch that had no more. */
type Round = readonly (Page | null)[];

interface Loaded {
  readonly pages: readonly Page[];
  readonly total: number;
}

/** Where each batch of symbols goes on; null as a whole: from the start. */
type Cursors = readonly (string | null)[] | null;

function merged(types: readonly CalendarType[], all: Readonly<Record<CalendarType, Pages>>): CalendarAnswer {
  const asked = types.map((type) => ({
    type,
    pages: all[type],
    data: all[type].data?.pages ?? [],
    total: all[type].data?.total,
  }));
  const events = asked
    .flatMap(({ data }) => data.flatMap(eventsOf))
    .toSorted(eventOrder)
    .filter((event, index, list) => event.key !== list[index - 1]?.key);
  // Past the last loaded day of a kind that has more, the order would have holes.
  const horizons = asked
    .filter(({ pages }) => pages.hasNextPage)
    .map(({ data }) => data.at(-1)?.entries.at(-1)?.date ?? "");
  const horizon = horizons.toSorted()[0];
  const allProvenances = asked.flatMap(({ data }) => data.map(({ provenance }) => provenance));
  const provenances = allProvenances.filter((provenance) => !isNotOffered(provenance));
  return {
    events: horizon === undefined ? events : events.filter(({ date }) => date < horizon || horizons.length === 1),
    totals: Object.fromEntries(
      asked.flatMap(({ type, total }) => (total === undefined ? [] : [[type, total] as const])),
    ),
    isPending: asked.some(({ pages }) => pages.isLoading),
    isFetching: asked.some(({ pages }) => pages.isFetching),
    failed: asked.flatMap(({ type, pages, data }) => {
      const down = data.find(({ provenance }) => provenance.status === "unavailable" && !isNotOffered(provenance));
      if (down !== undefined) return [{ type, note: down.provenance.note ?? null }];
      return pages.error === null ? [] : [{ type, note: pages.error.message }];
    }),
    notOffered: [...new Set(allProvenances.filter(isNotOffered).flatMap(({ note }) => note ?? []))],
    notes: [
      ...new Set(
        provenances.flatMap(({ status, note }) => (status === "unavailable" || note === undefined ? [] : [note])),
      ),
    ],
    provenances,
    error: asked.find(({ pages }) => pages.error !== null)?.pages.error ?? null,
    hasMore: horizons.length > 0,
    loadMore: () => {
      for (const { pages } of asked) if (pages.hasNextPage && !pages.isFetching) void pages.fetchNextPage();
    },
    retry: () => {
      for (const { pages } of asked) void pages.refetch();
    },
  };
}

function isNotOffered({ source }: Provenance): boolean {
  return source === "not-offered";
}

function eventsOf(page: Page): CalendarEvent[] {
  switch (page.type) {
    case "earnings":
      return page.entries.map(earningsEvent);
    case "dividends":
      return page.entries.map(dividendEvent);
    case "economic":
      return page.entries.map(economicEvent);
    case "ipo":
      return page.entries.map(ipoEvent);
    default:
      return page.entries.map(splitEvent);
  }
}
