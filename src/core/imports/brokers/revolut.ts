import { negated, quotientText, unsigned } from "../amounts.ts";
import { costOrRefund, interestOrCharge, moneyMoved, ratiosFromExtraShares, unknownType } from "../broker-words.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { tableImporter } from "../table-importer.ts";

/** Revolut: Stocks, Statement, Account statement as a spreadsheet. */
export const revolut = tableImporter({
  id: "revolut",
  name: "Revolut",
  checked: "published column names",
  samples: ["revolut.csv"],
  columns: {
    date: ["Date"],
    symbol: ["Ticker"],
    type: ["Type"],
    quantity: ["Quantity"],
    price: ["Price per share"],
    amount: ["Total Amount"],
    currency: ["Currency"],
    rate: ["FX Rate"],
  },
  needed: ["date", "symbol", "type", "price", "amount", "rate"],
  numbers: ["quantity", "price", "amount"],
  dates: ["date"],
  usual: { decimalSign: "." },
  read(record) {
    const type = record.text("type").toUpperCase();
    const currency = record.text("currency") || null;
    const line = {
      date: record.date("date"),
      currency,
      symbol: listedSymbol({ ticker: record.text("symbol") }),
    };
    const [amount, quantity] = [record.number("amount"), unsigned(record.number("quantity"))];
    if (/^(?:BUY|SELL)\b/.test(type)) {
      const price = record.number("price") ?? quotientText(unsigned(amount), quantity);
      return { ...line, type: type.startsWith("BUY") ? "buy" : "sell", quantity, price };
    }
    const cash = { ...line, symbol: null };
    if (type === "CASH TOP-UP" || type === "CASH WITHDRAWAL") return { ...cash, ...moneyMoved(amount) };
    if (type.startsWith("DIVIDEND TAX")) return { ...line, ...costOrRefund("tax", negated(amount), "Dividend tax") };
    if (type.startsWith("DIVIDEND")) return { ...line, type: "dividend", amount };
    if (type.includes("INTEREST")) return { ...cash, ...interestOrCharge(amount) };
    if (type.includes("FEE")) return { ...cash, ...costOrRefund("fee", negated(amount), record.text("type")) };
    if (type.includes("SPLIT")) return { ...line, type: "split", quantity: record.number("quantity") };
    if (type.startsWith("TRANSFER FROM REVOLUT"))
      return { skipped: "A move between companies of the broker: nothing changes for you" };
    return unknownType(record.text("type"));
  },
  finish: ratiosFromExtraShares,
});
