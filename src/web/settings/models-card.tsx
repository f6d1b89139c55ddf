import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RetryWait } from "../account/retry-wait.tsx";
import { type ApiProblem, problemDetails } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { formatMoment } from "../format/format-date.ts";
import { formatWhole } from "../format/format-large.ts";
import { fixed } from "../format/number-format.ts";
import { query } from "../shell/query.ts";
import { assistantText } from "../text/assistant-text.ts";
import { keysText } from "../text/keys-text.ts";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import type { CardState } from "../ui/card.tsx";
import { OwnKeyRow } from "./own-key-row.tsx";
import styles from "./settings.module.css";

const words = assistantText.models;
const keyProviders = ["gemini", "openai", "anthropic"] as const;
type Status = Output<"GET /api/assistant/status">;
type Configured = Status["configured"][number];

/** The assistant's models, each with a test, and the rest of today's budget. */
export function ModelsCard(): ReactNode {
  const { data, error, refetch } = useQuery({ ...query("GET /api/assistant/status", {}), staleTime: 0 });
  const state: CardState =
    data !== undefined
      ? { kind: "ready" }
      : error === null
        ? { kind: "loading", label: words.loading }
        : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: () => void refetch() };
  return (
    <Card title={words.title} state={state}>
      {data === undefined ? null : data.configured.length === 0 ? (
        <>
          {data.model === null ? (
            <p className={classNames("grid gap-half py-2h px-3 edge-strong round-control on-raised", styles.noKey)}>
              <strong>{words.none}</strong>
              <span className="soft pretty">{words.howTo}</span>
            </p>
          ) : (
            <Budget budget={data.budget} />
          )}
        </>
      ) : (
        <>
          <ol className={classNames("grid", styles.providers)}>
            {data.configured.map((model) => (
              <li key={model.provider}>
                <ModelRow model={model} isPreferred={model.name === data.model?.provider && !data.model.isOwn} />
              </li>
            ))}
          </ol>
          <Budget budget={data.budget} />
        </>
      )}
      {keyProviders.map((provider) => (
        <OwnKeyRow
          key={provider}
          provider={provider}
          isInUse={data?.model?.isOwn === true && data.model.provider === keysText.names[provider]}
        />
      ))}
    </Card>
  );
}

function ModelRow({ model, isPreferred }: { model: Configured; isPreferred: boolean }): ReactNode {
  const test = useMutation<Output<"POST /api/assistant/connection-test">, ApiProblem>({
    mutationFn: () =>
      call("POST /api/assistant/connection-test", { provider: model.provider as "gemini" | "openai" | "anthropic" }),
  });
  return (
    <section className={classNames("grid gap-1h py-3 edge-top", styles.provider)} aria-label={model.name}>
      <div className={classNames("row wrap gap-y-1h gap-x-2h", styles.providerHead)}>
        <strong>{model.name}</strong>
        {isPreferred ? <Badge look="blue">{words.preferred}</Badge> : <Badge>{words.spare}</Badge>}
        <span className="quiet">{model.model}</span>
        <Button
          size="small"
          busy={test.isPending}
          aria-label={settingsPanelText.testOf(model.name)}
          onClick={() => test.mutate()}
        >
          {test.isPending ? settingsPanelText.testing : settingsPanelText.test}
        </Button>
      </div>
      <output className={styles.result}>
        {test.error === null ? null : (
          <span className="inline-row error gap-1h">{settingsPanelText.connectionError(test.error.message)}</span>
        )}
        {test.data === undefined ? null : (
          <>
            <span
              className={
                test.data.success ? classNames("inline-row success gap-1h") : classNames("inline-row error gap-1h")
              }
            >
              {test.data.message}
            </span>{" "}
            <span className="quiet">{settingsPanelText.inTime(Math.round(test.data.responseTime))}</span>
          </>
        )}
      </output>
      <RetryWait seconds={test.error?.retryAfterSeconds} />
    </section>
  );
}

function Budget({ budget }: { budget: Status["budget"] }): ReactNode {
  return (
    <>
      <dl className={classNames("grid gap-y-2 gap-x-5", styles.health)}>
        <div>
          <dt>{words.tokens}</dt>
          <dd>{words.of(formatWhole(budget.tokensUsed), formatWhole(budget.tokensPerDay))}</dd>
        </div>
        <div>
          <dt>{words.questions}</dt>
          <dd>{words.of(formatWhole(budget.questionsUsed), formatWhole(budget.questionsPerDay))}</dd>
        </div>
        <div>
          <dt>{words.cost}</dt>
          <dd>{words.about(fixed(budget.cost ?? 0, 4))}</dd>
        </div>
      </dl>
      <p className={classNames("quiet", styles.budget)}>{words.resets(formatMoment(Date.parse(budget.resetsAt)))}</p>
    </>
  );
}
