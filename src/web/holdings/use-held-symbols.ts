import { useMemo } from "react";
import { useHoldings } from "./use-portfolio.ts";

const none: readonly string[] = [];

/** What the user owns, the largest first; empty until it is known. */
export function useHeldSymbols(): readonly string[] {
  const { data } = useHoldings();
  return useMemo(() => data?.holdings.map(({ symbol }) => symbol) ?? none, [data]);
}
