import type { TransactionType } from "../../portfolio/transaction-kinds.ts";

/** Types of transactions within a sentence. */
export const transactionWords: Readonly<Record<TransactionType, string>> = {
  buy: "買付",
  sell: "売却",
  dividend: "配当金",
  "reinvested-dividend": "配当再投資",
  "stock-dividend": "株式配当",
  "staking-reward": "ステーキング報酬",
  "capital-gain-distribution": "キャピタルゲイン分配",
  "return-of-capital": "資本の払い戻し",
  "cash-in-lieu": "端株の代金",
  interest: "利息",
  fee: "手数料",
  tax: "税金",
  split: "株式分割",
  "spin-off": "スピンオフ",
  merger: "合併",
  "symbol-change": "コード変更",
  "currency-exchange": "両替",
  deposit: "入金",
  withdrawal: "出金",
  "transfer-in": "入庫",
  "transfer-out": "出庫",
};

/** The same as they stand alone. */
export const transactionNames = { ...transactionWords };
