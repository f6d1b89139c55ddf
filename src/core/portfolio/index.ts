/**
 * A portfolio from its transactions: transactions, prices and rates in; lots, holdings, returns, bridge and daily values out.
 * Nothing else is read (no clock, no network, no database), and nothing is kept but memories of what the same input gave before.
 *
 * ```ts
 * const input: PortfolioInput = {
 *   baseCurrency: "USD",
 *   accounts: [{ id: "a", currency: "USD", costMethod: "fifo" }],
 *   transactions: [
 *     { id: "1", accountId: "a", type: "deposit", date: "2025-03-03", amount: "2000", currency: "USD" },
 *     { id: "2", accountId: "a", type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "12", price: "131.20", fee: "1", currency: "USD" },
 *   ],
 *   prices: { NVDA: { currency: "USD", points: [{ date: "2025-03-04", close: 131.2 }, { date: "2025-03-05", close: 178.88 }] } },
 *   rates: { pivot: "EUR", series: { USD: [{ date: "2025-03-04", rate: 1.05 }] } },
 * };
 * holdings(input, { asOf: "2025-03-05" });
 * performance(input, { from: "2025-03-03", to: "2025-03-05" });
 * ```
 * Definitions and sources: docs/portfolio-maths.md.
 */
export { bridge } from "./bridge.ts";
export type { Bridge } from "./value-bridge.ts";
export { checkLedger, type LedgerFault } from "./check-ledger.ts";
export { checkTransaction, type TransactionDraft, type TransactionFault } from "./check-transaction.ts";
export type { DayValue } from "./day-value.ts";
export { daysOfParts } from "./days-of-parts.ts";
export type { Holding, Lot } from "./holding.ts";
export { holdings, type CashHolding, type Holdings } from "./holdings.ts";
export { looseTransfers } from "./loose-transfers.ts";
export { missingSplitSentence, splitWords } from "./missing-split.ts";
export { openLots, type OpenLot } from "./open-lots.ts";
export { performance, type Performance, type Returns } from "./performance.ts";
export type { Incomplete, PortfolioInput, PriceColumns, PriceSeries, RateTable, Scope } from "./portfolio-input.ts";
export {
  growthSeries,
  moneyWeightedRangeReturn,
  moneyWeightedReturn,
  timeWeightedReturn,
  type CashFlow,
  type ReturnParts,
} from "./returns.ts";
export {
  cashModes,
  costMethods,
  transactionTypes,
  type Account,
  type CashMode,
  type CostMethod,
  type Transaction,
  type TransactionType,
} from "./transaction.ts";
export { valueSeries } from "./value-series.ts";
