import { useQuery } from "@tanstack/react-query";
import type { Output } from "../api/call.ts";
import { query } from "../shell/query.ts";

/** It may be confirmed in another window at any time, so often is looked. */
const lookMs = 10_000;

/** The account's address and whether it is confirmed; undefined until the server said so. */
export function useAddress(): Output<"GET /api/account/address"> | undefined {
  const { data } = useQuery({
    ...query("GET /api/account/address", {}),
    staleTime: 0,
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) => (state.data?.isConfirmed === false ? lookMs : false),
  });
  return data;
}
