import type { ReactNode } from "react";
import { addDays } from "#core/calendar/plain-date.ts";
import { formatDayOfWeek, formatTime } from "../format/format-date.ts";
import { useNow } from "../format/use-now.ts";
import { type CalendarEvent, localDay } from "../market/calendar-event.ts";
import { useCalendar } from "../market/use-calendar.ts";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";

const soonDays = 14;
const words = text.symbolPage;

/** A symbol's next dated event, if it is near. */
export function NextEvent({ symbol }: { symbol: string }): ReactNode {
  const nowMs = useNow("minute");
  const today = localDay(nowMs);
  const { events } = useCalendar({
    types: ["earnings", "dividends", "splits"],
    from: today,
    to: addDays(today, soonDays),
    symbols: [symbol],
  });
  const next = events.find((event) => !isOver(event, nowMs));
  return next === undefined ? null : <Badge look="amber">{eventWords(next, today)}</Badge>;
}

function isOver({ atMs, surprisePercent }: CalendarEvent, nowMs: number): boolean {
  return surprisePercent !== null || (atMs !== null && atMs < nowMs);
}

function eventWords({ type, date, atMs }: CalendarEvent, today: string): string {
  const day = date === today ? words.today : date === addDays(today, 1) ? words.tomorrow : formatDayOfWeek(date);
  if (type === "earnings") return words.nextEvent.earnings(day, atMs === null ? null : formatTime(atMs));
  return type === "splits" ? words.nextEvent.splits(day) : words.nextEvent.dividends(day);
}
