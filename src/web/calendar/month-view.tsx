import type { KeyboardEvent, ReactNode } from "react";
import { addDays } from "#core/calendar/plain-date.ts";
import { formatDayOfWeek, formatMonth, formatWeekdayName } from "../format/format-date.ts";
import type { CalendarEvent } from "../market/calendar-event.ts";
import { EventMark } from "../market/event-mark.tsx";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./calendar.module.css";
import { daysOf, monthGrid } from "./calendar-range.ts";
import { DataTable } from "../ui/data-table.tsx";

const weekdays = ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06", "2026-03-07", "2026-03-08"];
const maxMarks = 3;

/**
 * The weeks of a month, with marks for each day's event types. Arrow keys move by day, Page Up and Page Down by week.
 */
export function MonthView({
  anchor,
  events,
  today,
  onDay,
  onMove,
  isSmall = false,
}: {
  anchor: string;
  events: readonly CalendarEvent[];
  today: string;
  onDay: (day: string) => void;
  /** Called when the keyboard moves to another day. */
  onMove: (day: string) => void;
  /** Shows dots instead of marks, for the page's side column. */
  isSmall?: boolean;
}): ReactNode {
  const days = daysOf(monthGrid(anchor));
  const byDay = Map.groupBy(events, ({ date }) => date);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, day: string): void => {
    const step = steps[event.key];
    const target = event.key === "." ? today : step === undefined ? null : addDays(day, step);
    if (target === null) return;
    event.preventDefault();
    onMove(target);
    const grid = event.currentTarget.closest("table");
    requestAnimationFrame(() => grid?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus());
  };
  const dayCell = (day: string): ReactNode => {
    const own = byDay.get(day) ?? [];
    const types = [...new Set(own.map(({ type }) => type))];
    return (
      <button
        type="button"
        data-day={day}
        className={classNames(
          "column full text-start hover-on-raised gap-1",
          styles.cell,
          day.slice(0, 7) !== anchor.slice(0, 7) && "faint",
          day === today && styles.todayCell,
          day === anchor && styles.anchorCell,
        )}
        tabIndex={day === anchor ? 0 : -1}
        aria-current={day === today ? "date" : undefined}
        onClick={() => onDay(day)}
        onKeyDown={(event) => onKeyDown(event, day)}
      >
        <span className={styles.cellDay} aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        <span className="visually-hidden">{text.calendar.dayEvents(formatDayOfWeek(day), own.length)}</span>
        {isSmall ? (
          <span className={classNames("flex justify-center gap-1", styles.dots)} aria-hidden="true">
            {types.slice(0, maxMarks).map((type) => (
              <i className="round" key={type} data-type={type} />
            ))}
          </span>
        ) : (
          <span className={classNames("column secondary gap-1", styles.cellEvents)} aria-hidden="true">
            {own.slice(0, maxMarks).map((event) => (
              <span className="row clip nowrap gap-1h" key={event.key}>
                <EventMark type={event.type} /> {event.who}
              </span>
            ))}
            {own.length > maxMarks ? (
              <span className="faint row clip nowrap gap-1h">{text.calendar.moreOfDay(own.length - maxMarks)}</span>
            ) : null}
          </span>
        )}
      </button>
    );
  };
  return (
    <DataTable<readonly string[]>
      caption={formatMonth(anchor)}
      columns={weekdays.map((weekday, place) => ({
        id: weekday,
        align: isSmall ? "center" : "start",
        head: (
          <abbr className="no-underline" title={formatWeekdayName(weekday, "long")}>
            {formatWeekdayName(weekday, isSmall ? "narrow" : "short")}
          </abbr>
        ),
        render: (week) => dayCell(week[place] ?? weekday),
      }))}
      rows={weeks(days)}
      keyOf={([first = ""]) => first}
      hasRowHeads={false}
      look="plain"
      inset="none"
      className={classNames(styles.month, isSmall && styles.small)}
    />
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -7,
  PageDown: 7,
};

function weeks(days: readonly string[]): string[][] {
  return Array.from({ length: days.length / 7 }, (_week, index) => days.slice(index * 7, index * 7 + 7));
}
