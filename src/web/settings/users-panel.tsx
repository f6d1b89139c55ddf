import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { FormAlert } from "../account/form-alert.tsx";
import { type FormProblem, formProblem } from "../account/sign-in-problem.ts";
import { type ApiProblem, problemDetails } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { formatDay } from "../format/format-date.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { accountCareText } from "../text/account-care-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import type { CardState } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/text-field.tsx";
import { showToast } from "../ui/toast.ts";
import { useForm } from "../ui/use-form.ts";
import { InvitationsCard } from "./invitations-card.tsx";
import styles from "./settings.module.css";
import { classNames } from "../ui/class-names.ts";

const words = accountCareText.users;
const usersKey = ["GET /api/users", "pages"];
type Page = Output<"GET /api/users">;
type User = Page["users"][number];

/** All accounts, for the administrator: names and addresses, but none of their data. */
export function UsersPanel(): ReactNode {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery<
    Page,
    ApiProblem,
    { pages: Page[] },
    readonly unknown[],
    string | null
  >({
    queryKey: usersKey,
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/users", pageParam === null ? {} : { after: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ users, hasMore }) => (hasMore ? (users.at(-1)?.id ?? null) : null),
    staleTime: 0,
  });
  const state: CardState =
    data !== undefined
      ? { kind: "ready" }
      : error === null
        ? { kind: "loading", label: words.loading }
        : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: () => void refetch() };
  return (
    <div className={classNames("grid gap-card", styles.cards)}>
      <InvitationsCard />
      <Card title={words.title} state={state}>
        <p className={classNames("note", styles.jobsNote)}>{words.note}</p>
        <ul className={classNames("grid", styles.people)}>
          {data?.pages
            .flatMap(({ users }) => users)
            .map((user) => (
              <li key={user.id} className="row wrap gap-y-1h gap-x-3 py-3 edge-top">
                <UserRow user={user} />
              </li>
            ))}
        </ul>
        {hasNextPage ? (
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.more}
          </Button>
        ) : null}
      </Card>
    </div>
  );
}

function UserRow({ user }: { user: User }): ReactNode {
  const client = useQueryClient();
  const [pendingAction, setPendingAction] = useState<keyof typeof confirmedActions | "disable" | null>(null);
  const { id, email, displayName, createdAt, lastSeenAt, isDisabled, isConfirmed, isAdministrator } = user;
  const change = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("PATCH /api/users/:id", { id, isDisabled: !isDisabled }),
    onSettled: () => client.invalidateQueries({ queryKey: usersKey }),
  });
  const action = isDisabled ? words.enable : words.disable;
  return (
    <>
      <div className={classNames("row wrap gap-y-1 gap-x-2h min-0 break", styles.tokenFacts)}>
        <strong>{displayName}</strong>
        <span className="min-0 break">{email}</span>
        {isAdministrator ? <Badge look="blue">{words.administrator}</Badge> : null}
        {isDisabled ? <Badge look="red">{words.disabled}</Badge> : null}
        {isConfirmed ? null : <Badge>{words.notConfirmed}</Badge>}
        <span className="quiet">
          {words.since} {formatDay(createdAt)}
          {" · "}
          {lastSeenAt === null ? (
            words.noSession
          ) : (
            <>
              {words.lastSeen} <RelativeTime at={lastSeenAt} />
            </>
          )}
        </span>
      </div>
      {isAdministrator ? null : (
        <div className="flex wrap gap-2">
          <Button
            size="small"
            busy={change.isPending}
            aria-label={words.actionOf(action, email)}
            onClick={() => (isDisabled ? change.mutate() : setPendingAction("disable"))}
          >
            {action}
          </Button>
          {isDisabled ? null : (
            <Button
              size="small"
              aria-label={words.actionOf(words.handOver, email)}
              onClick={() => setPendingAction("handOver")}
            >
              {words.handOver}
            </Button>
          )}
          <Button
            size="small"
            look="danger"
            aria-label={words.actionOf(words.remove, email)}
            onClick={() => setPendingAction("remove")}
          >
            {words.remove}
          </Button>
        </div>
      )}
      {change.error === null ? null : <Alert>{words.notDone}</Alert>}
      {pendingAction === "disable" ? (
        <Dialog isOpen onClose={() => setPendingAction(null)} title={words.disableTitle(email)} size="small" sheet>
          <div className={classNames("grid gap-5", styles.stack)}>
            <p>{words.disableNote}</p>
            <div className={classNames("flex justify-end gap-2", styles.choices)}>
              <Button onClick={() => setPendingAction(null)}>{accountCareText.cancel}</Button>
              <Button
                look="danger"
                onClick={() => {
                  setPendingAction(null);
                  change.mutate();
                }}
              >
                {words.disable}
              </Button>
            </div>
          </div>
        </Dialog>
      ) : pendingAction === null ? null : (
        <AskForAddress action={pendingAction} user={user} onClose={() => setPendingAction(null)} />
      )}
    </>
  );
}

/** Actions that require typing the account's address first. */
const confirmedActions = {
  remove: {
    route: "DELETE /api/users/:id",
    title: words.removeTitle,
    note: words.removeNote,
    confirm: accountCareText.danger.confirm,
    look: "danger",
  },
  handOver: {
    route: "POST /api/users/:id/administrator",
    title: words.handOverTitle,
    note: words.handOverNote,
    confirm: words.handOverConfirm,
    look: "primary",
  },
} as const;

function AskForAddress({
  action,
  user: { id, email },
  onClose,
}: {
  action: keyof typeof confirmedActions;
  user: User;
  onClose: () => void;
}): ReactNode {
  const { route, title, note, confirm, look } = confirmedActions[action];
  const client = useQueryClient();
  const form = useForm<{ typed: string }, FormProblem>({
    start: { typed: "" },
    explain: (error) => formProblem(accountCareText.problems, error),
  });
  const isEmpty = form.values.typed.trim() === "";
  const submit = form.onSubmit(async ({ typed }) => {
    if (isEmpty) return;
    await call(route, { id, email: typed });
    onClose();
    // After handing over administration, the user no longer sees this page.
    if (action === "handOver") showToast(words.handedOver(email));
    if (action === "handOver") await client.invalidateQueries({ queryKey: ["GET /api/account/rights"] });
    await client.invalidateQueries({ queryKey: usersKey });
  });
  return (
    <Dialog isOpen onClose={onClose} title={title} size="small" sheet>
      <form className={classNames("grid gap-5", styles.stack)} noValidate onSubmit={submit}>
        <FormAlert problem={form.problem} />
        <p>{note}</p>
        <TextField
          {...form.text("typed")}
          label={accountCareText.danger.email}
          hint={accountCareText.danger.emailHint(email)}
          autoComplete="off"
        />
        <div className={classNames("flex justify-end gap-2", styles.choices)}>
          <Button onClick={onClose}>{accountCareText.cancel}</Button>
          <Button type="submit" look={look} busy={form.isBusy} disabled={isEmpty}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
