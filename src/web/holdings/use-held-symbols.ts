import { useMemo } from "react";
import { useHoldings } from "./use-portfolio.ts";

const none: readonly string[] = [];

/** Returns the symbols the user holds, largest first; empty while loading. */
export function useHeldSymbols(): readonly string[] {
  const { data } = useHoldings();
  return useMemo(() => data?.holdings.map(({ symbol }) => symbol) ?? none, [data]);
}
