import { inPageLanguage } from "./in-page-language.ts";

const en = {
  title: "Evidence for each signal",
  about: (bars: number, from: string, to: string) => `${bars} bars later, ${from} to ${to}`,
  days: "Days",
  allDays: "All days",
  newestThird: "Newest third",
  columns: {
    signal: "Signal",
    hitRate: "Hit rate",
    base: "Base",
    interval: "95% interval",
    calls: "Calls",
    edge: "Edge, pts",
    result: "Result",
  },
  baseRate: "Base rate",
  results: {
    edge: "Edge",
    unconfirmed: "Unconfirmed",
    none: "No edge",
    worse: "Worse than base",
    "too-few": "Too few to tell",
  },
  facts: (hitRate: string, base: string, calls: string) => `${hitRate}, base ${base}, ${calls}`,
  calls: (count: string) => (count === "1" ? "1 call" : `${count} calls`),
  noCalls: "No calls yet",
  loading: "Loading evidence…",
  none: "There are too few bars to count calls.",
  explained:
    "Base rate: how often always betting on the trend of the price was right over the same periods. Calls are independent: their periods don't overlap. “No edge” means the interval includes the base rate, or half. An edge also has to show in the newest third of the days alone.",
  explainedThird: (from: string) =>
    `Calls since ${from}, the newest third of the days. The default lengths of RSI, MACD and ADX were published long before.`,
  points: (points: string) => `${points} pts`,
  bar: (facts: { low: string; high: string; hitRate: string; base: string }) =>
    `Hit rate ${facts.hitRate}, interval ${facts.low} to ${facts.high}, base rate ${facts.base}`,
  rating: "Rating",
  byRules: "By the rules of this app",
  holdShare: (percent: string) => `The rules say Hold on ${percent} of days.`,
  evidence: "Evidence",
  after: (calls: string, bars: number, hitRate: string, base: string) =>
    `After ${calls} Buy or Sell ratings, the price moved that way ${bars} bars later in ${hitRate}. Base rate ${base}.`,
  noRatings: "No Buy or Sell rating to count.",
};

/** Words about how signals did. */
export const evidenceText = inPageLanguage({ en }, en);
