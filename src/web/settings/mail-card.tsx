import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAddress } from "../account/use-address.ts";
import { ConfirmAddressFirst } from "../account/confirm-address.tsx";
import { RetryWait } from "../account/retry-wait.tsx";
import { type ApiProblem, problemDetails } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { query } from "../shell/query.ts";
import { mailText as words } from "../text/mail-text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import type { CardState } from "../ui/card.tsx";
import styles from "./settings.module.css";
import { classNames } from "../ui/class-names.ts";

type Status = Output<"GET /api/mail/status">;

const statusQuery = query("GET /api/mail/status", {});
/** True while a test is being sent. */
const renewMs = 1_000;

/** The server's mail state, and a test to the user's own address. */
export function MailCard(): ReactNode {
  const { data, error, refetch } = useQuery({
    ...statusQuery,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.test?.state === "waiting" ? renewMs : false),
  });
  const state: CardState =
    data !== undefined
      ? { kind: "ready" }
      : error === null
        ? { kind: "loading", label: words.loading }
        : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: () => void refetch() };
  return (
    <Card title={words.title} state={state}>
      {data === undefined ? null : data.isSetUp ? (
        <Relay status={data} />
      ) : (
        <p className={classNames("grid gap-half py-2h px-3 edge-strong round-control on-raised", styles.noKey)}>
          <strong>{words.none}</strong>
          <span className="soft pretty">{words.howTo}</span>
        </p>
      )}
    </Card>
  );
}

function Relay({ status: { from, test } }: { status: Status }): ReactNode {
  const client = useQueryClient();
  const send = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("POST /api/mail/test", {}),
    onSuccess: () => client.invalidateQueries({ queryKey: statusQuery.queryKey }),
  });
  const address = useAddress();
  const isUnderWay = send.isPending || test?.state === "waiting";
  return (
    <section className={classNames("grid gap-1h py-3 edge-top", styles.provider)} aria-label={words.relay}>
      <div className={classNames("row wrap gap-y-1h gap-x-2h", styles.providerHead)}>
        <strong>{words.relay}</strong>
        <Badge look={test?.state === "failed" ? "amber" : "blue"}>
          {test?.state === "failed" ? words.refused : words.isSet}
        </Badge>
        <Button
          size="small"
          busy={isUnderWay}
          disabled={address?.isConfirmed === false}
          aria-label={words.testOf}
          onClick={() => send.mutate()}
        >
          {isUnderWay ? words.testing : words.test}
        </Button>
      </div>
      <output className={styles.result}>
        {send.error === null ? null : (
          <span className="inline-row error gap-1h">{words.testFailed(send.error.message)}</span>
        )}
      </output>
      <RetryWait seconds={send.error?.retryAfterSeconds} />
      {address?.isConfirmed === false ? <ConfirmAddressFirst email={address.email} /> : null}
      <dl className={classNames("grid gap-y-2 gap-x-5", styles.health)}>
        <div className={styles.wideFact}>
          <dt>{words.sendsFrom}</dt>
          <dd>{from}</dd>
        </div>
        <div className={styles.wideFact}>
          <dt>{words.lastTest}</dt>
          <dd>{test === null ? words.noneYet : <TestResult test={test} />}</dd>
        </div>
      </dl>
    </section>
  );
}

function TestResult({ test: { state, error, at } }: { test: NonNullable<Status["test"]> }): ReactNode {
  const resultWords = { waiting: words.waiting, sent: words.sent, failed: words.refused } as const;
  return (
    <>
      {resultWords[state]}, <RelativeTime at={at} />
      {state === "failed" ? <span className="block soft">{error ?? words.hostKnows}</span> : null}
    </>
  );
}
