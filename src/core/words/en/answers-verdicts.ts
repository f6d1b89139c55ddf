import type { Texts } from "../texts.ts";
import type { Writing } from "../writing.ts";
import { values } from "./answers-values.ts";

/** The way and the size of a change. */
export interface PriceMove {
  readonly symbol: string;
  readonly way: "up" | "down" | "none";
  readonly unit: "money" | "percent";
  readonly size: string;
  readonly isToday: boolean;
}

/** Answers to questions that compare a figure with a bound, and values in another currency. */
export const verdicts = (writing: Writing) => {
  const { number, yes, no } = values(writing);
  return {
    bounds: {
      zero: "zero",
      days: (value: number) => `${number(value)} days`,
      percent: (value: number) => `${number(value)}%`,
      above: (bound: string) => `above ${bound}`,
      below: (bound: string) => `below ${bound}`,
      atLeast: (bound: string) => `at least ${bound}`,
      atMost: (bound: string) => `at most ${bound}`,
      moreThan: (bound: string) => `more than ${bound}`,
      lessThan: (bound: string) => `less than ${bound}`,
      between: (one: string, other: string) => `between ${one} and ${other}`,
      not: (bound: string) => `not ${bound}`,
    },
    /** "Yes, up more than `5%`. " The way is that of a change. */
    compared: ({ isSo, bound, way }: { isSo: boolean; bound: string; way: "up" | "down" | null }) =>
      `${isSo ? "Yes, " : "No, not "}${way === null ? "" : `${way} `}${bound}. `,
    moved: ({ symbol, way, unit, size, isToday }: PriceMove) => {
      const verbs = unit === "percent" ? { up: "rose", down: "fell" } : { up: "gained", down: "lost" };
      return `${symbol} ${way === "none" ? "was unchanged" : `${verbs[way]} ${size}`}${isToday ? " today" : ""}`;
    },
    changed: ({ isSo, change, bound }: { isSo: boolean; change: string; bound: string | null }) =>
      `${isSo ? yes : no}${change}${bound === null ? "" : `, ${bound}`}. `,
    atTimes: (bound: string) => `Yes, sometimes ${bound}. `,
    unknownFigure: (bound: string) => `Not compared with ${bound}: that figure isn't known here.`,
    otherUnit: (bound: string) => `Not compared with ${bound}: the figure has a different unit. Ask again in its unit.`,
    pastPrice: (bound: string) =>
      `Not compared with ${bound}: past prices aren't converted. Ask again in the currency of the price.`,
    noRate: (bound: string) =>
      `Not compared with ${bound}: no exchange rate is known. Ask again in the currency of the figure.`,
    converted: ({ currency, value, source }: Texts<"currency" | "value" | "source">) =>
      `In ${currency}, that is **${value}** ${source}.`,
    convertedAt: ({
      currency,
      value,
      source,
      rate,
      base,
      day,
      rateSource,
    }: Texts<"currency" | "value" | "source" | "rate" | "base" | "day" | "rateSource">) =>
      `In ${currency}, that is **${value}** ${source}, at ${rate} for one ${base} on ${day} ${rateSource}.`,
    notConverted: ({ figure, currency }: Texts<"figure" | "currency">) =>
      `${figure}: not converted into ${currency}. It isn't an amount of money, or no exchange rate is known.`,
  };
};
