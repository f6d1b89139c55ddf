import { line } from "d3-shape";
import { useState } from "react";
import type { PointerEvent, ReactNode } from "react";
import { moodWord } from "#core/sentiment/mood-word.ts";
import { formatDay } from "../format/format-date.ts";
import { fixed } from "../format/number-format.ts";
import { moodText } from "../text/mood-text.ts";
import { sentimentText } from "../text/sentiment-text.ts";
import { classNames } from "../ui/class-names.ts";
import { type MoodDay, moodStretches } from "./mood-course.ts";
import styles from "./sentiment.module.css";
import { linearScale } from "../ui/linear-scale.ts";

const scores = [1, 0.5, 0] as const;

/** The market's mood by day between 0 and 1, with one tab stop whose arrow keys move by day. */
export function MoodChart({ days }: { days: readonly MoodDay[] }): ReactNode {
  const [pointed, setPointed] = useState<number | null>(null);
  const last = days.length - 1;
  const index = Math.min(pointed ?? last, last);
  const day = days[index];
  if (day === undefined) return null;
  const x = linearScale([0, Math.max(1, last)], [0, 100]);
  const y = linearScale([0, 1], [100, 0]);
  const course = (stretch: readonly MoodDay[], from: number): string | null =>
    line<MoodDay>(
      (_, step) => x(from + step),
      ({ score }) => y(score),
    )([...stretch]);
  const summary = courseSummary(days);
  const words = dayWords(day);
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))));
  };
  return (
    <figure className="mt-half">
      <p className="flex wrap gap-y-0 gap-x-2h min-line note" aria-hidden="true">
        {pointed === null ? null : (
          <>
            <span>{words.day}</span>
            <b className="ink medium">{words.score}</b>
            <span>{words.word}</span>
            {day.hasNews ? null : <span>{words.basis}</span>}
          </>
        )}
      </p>
      <div className={classNames("grid mt-1h", styles.plot)}>
        <div className={classNames("relative faint size-meta", styles.axis)} aria-hidden="true">
          {scores.map((score) => (
            <span className="absolute" key={score} style={{ top: `${y(score)}%` }}>
              {fixed(score, 1)}
            </span>
          ))}
        </div>
        <div
          className={classNames("relative round-1h", styles.stage)}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          <span className={classNames("absolute faint meta", styles.zone, styles.zoneTop)} aria-hidden="true">
            {sentimentText.sentiment.zones.positive}
          </span>
          <span
            className={classNames("absolute faint meta", styles.zone, "px-1 on-raised", styles.zoneMiddle)}
            aria-hidden="true"
          >
            {sentimentText.sentiment.zones.neutral}
          </span>
          <span className={classNames("absolute faint meta", styles.zone, styles.zoneBottom)} aria-hidden="true">
            {sentimentText.sentiment.zones.negative}
          </span>
          <svg
            className={classNames("absolute inset-0 full full-height", styles.lines)}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className={styles.band} x={0} width={100} y={y(0.55)} height={y(0.45) - y(0.55)} />
            <line className={styles.middle} x1={0} x2={100} y1={y(0.5)} y2={y(0.5)} />
            {moodStretches(days).map(({ from, to, hasNews }) => (
              <path
                key={from}
                className={hasNews ? styles.line : styles.lineReckoned}
                d={course(days.slice(from, to + 1), from) ?? ""}
              />
            ))}
          </svg>
          {pointed === null ? null : (
            <span
              className={classNames("absolute w-1 on-control", styles.crosshair)}
              style={{ left: `${x(index)}%` }}
              aria-hidden="true"
            />
          )}
          <span
            className={classNames("absolute round h-10", styles.dot, !day.hasNews && styles.dotReckoned)}
            style={{ left: `${last === 0 ? 100 : x(index)}%`, top: `${y(day.score)}%` }}
            aria-hidden="true"
          />
          <input
            type="range"
            className={classNames("absolute full no-pointer h-1", styles.pointer)}
            min={0}
            max={last}
            value={index}
            aria-label={`${summary} ${sentimentText.sentiment.keys}`}
            aria-valuetext={sentimentText.sentiment.spokenDay(words)}
            onChange={(event) => setPointed(event.target.valueAsNumber)}
            onFocus={() => setPointed(index)}
            onBlur={() => setPointed(null)}
          />
        </div>
      </div>
      <div className={classNames("flex between faint meta", styles.dates)} aria-hidden="true">
        {dateMarks(days).map((date) => (
          <span key={date}>{formatDay(date, { year: false })}</span>
        ))}
      </div>
      <figcaption className={classNames("flex wrap gap-y-half gap-x-4 soft secondary", styles.legend)}>
        <span className="visually-hidden inline-row gap-2">{summary}</span>
        {days.some(({ hasNews }) => hasNews) ? (
          <span className="inline-row gap-2">
            <i className={classNames("fixed-size", styles.keyNews)} aria-hidden="true" />{" "}
            {sentimentText.sentiment.legendNews}
          </span>
        ) : null}
        {days.some(({ hasNews }) => !hasNews) ? (
          <span className="inline-row gap-2">
            <i className={classNames("fixed-size", styles.keyReckoned)} aria-hidden="true" />{" "}
            {sentimentText.sentiment.legendPrices}
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
}

function dayWords({ date, score, hasNews }: MoodDay) {
  return {
    day: formatDay(date),
    score: fixed(score, 2),
    word: moodText.words[moodWord(score)],
    basis: sentimentText.sentiment.basis[hasNews ? "news" : "prices"],
  };
}

/** First, middle and last day, without repeats. */
function dateMarks(days: readonly MoodDay[]): readonly string[] {
  const marks = [0, Math.round((days.length - 1) / 2), days.length - 1].flatMap((index) => days[index]?.date ?? []);
  return [...new Set(marks)];
}

function courseSummary(days: readonly MoodDay[]): string {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return "";
  const moods = days.map(({ score }) => score);
  return sentimentText.sentiment.summary({
    first: fixed(first.score, 2),
    from: formatDay(first.date),
    last: fixed(last.score, 2),
    to: formatDay(last.date),
    low: fixed(Math.min(...moods), 2),
    high: fixed(Math.max(...moods), 2),
  });
}
