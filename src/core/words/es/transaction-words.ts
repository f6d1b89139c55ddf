import type { TransactionType } from "../../portfolio/transaction-kinds.ts";

/** Types of transactions within a sentence. */
export const transactionWords: Readonly<Record<TransactionType, string>> = {
  buy: "compra",
  sell: "venta",
  dividend: "dividendo",
  interest: "intereses",
  fee: "comisión",
  tax: "impuesto",
  split: "split",
  "spin-off": "escisión",
  merger: "fusión",
  "symbol-change": "cambio de símbolo",
  deposit: "aportación",
  withdrawal: "retirada",
  "transfer-in": "traspaso recibido",
  "transfer-out": "traspaso enviado",
};
