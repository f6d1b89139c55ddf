import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useAuth } from "../account/auth-provider.tsx";
import { isInside } from "../account/auth-state.ts";
import { SessionFrame } from "../account/session-frame.tsx";
import { nameFaultsBy } from "../api/fault-words.ts";
import { labelledFaults } from "../api/labelled-faults.ts";
import { DataRegistryProvider } from "../market/data-registry.tsx";
import { LiveQuotesProvider } from "../market/live-quotes-provider.tsx";
import { settleDevice } from "../push/leave-device.ts";
import { createQueryClient } from "./query.ts";
import { SettingsProvider, useSettings } from "./settings-provider.tsx";
import { ShellFrame } from "./shell-frame.tsx";

nameFaultsBy(labelledFaults);

/** Everything signed-in pages stand in: the cache, the settings, the live stream, the frame. */
export function Shell(): ReactNode {
  const { state } = useAuth();
  const [client] = useState(createQueryClient);
  const userId = isInside(state) ? state.user.id : null;
  useEffect(() => {
    if (userId !== null) void settleDevice(userId);
  }, [userId]);
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
