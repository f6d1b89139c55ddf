import type { PlainDate } from "#core/calendar/plain-date.ts";
import type { Output } from "../api/call.ts";

/** The day of the newest price of the holdings. Null if none has a price. */
export function newestPriceDay({ holdings }: Output<"GET /api/portfolio/holdings">): PlainDate | null {
  const days = holdings.flatMap(({ priceDate }) => priceDate ?? []);
  return days.toSorted().at(-1) ?? null;
}
