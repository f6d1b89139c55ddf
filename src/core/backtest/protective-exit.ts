import type { Account } from "./account.ts";
import { BacktestFault } from "./backtest-fault.ts";
import type { Instrument } from "./market.ts";
import type { Protection } from "./strategy.ts";

/** Monitors positions within the bar. */
export interface ProtectiveExit {
  /** Called after a position was opened. Its levels depend on the entry price. */
  start(place: number): void;
  /** The first day from `from` to before `end` whose bar reaches a level, or `end` if there is none. */
  nextHit(place: number, from: number, end: number): number;
  /** Closes the position within the day's bar if it reaches a level. `isNew`: it was opened at this bar's open. */
  watch(place: number, day: number, isNew: boolean): void;
  /** Records the extremes of past days, for the trailing stop of later ones. */
  remember(place: number, from: number, end: number): void;
}

/** Stop loss, take profit and trailing stop, in that order if one bar reaches several. Null: there are none. */
export function createProtectiveExit(
  { stopLossPercent, takeProfitPercent, trailingStopPercent }: Protection,
  { quantity, entryPrice, removeAll }: Account,
  instruments: readonly Instrument[],
): ProtectiveExit | null {
  const percents = [stopLossPercent, takeProfitPercent, trailingStopPercent];
  for (const percent of percents)
    if (percent !== null && !(percent > 0))
      throw new BacktestFault(`a stop or target must be above 0 %, not ${percent}`);
  if (percents.every((percent) => percent === null)) return null;

  // An infinitely distant level is never reached.
  const [stopPart, targetPart, trailingPart] = percents.map((percent) => (percent ?? Infinity) / 100) as [
    number,
    number,
    number,
  ];
  // Highest high of a long since its entry, lowest low of a short.
  const extremes = new Float64Array(instruments.length);

  return {
    start(place) {
      extremes[place] = entryPrice[place]!;
    },
    // Prices of a short are inverted, so that a fall is a loss for every position.
    nextHit(place, from, end) {
      const { open, high, low } = instruments[place]!;
      const side = Math.sign(quantity[place]!);
      const [against, withIt] = side > 0 ? [low, high] : [high, low];
      const stop = side * entryPrice[place]! * (1 - side * stopPart);
      const target = side * entryPrice[place]! * (1 + side * targetPart);
      const trailingFactor = 1 - side * trailingPart;
      let extreme = side * extremes[place]!;
      for (let day = from; day < end; day++) {
        const trailing = extreme * trailingFactor;
        const nearest = trailing > stop ? trailing : stop;
        const first = side * open[day]!;
        const best = side * withIt[day]!;
        if (first <= nearest || first >= target || side * against[day]! <= nearest || best >= target) return day;
        if (best > extreme) extreme = best;
      }
      return end;
    },
    watch(place, day, isNew) {
      const { open, high, low } = instruments[place]!;
      const side = Math.sign(quantity[place]!);
      const stop = entryPrice[place]! * (1 - side * stopPart);
      const trailing = extremes[place]! * (1 - side * trailingPart);
      const target = entryPrice[place]! * (1 + side * targetPart);
      const isTrailing = side * trailing > side * stop;
      const nearest = isTrailing ? trailing : stop;
      const reason = isTrailing ? "trailing-stop" : "stop-loss";
      const first = open[day]!;
      const against = side > 0 ? low[day]! : high[day]!;
      const withIt = side > 0 ? high[day]! : low[day]!;
      if (side * first <= side * nearest) removeAll(place, day, first, reason);
      else if (!isNew && side * first >= side * target) removeAll(place, day, first, "take-profit", true);
      else if (side * against <= side * nearest) removeAll(place, day, nearest, reason);
      else if (side * withIt >= side * target) removeAll(place, day, target, "take-profit", true);
    },
    remember(place, from, end) {
      const { high, low } = instruments[place]!;
      const isLong = quantity[place]! > 0;
      let extreme = extremes[place]!;
      for (let day = from; day < end; day++) {
        const reached = isLong ? high[day]! : low[day]!;
        if (isLong ? reached > extreme : reached < extreme) extreme = reached;
      }
      extremes[place] = extreme;
    },
  };
}
