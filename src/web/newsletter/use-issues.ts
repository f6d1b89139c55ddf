import { useEffect } from "react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { IssueCadence } from "#core/newsletter/issue.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { query } from "../shell/query.ts";

export type NewsletterIssue = Output<"GET /api/newsletter/issues/:id">;

const archiveQuery = query("GET /api/newsletter/issues", {});

/** Loads the archive, newest first. */
export function useIssues() {
  return useQuery({ ...archiveQuery, staleTime: 0 });
}

export function useIssue(id: string | null) {
  return useQuery({ ...query("GET /api/newsletter/issues/:id", { id: id ?? "" }), enabled: id !== null });
}

/** Records that an issue was opened. The archive shows it as new until another is opened. */
export function useNoteRead(id: string | null, isUnread: boolean): void {
  const client = useQueryClient();
  const { mutate } = useMutation<unknown, ApiProblem, string>({
    mutationFn: (opened) => call("POST /api/newsletter/issues/:id/read", { id: opened }),
  });
  useEffect(() => {
    if (id === null || !isUnread) return undefined;
    mutate(id);
    return () =>
      void client.setQueryData(archiveQuery.queryKey, (before) =>
        before === undefined
          ? before
          : { issues: before.issues.map((issue) => (issue.id === id ? { ...issue, isRead: true } : issue)) },
      );
  }, [id, isUnread, mutate, client]);
}

/** Creates an issue and puts it into the archive and the reader. */
export function useMakeIssue(onMade: (id: string) => void) {
  const client = useQueryClient();
  return useMutation<NewsletterIssue, ApiProblem, IssueCadence>({
    mutationFn: (cadence) => call("POST /api/newsletter/issues", { cadence }),
    onSuccess: async (issue) => {
      client.setQueryData(query("GET /api/newsletter/issues/:id", { id: issue.id }).queryKey, issue);
      await client.invalidateQueries({ queryKey: archiveQuery.queryKey });
      onMade(issue.id);
    },
  });
}
