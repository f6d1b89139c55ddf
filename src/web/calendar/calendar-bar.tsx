import { IconCalendarDot, IconCalendarPlus, IconCheck, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Watchlist } from "#contract/watchlists.ts";
import { calendarTypes } from "#core/market/calendar-types.ts";
import { formatDaySpan, formatMonth } from "../format/format-date.ts";
import type { CalendarAnswer } from "../market/use-calendar.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { FilterSheet } from "../ui/filter-sheet.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Select } from "../ui/select.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { type CalendarRange, stepped } from "./calendar-range.ts";
import styles from "./calendar.module.css";
import { type CalendarAddress, calendarScopes, calendarViews, usualTypes } from "./use-calendar-address.ts";
import { classNames } from "../ui/class-names.ts";

/** Chooses the calendar's symbols, days, view and event types. */
export function CalendarBar({
  address: { view, scope, anchor, types },
  onChange,
  lists,
  list,
  range,
  today,
  answer,
  onSubscribe,
}: {
  address: CalendarAddress;
  onChange: (change: Partial<CalendarAddress>) => void;
  lists: readonly Watchlist[];
  list: Watchlist | undefined;
  range: CalendarRange;
  today: string;
  answer: CalendarAnswer;
  onSubscribe: () => void;
}): ReactNode {
  const isNarrow = useIsNarrow();
  const goTo = (day: string): void => onChange({ anchor: day });
  const hasLists = scope === "watchlist" && lists.length > 1 && list !== undefined;
  const scopes = (
    <>
      <SegmentedControl
        wide={isNarrow}
        label={text.calendar.scope}
        value={scope}
        options={calendarScopes.map((value) => ({ value, label: text.calendar.scopes[value] }))}
        onChange={(next) => onChange({ scope: next })}
      />
      {hasLists ? (
        <Select
          label={text.calendar.scopes.watchlist}
          hideLabel
          className={styles.listSelect}
          value={list.id}
          options={lists.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => onChange({ list: id })}
        />
      ) : null}
    </>
  );
  const views = (
    <SegmentedControl
      wide={isNarrow}
      label={text.calendar.view}
      value={view}
      options={calendarViews.map((value) => ({ value, label: text.calendar.views[value] }))}
      onChange={(next) => onChange({ view: next })}
    />
  );
  const subscribe = (
    <Button icon={<IconCalendarPlus size={16} stroke={1.7} />} onClick={onSubscribe}>
      {text.calendar.subscribe}
    </Button>
  );
  const typeChoice = <TypeChoice types={types} answer={answer} onChange={(next) => onChange({ types: next })} />;
  const days = (
    <div className={classNames("inline-row edge-strong round-control", styles.stepper)}>
      <IconButton
        label={text.calendar.previous[view]}
        title={text.calendar.previous[view]}
        onClick={() => goTo(stepped(view, anchor, -1))}
      >
        <IconChevronLeft size={18} stroke={1.7} />
      </IconButton>
      <span className={classNames("medium text-centre", styles.rangeName)} aria-live="polite">
        {view === "month" ? formatMonth(anchor) : formatDaySpan(range.from, range.to)}
      </span>
      <IconButton
        label={text.calendar.next[view]}
        title={text.calendar.next[view]}
        onClick={() => goTo(stepped(view, anchor, 1))}
      >
        <IconChevronRight size={18} stroke={1.7} />
      </IconButton>
    </div>
  );
  const title = <h1 data-screen-title>{text.calendar.title}</h1>;
  if (isNarrow)
    return (
      <>
        {title}
        <div className="row gap-2">
          {days}
          {anchor === today ? null : (
            <IconButton label={text.calendar.today} title={text.calendar.today} onClick={() => goTo(today)}>
              <IconCalendarDot size={18} stroke={1.7} aria-hidden="true" />
            </IconButton>
          )}
          <FilterSheet count={changedFilters({ scope, view, types })}>
            {scopes}
            {views}
            {typeChoice}
            {subscribe}
          </FilterSheet>
        </div>
      </>
    );
  return (
    <>
      <div className="row wrap gap-y-2 gap-x-3">
        {title}
        {scopes}
        <div className="row wrap gap-y-2 gap-x-3 ml-auto">
          {days}
          <Button disabled={anchor === today} onClick={() => goTo(today)}>
            {text.calendar.today}
          </Button>
          {views}
          {subscribe}
        </div>
      </div>
      {typeChoice}
    </>
  );
}

function TypeChoice({
  types,
  answer,
  onChange,
}: {
  types: CalendarAddress["types"];
  answer: CalendarAnswer;
  onChange: (types: CalendarAddress["types"]) => void;
}): ReactNode {
  return (
    <fieldset className="min-0 edge-none p-0 flex wrap gap-2">
      <legend className="visually-hidden">{text.calendar.types}</legend>
      {calendarTypes.map((type) => {
        const isOn = types.includes(type);
        return (
          <button
            key={type}
            type="button"
            aria-pressed={isOn}
            className={classNames(
              "inline-row min-h-30 touch-min-h-44 py-0 px-3 edge-strong round-control soft gap-2",
              styles.type,
            )}
            onClick={() => onChange(calendarTypes.filter((other) => (other === type ? !isOn : types.includes(other))))}
          >
            {isOn ? <IconCheck size={14} stroke={2} aria-hidden="true" /> : null}
            {text.events.types[type]}
            {isOn && answer.totals[type] !== undefined && !answer.failed.some((one) => one.type === type) ? (
              <span className="faint">{answer.totals[type]}</span>
            ) : null}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Counts the choices that differ from those of a first visit. */
function changedFilters({ scope, view, types }: Pick<CalendarAddress, "scope" | "view" | "types">): number {
  return (
    Number(scope !== calendarScopes[0]) + Number(view !== calendarViews[0]) + Number(types.join() !== usualTypes.join())
  );
}
