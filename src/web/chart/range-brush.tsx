import { useMemo, useRef } from "react";
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from "react";
import { text } from "../text/text.ts";
import { zonesText } from "../text/zones-text.ts";
import { classNames } from "../ui/class-names.ts";
import { brushBounds, type BrushedRange, type BrushPart, brushedRange, brushStep } from "./brushed-range.ts";
import styles from "./range-brush.module.css";
import { thinnedDays } from "./thinned-days.ts";

const maxPoints = 200;
/** Pixels beside a handle that still belong to it. */
const reach = 14;
const ends = ["from", "to"] as const;
const primaryButton = 0;

/** All days in small, with a window that chooses the days of the chart above: drag its ends or the window itself. */
export function RangeBrush({
  values,
  range,
  dayOf,
  onChange,
}: {
  values: readonly (number | null)[];
  range: BrushedRange;
  /** A day's name, by its index. */
  dayOf: (index: number) => string;
  onChange: (range: BrushedRange) => void;
}): ReactNode {
  const last = values.length - 1;
  const path = useMemo(() => pathOf(values), [values]);
  const grip = useRef<{ part: BrushPart; x: number; range: BrushedRange; last: number } | null>(null);
  const shareOf = (index: number): number => (100 * index) / last;

  const partAt = ({ currentTarget, clientX }: MouseEvent<HTMLElement>): BrushPart => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = (index: number): number => left + (width * index) / last;
    return ends.find((end) => Math.abs(clientX - at(range[end])) <= reach) ?? "both";
  };
  const press = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== primaryButton) return;
    grip.current = { part: partAt(event), x: event.clientX, range, last };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    const held = grip.current;
    if (held === null) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    // Days that were added meanwhile belong to a window that ended with the last.
    const start = held.range.to === held.last ? { ...held.range, to: last } : held.range;
    onChange(brushedRange(start, held.part, Math.round(((event.clientX - held.x) / width) * last), last));
  };
  const release = (): void => {
    grip.current = null;
  };
  const onKeyDown = (part: BrushPart) => (event: KeyboardEvent) => {
    const by = brushStep(event.key, last);
    if (by === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(brushedRange(range, part, by, last));
  };
  const sliderOf = (part: BrushPart) => {
    const [min, max] = brushBounds(range, part, last);
    return {
      role: "slider",
      // A window that shows everything can't be moved.
      tabIndex: part === "both" && min === max ? -1 : 0,
      "aria-label": text.chart.brush[part],
      "aria-valuemin": min,
      "aria-valuemax": max,
      "aria-valuenow": range[part === "to" ? "to" : "from"],
      "aria-valuetext": part === "both" ? zonesText.span(dayOf(range.from), dayOf(range.to)) : dayOf(range[part]),
      onKeyDown: onKeyDown(part),
    };
  };
  return (
    <div
      className={classNames("relative no-select edge-strong round-control", styles.brush)}
      title={text.chart.brush.hint}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={(event) => {
        if (partAt(event) === "both") onChange({ from: 0, to: last });
      }}
    >
      <svg
        className="absolute inset-0 full full-height"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="chart-line" d={path} />
      </svg>
      <span
        {...sliderOf("both")}
        className={classNames("absolute", styles.window)}
        style={{ left: `${shareOf(range.from)}%`, width: `${shareOf(range.to - range.from)}%` }}
      />
      {ends.map((end) => (
        <span
          key={end}
          {...sliderOf(end)}
          className={classNames("absolute round-half", styles.handle)}
          style={{ left: `${shareOf(range[end])}%` }}
        />
      ))}
    </div>
  );
}

function pathOf(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const y = (value: number): number => (high === low ? 50 : 90 - (80 * (value - low)) / (high - low));
  return thinnedDays(values, maxPoints)
    .flatMap((index) => {
      const value = values[index] ?? null;
      return value === null ? [] : [`${((100 * index) / (values.length - 1)).toFixed(2)},${y(value).toFixed(1)}`];
    })
    .map((point, place) => `${place === 0 ? "M" : "L"}${point}`)
    .join("");
}
