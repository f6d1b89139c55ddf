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

export const signalsCard = {
  title: "Signals, 1 day",
  how: "How it is scored",
  loading: "Loading signals…",
  failed: "The signals could not be loaded.",
  none: "There are too few bars for signals.",
};

export const newsSentiment = {
  title: "News sentiment",
  loading: "Loading news sentiment…",
  failed: "The tone of the news could not be loaded.",
  none: "No stories",
  noneIn: "No stories about it in the last 7 days.",
  stories: (count: number) => (count === 1 ? "1 story, 7d" : `${count} stories, 7d`),
  positive: (count: number) => `${count} positive`,
  neutral: (count: number) => `${count} neutral`,
  negative: (count: number) => `${count} negative`,
  lowEvidence: "Low evidence",
  lowEvidenceWhy: "Fewer than three stories",
  all: "All news",
};

export const earningsCard = {
  title: "Earnings, estimate and actual",
  beat: (beats: number, all: number) => `beat ${beats} of ${all}`,
  loading: "Loading earnings…",
  failed: "The figures of the company could not be loaded.",
  none: "No quarterly earnings are known from this source.",
  quarter: (facts: { quarter: string; estimate: string; actual: string; surprise: string }) =>
    `${facts.quarter}: estimate ${facts.estimate}, actual ${facts.actual}, surprise ${facts.surprise}`,
  next: (facts: { day: string; estimate: string }) => `Next, ${facts.day}: estimate ${facts.estimate}`,
  legend: { estimate: "estimate", beat: "above", missed: "below" },
  perShare: (currency: string) => `Earnings per share, ${currency}`,
  guessed: "date estimated",
};

export const fundCard = {
  title: "Holdings and cost",
  cost: "Cost a year",
  netAssets: "Net assets",
  category: "Category",
  family: "Family",
  holdings: "Largest holdings",
  sectors: "Sectors",
  noHoldings: "The holdings are not known from this source.",
};

export const financials = {
  loading: "Loading financials…",
  failed: "The figures of the company could not be loaded.",
  none: "No financial figures are known for this instrument.",
  profile: "Profile",
  sector: "Sector",
  industry: "Industry",
  country: "Country",
  employees: "Employees",
  website: "Website",
  more: "Show all",
  less: "Show less",
  groups: {
    valuation: "Valuation",
    profitability: "Profitability and growth",
    size: "Size and cash",
    perShare: "Per share",
    shares: "Dividend and shares",
    levels: "Averages and levels",
  },
  statements: "Statements",
  statement: "Statement",
  period: "Period",
  annual: "Annual",
  quarterly: "Quarterly",
  noStatements: "No statements are known from this source.",
  line: "Line",
  inCurrency: (currency: string) => `In ${currency}`,
  course: "Course",
  analysts: "Analysts",
  analystCount: (count: number) => (count === 1 ? "1 analyst" : `${count} analysts`),
  targets: "Price targets",
  target: (low: string, mean: string, high: string) => `Low ${low}, mean ${mean}, high ${high}`,
  now: "now",
  mean: "mean",
  toMean: (percent: string) => `${percent} to the mean target`,
  views: { strongBuy: "Strong buy", buy: "Buy", hold: "Hold", sell: "Sell", strongSell: "Strong sell" },
  viewsTitle: "Views this month",
  noAnalysts: "No targets are known from this source.",
};

export const symbolNews = {
  loading: "Loading news…",
  filter: "Tone",
  filters: { all: "All", up: "Positive", flat: "Neutral", down: "Negative" },
  more: "Show more",
  shown: (shown: number, all: number) => `${shown} of ${all}`,
  none: (symbol: string) => `No stories about ${symbol}.`,
  noneOfTone: "No story with this tone among those loaded.",
  samples: "Made-up samples; they are not scored.",
};

export const symbolEvents = {
  loading: "Loading events…",
  coming: "Coming",
  past: "Past",
  noneComing: "Nothing is scheduled in the next 100 days.",
  nonePast: "Nothing in the last 100 days.",
  failed: (what: string) => `Could not load ${what}.`,
  options: "What options expect",
  move: (percent: string, day: string, low: string, high: string) =>
    `Options imply a move of ±${percent} until ${day}: from ${low} to ${high}.`,
  moveNote:
    "Price of the straddle at the money. About two times in three the price stays closer; it says nothing of the direction.",
  noOptions: "No options with prices are known for this symbol.",
  optionsFailed: "The options could not be loaded.",
  loadingOptions: "Loading options…",
  expiry: "Until",
  reported: "Reported quarters",
  quarter: "Quarter to",
  estimate: "Estimate",
  actual: "Actual",
  surprise: "Surprise",
};

export const technicalTab = {
  readings: "Reading, 1 day",
  open: "Open in Technical",
};
