import { useQuery } from "@tanstack/react-query";
import type { ApiRoute, Input } from "../api/call.ts";
import { query } from "../shell/query.ts";

type WrittenRoute = Extract<
  ApiRoute,
  "POST /api/assistant/preview" | "POST /api/assistant/portfolio-review" | "POST /api/assistant/brief"
>;

/** A text made in one go. A model is asked once, and again when the facts it had were old or missing and are there now. */
export function useWritten<R extends WrittenRoute>(route: R, input: Input<R>, isEnabled = true) {
  return useQuery({
    ...query(route, input),
    enabled: isEnabled,
    refetchInterval: false,
    retry: false,
    meta: { isDerived: true },
  });
}
