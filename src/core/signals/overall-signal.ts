import { noSignal, signalNames, signalOf, stepOf, type Signal, type SignalName } from "./signal.ts";

/**
 * Combines several signals: the mean of their steps (-2 Strong Sell to 2 Strong Buy), rounded to the nearest step, with
 * ties rounded towards Hold. Readings without a signal don't count.
 */
export function overallSignal(signals: readonly (SignalName | null)[]): Signal {
  const mean = meanStep(signals);
  if (mean === null) return noSignal("none");
  const step = Math.sign(mean) * Math.ceil(Math.abs(mean) - 0.5);
  return signalOf(signalNames[step + 2] ?? "Hold", "mean");
}

/** The mean of the steps before rounding, from -2 to 2. Null without a signal. */
export function meanStep(signals: readonly (SignalName | null)[]): number | null {
  const known = signals.filter((signal) => signal !== null);
  return known.length === 0 ? null : known.reduce((sum, signal) => sum + stepOf(signal), 0) / known.length;
}
