import { isNegative, isZero, negated, unlessZero, unsigned } from "../amounts.ts";
import { cost, interestOrCharge, isOption, moneyMoved, reasons, unknownAction } from "../broker-words.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { phraseBook } from "../phrase-book.ts";
import { tableImporter } from "../table-importer.ts";

/** E*TRADE: Accounts, Transactions, Download, with the columns from before and after 2025. */
export const eTrade = tableImporter({
  id: "e-trade",
  name: "E*TRADE",
  checked: "published column names",
  samples: ["e-trade.csv", "e-trade-2025.csv"],
  columns: {
    date: ["TransactionDate", "Activity/Trade Date"],
    type: ["TransactionType", "Activity Type"],
    securityType: ["SecurityType"],
    symbol: ["Symbol"],
    quantity: ["Quantity", "Quantity #"],
    amount: ["Amount", "Amount $"],
    price: ["Price", "Price $"],
    fee: ["Commission"],
    name: ["Description"],
  },
  needed: ["date", "type", "symbol", "quantity", "amount", "price", "fee"],
  numbers: ["quantity", "amount", "price", "fee"],
  dates: ["date"],
  usual: { decimalSign: ".", dateOrder: "month-first" },
  instrumentName: (record) => (record.text("symbol") === "" ? null : record.text("name")),
  read(record) {
    const action = actions.of(record.text("type"));
    const written = record.text("symbol");
    const ticker = written.startsWith("#") || written === "--" ? "" : written;
    const isContract = /^(?:OPT|OPTN|OPTION)$/i.test(record.text("securityType"));
    if (isContract || action === "option" || isOption(ticker) || isOption(record.text("name")))
      return { skipped: reasons.option };
    if (action === "short") return { skipped: reasons.short };
    const amount = record.number("amount");
    const line = { date: record.date("date"), currency: "USD" };
    const ofShares = { ...line, symbol: listedSymbol({ ticker }) };
    const quantity = record.number("quantity");
    const trade = {
      quantity: unsigned(quantity),
      price: unsigned(record.number("price")),
      fee: unlessZero(record.number("fee")),
    };
    switch (action) {
      case "buy":
      case "sell": {
        const price = isZero(trade.price) ? reinvestedPrice(record.text("name")) : trade.price;
        return { ...ofShares, ...trade, price, type: action };
      }
      case "capital-gain-distribution":
      case "dividend":
        // A dividend with shares is a reinvestment. Its description contains the price.
        return isZero(quantity)
          ? { ...ofShares, type: action, amount }
          : { ...ofShares, type: "buy", quantity: trade.quantity, price: reinvestedPrice(record.text("name")) };
      case "interest":
        return { ...line, ...interestOrCharge(amount) };
      case "tax":
      case "fee":
        return { ...(ticker === "" ? line : ofShares), ...cost(action, negated(amount), record.text("type")) };
      case "split":
        return { ...ofShares, currency: null, type: "split", quantity };
      case "money":
        if (ticker === "" || isZero(quantity)) return { ...line, ...moneyMoved(amount) };
        return { ...ofShares, type: isNegative(quantity) ? "transfer-out" : "transfer-in", quantity: trade.quantity };
      default:
        return unknownAction(record.text("type"), { currency: "USD" });
    }
  },
});

function reinvestedPrice(description: string): string | null {
  return /REINVEST PRICE \$\s*([\d.]+)/i.exec(description)?.[1] ?? null;
}

const actions = phraseBook({
  buy: "Bought, Buy, Reinvest, Reinvestment, Reinvested, Dividend Reinvestment",
  sell: "Sold, Sell",
  short: "Sold Short, Sell Short, Bought To Cover, Buy To Cover",
  option: "Option Assigned, Option Assignment, Option Exercised, Option Exercise, Option Expired, Option Expiration",
  dividend: "Dividend, Qualified Dividend, Cash Dividend, Distribution",
  "capital-gain-distribution": "Capital Gain, Capital Gains, LT Cap Gain Distribution, ST Cap Gain Distribution",
  interest: "Interest, Interest Income, Credit Interest, Margin Interest",
  tax: "Tax, Tax Withholding, Foreign Tax, Foreign Tax Withheld, Withholding, Withholding Tax",
  fee: "Fee, Fees, Service Fee, ADR Fee, Wire Fee, Misc Fee",
  split: "Stock Split, Split, Reverse Split, Forward Split",
  money: `Transfer, Online Transfer, Funds Transfer, ACH Transfer, ACH Deposit, ACH Withdrawal, Wire, Wire Transfer, Wire In, Wire Out,
    Deposit, Withdrawal, Contribution, Direct Debit, Direct Deposit, Direct Credit, Debit, Credit, Check, Check Deposit, Security
    Transfer`,
});
