import { conditionMask, so } from "../backtest/condition-mask.ts";
import type { Series } from "../backtest/backtest-input.ts";
import type { Condition } from "../backtest/strategy.ts";
import { addDays, dayNumber } from "../calendar/plain-date.ts";
import { catalog } from "../indicators/index.ts";
import { extremeMargin, type AlertReading, type AlertRule, type MovePeriod } from "./alert-rule.ts";
import { limitReading } from "./limit-reading.ts";
import { moveReading, numberText } from "./price-thresholds.ts";

/** Of volume. */
const averagedSessions = 20;
/** A comparison with a day before this gap of days would be with another time. */
const longestGapDays = 10;
const unknown: AlertReading = { isMet: null, isBack: false, occasion: null, value: null, words: "" };

export type BarRule = Extract<AlertRule, { kind: "move" | "extreme" | "condition" | "volume" | "strategy" }>;

/** What daily bars, of which the last is today's quote, say to an alert. `others` are the series that its conditions name besides. */
export function barReading(rule: BarRule, series: Series, others: readonly Series[] = []): AlertReading {
  const last = series.dates.length - 1;
  if (last < 1) return unknown;
  switch (rule.kind) {
    case "move":
      return moveReading(rule, changePercent(series, rule.over), `over a ${rule.over}`);
    case "extreme":
      return extremeReading(rule, series);
    case "volume":
      return volumeReading(rule.times, series);
    case "condition":
      return conditionReading(rule.condition, series, others);
    default:
      return strategyReading(rule, series, others);
  }
}

/** Against the last close by the day a week or a month before; a day is against the close before. */
function changePercent({ dates, close }: Series, over: MovePeriod): number | null {
  const last = dates.length - 1;
  const day = dates[last]!;
  const from = over === "week" ? addDays(day, -7) : addDays(day, -30);
  let base = last - 1;
  if (over !== "day") while (base >= 0 && dates[base]! > from) base--;
  if (base < 0) return null;
  if (over !== "day" && dayNumber(from) - dayNumber(dates[base]!) > longestGapDays) return null;
  const change = (close[last]! / close[base]! - 1) * 100;
  return Number.isFinite(change) ? change : null;
}

function extremeReading(
  { is, weeks }: Extract<AlertRule, { kind: "extreme" }>,
  { dates, high, low, close }: Series,
): AlertReading {
  const last = dates.length - 1;
  const from = addDays(dates[last]!, -7 * weeks);
  // Of a history that does not go back so far nothing can be said.
  if (dates[0]! > addDays(from, longestGapDays)) return unknown;
  let level = is === "high" ? -Infinity : Infinity;
  for (let bar = last - 1; bar >= 0 && dates[bar]! >= from; bar--) {
    const known = is === "high" ? high[bar]! : low[bar]!;
    const value = Number.isNaN(known) ? close[bar]! : known;
    level = is === "high" ? Math.max(level, value) : Math.min(level, value);
  }
  const price = close[last]!;
  if (!Number.isFinite(level) || Number.isNaN(price)) return unknown;
  return {
    isMet: is === "high" ? price > level : price < level,
    isBack: is === "high" ? price < level * (1 - extremeMargin) : price > level * (1 + extremeMargin),
    occasion: null,
    value: price,
    words: `${numberText(price)}, past ${numberText(level)}`,
  };
}

function volumeReading(times: number, { volume }: Series): AlertReading {
  const last = volume.length - 1;
  const before = volume.slice(Math.max(0, last - averagedSessions), last);
  if (before.length < averagedSessions || before.some(Number.isNaN)) return unknown;
  const average = before.reduce((sum, each) => sum + each, 0) / averagedSessions;
  const today = volume[last]!;
  if (Number.isNaN(today) || average <= 0) return unknown;
  return limitReading(today / average, times, `${(today / average).toFixed(1)} times its average of 20 sessions`);
}

/** So at the last bar; told once a bar, so that a value about the line does not tell again and again. */
function conditionReading(condition: Condition, series: Series, others: readonly Series[]): AlertReading {
  const states = statesOf(condition, series, others);
  const state = states.at(-1);
  const last = series.dates.length - 1;
  if (state === undefined || state > 1) return unknown;
  return {
    isMet: state === so,
    isBack: state !== so,
    occasion: { key: series.dates[last]!, isAnew: false },
    value: series.close[last]!,
    words: `at ${numberText(series.close[last]!)}`,
  };
}

/** A rule speaks on the first bar on which it is so. */
function strategyReading(
  { strategy }: Extract<AlertRule, { kind: "strategy" }>,
  series: Series,
  others: readonly Series[],
): AlertReading {
  const last = series.dates.length - 1;
  const said = [
    ["buy", strategy.long?.entry],
    ["sell", strategy.long?.exit],
    ["short", strategy.short?.entry],
    ["cover", strategy.short?.exit],
  ] as const;
  const signals = said.flatMap(([word, condition]) => {
    if (condition === undefined || condition === null) return [];
    const states = statesOf(condition, series, others);
    return states[last] === so && states[last - 1] !== so ? [word] : [];
  });
  return {
    isMet: signals.length > 0,
    isBack: signals.length === 0,
    occasion: signals.length === 0 ? null : { key: `${series.dates[last]!} ${signals.join(" ")}`, isAnew: true },
    value: series.close[last]!,
    words: signals.length === 0 ? "" : `${signals.join(" and ")} at ${numberText(series.close[last]!)}`,
  };
}

function statesOf(condition: Condition, series: Series, others: readonly Series[]): Uint8Array {
  const count = series.dates.length;
  const sources = {
    indicators: catalog,
    seriesOf: new Map([series, ...others].map((each) => [each.symbol, each])),
  };
  return conditionMask(condition, series, sources, { take: () => new Uint8Array(count) }).states.subarray(0, count);
}
