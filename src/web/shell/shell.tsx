import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useAuth } from "../account/auth-provider.tsx";
import { isInside } from "../account/auth-state.ts";
import { SessionFrame } from "../account/session-frame.tsx";
import { problemInWords } from "../api/problem-in-words.ts";
import { faultsInWords } from "../api/faults-in-words.ts";
import { writeFaultsBy, writeProblemsBy } from "../api/problem-words.ts";
import { DataRegistryProvider } from "../market/data-registry.tsx";
import { LiveQuotesProvider } from "../market/live-quotes-provider.tsx";
import { holdInstallPrompt } from "../offline/install-prompt.ts";
import { startOffline } from "../offline/start-offline.ts";
import { settleDevice } from "../push/leave-device.ts";
import { createQueryClient } from "./query.ts";
import { SettingsProvider, useSettings } from "./settings-provider.tsx";
import { ShellFrame } from "./shell-frame.tsx";

writeProblemsBy(problemInWords);
writeFaultsBy(faultsInWords);
holdInstallPrompt();

const quietMs = 1_000;

/** Everything around signed-in pages: the cache, the settings, the live stream and the frame. */
export function Shell(): ReactNode {
  const { state } = useAuth();
  const [client] = useState(createQueryClient);
  const userId = isInside(state) ? state.user.id : null;
  useEffect(() => {
    if (userId !== null) void settleDevice(userId);
  }, [userId]);
  const isSignedIn = state.kind === "signed-in";
  useEffect(() => {
    if (userId === null || !isSignedIn) return undefined;
    return afterFirstPaint(() => startOffline(userId));
  }, [userId, isSignedIn]);
  if (!isInside(state)) return null;
  return (
    <SessionFrame>
      <QueryClientProvider client={client}>
        <SettingsProvider accountId={state.user.id}>
          <LiveQuotes isSignedIn={state.kind === "signed-in"}>
            <DataRegistryProvider>
              <ShellFrame />
            </DataRegistryProvider>
          </LiveQuotes>
        </SettingsProvider>
      </QueryClientProvider>
    </SessionFrame>
  );
}

/** Runs once the page is quiet, so that it loads no slower. Returns the function that ends what was started. */
function afterFirstPaint(start: () => Promise<() => void>): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  const timer = setTimeout(() => {
    void start().then(
      (end) => {
        if (isOver) end();
        else stop = end;
      },
      // Without the script, the page works as before, but not offline.
      () => {},
    );
  }, quietMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop?.();
  };
}

function LiveQuotes({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }): ReactNode {
  const { sessionEnded } = useAuth();
  const { autoRefresh, refreshInterval } = useSettings().settings.preferences;
  return (
    <LiveQuotesProvider
      isSignedIn={isSignedIn}
      autoRefresh={autoRefresh}
      refreshInterval={refreshInterval}
      onSessionEnd={sessionEnded}
    >
      {children}
    </LiveQuotesProvider>
  );
}
