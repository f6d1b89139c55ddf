import { useQuery } from "@tanstack/react-query";
import { query } from "../shell/query.ts";

/** The symbol that the user's shares of an instrument go by now, after changes of symbol and mergers; null where they kept it. */
export function useLaterName(symbol: string): string | null {
  const { data } = useQuery(query("GET /api/portfolio/transactions", { symbol, limit: 100 }));
  const changes = (data?.transactions ?? []).filter(({ type }) => type === "symbol-change" || type === "merger");
  let name = symbol;
  // The newest line comes first.
  for (const change of changes.toReversed()) if (change.symbol === name) name = change.newSymbol ?? name;
  return name === symbol ? null : name;
}
