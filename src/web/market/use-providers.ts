import { useQuery } from "@tanstack/react-query";
import type { Output } from "../api/call.ts";
import { query } from "../shell/query.ts";

export type Provider = Output<"GET /api/market/providers">["providers"][number];

export const providersQuery = query("GET /api/market/providers", {});

const none: readonly Provider[] = [];

/** Loads this server's market-data providers, anew on each mount; empty until loaded. */
export function useProviders(): readonly Provider[] {
  return useQuery({ ...providersQuery, staleTime: 0 }).data?.providers ?? none;
}

/** True while the latest call to a provider failed, or calls to it are paused. */
export function isFailing({ failingSince, retryAt }: Provider): boolean {
  return failingSince !== null || retryAt !== null;
}
