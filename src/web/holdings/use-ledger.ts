import { useMemo } from "react";
import { call, type Input, type Output } from "../api/call.ts";
import { useRefreshPortfolio } from "./use-portfolio.ts";

export type LedgerLine = Output<"GET /api/portfolio/transactions">["transactions"][number];
export type LedgerFields = Input<"POST /api/portfolio/transactions">;

/** Mutations of the ledger. Every figure is refetched after each. */
export function useLedger() {
  const refresh = useRefreshPortfolio();
  return useMemo(() => {
    const renewed = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
      const known = await answer;
      void refresh();
      return known;
    };
    return {
      add: (fields: LedgerFields) => renewed(call("POST /api/portfolio/transactions", fields)),
      change: (id: string, version: number, fields: LedgerFields & { type: LedgerLine["type"] }) =>
        renewed(call("PUT /api/portfolio/transactions/:id", { ...fields, id }, { ifMatch: version })),
      remove: ({ id, version }: Pick<LedgerLine, "id" | "version">) =>
        renewed(call("DELETE /api/portfolio/transactions/:id", { id }, { ifMatch: version })),
      restore: (id: string) => renewed(call("POST /api/portfolio/transactions/:id/restore", { id })),
      describe: (instrument: Input<"PUT /api/portfolio/instruments/:symbol">) =>
        renewed(call("PUT /api/portfolio/instruments/:symbol", instrument)),
      setPrice: (price: Input<"PUT /api/portfolio/instruments/:symbol/prices/:date">) =>
        renewed(call("PUT /api/portfolio/instruments/:symbol/prices/:date", price)),
      takePrice: (symbol: string, date: string) =>
        renewed(call("DELETE /api/portfolio/instruments/:symbol/prices/:date", { symbol, date })),
      startDemo: () => renewed(call("POST /api/portfolio/demo", {})),
      removeDemo: () => renewed(call("DELETE /api/portfolio/demo", {})),
    };
  }, [refresh]);
}
