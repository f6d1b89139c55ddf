export const evidence = {
  title: "Evidence for each signal",
  about: (bars: number, from: string, to: string) => `Measured ${bars} bars after each signal, ${from} to ${to}`,
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
    "too-few": "Too few calls",
  },
  facts: (hitRate: string, base: string, calls: string) =>
    `Right in ${hitRate} of ${calls}; following the trend, ${base}`,
  /** The numbers of a signal in one line, with the words around each. */
  parts: {
    hitRate: { before: "right in ", after: "" },
    base: { before: "following the trend ", after: "" },
    calls: { before: "", after: " calls" },
  },
  calls: (count: string) => (count === "1" ? "1 call" : `${count} calls`),
  noCalls: "No calls yet",
  figures: {
    hitRate: "Hit rate",
    base: "Base rate",
    calls: "Independent calls",
    edge: "Edge over the base rate",
    right: "Right calls",
    formulas: {
      hitRate: "right calls ÷ calls × 100",
      base: "share of the same periods in which the price continued its earlier trend × 100",
      calls: "calls whose periods don't overlap",
      edge: "hit rate − base rate",
    },
  },
  loading: "Loading evidence…",
  none: "Not enough price bars to evaluate the signals.",
  explained:
    "Base rate: how often simply following the price trend would have been right over the same periods. Calls are independent because their periods don't overlap. “No edge” means the interval includes the base rate or 50%. To count as an edge, it must also appear in the newest third of the days.",
  explainedThird: (from: string) =>
    `Calls since ${from}, the newest third of the days. The default lengths of RSI, MACD and ADX were published long before then.`,
  points: (points: string) => `${points} pts`,
  bar: (facts: { low: string; high: string; hitRate: string; base: string }) =>
    `Hit rate ${facts.hitRate}, interval ${facts.low} to ${facts.high}, base rate ${facts.base}`,
  rating: "Rating",
  byRules: "By Bellwether's rules",
  holdShare: (percent: string) => `The rules say Hold on ${percent} of days.`,
  evidence: "Evidence",
  after: (calls: string, bars: number, hitRate: string, base: string) =>
    `Of ${calls} Buy or Sell ratings, ${hitRate} were right ${bars} bars later. Following the trend would have been right in ${base}.`,
  noRatings: "No Buy or Sell ratings yet.",
};
