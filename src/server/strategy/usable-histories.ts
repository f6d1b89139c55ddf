import type { History } from "#contract/market.ts";
import type { Strategy } from "#core/backtest/index.ts";
import { majorCurrency } from "#core/money/currencies.ts";
import { type Refusal, refuse } from "../http/refusal.ts";

/** Daily bars of some twenty years. */
const maxBars = 5_000;

export type HistorySource = (symbol: string, limit: number) => Promise<History | string>;

/** The histories of these symbols; a refusal where one is missing or made up. */
export async function usableHistories(
  symbols: readonly string[],
  historyOf: HistorySource,
): Promise<History[] | Refusal> {
  const found = await Promise.all(
    symbols.map(async (symbol) => ({ symbol, history: await historyOf(symbol, maxBars) })),
  );
  const histories: History[] = [];
  for (const { symbol, history } of found) {
    if (history === "unknown") return refuse("unknown-symbol", { values: { symbol } });
    if (typeof history === "string" || history.bars.length === 0)
      return refuse("stock-data-unavailable", {
        detail: `Failed to fetch stock data of ${symbol}`,
        retryAfterSeconds: 30,
      });
    if (history.provenance.status === "sample")
      return refuse("only-sample-data", {
        values: { symbol },
        retryAfterSeconds: 30,
      });
    histories.push(history);
  }
  return histories;
}

/** The one currency of the account that trades these; null: not known. Other symbols that a rule looks at may have any. */
export function accountCurrency(
  strategy: Strategy,
  symbols: readonly string[],
  histories: readonly History[],
): string | null | Refusal {
  const shelter = strategy.kind === "rotation" ? strategy.shelter : null;
  const traded = histories.filter(({ symbol }, place) => place < symbols.length || symbol === shelter);
  const currencies = [
    ...new Set(traded.flatMap(({ currency }) => (currency === null ? [] : [majorCurrency(currency)]))),
  ];
  if (currencies.length > 1)
    return refuse("mixed-currencies", {
      detail: `One cash account has one currency, and these have several: ${traded
        .map(({ symbol, currency }) => `${symbol} ${currency ?? "unknown"}`)
        .join(", ")}`,
    });
  return currencies[0] ?? null;
}
