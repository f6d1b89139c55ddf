import type { TransactionType } from "#core/portfolio/transaction.ts";
import { isZero, quotientText, sumText, unlessZero, unsigned } from "../amounts.ts";
import { cost, unknownAction } from "../broker-words.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { tableImporter } from "../table-importer.ts";

/** Portfolio Performance: File, Export, CSV, all transactions or those of one account, in English or German. */
export const portfolioPerformance = tableImporter({
  id: "portfolio-performance",
  name: "Portfolio Performance",
  checked: "published column names",
  samples: ["portfolio-performance-english.csv", "portfolio-performance-german.csv"],
  columns: {
    date: ["Date", "Datum"],
    type: ["Type", "Typ"],
    amount: ["Value", "Wert"],
    currency: ["Transaction Currency", "Buchungswährung"],
    fee: ["Fees", "Gebühren"],
    tax: ["Taxes", "Steuern"],
    quantity: ["Shares", "Stück"],
    isin: ["ISIN"],
    symbol: ["Ticker Symbol", "Ticker-Symbol"],
    name: ["Security Name", "Wertpapiername"],
    note: ["Note", "Notiz"],
    account: ["Cash Account", "Account", "Konto"],
    depot: ["Securities Account", "Portfolio", "Depot"],
  },
  needed: ["date", "type", "amount", "currency"],
  numbers: ["amount", "fee", "tax", "quantity"],
  dates: ["date"],
  account: (record) => record.text("depot") || record.text("account"),
  instrumentName: (record) => record.text("name"),
  read(record) {
    const word = record.text("type").toLowerCase();
    const type = types[word];
    if (type === undefined) return unknownAction(record.text("type"));
    const amount = unsigned(record.number("amount"));
    const [fee, tax] = [unlessZero(record.number("fee")), unlessZero(record.number("tax"))];
    const costs = sumText(fee, tax) ?? "0";
    const symbol = listedSymbol({ ticker: record.text("symbol"), isin: record.text("isin") });
    const quantity = unsigned(record.number("quantity"));
    const line = {
      date: record.date("date"),
      currency: record.text("currency") || null,
      note: record.text("note") || null,
      symbol,
    };
    if (type === "tax-refund") return { ...line, ...cost("tax", `-${amount ?? "0"}`, record.text("type")) };
    if (type === "refund") return { ...line, ...cost("fee", `-${amount ?? "0"}`, record.text("type")) };
    if (type === "charge") return { ...line, type: "fee", amount };
    const hasShares = !isZero(quantity);
    if (type === "transfer-in" || type === "transfer-out") {
      // Transfers between two cash accounts have no security.
      if (!hasShares) return { ...line, type: type === "transfer-in" ? "deposit" : "withdrawal", symbol: null, amount };
      const price = isZero(amount) ? null : quotientText(amount, quantity);
      return { ...line, type, quantity, price };
    }
    // The value is the movement on the cash account, including costs.
    if (type === "buy" || type === "sell") return { ...line, type, quantity, fee, tax };
    if (type === "dividend" || type === "interest") return { ...line, type, amount: sumText(amount, costs), fee, tax };
    return { ...line, type, symbol: type === "deposit" || type === "withdrawal" ? null : symbol, amount };
  },
});

const types: Readonly<Record<string, TransactionType | "refund" | "tax-refund" | "charge">> = {
  buy: "buy",
  kauf: "buy",
  sell: "sell",
  verkauf: "sell",
  dividend: "dividend",
  dividende: "dividend",
  interest: "interest",
  zinsen: "interest",
  "interest charge": "charge",
  zinsbelastung: "charge",
  fees: "fee",
  gebühren: "fee",
  "fees refund": "refund",
  gebührenerstattung: "refund",
  taxes: "tax",
  steuern: "tax",
  "tax refund": "tax-refund",
  steuerrückerstattung: "tax-refund",
  deposit: "deposit",
  einlage: "deposit",
  removal: "withdrawal",
  entnahme: "withdrawal",
  "delivery (inbound)": "transfer-in",
  einlieferung: "transfer-in",
  "delivery (outbound)": "transfer-out",
  auslieferung: "transfer-out",
  "transfer (inbound)": "transfer-in",
  "umbuchung (eingang)": "transfer-in",
  "transfer (outbound)": "transfer-out",
  "umbuchung (ausgang)": "transfer-out",
};
