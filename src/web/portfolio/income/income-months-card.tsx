import { tickTexts } from "../../ui/tick-texts.ts";
import { IconChartBar, IconTable } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { formatMonth, formatShortYear } from "../../format/format-date.ts";
import { formatPercentChange } from "../../format/format-price.ts";
import { useNow } from "../../format/use-now.ts";
import { Money } from "../../holdings/money.tsx";
import { useMoneyTexts } from "../../holdings/use-money-texts.ts";
import { localDay } from "../../market/calendar-event.ts";
import { figuresText } from "../../text/figures-text.ts";
import { Card } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { useIsNarrow } from "../../ui/use-is-narrow.ts";
import type { Income } from "../figures-types.ts";
import { type IncomeMonth, incomeMonths } from "./income-months.ts";
import styles from "./income.module.css";
import { linearScale } from "../../ui/linear-scale.ts";
import { classNames } from "../../ui/class-names.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { CrosshairInput } from "../../chart/crosshair-input.tsx";
import { PictureButton } from "../../chart/picture-button.tsx";

const words = figuresText.income;
const kinds = ["received", "announced", "estimated"] as const;

/** Income by month, received, announced and estimated, as bars or as a table. */
export function IncomeMonthsCard({ data }: { data: Income }): ReactNode {
  const [span, setSpan] = useState<keyof typeof words.spans>("year");
  const [isTable, setIsTable] = useState(false);
  const today = localDay(useNow("minute"));
  const months = incomeMonths(data.months, today, span);
  return (
    <Card
      title={words.byMonth}
      actions={
        <>
          <SegmentedControl
            label={words.span}
            value={span}
            options={(["year", "years"] as const).map((value) => ({ value, label: words.spans[value] }))}
            onChange={setSpan}
          />
          <IconButton
            label={isTable ? words.showChart : words.showTable}
            title={isTable ? words.showChart : words.showTable}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? <IconChartBar size={17} stroke={1.7} /> : <IconTable size={17} stroke={1.7} />}
          </IconButton>
        </>
      }
    >
      {isTable ? (
        <MonthsTable months={months} currency={data.baseCurrency} />
      ) : (
        <MonthBars months={months} data={data} today={today} />
      )}
      <p className="mt-2h note">{words.before}</p>
    </Card>
  );
}

function MonthBars({
  months,
  data,
  today,
}: {
  months: readonly IncomeMonth[];
  data: Income;
  today: string;
}): ReactNode {
  const [pointed, setPointed] = useState<number | null>(null);
  const money = useMoneyTexts(data.baseCurrency);
  const isNarrow = useIsNarrow();
  const current = Math.max(
    0,
    months.findIndex(({ month }) => month === today.slice(0, 7)),
  );
  const last = months.length - 1;
  const index = Math.min(pointed ?? current, last);
  const selected = months[index];
  const marksEvery = months.length > 30 ? (isNarrow ? 12 : 3) : isNarrow ? 3 : 2;
  if (selected === undefined) return null;
  const highest = Math.max(1, ...months.map(({ total, yearBefore }) => Math.max(total, yearBefore ?? 0)));
  const y = linearScale([0, highest], [0, 100]).nice(4);
  const isCompared = months.some(({ yearBefore }) => yearBefore !== null);
  const summary = words.monthSummary({
    received: money.spoken(data.receivedTwelveMonths),
    expected: money.spoken(data.expectedTwelveMonths),
  });
  const parts = partsOf(selected);
  const spoken = [
    formatMonth(`${selected.month}-15`),
    ...(parts.length === 0
      ? [money.spoken(0)]
      : parts.map((kind) => `${words.kinds[kind]} ${money.spoken(selected[kind])}`)),
    ...(selected.yearBefore !== null
      ? [words.againstYearBefore(money.spoken(selected.yearBefore), changeOf(selected))]
      : []),
  ];
  return (
    <figure>
      <Readout month={selected} currency={data.baseCurrency} />
      <div className={classNames("grid mt-1h pb-5", styles.plot)}>
        <div className={classNames("relative faint size-meta line-1", styles.axis)} aria-hidden="true">
          {tickTexts(y.ticks(4), money.short).map((label, place) => (
            <span className="absolute nowrap" key={label} style={{ bottom: `${y(y.ticks(4)[place] ?? 0)}%` }}>
              {label}
            </span>
          ))}
        </div>
        <div className={"relative round-1 chart-stage"} onPointerLeave={() => setPointed(null)}>
          {y.ticks(4).map((tick) => (
            <span
              key={tick}
              className={classNames("absolute edge-top-soft", styles.grid)}
              style={{ bottom: `${y(tick)}%` }}
              aria-hidden="true"
            />
          ))}
          <div className="absolute inset-0 flex" aria-hidden="true">
            {months.map((month, place) => (
              <div
                key={month.month}
                className={classNames("relative grow min-0", styles.slot)}
                data-pointed={place === index && pointed !== null}
                data-now={place === current}
                onPointerEnter={() => setPointed(place)}
                onPointerDown={() => setPointed(place)}
              >
                {month.yearBefore !== null && month.yearBefore > 0 ? (
                  <i
                    className={classNames("absolute", styles.yearBefore)}
                    data-kind="year-before"
                    style={{ height: `${y(month.yearBefore)}%` }}
                  />
                ) : null}
                <div className={classNames("flex full-height", styles.column)} data-compared={isCompared}>
                  {kinds.map((kind) =>
                    month[kind] === 0 ? null : (
                      <i className="fixed-size" key={kind} data-kind={kind} style={{ height: `${y(month[kind])}%` }} />
                    ),
                  )}
                </div>
                <span className="absolute faint meta">{monthMark(month.month, marksEvery)}</span>
              </div>
            ))}
          </div>
          <CrosshairInput
            last={last}
            index={index}
            label={`${summary} ${words.keys}`}
            spoken={spoken.join(", ")}
            onPoint={setPointed}
          />
        </div>
      </div>
      <Legend summary={summary} isCompared={isCompared} />
    </figure>
  );
}

/** The amounts of the month that is pointed at. */
function Readout({ month, currency }: { month: IncomeMonth; currency: string }): ReactNode {
  const money = useMoneyTexts(currency);
  const parts = partsOf(month);
  return (
    <p className="flex wrap gap-y-0 gap-x-3 min-line soft secondary" aria-hidden="true">
      <span>{formatMonth(`${month.month}-15`)}</span>
      <b className="ink medium">{money.amount(month.total)}</b>
      {parts.length < 2 && parts[0] === "received"
        ? null
        : parts.map((kind) => (
            <span key={kind}>
              {words.kinds[kind]} {money.amount(month[kind])}
            </span>
          ))}
      {month.yearBefore === null ? null : (
        <span>{words.againstYearBefore(money.amount(month.yearBefore), changeOf(month))}</span>
      )}
    </p>
  );
}

function Legend({ summary, isCompared }: { summary: string; isCompared: boolean }): ReactNode {
  return (
    <figcaption className={classNames("flex wrap gap-y-half gap-x-4 soft size-secondary", styles.legend)}>
      <span className="visually-hidden inline-row gap-2">{summary}</span>
      {kinds.map((kind) => (
        <span className="inline-row gap-2" key={kind}>
          <i className="round-half" data-kind={kind} aria-hidden="true" /> {words.kinds[kind]}
        </span>
      ))}
      {isCompared ? (
        <span className="inline-row gap-2">
          <i className="round-half" data-kind="year-before" aria-hidden="true" /> {words.yearBefore}
        </span>
      ) : null}
      <span className="ml-auto">
        <PictureButton title={words.title} />
      </span>
    </figcaption>
  );
}

function partsOf(month: IncomeMonth): readonly (typeof kinds)[number][] {
  return kinds.filter((kind) => month[kind] !== 0);
}

/** Returns the change from the same month a year before, in brackets; nothing without income then. */
function changeOf({ total, yearBefore }: IncomeMonth): string | null {
  return yearBefore === null || yearBefore <= 0 ? null : formatPercentChange((total / yearBefore - 1) * 100);
}

/** Returns the month's short name if it fits, and the year in place of January. */
function monthMark(month: string, every: number): string {
  const number = Number(month.slice(5));
  if (number === 1) return formatShortYear(month);
  return (number - 1) % every === 0 ? (figuresText.performance.months.names[number - 1] ?? "") : "";
}

function MonthsTable({ months, currency }: { months: readonly IncomeMonth[]; currency: string }): ReactNode {
  return (
    <DataTable
      caption={words.tableCaption}
      columns={[
        { id: "month", head: words.month, render: ({ month }) => formatMonth(`${month}-15`) },
        ...kinds.map((kind) => ({
          id: kind,
          head: words.kinds[kind],
          render: (month: IncomeMonth) =>
            month[kind] === 0 ? null : <Money amount={month[kind]} currency={currency} />,
        })),
        { id: "total", head: words.total, render: ({ total }) => <Money amount={total} currency={currency} /> },
        ...(months.every(({ yearBefore }) => yearBefore === null)
          ? []
          : [
              {
                id: "yearBefore",
                head: words.yearBefore,
                render: ({ yearBefore }: IncomeMonth) => <Money amount={yearBefore} currency={currency} />,
              },
            ]),
      ]}
      rows={months.toReversed()}
      keyOf={({ month }) => month}
      inset="none"
      frame="tall"
    />
  );
}
