import { currencies } from "#core/money/currencies.ts";
import { readNumber } from "#core/money/read-number.ts";
import { negated, sumText } from "../amounts.ts";
import { reasons } from "../broker-words.ts";
import { columnPositions, type ColumnRecord, detectFormat, openRecord } from "../column-table.ts";
import type { Importer } from "../importer.ts";
import type { StatedTotal } from "../balance-differences.ts";
import { type ImportRow, type StatedBalance, statedCash } from "../import-row.ts";
import { listedSymbol } from "../listed-symbol.ts";
import type { TableRow } from "../read-table.ts";
import { brokenRow, nothingRead, numberOrNull, type Outcome, outcomeRows } from "../table-importer.ts";
import { cashOutcome, corporateOutcome, tradeOutcome } from "./interactive-brokers-lines.ts";

const columns = {
  level: ["DataDiscriminator"],
  assetClass: ["Asset Category"],
  currency: ["Currency"],
  account: ["Account"],
  symbol: ["Symbol"],
  date: ["Date/Time", "Date", "Settle Date", "Report Date"],
  quantity: ["Quantity"],
  price: ["T. Price"],
  // Of an exchange it is in the base currency, which the header names.
  commission: ["Comm/Fee", ...currencies.map((code) => `Comm in ${code}`)],
  code: ["Code"],
  money: ["Proceeds"],
  description: ["Description"],
  amount: ["Amount"],
} as const;
type Key = keyof typeof columns;

/** Names of a section's lines, mapped to the names in Flex queries. */
const cashTypes: Readonly<Record<string, string>> = {
  Dividends: "Dividends",
  "Withholding Tax": "Withholding Tax",
  Interest: "Broker Interest",
  "Broker Interest Paid": "Broker Interest",
  "Broker Interest Received": "Broker Interest",
  "Deposits & Withdrawals": "Deposits/Withdrawals",
  Fees: "Other Fees",
  "Other Fees": "Other Fees",
};

/** Interactive Brokers: the activity statement as CSV, with consecutive sections that each have their own header. */
export const interactiveBrokersStatement: Importer = {
  id: "interactive-brokers-statement",
  name: "Interactive Brokers activity statement",
  checked: "published column names",
  samples: ["interactive-brokers-statement.csv"],
  hasIncomeInWords: true,
  recognises: (file) =>
    file.kind === "table" &&
    file.rows.some(({ cells }) => cells[1] === "Header" && (cells[0] === "Trades" || cells[0] === "Statement")),
  read(file, choices) {
    const listings = listingsOf(file.rows);
    const rows: ImportRow[] = [];
    let header: TableRow | null = null;
    for (const row of file.rows) {
      const [section = "", kind = ""] = row.cells;
      if (section !== "Trades" && section !== "Corporate Actions" && cashTypes[section] === undefined) continue;
      if (kind === "Header") {
        header = row;
        continue;
      }
      if (kind !== "Data" || header === null || header.cells[0] !== section) continue;
      const broken = brokenRow(row, header);
      if (broken !== null) {
        rows.push(broken);
        continue;
      }
      const positions = columnPositions<Key>(header, columns);
      const format = detectFormat<Key>([], positions, { numbers: [], dates: [] }, { decimalSign: "." }, choices);
      const record = openRecord<Key>(row, header, positions, format);
      if (/^total/i.test(record.text("currency")) || /^(?:SubTotal|Total|ClosedLot)$/i.test(record.text("level")))
        continue;
      rows.push(
        ...outcomeRows(record, readRecord(section, record, listings), {
          account: () => record.text("account"),
          instrumentName: () => listings.get(record.text("symbol"))?.name ?? null,
          balances: () => cashOf(section, record),
        }),
      );
    }
    return { ...nothingRead, rows, totals: totalsOf(file.rows, listings), decimalSign: choices.decimalSign ?? "." };
  },
};

/** The cash that a line moves. That of a conversion isn't known, in either of its currencies. */
function cashOf(section: string, record: ColumnRecord<Key>): readonly StatedBalance[] {
  const currency = record.text("currency");
  if (section === "Corporate Actions") return [];
  if (section !== "Trades") return statedCash(currency, numberOrNull(record, "amount"));
  if (/^execution$/i.test(record.text("level"))) return [];
  const isForex = /^forex/i.test(record.text("assetClass"));
  const [from = "", to = ""] = record.text("symbol").split(".");
  if (isForex) return [...statedCash(from, null), ...statedCash(to, null)];
  const commission = numberOrNull(record, "commission");
  return statedCash(currency, sumText(numberOrNull(record, "money"), commission));
}

/** What the statement says of the whole: the cash that each currency gained, and the shares held at the end. */
function totalsOf(rows: readonly TableRow[], listings: ReadonlyMap<string, StatementListing>): readonly StatedTotal[] {
  const starts = new Map<string, string>();
  const totals: StatedTotal[] = [];
  let header: TableRow | null = null;
  for (const row of rows) {
    const [section = "", kind = ""] = row.cells;
    if (section !== "Cash Report" && section !== "Open Positions") continue;
    if (kind === "Header") header = row;
    if (kind !== "Data" || header?.cells[0] !== section) continue;
    const cell = (name: string) => row.cells[header?.cells.indexOf(name) ?? -1] ?? "";
    const read = (name: string) => {
      const number = readNumber(cell(name), ".");
      return "value" in number ? number.value : null;
    };
    const [currency, symbol] = [cell("Currency"), cell("Symbol")];
    if (section === "Open Positions") {
      const quantity = /^summary$/i.test(cell("DataDiscriminator")) ? read("Quantity") : null;
      const { isin, exchange } = listings.get(symbol) ?? { isin: "", exchange: "" };
      const listed = listedSymbol({ ticker: symbol, isin, exchange, currency });
      if (quantity !== null && /^(?:stocks|etfs?)/i.test(cell("Asset Category")) && listed !== null)
        totals.push({ line: row.line, currency: null, symbol: listed, amount: quantity });
      continue;
    }
    const sum = /^[A-Z]{3}$/.test(currency) ? read("Total") : null;
    if (sum !== null && cell("Currency Summary") === "Starting Cash") starts.set(currency, sum);
    const start = starts.get(currency);
    if (sum !== null && start !== undefined && cell("Currency Summary") === "Ending Cash")
      totals.push({ line: row.line, currency, symbol: null, amount: sumText(sum, negated(start)) ?? "0" });
  }
  return totals;
}

interface StatementListing {
  readonly isin: string;
  readonly exchange: string;
  readonly name: string;
}

function readRecord(
  section: string,
  record: ColumnRecord<Key>,
  listings: ReadonlyMap<string, StatementListing>,
): Outcome {
  const description = record.text("description");
  const written = record.text("symbol") || (/^([A-Z0-9][A-Z0-9.\- ]*?)\s?\(/.exec(description)?.[1] ?? "");
  const listing = {
    symbol: written,
    isin: listings.get(written)?.isin ?? "",
    exchange: listings.get(written)?.exchange ?? "",
    currency: record.text("currency") || null,
  };
  if (section === "Trades") {
    if (/^execution$/i.test(record.text("level"))) return { skipped: "Part of an order listed separately" };
    const codes = record.text("code").split(";");
    if (codes.includes("Ca")) return { skipped: reasons.cancelled };
    const proceeds = record.number("money");
    return tradeOutcome({
      ...listing,
      assetClass: record.text("assetClass"),
      date: record.date("date"),
      quantity: record.number("quantity"),
      price: record.number("price"),
      commission: record.number("commission"),
      commissionCurrency: / in ([A-Z]{3})$/.exec(record.label("commission"))?.[1] ?? null,
      tax: null,
      side: "",
      openClose: record.text("code"),
      money: proceeds === null ? null : { amount: proceeds, column: record.label("money") },
    });
  }
  if (section === "Corporate Actions") return corporateOutcome({ ...listing, date: record.date("date"), description });
  return cashOutcome({
    ...listing,
    type: cashTypes[section] ?? section,
    date: record.date("date"),
    amount: record.number("amount"),
    description,
  });
}

/** Exchange and ISIN by symbol, from the section that describes the instruments. */
function listingsOf(rows: readonly TableRow[]): Map<string, StatementListing> {
  const listings = new Map<string, StatementListing>();
  let header: readonly string[] = [];
  for (const { cells } of rows) {
    if (cells[0] !== "Financial Instrument Information") continue;
    if (cells[1] === "Header") header = cells;
    if (cells[1] !== "Data") continue;
    const of = (name: string) => cells[header.indexOf(name)] ?? "";
    for (const symbol of of("Symbol").split(","))
      listings.set(symbol.trim(), { isin: of("Security ID"), exchange: of("Listing Exch"), name: of("Description") });
  }
  return listings;
}
