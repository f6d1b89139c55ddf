import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { keptSince, onReachableChange } from "../api/connection.ts";
import { onWaitingChange, waitingChanges } from "../api/offline.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { newVersion, onNewVersion } from "./version.ts";

const OfflineNotices = lazy(() => loadedScript(import("./offline-notices.tsx")));

/** The place above each page for changes that wait and for a new version. */
export function OfflineHost(): ReactNode {
  const changes = useSyncExternalStore(onWaitingChange, waitingChanges);
  const reload = useSyncExternalStore(onNewVersion, newVersion);
  useRenewal(changes.length);
  if (changes.length === 0 && reload === null) return null;
  return (
    <PanelBoundary>
      <Suspense fallback={null}>
        <OfflineNotices changes={changes} reload={reload} />
      </Suspense>
    </PanelBoundary>
  );
}

/** Refetches everything after changes were sent, and once the server answers again after copies were shown. */
function useRenewal(count: number): void {
  const client = useQueryClient();
  const hasCopies = useSyncExternalStore(onReachableChange, () => keptSince() !== null);
  const before = useRef({ count, hasCopies });
  useEffect(() => {
    const { count: countBefore, hasCopies: hadCopies } = before.current;
    before.current = { count, hasCopies };
    if (count < countBefore || (hadCopies && !hasCopies)) void client.invalidateQueries();
  }, [client, count, hasCopies]);
}
