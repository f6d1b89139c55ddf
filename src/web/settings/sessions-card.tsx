import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type ApiProblem, problemDetails } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { formatDay, formatTime } from "../format/format-date.ts";
import { localDay } from "../market/calendar-event.ts";
import { query } from "../shell/query.ts";
import { accountCareText } from "../text/account-care-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import type { CardState } from "../ui/card.tsx";
import styles from "./settings.module.css";
import { classNames } from "../ui/class-names.ts";

const words = accountCareText.sessions;
const sessionsQuery = query("GET /api/account/sessions", {});
type Session = Output<"GET /api/account/sessions">["sessions"][number];

/** The account's sessions, each with a way to end it. */
export function SessionsCard(): ReactNode {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ ...sessionsQuery, staleTime: 0 });
  const endOthers = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("DELETE /api/account/sessions", {}),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const state: CardState =
    data !== undefined
      ? { kind: "ready" }
      : error === null
        ? { kind: "loading", label: words.loading }
        : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: () => void refetch() };
  const hasOthers = data?.sessions.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Card
      title={words.title}
      state={state}
      actions={
        hasOthers ? (
          <Button size="small" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {words.elsewhere}
          </Button>
        ) : null
      }
    >
      {endOthers.error === null ? null : <Alert>{words.notDone}</Alert>}
      <ul className={classNames("grid", styles.people)}>
        {data?.sessions.map((session) => (
          <li key={session.id} className="row wrap gap-y-1h gap-x-3 py-3 edge-top">
            <SessionRow session={session} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SessionRow({ session: { id, device, createdAt, lastSeenAt, isCurrent } }: { session: Session }): ReactNode {
  const client = useQueryClient();
  const end = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("DELETE /api/account/sessions/:id", { id }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const name = device ?? words.unknownDevice;
  return (
    <>
      <div className={classNames("row wrap gap-y-1 gap-x-2h min-0 break", styles.tokenFacts)}>
        <strong>{name}</strong>
        {isCurrent ? <Badge look="blue">{words.current}</Badge> : null}
        <span className="quiet">
          {words.signedIn(dayAndTime(createdAt))}
          {" · "}
          {words.lastUsed(dayAndTime(lastSeenAt))}
        </span>
      </div>
      {isCurrent ? null : (
        <Button size="small" busy={end.isPending} aria-label={words.signOutOf(name)} onClick={() => end.mutate()}>
          {words.signOut}
        </Button>
      )}
      {end.error === null ? null : <Alert>{words.notDone}</Alert>}
    </>
  );
}

function dayAndTime(at: string): string {
  const atMs = Date.parse(at);
  return `${formatDay(localDay(atMs))}, ${formatTime(atMs)}`;
}
