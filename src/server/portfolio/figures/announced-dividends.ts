import { addDays } from "#core/calendar/index.ts";
import type { Calendars } from "../../market/calendars.ts";

/** A dividend that was announced and whose ex-date or payment is still to come. */
export interface AnnouncedDividend {
  readonly symbol: string;
  readonly exDate: string;
  readonly paymentDate: string | null;
  readonly amount: number | null;
}

/** An ex-date this long ago may have its payment still to come. */
const daysBefore = 60;
const daysAhead = 180;
/** Each costs a call of its own where nothing is kept. */
const maxSymbols = 100;

/** Announced dividends of instruments, from the calendar of events; none where it could not be read. */
export function createAnnouncedDividends(calendars: Pick<Calendars, "get">) {
  return async (symbols: readonly string[], day: string): Promise<readonly AnnouncedDividend[]> => {
    if (symbols.length === 0) return [];
    const found = await calendars.get("dividends", {
      from: addDays(day, -daysBefore),
      to: addDays(day, daysAhead),
      symbols: symbols.slice(0, maxSymbols),
      limit: 1_000,
      cursor: null,
    });
    return found.entries.flatMap(({ symbol, date, exDate, paymentDate, amount }) => {
      const ex = exDate ?? date;
      return ex > day || (paymentDate ?? "") > day ? [{ symbol, exDate: ex, paymentDate, amount }] : [];
    });
  };
}
