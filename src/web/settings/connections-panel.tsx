import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { problemDetails } from "../api/api-problem.ts";
import { providersQuery } from "../market/use-providers.ts";
import { query } from "../shell/query.ts";
import { connectionsText as words } from "../text/connections-text.ts";
import { Card } from "../ui/card.tsx";
import type { CardState } from "../ui/card.tsx";
import { ListsCard } from "./lists-card.tsx";
import { MailCard } from "./mail-card.tsx";
import { ModelsCard } from "./models-card.tsx";
import { OwnKeyRow } from "./own-key-row.tsx";
import { ProviderRow } from "./provider-row.tsx";
import styles from "./settings.module.css";
import { TokensCard } from "./tokens-card.tsx";
import { classNames } from "../ui/class-names.ts";

/** The polling interval while the page is open. */
const renewMs = 10_000;

/** Market data sources in order of priority, models, mail and tokens, with their state and actions. */
export function ConnectionsPanel(): ReactNode {
  const { data, error, refetch } = useQuery({ ...providersQuery, staleTime: 0, refetchInterval: renewMs });
  const isAdministrator = useQuery(query("GET /api/account/rights", {})).data?.isAdministrator === true;
  const state: CardState =
    data !== undefined
      ? { kind: "ready" }
      : error === null
        ? { kind: "loading", label: words.loading }
        : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: () => void refetch() };
  const first = data?.providers.find(({ role }) => role === "fallback");
  const hasKey = data?.providers.some(({ needsKey }) => needsKey) ?? true;
  return (
    <div className={classNames("grid gap-card", styles.cards)}>
      <p className="soft pretty">{words.lead}</p>
      <Card title={words.marketData} state={state}>
        {error !== null && data !== undefined ? <p className="inline-row error gap-1h">{words.old}</p> : null}
        <ol className={classNames("grid", styles.providers)}>
          {data?.providers.map((provider) => (
            <li key={provider.id}>
              <ProviderRow provider={provider} isFirst={provider === first} isAdministrator={isAdministrator} />
            </li>
          ))}
        </ol>
        <OwnKeyRow provider="rapidapi" isInUse={data?.providers.some(({ isOwn }) => isOwn) === true} />
        {hasKey ? null : (
          <p className={classNames("grid gap-half py-2h px-3 edge-strong round-control on-raised", styles.noKey)}>
            <strong>{words.noKey}</strong>
            <span className="soft pretty">{words.keyAdds}</span>
          </p>
        )}
      </Card>
      {data === undefined ? null : <ListsCard lists={data.lists} isAdministrator={isAdministrator} />}
      <ModelsCard />
      <MailCard />
      <TokensCard />
    </div>
  );
}
