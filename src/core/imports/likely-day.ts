import { unlikelyDay } from "#core/portfolio/unlikely-day.ts";
import type { ImportRow } from "./import-row.ts";

/** Asks about unlikely days. Only tables and lines that somebody wrote by hand are asked about weekends: brokers book on them. */
export function withLikelyDay(
  row: ImportRow,
  { column, isByHand, today }: { column: string; isByHand: boolean; today: string },
): ImportRow {
  const { draft, faults, skipped } = row;
  const fault = draft === null || skipped !== null ? null : unlikelyDay(draft);
  if (fault === null || fault.day > today || (fault.because === "weekend" && !isByHand)) return row;
  return { ...row, faults: [...faults, { column, fault, settledBy: ["date"] }] };
}
