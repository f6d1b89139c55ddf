import type { TransactionType } from "#core/portfolio/transaction-kinds.ts";
import { productText, unlessZero, unsigned } from "../amounts.ts";
import { unknownAction } from "../broker-words.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { tableImporter } from "../table-importer.ts";

/** Wealthfolio: its activity export, and its import template. Symbols are Yahoo's. */
export const wealthfolio = tableImporter({
  id: "wealthfolio",
  name: "Wealthfolio",
  checked: "published column names",
  samples: ["wealthfolio.csv"],
  columns: {
    date: ["date"],
    type: ["activityType", "type"],
    symbol: ["symbol"],
    quantity: ["quantity"],
    price: ["unitPrice", "unit_price"],
    currency: ["currency"],
    fee: ["fee"],
    amount: ["amount"],
    note: ["comment"],
    account: ["account", "accountName"],
    instrumentType: ["instrumentType"],
    subtype: ["subtype", "subType"],
  },
  needed: ["date", "type", "symbol", "quantity", "price", "currency", "fee"],
  numbers: ["quantity", "price", "amount", "fee"],
  dates: ["date"],
  // Its own export has the year first. Days of the template are in the order of whoever fills it in.
  usual: { decimalSign: "." },
  account: (record) => record.text("account"),
  read(record) {
    const word = record.text("type").toUpperCase();
    const ticker = record.text("symbol");
    const isCash = ticker === "" || ticker.toUpperCase().startsWith("$CASH");
    const line = {
      date: record.date("date"),
      currency: record.text("currency") || null,
      note: record.text("note") || null,
    };
    const [quantity, price] = [unsigned(record.number("quantity")), unsigned(record.number("price"))];
    const fee = unlessZero(record.number("fee"));
    const amount = unsigned(record.number("amount")) ?? productText(quantity, price ?? (isCash ? "1" : null)) ?? fee;
    const ofShares = { ...line, symbol: listedSymbol({ ticker: isCash ? "" : ticker }) };
    switch (word) {
      case "BUY":
      case "SELL":
        return { ...ofShares, type: word === "BUY" ? "buy" : "sell", quantity, price, fee };
      case "DIVIDEND":
      case "INTEREST": {
        const subtype = record.text("subtype").toUpperCase();
        const income =
          word === "DIVIDEND"
            ? { ...ofShares, type: "dividend" as const, amount, fee }
            : { ...line, type: "interest" as const, amount, fee };
        if (plainSubtypes.has(subtype)) return income;
        // The income is the shares on the same line.
        const type = inKind[subtype];
        if (type !== undefined && quantity !== null) return { ...ofShares, type, quantity, price, fee };
        return unknownAction(`${record.text("type")} ${record.text("subtype")}`, {
          ...ofShares,
          amount,
          quantity,
          price,
        });
      }
      case "CREDIT":
        return { ...line, type: "interest", amount, note: "Credit" };
      case "FEE":
      case "TAX":
        return { ...line, type: word === "FEE" ? "fee" : "tax", amount };
      case "DEPOSIT":
      case "WITHDRAWAL":
        return { ...line, type: word === "DEPOSIT" ? "deposit" : "withdrawal", amount, fee };
      case "TRANSFER_IN":
      case "ADD_HOLDING":
        return isCash
          ? { ...line, type: "deposit", amount }
          : { ...ofShares, type: "transfer-in", quantity, price, fee };
      case "TRANSFER_OUT":
      case "REMOVE_HOLDING":
        return isCash ? { ...line, type: "withdrawal", amount } : { ...ofShares, type: "transfer-out", quantity };
      case "SPLIT":
        return { ...ofShares, currency: null, type: "split", ratio: unsigned(record.number("amount")) ?? quantity };
      default:
        return unknownAction(record.text("type"));
    }
  },
});

const plainSubtypes: ReadonlySet<string> = new Set([
  "",
  "QUALIFIED",
  "ORDINARY",
  "NON_QUALIFIED",
  "SPECIAL",
  "COUPON",
  "CASH",
]);
const inKind: Readonly<Record<string, TransactionType>> = {
  DRIP: "reinvested-dividend",
  STAKING_REWARD: "staking-reward",
  STAKING: "staking-reward",
  DIVIDEND_IN_KIND: "stock-dividend",
};
