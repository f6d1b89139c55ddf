import type { Account } from "./account.ts";
import type { Instrument } from "./market.ts";
import type { Protection } from "./strategy.ts";

/** Watches one position within the bar. */
export interface ProtectiveExit {
  /** Before the bar of the day is looked at, at the fill of an entry. */
  start(place: number): void;
  /** Ends the position within the day's bar where a level was reached; `isNew`: it was opened at this bar's open. */
  watch(place: number, day: number, isNew: boolean): void;
  /** Remembers the day's extreme for the trailing stop of the next. */
  remember(place: number, day: number): void;
}

/** Stop loss, take profit and trailing stop, in that order where one bar reaches more than one. */
export function createProtectiveExit(
  protection: Protection,
  account: Account,
  instruments: readonly Instrument[],
): ProtectiveExit | null {
  const { stopLossPercent, takeProfitPercent, trailingStopPercent } = protection;
  for (const percent of [stopLossPercent, takeProfitPercent, trailingStopPercent])
    if (percent !== null && !(percent > 0)) throw new RangeError(`a stop or target must be above 0 %, not ${percent}`);
  if (stopLossPercent === null && takeProfitPercent === null && trailingStopPercent === null) return null;

  const stopPart = (stopLossPercent ?? NaN) / 100;
  const targetPart = (takeProfitPercent ?? NaN) / 100;
  const trailingPart = (trailingStopPercent ?? NaN) / 100;
  const { quantity, entryPrice } = account;
  const extremes = new Float64Array(instruments.length);

  return {
    start(place) {
      extremes[place] = entryPrice[place]!;
    },
    watch(place, day, isNew) {
      const { open, high, low } = instruments[place]!;
      const side = Math.sign(quantity[place]!);
      const entry = entryPrice[place]!;
      const stop = entry * (1 - side * stopPart);
      const trailing = extremes[place]! * (1 - side * trailingPart);
      const target = entry * (1 + side * targetPart);
      const isTrailing = !(side * stop >= side * trailing) && !Number.isNaN(trailing);
      const nearest = isTrailing ? trailing : stop;
      const reason = isTrailing ? "trailing-stop" : "stop-loss";
      const first = isNew ? NaN : open[day]!;
      const against = side > 0 ? low[day]! : high[day]!;
      const withIt = side > 0 ? high[day]! : low[day]!;
      if (side * first <= side * nearest) account.removeAll(place, day, first, reason);
      else if (side * first >= side * target) account.removeAll(place, day, first, "take-profit", true);
      else if (side * against <= side * nearest) account.removeAll(place, day, nearest, reason);
      else if (side * withIt >= side * target) account.removeAll(place, day, target, "take-profit", true);
    },
    remember(place, day) {
      const { high, low } = instruments[place]!;
      const isLong = quantity[place]! > 0;
      const extreme = isLong ? high[day]! : low[day]!;
      if (isLong ? extreme > extremes[place]! : extreme < extremes[place]!) extremes[place] = extreme;
    },
  };
}
