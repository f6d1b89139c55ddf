import { IconCalendarPlus, IconCheck, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { worstStatus } from "#core/market/provenance.ts";
import { calendarTypes, type CalendarType } from "#core/market/calendar-types.ts";
import { isPlainDate } from "#core/calendar/plain-date.ts";
import { cityOf, formatDay, formatMonth } from "../format/format-date.ts";
import { useNow } from "../format/use-now.ts";
import { type CalendarEvent, eventOrder, localDay } from "../market/calendar-event.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { useCalendar } from "../market/use-calendar.ts";
import { useWatchlists } from "../market/use-watchlists.ts";
import { isTypingIn } from "../shell/is-typing-in.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Select } from "../ui/select.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { Agenda } from "./agenda.tsx";
import { calendarRange, type CalendarView, daysOf, stepped } from "./calendar-range.ts";
import styles from "./calendar.module.css";
import { EventDetail, EventSheet } from "./event-detail.tsx";
import { MonthView } from "./month-view.tsx";
import { sessionEvents } from "./session-events.ts";
import { SubscribeDialog } from "./subscribe-dialog.tsx";
import { WeekView } from "./week-view.tsx";

type Scope = "mine" | "watchlist" | "market";

/** Rows shown at once. Source: product specification, section 9. */
const pageRows = 20;
const ownTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const usualTypes: readonly CalendarType[] = ["earnings", "dividends", "economic", "splits"];
const views = ["agenda", "week", "month"] as const;
const scopes = ["mine", "watchlist", "market"] as const;

/** What is coming, and what came out of it: by the day, the week or the month. */
export function CalendarScreen(): ReactNode {
  const nowMs = useNow("minute");
  const today = localDay(nowMs);
  const [address, setAddress] = useAddress(today);
  const { view, scope, anchor, types } = address;
  const watchlists = useWatchlists();
  const lists = watchlists.data?.watchlists ?? [];
  const list = lists.find(({ id }) => id === address.list) ?? lists.find(({ isDefault }) => isDefault);
  const own = scope === "mine" ? [...new Set(lists.flatMap(({ symbols }) => symbols))] : (list?.symbols ?? []);
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
  // Another question starts with its first page again.
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

  const isLoading = (watchlists.isPending && scope !== "market") || (answer.isPending && answer.events.length === 0);
  const hasNoSymbols = scope !== "market" && !watchlists.isPending && own.length === 0;
  const total =
    types.reduce((sum, type) => sum + (answer.totals[type] ?? 0), 0) + (events.length - answer.events.length);
  const shown = view === "agenda" ? events.slice(0, shownRows) : events;
  const canShowMore = view === "agenda" && (events.length > shownRows || answer.hasMore);
  const next = events.find(
    ({ symbol, date, atMs }) => symbol !== null && (atMs === null ? date >= today : atMs > nowMs),
  );
  const isDown = answer.failed.length > 0 && answer.failed.length === types.length;
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <h1>{text.calendar.title}</h1>
        <SegmentedControl
          label={text.calendar.scope}
          value={scope}
          options={scopes.map((value) => ({ value, label: text.calendar.scopes[value] }))}
          onChange={(next) => setAddress({ scope: next })}
        />
        {scope === "watchlist" && lists.length > 1 && list !== undefined ? (
          <Select
            label={text.calendar.scopes.watchlist}
            hideLabel
            className={styles.listSelect}
            value={list.id}
            options={lists.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => setAddress({ list: id })}
          />
        ) : null}
        <div className={styles.barEnd}>
          <div className={styles.stepper}>
            <IconButton
              label={text.calendar.previous[view]}
              title={text.calendar.previous[view]}
              onClick={() => goTo(stepped(view, anchor, -1))}
            >
              <IconChevronLeft size={18} stroke={1.7} />
            </IconButton>
            <span className={styles.rangeName} aria-live="polite">
              {view === "month" ? formatMonth(anchor) : rangeName(range.from, range.to)}
            </span>
            <IconButton
              label={text.calendar.next[view]}
              title={text.calendar.next[view]}
              onClick={() => goTo(stepped(view, anchor, 1))}
            >
              <IconChevronRight size={18} stroke={1.7} />
            </IconButton>
          </div>
          <Button disabled={anchor === today} onClick={() => goTo(today)}>
            {text.calendar.today}
          </Button>
          <SegmentedControl
            label={text.calendar.view}
            value={view}
            options={views.map((value) => ({ value, label: text.calendar.views[value] }))}
            onChange={(next) => setAddress({ view: next })}
          />
          <Button icon={<IconCalendarPlus size={16} stroke={1.7} />} onClick={() => setIsSubscribing(true)}>
            {text.calendar.subscribe}
          </Button>
        </div>
      </div>
      <fieldset className={styles.types}>
        <legend className="visually-hidden">{text.calendar.types}</legend>
        {calendarTypes.map((type) => {
          const isOn = types.includes(type);
          return (
            <button
              key={type}
              type="button"
              aria-pressed={isOn}
              className={styles.type}
              onClick={() =>
                setAddress({ types: calendarTypes.filter((other) => (other === type ? !isOn : types.includes(other))) })
              }
            >
              {isOn ? <IconCheck size={14} stroke={2} aria-hidden="true" /> : null}
              {text.events.types[type]}
              {isOn && answer.totals[type] !== undefined && !answer.failed.some((one) => one.type === type) ? (
                <span>{answer.totals[type]}</span>
              ) : null}
            </button>
          );
        })}
      </fieldset>
      <div className={classNames(styles.columns, view === "month" && chosen === null && styles.wide)}>
        <Card
          flush
          className={styles.main}
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
              <Problems answer={answer} isDown={isDown} />
              {content()}
              <div className={styles.foot}>
                <span>
                  {text.calendar.zone(cityOf(ownTimeZone))}
                  {worst === undefined || isDown ? null : (
                    <span className={styles.footStatus}>
                      <DataStatus provenance={worst} />
                    </span>
                  )}
                </span>
                {view === "agenda" && total > 0 ? (
                  <span>{text.calendar.shown(shown.length, String(Math.max(total, shown.length)))}</span>
                ) : null}
                {canShowMore ? (
                  <Button
                    size="small"
                    onClick={() => {
                      setMore({ rangeKey, rows: shownRows + pageRows });
                      if (events.length < shownRows + pageRows) answer.loadMore();
                    }}
                  >
                    {text.calendar.more}
                  </Button>
                ) : null}
              </div>
            </>
          )}
        </Card>
        <aside className={styles.side}>
          {sideDetail()}
          {view === "month" ? null : (
            <Card className={styles.monthCard} title={formatMonth(anchor)} level={2}>
              <MonthView anchor={anchor} events={events} today={today} onDay={goTo} onMove={goTo} isSmall />
              <p className={styles.legend}>
                {(["earnings", "dividends", "economic", "hours"] as const).map((type) => (
                  <span key={type}>
                    <i data-type={type} /> {text.events.types[type]}
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
    if (next !== undefined && !isLoading) return <EventDetail key={next.key} event={next} today={today} isNext />;
    return <p className={styles.hint}>{text.calendar.chooseEvent}</p>;
  }

  function content(): ReactNode {
    if (types.length === 0) return <p className={styles.empty}>{text.calendar.noTypes}</p>;
    if (hasNoSymbols && events.length === 0)
      return (
        <div className={styles.empty}>
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
        <div className={styles.empty}>
          <p>{nothingWords(scope)}</p>
          {scope === "market" ? null : (
            <>
              <MarketCount types={types} from={range.from} to={range.to} />
              <Button onClick={() => setAddress({ scope: "market" })}>{text.calendar.showMarket}</Button>
            </>
          )}
        </div>
      );
    return (
      <Agenda
        events={shown}
        today={today}
        nowMs={nowMs}
        chosen={chosen?.key ?? null}
        focusDay={null}
        onChoose={choose}
      />
    );
  }

  function openDay(day: string): void {
    setAddress({ anchor: day, view: "agenda" });
  }
}

/** How many events there are beyond one's own symbols, where they have none. */
function MarketCount({ types, from, to }: { types: readonly CalendarType[]; from: string; to: string }): ReactNode {
  const { totals, isPending, failed } = useCalendar({ types, from, to, symbols: null });
  const count = types.reduce((sum, type) => sum + (totals[type] ?? 0), 0);
  if (isPending || failed.length > 0 || count === 0) return null;
  return <p className={styles.muted}>{text.calendar.marketHas(count)}</p>;
}

function Problems({ answer, isDown }: { answer: ReturnType<typeof useCalendar>; isDown: boolean }): ReactNode {
  const quiet = [...answer.notes, ...answer.notOffered];
  if (answer.failed.length === 0)
    return quiet.map((note) => (
      <p key={note} className={styles.quietNote}>
        {note}
      </p>
    ));
  return (
    <div className={styles.problems} role="alert">
      {isDown ? <p className={styles.problemTitle}>{text.calendar.failedAll}</p> : null}
      {answer.failed
        .filter(({ note }) => !isDown || note !== null)
        .map(({ type, note }) => (
          <p key={type}>{note ?? text.events.couldNotLoad(text.events.types[type])}</p>
        ))}
      {quiet.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {isDown ? null : <p className={styles.muted}>{text.calendar.othersComplete}</p>}
      <Button size="small" onClick={answer.retry}>
        {text.ui.retry}
      </Button>
    </div>
  );
}

function RowSkeletons(): ReactNode {
  return (
    <div className={styles.skeletons}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} height={22} />
      ))}
    </div>
  );
}

function nothingWords(scope: Scope): string {
  if (scope === "market") return text.calendar.nothingMarket;
  return text.calendar.nothing(scope === "mine" ? text.calendar.mySymbols : text.calendar.listSymbols);
}

function rangeName(from: string, to: string): string {
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isSameMonth ? String(Number(from.slice(8))) : formatDay(from, { year: false });
  return `${first} – ${formatDay(to, { year: false })}`;
}

interface Address {
  readonly view: CalendarView;
  readonly scope: Scope;
  readonly list: string | null;
  readonly anchor: string;
  readonly types: readonly CalendarType[];
}

/** What is shown stands in the address, so that it can be kept and shared. */
function useAddress(today: string): [Address, (change: Partial<Address>) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get("date") ?? "";
  const kinds = params.get("types");
  const address: Address = {
    view: views.find((view) => view === params.get("view")) ?? "agenda",
    scope: scopes.find((scope) => scope === params.get("scope")) ?? "mine",
    list: params.get("list"),
    anchor: isPlainDate(asked) ? asked : today,
    types: kinds === null ? usualTypes : calendarTypes.filter((type) => kinds.split(",").includes(type)),
  };
  const change = (next: Partial<Address>): void => {
    const { view, scope, list, anchor, types } = { ...address, ...next };
    setParams(
      {
        ...(view === "agenda" ? {} : { view }),
        ...(scope === "mine" ? {} : { scope }),
        ...(list === null ? {} : { list }),
        ...(anchor === today ? {} : { date: anchor }),
        ...(types.join() === usualTypes.join() ? {} : { types: types.join() }),
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [address, change];
}

/** Page up and down move by week (or month), a full stop goes to today. */
function useDayKeys(anchor: string, today: string, view: CalendarView, goTo: (day: string) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTypingIn(event.target)) return;
      const target =
        event.key === "."
          ? today
          : event.key === "PageUp"
            ? stepped(view, anchor, -1)
            : event.key === "PageDown"
              ? stepped(view, anchor, 1)
              : null;
      if (target === null) return;
      event.preventDefault();
      goTo(target);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });
}
