import { useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { announceAlert, reloadAlerts } from "../alerts/alert-news.ts";
import { call } from "../api/call.ts";
import { onReachableChange, reportReachable, serverIsReachable } from "../api/connection.ts";
import { setAutomaticRefresh } from "../shell/query.ts";
import { startRecovery } from "../api/recovery.ts";
import { createLiveQuotes, type LiveQuotes } from "./live-quotes.ts";
import type { SessionEnd } from "./live-stream.ts";
import { changesBySymbol, mergeQuoteChanges, type Quotes } from "./merge-quote-changes.ts";
import { forgetRecentSymbols } from "./recent-symbols.ts";

interface LiveSettings {
  /** Uses the live stream, with polling as a fallback. If off, refreshes only on request. */
  readonly autoRefresh: boolean;
  /** Milliseconds between two polls. */
  readonly refreshInterval: number;
}

export interface LiveContext extends LiveSettings {
  readonly live: LiveQuotes | null;
}

const Context = createContext<LiveContext>({ live: null, autoRefresh: false, refreshInterval: 60_000 });

/** Opens the live stream and writes its updates into the cache that the first request filled. */
export function LiveQuotesProvider({
  isSignedIn,
  autoRefresh,
  refreshInterval,
  onSessionEnd,
  children,
}: LiveSettings & {
  /** There is no stream without a session. It reopens after the next sign-in. */
  isSignedIn: boolean;
  onSessionEnd: (reason: SessionEnd["reason"]) => void;
  children: ReactNode;
}): ReactNode {
  const client = useQueryClient();
  useEffect(() => setAutomaticRefresh(autoRefresh), [autoRefresh]);
  useRecovery(autoRefresh, refreshInterval);
  const [live, setLive] = useState<LiveQuotes | null>(null);
  const hadStream = useRef(false);
  const ended = useRef(onSessionEnd);
  useEffect(() => {
    ended.current = onSessionEnd;
  });
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const start = (): LiveQuotes => {
      const opened = createLiveQuotes({
        everyMs: refreshInterval,
        onQuotes: (changes) => {
          const bySymbol = changesBySymbol(changes);
          client.setQueriesData<Quotes>({ queryKey: ["GET /api/market/quotes"] }, (data) =>
            data === undefined ? undefined : mergeQuoteChanges(data, bySymbol),
          );
        },
        onAlert: announceAlert,
        onSessionEnd: (reason) => ended.current(reason),
        onOpened: () => reportReachable(true),
        onGap: () => void reloadAlerts(client),
        isContinued: hadStream.current,
        // Streams also end after a time limit. An ordinary call finds out if the server is gone.
        onLost: () => void call("GET /api/health/live", {}).catch(() => undefined),
        // A refused stream gives no reason. The session's own route does.
        onRefused: () => void call("GET /api/account/session", {}).catch(() => undefined),
      });
      hadStream.current = true;
      setLive(opened);
      return opened;
    };
    let opened = start();
    const leave = (): void => opened.close();
    // Restored from the browser's page cache, where the stream was closed on leaving.
    const comeBack = (event: PageTransitionEvent): void => {
      if (event.persisted) opened = start();
    };
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
      opened.close();
    };
  }, [client, isSignedIn, refreshInterval]);
  useEffect(() => forgetRecentSymbols, []);
  useEffect(
    () =>
      onReachableChange(() => {
        // Refetches everything that failed in the meantime.
        if (serverIsReachable()) void client.invalidateQueries();
      }),
    [client],
  );
  const value = useMemo(
    () => ({ live: isSignedIn ? live : null, autoRefresh, refreshInterval }),
    [isSignedIn, live, autoRefresh, refreshInterval],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** Refetches failed queries if the settings allow it. */
function useRecovery(isOn: boolean, refreshIntervalMs: number): void {
  const client = useQueryClient();
  useEffect(() => {
    return isOn ? startRecovery(client, { refreshIntervalMs }) : undefined;
  }, [client, isOn, refreshIntervalMs]);
}

/** Returns the live stream and the refresh mode of quotes. */
export function useLiveQuotes(): LiveContext {
  return useContext(Context);
}
