import { delay } from "./delay.ts";
import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";
import { priceChannel } from "./price-channel.ts";

/**
 * Each output is placed at the bar from which it is valid, so none looks ahead: the leading spans were calculated
 * `displacement` bars ago. The lagging span is the close, which a chart draws `displacement` bars back.
 */
export const ichimokuIndicator = defineIndicator({
  id: "ichimoku",
  name: "Ichimoku Cloud",
  short: "Ichimoku",
  words: {
    conversion: "Ichimoku conversion line {conversion}",
    base: "Ichimoku base line {base}",
    leadingA: "Ichimoku leading span A {conversion}/{base}/{displacement}",
    leadingB: "Ichimoku leading span B {span}/{displacement}",
    lagging: "Ichimoku lagging span",
  },
  aliases: ["ichimoku cloud"],
  place: "price",
  inputs: ["high", "low", "close"],
  parameters: {
    conversion: lengthRule(9, 1),
    base: lengthRule(26, 1),
    span: lengthRule(52, 1),
    displacement: { default: 26, min: 0, max: 250 },
  },
  outputs: ["conversion", "base", "leadingA", "leadingB", "lagging"],
  warmUp: ({ conversion, base, span, displacement }) => Math.max(conversion, base, span) - 1 + displacement,
  compute: (bars, { conversion, base, span, displacement }) => {
    const middle = (length: number) => {
      const { top, bottom } = priceChannel(bars, length);
      return top.map((value, index) => (value + bottom[index]!) / 2);
    };
    const fast = middle(conversion);
    const slow = middle(base);
    return {
      conversion: fast,
      base: slow,
      leadingA: delay(
        fast.map((value, index) => (value + slow[index]!) / 2),
        displacement,
      ),
      leadingB: delay(middle(span), displacement),
      lagging: bars.close,
    };
  },
});
