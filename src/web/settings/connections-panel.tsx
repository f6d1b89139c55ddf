import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { problemDetails } from "../api/api-problem.ts";
import { providersQuery } from "../market/use-providers.ts";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { Card } from "../ui/card.tsx";
import type { CardState } from "../ui/card.tsx";
import { MailCard } from "./mail-card.tsx";
import { ModelsCard } from "./models-card.tsx";
import { OwnKeyRow } from "./own-key-row.tsx";
import { ProviderRow } from "./provider-row.tsx";
import styles from "./settings.module.css";
import { TokensCard } from "./tokens-card.tsx";

/** The page renews itself while it is open, so often. */
const renewMs = 10_000;

/** The market-data providers of this server with their condition, in the order they are asked, each with a test. */
export function ConnectionsPanel(): ReactNode {
  const { data, error, refetch } = useQuery({ ...providersQuery, staleTime: 0, refetchInterval: renewMs });
  const state: CardState =
    data !== undefined
      ? { kind: "ready" }
      : error === null
        ? { kind: "loading", label: settingsPanelText.loadingProviders }
        : {
            kind: "error",
            message: settingsPanelText.providersFailed,
            details: problemDetails(error),
            onRetry: () => void refetch(),
          };
  const hasKey = data?.providers.some(({ needsKey }) => needsKey) ?? true;
  return (
    <div className={styles.cards}>
      <Card title={settingsPanelText.connections} state={state}>
        <h3 className={styles.label}>{settingsPanelText.marketData}</h3>
        {hasKey ? null : (
          <p className={styles.noKey}>
            <strong>{settingsPanelText.noKey}</strong>
            <span>{settingsPanelText.keyAdds}</span>
          </p>
        )}
        <OwnKeyRow provider="rapidapi" isInUse={data?.providers.some(({ isOwn }) => isOwn) === true} />
        {error !== null && data !== undefined ? (
          <p className={styles.refused}>{settingsPanelText.providersOld}</p>
        ) : null}
        <ol className={styles.providers}>
          {data?.providers.map((provider) => (
            <li key={provider.id}>
              <ProviderRow provider={provider} />
            </li>
          ))}
        </ol>
      </Card>
      <ModelsCard />
      <MailCard />
      <TokensCard />
    </div>
  );
}
