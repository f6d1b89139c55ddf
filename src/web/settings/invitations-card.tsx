import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { useAccountRules } from "../account/use-account-rules.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { isLoopback } from "../format/is-loopback.ts";
import { formatDay } from "../format/format-date.ts";
import { query } from "../shell/query.ts";
import { accountCareText } from "../text/account-care-text.ts";
import { tokensText } from "../text/tokens-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { CopyField } from "../ui/copy-field.tsx";
import { BoundedField } from "../ui/bounded-field.tsx";
import styles from "./settings.module.css";

const words = accountCareText.invitations;
const maxNoteLength = 60;
const invitationsQuery = query("GET /api/users/invitations", {});

/** Invitation links, on servers that require one to sign up. */
export function InvitationsCard(): ReactNode {
  return useAccountRules()?.signUp === "invite" ? <Invitations /> : null;
}

function Invitations(): ReactNode {
  const client = useQueryClient();
  const [note, setNote] = useState("");
  const { data } = useQuery({ ...invitationsQuery, staleTime: 0 });
  const refresh = () => client.invalidateQueries({ queryKey: invitationsQuery.queryKey });
  const invite = useMutation<Output<"POST /api/users/invitations">, ApiProblem>({
    mutationFn: () => call("POST /api/users/invitations", { note: note.trim() === "" ? null : note.trim() }),
    onSuccess: () => setNote(""),
    onSettled: refresh,
  });
  const takeBack = useMutation<unknown, ApiProblem, string>({
    mutationFn: (id) => call("DELETE /api/users/invitations/:id", { id }),
    onSettled: refresh,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!invite.isPending && [...note.trim()].length <= maxNoteLength) invite.mutate();
  };
  return (
    <Card title={words.title}>
      <p className={classNames("note", styles.jobsNote)}>{words.note}</p>
      <form
        className={classNames("flex wrap items-start gap-2 mt-4", styles.newList, styles.inviteForm)}
        noValidate
        onSubmit={submit}
      >
        <BoundedField
          label={words.whom}
          placeholder={words.whomHint}
          longest={maxNoteLength}
          autoComplete="off"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" busy={invite.isPending}>
          {invite.isPending ? words.inviting : words.invite}
        </Button>
      </form>
      {invite.error === null && takeBack.error === null ? null : <Alert>{words.notDone}</Alert>}
      {invite.data === undefined ? null : (
        <>
          <CopyField label={words.link} value={invite.data.url} words={tokensText} />
          {isLoopback(invite.data.url) ? <p className="mt-1h note">{words.onlyHere}</p> : null}
          <p className="mt-1h note">{words.shownOnce}</p>
        </>
      )}
      {data?.invitations.length === 0 ? <p className="quiet">{words.none}</p> : null}
      <ul className="grid mt-3">
        {data?.invitations.map(({ id, expiresAt, note: whom }) => (
          <li key={id} className="row wrap gap-y-1h gap-x-3 py-3 edge-top">
            <div className={classNames("row wrap gap-y-1 gap-x-2h min-0 break", styles.tokenFacts)}>
              <span>{whom === null ? words.open : words.openFor(whom)}</span>
              <span className="quiet">{words.ends(formatDay(expiresAt))}</span>
            </div>
            <Button
              size="small"
              busy={takeBack.isPending}
              aria-label={whom === null ? undefined : words.takeBackOf(whom)}
              onClick={() => takeBack.mutate(id)}
            >
              {words.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
