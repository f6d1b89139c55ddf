import type { ReactNode } from "react";
import { dayNumber } from "#core/calendar/plain-date.ts";
import { formatDayOfWeek, formatTime } from "../format/format-date.ts";
import { heldBySymbol } from "../holdings/event-consequence.tsx";
import { useHoldings } from "../holdings/use-portfolio.ts";
import type { CalendarEvent } from "../market/calendar-event.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./calendar.module.css";
import { EventRow } from "./event-row.tsx";

/** Events by day, with a line at the current time. */
export function Agenda({
  events,
  today,
  nowMs,
  chosen,
  onChoose,
}: {
  events: readonly CalendarEvent[];
  today: string;
  nowMs: number;
  chosen: string | null;
  onChoose: (event: CalendarEvent) => void;
}): ReactNode {
  const holdings = useHoldings();
  const held = heldBySymbol(holdings.data?.holdings);
  const days = [...new Set(events.map(({ date }) => date))];
  return (
    <div>
      {days.map((day) => (
        <section key={day} aria-label={`${formatDayOfWeek(day)}, ${distance(day, today)}`}>
          <h2
            className={classNames(
              "sticky flex items-baseline gap-2 py-2 px-4 data strong top-0",
              styles.day,
              day === today && "accent",
            )}
            data-day={day}
          >
            {formatDayOfWeek(day)} <span className="quiet normal">{distance(day, today)}</span>
            <span className="quiet ml-auto normal">
              {text.calendar.count(events.filter(({ date }) => date === day).length)}
            </span>
          </h2>
          <ul>{rowsOf(day)}</ul>
        </section>
      ))}
    </div>
  );

  function rowsOf(day: string): ReactNode[] {
    const own = events.filter(({ date }) => date === day);
    const rows: ReactNode[] = [];
    const now = (
      <li key="now" className={classNames("relative", styles.now)}>
        <span className="visually-hidden">{text.calendar.now(formatTime(nowMs))}</span>
        <span aria-hidden="true">{formatTime(nowMs)}</span>
      </li>
    );
    let isPast = day === today;
    for (const event of own) {
      if (isPast && event.atMs !== null && event.atMs > nowMs) {
        isPast = false;
        rows.push(now);
      }
      rows.push(
        <li key={event.key}>
          <EventRow event={event} held={held} isChosen={event.key === chosen} onChoose={onChoose} />
        </li>,
      );
    }
    if (isPast) rows.push(now);
    return rows;
  }
}

/** Returns a day's distance from today in words. */
export function distance(day: string, today: string): string {
  const days = dayNumber(day) - dayNumber(today);
  if (days === 0) return text.calendar.todayWord;
  if (days === 1) return text.calendar.tomorrow;
  if (days === -1) return text.calendar.yesterday;
  return days > 0 ? text.calendar.inDays(days) : text.calendar.daysAgo(-days);
}
