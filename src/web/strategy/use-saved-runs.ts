import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SavedRun } from "#contract/strategy.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Input } from "../api/call.ts";
import { query } from "../shell/query.ts";

export type { SavedRun };

const runsQuery = query("GET /api/strategy/runs", {});

/** Loads the user's saved runs, newest first. */
export function useSavedRuns() {
  return useQuery(runsQuery);
}

export type RunChange =
  | { readonly kind: "save"; readonly run: Input<"POST /api/strategy/runs"> }
  | { readonly kind: "rename"; readonly id: string; readonly name: string }
  | { readonly kind: "remove"; readonly id: string };

/** Saves, renames or deletes a run, then reloads the list. */
export function useRunChange() {
  const client = useQueryClient();
  return useMutation<unknown, ApiProblem, RunChange>({
    mutationFn: (change) =>
      change.kind === "save"
        ? call("POST /api/strategy/runs", change.run)
        : change.kind === "rename"
          ? call("PATCH /api/strategy/runs/:id", { id: change.id, name: change.name })
          : call("DELETE /api/strategy/runs/:id", { id: change.id }),
    onSuccess: () => client.invalidateQueries({ queryKey: runsQuery.queryKey }),
  });
}
