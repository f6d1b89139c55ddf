import type { ReactNode } from "react";
import { formatDayOfWeek } from "../format/format-date.ts";
import type { CalendarEvent } from "../market/calendar-event.ts";
import { EventMark } from "../market/event-mark.tsx";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./calendar.module.css";
import { eventTime } from "./event-row.tsx";

const maxPerDay = 12;

/** Seven days side by side. */
export function WeekView({
  days,
  events,
  today,
  chosen,
  onChoose,
  onDay,
}: {
  days: readonly string[];
  events: readonly CalendarEvent[];
  today: string;
  chosen: string | null;
  onChoose: (event: CalendarEvent) => void;
  /** Opens the agenda of a day with more events than fit. */
  onDay: (day: string) => void;
}): ReactNode {
  return (
    <div className={styles.week}>
      {days.map((day) => {
        const own = events.filter(({ date }) => date === day);
        return (
          <section key={day} className={styles.weekDay} aria-label={formatDayOfWeek(day)}>
            <h2 className={classNames(styles.weekHead, day === today && styles.today)}>
              {formatDayOfWeek(day)}
              <span className={styles.dayCount}>{own.length === 0 ? "" : own.length}</span>
            </h2>
            <ul className={styles.list}>
              {own.slice(0, maxPerDay).map((event) => (
                <li key={event.key}>
                  <button
                    type="button"
                    className={styles.chip}
                    aria-pressed={event.key === chosen}
                    onClick={() => onChoose(event)}
                  >
                    <EventMark type={event.type} />
                    <span className={styles.chipWords}>
                      <b>{event.who}</b> <span>{event.title}</span>
                    </span>
                    {event.atMs === null || eventTime(event) === "" ? null : (
                      <span className={styles.chipTime}>{eventTime(event)}</span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
            {own.length > maxPerDay ? (
              <button type="button" className={styles.moreOfDay} onClick={() => onDay(day)}>
                {text.calendar.moreOfDay(own.length - maxPerDay)}
              </button>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
