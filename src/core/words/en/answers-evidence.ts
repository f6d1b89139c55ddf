import type { Texts } from "../texts.ts";

type Counted = Texts<"hits" | "cases" | "hitRate" | "low" | "high" | "baseRate" | "result">;
type Counts = Texts<"hits" | "cases" | "hitRate" | "baseRate">;

const right = ({ hits, cases, hitRate, low, high, baseRate, result }: Counted) =>
  `right in ${hits} of ${cases} independent calls (${hitRate}, interval ${low} to ${high}, base rate ${baseRate}): ${result}`;

/** How earlier signals turned out. `source` is the mark of a source: "[2]". */
export const evidence = {
  /** Inside a sentence. */
  noSignal: "no signal",
  past: ({ source, ...counted }: Counted & Texts<"source">) => `R${right(counted).slice(1)} ${source}.`,
  /** These three continue a sentence. */
  suchSignals: (counted: Counted) => `such signals were ${right(counted)}`,
  suchCalls: ({ hits, cases, hitRate, baseRate }: Counts) =>
    `such calls were right in ${hits} of ${cases} independent calls, ${hitRate}, where the base rate is ${baseRate}`,
  inNewestThird: ({ hits, cases, hitRate, baseRate }: Counts) =>
    `in the newest third of the days ${hits} of ${cases} (${hitRate}, base rate ${baseRate})`,
  ratings: ({ symbol, source, ...counted }: Counted & Texts<"symbol" | "source">) =>
    `Buy and Sell ratings of ${symbol} were ${right(counted)} ${source}.`,
};
