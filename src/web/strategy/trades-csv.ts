import type { Trade } from "#core/backtest/result.ts";

/** Trades as rows of a table, the oldest first; what is not known yet is empty. */
export function tradesCsvRows(trades: readonly Trade[], currency: string): string[][] {
  return [
    [
      "symbol",
      "side",
      "decided",
      "entry date",
      "entry price",
      "exit date",
      "exit price",
      "exit reason",
      "quantity",
      "profit",
      "profit ratio",
      "fees",
      "dividends",
      "bars held",
      "currency",
    ],
    ...trades.map((trade) => [
      trade.symbol,
      trade.side,
      trade.decidedDate,
      trade.entryDate,
      plain(trade.entryPrice),
      trade.exitDate ?? "",
      plain(trade.exitPrice),
      trade.exitReason ?? "",
      plain(trade.quantity),
      plain(trade.profitAmount),
      plain(trade.profitRatio),
      plain(trade.feeAmount),
      plain(trade.dividendAmount),
      String(trade.barsHeld),
      currency,
    ]),
  ];
}

/** Ten digits that mean something: more are the noise of binary fractions. */
function plain(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(10))) : "";
}
