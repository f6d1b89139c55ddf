import { IconAlertTriangle, IconClock } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { askBeforeDiscarding, type WaitingChange } from "../api/offline.ts";
import { discardChange, retryChange, sendChanges } from "../api/offline-parts.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { waitingWords } from "../holdings/waiting-words.ts";
import { openTransaction } from "../holdings/transaction-request.ts";
import { offlineText as words } from "../text/offline-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import styles from "./offline.module.css";
import { classNames } from "../ui/class-names.ts";

/** Changes that wait for the connection or were refused, and the offer of a new version. */
export default function OfflineNotices({
  changes,
  reload,
}: {
  changes: readonly WaitingChange[];
  reload: (() => void) | null;
}): ReactNode {
  const refusedCount = changes.filter(({ refusal }) => refusal !== null).length;
  const waitingCount = changes.length - refusedCount;
  return (
    <div className={classNames("grid gap-3", styles.stack)}>
      {reload === null ? null : (
        <Alert look="info">
          {words.newVersion}{" "}
          <Button size="small" look="primary" onClick={reload}>
            {words.reload}
          </Button>
        </Alert>
      )}
      {changes.length === 0 ? null : (
        <Card
          title={[
            refusedCount > 0 ? words.refused(refusedCount) : null,
            waitingCount > 0 ? words.waiting(waitingCount) : null,
          ]
            .filter((part) => part !== null)
            .join(" · ")}
        >
          <ol className="grid">
            {changes.map((change) => (
              <li
                key={change.id}
                className={classNames("row wrap gap-y-2 gap-x-3 py-2 px-0 edge-top-soft", styles.row)}
              >
                <Row change={change} />
              </li>
            ))}
          </ol>
          {waitingCount === 0 ? null : <p className="soft size-secondary">{words.order}</p>}
        </Card>
      )}
      <LeaveQuestion count={changes.length} />
    </div>
  );
}

function Row({ change }: { change: WaitingChange }): ReactNode {
  const [isSure, setIsSure] = useState(false);
  const { id, at, refusal, route, input } = change;
  const title = titleOf(change);
  const discard = (): void => {
    if (isSure) void discardChange(id);
    else setIsSure(true);
  };
  return (
    <>
      {refusal === null ? (
        <IconClock size={18} stroke={1.7} aria-hidden="true" />
      ) : (
        <IconAlertTriangle size={18} stroke={1.7} className="amber size-secondary" aria-hidden="true" />
      )}
      <div className={classNames("grid min-0 break", styles.words)}>
        <strong>
          {title} {refusal === null ? <Badge look="amber">{words.willSync}</Badge> : null}
        </strong>
        <span className="soft size-secondary">
          {words.entered} <RelativeTime at={new Date(at).toISOString()} />
        </span>
        {typeof input["text"] === "string" ? <span className="soft size-secondary">{input["text"]}</span> : null}
        {refusal === null ? null : (
          <span className="amber size-secondary" role="alert">
            {refusal}
          </span>
        )}
      </div>
      <div className="flex wrap gap-2">
        {refusal === null ? null : route === "POST /api/portfolio/transactions" ? (
          <Button
            size="small"
            aria-label={words.editOf(title)}
            onClick={() => openTransaction({ fields: input, onSaved: () => void discardChange(id) })}
          >
            {words.edit}
          </Button>
        ) : (
          <Button
            size="small"
            aria-label={words.againOf(title)}
            onClick={() => void retryChange(change).then(sendChanges)}
          >
            {words.again}
          </Button>
        )}
        <Button
          size="small"
          look={isSure ? "danger" : "subtle"}
          aria-label={isSure ? undefined : words.discardOf(title)}
          onClick={discard}
        >
          {isSure ? words.discardSure : words.discard}
        </Button>
      </div>
    </>
  );
}

/** Asks before signing out discards changes. */
function LeaveQuestion({ count }: { count: number }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(mayLeave: boolean) => void>(() => {});
  useEffect(
    () =>
      askBeforeDiscarding(
        () =>
          new Promise<boolean>((resolve) => {
            answer.current = resolve;
            setIsOpen(true);
          }),
      ),
    [],
  );
  const decide = (mayLeave: boolean): void => {
    setIsOpen(false);
    answer.current(mayLeave);
  };
  return (
    <Dialog isOpen={isOpen && count > 0} onClose={() => decide(false)} title={words.leaveTitle} size="small">
      <p>{words.leaveText(count)}</p>
      <p className="flex wrap gap-2 justify-end mt-4">
        <Button onClick={() => decide(false)}>{words.stay}</Button>
        <Button look="danger" onClick={() => decide(true)}>
          {words.leave}
        </Button>
      </p>
    </Dialog>
  );
}

function titleOf({ route, input }: WaitingChange): string {
  const symbol = typeof input["symbol"] === "string" ? input["symbol"] : "";
  switch (route) {
    case "POST /api/portfolio/transactions":
      return waitingWords(input);
    case "PUT /api/portfolio/transactions/:id":
      return `${words.changeOf}: ${waitingWords(input)}`;
    case "DELETE /api/portfolio/transactions/:id":
      return words.deletionOf;
    case "POST /api/watchlists/:id/symbols":
      return words.watch(symbol);
    case "DELETE /api/watchlists/:id/symbols/:symbol":
      return words.unwatch(symbol);
    case "POST /api/notes":
      return words.note(symbol);
    case "PATCH /api/notes/:id":
      return words.noteChange;
    default:
      return words.noteDeletion;
  }
}
