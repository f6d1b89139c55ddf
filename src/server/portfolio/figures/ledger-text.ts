import type { Transaction, TransactionType } from "#core/portfolio/index.ts";
import { inLineCurrency } from "#core/portfolio/trade-money.ts";
import { readNamedLots } from "#core/portfolio/named-lots.ts";

/** Between the fields of a line, and between lines: characters that no field has. */
export const fieldEnd = "\u001F";
export const lineEnd = "\u001E";

/** The columns of a line in its text, in this order; what is null is empty. */
export const ledgerTextColumns = [
  "id",
  "account_id",
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
  "new_symbol",
  "cash",
  "cost_share",
  "note",
  "price_currency",
  "fee_currency",
  "tax_currency",
  "rate",
  "received",
  "received_currency",
  "lots",
  // Where the line is, for the page after it.
  "position",
] as const;

/** Lines of a ledger as one text: the database puts it together, and the thread that calculates takes it apart. */
export interface LedgerText {
  readonly text: string;
  readonly count: number;
}

/** The lines of a text, each in one currency. Names and days that lines have in common are kept once. */
export function linesOfText(text: string): Transaction[] {
  if (text === "") return [];
  const known = new Map<string, string>();
  const shared = (field: string): string => {
    const same = known.get(field);
    if (same !== undefined) return same;
    known.set(field, field);
    return field;
  };
  const optional = (field: string): string | null => (field === "" ? null : field);
  const named = (field: string): string | null => (field === "" ? null : shared(field));
  return text.split(lineEnd).map((ofLine): Transaction => {
    const fields = ofLine.split(fieldEnd);
    const at = (index: number): string => fields[index] ?? "";
    const line: Transaction = {
      id: at(0),
      accountId: shared(at(1)),
      type: shared(at(2)) as TransactionType,
      symbol: named(at(3)),
      date: shared(at(4)),
      quantity: optional(at(5)),
      price: optional(at(6)),
      amount: optional(at(7)),
      fee: optional(at(8)),
      tax: optional(at(9)),
      currency: shared(at(10)),
      ratio: optional(at(11)),
      newSymbol: named(at(12)),
      cash: optional(at(13)),
      costShare: optional(at(14)),
      note: optional(at(15)),
      lots: readNamedLots(at(22)),
    };
    // Most lines have one currency, and nothing more to be kept.
    const isPlain = fields.slice(16, 22).every((field) => field === "");
    if (isPlain) return line;
    return inLineCurrency({
      ...line,
      priceCurrency: named(at(16)),
      feeCurrency: named(at(17)),
      taxCurrency: named(at(18)),
      rate: optional(at(19)),
      received: optional(at(20)),
      receivedCurrency: named(at(21)),
    });
  });
}
