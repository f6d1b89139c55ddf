import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Input, type Output } from "../api/call.ts";
import { query } from "../shell/query.ts";

export type NewsletterSettings = Output<"GET /api/newsletter/settings">;

const settingsQuery = query("GET /api/newsletter/settings", {});

export function useNewsletterSettings() {
  return useQuery({ ...settingsQuery, staleTime: 0 });
}

/** Starts or ends issues by mail. */
export function useMailSubscription() {
  const client = useQueryClient();
  return useMutation<NewsletterSettings, ApiProblem, "subscribe" | "cancel">({
    mutationFn: (wish) =>
      wish === "subscribe" ? call("POST /api/newsletter/subscribe", {}) : call("DELETE /api/newsletter/subscribe", {}),
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
  });
}

/** Reloads the saved settings. */
export function useRenewSettings(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: settingsQuery.queryKey });
}

/** Shows a change at once, saves it, and undoes it on failure. */
export function useChangeSettings() {
  const client = useQueryClient();
  const { queryKey } = settingsQuery;
  return useMutation<NewsletterSettings, ApiProblem, Input<"PATCH /api/newsletter/settings">>({
    mutationFn: (change) => call("PATCH /api/newsletter/settings", change),
    scope: { id: "newsletter-settings" },
    onMutate: ({ cadence, weekday, hour, timeZone, sections }) => {
      client.setQueryData(queryKey, (before) =>
        before === undefined
          ? before
          : {
              ...before,
              cadence: cadence ?? before.cadence,
              weekday: weekday ?? before.weekday,
              hour: hour ?? before.hour,
              timeZone: timeZone ?? before.timeZone,
              sections: sections ?? before.sections,
            },
      );
    },
    // The first of several answers doesn't include the later changes.
    onSettled: () =>
      client.isMutating({ predicate: ({ options }) => options.scope?.id === "newsletter-settings" }) > 1
        ? undefined
        : client.invalidateQueries({ queryKey }),
  });
}
