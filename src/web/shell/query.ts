import { QueryClient, queryOptions } from "@tanstack/react-query";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { takeOpening } from "../api/opening.ts";
import type { ApiRoute, Input, Output } from "../api/call.ts";

const pacedElsewhere = new Set<ApiRoute>(["GET /api/market/quotes", "GET /api/market/status"]);
const quoteLifeMs = 60_000;
const otherLifeMs = 300_000;

/** Returns options for `useQuery`. Each route and input has one cache entry that every screen shares. */
export function query<R extends ApiRoute>(route: R, input: Input<R>) {
  return queryOptions<Output<R>, ApiProblem, Output<R>, readonly [R, Input<R>]>({
    queryKey: [route, input],
    // Renders at once if the answer came with the page.
    initialData: () => takeOpening(route, input),
    queryFn: ({ signal }) => call(route, input, { signal }),
    staleTime: route === "GET /api/market/quotes" ? quoteLifeMs : otherLifeMs,
    refetchInterval: () => renewMs(route),
  });
}

/** The refetch intervals of news, events and figures while a page is open. Quotes have their own. */
export function renewMs(route: ApiRoute): number | false {
  const isFact = route.startsWith("GET /api/market/") && !pacedElsewhere.has(route);
  return isAutomatic && isFact ? otherLifeMs : false;
}

/** Sets whether pages refetch automatically, from the user's settings. */
export function setAutomaticRefresh(isOn: boolean): void {
  isAutomatic = isOn;
}

let isAutomatic = true;

/** The cache of all API answers. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network, calls answer from this browser's copies.
      queries: {
        networkMode: "always",
        refetchOnReconnect: true,
        retry: (count, error) => count < 1 && isWorthRetrying(error),
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  return error.status === 0 || error.status === 502 || error.status === 504;
}
