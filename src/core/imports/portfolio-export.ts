import { namedLotsText } from "#core/portfolio/named-lots.ts";
import type { Transaction } from "#core/portfolio/transaction.ts";
import type { ImportedInstrument } from "./importer.ts";
import { writeCsv } from "../csv/write-csv.ts";

/** All of the user's portfolio data except the transactions. */
export interface ExportHead {
  readonly accounts: readonly {
    readonly id: string;
    readonly name: string;
    readonly currency: string;
    readonly currencies: readonly string[];
    readonly costMethod: string;
    readonly cash: string;
  }[];
  readonly instruments: readonly ImportedInstrument[];
}

/** Writes a file in pieces: the start, any number of transactions, the end. */
export interface ExportWriter {
  readonly start: string;
  transactions(lines: readonly Transaction[]): string;
  readonly end: string;
}

/** The format marker of Bellwether's JSON files. */
export const exportFormat = "bellwether-portfolio";

/** The columns of Bellwether's CSV files, in order. */
export const exportColumns = [
  "Account",
  "Account currency",
  "Cost method",
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
  "Price currency",
  "Fee currency",
  "Tax currency",
  "Rate",
  "Received",
  "Received currency",
  "ID",
  "Lots",
  "Account currencies",
] as const;

/**
 * Writes a portfolio as JSON that can be imported again: accounts, transactions, custom instruments and manual prices.
 * Each transaction has its own line, without the fields it doesn't have.
 */
export function jsonWriter(head: ExportHead, { exportedAt }: { readonly exportedAt: string }): ExportWriter {
  const nameOf = namesOf(head);
  const accounts = head.accounts.map(({ name, currency, currencies, costMethod, cash }) => ({
    name,
    currency,
    ...(currencies.length === 0 ? {} : { currencies }),
    costMethod,
    cash,
  }));
  let isFirst = true;
  return {
    start: `{
  "format": ${JSON.stringify(exportFormat)},
  "version": 1,
  "exportedAt": ${JSON.stringify(exportedAt)},
  "accounts": ${list(accounts)},
  "transactions": [`,
    transactions(lines) {
      const texts = lines.map((line) => {
        const present = fields.flatMap((field) => (line[field] == null ? [] : [[field, line[field]]]));
        const lots = line.lots == null ? {} : { lots: line.lots };
        return JSON.stringify({ account: nameOf(line.accountId), ...Object.fromEntries(present), ...lots });
      });
      const text = texts.map((each, index) => `${isFirst && index === 0 ? "" : ","}\n    ${each}`).join("");
      isFirst &&= lines.length === 0;
      return text;
    },
    end: `
  ],
  "instruments": ${list(head.instruments)}
}
`,
  };
}

/** Writes the transactions as CSV (RFC 4180), with every cell safe to open in a spreadsheet. */
export function csvWriter(head: Pick<ExportHead, "accounts">): ExportWriter {
  const nameOf = namesOf(head);
  const accountOf = new Map(head.accounts.map((account) => [account.id, account]));
  return {
    start: writeCsv([exportColumns]),
    transactions: (lines) =>
      writeCsv(
        lines.map((line) => [
          nameOf(line.accountId),
          accountOf.get(line.accountId)?.currency ?? "",
          accountOf.get(line.accountId)?.costMethod ?? "",
          ...fields.map((field) => line[field] ?? ""),
          namedLotsText(line.lots) ?? "",
          (accountOf.get(line.accountId)?.currencies ?? []).join(" "),
        ]),
      ),
    end: "",
  };
}

function list(items: readonly unknown[]): string {
  return items.length === 0 ? "[]" : `[\n    ${items.map((item) => JSON.stringify(item)).join(",\n    ")}\n  ]`;
}

/** The fields of a line in column order, after the account's. */
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
  "priceCurrency",
  "feeCurrency",
  "taxCurrency",
  "rate",
  "received",
  "receivedCurrency",
  "id",
] as const satisfies readonly (keyof Transaction)[];

function namesOf({ accounts }: Pick<ExportHead, "accounts">): (id: string) => string {
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? "";
}
