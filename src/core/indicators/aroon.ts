import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";
import { overWindows } from "./rolling-window.ts";

export const aroonIndicator = defineIndicator({
  id: "aroon",
  name: "Aroon",
  short: "Aroon",
  words: { up: "Aroon up {length}", down: "Aroon down {length}", oscillator: "Aroon oscillator {length}" },
  called: { up: ["aroon up"], down: ["aroon down"], oscillator: ["aroon oscillator"] },
  isRatio: true,
  ranges: { up: [0, 100], down: [0, 100], oscillator: [-100, 100] },
  inputs: ["high", "low"],
  parameters: { length: lengthRule(25) },
  outputs: ["up", "down", "oscillator"],
  warmUp: ({ length }) => length,
  compute: ({ high, low }, { length }) => {
    const up = overWindows(high, length + 1, (window) => freshness(window, 1));
    const down = overWindows(low, length + 1, (window) => freshness(window, -1));
    return { up, down, oscillator: up.map((value, index) => value - down[index]!) };
  },
});

/** 100 when the newest bar holds the extreme, 0 when the oldest does; of equals the newest counts. */
function freshness(window: Float64Array, side: 1 | -1): number {
  let place = 0;
  for (let index = 1; index < window.length; index++) if (side * window[index]! >= side * window[place]!) place = index;
  return (100 * place) / (window.length - 1);
}
