import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AlertEvent } from "#contract/alerts.ts";
import { formatMoment } from "../format/format-date.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { sourceNames } from "../market/source-names.ts";
import { alertsText as words } from "../text/alerts-text.ts";
import styles from "./alerts.module.css";
import { eventPath } from "./event-path.ts";
import { classNames } from "../ui/class-names.ts";

/** Alert notifications, each with the value that fired the alert. */
export function EventList({ events }: { events: readonly AlertEvent[] }): ReactNode {
  return (
    <ol className={classNames("grid", styles.events)}>
      {events.map((event) => (
        <li
          className="grid cols-main-end gap-y-0 gap-x-3 edge-top-soft py-2 px-0"
          key={event.id}
          data-unread={!event.isRead || undefined}
        >
          <Link className="ink hover-underline" to={eventPath(event.symbol)}>
            {event.words}
          </Link>
          <span className="tabular text-end">
            {event.valueWords}
            {event.isRead ? null : <span className="visually-hidden">, {words.unread}</span>}
          </span>
          <small className="all-columns soft">
            <RelativeTime at={event.firedAt} /> · {words.said(sourceNames(event.source))}
            {event.asOf === null ? null : ` ${words.asOf} ${formatMoment(Date.parse(event.asOf))}`}
          </small>
        </li>
      ))}
    </ol>
  );
}
