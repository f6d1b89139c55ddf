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
    <div className={classNames("grid cols-own phone-cols-1", styles.week)}>
      {days.map((day) => {
        const own = events.filter(({ date }) => date === day);
        return (
          <section
            key={day}
            className={classNames("min-0 pt-0 pb-2 px-1", styles.weekDay)}
            aria-label={formatDayOfWeek(day)}
          >
            <h2
              className={classNames(
                "flex gap-1 edge-bottom-soft size-secondary strong",
                styles.weekHead,
                day === today && "accent",
              )}
            >
              {formatDayOfWeek(day)}
              <span className="ml-auto faint normal">{own.length === 0 ? "" : own.length}</span>
            </h2>
            <ul>
              {own.slice(0, maxPerDay).map((event) => (
                <li key={event.key}>
                  <button
                    type="button"
                    className={classNames(
                      "grid gap-y-half gap-x-1h full round-1h secondary text-start hover-on-raised",
                      styles.chip,
                    )}
                    aria-pressed={event.key === chosen}
                    onClick={() => onChoose(event)}
                  >
                    <EventMark type={event.type} />
                    <span className={classNames("clip", styles.chipWords)}>
                      <b className="block strong">{event.who}</b> <span className="clip soft break">{event.title}</span>
                    </span>
                    {event.atMs === null || eventTime(event) === "" ? null : (
                      <span className={classNames("faint", styles.chipTime)}>{eventTime(event)}</span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
            {own.length > maxPerDay ? (
              <button type="button" className="py-1 px-2 accent size-secondary" onClick={() => onDay(day)}>
                {text.calendar.moreOfDay(own.length - maxPerDay)}
              </button>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
