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

/** The most events per answer. */
const pageSize = 100;

export interface CalendarQuestion {
  readonly types: readonly CalendarType[];
  /** Both days included. */
  readonly from: string;
  readonly to: string;
  /** Null for the whole market. An empty list leaves only economic events. */
  readonly symbols: readonly string[] | null;
}

export interface CalendarAnswer {
  /** Ascending, up to the last day for which every type is loaded. */
  readonly events: readonly CalendarEvent[];
  /** The number of events by type; undefined until known. */
  readonly totals: Readonly<Partial<Record<CalendarType, number>>>;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** Event types that failed to load, with the message of a request that was refused; null if a source is missing. */
  readonly failed: readonly { readonly type: CalendarType; readonly note: string | null }[];
  /** Reasons for event types that no source carries. */
  readonly notOffered: readonly string[];
  /** Notes about data missing from loaded event types. */
  readonly notes: readonly string[];
  readonly provenances: readonly Provenance[];
  readonly error: ApiProblem | null;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** Loads events of several types between two days, merged in order. */
export function useCalendar(question: CalendarQuestion): CalendarAnswer {
  const earnings = usePages("earnings", question);
  const dividends = usePages("dividends", question);
  const economic = usePages("economic", question);
  const ipo = usePages("ipo", question);
  const splits = usePages("splits", question);
  const typeList = question.types.join();
  return useMemo(() => {
    const all = { earnings, dividends, economic, ipo, splits };
    const types = calendarTypes.filter((type) => typeList.split(",").includes(type));
    return merged(types, all);
  }, [earnings, dividends, economic, ipo, splits, typeList]);
}

type Pages = ReturnType<typeof usePages>;

function usePages(type: CalendarType, { types, from, to, symbols }: CalendarQuestion) {
  const isOfAll = type === "economic";
  const key = symbols === null || isOfAll ? null : symbols.join();
  const pages = useInfiniteQuery<Round, ApiProblem, Loaded, readonly unknown[], Cursors>({
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
      // A retry also runs queries that are disabled for lack of symbols.
      if (key === "") return [];
      const batches = key === null ? [[]] : symbolBatches(key.split(","));
      return Promise.all(
        batches.map(async (batch, index) => {
          const cursor = pageParam === null ? undefined : pageParam[index];
          if (cursor === null) return null;
          const request = { type, from, to, symbols: batch, limit: pageSize };
          return call(route, cursor === undefined ? request : { ...request, cursor }, { signal });
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
  // The result itself is another object in each render.
  const { data, error, isLoading, isFetching, hasNextPage, fetchNextPage, refetch } = pages;
  return useMemo(
    () => ({ data, error, isLoading, isFetching, hasNextPage, fetchNextPage, refetch }),
    [data, error, isLoading, isFetching, hasNextPage, fetchNextPage, refetch],
  );
}

/** The next page of each batch, at its own index; undefined when none has more. */
export function nextCursors(round: readonly ({ readonly nextCursor: string | null } | null)[]) {
  const cursors = round.map((page) => page?.nextCursor ?? null);
  return cursors.some((cursor) => cursor !== null) ? cursors : undefined;
}

/** One page per batch of symbols; null for a finished batch. */
type Round = readonly (Page | null)[];

interface Loaded {
  readonly pages: readonly Page[];
  readonly total: number;
}

/** The next page of each batch of symbols; null to start. */
type Cursors = readonly (string | null)[] | null;

function merged(types: readonly CalendarType[], all: Readonly<Record<CalendarType, Pages>>): CalendarAnswer {
  const requests = types.map((type) => ({
    type,
    pages: all[type],
    data: all[type].data?.pages ?? [],
    total: all[type].data?.total,
  }));
  const events = requests
    .flatMap(({ data }) => data.flatMap(eventsOf))
    .toSorted(eventOrder)
    .filter((event, index, list) => event.key !== list[index - 1]?.key);
  // Beyond the last loaded day of a type with more pages, the list would have gaps.
  const horizons = requests
    .filter(({ pages }) => pages.hasNextPage)
    .map(({ data }) => data.at(-1)?.entries.at(-1)?.date ?? "");
  const horizon = horizons.toSorted()[0];
  const allProvenances = requests.flatMap(({ data }) => data.map(({ provenance }) => provenance));
  const provenances = allProvenances.filter((provenance) => !isNotOffered(provenance));
  return {
    events: horizon === undefined ? events : events.filter(({ date }) => date < horizon || horizons.length === 1),
    totals: Object.fromEntries(
      requests.flatMap(({ type, total }) => (total === undefined ? [] : [[type, total] as const])),
    ),
    isPending: requests.some(({ pages }) => pages.isLoading),
    isFetching: requests.some(({ pages }) => pages.isFetching),
    failed: requests.flatMap(({ type, pages, data }): CalendarAnswer["failed"] => {
      const down = data.find(({ provenance }) => provenance.status === "unavailable" && !isNotOffered(provenance));
      if (down !== undefined) return [{ type, note: null }];
      return pages.error === null ? [] : [{ type, note: pages.error.message }];
    }),
    notOffered: [...new Set(allProvenances.filter(isNotOffered).flatMap(({ note }) => note ?? []))],
    notes: [
      ...new Set(
        provenances.flatMap(({ status, note }) => (status === "unavailable" || note === undefined ? [] : [note])),
      ),
    ],
    provenances,
    error: requests.find(({ pages }) => pages.error !== null)?.pages.error ?? null,
    hasMore: horizons.length > 0,
    loadMore: () => {
      for (const { pages } of requests) if (pages.hasNextPage && !pages.isFetching) void pages.fetchNextPage();
    },
    retry: () => {
      for (const { pages } of requests) void pages.refetch();
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
