import { isZero, negated, quotientText, unsigned } from "../amounts.ts";
import { costOrRefund, interestOrCharge, moneyMoved, ratioInWords, reasons, unknownType } from "../broker-words.ts";
import { tableImporter } from "../table-importer.ts";
import { listedSymbol } from "../listed-symbol.ts";

/** eToro: the account statement's sheet "Account Activity", saved as CSV. All amounts are in dollars. */
export const etoro = tableImporter({
  id: "etoro",
  name: "eToro",
  checked: "published column names",
  samples: ["etoro.csv"],
  columns: {
    date: ["Date"],
    type: ["Type"],
    symbol: ["Details"],
    amount: ["Amount"],
    quantity: ["Units", "Units / Contracts"],
    change: ["Realized Equity Change"],
    position: ["Position ID"],
    assetType: ["Asset type"],
  },
  needed: ["date", "type", "symbol", "amount", "quantity", "position"],
  numbers: ["amount", "quantity"],
  dates: ["date"],
  usual: { decimalSign: ".", dateOrder: "day-first" },
  read(record) {
    const type = record.text("type").toLowerCase();
    const details = record.text("symbol");
    const assetType = record.text("assetType").toLowerCase();
    if (assetType === "cfd") return { skipped: reasons.future };
    const [ticker = "", quoted = ""] = details.split(/[/ ]/);
    if (assetType !== "crypto" && /^[A-Z]{3}$/.test(quoted) && quoted !== "USD" && /position|dividend/.test(type))
      record.fault("symbol", `${ticker} trades in ${quoted}: write the symbol with its exchange, such as ${ticker}.PA`);
    const symbol = assetType === "crypto" ? `${ticker.toUpperCase()}-USD` : listedSymbol({ ticker });
    const amount = record.number("amount");
    const quantity = unsigned(record.number("quantity"));
    const line = { date: record.date("date"), currency: "USD" };
    const ofShares = { ...line, symbol };
    if (type === "open position" || type === "position closed") {
      const price = quotientText(unsigned(amount), quantity);
      return { ...ofShares, type: type === "open position" ? "buy" : "sell", quantity, price };
    }
    if (type === "dividend") return { ...ofShares, type: "dividend", amount };
    if (type === "corp action: split" || type.includes("split"))
      return { ...ofShares, currency: null, type: "split", ratio: ratioInWords(details) };
    if (type.includes("interest")) return { ...line, ...interestOrCharge(amount) };
    if (isZero(amount)) return { skipped: reasons.nothing };
    if (type === "deposit" || type.includes("withdraw request")) return { ...line, ...moneyMoved(amount) };
    if (/fee|refund|sdrt|tax/.test(type))
      return { ...line, ...costOrRefund(/sdrt|tax/.test(type) ? "tax" : "fee", negated(amount), record.text("type")) };
    return unknownType(record.text("type"));
  },
});
