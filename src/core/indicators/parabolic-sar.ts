import { defineIndicator } from "./indicator.ts";
import type { BarValues, Whole } from "./bars.ts";
import { overBars } from "./over-bars.ts";

const outputs = ["sar", "direction"] as const;

export const parabolicSarIndicator = defineIndicator({
  id: "parabolicSar",
  name: "Parabolic SAR",
  short: "Parabolic SAR",
  words: { sar: "Parabolic SAR {step}/{maximum}", direction: "Parabolic SAR direction {step}/{maximum}" },
  called: { sar: ["parabolic sar", "psar", "sar"] },
  aliases: ["psar", "sar"],
  place: "price",
  inputs: ["high", "low"],
  parameters: {
    step: { default: 0.02, min: 0.001, max: 1, isFraction: true },
    maximum: { default: 0.2, min: 0.001, max: 1, isFraction: true },
  },
  outputs,
  conflict: ({ step, maximum }) => (step <= maximum ? null : `step (${step}) must not be above maximum (${maximum})`),
  warmUp: () => 1,
  compute: (bars, parameters) => overBars(bars, outputs, stopStep(parameters)),
});

interface Extremes {
  readonly high: number;
  readonly low: number;
}

/** The stop that holds for the bar; direction 1 while it is below the price, -1 above. */
function stopStep({ step, maximum }: { readonly step: number; readonly maximum: number }) {
  let before: Extremes | null = null;
  let direction = 0;
  let stop = NaN;
  let extreme = NaN;
  let pace = step;

  const begin = (first: Extremes, second: Extremes) => {
    const down = first.low - second.low;
    direction = down > 0 && down > second.high - first.high ? -1 : 1;
    stop = direction === 1 ? first.low : first.high;
    extreme = direction === 1 ? second.high : second.low;
  };
  // The stop never enters the range of the last two bars.
  const held = (value: number, last: Extremes, now: Extremes) =>
    direction === 1 ? Math.min(value, last.low, now.low) : Math.max(value, last.high, now.high);

  return ({ high, low }: Whole<BarValues>) => {
    const now = { high, low };
    if (before === null) {
      before = now;
      return { sar: NaN, direction: NaN };
    }
    let last: Extremes = before;
    before = now;
    if (direction === 0) {
      begin(last, now);
      last = now;
    }
    if (direction === 1 ? low <= stop : high >= stop) {
      direction = -direction;
      stop = held(extreme, last, now);
      extreme = direction === 1 ? high : low;
      pace = step;
      const answer = { sar: stop, direction };
      stop = held(stop + pace * (extreme - stop), last, now);
      return answer;
    }
    const answer = { sar: stop, direction };
    const reach = direction === 1 ? high : low;
    if (direction * (reach - extreme) > 0) {
      extreme = reach;
      pace = Math.min(maximum, pace + step);
    }
    stop = held(stop + pace * (extreme - stop), last, now);
    return answer;
  };
}
