import { adx, macd, rsi, sma } from "../indicators/index.ts";
import {
  adxSignal,
  macdSignal,
  overallSignal,
  readingDefaults,
  rsiSignal,
  signalNames,
  smaSignal,
  type SignalName,
} from "../signals/index.ts";
import type { Series } from "./backtest-input.ts";
import { keptOf } from "./column-cache.ts";
import type { AppSignal } from "./strategy.ts";

/**
 * The app's signal at each bar: -2 Strong Sell to 2 Strong Buy, NaN without a signal. Uses the same parameters as the
 * app's screens.
 */
export function appSignalSteps(series: Series, signal: AppSignal): Float64Array {
  return keptOf(series, `signal ${signal}`, () =>
    Float64Array.from(signalsOf(series, signal), (name) => (name === null ? NaN : signalNames.indexOf(name) - 2)),
  );
}

function signalsOf(series: Series, signal: AppSignal): readonly (SignalName | null)[] {
  const { close } = series;
  const at = (read: (bar: number) => { readonly signal: SignalName | null }) =>
    Array.from(close, (_, bar) => read(bar).signal);
  switch (signal) {
    case "sma": {
      const average = sma(close, readingDefaults.sma);
      const before = previousKnown(average);
      return at((bar) => smaSignal(average[bar]!, before[bar]!));
    }
    case "rsi": {
      const strength = rsi(close, readingDefaults.rsi);
      return at((bar) => rsiSignal(strength[bar]!));
    }
    case "macd": {
      const line = macd(close, readingDefaults.macd).macd;
      return at((bar) => macdSignal(line[bar]!));
    }
    case "adx": {
      const direction = adx(series, readingDefaults.adx);
      return at((bar) =>
        adxSignal({ adx: direction.adx[bar]!, plusDi: direction.plusDi[bar]!, minusDi: direction.minusDi[bar]! }),
      );
    }
    case "overall":
      break;
  }
  const each = (["sma", "rsi", "macd", "adx"] as const).map((part) => signalsOf(series, part));
  return at((bar) => overallSignal(each.map((signals) => signals[bar]!)));
}

/** For each index, the nearest earlier known value. NaN without one. */
function previousKnown(values: Float64Array): Float64Array {
  let last = NaN;
  return values.map((value) => {
    const before = last;
    if (Number.isFinite(value)) last = value;
    return before;
  });
}
