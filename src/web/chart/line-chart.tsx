import { tickTexts } from "../ui/tick-texts.ts";
import { useMemo, useState } from "react";
import type { PointerEvent, ReactNode } from "react";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { formatDay, formatMonth } from "../format/format-date.ts";
import { classNames } from "../ui/class-names.ts";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { CrosshairInput } from "./crosshair-input.tsx";
import { type DateTick, dateTicks } from "./date-ticks.ts";
import styles from "./line-chart.module.css";
import { type ChartPane, type DrawnPane, drawingOf, endLabels } from "./line-drawing.ts";
import { PictureButton, type PictureWords } from "./picture-button.tsx";

/** A trade on the first pane. */
export interface ChartMark {
  readonly id: string;
  readonly index: number;
  readonly kind: "in" | "out";
  readonly value: number;
  readonly title: string;
}

export interface LineChartProps {
  readonly dates: readonly PlainDate[];
  readonly panes: readonly ChartPane[];
  /**
   * `full` has the scale and the last values at the right and the starts of months or years; `compact` has the scale at
   * the left and three days.
   */
  readonly layout?: "compact" | "full";
  readonly marks?: readonly ChartMark[];
  /** The first day of the hatched, out-of-sample part. */
  readonly unseen?: { readonly index: number; readonly label: string } | null;
  /** Replaces the values above the chart. Null while no day is chosen. */
  readonly renderReading?: (index: number | null) => ReactNode;
  /** Replaces the values that screen readers read out. */
  readonly valueText?: (index: number) => string;
  /** One sentence for screen readers. */
  readonly summary: string;
  readonly keys: string;
  readonly missingWord: string;
  /** Describes the chart when it is saved as a picture. */
  readonly picture: PictureWords;
}

/** Lines over days in panes with common days, one crosshair, and one tab stop whose arrow keys move by day. */
export function LineChart(props: LineChartProps): ReactNode {
  const { dates, panes, layout = "compact", marks = [], unseen = null, missingWord, summary } = props;
  const [pointed, setPointed] = useState<number | null>(null);
  const isNarrow = useIsNarrow();
  const isFull = layout === "full";
  const last = dates.length - 1;
  const index = Math.min(pointed ?? last, last);
  const drawn = panes.map((pane) => ({ pane, drawing: drawingOf(pane, dates.length, isFull) }));
  const ticks = useMemo(() => (isFull ? dateTicks(dates, isNarrow ? 3 : 8) : []), [dates, isFull, isNarrow]);
  const day = dates[index];
  if (day === undefined) return null;
  const x = (at: number): number => (last === 0 ? 100 : (100 * at) / last);
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))));
  };
  return (
    <figure className="min-0">
      <div className="flex items-start gap-2">
        <div className="flex wrap gap-y-0 gap-x-4 min-line min-0 grow soft secondary" aria-hidden="true">
          {props.renderReading === undefined ? (
            <Reading day={day} index={index} panes={panes} missingWord={missingWord} />
          ) : (
            props.renderReading(pointed === null ? null : index)
          )}
        </div>
        <PictureButton {...props.picture} />
      </div>
      <div className={classNames("grid mt-1h", styles.frame)} data-layout={layout}>
        <div
          className={classNames("relative round-1 chart-stage", styles.stage)}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          {unseen === null ? null : <Unseen left={x(unseen.index)} label={unseen.label} />}
          {ticks.map((tick) => (
            <span
              key={tick.index}
              className={classNames("absolute w-1 chart-crosshair", styles.column)}
              style={{ left: `${x(tick.index)}%` }}
              aria-hidden="true"
            />
          ))}
          {drawn.map(({ pane, drawing }, place) => (
            <Pane key={pane.id} pane={pane} drawing={drawing} index={index} x={x} marks={place === 0 ? marks : []} />
          ))}
          {pointed === null ? null : (
            <span
              className="absolute no-pointer w-1 on-control chart-crosshair"
              style={{ left: `${x(index)}%` }}
              aria-hidden="true"
            />
          )}
          <CrosshairInput
            last={last}
            index={index}
            label={`${summary} ${props.keys}`}
            spoken={props.valueText?.(index) ?? spokenValues(day, index, panes, missingWord)}
            onPoint={setPointed}
          />
        </div>
        <div className={classNames("faint size-meta line-1", styles.axis)} aria-hidden="true">
          {drawn.map(({ pane, drawing }) => (
            <Axis key={pane.id} pane={pane} drawing={drawing} isFull={isFull} />
          ))}
        </div>
        {isFull ? <TickDates dates={dates} ticks={ticks} x={x} /> : <EndDates dates={dates} />}
      </div>
      <figcaption className="visually-hidden">{summary}</figcaption>
    </figure>
  );
}

function Reading({
  day,
  index,
  panes,
  missingWord,
}: {
  day: PlainDate;
  index: number;
  panes: readonly ChartPane[];
  missingWord: string;
}): ReactNode {
  return (
    <>
      <span className="inline-row gap-1h">{formatDay(day)}</span>
      {panes.flatMap((pane) =>
        pane.lines.map(({ id, label, look, values }) => (
          <span className="inline-row gap-1h" key={`${pane.id} ${id}`}>
            <i className="fixed-size line-key" data-line={look} /> {label}{" "}
            <b className="ink medium">{worded(values[index], pane.format, missingWord)}</b>
          </span>
        )),
      )}
    </>
  );
}

function Unseen({ left, label }: { left: number; label: string }): ReactNode {
  return (
    <div className={classNames("absolute right-0", styles.unseen)} style={{ left: `${left}%` }} aria-hidden="true">
      <span className="absolute soft meta strong nowrap px-1" data-side={left > 76 ? "before" : "after"}>
        {label}
      </span>
    </div>
  );
}

function Pane({
  pane,
  drawing: { y, levels, paths, candles },
  index,
  x,
  marks,
}: {
  pane: ChartPane;
  drawing: DrawnPane;
  index: number;
  x: (index: number) => number;
  marks: readonly ChartMark[];
}): ReactNode {
  const { band, guide } = pane;
  return (
    <div className={classNames("relative", styles.pane)} style={{ height: pane.height }} aria-hidden="true">
      {pane.title === undefined ? null : (
        <span className={classNames("absolute on-surface soft meta strong left-0", styles.paneTitle)}>
          {pane.title}
        </span>
      )}
      {pane.zones?.map(({ label, at }) => (
        <span key={label} className={classNames("absolute faint meta", styles.zone)} data-at={at}>
          {label}
        </span>
      ))}
      <svg
        className={classNames("absolute inset-0 full full-height", styles.lines)}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        {band === undefined ? null : (
          <rect className={styles.band} x={0} width={100} y={y(band.high)} height={y(band.low) - y(band.high)} />
        )}
        {guide === undefined ? (
          levels.map((level) => (
            <line
              key={level}
              className={styles.grid}
              data-zero={level === 0 || undefined}
              x1={0}
              x2={100}
              y1={y(level)}
              y2={y(level)}
            />
          ))
        ) : (
          <line className={styles.guide} x1={0} x2={100} y1={y(guide)} y2={y(guide)} />
        )}
        {candles === null ? null : (
          <>
            <path className={styles.candle} data-way="up" d={candles.up} />
            <path className={styles.candle} data-way="down" d={candles.down} />
          </>
        )}
        {paths.map(({ id, look, course, fill }) => (
          <g key={id} data-line={look}>
            {fill === null ? null : <path className="chart-fill" d={fill} />}
            <path className="chart-line" d={course} />
          </g>
        ))}
      </svg>
      {marks.map((mark) => (
        <span
          key={mark.id}
          className={classNames("absolute sample", styles.mark)}
          data-kind={mark.kind}
          title={mark.title}
          style={{ left: `${x(mark.index)}%`, top: `${y(mark.value)}%` }}
        >
          {mark.kind === "in" ? "▲" : "▽"}
        </span>
      ))}
      {pane.lines.map(({ id, look, values }) => {
        const value = values[index] ?? null;
        return value === null ? null : (
          <span
            key={id}
            className="absolute round no-pointer h-9 chart-dot"
            data-line={look}
            style={{ left: `${x(index)}%`, top: `${y(value)}%` }}
          />
        );
      })}
    </div>
  );
}

function Axis({
  pane,
  drawing: { y, levels },
  isFull,
}: {
  pane: ChartPane;
  drawing: DrawnPane;
  isFull: boolean;
}): ReactNode {
  const labels = isFull ? endLabels(pane, y) : [];
  const texts = tickTexts(levels, pane.formatTick);
  return (
    <div className="relative" style={{ height: pane.height }}>
      {levels.map((level, place) =>
        labels.some(({ top }) => Math.abs((y(level) * pane.height) / 100 - top) <= 17) ? null : (
          <span key={level} className={classNames("absolute nowrap", styles.tick)} style={{ top: `${y(level)}%` }}>
            {texts[place]}
          </span>
        ),
      )}
      {labels.map(({ id, look, top, words }) => (
        <b
          key={id}
          className={classNames("absolute round-1 on-surface ink strong nowrap py-1 px-1h", styles.endLabel)}
          data-line={look}
          style={{ top }}
        >
          {words}
        </b>
      ))}
    </div>
  );
}

function TickDates({
  dates,
  ticks,
  x,
}: {
  dates: readonly PlainDate[];
  ticks: readonly DateTick[];
  x: (index: number) => number;
}): ReactNode {
  return (
    <div className={classNames("relative faint meta mt-1h", styles.dates)} aria-hidden="true">
      {ticks.map((tick) => (
        <span
          className="absolute nowrap"
          key={tick.index}
          style={{ left: `${x(tick.index)}%` }}
          data-edge={x(tick.index) > 92 || undefined}
        >
          {tickWords(dates[tick.index] ?? "", tick.kind)}
        </span>
      ))}
    </div>
  );
}

/** First, middle and last day, without repeats; with their year if it changes. */
function EndDates({ dates }: { dates: readonly PlainDate[] }): ReactNode {
  const shown = [0, Math.round((dates.length - 1) / 2), dates.length - 1].flatMap((index) => dates[index] ?? []);
  const year = new Set(shown.map((date) => date.slice(0, 4))).size > 1;
  return (
    <div className={classNames("flex between faint meta mt-1h", styles.dates)} aria-hidden="true">
      {[...new Set(shown)].map((date) => (
        <span key={date}>{formatDay(date, { year })}</span>
      ))}
    </div>
  );
}

function spokenValues(day: PlainDate, index: number, panes: readonly ChartPane[], missingWord: string): string {
  const words = panes.flatMap((pane) =>
    pane.lines.map(({ label, values }) => `${label} ${worded(values[index], pane.speak ?? pane.format, missingWord)}`),
  );
  return `${formatDay(day)}: ${words.join(", ")}`;
}

function worded(value: number | null | undefined, format: (value: number) => string, missingWord: string): string {
  return value === null || value === undefined ? missingWord : format(value);
}

function tickWords(date: PlainDate, kind: "year" | "month"): string {
  return kind === "year" ? date.slice(0, 4) : formatMonth(date);
}
