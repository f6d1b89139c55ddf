import type { Series } from "../../backtest/backtest-input.ts";
import { addDays, dayNumber } from "../../calendar/plain-date.ts";
import type { Threshold } from "../alert-index.ts";
import type { AlertKind } from "../alert-kind.ts";
import { limitMargin, longestGapDays, type AlertReading } from "../alert-reading.ts";

export interface MoveRule {
  readonly kind: "move";
  readonly direction: "up" | "down" | "either";
  readonly percent: number;
  readonly over: MovePeriod;
}

export type MovePeriod = "day" | "week" | "month";

/** A one-day move needs only a quote. It notifies once a day, and again after the move has reversed. */
export const moveAlert: AlertKind<MoveRule> = {
  kind: "move",
  quote: {
    comesDaily: true,
    thresholds: (rule, status) => (rule.over === "day" ? dayThresholds(rule, status) : null),
    read: (rule, { changePercent }, day) => ({
      ...moveReading(rule, changePercent, "today"),
      occasion: { key: day, isAnew: true, endsWhenBack: true },
    }),
  },
  bars: { read: (rule, series) => moveReading(rule, changePercent(series, rule.over), rule.over) },
};

function dayThresholds({ direction, percent }: MoveRule, status: "armed" | "fired"): readonly Threshold[] {
  // A hair less than the limit: a move of exactly so much has reached it.
  const limit = percent * (1 - 1e-12);
  const up: Threshold = { gauge: "day-percent", is: "above", value: limit };
  const down: Threshold = { gauge: "day-percent", is: "below", value: -limit };
  if (status === "armed") return direction === "up" ? [up] : direction === "down" ? [down] : [up, down];
  const back = percent * (1 - limitMargin);
  // After a move either way there is no one threshold to come back over: every quote is looked at.
  if (direction === "either") return [{ gauge: "day-percent", is: "above", value: -Infinity }];
  return direction === "up"
    ? [{ gauge: "day-percent", is: "below", value: back }]
    : [{ gauge: "day-percent", is: "above", value: -back }];
}

/** A change in per cent against the limit of a move. */
function moveReading(
  { direction, percent }: MoveRule,
  changePercent: number | null,
  over: "today" | MovePeriod,
): AlertReading {
  const change = changePercent ?? NaN;
  const way = direction === "up" ? change : direction === "down" ? -change : Math.abs(change);
  return {
    isMet: changePercent === null ? null : way >= percent * (1 - 1e-12),
    isBack: way < percent * (1 - limitMargin),
    occasion: null,
    finding: changePercent === null ? null : { kind: "move", percent: changePercent, over },
  };
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
