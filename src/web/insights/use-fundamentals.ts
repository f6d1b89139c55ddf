import { useQuery } from "@tanstack/react-query";
import { query } from "../shell/query.ts";

/** What the company of a symbol reports, or the fund holds. */
export function useFundamentals(symbol: string) {
  return useQuery(query("GET /api/market/fundamentals", { symbol }));
}
