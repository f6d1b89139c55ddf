import type { TransactionType } from "../../portfolio/transaction-kinds.ts";

/** Types of transactions within a sentence. */
export const transactionWords: Readonly<Record<TransactionType, string>> = {
  buy: "buy",
  sell: "sell",
  dividend: "dividend",
  "reinvested-dividend": "reinvested dividend",
  "stock-dividend": "stock dividend",
  "staking-reward": "staking reward",
  "capital-gain-distribution": "capital gain distribution",
  "return-of-capital": "return of capital",
  "cash-in-lieu": "cash for a fraction",
  interest: "interest",
  fee: "fee",
  tax: "tax",
  split: "split",
  "currency-exchange": "currency exchange",
  deposit: "deposit",
  withdrawal: "withdrawal",
  "transfer-in": "transfer in",
  "transfer-out": "transfer out",
  "spin-off": "spin-off",
  merger: "merger",
  "symbol-change": "symbol change",
};

/** The same as they stand alone. Without a function of its own, which translations would find among English texts. */
export const transactionNames = Object.fromEntries(
  Object.entries(transactionWords).map(([name, word]) => [name, word.charAt(0).toUpperCase() + word.slice(1)]),
) as typeof transactionWords;
