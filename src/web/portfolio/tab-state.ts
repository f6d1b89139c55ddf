import { type ApiProblem, problemDetails } from "../api/api-problem.ts";
import type { CardState } from "../ui/card.tsx";

/** Returns the card state for an answer that is loading, refreshing or failed. */
export function tabState({
  hasData,
  isFetching,
  error,
  loading,
  failed,
  showingLast,
  onRetry,
}: {
  hasData: boolean;
  isFetching: boolean;
  error: ApiProblem | null;
  loading: string;
  failed: string;
  showingLast: string;
  onRetry: () => void;
}): CardState {
  if (error !== null)
    return {
      kind: "error",
      message: failed,
      ...(hasData ? { shownInstead: showingLast } : {}),
      details: problemDetails(error),
      onRetry,
    };
  if (!hasData) return { kind: "loading", label: loading };
  return isFetching ? { kind: "refreshing" } : { kind: "ready" };
}
