import { area, line } from "d3-shape";
import { useMemo, useState } from "react";
import type { PointerEvent, ReactNode } from "react";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { formatDay, formatMonth } from "../format/format-date.ts";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { thinnedDays } from "../chart/thinned-days.ts";
import { dateTicks } from "./date-ticks.ts";
import styles from "./lab-chart.module.css";
import { linearScale } from "../ui/linear-scale.ts";
import { classNames } from "../ui/class-names.ts";

/** Line colours: the strategy, buy and hold, then others in a fixed order. */
export type LineLook = "own" | "hold" | "third" | "fourth" | "fifth" | "sixth" | "plain";

export interface LabLine {
  readonly id: string;
  readonly label: string;
  readonly look: LineLook;
  readonly values: readonly (number | null)[];
  readonly isFilled?: boolean;
  /** Labels the last value at the right edge. */
  readonly hasEndLabel?: boolean;
  /** Shown in the legend, but drawn by its pane's candles. */
  readonly isHidden?: boolean;
}

/** A bar as a candle. Bars that lack a value are left out. */
export interface LabCandles {
  readonly open: readonly number[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly close: readonly number[];
}

export interface LabPane {
  readonly id: string;
  /** Inside the pane, at its top. */
  readonly title?: string;
  readonly lines: readonly LabLine[];
  readonly height: number;
  readonly candles?: LabCandles;
  /** True if values are 0 or below. */
  readonly isFall?: boolean;
  /** Uses a logarithmic axis, for values above 0 only. */
  readonly isLog?: boolean;
  readonly format: (value: number) => string;
  /** The screen-reader text, where it differs. */
  readonly speak?: (value: number) => string;
  readonly formatTick: (value: number) => string;
}

/** A trade on the first pane. */
export interface LabMark {
  readonly id: string;
  readonly index: number;
  readonly kind: "in" | "out";
  readonly value: number;
  readonly title: string;
}

const maxPoints = 1400;

/** Lines over days in panes with common days, one crosshair and one tab stop. */
export function LabChart({
  dates,
  panes,
  marks = [],
  unseen = null,
  summary,
  keys,
  missingWord,
}: {
  dates: readonly PlainDate[];
  panes: readonly LabPane[];
  marks?: readonly LabMark[];
  /** The first day of the hatched, out-of-sample part. */
  unseen?: { readonly index: number; readonly label: string } | null;
  /** One sentence for screen readers. */
  summary: string;
  keys: string;
  missingWord: string;
}): ReactNode {
  const [pointed, setPointed] = useState<number | null>(null);
  const isNarrow = useIsNarrow();
  const last = dates.length - 1;
  const index = Math.min(pointed ?? last, last);
  const drawn = useMemo(() => panes.map((pane) => ({ pane, ...drawing(pane, dates.length) })), [panes, dates]);
  const ticks = useMemo(() => dateTicks(dates, isNarrow ? 3 : 8), [dates, isNarrow]);
  const day = dates[index];
  if (day === undefined) return null;
  const x = (at: number): number => (100 * at) / Math.max(1, last);
  const words = panes.flatMap((pane) =>
    pane.lines.map(({ label, values }) => `${label} ${worded(values[index], pane.speak ?? pane.format, missingWord)}`),
  );
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))));
  };
  return (
    <figure className="min-0">
      <p className={classNames("flex wrap gap-y-0 gap-x-4 min-line soft secondary", styles.reading)} aria-hidden="true">
        <span className="inline-row gap-1h">{formatDay(day)}</span>
        {panes.flatMap((pane) =>
          pane.lines.map(({ id, label, look, values }) => (
            <span className="inline-row gap-1h" key={`${pane.id} ${id}`}>
              <i className="fixed-size w-16" data-look={look} /> {label}{" "}
              <b className="ink medium">{worded(values[index], pane.format, missingWord)}</b>
            </span>
          )),
        )}
      </p>
      <div className={classNames("grid mt-1h", styles.frame)}>
        <div
          className={classNames("relative round-1", styles.stage)}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          {unseen === null ? null : (
            <div
              className={classNames("absolute right-0", styles.unseen)}
              style={{ left: `${x(unseen.index)}%` }}
              aria-hidden="true"
            >
              <span
                className="absolute soft meta strong nowrap px-1"
                data-side={x(unseen.index) > 76 ? "before" : "after"}
              >
                {unseen.label}
              </span>
            </div>
          )}
          {ticks.map((tick) => (
            <span
              key={tick.index}
              className={classNames("absolute w-1", styles.column)}
              style={{ left: `${x(tick.index)}%` }}
              aria-hidden="true"
            />
          ))}
          {drawn.map(({ pane, y, levels, paths, candles }, place) => (
            <div
              key={pane.id}
              className={classNames("relative", styles.pane)}
              style={{ height: pane.height }}
              aria-hidden="true"
            >
              {pane.title === undefined ? null : (
                <span className={classNames("absolute on-surface soft meta strong left-0", styles.paneTitle)}>
                  {pane.title}
                </span>
              )}
              <svg
                className={classNames("absolute inset-0 full full-height", styles.lines)}
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
              >
                {levels.map((level) => (
                  <line key={level} className={styles.grid} x1={0} x2={100} y1={y(level)} y2={y(level)} />
                ))}
                {candles === null ? null : (
                  <>
                    <path className={styles.candle} data-way="up" d={candles.up} />
                    <path className={styles.candle} data-way="down" d={candles.down} />
                  </>
                )}
                {paths.map(({ id, look, course, fill }) => (
                  <g key={id} data-look={look}>
                    {fill === null ? null : <path className={styles.fill} d={fill} />}
                    <path className={styles.line} d={course} />
                  </g>
                ))}
              </svg>
              {place > 0
                ? null
                : marks.map((mark) => (
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
                    className={classNames("absolute round no-pointer h-9", styles.dot)}
                    data-look={look}
                    style={{ left: `${x(index)}%`, top: `${y(value)}%` }}
                  />
                );
              })}
            </div>
          ))}
          {pointed === null ? null : (
            <span
              className={classNames("absolute no-pointer w-1 on-control", styles.crosshair)}
              style={{ left: `${x(index)}%` }}
              aria-hidden="true"
            />
          )}
          <input
            type="range"
            className={classNames("absolute full no-pointer h-1", styles.pointer)}
            min={0}
            max={last}
            value={index}
            aria-label={`${summary} ${keys}`}
            aria-valuetext={`${formatDay(day)}: ${words.join(", ")}`}
            onChange={(event) => setPointed(event.target.valueAsNumber)}
            onFocus={() => setPointed(index)}
            onBlur={() => setPointed(null)}
          />
        </div>
        <div className={classNames("faint size-meta line-1", styles.axis)} aria-hidden="true">
          {drawn.map(({ pane, y, levels }) => {
            const labels = endLabels(pane, y);
            return (
              <div className="relative" key={pane.id} style={{ height: pane.height }}>
                {levels
                  .filter((level) => labels.every(({ top }) => Math.abs((y(level) * pane.height) / 100 - top) > 17))
                  .map((level) => (
                    <span
                      key={level}
                      className={classNames("absolute nowrap", styles.tick)}
                      style={{ top: `${y(level)}%` }}
                    >
                      {pane.formatTick(level)}
                    </span>
                  ))}
                {labels.map(({ id, look, top, words }) => (
                  <b
                    key={id}
                    className={classNames("absolute round-1 on-surface ink strong nowrap py-1 px-1h", styles.endLabel)}
                    data-look={look}
                    style={{ top }}
                  >
                    {words}
                  </b>
                ))}
              </div>
            );
          })}
        </div>
      </div>
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
      <figcaption className="visually-hidden">{summary}</figcaption>
    </figure>
  );
}

function drawing({ lines, candles, isFall = false, isLog = false }: LabPane, count: number) {
  let [low, high] = [Infinity, -Infinity];
  for (const value of [...(candles?.high ?? []), ...(candles?.low ?? [])])
    if (!Number.isNaN(value)) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  for (const { values } of lines)
    for (const value of values)
      if (value !== null) {
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
  const room = (high - low) * 0.05 || Math.abs(high) * 0.02 || 1;
  // Labels go above the lines.
  const bounds: readonly [number, number] =
    low > high
      ? [0, 1]
      : isFall
        ? [Math.min(low * 1.06, -0.01), 0]
        : [low >= 0 ? Math.max(0, low - room) : low - room, high + 2.4 * room];
  const linear = linearScale(bounds, [100, 0]);
  const y = isLog && low > 0 ? logScale(low * 0.94, high * (high / low) ** 0.1) : linear;
  const x = linearScale([0, Math.max(1, count - 1)], [0, 100]);
  const paths = lines
    .filter(({ isHidden = false }) => !isHidden)
    .map(({ id, look, values, isFilled = false }) => {
      const kept = thinnedDays(values, maxPoints);
      const isKnown = (index: number): boolean => (values[index] ?? null) !== null;
      const at = (index: number): number => y(values[index] ?? 0);
      return {
        id,
        look,
        course: line<number>(x, at).defined(isKnown)([...kept]) ?? "",
        fill: isFilled ? area<number>(x, isFall ? 0 : 100, at).defined(isKnown)([...kept]) : null,
      };
    });
  return {
    y,
    levels: isLog && low > 0 ? roundLevels(low, high) : linear.ticks(isFall ? 3 : 5),
    paths,
    candles: candles === undefined ? null : candlePaths(candles, x, y),
  };
}

/** Maps powers of the same number to equal distances. */
function logScale(low: number, high: number): (value: number) => number {
  const scale = linearScale([Math.log(low), Math.log(high)], [100, 0]);
  return (value) => scale(Math.log(value));
}

/** Returns 1, 2 and 5 times each power of ten in a range; only the powers if there are many. */
function roundLevels(low: number, high: number): readonly number[] {
  const powers = Array.from(
    { length: Math.ceil(Math.log10(high)) - Math.floor(Math.log10(low)) + 1 },
    (_, step) => 10 ** (Math.floor(Math.log10(low)) + step),
  );
  const within = (steps: readonly number[]) =>
    powers.flatMap((power) => steps.map((step) => step * power)).filter((level) => level >= low && level <= high);
  const fine = within([1, 2, 5]);
  return fine.length > 8 ? within([1]) : fine;
}

/** Wicks and bodies: hollow when rising, filled when falling. */
function candlePaths(
  { open, high, low, close }: LabCandles,
  x: (index: number) => number,
  y: (value: number) => number,
) {
  const half = Math.max(0.05, 0.32 * (x(1) - x(0)));
  const paths = { up: "", down: "" };
  for (const [index, closed] of close.entries()) {
    const [opened, top, bottom] = [open[index] ?? NaN, high[index] ?? NaN, low[index] ?? NaN];
    if ([opened, top, bottom, closed].some(Number.isNaN)) continue;
    const [left, middle, right] = [x(index) - half, x(index), x(index) + half];
    const [upper, lower] = [y(Math.max(opened, closed)), y(Math.min(opened, closed))];
    paths[closed >= opened ? "up" : "down"] +=
      `M${middle},${y(top)}V${upper}M${middle},${lower}V${y(bottom)}M${left},${upper}H${right}V${lower}H${left}Z`;
  }
  return paths;
}

/** Positions the last values' labels at the right edge without overlaps, in pixels from the pane's top. */
function endLabels(pane: LabPane, y: (value: number) => number) {
  const minGap = 21;
  const labels = pane.lines
    .flatMap(({ id, look, values, hasEndLabel = false }) => {
      const value = hasEndLabel ? (values.findLast((one) => one !== null) ?? null) : null;
      return value === null ? [] : [{ id, look, top: (y(value) * pane.height) / 100, words: pane.formatTick(value) }];
    })
    .toSorted((one, other) => one.top - other.top);
  for (const [place, label] of labels.entries()) {
    const before = labels[place - 1];
    if (before !== undefined && label.top - before.top < minGap) label.top = before.top + minGap;
  }
  // Keeps labels inside the pane.
  let lowest = pane.height - 8;
  for (const label of labels.toReversed()) {
    label.top = Math.min(label.top, lowest);
    lowest = label.top - minGap;
  }
  return labels;
}

function worded(value: number | null | undefined, format: (value: number) => string, missingWord: string): string {
  return value === null || value === undefined ? missingWord : format(value);
}

function tickWords(date: PlainDate, kind: "year" | "month"): string {
  return kind === "year" ? date.slice(0, 4) : formatMonth(date);
}
