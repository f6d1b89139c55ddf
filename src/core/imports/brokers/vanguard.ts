import { readNumber } from "#core/money/read-number.ts";
import { isNegative, isZero, negated, unlessZero, unsigned } from "../amounts.ts";
import { cost, interestOrCharge, isOption, moneyMoved, reasons, unknownAction } from "../broker-words.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { columnPositions, findHeader, headerKey } from "../column-table.ts";
import type { StatedTotal } from "../balance-differences.ts";
import type { Importer } from "../importer.ts";
import type { TableRow } from "../read-table.ts";
import type { SourceFile } from "../source-file.ts";
import { phraseBook } from "../phrase-book.ts";
import { tableImporter } from "../table-importer.ts";

/** Vanguard: the Download Center's CSV, in which transactions follow a table of the holdings. */
const table = tableImporter({
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
    const action = actions.of(record.text("type"));
    const ticker = record.text("symbol");
    if (isOption(ticker) || isOption(record.text("name")) || action === "option") return { skipped: reasons.option };
    if (action === "short") return { skipped: reasons.short };
    if (action === "sweep") return { skipped: reasons.sweep };
    const amount = record.number("amount");
    const line = { date: record.date("date"), currency: "USD" };
    const ofShares = { ...line, symbol: listedSymbol({ ticker }) };
    const quantity = record.number("quantity");
    const shares = { quantity: unsigned(quantity), price: unlessZero(record.number("price")) };
    switch (action) {
      case "buy":
      case "sell":
        return { ...ofShares, ...shares, type: action, fee: unlessZero(record.number("fee")) };
      case "dividend":
      case "capital-gain-distribution":
        return { ...ofShares, type: action, amount };
      case "interest":
        return { ...line, ...interestOrCharge(amount) };
      case "fee":
      case "tax":
        return { ...line, ...cost(action, negated(amount), record.text("type")) };
      case "split":
        return { ...ofShares, currency: null, type: "split", quantity };
      case "transfer":
      case "transfer-out":
        if (ticker !== "" && shares.quantity !== null && !isZero(quantity)) {
          const isOut = isNegative(quantity) || action === "transfer-out";
          return { ...ofShares, type: isOut ? "transfer-out" : "transfer-in", quantity: shares.quantity };
        }
        return amount === null
          ? unknownAction(record.text("type"), { currency: "USD" })
          : { ...line, ...moneyMoved(amount) };
      case "money":
        return amount === null
          ? unknownAction(record.text("type"), { currency: "USD" })
          : { ...line, ...moneyMoved(amount) };
      default:
        return unknownAction(record.text("type"), { currency: "USD" });
    }
  },
});

const holdings = {
  account: ["Account Number"],
  name: ["Investment Name"],
  symbol: ["Symbol"],
  quantity: ["Shares"],
  price: ["Share Price"],
  worth: ["Total Value"],
} as const;

/** The shares in the table of holdings above the transactions. */
function positionsOf({ rows }: SourceFile): readonly StatedTotal[] {
  const header = findHeader(rows, holdings, ["account", "symbol", "quantity", "worth"]);
  if (header === null) return [];
  const positions = columnPositions(header.row, holdings);
  const cell = ({ cells }: TableRow, key: keyof typeof holdings) => (cells[positions.get(key) ?? -1] ?? "").trim();
  const end = rows.findIndex(
    (row, index) => index > header.index && headerKey(row.cells[0] ?? "") === "account number",
  );
  return rows.slice(header.index + 1, end < 0 ? undefined : end).flatMap((row) => {
    const [quantity, symbol] = [readNumber(cell(row, "quantity"), "."), listedSymbol({ ticker: cell(row, "symbol") })];
    if (symbol === null || !("value" in quantity)) return [];
    return [{ line: row.line, account: cell(row, "account"), currency: null, symbol, amount: quantity.value }];
  });
}

export const vanguard: Importer = {
  ...table,
  read: (file, choices) => ({ ...table.read(file, choices), totals: positionsOf(file) }),
};

const actions = phraseBook({
  buy: "Buy, Reinvestment, Reinvestment (LT gain), Reinvestment (ST gain), Buy (exchange)",
  sell: "Sell, Sell (exchange)",
  short: "Sell short, Buy to cover",
  option: "Buy to open, Buy to close, Sell to open, Sell to close, Option expiration, Option assignment",
  sweep: "Sweep in, Sweep out, Sweep",
  dividend: "Dividend",
  "capital-gain-distribution":
    "Capital gain (LT), Capital gain (ST), Capital gain, Long-term capital gain, Short-term capital gain",
  interest: "Interest, Credit interest, Margin interest",
  fee: "Fee, Account service fee, Service fee, ADR fee, Management fee, Advisory fee",
  tax: "Tax, Foreign tax, Foreign tax withheld, Withholding, Federal withholding, State withholding, Tax withholding",
  split: "Stock split, Split, Reverse split",
  transfer: "Transfer, Transfer (incoming), Transfer (Incoming), Incoming transfer, Conversion (incoming)",
  "transfer-out": "Transfer (outgoing), Outgoing transfer, Conversion (outgoing)",
  money: `Funds received, Funds paid, Funds sent, Contribution, Rollover, Rollover (incoming), Distribution, Withdrawal, Deposit, EFT, Wire,
    Wire in, Wire out`,
});
