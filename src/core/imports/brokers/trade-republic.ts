import { isNegative, isZero, quotientText, sumText, unlessZero, unsigned } from "../amounts.ts";
import { costOrRefund, interestOrCharge, moneyMoved, ratiosFromExtraShares, unknownType } from "../broker-words.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { tableImporter } from "../table-importer.ts";

/** Trade Republic: the app's transaction export. Its symbol is the ISIN, for crypto assets a ticker. */
export const tradeRepublic = tableImporter({
  id: "trade-republic",
  name: "Trade Republic",
  checked: "published column names",
  samples: ["trade-republic.csv"],
  columns: {
    date: ["date", "datetime"],
    account: ["account_type"],
    category: ["category"],
    type: ["type"],
    assetClass: ["asset_class"],
    name: ["name"],
    symbol: ["symbol"],
    quantity: ["shares"],
    price: ["price"],
    amount: ["amount"],
    fee: ["fee"],
    tax: ["tax"],
    currency: ["currency"],
    note: ["description"],
  },
  needed: ["date", "category", "type", "symbol", "quantity", "amount"],
  numbers: ["quantity", "price", "amount", "fee", "tax"],
  dates: ["date"],
  usual: { decimalSign: "." },
  account: (record) => (record.text("account") === "DEFAULT" ? null : record.text("account")),
  instrumentName: (record) => (record.text("category") === "CASH" ? null : record.text("name")),
  read(record) {
    const type = record.text("type").toUpperCase();
    const ticker = record.text("symbol");
    const isCrypto = record.text("assetClass").toUpperCase() === "CRYPTO";
    const currency = record.text("currency") || null;
    const symbol = isCrypto ? `${ticker.toUpperCase()}-${currency ?? "EUR"}` : listedSymbol({ ticker, isin: ticker });
    const line = { date: record.date("date"), currency, note: record.text("note") || null };
    const amount = record.number("amount");
    const [fee, tax] = [unlessZero(record.number("fee")), record.number("tax")];
    const quantity = unsigned(record.number("quantity"));
    const ofShares = { ...line, symbol };
    // Taxes are negative where they were paid; a positive one was paid back and stands as a line of its own.
    const paidTax = isNegative(tax) ? unlessZero(tax) : null;
    const refund =
      tax !== null && !isNegative(tax) && !isZero(tax)
        ? [{ ...ofShares, ...costOrRefund("tax", `-${tax}`, "Tax") }]
        : [];
    if (type === "BUY" || type === "SELL" || type === "SAVINGS_PLAN" || type === "WARRANT_EXERCISE") {
      const price = record.number("price") ?? quotientText(unsigned(amount), quantity);
      return [{ ...ofShares, type: type === "SELL" ? "sell" : "buy", quantity, price, fee, tax: paidTax }, ...refund];
    }
    if (type.includes("DIVIDEND") || type === "DISTRIBUTION" || type === "EARNINGS")
      return [{ ...ofShares, type: "dividend", amount: unsigned(amount), fee, tax: paidTax }, ...refund];
    if (type.includes("INTEREST")) return [{ ...line, ...interestOrCharge(amount), tax: paidTax }, ...refund];
    if (type.includes("TAX")) return { ...line, ...costOrRefund("tax", negatedSum(amount, tax), "Tax") };
    if (type.includes("FEE"))
      return { ...line, ...costOrRefund("fee", negatedSum(amount, record.number("fee")), "Fee") };
    if (type === "SPLIT" || type === "STOCK_SPLIT")
      return { ...ofShares, currency: null, type: "split", quantity: record.number("quantity") };
    if (type.includes("FREE_RECEIPT") || type === "TRANSFER_IN" || type.includes("SPINOFF"))
      return { ...ofShares, type: "transfer-in", quantity, price: record.number("price") };
    if (type === "TRANSFER_OUT") return { ...ofShares, type: "transfer-out", quantity };
    if (record.text("category").toUpperCase() === "CASH" && amount !== null)
      return { ...line, ...moneyMoved(amount), fee };
    return unknownType(record.text("type"));
  },
  finish: ratiosFromExtraShares,
});

function negatedSum(...texts: readonly (string | null)[]): string | null {
  const sum = sumText(...texts);
  return sum === null ? null : isNegative(sum) ? sum.slice(1) : `-${sum}`;
}
