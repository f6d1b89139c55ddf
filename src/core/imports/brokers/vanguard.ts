import { isNegative, negated, unlessZero, unsigned } from "../amounts.ts";
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

/** Vanguard: the Download Center's CSV, whose transactions stand under a table of the holdings. */
export const vanguard = tableImporter({
  id: "vanguard",
  name: "Vanguard",
  checked: "published column names",
  samples: ["vanguard.csv"],
  columns: {
    account: ["Account Number"],
    date: ["Trade Date"],
    type: ["Transaction Type"],
    description: ["Transaction Description"],
    name: ["Investment Name"],
    symbol: ["Symbol"],
    quantity: ["Shares"],
    price: ["Share Price"],
    principal: ["Principal Amount"],
    fee: ["Commission Fees", "Commissions and Fees", "Commission"],
    amount: ["Net Amount"],
  },
  needed: ["account", "date", "type", "symbol", "quantity", "amount"],
  numbers: ["quantity", "price", "fee", "amount"],
  dates: ["date"],
  usual: { decimalSign: ".", dateOrder: "month-first" },
  account: (record) => record.text("account"),
  instrumentName: (record) => (record.text("symbol") === "" ? null : record.text("name")),
  read(record) {
    const type = record.text("type").toLowerCase();
    const ticker = record.text("symbol");
    if (isOption(ticker) || isOption(record.text("name")) || /to open|to close/.test(type))
      return { skipped: reasons.option };
    if (/sell short|buy to cover/.test(type)) return { skipped: reasons.short };
    if (type.startsWith("sweep")) return { skipped: reasons.sweep };
    const amount = record.number("amount");
    const line = { date: record.date("date"), currency: "USD" };
    const ofShares = { ...line, symbol: listedSymbol({ ticker }) };
    const quantity = record.number("quantity");
    const shares = { quantity: unsigned(quantity), price: unlessZero(record.number("price")) };
    if (/^(?:buy|sell|reinvestment)/.test(type))
      return {
        ...ofShares,
        ...shares,
        type: type.startsWith("sell") ? "sell" : "buy",
        fee: unlessZero(record.number("fee")),
      };
    if (/^dividend|capital gain/.test(type)) return { ...ofShares, type: "dividend", amount };
    if (/interest/.test(type)) return { ...line, ...interestOrCharge(amount) };
    if (/fee/.test(type)) return { ...line, ...costOrRefund("fee", negated(amount), record.text("type")) };
    if (/tax|withholding/.test(type)) return { ...line, ...costOrRefund("tax", negated(amount), record.text("type")) };
    if (/split/.test(type)) return { ...ofShares, currency: null, type: "split", quantity };
    if (/^transfer|^conversion/.test(type) && ticker !== "" && unlessZero(quantity) !== null) {
      const isOut = isNegative(quantity) || /outgoing/.test(type);
      return { ...ofShares, type: isOut ? "transfer-out" : "transfer-in", quantity: shares.quantity };
    }
    if (/funds|contribution|rollover|transfer|distribution|withdrawal|deposit|eft|wire/.test(type) && amount !== null)
      return { ...line, ...moneyMoved(amount) };
    return unknownType(record.text("type"));
  },
  finish: ratiosFromExtraShares,
});
