import type { TransactionType } from "../../portfolio/transaction-kinds.ts";

/** Types of transactions within a sentence. */
export const transactionWords: Readonly<Record<TransactionType, string>> = {
  buy: "買付",
  sell: "売却",
  dividend: "配当金",
  interest: "利息",
  fee: "手数料",
  tax: "税金",
  split: "株式分割",
  "spin-off": "スピンオフ",
  merger: "合併",
  "symbol-change": "コード変更",
  deposit: "入金",
  withdrawal: "出金",
  "transfer-in": "入庫",
  "transfer-out": "出庫",
};
