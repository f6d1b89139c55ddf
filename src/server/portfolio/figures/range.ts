import { Refusal, refuse } from "../../http/refusal.ts";
import type { Range } from "./protocol.ts";

/** Returns the range, both days included. Default: from the first day of the ledger to today. */
export function rangeOf(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  { firstDate, today }: { readonly firstDate: string | null; readonly today: string },
): Range | Refusal {
  const last = to ?? today;
  // Nothing is known of days to come.
  const end = last > today ? today : last;
  const start = from ?? (firstDate === null || firstDate > end ? end : firstDate);
  if (start <= end) return { from: start, to: end };
  const message = `from (${start}) is after to (${end})`;
  return refuse("invalid-range", { detail: message, errors: [{ path: "from", message }] });
}
