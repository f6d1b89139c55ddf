import { IconCalendarPlus, IconCheck, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Watchlist } from "#contract/watchlists.ts";
import { calendarTypes } from "#core/market/calendar-types.ts";
import { formatDay, formatMonth } from "../format/format-date.ts";
import { chosenFormats } from "../format/locale.ts";
import type { CalendarAnswer } from "../market/use-calendar.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Select } from "../ui/select.tsx";
import { type CalendarRange, stepped } from "./calendar-range.ts";
import styles from "./calendar.module.css";
import { type CalendarAddress, calendarScopes, calendarViews } from "./use-calendar-address.ts";
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
  const goTo = (day: string): void => onChange({ anchor: day });
  return (
    <>
      <div className={classNames("row wrap gap-y-2 gap-x-3 phone-cols-1", styles.bar)}>
        <h1 className="phone-absolute phone-clip phone-w-1 phone-h-1" data-screen-title>
          {text.calendar.title}
        </h1>
        <SegmentedControl
          label={text.calendar.scope}
          value={scope}
          options={calendarScopes.map((value) => ({ value, label: text.calendar.scopes[value] }))}
          onChange={(next) => onChange({ scope: next })}
        />
        {scope === "watchlist" && lists.length > 1 && list !== undefined ? (
          <Select
            label={text.calendar.scopes.watchlist}
            hideLabel
            className={styles.listSelect}
            value={list.id}
            options={lists.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => onChange({ list: id })}
          />
        ) : null}
        <div className={classNames("row wrap gap-y-2 gap-x-3 ml-auto phone-ml-0", styles.barEnd)}>
          <div className={classNames("inline-row edge-strong round-control", styles.stepper)}>
            <IconButton
              label={text.calendar.previous[view]}
              title={text.calendar.previous[view]}
              onClick={() => goTo(stepped(view, anchor, -1))}
            >
              <IconChevronLeft size={18} stroke={1.7} />
            </IconButton>
            <span className={classNames("medium text-centre", styles.rangeName)} aria-live="polite">
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
            options={calendarViews.map((value) => ({ value, label: text.calendar.views[value] }))}
            onChange={(next) => onChange({ view: next })}
          />
          <Button icon={<IconCalendarPlus size={16} stroke={1.7} />} onClick={onSubscribe}>
            {text.calendar.subscribe}
          </Button>
        </div>
      </div>
      <fieldset
        className={classNames("min-0 edge-none p-0 flex wrap gap-2 phone-no-wrap phone-scroll-x", styles.types)}
      >
        <legend className="visually-hidden">{text.calendar.types}</legend>
        {calendarTypes.map((type) => {
          const isOn = types.includes(type);
          return (
            <button
              key={type}
              type="button"
              aria-pressed={isOn}
              className={classNames("inline-row min-h-30 py-0 px-3 edge-strong round-control soft gap-2", styles.type)}
              onClick={() =>
                onChange({ types: calendarTypes.filter((other) => (other === type ? !isOn : types.includes(other))) })
              }
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
    </>
  );
}

function rangeName(from: string, to: string): string {
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  // Only a day-first format can give the month once.
  const isShort = isSameMonth && chosenFormats().dates === "day-month";
  const first = isShort ? String(Number(from.slice(8))) : formatDay(from, { year: false });
  return `${first} – ${formatDay(to, { year: false })}`;
}
