import type { TransactionType } from "../../portfolio/transaction-kinds.ts";

/** Types of transactions within a sentence. */
export const transactionWords: Readonly<Record<TransactionType, string>> = {
  buy: "Kauf",
  sell: "Verkauf",
  dividend: "Dividende",
  "reinvested-dividend": "Wiederangelegte Dividende",
  "stock-dividend": "Aktiendividende",
  "staking-reward": "Staking-Ertrag",
  "capital-gain-distribution": "Kapitalgewinnausschüttung",
  "return-of-capital": "Kapitalrückzahlung",
  "cash-in-lieu": "Spitzenausgleich",
  interest: "Zinsen",
  fee: "Gebühr",
  tax: "Steuer",
  split: "Split",
  "spin-off": "Abspaltung",
  merger: "Fusion",
  "symbol-change": "Symbolwechsel",
  "currency-exchange": "Währungstausch",
  deposit: "Einzahlung",
  withdrawal: "Auszahlung",
  "transfer-in": "Einlieferung",
  "transfer-out": "Auslieferung",
};

/** The same as they stand alone. */
export const transactionNames = { ...transactionWords };
