import type { Series } from "../backtest/backtest-input.ts";
import { alertKindOf, type AlertRule } from "./alert-kinds.ts";
import { unknownReading, type AlertReading } from "./alert-reading.ts";

/**
 * Returns the reading of an alert from daily bars, the last of which is today's quote. `others` are further series that
 * its conditions name.
 */
export function barReading(rule: AlertRule, series: Series, others: readonly Series[] = []): AlertReading {
  return series.dates.length < 2
    ? unknownReading
    : (alertKindOf(rule).bars?.read(rule, series, others) ?? unknownReading);
}
