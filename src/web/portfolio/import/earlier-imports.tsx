import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ApiProblem } from "../../api/api-problem.ts";
import { call, type Output } from "../../api/call.ts";
import { useRefreshPortfolio } from "../../holdings/use-portfolio.ts";
import { now } from "../../format/clock.ts";
import { formatDay } from "../../format/format-date.ts";
import { query } from "../../shell/query.ts";
import { importText } from "../../text/import-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./import.module.css";
import { classNames } from "../../ui/class-names.ts";

const words = importText.earlier;
const maxImports = 10;

/** Recent imports. Each can be undone for 30 days. */
export function EarlierImports(): ReactNode {
  const refresh = useRefreshPortfolio();
  const { data } = useQuery({ ...query("GET /api/portfolio/imports", {}), staleTime: 0 });
  const undone = useMutation<Output<"DELETE /api/portfolio/imports/:id">, ApiProblem, string>({
    mutationFn: (id) => call("DELETE /api/portfolio/imports/:id", { id }),
    onSuccess: () => void refresh(),
  });
  if (data === undefined || data.imports.length === 0) return null;
  return (
    <section className={classNames("grid gap-2 pt-3 edge-top", styles.earlier)} aria-label={words.title}>
      <h3>{words.title}</h3>
      {undone.isError ? <Alert>{undone.error.detail ?? undone.error.message}</Alert> : null}
      <ul>
        {data.imports.slice(0, maxImports).map((each) => {
          const canUndo = each.undoneAt === null && Date.parse(each.undoUntil) > now();
          const state =
            each.undoneAt !== null ? words.undone : canUndo ? words.until(formatDay(each.undoUntil)) : words.over;
          return (
            <li className="row between gap-3 min-h-34" key={each.id}>
              <span>
                {words.line(each.fileName, formatDay(each.createdAt), each.transactionCount)}
                <span className="note">{state}</span>
              </span>
              {canUndo ? (
                <Button
                  size="small"
                  aria-label={words.undoFor(each.fileName)}
                  busy={undone.isPending && undone.variables === each.id}
                  onClick={() => undone.mutate(each.id)}
                >
                  {words.undo}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
