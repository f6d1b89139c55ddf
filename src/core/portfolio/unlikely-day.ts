import { isPlainDate, isWeekend } from "#core/calendar/plain-date.ts";
import type { FaultOf } from "#core/faults/fault.ts";
import type { TransactionType } from "./transaction.ts";

/** The first day that is taken without asking. */
const firstDay = "1970-01-01";
/** Markets with a session on Saturday or Sunday, and coins, which trade every day. */
const tradesOnWeekends = /\.(?:TA|SR|QA|KW|CA|AE)$|-[A-Z]{3}$/;

/** A day that is likely a slip: before 1970, or a trade of shares on a weekend. Null for others, and for days that are faults. */
export function unlikelyDay({
  type,
  symbol,
  date,
}: {
  readonly type: TransactionType;
  readonly symbol?: string | null;
  readonly date: string | null;
}): FaultOf<"unlikely-day"> | null {
  if (date === null || !isPlainDate(date) || date < "1900-01-01") return null;
  if (date < firstDay) return { code: "unlikely-day", day: date, because: "old" };
  const isTrade = type === "buy" || type === "sell";
  if (!isTrade || !isWeekend(date) || tradesOnWeekends.test(symbol ?? "")) return null;
  return { code: "unlikely-day", day: date, because: "weekend" };
}
