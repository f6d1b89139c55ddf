import { useQuery } from "@tanstack/react-query";
import type { Output } from "../api/call.ts";
import { query } from "../shell/query.ts";

/** The address may be confirmed in another window at any time, so it is polled. */
const lookMs = 10_000;

/** Returns the account's address and whether it is confirmed; undefined until the server answers. */
export function useAddress(): Output<"GET /api/account/address"> | undefined {
  const { data } = useQuery({
    ...query("GET /api/account/address", {}),
    staleTime: 0,
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) => (state.data?.isConfirmed === false ? lookMs : false),
  });
  return data;
}
