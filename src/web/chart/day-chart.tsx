import { area, line } from "d3-shape";
import { useMemo, useState } from "react";
import type { PointerEvent, ReactNode } from "react";
import { formatDay } from "../format/format-date.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./day-chart.module.css";
import { thinnedDays } from "./thinned-days.ts";
import { linearScale } from "../ui/linear-scale.ts";

export interface DayLine {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly look: "solid" | "dashed" | "fall";
}

const maxPoints = 1200;

/** Lines over days, with one tab stop whose arrow keys move by day. */
export function DayChart({
  dates,
  lines,
  height,
  format,
  speak = format,
  formatTick,
  summary,
  keys,
  missingWord,
  scale = null,
}: {
  dates: readonly string[];
  lines: readonly DayLine[];
  height: number;
  format: (value: number) => string;
  /** The screen-reader text, where it differs. */
  speak?: (value: number) => string;
  formatTick: (value: number) => string;
  /** One sentence for screen readers. */
  summary: string;
  keys: string;
  missingWord: string;
  /** The ends of the value axis; null for the lowest and the highest value. */
  scale?: { readonly low: number; readonly high: number } | null;
}): ReactNode {
  const [pointed, setPointed] = useState<number | null>(null);
  const last = dates.length - 1;
  const index = Math.min(pointed ?? last, last);
  const { x, y, ticks, paths } = useMemo(() => drawing(dates, lines, scale), [dates, lines, scale]);
  const day = dates[index];
  if (day === undefined) return null;
  const values = lines.map(({ id, label, look, values }) => ({ id, label, look, value: values[index] ?? null }));
  const words = values.map(({ label, value }) => `${label} ${value === null ? missingWord : speak(value)}`).join(", ");
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))));
  };
  return (
    <figure>
      <p className={classNames("flex wrap gap-y-0 gap-x-4 min-line soft secondary", styles.reading)} aria-hidden="true">
        <span className="inline-row gap-1h">{formatDay(day)}</span>
        {values.map(({ id, label, look, value }) => (
          <span className="inline-row gap-1h" key={id}>
            <i className="fixed-size w-16" data-look={look} /> {label}{" "}
            <b className="ink medium">{value === null ? missingWord : format(value)}</b>
          </span>
        ))}
      </p>
      <div className={classNames("grid mt-1h", styles.plot)} style={{ height }}>
        <div className={classNames("relative faint size-meta line-1", styles.axis)} aria-hidden="true">
          {ticks.map((tick) => (
            <span className="absolute nowrap" key={tick} style={{ top: `${y(tick)}%` }}>
              {formatTick(tick)}
            </span>
          ))}
        </div>
        <div
          className={classNames("relative round-1", styles.stage)}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          <svg
            className={classNames("absolute inset-0 full full-height", styles.lines)}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {ticks.map((tick) => (
              <line
                key={tick}
                className={classNames(styles.grid, tick === 0 && styles.zero)}
                x1={0}
                x2={100}
                y1={y(tick)}
                y2={y(tick)}
              />
            ))}
            {paths.map(({ id, look, course, fill }) => (
              <g key={id} data-look={look}>
                {fill === null ? null : <path className={styles.fill} d={fill} />}
                <path className={styles.line} d={course} />
              </g>
            ))}
          </svg>
          {pointed === null ? null : (
            <span
              className={classNames("absolute w-1 on-control", styles.crosshair)}
              style={{ left: `${x(index)}%` }}
              aria-hidden="true"
            />
          )}
          {values.map(({ id, look, value }) =>
            value === null ? null : (
              <span
                key={id}
                className={classNames("absolute round no-pointer h-9", styles.dot)}
                data-look={look}
                style={{ left: `${x(index)}%`, top: `${y(value)}%` }}
                aria-hidden="true"
              />
            ),
          )}
          <input
            type="range"
            className={classNames("absolute full no-pointer h-1", styles.pointer)}
            min={0}
            max={last}
            value={index}
            aria-label={`${summary} ${keys}`}
            aria-valuetext={`${formatDay(day)}: ${words}`}
            onChange={(event) => setPointed(event.target.valueAsNumber)}
            onFocus={() => setPointed(index)}
            onBlur={() => setPointed(null)}
          />
        </div>
      </div>
      <div className={classNames("flex between faint meta", styles.dates)} aria-hidden="true">
        {dateMarks(dates).map((date) => (
          <span key={date}>{formatDay(date)}</span>
        ))}
      </div>
      <figcaption className="visually-hidden">{summary}</figcaption>
    </figure>
  );
}

function drawing(
  dates: readonly string[],
  lines: readonly DayLine[],
  chosen: { readonly low: number; readonly high: number } | null,
) {
  const known = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const isFall = lines.some(({ look }) => look === "fall");
  const [low, high] = [
    known.reduce((a, b) => Math.min(a, b), Infinity),
    known.reduce((a, b) => Math.max(a, b), -Infinity),
  ];
  const bounds: readonly [number, number] =
    chosen !== null
      ? [chosen.low, chosen.high]
      : known.length === 0
        ? [0, 1]
        : isFall
          ? [Math.min(low, -0.01), 0]
          : low === high
            ? [low - 1, high + 1]
            : [low, high];
  const scale = linearScale(bounds, [100, 0]);
  const y = isFall ? scale : scale.nice(4);
  const x = linearScale([0, Math.max(1, dates.length - 1)], [0, 100]);
  const paths = lines.map(({ id, look, values }) => {
    const kept = thinnedDays(values, maxPoints);
    const isKnown = (index: number): boolean => (values[index] ?? null) !== null;
    const at = (index: number): number => y(values[index] ?? 0);
    return {
      id,
      look,
      course: line<number>(x, at).defined(isKnown)([...kept]) ?? "",
      fill: look === "dashed" ? null : area<number>(x, look === "fall" ? y(0) : 100, at).defined(isKnown)([...kept]),
    };
  });
  return { x, y, ticks: y.ticks(isFall ? 3 : 4), paths };
}

/** First, middle and last day, without repeats. */
function dateMarks(dates: readonly string[]): readonly string[] {
  const marks = [0, Math.round((dates.length - 1) / 2), dates.length - 1].flatMap((index) => dates[index] ?? []);
  return [...new Set(marks)];
}
