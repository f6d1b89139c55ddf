import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";
import { overWindows, overWindowsStep } from "./rolling-window.ts";

export const aroonIndicator = defineIndicator({
  id: "aroon",
  name: "Aroon",
  inputs: ["high", "low"],
  parameters: { length: lengthRule(25) },
  outputs: ["up", "down", "oscillator"],
  warmUp: ({ length }) => length,
  compute: ({ high, low }, { length }) => {
    const up = overWindows(high, length + 1, (window) => freshness(window, 1));
    const down = overWindows(low, length + 1, (window) => freshness(window, -1));
    return { up, down, oscillator: up.map((value, index) => value - down[index]!) };
  },
  start: ({ length }) => {
    const ups = overWindowsStep(length + 1, (window) => freshness(window, 1));
    const downs = overWindowsStep(length + 1, (window) => freshness(window, -1));
    return ({ high, low }) => {
      const up = ups(high);
      const down = downs(low);
      return { up, down, oscillator: up - down };
    };
  },
});

/** 100 when the newest bar holds the extreme, 0 when the oldest does; of equals the newest counts. */
function freshness(window: Float64Array, side: 1 | -1): number {
  let place = 0;
  for (let index = 1; index < window.length; index++) if (side * window[index]! >= side * window[place]!) place = index;
  return (100 * place) / (window.length - 1);
}
