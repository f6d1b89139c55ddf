import type { TransactionType } from "#core/portfolio/transaction.ts";
import type { Input, Output } from "../../api/call.ts";
import { isWithoutMoney } from "#core/imports/answered-row.ts";
import { kindOf } from "#core/portfolio/transaction-kinds.ts";
import { asPaid, numberFields, numbersOf } from "../../holdings/transaction-fields.ts";
import { fieldNumber, numberDoubt, plainNumber } from "../../format/typed-number.ts";

export type Preview = Output<"POST /api/portfolio/import/preview">;
export type PreviewRow = Preview["rows"][number];
export type PreviewInput = Input<"POST /api/portfolio/import/preview">;

/** The user's choices for a file: everything in the request except the file and the ticks. */
export type Choices = Omit<
  PreviewInput,
  "fileName" | "content" | "contentBase64" | "usualDecimalSign" | "take" | "leave"
>;
export type Correction = NonNullable<PreviewInput["corrections"]>[string];

/** Rows whose tick the user changed, by row id. */
export type Ticks = ReadonlyMap<string, boolean>;

export const rowViews = ["all", "faulty", "duplicates", "skipped"] as const;
export type RowView = (typeof rowViews)[number];

/** True if a row can be imported at all. */
export function canTick({ fields, skipped, faults }: PreviewRow): boolean {
  return fields !== null && skipped === null && faults.length === 0;
}

export function isTicked(row: PreviewRow, ticks: Ticks): boolean {
  return canTick(row) && (ticks.get(row.id) ?? row.isTicked);
}

/** Returns the ticks as the request has them: duplicates to import anyway, and rows to skip. */
export function tickedInput(rows: readonly PreviewRow[], ticks: Ticks): { take: string[]; leave: string[] } {
  const open = rows.filter(canTick);
  const rowIds = new Set(rows.map(({ id }) => id));
  // A shortened preview may no longer contain a row that was ticked.
  const hidden = [...ticks].filter(([id]) => !rowIds.has(id));
  const hiddenIds = (isTaken: boolean) => hidden.flatMap(([id, tick]) => (tick === isTaken ? [id] : []));
  return {
    take: [...open.filter((row) => row.isDuplicate && isTicked(row, ticks)).map(({ id }) => id), ...hiddenIds(true)],
    leave: [
      ...open.filter((row) => !row.isDuplicate && !isTicked(row, ticks)).map(({ id }) => id),
      ...hiddenIds(false),
    ],
  };
}

export function rowsOfView(rows: readonly PreviewRow[], view: RowView): readonly PreviewRow[] {
  switch (view) {
    case "faulty":
      return rows.filter((row) => row.skipped === null && row.faults.length > 0);
    case "duplicates":
      return rows.filter((row) => row.isDuplicate);
    case "skipped":
      return rows.filter((row) => row.skipped !== null);
    default:
      return rows;
  }
}

/** Returns the number of rows in each view and of rows to add, including rows that a shortened preview leaves out. */
export function rowCounts({ rows, counts }: Pick<Preview, "rows" | "counts">, ticks: Ticks) {
  const changed = rows.reduce((sum, row) => sum + Number(isTicked(row, ticks)) - Number(row.isTicked), 0);
  return {
    ticked: counts.ticked + changed,
    all: counts.rows,
    faulty: counts.faulty,
    duplicates: counts.duplicates,
    skipped: counts.skipped,
  };
}

function isNumber(name: string): boolean {
  return name === "rate" || (numberFields as readonly string[]).includes(name);
}

/** Formats a row's field for correction, with numbers in the user's format. */
export function shownField({ fields }: Pick<PreviewRow, "fields">, name: keyof Correction): string {
  const value = fields?.[name] ?? "";
  return isNumber(name) ? fieldNumber(value) : value;
}

/** Returns the corrected fields to send, or the hint for an ambiguous number among them. */
export function correctionOf(
  type: TransactionType,
  valueOf: (name: keyof Correction) => string,
): { readonly correction: Correction } | { readonly doubts: ReadonlyMap<keyof Correction, string> } {
  const names = fieldsOfType(type, valueOf);
  const doubts = new Map(
    names.flatMap((name) => {
      const doubt = isNumber(name) ? numberDoubt(valueOf(name)) : null;
      return doubt === null ? [] : [[name, doubt] as const];
    }),
  );
  if (doubts.size > 0) return { doubts };
  const fields = names.map((name) => {
    const typed = valueOf(name).trim();
    return [name, typed === "" ? null : isNumber(name) ? plainNumber(typed) : typed] as const;
  });
  const correction: Correction = { type, ...Object.fromEntries(fields) };
  return { correction: type === "buy" ? { ...correction, amount: asPaid(correction.amount ?? null) } : correction };
}

const otherCurrencies = ["priceCurrency", "feeCurrency", "taxCurrency"] as const;

/** The fields of a transaction type, in form order; those of other currencies where the row has any. */
export function fieldsOfType(
  type: TransactionType,
  valueOf: (name: keyof Correction) => string,
): readonly (keyof Correction)[] {
  const { fields } = kindOf(type);
  const symbols = (["symbol", "newSymbol"] as const).filter((field) => field in fields);
  const charges = isWithoutMoney(type) ? [] : (["fee", "tax"] as const);
  const numbers = numbersOf(type).filter((field) => field !== "fee" && field !== "tax");
  const hasMoney = charges.length > 0 || "cash" in fields;
  const received = "receivedCurrency" in fields ? (["receivedCurrency"] as const) : [];
  const others = otherCurrencies.filter((name) => valueOf(name) !== "");
  const money = hasMoney
    ? (["currency", ...received, ...others, ...(others.length > 0 ? (["rate"] as const) : [])] as const)
    : [];
  return ["date", ...symbols, ...numbers, ...charges, ...money];
}
