import type { TransactionType } from "#core/portfolio/transaction.ts";
import type { Input, Output } from "../../api/call.ts";
import { fieldNumber, numberDoubt, plainNumber } from "../../format/typed-number.ts";

export type Preview = Output<"POST /api/portfolio/import/preview">;
export type PreviewRow = Preview["rows"][number];
export type PreviewInput = Input<"POST /api/portfolio/import/preview">;

/** What the user says of a file: everything an import asks for but the file itself and the ticks. */
export type Choices = Omit<
  PreviewInput,
  "fileName" | "content" | "contentBase64" | "usualDecimalSign" | "take" | "leave"
>;
export type Correction = NonNullable<PreviewInput["corrections"]>[string];

/** Ticks the user set otherwise than they were, by row id. */
export type Ticks = ReadonlyMap<string, boolean>;

export const rowViews = ["all", "faulty", "duplicates", "skipped"] as const;
export type RowView = (typeof rowViews)[number];

/** Whether a row can be imported at all. */
export function canTick({ fields, skipped, faults }: PreviewRow): boolean {
  return fields !== null && skipped === null && faults.length === 0;
}

export function isTicked(row: PreviewRow, ticks: Ticks): boolean {
  return canTick(row) && (ticks.get(row.id) ?? row.isTicked);
}

/** Ticks as an import takes them: duplicates to import all the same, and rows to leave out. */
export function tickedInput(rows: readonly PreviewRow[], ticks: Ticks): { take: string[]; leave: string[] } {
  const open = rows.filter(canTick);
  const shown = new Set(rows.map(({ id }) => id));
  // A shortened preview may no longer have a row that was ticked before.
  const hidden = [...ticks].filter(([id]) => !shown.has(id));
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

/** Number of rows in each view and of those that would be added, also of rows that a shortened preview leaves out. */
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

const numberFields: readonly (keyof Correction)[] = [
  "quantity",
  "price",
  "amount",
  "ratio",
  "cash",
  "costShare",
  "fee",
  "tax",
];

/** A row's field as it is shown to be put right: numbers as the person writes them. */
export function shownField({ fields }: Pick<PreviewRow, "fields">, name: keyof Correction): string {
  const value = fields?.[name] ?? "";
  return numberFields.includes(name) ? fieldNumber(value) : value;
}

/** What is sent of fields as they were typed, or what to say of numbers among them that could mean two. */
export function correctionOf(
  type: TransactionType,
  valueOf: (name: keyof Correction) => string,
): { readonly correction: Correction } | { readonly doubts: ReadonlyMap<keyof Correction, string> } {
  const names = fieldsOfType(type);
  const doubts = new Map(
    names.flatMap((name) => {
      const doubt = numberFields.includes(name) ? numberDoubt(valueOf(name)) : null;
      return doubt === null ? [] : [[name, doubt] as const];
    }),
  );
  if (doubts.size > 0) return { doubts };
  const fields = names.map((name) => {
    const typed = valueOf(name).trim();
    return [name, typed === "" ? null : numberFields.includes(name) ? plainNumber(typed) : typed] as const;
  });
  return { correction: { type, ...Object.fromEntries(fields) } };
}

/** The fields a type of transaction has, in the order they are asked for. */
export function fieldsOfType(type: string): readonly (keyof Correction)[] {
  switch (type) {
    case "buy":
    case "sell":
    case "transfer-in":
    case "transfer-out":
      return ["date", "symbol", "quantity", "price", "fee", "tax", "currency"];
    case "dividend":
      return ["date", "symbol", "amount", "fee", "tax", "currency"];
    case "split":
      return ["date", "symbol", "ratio"];
    case "symbol-change":
      return ["date", "symbol", "newSymbol"];
    case "merger":
      return ["date", "symbol", "newSymbol", "ratio", "cash", "currency"];
    case "spin-off":
      return ["date", "symbol", "newSymbol", "ratio", "costShare"];
    default:
      return ["date", "amount", "fee", "tax", "currency"];
  }
}
