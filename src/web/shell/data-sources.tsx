import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RelativeTime } from "../format/relative-time.tsx";
import type { DataEntry } from "../market/data-registry.tsx";
import { outageWords, retryWords } from "../market/outage-words.ts";
import { sourceNames } from "../market/source-names.ts";
import { statusWords } from "../market/status-words.ts";
import { isFailing, type Provider, useProviders } from "../market/use-providers.ts";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { dataLooks } from "./data-looks.ts";
import styles from "./pill.module.css";
import { classNames } from "../ui/class-names.ts";

const quotesRoute = "GET /api/market/quotes";

/** Updates in progress and failures among the page's quotes. */
function Quotes(): ReactNode {
  const isFetching = useIsFetching({ queryKey: [quotesRoute] }) > 0;
  const shown = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: [quotesRoute], type: "active" });
  const hasFailed = shown.some(({ state }) => state.error !== null);
  return (
    <>
      {hasFailed ? <p className="error secondary">{text.market.failed}</p> : null}
      {isFetching ? <p className="soft">{text.market.loadingQuotes}</p> : null}
    </>
  );
}

/** Each part of the page with its sources, and the reason if one doesn't answer. */
export function DataSources({ entries, nowMs }: { entries: readonly DataEntry[]; nowMs: number }): ReactNode {
  const providers = useProviders();
  return (
    <>
      <Quotes />
      <ul className={classNames("grid gap-3 scroll-y", styles.sources)}>
        {entries.map((entry) => (
          <Source key={entry.id} entry={entry} providers={providers} nowMs={nowMs} />
        ))}
      </ul>
      <details className="note">
        <summary className="pointer touch-min-h-44">{text.market.scale}</summary>
        <ul className="grid gap-1 mt-1 p-0">
          {Object.entries(text.market.meanings).map(([status, meaning]) => (
            <li key={status}>{meaning}</li>
          ))}
        </ul>
      </details>
      {providers.filter(isFailing).map((provider) => (
        <p key={provider.id} className="error secondary">
          {outageWords([provider], nowMs)}
          {provider.lastError === null ? "" : ` ${text.shell.lastError}: ${provider.lastError}.`}{" "}
          {retryWords([provider], nowMs)}
        </p>
      ))}
    </>
  );
}

function Source({
  entry,
  providers,
  nowMs,
}: {
  entry: DataEntry;
  providers: readonly Provider[];
  nowMs: number;
}): ReactNode {
  return (
    <li className="grid gap-half pt-3 edge-top">
      <div className={classNames("row gap-2", styles.top)}>
        <strong>{entry.label}</strong>
        <Badge look={entry.status === "live" ? "grey" : dataLooks[entry.status]}>
          {statusWords(entry.status, entry, nowMs, null, entry.exchange)}
        </Badge>
        {entry.onRetry === undefined ? null : (
          <Button size="small" onClick={entry.onRetry}>
            {text.ui.retry}
          </Button>
        )}
      </div>
      <p className="note">
        {text.market.source(sourceNames(entry.source, providers))}. {text.shell.lastSuccess}:{" "}
        {entry.fetchedAt === null ? text.shell.never : <RelativeTime at={entry.fetchedAt} pace="second" />}
      </p>
      {entry.note === undefined ? null : <p className={classNames("amber secondary", styles.held)}>{entry.note}</p>}
      {entry.error === undefined || entry.error === null ? null : (
        <p className="error secondary">
          {text.shell.lastError}: {entry.error}
        </p>
      )}
    </li>
  );
}
