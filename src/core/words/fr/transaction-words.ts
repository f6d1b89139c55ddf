import type { TransactionType } from "../../portfolio/transaction-kinds.ts";

/** Types of transactions within a sentence. */
export const transactionWords: Readonly<Record<TransactionType, string>> = {
  buy: "achat",
  sell: "vente",
  dividend: "dividende",
  "reinvested-dividend": "dividende réinvesti",
  "stock-dividend": "dividende en actions",
  "staking-reward": "récompense de staking",
  "capital-gain-distribution": "distribution de plus-values",
  "return-of-capital": "remboursement de capital",
  "cash-in-lieu": "paiement des rompus",
  interest: "intérêts",
  fee: "frais",
  tax: "impôt",
  split: "division",
  "spin-off": "scission",
  merger: "fusion",
  "symbol-change": "changement de symbole",
  "currency-exchange": "opération de change",
  deposit: "versement",
  withdrawal: "retrait",
  "transfer-in": "transfert entrant",
  "transfer-out": "transfert sortant",
};

/** The same as they stand alone. Without a function of its own, which translations would find among English texts. */
export const transactionNames = Object.fromEntries(
  Object.entries(transactionWords).map(([name, word]) => [name, word.charAt(0).toUpperCase() + word.slice(1)]),
) as typeof transactionWords;
