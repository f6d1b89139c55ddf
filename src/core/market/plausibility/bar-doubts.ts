import { instantMs, type Instant } from "../../calendar/instant.ts";
import { zonedDate } from "../../calendar/zoned-time.ts";
import { minorUnits } from "../../money/currencies.ts";
import type { Bar, CorporateEvent } from "../bar.ts";
import { isSplitMove, levelBreaks } from "./level-breaks.ts";
import { isAbsurd, isHundredfold, isJump } from "./move.ts";

export type BarDoubtReason =
  | "missing"
  | "zero"
  | "negative"
  | "absurd"
  | "inconsistent"
  | "hundredfold"
  | "spike"
  | "missed-split"
  | "jump"
  | "duplicate"
  | "descending"
  | "future";

export interface BarDoubt {
  /** Index of the bar in the input. */
  readonly index: number;
  readonly date: string;
  readonly reason: BarDoubtReason;
  /** A sentence for display. */
  readonly words: string;
  /** Range: the close can be drawn, but open, high and low can't. Level: the bar can be drawn once restated. */
  readonly part: "bar" | "range" | "level";
  /** Of a level: divides the prices and multiplies the volume. The product of splits that the source names itself. */
  readonly divisor?: number;
}

/** A bar as received from a provider. The close may be missing. */
export type LooseBar = Omit<Bar, "close"> & { readonly close: number | null };

interface BarContext {
  /** The stated currency of the prices. For pence (GBp), the lower of two levels is the doubtful one. */
  readonly currency?: string | null;
  /** The current time. Without it, no bar is in the future. */
  readonly now?: Instant;
  /** Weeks or months. A move of more than half is common in these, and the bar's own range shows how it came about. */
  readonly isLongerThanDay?: boolean;
}

/**
 * Tolerance for open and close outside the range, as a share of the close. Data services round fields independently.
 */
const roundingRatio = 0.001;
const toleratedLeadMs = 5 * 60_000;
/** The earliest time zone is this far ahead of UTC. */
const earliestZone = "Pacific/Kiritimati";
/** Maximum bars of a run of wrong prices. A longer run counts as a new level. */
const maxSpikeBars = 5;
/** A spike reverses at least two thirds of its move, in logarithms. */
const spikeRemainder = 1 / 3;

/** Returns the bars not to be drawn as they are, in order, each with the first reason that applies. */
export function barDoubts(
  bars: readonly LooseBar[],
  events: readonly CorporateEvent[],
  { currency = null, now, isLongerThanDay = false }: BarContext = {},
): BarDoubt[] {
  const doubts = new Map<number, BarDoubt>();
  const doubt: Doubting = (index, reason, words, { part = "bar", ...rest } = {}) => {
    if (!doubts.has(index)) doubts.set(index, { index, date: bars[index]?.date ?? "", reason, words, part, ...rest });
  };
  doubtOrder(bars, now, doubt);
  doubtCloses(bars, doubt);

  const sound = bars.flatMap((bar, index): SoundBar[] =>
    bar.close === null || doubts.has(index) ? [] : [{ ...bar, close: bar.close, index }],
  );
  const { spikes, rest } = withoutSpikes(sound);
  for (const { index } of spikes) doubt(index, "spike", "The price jumps by more than 50 % and returns within days.");
  doubtLevels(rest, events, currency, doubt);
  doubtLastMove(rest, events, isLongerThanDay, doubt);
  for (const bar of sound)
    if (leavesItsRange(bar))
      doubt(bar.index, "inconsistent", "The open or close is outside the range from low to high.", { part: "range" });
  return [...doubts.values()].toSorted((one, other) => one.index - other.index);
}

/** A bar with a usable close, and its index among all bars. */
export type SoundBar = Bar & { readonly index: number };

type Doubting = (
  index: number,
  reason: BarDoubtReason,
  words: string,
  how?: Partial<Pick<BarDoubt, "part" | "divisor">>,
) => void;

function doubtOrder(bars: readonly LooseBar[], now: Instant | undefined, doubt: Doubting): void {
  const nowMs = now === undefined ? Number.POSITIVE_INFINITY : instantMs(now);
  const lastDate = now === undefined ? "9999-12-31" : zonedDate(nowMs, earliestZone);
  let newest = "";
  bars.forEach(({ date, time }, index) => {
    const moment = time ?? date;
    const isFuture = time === undefined ? date > lastDate : Date.parse(time) - nowMs > toleratedLeadMs;
    if (isFuture) doubt(index, "future", "The date is in the future.");
    else if (moment === newest) doubt(index, "duplicate", "An earlier bar has the same date.");
    else if (moment < newest) doubt(index, "descending", "The date is earlier than a preceding bar's.");
    else newest = moment;
  });
}

function doubtCloses(bars: readonly LooseBar[], doubt: Doubting): void {
  bars.forEach(({ close }, index) => {
    if (close === null || !Number.isFinite(close)) doubt(index, "missing", "The close is missing.");
    else if (close === 0) doubt(index, "zero", "The close is zero.");
    else if (close < 0) doubt(index, "negative", "The close is below zero.");
    else if (isAbsurd(close)) doubt(index, "absurd", "The close isn't a plausible price.");
  });
}

function leavesItsRange({ open, high, low, close }: Bar): boolean {
  const room = close * roundingRatio;
  const [lowest, highest] = open === null ? [close, close] : [Math.min(open, close), Math.max(open, close)];
  return (high !== null && highest > high + room) || (low !== null && lowest < low - room);
}

/** Flags short runs of bars whose whole range deviates by more than 50 % before prices return. */
function withoutSpikes(bars: readonly SoundBar[]) {
  const spikes: SoundBar[] = [];
  const rest: SoundBar[] = [];
  for (let at = 0; at < bars.length; at++) {
    const length = spikeLength(rest.at(-1), bars, at);
    const bar = bars[at];
    if (length > 0) {
      spikes.push(...bars.slice(at, at + length));
      at += length - 1;
    } else if (bar !== undefined) rest.push(bar);
  }
  return { spikes, rest };
}

// Splits don't matter here because prices never return after one.
function spikeLength(before: SoundBar | undefined, bars: readonly SoundBar[], at: number): number {
  const first = bars[at];
  if (before === undefined || first === undefined || !leavesWhole(before, first)) return 0;
  // A unit mix-up is a level of its own, however short.
  if (isHundredfold(before.close, first.close)) return 0;
  const move = Math.log(first.close / before.close);
  for (let length = 1; length <= maxSpikeBars; length++) {
    const after = bars[at + length];
    if (after === undefined) return 0;
    const last = bars[at + length - 1] ?? first;
    const remainder = Math.abs(Math.log(after.close / before.close));
    const isBack = remainder <= spikeRemainder * Math.abs(move) && !isJump(before.close, after.close);
    if (isBack && leavesWhole(after, last)) return length;
  }
  return 0;
}

/** True if even the nearest edge of a bar is more than 50 % away. A real jump leaves a range from old to new. */
function leavesWhole(from: Bar, to: Bar): boolean {
  if (!isJump(from.close, to.close)) return false;
  const prices = [to.open, to.high, to.low, to.close].filter((price) => price !== null && price > 0);
  const edge = to.close > from.close ? Math.min(...prices.map(Number)) : Math.max(...prices.map(Number));
  return isJump(from.close, edge);
}

/** Runs of bars on another level: another unit, or prices from before a split that wasn't applied to them. */
function doubtLevels(
  bars: readonly SoundBar[],
  events: readonly CorporateEvent[],
  currency: string | null,
  doubt: Doubting,
): void {
  const breaks = levelBreaks(bars, events);
  if (breaks.length === 0) return;
  const guessed = levelsOf(bars.length, breaks, ({ split }) => split === null);
  const named = levelsOf(bars.length, breaks, ({ split }) => split !== null);
  const truth = trueLevel(guessed, currency);
  const restated = restatedLevel(bars, breaks, named);
  bars.forEach(({ index }, at) => {
    const distance = (guessed[at] ?? 0) - truth;
    const divisor = exactRatio((named[at] ?? 0) - restated);
    if (Math.abs(distance) >= sameLevel) {
      if (isHundredfold(1, Math.exp(distance)))
        doubt(
          index,
          "hundredfold",
          `The price is ${distance > 0 ? "100 times" : "a hundredth of"} its level in the other bars.`,
        );
      else doubt(index, "missed-split", levelWords);
    } else if (divisor !== 1) doubt(index, "missed-split", levelWords, { part: "level", divisor });
  });
}

type LevelBreaks = ReturnType<typeof levelBreaks>;

/** The level of each bar, in logarithms, by the breaks of one kind. */
function levelsOf(length: number, breaks: LevelBreaks, counts: (each: LevelBreaks[number]) => boolean): Float64Array {
  const levels = new Float64Array(length);
  let level = 0;
  let next = 0;
  for (let at = 0; at < length; at++) {
    const here = breaks[next];
    if (here?.at === at) {
      if (counts(here)) level += here.logRatio;
      next++;
    }
    levels[at] = level;
  }
  return levels;
}

/** The level restated for every split: the newest, unless the newest bars are the ones left out. */
function restatedLevel(bars: readonly SoundBar[], breaks: LevelBreaks, levels: Float64Array): number {
  const last = breaks.findLast(({ split }) => split !== null);
  const newest = levels.at(-1) ?? 0;
  if (last === undefined || last.split === null || last.logRatio * Math.log(last.split.value) < 0) return newest;
  const since = bars.filter(({ date }) => date >= (last.split?.date ?? "")).length;
  const isStepOnItsDay = since === bars.length - last.at;
  return since === 0 || (isStepOnItsDay && since <= maxSpikeBars) ? (levels[last.at - 1] ?? 0) : newest;
}

/** The ratio of a distance in logarithms, without the rounding of sums: 4, not 4.000000000000001. */
function exactRatio(distance: number): number {
  return Number(Math.exp(distance).toPrecision(12));
}

const levelWords = "The price is on a different level, as if a split hadn't been applied.";

/** Levels closer than this, in logarithms, are the same. */
const sameLevel = Math.log(1.4);

/** A level shared by this many bars is correct, regardless of the currency. */
const overwhelmingShare = 0.9;

/** The reference level: the newest, because splits are applied to older bars, in the expected unit. */
function trueLevel(offsets: Float64Array, currency: string | null): number {
  const newest = offsets.at(-1) ?? 0;
  const levels = [newest - Math.log(100), newest, newest + Math.log(100)]
    .map((level) => ({ level, bars: countNear(offsets, level) }))
    .filter(({ bars }) => bars > 0);
  const [lowest = { level: newest, bars: 0 }] = levels;
  const highest = levels.at(-1) ?? lowest;
  const commonest = levels.reduce((best, each) => (each.bars > best.bars ? each : best), lowest);
  const isOutlier = commonest.bars > offsets.length * overwhelmingShare;
  if (currency === null || isOutlier) return commonest.level;
  // In a series in pence, outliers are in pounds, so the lower level is wrong. Elsewhere the higher one is.
  return (minorUnits[currency] === undefined ? lowest : highest).level;
}

function countNear(offsets: Float64Array, level: number): number {
  let count = 0;
  for (const offset of offsets) if (Math.abs(offset - level) < sameLevel) count++;
  return count;
}

/** A move of more than 50 % in the newest bar, which no later bar confirms yet. */
function doubtLastMove(
  bars: readonly SoundBar[],
  events: readonly CorporateEvent[],
  isLongerThanDay: boolean,
  doubt: Doubting,
): void {
  const last = bars.at(-1);
  const before = bars.at(-2);
  if (last === undefined || before === undefined || !isJump(before.close, last.close)) return;
  if (isLongerThanDay && !leavesWhole(before, last)) return;
  if (!isSplitMove(before, last, events))
    doubt(last.index, "jump", "The newest price moved by more than 50 % and isn't confirmed yet.");
}
