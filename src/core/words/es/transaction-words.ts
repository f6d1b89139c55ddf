import type { TransactionType } from "../../portfolio/transaction-kinds.ts";

/** Types of transactions within a sentence. */
export const transactionWords: Readonly<Record<TransactionType, string>> = {
  buy: "compra",
  sell: "venta",
  dividend: "dividendo",
  "reinvested-dividend": "dividendo reinvertido",
  "stock-dividend": "dividendo en acciones",
  "staking-reward": "recompensa de staking",
  "capital-gain-distribution": "distribución de plusvalías",
  "return-of-capital": "devolución de capital",
  "cash-in-lieu": "pago de fracciones",
  interest: "intereses",
  fee: "comisión",
  tax: "impuesto",
  split: "split",
  "spin-off": "escisión",
  merger: "fusión",
  "symbol-change": "cambio de símbolo",
  "currency-exchange": "cambio de divisa",
  deposit: "aportación",
  withdrawal: "retirada",
  "transfer-in": "traspaso recibido",
  "transfer-out": "traspaso enviado",
};

/** The same as they stand alone. Without a function of its own, which translations would find among English texts. */
export const transactionNames = Object.fromEntries(
  Object.entries(transactionWords).map(([name, word]) => [name, word.charAt(0).toUpperCase() + word.slice(1)]),
) as typeof transactionWords;
