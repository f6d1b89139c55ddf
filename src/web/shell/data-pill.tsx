import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { DataStatus } from "#core/market/provenance.ts";
import { onReachableChange, serverIsReachable } from "../api/connection.ts";
import { formatAge } from "../format/format-relative-time.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { useNow } from "../format/use-now.ts";
import { useDataStatus } from "../market/data-registry.tsx";
import type { DataEntry, PageDataStatus } from "../market/data-registry.tsx";
import { sourceNames } from "../market/source-names.ts";
import { statusWords } from "../market/status-words.ts";
import { isFailing, type Provider, useProviders } from "../market/use-providers.ts";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Popover } from "../ui/popover.tsx";
import { useFinanceState } from "./finance-state.tsx";
import styles from "./pill.module.css";

/** Older than this nothing is called live. */
const liveMs = 60_000;

type Look = "amber" | "violet" | "grey";

const looks: Readonly<Record<Exclude<DataStatus, "live">, Look>> = {
  delayed: "amber",
  cached: "amber",
  stale: "amber",
  closed: "grey",
  sample: "violet",
  manual: "grey",
  estimate: "grey",
  unavailable: "amber",
};

/** The worst of what the values on the page are worth, with its age; opens the list of sources. */
export function DataPill(): ReactNode {
  const page = useDataStatus();
  const nowMs = useNow("second");
  const { error, loading } = useFinanceState();
  const hasNetwork = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const isReachable = useSyncExternalStore(onReachableChange, serverIsReachable);
  const isOnline = hasNetwork && isReachable;
  if (page.status === null && isOnline) return null;
  const look = page.status === null || page.status === "live" ? null : looks[page.status];
  return (
    <Popover
      label={text.shell.dataTitle}
      target={
        <button type="button" className={classNames(styles.pill, isOnline && look !== null && styles[look])}>
          {isOnline ? (
            <Worth page={page} look={look} nowMs={nowMs} />
          ) : (
            <Badge look="amber">{hasNetwork ? text.shell.noConnection : text.shell.offline}</Badge>
          )}
        </button>
      }
    >
      <div className={styles.panel}>
        <h2>{text.shell.dataTitle}</h2>
        {isOnline ? null : (
          <p className={styles.note}>{hasNetwork ? text.shell.noConnectionHint : text.shell.offlineHint}</p>
        )}
        {error === null ? null : <p className={styles.fault}>{error}</p>}
        {loading ? <p className={styles.note}>{text.market.loadingQuotes}</p> : null}
        <Sources entries={page.entries} nowMs={nowMs} />
      </div>
    </Popover>
  );
}

function Worth({ page, look, nowMs }: { page: PageDataStatus; look: Look | null; nowMs: number }): ReactNode {
  if (page.status === null) return null;
  // News and figures are renewed every few minutes: what is minutes old is up to date, but nothing is live about it.
  const isOlder = page.fetchedAt !== null && nowMs - Date.parse(page.fetchedAt) > liveMs;
  const words =
    page.status === "live" && isOlder
      ? text.shell.upToDate
      : statusWords(page.status, page, nowMs, null, page.exchange);
  return (
    <>
      {look === null ? (
        <>
          <span className={styles.dot} data-on aria-hidden="true" />
          <strong>{words}</strong>
        </>
      ) : (
        <Badge look={look}>{words}</Badge>
      )}
      {page.fetchedAt === null ? null : (
        <span className={styles.extra}>{text.shell.updatedAgo(formatAge(nowMs - Date.parse(page.fetchedAt)))}</span>
      )}
    </>
  );
}

/** What the page shows by piece, with the names of its sources and why one of them does not answer. */
function Sources({ entries, nowMs }: { entries: readonly DataEntry[]; nowMs: number }): ReactNode {
  const providers = useProviders();
  return (
    <>
      <ul className={styles.sources}>
        {entries.map((entry) => (
          <Source key={entry.id} entry={entry} providers={providers} nowMs={nowMs} />
        ))}
      </ul>
      {providers.filter(isFailing).map(({ id, name, breaker, lastError }) => (
        <p key={id} className={styles.fault}>
          {text.shell.failing(name)}
          {lastError === null ? "" : ` ${text.shell.lastError}: ${lastError}.`}
          {breaker === "closed" ? "" : ` ${text.shell.breakers[breaker]}.`}
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
    <li className={styles.source}>
      <div className={styles.top}>
        <strong>{entry.label}</strong>
        <Badge look={entry.status === "live" ? "grey" : looks[entry.status]}>
          {statusWords(entry.status, entry, nowMs, null, entry.exchange)}
        </Badge>
        {entry.onRetry === undefined ? null : (
          <Button size="small" onClick={entry.onRetry}>
            {text.ui.retry}
          </Button>
        )}
      </div>
      <p className={styles.faint}>
        {text.market.source(sourceNames(entry.source, providers))}. {text.shell.lastSuccess}:{" "}
        {entry.fetchedAt === null ? text.shell.never : <RelativeTime at={entry.fetchedAt} pace="second" />}
      </p>
      {entry.note === undefined ? null : <p className={styles.held}>{entry.note}</p>}
      {entry.error === undefined || entry.error === null ? null : (
        <p className={styles.fault}>
          {text.shell.lastError}: {entry.error}
        </p>
      )}
    </li>
  );
}

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
