import { tickTexts } from "../ui/tick-texts.ts";
import { area, line } from "d3-shape";
import { useMemo, useRef, useState } from "react";
import type { PointerEvent, ReactNode } from "react";
import { PictureButton } from "../chart/picture-button.tsx";
import { thinnedDays } from "../chart/thinned-days.ts";
import { formatDay, formatDayOfWeek, formatMonthName, formatShortMonthOfYear } from "../format/format-date.ts";
import { moneyDirection } from "../format/format-money.ts";
import { formatPercentChange } from "../format/format-price.ts";
import { formatQuantity } from "../format/format-quantity.ts";
import { useAreAmountsHidden } from "./hidden-amounts.ts";
import { Money, MoneyChange } from "./money.tsx";
import { performanceCourse } from "./performance-course.ts";
import type { LedgerLine } from "./use-ledger.ts";
import { useMoneyTexts } from "./use-money-texts.ts";
import { phoneText } from "../text/phone-text.ts";
import type { Output } from "../api/call.ts";
import { type EventMark, eventMarks, markOf } from "./event-marks.ts";
import type { DayGain } from "./gain-since.ts";
import styles from "./value-scrub.module.css";
import { type LinearScale, linearScale } from "../ui/linear-scale.ts";
import { classNames } from "../ui/class-names.ts";
import { CrosshairInput } from "../chart/crosshair-input.tsx";

type Performance = Output<"GET /api/portfolio/performance">;

const words = phoneText.chart;
const maxPoints = 400;
/** Marks closer than this share of the width are merged. */
const minMarkShare = 0.055;
const tickMs = 50;
/** In per cent: the last day's dot needs room at the edge. */
const drawnWidth = 97;
const ignore = (): void => undefined;
const hiddenDots = "•••••";

/** The daily value, from edge to edge. Touch or arrow keys choose a day; releasing returns to the last one. */
export function ValueScrub({
  data,
  lines,
  hasScale = false,
  onPoint = ignore,
}: {
  data: Performance;
  lines: readonly LedgerLine[];
  /** True beneath a card's title with room beside it: the scale is at the left, and the box lies in the title's row. */
  hasScale?: boolean;
  /** Reports the day if there is no room for a box; null returns to the last day. */
  onPoint?: (point: ScrubPoint | null) => void;
}): ReactNode {
  const { dates, values, gains } = useMemo(() => performanceCourse(data), [data]);
  const [pointed, setPointed] = useState<number | null>(null);
  const lastTickMs = useRef(0);
  const last = dates.length - 1;
  const { x, y, course, fill } = useMemo(() => drawing(values, hasScale), [values, hasScale]);
  const marks = useMemo(() => eventMarks(lines, dates, Math.max(1, last * minMarkShare)), [lines, dates, last]);
  const money = useMoneyTexts(data.baseCurrency);
  const index = Math.min(pointed ?? last, last);
  const point = pointOf(index);
  const start = values.find((value) => value !== null) ?? null;
  const choose = (next: number | null): void => {
    if (next === pointed) return;
    setPointed(next);
    onPoint(next === null ? null : pointOf(next));
  };
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const next = Math.max(
      0,
      Math.min(last, Math.round(((event.clientX - left) / ((width * drawnWidth) / 100)) * last)),
    );
    if (next !== pointed && event.pointerType === "touch" && event.timeStamp - lastTickMs.current > tickMs) {
      lastTickMs.current = event.timeStamp;
      navigator.vibrate?.(4);
    }
    choose(next);
  };
  const share = x(index);
  return (
    <figure
      className={classNames("relative", styles.figure)}
      data-scale={hasScale || undefined}
      aria-label={words.title}
    >
      <div
        className={classNames("relative no-select chart-stage", styles.stage)}
        onPointerDown={follow}
        onPointerMove={(event) => {
          if (event.pointerType === "mouse" || pointed !== null) follow(event);
        }}
        onPointerUp={(event) => {
          if (event.pointerType !== "mouse") choose(null);
        }}
        onPointerCancel={() => choose(null)}
        onPointerLeave={() => choose(null)}
      >
        {hasScale ? <Scale y={y} currency={data.baseCurrency} /> : null}
        <svg
          className="absolute inset-0 full full-height"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {start === null ? null : <line className={styles.start} x1={0} x2={100} y1={y(start)} y2={y(start)} />}
          <g className={pointed === null ? undefined : styles.after}>
            <path className="chart-fill" d={fill} />
            <path className="chart-line" d={course} />
          </g>
          {pointed === null ? null : (
            <svg x={0} y={0} width={share} height={100} viewBox={`0 0 ${share} 100`} preserveAspectRatio="none">
              <path className="chart-line" d={course} />
            </svg>
          )}
        </svg>
        {pointed === null ? null : (
          <span
            className={"absolute w-1 on-control chart-crosshair"}
            style={{ left: `${share}%` }}
            aria-hidden="true"
          />
        )}
        {point.value === null ? null : (
          <span
            className={classNames("absolute round no-pointer chart-dot", styles.dot)}
            style={{ left: `${share}%`, top: `${y(point.value)}%` }}
            aria-hidden="true"
          />
        )}
        <CrosshairInput
          last={last}
          index={index}
          label={`${words.title}. ${words.keys}`}
          spoken={spoken(point)}
          onPoint={(next) => {
            // The focus alone chooses no day.
            if (next === null || pointed !== null || next !== index) choose(next);
          }}
        />
      </div>
      <span className={classNames("absolute top-0 right-0", styles.save)}>
        <PictureButton title={words.title} provenance={data.provenance} />
      </span>
      {pointed === null ? null : <Box point={point} share={share} currency={data.baseCurrency} />}
      <ul className={classNames("relative", styles.marks)}>
        {marks.map((mark) => (
          <li className="absolute" key={mark.index} style={{ left: `${Math.max(4, Math.min(96, x(mark.index)))}%` }}>
            <button
              type="button"
              className={classNames("grid place-center", styles.mark)}
              aria-label={words.events(formatDay(dates[mark.index] ?? ""), mark.lines.length)}
              data-kind={mark.lines.length === 1 ? mark.lines[0]?.type : "several"}
              onClick={() => choose(mark.index)}
            >
              <span className="grid place-center round on-bg accent strong">{letterOf(mark)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={classNames("relative mt-half clip faint meta", styles.dates)} aria-hidden="true">
        {dateLabels(dates).map(({ at, label }) => (
          <span className="absolute nowrap" key={at} style={{ left: `clamp(28px, ${x(at)}%, 100% - 28px)` }}>
            {label}
          </span>
        ))}
      </div>
    </figure>
  );

  function pointOf(at: number): ScrubPoint {
    return {
      date: dates[at] ?? "",
      since: dates[0] ?? "",
      value: values[at] ?? null,
      gain: gains[at] ?? null,
      lines: marks.find((mark) => mark.index === at)?.lines ?? [],
    };
  }

  function spoken({ date, since, value, gain }: ScrubPoint): string {
    return words.point({
      day: formatDay(date),
      value: value === null ? words.noValue : money.spoken(value),
      since: formatDay(since),
      gain: gain === null ? words.noValue : money.spoken(gain.amount),
    });
  }
}

/** Round values with a line each. */
function Scale({ y, currency }: { y: LinearScale; currency: string }): ReactNode {
  const money = useMoneyTexts(currency);
  const ticks = y.ticks(3);
  const texts = tickTexts(ticks, money.short);
  return (
    <div aria-hidden="true">
      {ticks.map((tick, place) => (
        <div
          key={tick}
          className={classNames("absolute left-0 right-0 edge-top-soft faint meta", styles.tick)}
          style={{ top: `${y(tick)}%` }}
        >
          <span className="absolute nowrap">{texts[place]}</span>
        </div>
      ))}
    </div>
  );
}

export interface ScrubPoint {
  readonly date: string;
  /** First day of the range. */
  readonly since: string;
  readonly value: number | null;
  readonly gain: DayGain | null;
  /** The mark's transactions on this day. */
  readonly lines: readonly LedgerLine[];
}

function Box({ point, share, currency }: { point: ScrubPoint; share: number; currency: string }): ReactNode {
  const { date, since, value, gain, lines } = point;
  const areHidden = useAreAmountsHidden();
  return (
    <div
      className={classNames(
        "absolute grid gap-y-0 gap-x-3 py-1h px-3 edge-strong round-control on-raised soft secondary no-pointer",
        styles.box,
      )}
      style={{ "--share": `${share}%` } as Record<string, string>}
      aria-hidden="true"
    >
      <span>{formatDayOfWeek(date)}</span>
      <b className="ink medium text-end">
        <Money amount={value} currency={currency} />
      </b>
      {lines.length > 0 ? (
        lines.slice(0, 3).map((line) => (
          <span key={line.id} className="all-columns text-start">
            {eventWords(line, areHidden)}
          </span>
        ))
      ) : gain === null ? null : (
        <>
          <span>{words.gainSince(formatDay(since, { year: false }))}</span>
          <span>
            <MoneyChange amount={gain.amount} currency={currency} />
            {gain.ratio === null ? null : <GainRatio gain={gain} currency={currency} />}
          </span>
        </>
      )}
    </div>
  );
}

function GainRatio({ gain, currency }: { gain: DayGain; currency: string }): ReactNode {
  return (
    <span className={moneyDirection(gain.amount, currency)}> ({formatPercentChange((gain.ratio ?? 0) * 100)})</span>
  );
}

function eventWords({ type, quantity, symbol }: LedgerLine, areHidden: boolean): string {
  if (markOf(type) === "dividend") return words.dividend(symbol ?? "");
  const shares = areHidden ? hiddenDots : formatQuantity(quantity ?? "0");
  return type === "sell" ? words.sold(shares, symbol ?? "") : words.bought(shares, symbol ?? "");
}

function letterOf({ lines }: EventMark): string {
  const [first] = lines;
  if (lines.length > 1 || first === undefined) return String(lines.length);
  return words.letters[markOf(first.type) ?? "dividend"];
}

/** The box of the day lies above the line where the page is tall enough for it. */
function hasBox(): boolean {
  return window.innerHeight > 700;
}

function drawing(values: readonly (number | null)[], hasScale: boolean) {
  const known = values.filter((value) => value !== null);
  const low = known.reduce((a, b) => Math.min(a, b), Infinity);
  const high = known.reduce((a, b) => Math.max(a, b), -Infinity);
  // Room above for the dot, and below for the marks.
  const y = linearScale(known.length === 0 ? [0, 1] : low === high ? [low - 1, high + 1] : [low, high], [
    82,
    hasBox() && !hasScale ? 30 : 6,
  ]);
  const x = linearScale([0, Math.max(1, values.length - 1)], [0, drawnWidth]);
  const kept = thinnedDays(values, maxPoints);
  const isKnown = (index: number): boolean => (values[index] ?? null) !== null;
  const at = (index: number): number => y(values[index] ?? 0);
  return {
    x,
    y,
    course: line<number>(x, at).defined(isKnown)([...kept]) ?? "",
    fill: area<number>(x, 100, at).defined(isKnown)([...kept]) ?? "",
  };
}

/** Returns month starts, up to five labels; days for short ranges. */
function dateLabels(dates: readonly string[]): readonly { at: number; label: string }[] {
  const starts = dates.flatMap((date, index) =>
    index > 0 && date.slice(0, 7) !== dates[index - 1]?.slice(0, 7)
      ? [{ at: index, label: formatMonthName(date) }]
      : [],
  );
  const last = dates.length - 1;
  if (starts.length < 3)
    return [...new Set([0.12, 0.5, 0.88].map((share) => Math.round(share * last)))].map((at) => ({
      at,
      label: formatDay(dates[at] ?? "", { year: false }),
    }));
  const step = Math.ceil(starts.length / 6);
  return starts
    .filter((_, index) => index % step === 0)
    .map(({ at, label }) => ({ at, label: starts.length > 14 ? formatShortMonthOfYear(dates[at] ?? "") : label }))
    .filter(({ at }) => at > last * 0.05 && at < last * 0.95);
}
