import { lazy, Suspense, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { keptSince, onReachableChange, serverIsReachable } from "../api/connection.ts";
import { onWaitingChange, waitingChanges } from "../api/offline.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { formatAge } from "../format/format-relative-time.ts";
import { useNow } from "../format/use-now.ts";
import { useDataStatus } from "../market/data-registry.tsx";
import type { PageDataStatus } from "../market/data-registry.tsx";
import { statusWords } from "../market/status-words.ts";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import { classNames } from "../ui/class-names.ts";
import { Popover } from "../ui/popover.tsx";
import { MarketLine } from "./market-pill.tsx";
import { dataLooks, type DataLook } from "./data-looks.ts";
import styles from "./pill.module.css";

/** Values older than this are never called live. */
const liveMs = 60_000;

const DataSources = lazy(async () => ({ default: (await loadedScript(import("./data-sources.tsx"))).DataSources }));

/** The worst status among the page's values, with its age. Opens the list of sources. */
export function DataPill(): ReactNode {
  const page = useDataStatus();
  const nowMs = useNow("second");
  const hasNetwork = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const isReachable = useSyncExternalStore(onReachableChange, serverIsReachable);
  const keptSinceMs = useSyncExternalStore(onReachableChange, keptSince);
  const waitingCount = useSyncExternalStore(
    onWaitingChange,
    () => waitingChanges().filter(({ refusal }) => refusal === null).length,
  );
  const isOnline = hasNetwork && isReachable;
  if (page.status === null && isOnline && waitingCount === 0) return null;
  const look = page.status === null || page.status === "live" ? null : dataLooks[page.status];
  return (
    <Popover
      target={
        <button
          type="button"
          className={classNames(
            "inline-row min-0 edge-strong soft secondary nowrap gap-2 h-28 py-0 px-3",
            styles.pill,
            isOnline && look !== null && styles[look],
          )}
        >
          {isOnline ? (
            <Worth page={page} look={look} nowMs={nowMs} />
          ) : (
            <Badge look="amber">
              {hasNetwork ? text.shell.noConnection : text.shell.offline}
              {keptSinceMs === null ? null : ` ${formatAge(nowMs - keptSinceMs)}`}
            </Badge>
          )}
          {waitingCount === 0 ? null : (
            <span className="phone-hidden">
              <Badge look="amber">{text.shell.waitingCount(waitingCount)}</Badge>
            </span>
          )}
        </button>
      }
    >
      <div className={classNames("grid gap-3", styles.panel)}>
        <MarketLine />
        <h2 className="size-data">{text.shell.dataTitle}</h2>
        {isOnline ? null : <p className="soft">{hasNetwork ? text.shell.noConnectionHint : text.shell.offlineHint}</p>}
        <PanelBoundary>
          <Suspense fallback={null}>
            <DataSources entries={page.entries} nowMs={nowMs} />
          </Suspense>
        </PanelBoundary>
      </div>
    </Popover>
  );
}

function Worth({ page, look, nowMs }: { page: PageDataStatus; look: DataLook | null; nowMs: number }): ReactNode {
  if (page.status === null) return null;
  const ageMs = page.fetchedAt === null ? null : nowMs - Date.parse(page.fetchedAt);
  // News and figures are refreshed every few minutes: minutes-old ones are fine, but not live. Their age says enough.
  const isAgeEnough = page.status === "live" && ageMs !== null && ageMs > liveMs;
  const words = isAgeEnough
    ? text.shell.updated(formatAge(ageMs))
    : statusWords(page.status, page, nowMs, null, page.exchange);
  return (
    <>
      {look === null ? (
        <>
          <span className={classNames("fixed-size round h-7 on-control", styles.dot)} data-on aria-hidden="true" />
          <strong className="ink medium fixed-size">{words}</strong>
        </>
      ) : (
        <Badge look={look}>
          <Short words={words} isDelay={page.status === "delayed"} />
        </Badge>
      )}
      {ageMs === null || isAgeEnough ? null : (
        <span className={styles.extra}>{text.shell.updatedAgo(formatAge(ageMs))}</span>
      )}
    </>
  );
}

/** On the smallest phones "Delayed 15m" is "15m". Screen readers always read all of it. */
function Short({ words, isDelay }: { words: string; isDelay: boolean }): ReactNode {
  const digitsAt = words.search(/\d/);
  if (!isDelay || digitsAt <= 0) return words;
  return (
    <>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true">
        <span className={styles.word}>{words.slice(0, digitsAt)}</span>
        {words.slice(digitsAt)}
      </span>
    </>
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
