import { exportCsv, exportJson } from "#core/imports/portfolio-export.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { LedgerLine, PortfolioStore } from "./store.ts";

export type PortfolioCopy = ReturnType<typeof createPortfolioCopy>;

/** A file with all that is the user's own, or one account of it. The demo account is in it only where it is asked for. */
export function createPortfolioCopy({
  store,
  limits,
  clock,
}: {
  store: PortfolioStore;
  limits: Pick<RateLimits, "export">;
  clock: Clock;
}) {
  return {
    async write(
      userId: string,
      { format, account }: { format: "json" | "csv"; account?: string | undefined },
    ): Promise<{ text: string; contentType: string; fileName: string } | Refusal> {
      const everything = await store.accounts(userId);
      const accounts = everything.filter(({ id, isDemo }) => (account === undefined ? !isDemo : id === account));
      if (account !== undefined && accounts.length === 0) return refuse("account-not-found");
      const wait = await limits.export(userId);
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      const ids = new Set(accounts.map(({ id }) => id));
      const transactions: LedgerLine[] = [];
      for await (const page of store.ledgerPages(userId))
        transactions.push(...page.filter(({ accountId }) => ids.has(accountId)));
      const symbols = new Set(transactions.flatMap(({ symbol, newSymbol }) => [symbol, newSymbol]));
      const instruments = (await store.instruments(userId)).filter(
        ({ symbol }) => account === undefined || symbols.has(symbol),
      );
      const copy = { accounts, transactions, instruments };
      const exportedAt = isoTime(clock.now());
      const fileName = `portfolio-${exportedAt.slice(0, 10)}.${format}`;
      return format === "csv"
        ? { text: exportCsv(copy), contentType: "text/csv; charset=utf-8", fileName }
        : { text: exportJson(copy, { exportedAt }), contentType: "application/json; charset=utf-8", fileName };
    },
  };
}
