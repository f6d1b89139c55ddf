import { readNumber } from "#core/money/read-number.ts";
import { isZero, negated, unlessZero, unsigned } from "../amounts.ts";
import { cost, interestOrCharge, moneyMoved, reasons, unknownAction } from "../broker-words.ts";
import { columnPositions, type ColumnRecord, detectFormat, openRecord } from "../column-table.ts";
import type { Importer } from "../importer.ts";
import { type ImportRow, statedCash } from "../import-row.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { phraseBook } from "../phrase-book.ts";
import type { TableRow } from "../read-table.ts";
import { brokenRow, nothingRead, type Outcome, outcomeRows, statedAmount } from "../table-importer.ts";

const columns = {
  date: ["Date"],
  account: ["Account"],
  name: ["Description"],
  type: ["Transaction Type"],
  symbol: ["Symbol"],
  quantity: ["Quantity"],
  price: ["Price"],
  currency: ["Price Currency"],
  gross: ["Gross Amount"],
  commission: ["Commission"],
  net: ["Net Amount"],
} as const;
type Key = keyof typeof columns;

const section = "Transaction History";

/** Interactive Brokers: Performance & Reports, Transaction History, CSV. Amounts are in the account's base currency. */
export const interactiveBrokersHistory: Importer = {
  id: "interactive-brokers-history",
  name: "Interactive Brokers transaction history",
  checked: "published column names",
  samples: ["interactive-brokers-history.csv"],
  hasIncomeInWords: true,
  recognises: (file) =>
    file.kind === "table" && file.rows.some(({ cells }) => cells[0] === section && cells[1] === "Header"),
  read(file, choices) {
    const base =
      file.rows.find(({ cells }) => cells[0] === "Summary" && cells[2] === "Base Currency")?.cells[3] ?? null;
    const header = file.rows.find(({ cells }) => cells[0] === section && cells[1] === "Header");
    if (header === undefined) return nothingRead;
    const positions = columnPositions<Key>(header, columns);
    const format = detectFormat<Key>([], positions, { numbers: [], dates: [] }, { decimalSign: "." }, choices);
    const rows = file.rows.flatMap((row: TableRow): ImportRow[] => {
      if (row.cells[0] !== section || row.cells[1] !== "Data") return [];
      const broken = brokenRow(row, header);
      if (broken !== null) return [broken];
      const record = openRecord<Key>(row, header, positions, format);
      return outcomeRows(record, readRecord(record, base), {
        account: () => record.text("account"),
        balances: () => (base === null ? [] : statedCash(base, record.number("net"))),
        instrumentName: () => (isNothing(record.text("price")) ? null : record.text("name")),
      });
    });
    const change = file.rows.find(({ cells }) => cells[0] === "Summary" && cells[2] === "Change");
    const total = change === undefined ? null : readNumber(change.cells[3] ?? "", ".");
    const hasTotal = base !== null && change !== undefined && total !== null && "value" in total;
    const totals = hasTotal ? [{ line: change.line, currency: base, symbol: null, amount: total.value }] : [];
    return { ...nothingRead, rows, totals, decimalSign: format.decimalSign };
  },
};

function readRecord(record: ColumnRecord<Key>, base: string | null): Outcome {
  const action = actions.of(record.text("type"));
  if (action === "conversion") return { skipped: reasons.conversion };
  if (action === "valuation") return { skipped: "A change in value through exchange rates, not a transaction" };
  const ticker = isNothing(record.text("symbol")) ? "" : record.text("symbol");
  const [gross, net] = [record.number("gross"), record.number("net")];
  const line = { date: record.date("date"), currency: base };
  const ofShares = { ...line, symbol: ticker === "" ? null : listedSymbol({ ticker }) };
  const description = record.text("name");
  const note = description === "" ? {} : { note: description.slice(0, 1_000) };
  switch (action) {
    case "buy":
    case "sell": {
      const quantity = unsigned(record.number("quantity"));
      const quoted = record.text("currency");
      // Amounts are in the base currency, and the price isn't.
      const isForeign = !isNothing(quoted) && quoted !== base;
      const price = isForeign ? null : record.number("price");
      const fee = unlessZero(record.number("commission"));
      const stated = isForeign ? statedAmount(record, "net", net) : statedAmount(record, "gross", gross);
      return { ...ofShares, type: action, quantity, price, fee, stated };
    }
    case "dividend":
      return { ...ofShares, ...note, type: "dividend", amount: net };
    case "tax":
      return { ...ofShares, ...note, type: "tax", amount: negated(net) };
    case "interest":
      return { ...line, ...note, ...interestOrCharge(net) };
    case "fee":
      return { ...line, ...cost("fee", negated(net), description.slice(0, 200) || record.text("type")) };
    case "money":
      return { ...line, ...moneyMoved(net) };
    default:
      return isZero(net) && isNothing(record.text("quantity"))
        ? { skipped: reasons.nothing }
        : unknownAction(record.text("type"), { ...ofShares, amount: net, quantity: record.number("quantity") });
  }
}

function isNothing(text: string): boolean {
  return text === "" || text === "-";
}

const actions = phraseBook({
  buy: "Buy",
  sell: "Sell",
  dividend: "Dividend, Payment in Lieu, Payment in Lieu of Dividends",
  tax: "Foreign Tax Withholding, Withholding Tax, Sales Tax, Transaction Tax, Transaction Fee Tax",
  interest:
    "Credit Interest, Debit Interest, Interest, Bond Interest, Investment Interest Paid, Investment Interest Received",
  fee: "Other Fee, Other Fees, Commission Adjustment, Market Data Fee, ADR Fee, Fee",
  money: "Deposit, Withdrawal, Electronic Fund Transfer, Cash Transfer",
  conversion: "Forex Trade Component, Forex Trade",
  valuation: "Adjustment, FX Translations P&L",
});
