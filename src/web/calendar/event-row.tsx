import type { ReactNode } from "react";
import { formatTime } from "../format/format-date.ts";
import { type Direction, directionMark, directionOf } from "../format/direction.ts";
import { EventConsequence } from "../holdings/event-consequence.tsx";
import type { HeldInstrument } from "../holdings/shares-of-day.ts";
import type { CalendarEvent } from "../market/calendar-event.ts";
import { EventMark } from "../market/event-mark.tsx";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./calendar.module.css";

/** An agenda event as a button that shows its details. */
export function EventRow({
  event,
  isChosen,
  held,
  onChoose,
}: {
  event: CalendarEvent;
  isChosen: boolean;
  /** Holdings by symbol. */
  held: ReadonlyMap<string, HeldInstrument>;
  onChoose: (event: CalendarEvent) => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={classNames(
        "grid items-center gap-y-1 gap-x-3h full py-1h px-4 text-start hover-on-raised",
        styles.row,
      )}
      aria-pressed={isChosen}
      onClick={() => onChoose(event)}
    >
      <span className={classNames("soft phone-size-secondary", styles.time)}>{eventTime(event)}</span>
      <EventMark type={event.type} />
      <span className="ellipsis strong">{event.who}</span>
      <span className={classNames("min-0", styles.what)}>
        {event.title}
        {event.company === null || event.type === "ipo" ? null : (
          <span className="block ellipsis note phone-hidden">{event.company}</span>
        )}
      </span>
      <span className={classNames("flex wrap gap-y-0 gap-x-3h quiet", styles.facts)}>
        {event.facts.map(({ label, value }) => (
          <span key={label} className={factDirection(event, label)}>
            {label === "" ? null : `${label} `}
            <b className={classNames("medium", factDirection(event, label) === undefined && "ink")}>
              {factMark(event, label)}
              {value}
            </b>
          </span>
        ))}
        <EventConsequence event={event} held={held} />
      </span>
    </button>
  );
}

/**
 * Returns the local time, or the words for the time of day; nothing for earnings, whose title says before or after the
 * session.
 */
export function eventTime({ atMs, type }: CalendarEvent): string {
  if (type === "earnings") return "";
  return atMs === null ? text.events.allDay : formatTime(atMs);
}

function factMark({ surprisePercent }: CalendarEvent, label: string): string {
  if (label !== text.events.surprise || surprisePercent === null) return "";
  return `${directionMark[directionOf(surprisePercent, 2)]} `;
}

function factDirection({ surprisePercent }: CalendarEvent, label: string): Direction | undefined {
  if (label !== text.events.surprise || surprisePercent === null) return undefined;
  return directionOf(surprisePercent, 2);
}
