import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Input, type Output } from "../api/call.ts";

const route = "GET /api/assistant/scheduled-questions";

/** The user's questions on a schedule; read once a list of them is open. */
export function useScheduledQuestions(isOpen: boolean) {
  return useQuery<Output<typeof route>, ApiProblem>({
    queryKey: [route],
    queryFn: ({ signal }) => call(route, {}, { signal }),
    enabled: isOpen,
  });
}

/** Ways to change them; the list is read again after each. */
export function useScheduledQuestionChanges() {
  const client = useQueryClient();
  return useMemo(() => {
    const renewed = async <T>(answer: Promise<T>): Promise<T> => {
      const result = await answer;
      await client.invalidateQueries({ queryKey: [route] });
      return result;
    };
    return {
      add: (input: Input<"POST /api/assistant/scheduled-questions">) =>
        renewed(call("POST /api/assistant/scheduled-questions", input)),
      change: (input: Input<"PATCH /api/assistant/scheduled-questions/:id">) =>
        renewed(call("PATCH /api/assistant/scheduled-questions/:id", input)),
      remove: (id: string) => renewed(call("DELETE /api/assistant/scheduled-questions/:id", { id })),
    };
  }, [client]);
}
