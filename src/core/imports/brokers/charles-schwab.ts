import { negated, unlessZero, unsigned } from "../amounts.ts";
import {
  costOrRefund,
  interestOrCharge,
  isOption,
  moneyMoved,
  ratiosFromExtraShares,
  reasons,
  unknownType,
} from "../broker-words.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { tableImporter } from "../table-importer.ts";

/** Charles Schwab: Accounts, Transaction history, Export. */
export const charlesSchwab = tableImporter({
  id: "charles-schwab",
  name: "Charles Schwab",
  checked: "published column names",
  samples: ["charles-schwab.csv"],
  columns: {
    date: ["Date"],
    type: ["Action"],
    symbol: ["Symbol"],
    name: ["Description"],
    quantity: ["Quantity"],
    price: ["Price"],
    fee: ["Fees & Comm"],
    amount: ["Amount"],
  },
  needed: ["date", "type", "symbol", "quantity", "price", "fee", "amount"],
  numbers: ["quantity", "price", "fee", "amount"],
  dates: ["date"],
  usual: { decimalSign: ".", dateOrder: "month-first" },
  instrumentName: (record) => (record.text("symbol") === "" ? null : record.text("name")),
  isEnd: (row) => /^transactions total$/i.test(row.cells[0] ?? ""),
  read(record) {
    const action = record.text("type").toLowerCase();
    const ticker = record.text("symbol");
    if (isOption(ticker) || /^(?:buy|sell) to (?:open|close)$|expired|assigned|exchange or exercise/.test(action))
      return { skipped: reasons.option };
    if (action === "sell short" || action === "buy to cover") return { skipped: reasons.short };
    const [amount, fee] = [record.number("amount"), unlessZero(record.number("fee"))];
    const line = { date: record.date("date"), currency: "USD" };
    const ofShares = { ...line, symbol: listedSymbol({ ticker }) };
    const shares = { quantity: unsigned(record.number("quantity")), price: unsigned(record.number("price")) };
    if (action === "buy" || action === "reinvest shares" || action === "sell")
      return { ...ofShares, ...shares, type: action === "sell" ? "sell" : "buy", fee };
    if (/div(?:idend)?\b|cap gain|reinvest/.test(action) && action !== "stock div dist")
      return ticker === ""
        ? { ...line, type: "interest", amount, note: record.text("type") }
        : { ...ofShares, type: "dividend", amount };
    if (/interest/.test(action)) return { ...line, ...interestOrCharge(amount), note: record.text("name") || null };
    if (/tax/.test(action))
      return { ...(ticker === "" ? line : ofShares), ...costOrRefund("tax", negated(amount), record.text("type")) };
    if (/fee|commission/.test(action))
      return { ...(ticker === "" ? line : ofShares), ...costOrRefund("fee", negated(amount), record.text("type")) };
    if (action === "stock split" || action === "stock div dist" || action === "reverse split")
      return { ...ofShares, currency: null, type: "split", quantity: record.number("quantity") };
    if (action === "journaled shares" || action === "security transfer" || action === "stock plan activity") {
      const isOut = record.number("quantity")?.startsWith("-") === true;
      return { ...ofShares, ...shares, type: isOut ? "transfer-out" : "transfer-in" };
    }
    if (/^(?:moneylink|wire|funds|internal transfer|journal|ach|cash in|auto)/.test(action))
      return { ...line, ...moneyMoved(amount), note: record.text("type") };
    if (/spin-off|merger|name change|conversion/.test(action))
      return { skipped: "Spin-offs, mergers and changes of name need their terms: enter them by hand" };
    return unknownType(record.text("type"));
  },
  finish: ratiosFromExtraShares,
});
