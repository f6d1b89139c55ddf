import type { Evidence, Reading } from "#contract/indicators.ts";
import type { Bar } from "#core/market/bar.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import {
  meanStep,
  outcomeBars,
  overallSignal,
  ratingCourse,
  signalEvidence,
  type Reading as CoreReading,
  type SignalName,
} from "#core/signals/index.ts";
import { signalRules } from "#core/words/en/signal-rules.ts";

/** Readings as they cross the wire, stamped with the bar they are of, and the rating that follows from them. */
export function wireReadings(
  symbol: string,
  bars: readonly Bar[],
  found: readonly CoreReading[],
  { hasEvidence }: { readonly hasEvidence: boolean },
) {
  const closes = hasEvidence ? Float64Array.from(bars, ({ close }) => close ?? Number.NaN) : null;
  const evidence = (course: readonly (SignalName | null)[]) =>
    closes === null ? null : evidenceOf(course, closes, bars);
  return {
    readings: found.map((reading): Reading => {
      const bar = reading.barIndex === null ? undefined : bars[reading.barIndex];
      return {
        symbol,
        id: reading.id,
        indicator: reading.indicator,
        value: reading.value,
        signal: reading.signal,
        strength: reading.strength,
        timestamp: bar === undefined ? null : (bar.time ?? `${bar.date}T00:00:00.000Z`),
        rule: signalRules.reasons[reading.rule],
        ruleId: reading.rule,
        note: reading.note === null ? null : signalRules.notes[reading.note],
        noteId: reading.note,
        inputs: [
          ...Object.entries(reading.inputs),
          ["changePercent", reading.changePercent] as const,
          ["distancePercent", reading.distancePercent] as const,
        ]
          .filter(([, value]) => value !== null)
          .map(([name, value]) => ({ name, value })),
        evidence: evidence(reading.course),
      };
    }),
    overall: overallSignal(found.map(({ signal }) => signal)).signal,
    score: meanStep(found.map(({ signal }) => signal)),
    scoreWeekAgo: scoreWeekAgo(bars, found),
    overallEvidence: closes === null ? null : evidence(ratingCourse(found)),
  };
}

/** The mean of the signals at the last bar that is at least a week older than the newest. */
function scoreWeekAgo(bars: readonly Bar[], found: readonly CoreReading[]): number | null {
  const newest = bars.at(-1)?.date;
  if (newest === undefined) return null;
  const until = addDays(newest, -7);
  const at = bars.findLastIndex(({ date }) => date <= until);
  return meanStep(found.map(({ course }) => course[at] ?? null));
}

/** Null without a bar that has a signal. */
function evidenceOf(
  course: readonly (SignalName | null)[],
  closes: Float64Array,
  bars: readonly Bar[],
): Evidence | null {
  const { newestThird, ...found } = signalEvidence(course, closes, outcomeBars);
  const dateOf = (index: number) => bars[Math.min(index, bars.length - 1)]?.date ?? "";
  if (found.knownBars === 0) return null;
  const { firstBar, ...newest } = newestThird;
  return {
    ...found,
    from: dateOf(course.findIndex((signal) => signal !== null)),
    to: dateOf(bars.length - 1),
    newestThird: { ...newest, from: dateOf(firstBar) },
  };
}
