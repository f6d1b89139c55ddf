import { QueryClient, queryOptions } from "@tanstack/react-query";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import type { ApiRoute, Input, Output } from "../api/call.ts";

const recheckEveryMs = 20_000;
const degraded = new Set(["cached", "stale", "sample", "unavailable"]);
const pacedElsewhere = new Set<ApiRoute>(["GET /api/market/quotes", "GET /api/market/status"]);
const quoteLifeMs = 60_000;
const otherLifeMs = 300_000;

/** Options for `useQuery`: one cache entry per route and input, shared by every screen. */
export function query<R extends ApiRoute>(route: R, input: Input<R>) {
  return queryOptions<Output<R>, ApiProblem, Output<R>, readonly [R, Input<R>]>({
    queryKey: [route, input],
    queryFn: ({ signal }) => call(route, input, { signal }),
    staleTime: route === "GET /api/market/quotes" ? quoteLifeMs : otherLifeMs,
    refetchInterval: ({ state }) => nextLookMs(route, state.data, state.error),
  });
}

/**
 * How soon to ask again without being told to: what failed, or what the server itself could only answer with something
 * old or made up, is asked for again, so that a page recovers by itself.
 */
export function recheckMs(data: unknown, error: ApiProblem | null): number | false {
  if (!isAutomatic) return false;
  if (error !== null) return isWorthRechecking(error) ? recheckEveryMs : false;
  return isDegraded(data) ? recheckEveryMs : false;
}

/** How soon to look again: at what failed or is old, soon; at what changes while a page is open, now and then. */
export function nextLookMs(route: ApiRoute, data: unknown, error: ApiProblem | null): number | false {
  return recheckMs(data, error) || renewMs(route);
}

/** News, events and figures change while a page is open; quotes have ways of their own. */
function renewMs(route: ApiRoute): number | false {
  const isFact = route.startsWith("GET /api/market/") && !pacedElsewhere.has(route);
  return isAutomatic && isFact ? otherLifeMs : false;
}

/** Whether pages ask again by themselves, as the user's settings say. */
export function setAutomaticRefresh(isOn: boolean): void {
  isAutomatic = isOn;
}

let isAutomatic = true;

function isDegraded(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  if (!("provenance" in data)) return Object.values(data).some(isMostlyDegraded);
  const { status, source } = data.provenance as { status?: unknown; source?: unknown };
  return source !== "not-offered" && degraded.has(String(status));
}

/** One symbol that nobody knows does not make a list worth asking for again. */
function isMostlyDegraded(list: unknown): boolean {
  if (!Array.isArray(list)) return false;
  const described = list.filter((item) => typeof item === "object" && item !== null && "provenance" in item);
  return described.length > 0 && described.filter(isDegraded).length > described.length / 2;
}

function isWorthRechecking({ status }: ApiProblem): boolean {
  return status === 0 || status === 429 || status >= 500;
}

/** The cache of everything read from the API. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (count, error) => count < 1 && isWorthRetrying(error), refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  return error.status === 0 || error.status === 502 || error.status === 504;
}
