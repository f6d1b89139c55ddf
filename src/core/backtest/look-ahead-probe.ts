import { catalog, type Indicator } from "../indicators/index.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import type { BacktestInput, Series } from "./backtest-input.ts";
import { prepareBacktest } from "./prepare-backtest.ts";
import type { BacktestResult, Trade } from "./result.ts";

/** A past decision that changed with the future. */
export interface LookAhead {
  /** The last day that both runs knew. */
  readonly knownTo: PlainDate;
  /** The change made to the later bars. */
  readonly change: "cut" | "altered";
  /** The first day with a different equity or decision. */
  readonly date: PlainDate;
  readonly what: "equity" | "decision";
}

const defaultCuts = 7;
/** Maximum number of decision days to probe, spread evenly. Each costs one more run of the strategy. */
const defaultMaxDecisions = 500;

/**
 * Tests for look-ahead bias: changes the bars after every decision day, runs again, and compares the decisions up to
 * that day. A strategy that sees only the past decides the same. It also removes and changes the bars after `cuts` days
 * spread over the run. Returns every difference. Costs one run for each decision day and two for each cut. `indicators`
 * is for testing calculations themselves.
 */
export function lookAheadProbe(
  input: BacktestInput,
  {
    cuts = defaultCuts,
    maxDecisions = defaultMaxDecisions,
    indicators = catalog,
  }: { readonly cuts?: number; readonly maxDecisions?: number; readonly indicators?: readonly Indicator[] } = {},
): readonly LookAhead[] {
  const run = (changed: Pick<BacktestInput, "series" | "others">): BacktestResult =>
    prepareBacktest({ ...input, ...changed }, indicators).run(input.strategy);
  const whole = run({ series: input.series });
  const found: LookAhead[] = [];
  const fillDelay = input.assumptions.fillAt === "close" ? 0 : 1;
  for (const place of decisionPlaces(whole, fillDelay, maxDecisions)) {
    const knownTo = whole.dates[place]!;
    const altered = alteredAfter(knownTo);
    const other = run({ series: input.series.map(altered), others: (input.others ?? []).map(altered) });
    const difference = firstDifference(whole, other, place, "altered") ?? differentExit(whole, other, place, fillDelay);
    if (difference !== null) found.push({ knownTo, change: "altered", ...difference });
  }
  for (let cut = 1; cut <= cuts; cut++) {
    const place = Math.floor((whole.dates.length * cut) / (cuts + 1));
    const knownTo = whole.dates[place];
    if (knownTo === undefined || place === 0) continue;
    for (const change of ["cut", "altered"] as const) {
      const changed = change === "cut" ? upTo(knownTo) : alteredAfter(knownTo);
      const series = input.series.map(changed).filter(({ dates }) => dates.length > 0);
      // An instrument that began later is missing from the cut run, so equal parts would be of fewer.
      if (series.length < input.series.length) continue;
      const others = (input.others ?? []).map(changed).filter(({ dates }) => dates.length > 0);
      const difference = firstDifference(whole, run({ series, others }), place, change);
      if (difference !== null) found.push({ knownTo, change, ...difference });
    }
  }
  return found;
}

/** Days with an entry or exit decided by a rule, as indices of the run. The last day has no future. */
function decisionPlaces({ dates, trades }: BacktestResult, fillDelay: number, max: number): readonly number[] {
  const placeOf = new Map(dates.map((date, place) => [date, place]));
  const places = new Set<number>();
  for (const { decidedDate, exitDate, exitReason } of trades) {
    const entry = placeOf.get(decidedDate);
    if (entry !== undefined) places.add(entry);
    const exit = exitDate === null || !isDecided(exitReason) ? undefined : placeOf.get(exitDate);
    if (exit !== undefined) places.add(exit - fillDelay);
  }
  const all = [...places].filter((place) => place > 0 && place < dates.length - 1).toSorted((a, b) => a - b);
  if (all.length <= max) return all;
  return Array.from({ length: max }, (_, index) => all[Math.floor((index * all.length) / max)]!);
}

/** Stops and targets close a position within a bar that isn't known yet. Rules decide at the close before. */
function isDecided(reason: Trade["exitReason"]): boolean {
  return reason === "rule" || reason === "reversal";
}

/** An exit decided by the last known day only appears in the following fill. */
function differentExit(whole: BacktestResult, other: BacktestResult, place: number, fillDelay: number) {
  const lastFill = whole.dates[place + fillDelay] ?? "";
  const exits = ({ trades }: BacktestResult) =>
    trades
      .filter(({ exitDate, exitReason }) => exitDate !== null && exitDate <= lastFill && isDecided(exitReason))
      .map(({ symbol, side, entryDate, exitDate }) => `${exitDate} ${symbol} ${side} ${entryDate}`)
      .toSorted();
  const [ours, theirs] = [exits(whole), exits(other)];
  const isSame = ours.length === theirs.length && ours.every((exit, index) => exit === theirs[index]);
  return isSame ? null : { date: whole.dates[place]!, what: "decision" as const };
}

/**
 * The decisions of a run up to the last known day. If later bars are cut off, that day's own decisions are excluded: a
 * calendar would reveal that it ends a week or month, but here only the date of the next bar does.
 */
function firstDifference(whole: BacktestResult, other: BacktestResult, place: number, change: LookAhead["change"]) {
  const end = change === "cut" ? place : place + 1;
  for (let day = 0; day < end; day++) {
    const distance = Math.abs(whole.equity[day]! - other.equity[day]!);
    if (!(distance <= 1e-9 * Math.abs(whole.equity[day]!))) return { date: whole.dates[day]!, what: "equity" as const };
  }
  const lastDecided = whole.dates[end - 1]!;
  const lastEntered = change === "cut" ? whole.dates[place]! : null;
  const ours = decisions(whole, lastDecided, lastEntered);
  const theirs = decisions(other, lastDecided, lastEntered);
  for (let index = 0; index < Math.max(ours.length, theirs.length); index++) {
    const [a, b] = [ours[index], theirs[index]];
    if (a === undefined || b === undefined || !isSameDecision(a, b))
      return { date: (a ?? b)!.decidedDate, what: "decision" as const };
  }
  return null;
}

/** Trades decided by a day, in the order of their entries. Null: no limit on the entry date. */
function decisions(
  { trades }: BacktestResult,
  lastDecided: PlainDate,
  lastEntered: PlainDate | null,
): readonly Trade[] {
  return trades
    .filter(({ decidedDate }) => decidedDate <= lastDecided)
    .filter(({ entryDate }) => lastEntered === null || entryDate <= lastEntered)
    .sort((a, b) => compareText(a.entryDate, b.entryDate) || compareText(a.symbol, b.symbol));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Exits appear in the equity. Later additions or reductions of a position may differ. */
function isSameDecision(a: Trade, b: Trade): boolean {
  return a.symbol === b.symbol && a.side === b.side && a.decidedDate === b.decidedDate && a.entryDate === b.entryDate;
}

function upTo(date: PlainDate): (series: Series) => Series {
  return (series) => {
    const after = series.dates.findIndex((each) => each > date);
    const end = after < 0 ? series.dates.length : after;
    return {
      symbol: series.symbol,
      dates: series.dates.slice(0, end),
      open: series.open.slice(0, end),
      high: series.high.slice(0, end),
      low: series.low.slice(0, end),
      close: series.close.slice(0, end),
      volume: series.volume.slice(0, end),
      dividends: series.dividends.filter((dividend) => dividend.date <= date),
    };
  };
}

/** Inverts the price moves after the day. Limited to half and double, so that fills remain possible. */
function alteredAfter(date: PlainDate): (series: Series) => Series {
  return (series) => {
    const after = series.dates.findIndex((each) => each > date);
    const anchor = series.close[after - 1] ?? NaN;
    if (after < 1 || Number.isNaN(anchor)) return { ...series };
    const turned = (past: Float64Array, future: Float64Array) =>
      past.map((value, bar) =>
        bar < after ? value : Math.min(2 * anchor, Math.max(anchor / 2, anchor * (anchor / future[bar]!))),
      );
    return {
      ...series,
      open: turned(series.open, series.open),
      high: turned(series.high, series.low),
      low: turned(series.low, series.high),
      close: turned(series.close, series.close),
      volume: series.volume.map((value, bar) => (bar < after ? value : 2 * value + 1)),
    };
  };
}
