import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RetryWait } from "../account/retry-wait.tsx";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { formatMoment } from "../format/format-date.ts";
import { formatWhole } from "../format/format-large.ts";
import { missing } from "../format/missing.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { useNow } from "../format/use-now.ts";
import { outageWords, retryWords } from "../market/outage-words.ts";
import { isFailing, type Provider, providersQuery } from "../market/use-providers.ts";
import { connectionsText as words } from "../text/connections-text.ts";
import { keysText } from "../text/keys-text.ts";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./settings.module.css";
import { UseSwitch } from "./use-switch.tsx";
import { classNames } from "../ui/class-names.ts";

type TestResult = Output<"POST /api/market/connection-test">;

/** One source: the data it provides, its state, a test, and a switch for administrators if it has one. */
export function ProviderRow({
  provider,
  isFirst,
  isAdministrator,
}: {
  provider: Provider;
  /** True if no other quote source comes before it. */
  isFirst: boolean;
  isAdministrator: boolean;
}): ReactNode {
  const client = useQueryClient();
  const test = useMutation<TestResult, ApiProblem>({
    mutationFn: () => call("POST /api/market/connection-test", { provider: provider.id }),
    onSettled: () => client.invalidateQueries({ queryKey: providersQuery.queryKey }),
  });
  const { name, role, coverage, isOn, isOwn, lastSuccessAt } = provider;
  const isOff = isOn === false;
  const place = role === "fallback" ? (isFirst ? words.first : words.next) : words.roles[role];
  return (
    <section className={classNames("grid gap-1h py-3 edge-top", styles.provider)} aria-label={name}>
      <div className={classNames("row wrap gap-y-1h gap-x-2h", styles.providerHead)}>
        <strong>{name}</strong>
        <Condition provider={provider} />
        {isOwn || isOff ? null : (
          <Button
            size="small"
            busy={test.isPending}
            aria-label={settingsPanelText.testOf(name)}
            onClick={() => test.mutate()}
          >
            {test.isPending ? settingsPanelText.testing : settingsPanelText.test}
          </Button>
        )}
      </div>
      <p className="soft secondary pretty">
        {place}. {words.provides(coverage.join(", "))}.
      </p>
      {isOff ? (
        isAdministrator ? null : (
          <p className="soft secondary pretty">{words.offNote}</p>
        )
      ) : isFailing(provider) ? (
        <Outage provider={provider} />
      ) : null}
      <output className={styles.result}>{testWords(test.data, test.error)}</output>
      <RetryWait seconds={test.error?.retryAfterSeconds} />
      {isOn === null || !isAdministrator ? null : <UseSwitch id={provider.id} name={name} isOn={isOn} />}
      <details className={classNames("secondary", styles.more)}>
        <summary className="inline-block py-1 px-0 soft medium pointer">
          {words.details}
          {lastSuccessAt === null ? null : (
            <span className="quiet">
              {" · "}
              {words.lastAnswer} <RelativeTime at={lastSuccessAt} />
            </span>
          )}
        </summary>
        <Facts provider={provider} />
      </details>
    </section>
  );
}

function Outage({ provider }: { provider: Provider }): ReactNode {
  const nowMs = useNow("second");
  const { lastError, retryAt } = provider;
  return (
    <p className="py-2 px-3 round-control on-amber pretty">
      {outageWords([provider], nowMs)} {lastError === null ? null : words.reason(lastError)}{" "}
      {retryAt === null ? words.askedWhenNeeded : retryWords([provider], nowMs)}
    </p>
  );
}

function Facts({ provider }: { provider: Provider }): ReactNode {
  const { lastSuccessAt, lastErrorAt, lastError, lastLatencyMs, quota, breaker, needsKey, isOwn } = provider;
  return (
    <dl className={classNames("grid pt-1h gap-y-2 gap-x-5", styles.health)}>
      <Fact name={words.lastAnswer}>
        {lastSuccessAt === null ? words.noneYet : <RelativeTime at={lastSuccessAt} />}
      </Fact>
      <Fact name={words.answerTime}>
        {lastLatencyMs === null ? missing : words.milliseconds(Math.round(lastLatencyMs))}
      </Fact>
      <Fact name={words.lastError}>
        {lastErrorAt === null ? (
          words.noneYet
        ) : (
          <>
            <RelativeTime at={lastErrorAt} />
            {lastError === null ? null : <span className="block soft">{lastError}</span>}
          </>
        )}
      </Fact>
      <Fact name={words.key}>{isOwn ? keysText.isOwn : needsKey ? words.keySet : words.noKeyNeeded}</Fact>
      <Fact name={words.quota}>{quota === null ? words.noQuota : <Quota quota={quota} />}</Fact>
      <Fact name={words.requests}>{words.requestStates[breaker]}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Quota({ quota: { limit, remaining, resetsAt } }: { quota: NonNullable<Provider["quota"]> }): ReactNode {
  return (
    <>
      {words.quotaLeft(formatWhole(remaining), formatWhole(limit))}
      {resetsAt === null ? null : (
        <span className="quiet"> {words.quotaResets(formatMoment(Date.parse(resetsAt)))}</span>
      )}
    </>
  );
}

function testWords(result: TestResult | undefined, problem: ApiProblem | null): ReactNode {
  if (problem !== null)
    return <span className="inline-row error gap-1h">{settingsPanelText.connectionError(problem.message)}</span>;
  if (result === undefined) return null;
  return (
    <>
      <span
        className={result.success ? classNames("inline-row success gap-1h") : classNames("inline-row error gap-1h")}
      >
        {result.message}
      </span>{" "}
      <span className="quiet">{settingsPanelText.inTime(Math.round(result.responseTime))}</span>
    </>
  );
}

function Condition({ provider }: { provider: Provider }): ReactNode {
  if (provider.isOn === false) return <Badge>{words.off}</Badge>;
  if (isFailing(provider)) return <Badge look="amber">{words.failing}</Badge>;
  return provider.lastSuccessAt === null ? <Badge>{words.notUsed}</Badge> : <Badge look="blue">{words.working}</Badge>;
}
