import { kindOf, type TransactionType } from "#core/portfolio/transaction-kinds.ts";
import type { LedgerLine } from "./use-ledger.ts";

export interface EventMark {
  /** The day's index in the chart. */
  readonly index: number;
  readonly lines: readonly LedgerLine[];
}

/** The mark of a transaction: a purchase, a sale, or what a security pays, in money or shares. Null for one without a mark. */
export function markOf(type: TransactionType): "buy" | "sell" | "dividend" | null {
  if (type === "buy" || type === "sell") return type;
  const { books, fields, shares } = kindOf(type);
  return shares === "given" || (books === "income" && fields.symbol === "required") ? "dividend" : null;
}

/**
 * Places purchases, sales and dividends on a chart's days. Marks closer than `minGap` days are merged. A line on a day
 * the chart leaves out moves to the next day shown.
 */
export function eventMarks(
  lines: readonly LedgerLine[],
  dates: readonly string[],
  minGap: number,
): readonly EventMark[] {
  const placed = lines
    .filter(({ type, date }) => markOf(type) !== null && date >= (dates[0] ?? ""))
    .flatMap((line) => {
      const index = dates.findIndex((date) => date >= line.date);
      return index < 0 ? [] : [{ index, line }];
    })
    .toSorted((one, other) => one.index - other.index);
  const marks: { index: number; lines: LedgerLine[] }[] = [];
  for (const { index, line } of placed) {
    const last = marks.at(-1);
    if (last !== undefined && index - last.index < minGap) last.lines.push(line);
    else marks.push({ index, lines: [line] });
  }
  return marks;
}
