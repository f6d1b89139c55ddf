import type { TransactionType } from "../../portfolio/transaction-kinds.ts";

/** Types of transactions within a sentence. */
export const transactionWords: Readonly<Record<TransactionType, string>> = {
  buy: "Kauf",
  sell: "Verkauf",
  dividend: "Dividende",
  interest: "Zinsen",
  fee: "Gebühr",
  tax: "Steuer",
  split: "Split",
  "spin-off": "Abspaltung",
  merger: "Fusion",
  "symbol-change": "Symbolwechsel",
  deposit: "Einzahlung",
  withdrawal: "Auszahlung",
  "transfer-in": "Einlieferung",
  "transfer-out": "Auslieferung",
};
