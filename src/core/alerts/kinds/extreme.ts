import type { Series } from "../../backtest/backtest-input.ts";
import { addDays } from "../../calendar/plain-date.ts";
import type { AlertKind } from "../alert-kind.ts";
import { extremeMargin, longestGapDays, unknownReading, type AlertReading } from "../alert-reading.ts";

/** Past the highest high, or the lowest low, of so many weeks before today. */
export interface ExtremeRule {
  readonly kind: "extreme";
  readonly is: "high" | "low";
  readonly weeks: number;
}

export const extremeAlert: AlertKind<ExtremeRule> = {
  kind: "extreme",
  // Seven days a week of an instrument that trades around the clock, and the days before a gap.
  bars: { read: extremeReading, needs: ({ weeks }) => 7 * weeks + longestGapDays + 1 },
};

function extremeReading({ is, weeks }: ExtremeRule, { dates, high, low, close }: Series): AlertReading {
  const last = dates.length - 1;
  const from = addDays(dates[last]!, -7 * weeks);
  // A history that doesn't reach back far enough gives no reading.
  if (dates[0]! > addDays(from, longestGapDays)) return unknownReading;
  let level = is === "high" ? -Infinity : Infinity;
  for (let bar = last - 1; bar >= 0 && dates[bar]! >= from; bar--) {
    const known = is === "high" ? high[bar]! : low[bar]!;
    const value = Number.isNaN(known) ? close[bar]! : known;
    level = is === "high" ? Math.max(level, value) : Math.min(level, value);
  }
  const price = close[last]!;
  if (!Number.isFinite(level) || Number.isNaN(price)) return unknownReading;
  return {
    isMet: is === "high" ? price > level : price < level,
    isBack: is === "high" ? price < level * (1 - extremeMargin) : price > level * (1 + extremeMargin),
    occasion: null,
    finding: { kind: "extreme", price, level },
  };
}
