import type { Bar, CorporateEvent } from "../bar.ts";
import { factorOf, isHundredfold, isJump, isRounding } from "./move.ts";

/** A lasting change of the price level that isn't a market move. */
interface LevelBreak {
  /** Index of the first bar on the new level. */
  readonly at: number;
  /** Of a known split: its ratio or the inverse, exactly. Otherwise the step as measured. */
  readonly logRatio: number;
  /** A split that the source names, so prices on the wrong side of it can be restated exactly. Null: a guess. */
  readonly split: CorporateEvent | null;
}

/** Bars on both sides used to tell a level from a day's noise. */
const sideBars = 5;
/** Sessions around a split in which a step is attributed to it. */
const splitReachBars = 15;
/** A step of at least this factor near a split is due to the split, regardless of the market. */
const largeFactor = 4;
/** A trading day quieter than this can't have had such a move. Compares its range and volume with the usual ones. */
const calmRangeFactor = 3;
const calmVolumeFactor = 3;
/** Tolerance between a step and a known split's ratio. It allows for the market's own move that day. */
const knownRatioRoom = 0.05;
/** The same without a known split, for ratios that splits usually have. */
const usualRatioRoom = 0.03;
const usualRatios = [2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50] as const;
/** A step of fewer usual daily moves than this can't be told from the market. */
const clearMoves = 5;

/**
 * Returns the steps that aren't market moves: a factor of one hundred, a split applied on the wrong day or to only some
 * prices, or an unannounced split. Prices are meant to be restated for splits, so a step on the day of a split is one
 * that was left out.
 */
export function levelBreaks(bars: readonly Bar[], events: readonly CorporateEvent[]): LevelBreak[] {
  const splits = events.filter(({ type, value }) => type === "split" && value > 0);
  const clearStep = splits.length === 0 ? 0 : clearMoves * usualMove(bars);
  const clearSplits = splits.filter(({ value }) => Math.abs(Math.log(value)) > clearStep);
  const breaks: LevelBreak[] = [];
  for (let at = 1; at < bars.length; at++) {
    const before = bars[at - 1];
    const bar = bars[at];
    if (before === undefined || bar === undefined || before.close === bar.close) continue;
    const ratio = bar.close / before.close;
    const known = Math.abs(Math.log(ratio)) < clearStep ? null : splitStep(bars, at, clearSplits);
    if (known !== null) {
      breaks.push({ at, ...known });
      continue;
    }
    if (!couldBeStep(before.close, bar.close)) continue;
    const isUnit = isHundredfold(before.close, bar.close);
    if (!isUnit && !(persists(bars, at) && isNoMarketMove(bars, at, splits))) continue;
    breaks.push({ at, logRatio: isUnit ? Math.sign(Math.log(ratio)) * Math.log(100) : Math.log(ratio), split: null });
  }
  return breaks;
}

/** The known split that a step is made of: on its own day, near it, or on a calm day anywhere before it. */
function splitStep(bars: readonly Bar[], at: number, splits: readonly CorporateEvent[]) {
  const before = bars[at - 1];
  const bar = bars[at];
  if (before === undefined || bar === undefined) return null;
  const step = Math.log(bar.close / before.close);
  const own = splits.find((split) => isBetween(split, before, bar));
  // The market moves on the day of a split too, so the nearer of "left out" and "restated" is taken.
  if (own !== undefined && Math.abs(step + Math.log(own.value)) < Math.abs(step) / 2)
    return { logRatio: -Math.log(own.value), split: own };
  const from = bars[Math.max(0, at - splitReachBars)]?.date ?? "";
  const split = splits.find(
    ({ date, value }) =>
      date > from && isNear(factorOf(Math.exp(step)), factorOf(value), Math.min(knownRatioRoom, Math.abs(step) / 4)),
  );
  if (split === undefined || !persists(bars, at)) return null;
  const isLarge = factorOf(split.value) >= 2;
  const isClose = split.date <= (bars[Math.min(bars.length - 1, at + splitReachBars)]?.date ?? "");
  if (!(isLarge && isClose) && !isCalm(bars, at)) return null;
  return { logRatio: Math.sign(step) * Math.abs(Math.log(split.value)), split };
}

function isBetween({ date }: CorporateEvent, from: Bar, to: Bar): boolean {
  return date > from.date && date <= to.date;
}

/** The usual move from one close to the next, in logarithms. */
function usualMove(bars: readonly Bar[]): number {
  const moves = bars.slice(1).map(({ close }, index) => Math.abs(Math.log(close / (bars[index]?.close ?? close))));
  return median(moves) ?? 0;
}

// A missed 2:1 split on a day of rising prices is a step of slightly less than a half.
function couldBeStep(from: number, to: number): boolean {
  return isJump(from, to) || (factorOf(to / from) > 2 * (1 - usualRatioRoom) && !isRounding(from, to));
}

/** True if a split between two bars explains the step from one close to the other, by ratio and direction. */
export function isSplitMove(from: Bar, to: Bar, events: readonly CorporateEvent[]): boolean {
  return events.some(
    (event) =>
      event.type === "split" &&
      event.value > 0 &&
      isBetween(event, from, to) &&
      !isJump(from.close / event.value, to.close),
  );
}

function persists(bars: readonly Bar[], at: number): boolean {
  const ratio = Math.log((bars[at]?.close ?? 1) / (bars[at - 1]?.close ?? 1));
  const levels = Math.log(medianClose(bars, at, at + sideBars) / medianClose(bars, at - sideBars, at));
  return Math.abs(levels - ratio) < Math.abs(ratio) / 3;
}

function isNoMarketMove(bars: readonly Bar[], at: number, splits: readonly CorporateEvent[]): boolean {
  const before = bars[at - 1];
  const bar = bars[at];
  if (before === undefined || bar === undefined) return false;
  const factor = factorOf(bar.close / before.close);
  const from = bars[Math.max(0, at - splitReachBars)]?.date ?? "";
  const to = bars[Math.min(bars.length - 1, at + splitReachBars)]?.date ?? "";
  const near = splits.filter(({ date }) => date >= from && date <= to);
  if (near.some(({ value }) => isNear(factor, factorOf(value), knownRatioRoom) || factor >= largeFactor)) return true;
  const looksLikeSplit = factor > 9 || usualRatios.some((ratio) => isNear(factor, ratio, usualRatioRoom));
  return looksLikeSplit && isCalm(bars, at);
}

function isNear(factor: number, ratio: number, room: number): boolean {
  return Math.abs(factor / ratio - 1) <= room;
}

/** True if the day's own trading is too quiet for a real move of this size. */
function isCalm(bars: readonly Bar[], at: number): boolean {
  const bar = bars[at];
  const before = bars[at - 1];
  if (bar === undefined || before === undefined) return false;
  const past = bars.slice(Math.max(0, at - 20), at);
  const range = rangeRatio(bar);
  const usualRange = median(past.flatMap((each) => rangeRatio(each) ?? []));
  // Share volume is proportional to the number of shares.
  const newShares = before.close / bar.close;
  const usualVolume = median(past.flatMap(({ volume }) => (volume !== null && volume > 0 ? volume : [])));
  const isCalmRange = range !== null && (usualRange === null || range <= Math.max(0.02, calmRangeFactor * usualRange));
  const isCalmVolume =
    bar.volume === null ||
    usualVolume === null ||
    bar.volume <= calmVolumeFactor * usualVolume * Math.max(1, newShares);
  return isCalmRange && isCalmVolume;
}

function rangeRatio({ high, low }: Bar): number | null {
  return high === null || low === null || low <= 0 ? null : high / low - 1;
}

function medianClose(bars: readonly Bar[], from: number, to: number): number {
  return median(bars.slice(Math.max(0, from), to).map(({ close }) => close)) ?? Number.NaN;
}

function median(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? null;
}
