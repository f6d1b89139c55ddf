import { isPlainDate, isWeekend } from "#core/calendar/plain-date.ts";
import type { ImportRow } from "./import-row.ts";

/** The first year in which a day is taken without asking. */
const firstYear = "1970";
/** Markets with a session on Saturday or Sunday, and coins, which trade every day. */
const tradesOnWeekends = /\.(?:TA|SR|QA|KW|CA|AE)$|-[A-Z]{3}$/;

/**
 * Asks about a day that is likely a slip: before 1970, or, in a table or lines that somebody wrote by hand, a trade of
 * shares on a weekend. Brokers book some trades on weekends.
 */
export function withLikelyDay(
  row: ImportRow,
  { column, isByHand, today }: { column: string; isByHand: boolean; today: string },
): ImportRow {
  const { draft, faults, skipped } = row;
  const day = draft?.date ?? null;
  if (draft === null || day === null || skipped !== null || !isPlainDate(day) || day < "1900-01-01" || day > today)
    return row;
  const isTrade = draft.type === "buy" || draft.type === "sell";
  const isWeekendTrade = isByHand && isTrade && isWeekend(day) && !tradesOnWeekends.test(draft.symbol ?? "");
  if (day >= firstYear && !isWeekendTrade) return row;
  const fault = { code: "unlikely-day", day, because: day < firstYear ? "old" : "weekend" } as const;
  return { ...row, faults: [...faults, { column, fault, settledBy: ["date"] }] };
}
