import type { PortfolioInstrument } from "#contract/portfolio.ts";
import { csvWriter, jsonWriter } from "#core/imports/portfolio-export.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { PortfolioStore } from "./store.ts";

/** Limit of attempts to read a ledger that keeps changing. */
const maxAttempts = 3;

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
  async function instrumentsOf(userId: string, accountIds: ReadonlySet<string>): Promise<PortfolioInstrument[]> {
    const symbols = new Set<string | null>();
    for await (const page of store.ledgerPages(userId))
      for (const { accountId, symbol, newSymbol } of page)
        if (accountIds.has(accountId)) for (const name of [symbol, newSymbol]) symbols.add(name);
    return (await store.instruments(userId)).filter(({ symbol }) => symbols.has(symbol));
  }

  return {
    async write(
      userId: string,
      { format, account }: { format: "json" | "csv"; account?: string | undefined },
    ): Promise<{ pieces: readonly string[]; contentType: string; fileName: string } | Refusal> {
      const accountsNow = async () =>
        (await store.accounts(userId)).filter(({ id, isDemo }) => (account === undefined ? !isDemo : id === account));
      if (account !== undefined && (await accountsNow()).length === 0) return refuse("account-not-found");
      const wait = await limits.export(userId);
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      const exportedAt = isoTime(clock.now());
      const fileName = `portfolio-${exportedAt.slice(0, 10)}.${format}`;
      const contentType = `${format === "csv" ? "text/csv" : "application/json"}; charset=utf-8`;
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        const revision = await store.revision(userId);
        const accounts = await accountsNow();
        const ids = new Set(accounts.map(({ id }) => id));
        const all = account === undefined ? await store.instruments(userId) : await instrumentsOf(userId, ids);
        const head = { accounts, instruments: all };
        const writer = format === "csv" ? csvWriter(head) : jsonWriter(head, { exportedAt });
        const pieces = [writer.start];
        for await (const page of store.ledgerPages(userId))
          pieces.push(writer.transactions(page.filter(({ accountId }) => ids.has(accountId))));
        pieces.push(writer.end);
        if ((await store.revision(userId)) === revision) return { pieces, contentType, fileName };
      }
      return refuse("version-conflict", { detail: "Your ledger kept changing while it was read. Try again." });
    },
  };
}
