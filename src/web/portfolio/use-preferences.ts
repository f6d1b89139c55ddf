import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type Input } from "../api/call.ts";
import { query } from "../shell/query.ts";

/**
 * Loads the user's benchmark, targets, risk-free rate and disabled checks. A change refetches the figures that depend
 * on them.
 */
export function usePreferences() {
  const client = useQueryClient();
  const { data } = useQuery(query("GET /api/portfolio/preferences", {}));
  const change = async (changes: Input<"PATCH /api/portfolio/preferences">): Promise<void> => {
    const saved = await call("PATCH /api/portfolio/preferences", changes);
    client.setQueryData(query("GET /api/portfolio/preferences", {}).queryKey, saved);
    await client.invalidateQueries({ predicate: ({ queryKey: [route] }) => figureRoutes.has(String(route)) });
  };
  return { preferences: data, change };
}

const figureRoutes = new Set([
  "GET /api/portfolio/performance",
  "GET /api/portfolio/allocation",
  "GET /api/portfolio/risks",
]);
