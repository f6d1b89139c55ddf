import type { Trade } from "#core/backtest/result.ts";

/** Returns trades as table rows, oldest first. Unknown values are empty. */
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

/** Ten significant digits. More would be binary rounding noise. */
function plain(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(10))) : "";
}
