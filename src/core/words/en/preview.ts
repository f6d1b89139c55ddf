import type { Texts } from "../texts.ts";

type Moved = Texts<"symbol" | "change" | "price">;

/** Impact, risk and next event of a symbol. `source` is the mark of a source after a space: " [2]". */
export const preview = {
  fields: { impact: "Impact", risk: "Risk", action: "Action" },
  position: {
    title: (symbol: string) => `Your position in ${symbol}`,
    effect: "Effect on the portfolio today",
    effectFormula: "day change ÷ value of the portfolio at the previous close × 100",
  },
  replaced: (fields: readonly string[]) =>
    `The AI stated a figure that is not in the data in ${listed(fields)}; the computed sentence is shown instead.`,
  missing: (fields: readonly string[]) =>
    `The AI wrote nothing about ${listed(fields)}; the computed sentence is shown instead.`,
  withheld: (symbol: string) => `Nothing is said about ${symbol} until there is a real price.`,
  moved: {
    unknown: ({ symbol, price }: Moved) => `The price of ${symbol} is ${price}`,
    none: ({ symbol, price }: Moved) => `${symbol} is unchanged on the day at a price of ${price}`,
    up: ({ symbol, change, price }: Moved) => `${symbol} is up ${change} on the day to a price of ${price}`,
    down: ({ symbol, change, price }: Moved) => `${symbol} is down ${change} on the day to a price of ${price}`,
  },
  alone: (moved: string, source: string) => `${moved}${source}.`,
  ofPortfolio: (moved: string, source: string, { weight, position }: Texts<"weight" | "position">) =>
    `${moved}${source}; it is ${weight} of your portfolio${position}.`,
  belowHigh: (moved: string, source: string, size: string) => `${moved}, ${size} below its 52-week high${source}.`,
  fall: (fall: string, source: string) => `Its deepest fall in the last year was ${fall}${source}.`,
  fallAndVolatility: (fall: string, volatility: string, source: string) =>
    `Its deepest fall in the last year was ${fall}, its volatility ${volatility} a year${source}.`,
  range: (low: string, high: string, source: string) => `Its price ranged from ${low} to ${high} in 52 weeks${source}.`,
  noPrices: "No prices of the last year could be loaded, so its swings are not known.",
  dividends: (day: string, source: string) => `Ex-dividend on ${day}${source}.`,
  earnings: (day: string, source: string) => `Earnings are due on ${day}${source}.`,
  noDates: "Its next dates could not be loaded.",
  nothing: "Nothing due.",
  nothingUntil: (day: string, source: string) => `Nothing due until ${day}${source}.`,
};

function listed(names: readonly string[]): string {
  return names.length <= 1 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
