import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ApiProblem } from "../api/api-problem.ts";
import { problemDetails } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import type { Output } from "../api/call.ts";
import { formatAge } from "../format/format-relative-time.ts";
import { useNow } from "../format/use-now.ts";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import type { CardState } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./settings.module.css";

type Provider = Output<"GET /api/market/providers">["providers"][number];

const providersQuery = query("GET /api/market/providers", {});

/** The market-data providers of this server, in the order they are asked, each with a test. */
export function ConnectionsPanel(): ReactNode {
  const { data, error, refetch } = useQuery({ ...providersQuery, staleTime: 0 });
  const state: CardState =
    data !== undefined
      ? { kind: "ready" }
      : error === null
        ? { kind: "loading", label: text.settings.loadingProviders }
        : {
            kind: "error",
            message: text.settings.providersFailed,
            details: problemDetails(error),
            onRetry: () => void refetch(),
          };
  return (
    <Card title={text.settings.connections} state={state}>
      <h3 className={styles.label}>{text.settings.marketData}</h3>
      <ol className={styles.providers}>
        {data?.providers.map((provider) => (
          <li key={provider.id}>
            <ProviderRow provider={provider} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function ProviderRow({ provider }: { provider: Provider }): ReactNode {
  const client = useQueryClient();
  const nowMs = useNow("minute");
  const test = useMutation<Output<"POST /api/market/connection-test">, ApiProblem>({
    mutationFn: () => call("POST /api/market/connection-test", { provider: provider.id }),
    onSettled: () => client.invalidateQueries({ queryKey: providersQuery.queryKey }),
  });
  return (
    <div className={styles.provider}>
      <div className={styles.providerHead}>
        <strong>{provider.name}</strong>
        <Condition provider={provider} />
        <span className={styles.faint}>{provider.needsKey ? text.settings.needsKey : text.settings.noKeyNeeded}</span>
        <Button
          size="small"
          busy={test.isPending}
          aria-label={text.settings.testOf(provider.name)}
          onClick={() => test.mutate()}
        >
          {test.isPending ? text.settings.testing : text.settings.test}
        </Button>
      </div>
      {provider.lastSuccessAt === null ? null : (
        <p className={styles.faint}>
          {text.settings.lastSuccess(formatAge(nowMs - Date.parse(provider.lastSuccessAt)))}
        </p>
      )}
      {isFailing(provider) && provider.lastError !== null ? (
        <p className={styles.refused}>{text.settings.lastError(provider.lastError)}</p>
      ) : null}
      <output className={styles.result}>{testWords(test.data, test.error)}</output>
    </div>
  );
}

function testWords(
  result: Output<"POST /api/market/connection-test"> | undefined,
  problem: ApiProblem | null,
): ReactNode {
  if (problem !== null) return <span className={styles.refused}>{text.settings.connectionError(problem.message)}</span>;
  if (result === undefined) return null;
  return (
    <>
      <span className={classNames(result.success ? styles.done : styles.refused)}>{result.message}</span>{" "}
      <span className={styles.faint}>{text.settings.inTime(Math.round(result.responseTime))}</span>
    </>
  );
}

function Condition({ provider }: { provider: Provider }): ReactNode {
  if (provider.breaker !== "closed") return <Badge look="amber">{text.settings.heldBack}</Badge>;
  if (isFailing(provider)) return <Badge look="amber">{text.settings.failing}</Badge>;
  return provider.lastSuccessAt === null ? (
    <Badge>{text.settings.notAsked}</Badge>
  ) : (
    <Badge look="blue">{text.settings.working}</Badge>
  );
}

function isFailing(provider: Provider): boolean {
  return provider.lastErrorAt !== null && provider.lastErrorAt > (provider.lastSuccessAt ?? "");
}
