import { useQuery } from "@tanstack/react-query";
import { query } from "../shell/query.ts";

/** Loads a company's reported figures, or a fund's holdings. */
export function useFundamentals(symbol: string) {
  return useQuery(query("GET /api/market/fundamentals", { symbol }));
}
