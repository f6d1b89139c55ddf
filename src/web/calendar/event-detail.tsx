import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { openAlert } from "../market/alert-request.ts";
import { directionMark, directionOf } from "../format/direction.ts";
import { formatDay, formatDayOfWeek } from "../format/format-date.ts";
import { formatPercentChange } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";
import type { CalendarEvent } from "../market/calendar-event.ts";
import { EventMark } from "../market/event-mark.tsx";
import { insightsPath } from "../market/insights-path.ts";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { Dialog } from "../ui/dialog.tsx";
import { distance } from "./agenda.tsx";
import styles from "./calendar.module.css";
import { eventTime } from "./event-row.tsx";
import { DataTable } from "../ui/data-table.tsx";

const shownQuarters = 6;

/** All details of an event, as a card beside the list. */
export function EventDetail({
  event,
  today,
  isNext = false,
}: {
  event: CalendarEvent;
  today: string;
  /** True if shown as the next event rather than by choice. */
  isNext?: boolean;
}): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNext) return;
    // In one column the details are below the list.
    const box = card.current?.getBoundingClientRect();
    if (box !== undefined && box.top > window.innerHeight - 80) card.current?.scrollIntoView({ block: "nearest" });
  }, [isNext]);
  return (
    <div ref={card} aria-live={isNext ? undefined : "polite"} className={classNames(isNext && "narrow-hidden")}>
      <Card
        title={
          <span className="inline-row gap-2h">
            <EventMark type={event.type} />
            <span>{detailTitle(event)}</span>
          </span>
        }
        actions={isNext ? <Badge>{text.calendar.comesNext}</Badge> : null}
      >
        <Detail event={event} today={today} />
      </Card>
    </div>
  );
}

/** The same details as a sheet over the page, for phones. */
export function EventSheet({
  event,
  today,
  onClose,
}: {
  event: CalendarEvent;
  today: string;
  onClose: () => void;
}): ReactNode {
  return (
    <Dialog isOpen onClose={onClose} title={detailTitle(event)} sheet>
      <div className="pb-2">
        <Detail event={event} today={today} />
      </div>
    </Dialog>
  );
}

function Detail({ event, today }: { event: CalendarEvent; today: string }): ReactNode {
  return (
    <>
      <p className="block quiet">
        {[event.company, `${formatDayOfWeek(event.date)}, ${distance(event.date, today)}`, timeWords(event)]
          .filter((part) => part !== null)
          .join(" · ")}
      </p>
      {event.facts.length === 0 ? null : (
        <dl className={classNames("grid gap-y-2h gap-x-3h mt-3", styles.detailFacts)}>
          {event.facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="quiet">{label}</dt>
              <dd className="strong">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {event.description === null ? null : <p className="mt-3 soft">{event.description}</p>}
      {event.type === "earnings" && event.symbol !== null ? <PastReports symbol={event.symbol} /> : null}
      {event.symbol === null ? null : (
        <p className="flex wrap gap-2 mt-3h">
          <Link
            className="inline-row justify-center min-control py-0 px-3h edge-control round-control ink"
            to={insightsPath(event.symbol)}
          >
            {text.calendar.openInsights}
          </Link>
          <RemindButton event={event} today={today} />
        </p>
      )}
    </>
  );
}

/** Sets an alert for the day before a future event with a symbol. */
function RemindButton({ event: { symbol, type, date }, today }: { event: CalendarEvent; today: string }): ReactNode {
  if (symbol === null || date <= today || (type !== "earnings" && type !== "dividends")) return null;
  const kind = type === "earnings" ? "earnings" : "dividend";
  return (
    <Button onClick={() => openAlert({ symbol, rule: { kind: "event", event: kind, days: 1 } })}>
      {text.calendar.remindMe}
    </Button>
  );
}

function detailTitle(event: CalendarEvent): string {
  return event.symbol === null ? event.title : text.calendar.eventOf(event.who, event.title);
}

function PastReports({ symbol }: { symbol: string }): ReactNode {
  const { data } = useQuery(query("GET /api/market/fundamentals", { symbol }));
  const reports = (data?.earnings ?? []).filter(({ actual }) => actual !== null).slice(-shownQuarters);
  if (reports.length === 0) return null;
  const beats = reports.filter(({ surprisePercent }) => surprisePercent !== null && surprisePercent > 0).length;
  return (
    <DataTable
      caption={text.calendar.lastReports}
      captionContent={
        <span className="row between strong soft pb-1">
          {text.calendar.lastReports} <span className="faint normal">{text.calendar.beat(beats, reports.length)}</span>
        </span>
      }
      columns={[
        { id: "quarter", head: text.calendar.quarter, className: "soft", render: ({ quarter }) => formatDay(quarter) },
        {
          id: "estimate",
          head: text.events.estimate,
          render: ({ estimate }) => (estimate === null ? missing : fixed(estimate, 2)),
        },
        {
          id: "actual",
          head: text.events.actual,
          render: ({ actual }) => (actual === null ? missing : fixed(actual, 2)),
        },
        {
          id: "surprise",
          head: text.events.surprise,
          render: ({ surprisePercent }) => <Surprise percent={surprisePercent} />,
        },
      ]}
      rows={reports.toReversed()}
      keyOf={({ quarter }) => quarter}
      inset="none"
      className="mt-3h"
    />
  );
}

function timeWords(event: CalendarEvent): string | null {
  const time = eventTime(event);
  return time === "" || time === text.events.allDay ? null : time;
}

function Surprise({ percent }: { percent: number | null }): ReactNode {
  if (percent === null) return missing;
  const direction = directionOf(percent, 2);
  return (
    <span className={direction}>
      {directionMark[direction]} {formatPercentChange(percent)}
    </span>
  );
}
