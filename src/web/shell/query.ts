import { QueryClient, queryOptions } from "@tanstack/react-query";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import type { ApiRoute, Input, Output } from "../api/call.ts";

const quoteLifeMs = 60_000;
const otherLifeMs = 300_000;

/** Options for `useQuery`: one cache entry per route and input, shared by every screen. */
export function query<R extends ApiRoute>(route: R, input: Input<R>) {
  return queryOptions<Output<R>, ApiProblem, Output<R>, readonly [R, Input<R>]>({
    queryKey: [route, input],
    queryFn: ({ signal }) => call(route, input, { signal }),
    staleTime: route === "GET /api/market/quotes" ? quoteLifeMs : otherLifeMs,
  });
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
