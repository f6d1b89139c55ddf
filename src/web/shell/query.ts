import { QueryClient, queryOptions } from "@tanstack/react-query";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { takeOpening } from "../api/opening.ts";
import type { ApiRoute, Input, Output } from "../api/call.ts";

const pacedElsewhere = new Set<ApiRoute>(["GET /api/market/quotes", "GET /api/market/status"]);
const quoteLifeMs = 60_000;
const otherLifeMs = 300_000;

/** Options for `useQuery`: one cache entry per route and input, shared by every screen. */
export function query<R extends ApiRoute>(route: R, input: Input<R>) {
  return queryOptions<Output<R>, ApiProblem, Output<R>, readonly [R, Input<R>]>({
    queryKey: [route, input],
    // Drawn at once where the answer came with the page.
    initialData: () => takeOpening(route, input),
    queryFn: ({ signal }) => call(route, input, { signal }),
    staleTime: route === "GET /api/market/quotes" ? quoteLifeMs : otherLifeMs,
    refetchInterval: () => renewMs(route),
  });
}

/** How soon to ask again for what changes while a page is open: news, events and figures. Quotes have ways of their own. */
export function renewMs(route: ApiRoute): number | false {
  const isFact = route.startsWith("GET /api/market/") && !pacedElsewhere.has(route);
  return isAutomatic && isFact ? otherLifeMs : false;
}

/** Whether pages ask again by themselves, as the user's settings say. */
export function setAutomaticRefresh(isOn: boolean): void {
  isAutomatic = isOn;
}

let isAutomatic = true;

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
