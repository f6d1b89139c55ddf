import type { TransactionType } from "../../portfolio/transaction-kinds.ts";

/** Types of transactions within a sentence. */
export const transactionWords: Readonly<Record<TransactionType, string>> = {
  buy: "achat",
  sell: "vente",
  dividend: "dividende",
  interest: "intérêts",
  fee: "frais",
  tax: "impôt",
  split: "division",
  "spin-off": "scission",
  merger: "fusion",
  "symbol-change": "changement de symbole",
  deposit: "versement",
  withdrawal: "retrait",
  "transfer-in": "transfert entrant",
  "transfer-out": "transfert sortant",
};
