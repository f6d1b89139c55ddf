import { IconPlus } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { type ApiProblem, problemDetails } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { formatDay } from "../format/format-date.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { useNow } from "../format/use-now.ts";
import { tokensText as words } from "../text/tokens-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { CopyField } from "../ui/copy-field.tsx";
import { Card } from "../ui/card.tsx";
import type { CardState } from "../ui/card.tsx";
import { NewTokenDialog } from "./new-token-dialog.tsx";
import styles from "./settings.module.css";
import { tokensQuery } from "./tokens-query.ts";
import { classNames } from "../ui/class-names.ts";

type Token = Output<"GET /api/tokens">["tokens"][number];

/** Access for other programs: tokens, the API's documentation, and the MCP address. */
export function TokensCard(): ReactNode {
  const { data, error, refetch } = useQuery({ ...tokensQuery, staleTime: 0 });
  const [isMaking, setMaking] = useState(false);
  const state: CardState =
    data !== undefined
      ? { kind: "ready" }
      : error === null
        ? { kind: "loading", label: words.loading }
        : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: () => void refetch() };
  return (
    <Card
      title={words.title}
      state={state}
      actions={
        <Button size="small" onClick={() => setMaking(true)}>
          <IconPlus size={15} stroke={2} aria-hidden="true" />
          {words.make}
        </Button>
      }
    >
      <p className={classNames("note", styles.jobsNote)}>
        {words.intro}{" "}
        <a href="/api/docs" target="_blank" rel="noreferrer">
          {words.docs}
        </a>
      </p>
      {data === undefined ? null : <CopyField label={words.mcp} value={data.mcpUrl} words={words} />}
      {data?.tokens.length === 0 ? <p className="quiet">{words.none}</p> : null}
      <ul className="grid mt-3">
        {data?.tokens.map((token) => (
          <li key={token.id} className="row wrap gap-y-1h gap-x-3 py-3 edge-top">
            <TokenRow token={token} />
          </li>
        ))}
      </ul>
      <NewTokenDialog isOpen={isMaking} onClose={() => setMaking(false)} />
    </Card>
  );
}

function TokenRow({ token: { id, name, scope, start, expiresAt, lastUsedAt } }: { token: Token }): ReactNode {
  const client = useQueryClient();
  const nowMs = useNow("minute");
  const [isAsking, setAsking] = useState(false);
  const revoke = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("DELETE /api/tokens/:id", { id }),
    onSettled: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });
  const hasEnded = Date.parse(expiresAt) <= nowMs;
  const day = formatDay(expiresAt);
  return (
    <>
      <div className={classNames("row wrap gap-y-1 gap-x-2h min-0 break", styles.tokenFacts)}>
        <strong>{name}</strong>
        <Badge look={hasEnded ? "amber" : "blue"}>
          {hasEnded ? words.ended : scope === "write" ? words.writes : words.reads}
        </Badge>
        <span className="quiet">
          <code>{start}…</code>
          {" · "}
          {hasEnded ? words.endedOn(day) : words.ends(day)}
          {" · "}
          {lastUsedAt === null ? (
            words.neverUsed
          ) : (
            <>
              {words.lastUsed} <RelativeTime at={lastUsedAt} />
            </>
          )}
        </span>
      </div>
      {isAsking ? (
        <fieldset
          className={classNames("p-0 edge-none row basis-full wrap gap-2", styles.tokenQuestion)}
          aria-label={words.revokeOf(name)}
        >
          <span className="soft">{words.really(name)}</span>
          <Button size="small" onClick={() => setAsking(false)}>
            {words.keep}
          </Button>
          <Button size="small" look="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
            {words.revoke}
          </Button>
        </fieldset>
      ) : (
        <Button size="small" look="danger" aria-label={words.revokeOf(name)} onClick={() => setAsking(true)}>
          {words.revoke}
        </Button>
      )}
      {revoke.error === null ? null : <Alert>{revoke.error.detail ?? words.revokeFailed}</Alert>}
    </>
  );
}
