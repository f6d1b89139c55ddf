import { useMemo } from "react";
import type { ReactNode } from "react";
import { moodWord } from "#core/sentiment/mood-word.ts";
import { LineChart } from "../chart/line-chart.tsx";
import type { ChartPane } from "../chart/line-drawing.ts";
import { formatDay } from "../format/format-date.ts";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";
import { moodText } from "../text/mood-text.ts";
import { sentimentText } from "../text/sentiment-text.ts";
import { classNames } from "../ui/class-names.ts";
import { type MoodDay, moodStretches } from "./mood-course.ts";
import styles from "./sentiment.module.css";

/** The market's mood by day between 0 and 1, with one tab stop whose arrow keys move by day. */
export function MoodChart({ days }: { days: readonly MoodDay[] }): ReactNode {
  const { zones, keys, legendNews, legendPrices, spokenDay } = sentimentText.sentiment;
  const wordsAt = (index: number) => {
    const day = days[index];
    return day === undefined ? null : dayWords(day);
  };
  const panes = useMemo(() => [moodPane(days, zones)], [days, zones]);
  return (
    <div className={classNames("mt-half", styles.course)}>
      <LineChart
        dates={days.map(({ date }) => date)}
        panes={panes}
        renderReading={(index) => <DayReading words={index === null ? null : wordsAt(index)} />}
        valueText={(index) => {
          const words = wordsAt(index);
          return words === null ? missing : spokenDay(words);
        }}
        summary={courseSummary(days)}
        keys={keys}
        missingWord={missing}
        picture={{ title: sentimentText.sentiment.market }}
      />
      <p className={classNames("flex wrap gap-y-half gap-x-4 mt-2 soft secondary", styles.legend)}>
        {days.some(({ hasNews }) => hasNews) ? (
          <span className="inline-row gap-2">
            <i className="fixed-size line-key" data-line="own" aria-hidden="true" /> {legendNews}
          </span>
        ) : null}
        {days.some(({ hasNews }) => !hasNews) ? (
          <span className="inline-row gap-2">
            <i className="fixed-size line-key" data-line="calculated" aria-hidden="true" /> {legendPrices}
          </span>
        ) : null}
      </p>
    </div>
  );
}

/** One line of the days with news, one of those calculated later from prices; they meet where they change. */
function moodPane(
  days: readonly MoodDay[],
  zones: Readonly<Record<"positive" | "neutral" | "negative", string>>,
): ChartPane {
  const stretches = moodStretches(days);
  const scoresOf = (hasNews: boolean) =>
    days.map(({ score, ...day }, index) => {
      const isInside = stretches.some(
        (stretch) => stretch.hasNews === hasNews && stretch.from <= index && index <= stretch.to,
      );
      return isInside || (days.length === 1 && day.hasNews === hasNews) ? score : null;
    });
  const format = (value: number): string => fixed(value, 1);
  return {
    id: "mood",
    height: 216,
    scale: { low: 0, high: 1 },
    levels: [1, 0.5, 0],
    band: { low: 0.45, high: 0.55 },
    guide: 0.5,
    zones: [
      { label: zones.positive, at: "top" },
      { label: zones.neutral, at: "middle" },
      { label: zones.negative, at: "bottom" },
    ],
    lines: [
      { id: "calculated", label: "", look: "calculated", values: scoresOf(false) },
      { id: "news", label: "", look: "own", values: scoresOf(true) },
    ],
    format,
    formatTick: format,
  };
}

function DayReading({ words }: { words: ReturnType<typeof dayWords> | null }): ReactNode {
  if (words === null) return null;
  return (
    <>
      <span>{words.day}</span>
      <b className="ink medium">{words.score}</b>
      <span>{words.word}</span>
      {words.hasNews ? null : <span>{words.basis}</span>}
    </>
  );
}

function dayWords({ date, score, hasNews }: MoodDay) {
  return {
    day: formatDay(date),
    score: fixed(score, 2),
    word: moodText.words[moodWord(score)],
    hasNews,
    basis: sentimentText.sentiment.basis[hasNews ? "news" : "prices"],
  };
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
