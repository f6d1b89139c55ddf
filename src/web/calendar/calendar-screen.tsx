import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { worstStatus } from "#core/market/provenance.ts";
import { cityOf, formatMonth } from "../format/format-date.ts";
import { useNow } from "../format/use-now.ts";
import { type CalendarEvent, eventOrder, localDay } from "../market/calendar-event.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { useCalendar } from "../market/use-calendar.ts";
import { useHeldSymbols } from "../holdings/use-held-symbols.ts";
import { useHoldings } from "../holdings/use-portfolio.ts";
import { useWatchlists } from "../market/use-watchlists.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { arrivalMs, useIsLate } from "../ui/use-is-late.ts";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { Agenda } from "./agenda.tsx";
import { CalendarBar } from "./calendar-bar.tsx";
import { CalendarProblems, MarketCount } from "./calendar-notes.tsx";
import { calendarRange, daysOf } from "./calendar-range.ts";
import styles from "./calendar.module.css";
import { EventDetail, EventSheet } from "./event-detail.tsx";
import { MonthView } from "./month-view.tsx";
import { sessionEvents } from "./session-events.ts";
import { SubscribeDialog } from "./subscribe-dialog.tsx";
import { type CalendarScope, useCalendarAddress } from "./use-calendar-address.ts";
import { useDayKeys } from "./use-day-keys.ts";
import { WeekView } from "./week-view.tsx";

/** Rows shown at once. Source: product specification, section 9. */
const pageRows = 20;
const ownTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Upcoming events and their results, by day, week or month. */
export function CalendarScreen(): ReactNode {
  const nowMs = useNow("minute");
  const today = localDay(nowMs);
  const [address, setAddress] = useCalendarAddress(today);
  const { view, scope, anchor, types } = address;
  const watchlists = useWatchlists();
  const lists = watchlists.data?.watchlists ?? [];
  const list = lists.find(({ id }) => id === address.list) ?? lists.find(({ isDefault }) => isDefault);
  const holdings = useHoldings();
  const heldSymbols = useHeldSymbols();
  const own =
    scope === "mine"
      ? [...new Set([...heldSymbols, ...lists.flatMap(({ symbols }) => symbols)])]
      : (list?.symbols ?? []);
  const range = calendarRange(view, anchor, today);
  const answer = useCalendar({ types, ...range, symbols: scope === "market" ? null : own });
  const events = useMemo(() => {
    const days = daysOf({ from: range.from, to: range.to });
    return [...answer.events, ...sessionEvents(days)]
      .filter(({ date }) => date >= range.from && date <= range.to)
      .toSorted(eventOrder);
  }, [answer.events, range.from, range.to]);

  const [chosen, setChosen] = useState<CalendarEvent | null>(null);
  const isNarrow = useIsNarrow();
  const [isSubscribing, setIsSubscribing] = useState(false);
  const rangeKey = `${view} ${scope} ${list?.id} ${range.from} ${range.to} ${types.join()}`;
  // A new query starts with its first page.
  const [more, setMore] = useState({ rangeKey, rows: pageRows });
  const shownRows = more.rangeKey === rangeKey ? more.rows : pageRows;
  const choose = (event: CalendarEvent): void => setChosen(event.key === chosen?.key ? null : event);
  const goTo = (day: string): void => setAddress({ anchor: day });
  useDayKeys(anchor, today, view, goTo);

  const statuses = answer.provenances.map(({ status }) => status);
  const status = worstStatus(statuses);
  const worst = answer.provenances.find((provenance) => provenance.status === status);
  useDataEntry(
    worst === undefined || status === null
      ? null
      : { id: "calendar", label: text.calendar.title, ...worst, status, onRetry: answer.retry },
  );

  // Event types load separately. Show them together the first time so rows don't jump.
  const isPending = answer.isPending || (scope !== "market" && (watchlists.isPending || holdings.isPending));
  const isLate = useIsLate(isPending, arrivalMs);
  const [hasArrived, setHasArrived] = useState(false);
  if (!hasArrived && (!isPending || isLate)) setHasArrived(true);
  const isLoading =
    !hasArrived || (watchlists.isPending && scope !== "market") || (answer.isPending && answer.events.length === 0);
  const hasNoSymbols = scope !== "market" && !watchlists.isPending && own.length === 0;
  const total =
    types.reduce((sum, type) => sum + (answer.totals[type] ?? 0), 0) + (events.length - answer.events.length);
  const visibleEvents = view === "agenda" ? events.slice(0, shownRows) : events;
  const canShowMore = view === "agenda" && (events.length > shownRows || answer.hasMore);
  const next = events.find(
    ({ symbol, date, atMs }) => symbol !== null && (atMs === null ? date >= today : atMs > nowMs),
  );
  const isDown = answer.failed.length > 0 && answer.failed.length === types.length;
  return (
    <div className="column gap-card">
      <CalendarBar
        address={address}
        onChange={setAddress}
        lists={lists}
        list={list}
        range={range}
        today={today}
        answer={answer}
        onSubscribe={() => setIsSubscribing(true)}
      />
      <div
        className={classNames(
          "grid items-start gap-card",
          styles.columns,
          view === "month" && chosen === null && styles.wide,
        )}
      >
        <Card
          flush
          className="min-0"
          state={
            isLoading
              ? { kind: "loading", label: text.calendar.loading, skeleton: <RowSkeletons /> }
              : answer.isFetching
                ? { kind: "refreshing" }
                : { kind: "ready" }
          }
        >
          <h2 className="visually-hidden">{text.calendar.views[view]}</h2>
          {isLoading ? null : (
            <>
              <CalendarProblems answer={answer} isDown={isDown} />
              {content()}
              <div className="row wrap between gap-y-1h gap-x-4 py-2 px-4 edge-top-soft quiet min-h-46">
                <span>
                  {text.calendar.zone(cityOf(ownTimeZone))}
                  {worst === undefined || isDown ? null : (
                    <span className={styles.footStatus}>
                      <DataStatus provenance={worst} />
                    </span>
                  )}
                </span>
                {view === "agenda" && total > 0 ? (
                  <span>
                    {text.calendar.shown(visibleEvents.length, String(Math.max(total, visibleEvents.length)))}
                  </span>
                ) : null}
                {canShowMore ? (
                  <Button
                    size="small"
                    onClick={() => {
                      setMore({ rangeKey, rows: shownRows + pageRows });
                      if (events.length < shownRows + pageRows) answer.loadMore();
                    }}
                  >
                    {text.calendar.more(
                      Math.max(1, Math.min(pageRows, Math.max(total, events.length) - visibleEvents.length)),
                    )}
                  </Button>
                ) : null}
              </div>
            </>
          )}
        </Card>
        <aside className={classNames("sticky column gap-card min-0 top-0", styles.side)}>
          {sideDetail()}
          {view === "month" ? null : (
            <Card className="phone-hidden" title={formatMonth(anchor)} level={2}>
              <MonthView anchor={anchor} events={events} today={today} onDay={goTo} onMove={goTo} isSmall />
              <p className={classNames("flex wrap gap-y-1 gap-x-3h mt-2h quiet", styles.legend)}>
                {(["earnings", "dividends", "economic", "ipo", "splits", "hours"] as const).map((type) => (
                  <span className="inline-row gap-1h" key={type}>
                    <i className="round" data-type={type} /> {text.events.types[type]}
                  </span>
                ))}
              </p>
              <p className="visually-hidden">{text.calendar.arrowHint}</p>
            </Card>
          )}
        </aside>
      </div>
      {isNarrow && chosen !== null ? (
        <EventSheet key={chosen.key} event={chosen} today={today} onClose={() => setChosen(null)} />
      ) : null}
      <SubscribeDialog isOpen={isSubscribing} onClose={() => setIsSubscribing(false)} />
    </div>
  );

  function sideDetail(): ReactNode {
    if (chosen !== null) return isNarrow ? null : <EventDetail key={chosen.key} event={chosen} today={today} />;
    if (view === "month") return null;
    if (isLoading) return <Card state={{ kind: "loading", label: text.calendar.loading }} />;
    if (next !== undefined) return <EventDetail key={next.key} event={next} today={today} isNext />;
    return (
      <p className={classNames("round-card faint text-centre phone-hidden", styles.hint)}>
        {text.calendar.chooseEvent}
      </p>
    );
  }

  function content(): ReactNode {
    if (types.length === 0)
      return (
        <p className={classNames("row down-page gap-3 soft text-centre", styles.empty)}>{text.calendar.noTypes}</p>
      );
    if (hasNoSymbols && events.length === 0)
      return (
        <div className={classNames("row down-page gap-3 soft text-centre", styles.empty)}>
          <p>{text.calendar.noSymbols}</p>
          <Button onClick={() => setAddress({ scope: "market" })}>{text.calendar.showMarket}</Button>
        </div>
      );
    if (view === "month")
      return <MonthView anchor={anchor} events={events} today={today} onDay={openDay} onMove={goTo} />;
    if (view === "week")
      return (
        <WeekView
          days={daysOf(range)}
          events={events}
          today={today}
          chosen={chosen?.key ?? null}
          onChoose={choose}
          onDay={openDay}
        />
      );
    if (events.length === 0 && !isDown)
      return (
        <div className={classNames("row down-page gap-3 soft text-centre", styles.empty)}>
          <p>{nothingWords(scope)}</p>
          {scope === "market" ? null : (
            <>
              <MarketCount types={types} from={range.from} to={range.to} />
              <Button onClick={() => setAddress({ scope: "market" })}>{text.calendar.showMarket}</Button>
            </>
          )}
        </div>
      );
    return <Agenda events={visibleEvents} today={today} nowMs={nowMs} chosen={chosen?.key ?? null} onChoose={choose} />;
  }

  function openDay(day: string): void {
    setAddress({ anchor: day, view: "agenda" });
  }
}

function RowSkeletons(): ReactNode {
  return (
    <div className={classNames("grid p-4", styles.skeletons)}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} height={22} />
      ))}
    </div>
  );
}

function nothingWords(scope: CalendarScope): string {
  if (scope === "market") return text.calendar.nothingMarket;
  return text.calendar.nothing(scope === "mine" ? text.calendar.mySymbols : text.calendar.listSymbols);
}
