import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Quote } from "#contract/market.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { problemDetails } from "../api/api-problem.ts";
import { formatDay, formatDayOfWeek, formatTime } from "../format/format-date.ts";
import { formatPercent, formatPercentChange, formatPrice } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";
import { useNow } from "../format/use-now.ts";
import { type CalendarEvent, localDay } from "../market/calendar-event.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { EventMark } from "../market/event-mark.tsx";
import { isOld } from "../market/is-old.ts";
import { type CalendarAnswer, useCalendar } from "../market/use-calendar.ts";
import { query } from "../shell/query.ts";
import { symbolTabsText } from "../text/symbol-tabs-text.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Select } from "../ui/select.tsx";
import { arrivalMs, useIsLate } from "../ui/use-is-late.ts";
import styles from "./tabs-content.module.css";
import { useFundamentals } from "./use-fundamentals.ts";
import { classNames } from "../ui/class-names.ts";
import { DataTable } from "../ui/data-table.tsx";

const words = symbolTabsText.symbolEvents;
const types = ["earnings", "dividends", "splits"] as const;
/** The longest range the calendar accepts, less today. */
const reachDays = 99;

/** A symbol's past and upcoming events, and the move its options imply. */
export default function EventsTab({ symbol, quote }: { symbol: string; quote: Quote | undefined }): ReactNode {
  const today = localDay(useNow("minute"));
  const coming = useCalendar({ types, from: today, to: addDays(today, reachDays), symbols: [symbol] });
  const past = useCalendar({ types, from: addDays(today, -reachDays), to: addDays(today, -1), symbols: [symbol] });
  const provenances = [...coming.provenances, ...past.provenances];
  const status = worstStatus(provenances.map((one) => one.status));
  const worst = provenances.find((one) => one.status === status);
  useDataEntry(
    worst === undefined
      ? null
      : {
          id: "events",
          label: text.symbolPage.tabNames.events,
          ...worst,
          onRetry: () => {
            coming.retry();
            past.retry();
          },
        },
  );
  return (
    <div className={classNames("grid items-start gap-card cols-own narrow-cols-1", styles.columns)}>
      <div className="grid gap-card min-0">
        <EventList title={words.coming} none={words.noneComing} answer={coming} events={coming.events} />
        <EventList title={words.past} none={words.nonePast} answer={past} events={past.events.toReversed()} />
      </div>
      <div className="grid gap-card min-0">
        <OptionsCard symbol={symbol} quote={quote} />
        <ReportedCard symbol={symbol} />
      </div>
    </div>
  );
}

function EventList({
  title,
  none,
  answer,
  events,
}: {
  title: string;
  none: string;
  answer: CalendarAnswer;
  events: readonly CalendarEvent[];
}): ReactNode {
  const isDown = answer.failed.length > 0;
  const isLate = useIsLate(answer.isPending, arrivalMs);
  return (
    <Card
      title={title}
      flush
      state={
        answer.isPending && (events.length === 0 || !isLate)
          ? { kind: "loading", label: words.loading }
          : answer.isFetching
            ? { kind: "refreshing" }
            : { kind: "ready" }
      }
    >
      {isDown ? (
        <div className="pt-1 pb-3 px-4">
          <Alert>
            {answer.failed.map(({ type, note }) => (
              <p key={type}>{note ?? words.failed(text.events.types[type].toLowerCase())}</p>
            ))}
            <Button size="small" onClick={answer.retry}>
              {text.ui.retry}
            </Button>
          </Alert>
        </div>
      ) : null}
      {answer.notes.map((note) => (
        <p key={note} className="pt-1h pb-3h px-4 soft">
          {note}
        </p>
      ))}
      {events.length === 0 && answer.failed.length < types.length ? (
        <p className="pt-1h pb-3h px-4 soft">{none}</p>
      ) : null}
      <ul className={classNames("p-0", styles.events)}>
        {events.map((event) => (
          <li className="grid items-center gap-y-1 gap-x-3h py-1h px-4 edge-top-soft" key={event.key}>
            <EventMark type={event.type} />
            <span className="medium nowrap">
              {formatDayOfWeek(event.date)}
              {event.atMs === null ? null : <small className="block quiet">{formatTime(event.atMs)}</small>}
            </span>
            <span className="min-0">
              {event.title}
              {event.description === null ? null : <small className="block quiet">{event.description}</small>}
            </span>
            <span className={classNames("flex wrap justify-end gap-y-half gap-x-3h faint", styles.eventFacts)}>
              {event.facts.map(({ label, value }) => (
                <span key={label}>
                  {label} <b className="ink medium">{value}</b>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OptionsCard({ symbol, quote }: { symbol: string; quote: Quote | undefined }): ReactNode {
  const [expiry, setExpiry] = useState<string | null>(null);
  // The previous expiry's chain stays until the next one has loaded, with the choice and its focus.
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query("GET /api/market/options", { symbol, ...(expiry === null ? {} : { expiry }) }),
    placeholderData: keepPreviousData,
  });
  const price = data?.underlyingPrice ?? null;
  const move = data?.impliedMove ?? null;
  const shownExpiry = data?.expiry ?? expiry;
  const kind = { currency: quote?.currency ?? null, type: quote?.type ?? null, price, symbol };
  return (
    <Card
      title={words.options}
      beside={
        data !== undefined && isOld(data.provenance.status) ? (
          <DataStatus provenance={data.provenance} exchange={null} />
        ) : null
      }
      state={
        data === undefined
          ? error === null
            ? { kind: "loading", label: words.loadingOptions }
            : error.code === "unknown-symbol"
              ? { kind: "empty", message: words.noOptions }
              : {
                  kind: "error",
                  message: words.optionsFailed,
                  details: problemDetails(error),
                  onRetry: () => void refetch(),
                }
          : { kind: isPlaceholderData ? "refreshing" : "ready" }
      }
    >
      {move === null || price === null || shownExpiry === null ? (
        <p className={classNames("quiet", styles.quiet)}>{words.noOptions}</p>
      ) : (
        <>
          <p className={classNames("body pretty", styles.move)}>
            {words.move(
              formatPercent(move * 100, 1),
              formatDay(shownExpiry),
              formatPrice(price * (1 - move), kind),
              formatPrice(price * (1 + move), kind),
            )}
          </p>
          <p className={classNames("quiet", styles.quiet)}>{words.moveNote}</p>
        </>
      )}
      {data !== undefined && data.expiries.length > 1 && shownExpiry !== null ? (
        <Select
          label={words.expiry}
          className={classNames("mt-3", styles.expiry)}
          value={expiry ?? shownExpiry}
          options={[...new Set([...data.expiries, expiry ?? shownExpiry])]
            .toSorted()
            .map((day) => ({ value: day, label: formatDay(day) }))}
          onChange={setExpiry}
        />
      ) : null}
    </Card>
  );
}

function ReportedCard({ symbol }: { symbol: string }): ReactNode {
  const { data } = useFundamentals(symbol);
  if (data === undefined || data.earnings.length === 0) return null;
  const number = (value: number | null): string => (value === null ? missing : fixed(value, 2));
  return (
    <Card title={words.reported} flush>
      <DataTable
        caption={words.reported}
        columns={[
          { id: "quarter", head: words.quarter, render: ({ quarter }) => formatDay(quarter) },
          { id: "estimate", head: words.estimate, render: ({ estimate }) => number(estimate) },
          { id: "actual", head: words.actual, render: ({ actual }) => number(actual) },
          {
            id: "surprise",
            head: words.surprise,
            render: ({ surprisePercent }) => formatPercentChange(surprisePercent),
          },
        ]}
        rows={data.earnings.toReversed()}
        keyOf={({ quarter }) => quarter}
      />
    </Card>
  );
}
