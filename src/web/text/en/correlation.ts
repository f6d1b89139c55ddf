import { counted } from "../counted.ts";

export const correlation = {
  title: "Correlation of holdings",
  loading: "Loading the correlations…",
  failed: "Couldn't load the correlations.",
  empty: "Correlations appear here once you hold at least two securities with daily prices.",
  period: (from: string, to: string) => `${from} to ${to}`,
  average: (value: string) => `Average of the known pairs: ${value}.`,
  highest: (one: string, other: string, value: string) => `Highest: ${one} and ${other}, ${value}.`,
  lowest: (one: string, other: string, value: string) => `Lowest: ${one} and ${other}, ${value}.`,
  scale: "1: prices move together. 0: they move independently. −1: they move in opposite directions.",
  method:
    "Pearson correlation of daily price changes on days both traded, each in its own currency, without dividends.",
  tooFew: "Fewer than 20 shared daily changes.",
  constant: "A price did not change.",
  unknown: "—: fewer than 20 shared daily changes, or a price that did not change.",
  counts: (min: number, max: number) =>
    `Daily changes per pair: ${min === max ? counted(min) : `${counted(min)} to ${counted(max)}`}.`,
  changes: (count: number) => `Daily changes: ${counted(count)}`,
  omitted: (count: number) => `Smaller holdings not shown: ${counted(count)}.`,
  stillLoading: (symbols: readonly string[]) => `Prices still loading: ${symbols.join(", ")}.`,
  withoutPrices: (symbols: readonly string[]) => `No daily prices: ${symbols.join(", ")}.`,
  caption: "Correlation of each pair of holdings",
  holding: "Holding",
};
