import { isNegative, negated, sumText, unlessZero, unsigned } from "../amounts.ts";
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

/** The funds that idle cash lies in: their price is always one dollar. */
const moneyFunds: ReadonlySet<string> = new Set(["SPAXX", "FCASH", "FDRXX", "FZFXX", "FDIC", "CORE", "QUSBQ"]);

/** Fidelity: Activity & Orders, Download. */
export const fidelity = tableImporter({
  id: "fidelity",
  name: "Fidelity",
  checked: "published column names",
  samples: ["fidelity.csv"],
  columns: {
    date: ["Run Date"],
    account: ["Account"],
    accountNumber: ["Account Number"],
    type: ["Action"],
    symbol: ["Symbol"],
    name: ["Description", "Security Description"],
    quantity: ["Quantity"],
    price: ["Price ($)", "Price"],
    commission: ["Commission ($)", "Commission"],
    fee: ["Fees ($)", "Fees"],
    amount: ["Amount ($)", "Amount"],
  },
  needed: ["date", "type", "symbol", "quantity", "price", "amount"],
  numbers: ["quantity", "price", "amount", "fee"],
  dates: ["date"],
  usual: { decimalSign: ".", dateOrder: "month-first" },
  account: (record) => record.text("account") || record.text("accountNumber"),
  instrumentName: (record) => (record.text("symbol") === "" ? null : record.text("name")),
  isEnd: (row) => /^(?:date downloaded|the data and information)/i.test(row.cells[0] ?? ""),
  read(record) {
    const action = record.text("type").toUpperCase();
    const ticker = record.text("symbol").replace(/\*+$/, "");
    if (/(?:OPENING|CLOSING) TRANSACTION|EXPIRED|ASSIGNED/.test(action) || isOption(ticker))
      return { skipped: reasons.option };
    if (/SHORT SALE|BOUGHT TO COVER/.test(action)) return { skipped: reasons.short };
    const amount = record.number("amount");
    const line = { date: record.date("date"), currency: "USD" };
    const ofShares = { ...line, symbol: listedSymbol({ ticker }) };
    const fee = unlessZero(sumText(record.number("commission"), record.number("fee")));
    const shares = { quantity: unsigned(record.number("quantity")), price: unsigned(record.number("price")) };
    if (/^(?:YOU )?BOUGHT|^YOU SOLD|^SOLD|^REINVESTMENT|^REDEMPTION/.test(action)) {
      if (moneyFunds.has(ticker)) return { skipped: reasons.sweep };
      return { ...ofShares, ...shares, type: /SOLD|REDEMPTION/.test(action) ? "sell" : "buy", fee };
    }
    if (/^(?:DIVIDEND|(?:LONG|SHORT)-TERM CAP GAIN|RETURN OF CAPITAL)/.test(action))
      return moneyFunds.has(ticker) ? { ...line, type: "interest", amount } : { ...ofShares, type: "dividend", amount };
    if (/INTEREST/.test(action)) return { ...line, ...interestOrCharge(amount) };
    if (/TAX/.test(action))
      return { ...(ticker === "" ? line : ofShares), ...costOrRefund("tax", negated(amount), "Tax") };
    if (/FEE/.test(action))
      return { ...(ticker === "" ? line : ofShares), ...costOrRefund("fee", negated(amount), "Fee") };
    if (/SPLIT|^DISTRIBUTION/.test(action) && ticker !== "")
      return { ...ofShares, currency: null, type: "split", quantity: record.number("quantity") };
    if (/^TRANSFERRED|^TRANSFER OF ASSETS|^CONVERSION/.test(action) && shares.quantity !== null && ticker !== "")
      return {
        ...ofShares,
        type: isNegative(record.number("quantity")) ? "transfer-out" : "transfer-in",
        quantity: shares.quantity,
      };
    if (
      /TRANSFER|DEPOSIT|CONTRIBUTION|CONTRIB|WIRE|CHECK|DISBURSEMENT|DEBIT|DIRECT|PAYMENT|JOURNALED|CASH/.test(
        action,
      ) &&
      amount !== null
    )
      return { ...line, ...moneyMoved(amount) };
    return unknownType(record.text("type"));
  },
  finish: ratiosFromExtraShares,
});
