import type { Transaction } from "#core/portfolio/transaction.ts";
import type { ImportedInstrument } from "./importer.ts";
import { guardedCell } from "./guarded-cell.ts";

/** Everything of a portfolio that is its owner's own. */
export interface PortfolioExport {
  readonly accounts: readonly {
    readonly id: string;
    readonly name: string;
    readonly currency: string;
    readonly costMethod: string;
    readonly cash: string;
  }[];
  readonly transactions: readonly Transaction[];
  readonly instruments: readonly ImportedInstrument[];
}

/** What our own JSON files say they are. */
export const exportFormat = "bellwether-portfolio";

/** The columns of our own CSV files, in order. */
export const exportColumns = [
  "Account",
  "Account currency",
  "Type",
  "Symbol",
  "Date",
  "Quantity",
  "Price",
  "Amount",
  "Fee",
  "Tax",
  "Currency",
  "Ratio",
  "New symbol",
  "Cash",
  "Cost share",
  "Note",
] as const;

/** A portfolio as JSON that can be imported again: accounts, transactions, own instruments and manual prices. */
export function exportJson(portfolio: PortfolioExport, { exportedAt }: { readonly exportedAt: string }): string {
  const nameOf = namesOf(portfolio);
  const whole = {
    format: exportFormat,
    version: 1,
    exportedAt,
    accounts: portfolio.accounts.map(({ name, currency, costMethod, cash }) => ({ name, currency, costMethod, cash })),
    transactions: portfolio.transactions.map((line) => ({
      account: nameOf(line.accountId),
      ...Object.fromEntries(fields.map((field) => [field, line[field] ?? null])),
    })),
    instruments: portfolio.instruments,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** The transactions as CSV (RFC 4180), every cell safe to open in a spreadsheet. */
export function exportCsv(portfolio: PortfolioExport): string {
  const nameOf = namesOf(portfolio);
  const currencyOf = new Map(portfolio.accounts.map(({ id, currency }) => [id, currency]));
  const rows = portfolio.transactions.map((line) => [
    nameOf(line.accountId),
    currencyOf.get(line.accountId) ?? "",
    ...fields.map((field) => line[field] ?? ""),
  ]);
  return [exportColumns, ...rows]
    .map((row) => `${row.map((cell) => quotedCell(guardedCell(cell))).join(",")}\r\n`)
    .join("");
}

/** The fields of a line in the order of the columns after the account's. */
const fields = [
  "type",
  "symbol",
  "date",
  "quantity",
  "price",
  "amount",
  "fee",
  "tax",
  "currency",
  "ratio",
  "newSymbol",
  "cash",
  "costShare",
  "note",
] as const satisfies readonly (keyof Transaction)[];

function namesOf({ accounts }: PortfolioExport): (id: string) => string {
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? "";
}

function quotedCell(text: string): string {
  return /[",;\t\r\n|]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
