import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Report, ReportSection } from "#contract/research.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { openStream } from "../api/stream.ts";
import { query } from "../shell/query.ts";

const listRoute = "GET /api/assistant/reports";

/** A report in progress. */
export interface ReportInProgress {
  /** Its sections in order, with their progress. */
  readonly sections: readonly { readonly id: string; readonly title: string; readonly step: string | null }[];
  readonly made: readonly ReportSection[];
}

/** Loads a symbol's reports: the one shown, the one in progress, and the actions. */
export function useReport(symbol: string) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const [progress, setProgress] = useState<ReportInProgress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const making = useRef<AbortController | null>(null);
  const list = useQuery({ ...query(listRoute, { symbol, limit: 20 }), refetchInterval: false });
  const id = chosen ?? list.data?.reports[0]?.id ?? null;
  const kept = useQuery({
    ...query("GET /api/assistant/reports/:id", { id: id ?? "" }),
    enabled: id !== null,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => () => making.current?.abort(), []);

  return {
    reports: list.data?.reports ?? [],
    isPending: list.isPending || (id !== null && kept.isPending),
    error: list.error ?? (id === null ? null : kept.error),
    retry: () => void Promise.all([list.refetch(), ...(id === null ? [] : [kept.refetch()])]),
    report: id === null ? null : (kept.data ?? null),
    choose: setChosen,
    progress,
    problem,

    async make(computedOnly: boolean): Promise<void> {
      const controller = new AbortController();
      making.current = controller;
      setProblem(null);
      setProgress({ sections: [], made: [] });
      try {
        for await (const event of openStream(
          "POST /api/assistant/research",
          { symbol, computedOnly },
          controller.signal,
        )) {
          if (event.name === "start")
            setProgress({ sections: event.data.sections.map((section) => ({ ...section, step: null })), made: [] });
          else if (event.name === "progress")
            setProgress((before) => withStep(before, event.data.section, event.data.step));
          else if (event.name === "section")
            setProgress((before) => (before === null ? before : { ...before, made: [...before.made, event.data] }));
          else if (event.name === "problem") setProblem(event.data.detail);
          else {
            client.setQueryData<Report>(
              ["GET /api/assistant/reports/:id", { id: event.data.report.id }],
              event.data.report,
            );
            setChosen(event.data.report.id);
          }
        }
      } catch (error) {
        if (!controller.signal.aborted) {
          if (!(error instanceof ApiProblem)) throw error;
          setProblem(error.detail ?? error.message);
        }
      } finally {
        setProgress(null);
        await client.invalidateQueries({ queryKey: [listRoute] });
      }
    },

    stop: () => making.current?.abort(),

    async remove(reportId: string): Promise<void> {
      await call("DELETE /api/assistant/reports/:id", { id: reportId });
      setChosen(null);
      await client.invalidateQueries({ queryKey: [listRoute] });
    },
  };
}

function withStep(before: ReportInProgress | null, id: string, step: string): ReportInProgress | null {
  if (before === null) return null;
  return {
    ...before,
    sections: before.sections.map((section) => (section.id === id ? { ...section, step } : section)),
  };
}
