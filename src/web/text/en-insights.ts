/** The tabs of a symbol's page, and what stands in them. */
export const symbolPage = {
  tabs: "Parts of the page",
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
  convertedTitle: "At the reference rate of that day; not a price anyone deals at",
};

export const compare = {
  button: "Compare",
  title: "Compare",
  dialog: "Compare with",
  hint: (most: number) => `Up to ${most} symbols on one chart, each from 0 % at the first day they share.`,
  full: (most: number) => `${most} symbols are compared. Take one off to add another.`,
  remove: (symbol: string) => `Remove ${symbol}`,
  add: "Add",
  end: "End",
  loading: "Loading the comparison…",
  missing: (symbols: string) => `No data available for symbol ${symbols}`,
  failed: "Failed to fetch stock data",
  noneShared: "These symbols have no common day in this range.",
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
  currencyNote: "Each in its own currency; exchange rates are not counted in.",
};
