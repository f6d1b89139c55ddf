import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { sharesGo } from "#core/portfolio/transaction-kinds.ts";
import { query } from "../shell/query.ts";

/** A day's change in shares, as a mark on a chart. */
export interface Trade {
  readonly date: string;
  readonly type: "buy" | "sell";
  readonly quantity: string;
}

const none: readonly Trade[] = [];

/** Loads the latest hundred purchases and sales of an instrument, including transfers. */
export function useTrades(symbol: string): readonly Trade[] {
  const { data } = useQuery(query("GET /api/portfolio/transactions", { symbol, limit: 100 }));
  return useMemo(
    () =>
      data?.transactions.flatMap(({ date, type, quantity, symbol: traded }): Trade[] => {
        if (quantity === null || traded !== symbol || sharesGo(type) === 0) return [];
        return [{ date, type: sharesGo(type) > 0 ? "buy" : "sell", quantity }];
      }) ?? none,
    [data, symbol],
  );
}
