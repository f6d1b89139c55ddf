import { IconCircleCheck } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ApiProblem } from "../../api/api-problem.ts";
import { call, type Output } from "../../api/call.ts";
import { useRefreshPortfolio } from "../../holdings/use-portfolio.ts";
import { formatDay } from "../../format/format-date.ts";
import { importText } from "../../text/import-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { focusOnArrival } from "../../ui/focus-on-arrival.ts";
import styles from "./import.module.css";
import { classNames } from "../../ui/class-names.ts";

const words = importText.done;

/** The result of the import, and the way to undo it. */
export function DoneStep({
  imported,
  onAnother,
  onClose,
}: {
  imported: Output<"POST /api/portfolio/import">;
  onAnother: () => void;
  onClose: () => void;
}): ReactNode {
  const refresh = useRefreshPortfolio();
  const { importId, undoUntil } = imported;
  const undone = useMutation<Output<"DELETE /api/portfolio/imports/:id">, ApiProblem, string>({
    mutationFn: (id) => call("DELETE /api/portfolio/imports/:id", { id }),
    onSuccess: () => void refresh(),
  });
  return (
    <div className="grid cols-1 gap-4">
      <div className={classNames("grid justify-items-center gap-2 text-centre", styles.done)}>
        <IconCircleCheck className="success" size={28} stroke={1.7} aria-hidden="true" />
        <p className="row wrap justify-center gap-2 reading">
          <output className="strong">
            {undone.isSuccess ? words.undone(undone.data.removed) : words.facts(imported)}
          </output>
          {importId === null || undone.isSuccess ? null : (
            <Button look="subtle" size="small" busy={undone.isPending} onClick={() => undone.mutate(importId)}>
              {words.undo}
            </Button>
          )}
        </p>
        {undoUntil === null || undone.isSuccess ? null : (
          <p className="quiet row wrap justify-center gap-2 line-reading">{words.until(formatDay(undoUntil))}</p>
        )}
      </div>
      {undone.isError ? <Alert>{undone.error.detail ?? undone.error.message}</Alert> : null}
      <div className={classNames("row wrap justify-end gap-y-2 gap-x-3", styles.footer)}>
        <Button onClick={onAnother}>{words.another}</Button>
        <Button ref={focusOnArrival} look="primary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}
