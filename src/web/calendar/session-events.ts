import { tradingSession } from "#core/calendar/trading-session.ts";
import { formatTime } from "../format/format-date.ts";
import type { CalendarEvent } from "../market/calendar-event.ts";
import { sessionNote } from "../text/session-notes-text.ts";
import { text } from "../text/text.ts";

const exchange = { id: "XNYS", name: "NYSE" };

/** Full and early closings of the New York exchanges, from their calendar. */
export function sessionEvents(days: readonly string[]): CalendarEvent[] {
  return days.flatMap((date) => {
    const { kind, note, closesAt } = tradingSession(exchange.id, date);
    if (note === null || (kind !== "holiday" && kind !== "session")) return [];
    const title =
      closesAt === null
        ? text.calendar.closed(exchange.name)
        : text.calendar.closesEarly(exchange.name, formatTime(Date.parse(closesAt)));
    return [
      {
        key: `hours ${date}`,
        type: "hours" as const,
        date,
        atMs: null,
        order: 0,
        symbol: null,
        who: exchange.name,
        company: null,
        title,
        facts: [{ label: "", value: sessionNote(note) }],
        surprisePercent: null,
        description: kind === "holiday" ? text.calendar.noTrading : null,
        perShare: null,
      },
    ];
  });
}
