import { IconChartBar, IconTable } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { formatMonth } from "../../format/format-date.ts";
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
  const y = linearScale([0, Math.max(1, ...months.map(({ total }) => total))], [0, 100]).nice(4);
  const summary = words.monthSummary({
    received: money.spoken(data.receivedTwelveMonths),
    expected: money.spoken(data.expectedTwelveMonths),
  });
  const parts = kinds.filter((kind) => selected[kind] !== 0);
  const spoken = [
    formatMonth(`${selected.month}-15`),
    ...(parts.length === 0
      ? [money.spoken(0)]
      : parts.map((kind) => `${words.kinds[kind]} ${money.spoken(selected[kind])}`)),
  ];
  return (
    <figure>
      <p className="flex wrap gap-y-0 gap-x-3 min-line soft secondary" aria-hidden="true">
        <span>{formatMonth(`${selected.month}-15`)}</span>
        <b className="ink medium">{money.amount(selected.total)}</b>
        {parts.length < 2 && parts[0] === "received"
          ? null
          : parts.map((kind) => (
              <span key={kind}>
                {words.kinds[kind]} {money.amount(selected[kind])}
              </span>
            ))}
      </p>
      <div className={classNames("grid mt-1h pb-5", styles.plot)}>
        <div className={classNames("relative faint size-meta line-1", styles.axis)} aria-hidden="true">
          {y.ticks(4).map((tick) => (
            <span className="absolute nowrap" key={tick} style={{ bottom: `${y(tick)}%` }}>
              {money.short(tick)}
            </span>
          ))}
        </div>
        <div className={classNames("relative round-1", styles.stage)} onPointerLeave={() => setPointed(null)}>
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
                <div className={classNames("flex full-height", styles.column)}>
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
          <input
            type="range"
            className={classNames("absolute full no-pointer h-1", styles.pointer)}
            min={0}
            max={last}
            value={index}
            aria-label={`${summary} ${words.keys}`}
            aria-valuetext={spoken.join(", ")}
            onChange={(event) => setPointed(event.target.valueAsNumber)}
            onFocus={() => setPointed(index)}
            onBlur={() => setPointed(null)}
          />
        </div>
      </div>
      <figcaption className={classNames("flex wrap gap-y-half gap-x-4 soft size-secondary", styles.legend)}>
        <span className="visually-hidden inline-row gap-2">{summary}</span>
        {kinds.map((kind) => (
          <span className="inline-row gap-2" key={kind}>
            <i className="round-half" data-kind={kind} aria-hidden="true" /> {words.kinds[kind]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** Returns the month's short name if it fits, and the year in place of January. */
function monthMark(month: string, every: number): string {
  const number = Number(month.slice(5));
  if (number === 1) return `’${month.slice(2, 4)}`;
  return (number - 1) % every === 0 ? (figuresText.performance.months.names[number - 1] ?? "") : "";
}

function MonthsTable({ months, currency }: { months: readonly IncomeMonth[]; currency: string }): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long table must scroll by keyboard
    <section className={classNames("scroll", styles.scroll)} tabIndex={0} aria-label={words.tableCaption}>
      <table className={classNames("nowrap", styles.table)}>
        <caption className="visually-hidden">{words.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {words.kinds[kind]}
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => (
            <tr key={month.month}>
              <th scope="row">{formatMonth(`${month.month}-15`)}</th>
              {[...kinds, "total" as const].map((kind) => (
                <td key={kind}>
                  {month[kind] === 0 && kind !== "total" ? null : <Money amount={month[kind]} currency={currency} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
