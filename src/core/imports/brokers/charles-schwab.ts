import { isNegative, negated, unlessZero, unsigned } from "../amounts.ts";
import { cost, interestOrCharge, isOption, moneyMoved, reasons, unknownAction } from "../broker-words.ts";
import { statedCash } from "../import-row.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { phraseBook } from "../phrase-book.ts";
import { numberOrNull, tableImporter } from "../table-importer.ts";

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
  isEnd: (row) => isTotal(row.cells[0] ?? ""),
  balances: (record) => statedCash("USD", numberOrNull(record, "amount") ?? "0"),
  total: (record) => {
    const amount = isTotal(record.text("date")) ? numberOrNull(record, "amount") : null;
    return amount === null ? null : { line: record.line, currency: "USD", symbol: null, amount };
  },
  read(record) {
    const action = actions.of(record.text("type"));
    const ticker = record.text("symbol");
    if (isOption(ticker) || action === "option") return { skipped: reasons.option };
    if (action === "short") return { skipped: reasons.short };
    const [amount, fee] = [record.number("amount"), unlessZero(record.number("fee"))];
    const line = { date: record.date("date"), currency: "USD" };
    const ofShares = { ...line, symbol: listedSymbol({ ticker }) };
    const shares = { quantity: unsigned(record.number("quantity")), price: unsigned(record.number("price")) };
    switch (action) {
      case "buy":
      case "sell":
        return { ...ofShares, ...shares, type: action, fee };
      case "dividend":
      case "capital-gain-distribution":
        return ticker === ""
          ? { ...line, type: "interest", amount, note: record.text("type") }
          : { ...ofShares, type: action, amount };
      case "return-of-capital":
      case "cash-in-lieu":
        return { ...ofShares, type: action, amount };
      case "interest":
        return { ...line, ...interestOrCharge(amount), note: record.text("name") || null };
      case "tax":
      case "fee":
        return { ...(ticker === "" ? line : ofShares), ...cost(action, negated(amount), record.text("type")) };
      // The shares after and before a reverse split are on separate lines, the old ones under their CUSIP.
      case "split":
        return { ...ofShares, currency: null, type: "split", quantity: record.number("quantity") };
      case "transfer": {
        const isOut = isNegative(record.number("quantity"));
        return { ...ofShares, ...shares, type: isOut ? "transfer-out" : "transfer-in" };
      }
      case "money":
        return { ...line, ...moneyMoved(amount), note: record.text("type") };
      case "reorganisation":
        return { skipped: reasons.reorganisation };
      default:
        return unknownAction(record.text("type"), { currency: "USD" });
    }
  },
});

const isTotal = (cell: string): boolean => /^transactions total$/i.test(cell);

const actions = phraseBook({
  buy: "Buy, Reinvest Shares",
  sell: "Sell",
  short: "Sell Short, Buy to Cover",
  option: `Buy to Open, Buy to Close, Sell to Open, Sell to Close, Expired, Assigned, Exchange or Exercise, Options Frwd Split,
    Options Frwd Split Adj`,
  dividend: `Cash Dividend, Qualified Dividend, Non-Qualified Div, Special Dividend, Special Qual Div, Special Non Qual Div, Qual Div
    Reinvest, Reinvest Dividend, Div Adjustment, Pr Yr Cash Div, Pr Yr Div Reinvest, Pr Yr Special Div, Pr Yr Non Qual Div`,
  "capital-gain-distribution":
    "Long Term Cap Gain, Short Term Cap Gain, Long Term Cap Gain Reinvest, Short Term Cap Gain Reinvest",
  "return-of-capital": "Return Of Capital",
  "cash-in-lieu": "Cash In Lieu",
  interest: "Credit Interest, Bank Interest, Bond Interest, Margin Interest, CD Interest, Interest",
  tax: `Foreign Tax Paid, Foreign Tax Reclaim, NRA Tax Adj, NRA Withholding, Backup Withholding, Tax Withholding, Pr Yr NRA Tax, Pr Yr
    Foreign Tax Paid`,
  fee: "ADR Mgmt Fee, Service Fee, Misc Cash Entry Fee, Advisor Fee, Wire Fee, Foreign Fee, Account Fee, Commission, Fee",
  split: "Stock Split, Stock Div Dist, Reverse Split",
  transfer: "Journaled Shares, Security Transfer, Stock Plan Activity",
  money: `MoneyLink Transfer, MoneyLink Deposit, MoneyLink Adj, Wire Funds, Wire Funds Received, Wire Funds Adj, Wire Sent, Wire
    Received, Funds Received, Funds Paid, Internal Transfer, Journal, ACH, ACH Deposit, ACH Withdrawal, Auto S1 Credit, Auto S1
    Debit`,
  reorganisation:
    "Spin-off, Stock Merger, Cash Merger, Cash/Stock Merger, Merger, Name Change, Conversion, Mandatory Reorg Exc",
});
