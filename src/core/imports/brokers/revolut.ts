import { negated, unsigned } from "../amounts.ts";
import { cost, interestOrCharge, moneyMoved, unknownAction } from "../broker-words.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { phraseBook } from "../phrase-book.ts";
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
    const action = actions.of(record.text("type"));
    const currency = record.text("currency") || null;
    const line = {
      date: record.date("date"),
      currency,
      symbol: listedSymbol({ ticker: record.text("symbol") }),
    };
    const [amount, quantity] = [record.number("amount"), unsigned(record.number("quantity"))];
    const cash = { ...line, symbol: null };
    switch (action) {
      case "buy":
      case "sell":
        return { ...line, type: action, quantity, price: record.number("price") };
      case "money":
        return { ...cash, ...moneyMoved(amount) };
      case "tax":
        return { ...line, ...cost("tax", negated(amount), "Dividend tax") };
      case "dividend":
        return { ...line, type: "dividend", amount };
      case "interest":
        return { ...cash, ...interestOrCharge(amount) };
      case "fee":
        return { ...cash, ...cost("fee", negated(amount), record.text("type")) };
      case "split":
        return { ...line, type: "split", quantity: record.number("quantity") };
      case "move":
        return { skipped: "A transfer between the broker's companies. Nothing changes for you" };
      default:
        return unknownAction(record.text("type"));
    }
  },
});

const actions = phraseBook({
  buy: "BUY, BUY - MARKET, BUY - LIMIT, BUY - STOP, BUY - STOP LIMIT",
  sell: "SELL, SELL - MARKET, SELL - LIMIT, SELL - STOP, SELL - STOP LIMIT",
  money: "CASH TOP-UP, CASH WITHDRAWAL",
  tax: "DIVIDEND TAX, DIVIDEND TAX (CORRECTION)",
  dividend: "DIVIDEND",
  interest: "INTEREST, INTEREST PAID, INTEREST EARNED",
  fee: "CUSTODY FEE, ROBO MANAGEMENT FEE, TRADING FEE, CUSTODY FEE REVERSAL, FEE",
  split: "STOCK SPLIT",
  move: "TRANSFER FROM REVOLUT TRADING LTD TO REVOLUT SECURITIES EUROPE UAB, TRANSFER FROM REVOLUT BANK UAB TO REVOLUT SECURITIES EUROPE UAB",
});
