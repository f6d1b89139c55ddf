import { useQuery } from "@tanstack/react-query";
import type { Output } from "../api/call.ts";
import { query } from "../shell/query.ts";

export type Provider = Output<"GET /api/market/providers">["providers"][number];

export const providersQuery = query("GET /api/market/providers", {});

const none: readonly Provider[] = [];

/** The market-data providers of this server, asked for anew by whatever opens; none until they are known. */
export function useProviders(): readonly Provider[] {
  return useQuery({ ...providersQuery, staleTime: 0 }).data?.providers ?? none;
}

/** True while the newest call to a provider failed, or calls to it are held back. */
export function isFailing({ failingSince, retryAt }: Provider): boolean {
  return failingSince !== null || retryAt !== null;
}
