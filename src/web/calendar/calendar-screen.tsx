import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { worstStatus } from "#core/market/provenance.ts";
import { cityOf, formatMonth } from "../format/format-date.ts";
import { useNow } from "../format/use-now.ts";
import { type CalendarEvent, eventOrder, localDay } from "../market/calendar-event.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import type { Provenance } from "#contract/provenance.ts";
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
          "grid items-start gap-card narrow-cols-1",
          view === "month" && chosen === null ? "cols-1" : "cols-own",
          styles.columns,
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
              <CalendarContent
                address={address}
                range={range}
                events={events}
                rows={visibleEvents}
                hasNoSymbols={hasNoSymbols}
                isDown={isDown}
                today={today}
                nowMs={nowMs}
                chosen={chosen}
                onChoose={choose}
                onDay={openDay}
                onMove={goTo}
                onMarket={() => setAddress({ scope: "market" })}
              />
              <CalendarFoot
                provenance={isDown ? undefined : worst}
                shown={view === "agenda" && total > 0 ? { rows: visibleEvents.length, total } : null}
                moreRows={
                  canShowMore
                    ? Math.max(1, Math.min(pageRows, Math.max(total, events.length) - visibleEvents.length))
                    : 0
                }
                onMore={() => {
                  setMore({ rangeKey, rows: shownRows + pageRows });
                  if (events.length < shownRows + pageRows) answer.loadMore();
                }}
              />
            </>
          )}
        </Card>
        <aside className={classNames("sticky column gap-card min-0 top-0", styles.side)}>
          <SideDetail
            chosen={chosen}
            next={view === "month" ? null : next}
            isLoading={isLoading}
            isNarrow={isNarrow}
            today={today}
          />
          {view === "month" ? null : <SmallMonth anchor={anchor} events={events} today={today} onDay={goTo} />}
        </aside>
      </div>
      {isNarrow && chosen !== null ? (
        <EventSheet key={chosen.key} event={chosen} today={today} onClose={() => setChosen(null)} />
      ) : null}
      <SubscribeDialog isOpen={isSubscribing} onClose={() => setIsSubscribing(false)} />
    </div>
  );

  function openDay(day: string): void {
    setAddress({ anchor: day, view: "agenda" });
  }
}

/** The events as chosen: by day, week or month, or a sentence why there are none. */
function CalendarContent({
  address,
  range,
  events,
  rows,
  hasNoSymbols,
  isDown,
  today,
  nowMs,
  chosen,
  onChoose,
  onDay,
  onMove,
  onMarket,
}: {
  address: ReturnType<typeof useCalendarAddress>[0];
  range: ReturnType<typeof calendarRange>;
  events: readonly CalendarEvent[];
  /** The part of the events that the agenda shows. */
  rows: readonly CalendarEvent[];
  hasNoSymbols: boolean;
  /** True if no type of event could be loaded. */
  isDown: boolean;
  today: string;
  nowMs: number;
  chosen: CalendarEvent | null;
  onChoose: (event: CalendarEvent) => void;
  onDay: (day: string) => void;
  onMove: (day: string) => void;
  onMarket: () => void;
}): ReactNode {
  if (address.types.length === 0)
    return <p className={classNames("row down-page gap-3 soft text-centre", styles.empty)}>{text.calendar.noTypes}</p>;
  if (hasNoSymbols && events.length === 0)
    return (
      <div className={classNames("row down-page gap-3 soft text-centre", styles.empty)}>
        <p>{text.calendar.noSymbols}</p>
        <Button onClick={onMarket}>{text.calendar.showMarket}</Button>
      </div>
    );
  if (address.view === "month")
    return <MonthView anchor={address.anchor} events={events} today={today} onDay={onDay} onMove={onMove} />;
  if (address.view === "week")
    return (
      <WeekView
        days={daysOf(range)}
        events={events}
        today={today}
        chosen={chosen?.key ?? null}
        onChoose={onChoose}
        onDay={onDay}
      />
    );
  if (events.length === 0 && !isDown)
    return (
      <div className={classNames("row down-page gap-3 soft text-centre", styles.empty)}>
        <p>{nothingWords(address.scope)}</p>
        {address.scope === "market" ? null : (
          <>
            <MarketCount types={address.types} from={range.from} to={range.to} />
            <Button onClick={onMarket}>{text.calendar.showMarket}</Button>
          </>
        )}
      </div>
    );
  return <Agenda events={rows} today={today} nowMs={nowMs} chosen={chosen?.key ?? null} onChoose={onChoose} />;
}

/** The chosen event, else the next one. */
function SideDetail({
  chosen,
  next,
  isLoading,
  isNarrow,
  today,
}: {
  chosen: CalendarEvent | null;
  /** Null in a month, which shows the chosen event only. */
  next: CalendarEvent | null | undefined;
  isLoading: boolean;
  isNarrow: boolean;
  today: string;
}): ReactNode {
  if (chosen !== null) return isNarrow ? null : <EventDetail key={chosen.key} event={chosen} today={today} />;
  if (next === null) return null;
  if (isLoading) return <Card state={{ kind: "loading", label: text.calendar.loading }} />;
  if (next !== undefined) return <EventDetail key={next.key} event={next} today={today} isNext />;
  return (
    <p className={classNames("round-card faint text-centre phone-hidden", styles.hint)}>{text.calendar.chooseEvent}</p>
  );
}

function CalendarFoot({
  provenance,
  shown,
  moreRows,
  onMore,
}: {
  provenance: Provenance | undefined;
  /** Null outside the agenda. */
  shown: { readonly rows: number; readonly total: number } | null;
  /** How many rows the button adds; 0 for no button. */
  moreRows: number;
  onMore: () => void;
}): ReactNode {
  return (
    <div className="row wrap between gap-y-1h gap-x-4 py-2 px-4 edge-top-soft quiet min-h-46">
      <span>
        {text.calendar.zone(cityOf(ownTimeZone))}
        {provenance === undefined ? null : (
          <span className={styles.footStatus}>
            <DataStatus provenance={provenance} />
          </span>
        )}
      </span>
      {shown === null ? null : (
        <span>{text.calendar.shown(shown.rows, String(Math.max(shown.total, shown.rows)))}</span>
      )}
      {moreRows === 0 ? null : (
        <Button size="small" onClick={onMore}>
          {text.calendar.more(moreRows)}
        </Button>
      )}
    </div>
  );
}

function SmallMonth({
  anchor,
  events,
  today,
  onDay,
}: {
  anchor: string;
  events: readonly CalendarEvent[];
  today: string;
  onDay: (day: string) => void;
}): ReactNode {
  return (
    <Card className="phone-hidden" title={formatMonth(anchor)} level={2}>
      <MonthView anchor={anchor} events={events} today={today} onDay={onDay} onMove={onDay} isSmall />
      <p className={classNames("flex wrap gap-y-1 gap-x-3h mt-2h quiet", styles.legend)}>
        {(["earnings", "dividends", "economic", "ipo", "splits", "hours"] as const).map((type) => (
          <span className="inline-row gap-1h" key={type}>
            <i className="round" data-type={type} /> {text.events.types[type]}
          </span>
        ))}
      </p>
      <p className="visually-hidden">{text.calendar.arrowHint}</p>
    </Card>
  );
}

function RowSkeletons(): ReactNode {
  return (
    <div className={"grid p-4 gap-4"}>
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
