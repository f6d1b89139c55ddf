import { memo } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { worstStatus } from "#core/market/provenance.ts";
import { formatDayOfWeek, formatTime } from "../format/format-date.ts";
import { useFormats } from "../format/use-formats.ts";
import { EventConsequence } from "../holdings/event-consequence.tsx";
import type { HeldInstrument } from "../holdings/shares-of-day.ts";
import { type CalendarEvent, localDay } from "../market/calendar-event.ts";
import { DataStatus } from "../market/data-status.tsx";
import { EventMark } from "../market/event-mark.tsx";
import { insightsPath } from "../market/insights-path.ts";
import type { CalendarAnswer } from "../market/use-calendar.ts";
import { text } from "../text/text.ts";
import { Card, type CardState } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./coming-up.module.css";

const maxRows = 9;

/** Events of the next two weeks for a list's symbols. */
export const ComingUpCard = memo(function ComingUpCard({
  answer,
  nowMs,
  held,
}: {
  answer: CalendarAnswer;
  nowMs: number;
  /** Holdings by symbol, to show an event's effect on each. */
  held: ReadonlyMap<string, HeldInstrument>;
}): ReactNode {
  useFormats();
  const today = localDay(nowMs);
  const ahead = answer.events.filter(
    ({ date, atMs }) => date > today || (date === today && (atMs === null || atMs >= nowMs)),
  );
  const rows = shownRows(ahead);
  const worst = worstStatus(answer.provenances.map(({ status }) => status));
  const provenance = answer.provenances.find(({ status }) => status === worst);
  return (
    <Card
      title={text.dashboard.comingUp}
      beside={provenance === undefined ? null : <DataStatus provenance={provenance} />}
      actions={<Link to="/calendar">{text.dashboard.calendarLink}</Link>}
      flush
      className="full-height"
      state={cardState()}
    >
      <ul>
        {rows.map((event, index) => (
          <li key={event.key} className={classNames("grid gap-y-0 gap-x-2h py-2 px-4", styles.row)}>
            <span className={classNames("nowrap", event.date === today ? "strong accent" : "soft")}>
              {rows[index - 1]?.date === event.date
                ? null
                : event.date === today
                  ? text.calendar.today
                  : formatDayOfWeek(event.date)}
            </span>
            <EventMark type={event.type} />
            <span className="min-0">
              {event.symbol === null ? (
                <b className="ink strong">{event.who}</b>
              ) : (
                <Link className="ink strong" to={insightsPath(event.symbol)}>
                  {event.who}
                </Link>
              )}{" "}
              <span>{event.title}</span>
              <span className="block note">{factsLine(event)}</span>
              <EventConsequence event={event} held={held} />
            </span>
          </li>
        ))}
      </ul>
      {ahead.length > rows.length ? (
        <p className="edge-top-soft quiet py-2 px-4">
          <Link to="/calendar">{text.dashboard.moreEvents(ahead.length - rows.length)}</Link>
        </p>
      ) : null}
      {answer.failed.length === 0 ? null : (
        <p className="edge-top-soft quiet py-2 px-4">
          {answer.failed.map(({ type }) => text.events.couldNotLoad(text.events.types[type])).join(" ")}
        </p>
      )}
    </Card>
  );

  function cardState(): CardState {
    if (answer.isPending && answer.events.length === 0)
      return { kind: "loading", label: text.calendar.loading, skeleton: <Rows /> };
    if (rows.length > 0) return { kind: "ready" };
    if (answer.failed.length > 0) return { kind: "error", message: text.calendar.failedAll, onRetry: answer.retry };
    return { kind: "empty", message: text.dashboard.nothingComing };
  }
});

/** The user's symbols come first; economic events fill the remaining rows. */
function shownRows(events: readonly CalendarEvent[]): CalendarEvent[] {
  const own = events.filter(({ symbol }) => symbol !== null).slice(0, maxRows);
  const others = events.filter(({ symbol }) => symbol === null).slice(0, maxRows - own.length);
  const keys = new Set([...own, ...others].map(({ key }) => key));
  return events.filter(({ key }) => keys.has(key));
}

function factsLine(event: CalendarEvent): string {
  const time = event.atMs === null || event.type === "earnings" ? [] : [formatTime(event.atMs)];
  return [...time, ...event.facts.slice(0, 2).map(({ label, value }) => `${label} ${value}`)].join(" · ");
}

function Rows(): ReactNode {
  return (
    <div className="grid gap-3 pt-2 pb-4 px-4">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={30} />
      ))}
    </div>
  );
}
