/** The tabs and header of a symbol's page. */
export const symbolPage = {
  tabs: "Page sections",
  tabNames: {
    overview: "Overview",
    research: "Research report",
    financials: "Financials",
    news: "News",
    events: "Events",
    technical: "Technical",
    position: "My position",
  },
  loadingTab: "Loading…",
  nextEvent: {
    earnings: (day: string, time: string | null) => `Earnings ${day}${time === null ? "" : ` ${time}`}`,
    dividends: (day: string) => `Ex-dividend ${day}`,
    splits: (day: string) => `Split ${day}`,
  },
  today: "today",
  tomorrow: "tomorrow",
  converted: (price: string, currency: string, source: string, day: string) =>
    `≈ ${price} ${currency} (${source}, ${day})`,
  convertedTitle: "Converted at that day's reference rate. Not a traded price.",
};

export const compare = {
  button: "Compare",
  title: "Compare",
  dialog: "Compare with",
  hint: (max: number) => `Up to ${max} symbols on one chart. Each starts at 0% on their first common day.`,
  full: (max: number) => `You can compare up to ${max} symbols. Remove one to add another.`,
  remove: (symbol: string) => `Remove ${symbol}`,
  add: "Add",
  end: "End comparison",
  loading: "Loading the comparison…",
  missing: (symbols: string) => `No data available for symbol ${symbols}`,
  failed: "Failed to fetch stock data",
  noneShared: "These symbols have no common trading day in this range. Choose a longer range.",
  since: (day: string) => `Change since ${day}`,
  summary: (facts: { range: string; from: string; to: string; values: string }) =>
    `Change from ${facts.from} to ${facts.to}, ${facts.range}: ${facts.values}.`,
  keys: "Arrow keys move the crosshair.",
  symbol: "Symbol",
  change: "Change",
  first: "First close",
  last: "Last close",
  low: "Lowest",
  high: "Highest",
  currencyNote: "Each in its own currency. Exchange rates aren't included.",
};
