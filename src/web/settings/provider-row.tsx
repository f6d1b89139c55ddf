import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RetryWait } from "../account/retry-wait.tsx";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { formatMoment } from "../format/format-date.ts";
import { formatWhole } from "../format/format-large.ts";
import { missing } from "../format/missing.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { isFailing, type Provider, providersQuery } from "../market/use-providers.ts";
import { keysText } from "../text/keys-text.ts";
import { text } from "../text/text.ts";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./settings.module.css";

type TestResult = Output<"POST /api/market/connection-test">;

/** One provider: what it is for, how it is doing, what it can be asked for, and a test. */
export function ProviderRow({ provider }: { provider: Provider }): ReactNode {
  const client = useQueryClient();
  const test = useMutation<TestResult, ApiProblem>({
    mutationFn: () => call("POST /api/market/connection-test", { provider: provider.id }),
    onSettled: () => client.invalidateQueries({ queryKey: providersQuery.queryKey }),
  });
  const { lastSuccessAt, lastErrorAt, lastError, lastLatencyMs, quota, coverage, role, breaker, needsKey, isOwn } =
    provider;
  return (
    <section className={styles.provider} aria-label={provider.name}>
      <div className={styles.providerHead}>
        <strong>{provider.name}</strong>
        <Condition provider={provider} />
        <span className={styles.faint}>{settingsPanelText.roles[role]}</span>
        {isOwn ? null : (
          <Button
            size="small"
            busy={test.isPending}
            aria-label={settingsPanelText.testOf(provider.name)}
            onClick={() => test.mutate()}
          >
            {test.isPending ? settingsPanelText.testing : settingsPanelText.test}
          </Button>
        )}
      </div>
      <output className={styles.result}>{testWords(test.data, test.error)}</output>
      <RetryWait seconds={test.error?.retryAfterSeconds} />
      <dl className={styles.health}>
        <Fact name={settingsPanelText.breaker} isWide={breaker === "open"}>
          {text.shell.breakers[breaker]}
        </Fact>
        <Fact name={settingsPanelText.key}>
          {isOwn ? keysText.isOwn : needsKey ? settingsPanelText.keySet : settingsPanelText.noKeyNeeded}
        </Fact>
        <Fact name={settingsPanelText.lastSuccess}>
          {lastSuccessAt === null ? settingsPanelText.noneYet : <RelativeTime at={lastSuccessAt} />}
        </Fact>
        <Fact name={settingsPanelText.answerTime}>
          {lastLatencyMs === null ? missing : settingsPanelText.milliseconds(Math.round(lastLatencyMs))}
        </Fact>
        <Fact name={settingsPanelText.lastError} isWide={lastError !== null}>
          {lastErrorAt === null ? (
            settingsPanelText.noneYet
          ) : (
            <>
              <RelativeTime at={lastErrorAt} />
              {lastError === null ? null : <span className={styles.errorWords}>{lastError}</span>}
            </>
          )}
        </Fact>
        <Fact name={settingsPanelText.quota} isWide={quota !== null}>
          {quota === null ? settingsPanelText.noQuota : <Quota quota={quota} />}
        </Fact>
      </dl>
      <p className={styles.faint}>
        {settingsPanelText.coverage} {coverage.join(", ")}
      </p>
    </section>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }): ReactNode {
  return (
    <div className={classNames(isWide && styles.wideFact)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Quota({ quota: { limit, remaining, resetsAt } }: { quota: NonNullable<Provider["quota"]> }): ReactNode {
  return (
    <>
      {settingsPanelText.quotaLeft(formatWhole(remaining), formatWhole(limit))}
      {resetsAt === null ? null : (
        <span className={styles.faint}> {settingsPanelText.quotaResets(formatMoment(Date.parse(resetsAt)))}</span>
      )}
    </>
  );
}

function testWords(result: TestResult | undefined, problem: ApiProblem | null): ReactNode {
  if (problem !== null)
    return <span className={styles.refused}>{settingsPanelText.connectionError(problem.message)}</span>;
  if (result === undefined) return null;
  return (
    <>
      <span className={result.success ? styles.done : styles.refused}>{result.message}</span>{" "}
      <span className={styles.faint}>{settingsPanelText.inTime(Math.round(result.responseTime))}</span>
    </>
  );
}

function Condition({ provider }: { provider: Provider }): ReactNode {
  if (provider.breaker !== "closed") return <Badge look="amber">{settingsPanelText.heldBack}</Badge>;
  if (isFailing(provider)) return <Badge look="amber">{settingsPanelText.failing}</Badge>;
  return provider.lastSuccessAt === null ? (
    <Badge>{settingsPanelText.notAsked}</Badge>
  ) : (
    <Badge look="blue">{settingsPanelText.working}</Badge>
  );
}
