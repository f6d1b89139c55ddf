import { columnPositions, detectFormat, headerKey, openRecord, type ColumnRecord } from "../column-table.ts";
import type { Importer } from "../importer.ts";
import { type ImportRow, statedCash } from "../import-row.ts";
import type { TableRow } from "../read-table.ts";
import { brokenRow, nothingRead, numberOrNull, type Outcome, outcomeRows } from "../table-importer.ts";
import { cashOutcome, corporateOutcome, tradeOutcome, withoutConsolidated } from "./interactive-brokers-lines.ts";

const columns = {
  account: ["ClientAccountID"],
  assetClass: ["AssetClass"],
  symbol: ["Symbol"],
  name: ["Description"],
  isin: ["ISIN"],
  exchange: ["ListingExchange"],
  currency: ["CurrencyPrimary"],
  tradeDate: ["TradeDate"],
  settleDate: ["SettleDate", "Settle Date", "ReportDate", "Report Date", "Date/Time"],
  quantity: ["Quantity"],
  price: ["TradePrice"],
  commission: ["IBCommission"],
  commissionCurrency: ["IBCommissionCurrency"],
  tax: ["Taxes"],
  money: ["TradeMoney", "Proceeds", "NetCash"],
  net: ["NetCash"],
  multiplier: ["Multiplier"],
  side: ["Buy/Sell"],
  openClose: ["Open/CloseIndicator"],
  level: ["LevelOfDetail"],
  type: ["Type"],
  amount: ["Amount"],
  action: ["ActionDescription"],
} as const;
type Key = keyof typeof columns;

/** Interactive Brokers: a Flex query as CSV with column headers; trades, cash transactions and corporate actions. */
export const interactiveBrokersFlexCsv: Importer = {
  id: "interactive-brokers-flex-csv",
  name: "Interactive Brokers Flex (CSV)",
  checked: "published column names",
  samples: ["interactive-brokers-flex.csv"],
  hasIncomeInWords: true,
  recognises: (file) => file.kind === "table" && file.rows.slice(0, 20).some((row) => isHeader(withoutCodes(row))),
  read(file, choices) {
    const rows: ImportRow[] = [];
    let header: TableRow | null = null;
    let first: TableRow | null = null;
    for (const raw of file.rows) {
      const row = withoutCodes(raw);
      if (isHeader(row)) {
        header = row;
        first ??= row;
        continue;
      }
      if (header === null || /^(?:BO[FAS]|EO[FAS])$/.test(raw.cells[0] ?? "")) continue;
      const broken = brokenRow(row, header);
      if (broken !== null) {
        rows.push(broken);
        continue;
      }
      const positions = columnPositions<Key>(header, columns);
      const format = detectFormat<Key>([], positions, { numbers: [], dates: [] }, { decimalSign: "." }, choices);
      const record = openRecord<Key>(row, header, positions, format);
      rows.push(
        ...outcomeRows(record, readRecord(record), {
          account: () => record.text("account"),
          instrumentName: () => (record.has("price") ? record.text("name") : null),
          balances: () => (record.has("net") ? statedCash(record.text("currency"), numberOrNull(record, "net")) : []),
        }),
      );
    }
    return {
      ...nothingRead,
      rows: withoutConsolidated(rows),
      columns: first?.cells ?? [],
      headerLine: first?.line ?? null,
      decimalSign: choices.decimalSign ?? ".",
    };
  },
};

function readRecord(record: ColumnRecord<Key>): Outcome {
  const listing = {
    symbol: record.text("symbol"),
    isin: record.text("isin"),
    exchange: record.text("exchange"),
    currency: record.text("currency") || null,
  };
  if (record.has("price")) {
    const level = record.text("level").toUpperCase();
    if (level !== "" && level !== "EXECUTION" && level !== "TRADE")
      return { skipped: "A summary of trades listed separately" };
    return tradeOutcome({
      ...listing,
      assetClass: record.text("assetClass") || (listing.isin === "" && listing.symbol === "" ? "CASH" : "STK"),
      date: record.date(record.has("tradeDate") ? "tradeDate" : "settleDate"),
      quantity: record.number("quantity"),
      price: record.number("price"),
      commission: record.number("commission"),
      commissionCurrency: record.text("commissionCurrency") || null,
      tax: record.number("tax"),
      side: record.text("side"),
      openClose: record.text("openClose"),
      money: moneyOf(record),
    });
  }
  if (record.has("action"))
    return corporateOutcome({ ...listing, date: record.date("settleDate"), description: record.text("action") });
  if (record.text("level").toUpperCase() === "SUMMARY") return { skipped: "A summary of lines listed separately" };
  return cashOutcome({
    ...listing,
    type: record.text("type"),
    date: record.date("settleDate"),
    amount: record.number("amount"),
    description: record.text("name"),
  });
}

function moneyOf(record: ColumnRecord<Key>): { amount: string; column: string } | null {
  const amount = Number(record.text("multiplier") || "1") === 1 ? record.number("money") : null;
  return amount === null ? null : { amount, column: record.label("money") };
}

function isHeader(row: TableRow): boolean {
  const cells = new Set(row.cells.map(headerKey));
  const has = (...names: string[]) => names.every((name) => cells.has(name));
  return (
    has("currencyprimary") &&
    (has("tradeprice", "quantity") || has("type", "amount") || has("actiondescription", "quantity"))
  );
}

/** Without the two codes that some queries put before each line: HEADER,TRNT,... and DATA,TRNT,... */
function withoutCodes(row: TableRow): TableRow {
  return /^(?:HEADER|DATA)$/.test(row.cells[0] ?? "") ? { ...row, cells: row.cells.slice(2) } : row;
}
