/** Impact, Risk and Action of a symbol. */
export const preview = {
  title: "Impact, risk and action",
  loading: "Quick analysis loading...",
  fields: { impact: "Impact", risk: "Risk", action: "Action" },
  notAvailable: "Not available",
  computedInstead: "Computed sentences are shown instead.",
  withheld: "Withheld",
  builtFrom: "Built from:",
  kinds: {
    quote: "Quote",
    position: "Your position",
    history: "Prices of a year",
    earnings: "Earnings dates",
    dividends: "Dividend dates",
  },
  noAdvice: "Information, not advice",
  failed: "The quick analysis could not be loaded",
  ago: (time: string) => `written at ${time}`,
};

/** The day in one or two sentences, on the dashboard. */
export const brief = {
  title: "Today in a sentence",
  rules: "By rules, from your holdings",
  why: "Why?",
  up: (label: string) => `${label}, you are up `,
  down: (label: string) => `${label}, you are down `,
  flat: (label: string) => `${label}, your portfolio is where it was.`,
  noPrice: (reason: string) => `${reason}, so what the day did is not known`,
  noChange: "No price of what you hold has a change yet",
  today: "Today",
  added: (names: string, amount: string) => `${names} added ${amount}`,
  cost: (names: string, amount: string) => `${names} cost you ${amount}`,
  and: " and ",
  holdingsSource: "From your holdings and their newest prices",
  calendarSource: "From the calendar of events",
  event: (who: string, what: string, day: string) => `${who}: ${what}, ${day}`,
  eventWeight: (weight: string) => `, and it is ${weight} of your portfolio`,
  todayDay: "today",
  tomorrow: "tomorrow",
  onDay: (day: string) => `on ${day}`,
  incomplete: (count: number) =>
    count === 1 ? " One holding has no price and is left out." : ` ${count} holdings have no price and are left out.`,
};

/** The tab that reviews a portfolio. */
export const review = {
  title: "AI review",
  summary: "Summary",
  findings: "What stands out",
  loading: "Looking through your portfolio…",
  failed: "Your portfolio could not be reviewed",
  showingLast: "The last review is shown.",
  nothing: "Nothing is held, so there is nothing to review.",
  nothingFound: "No rule found anything worth a line.",
  again: "Review again",
  notAvailable: (detail: string) => `The AI did not answer: ${detail}. The review is computed, without AI.`,
  tones: { risk: "Risk", watch: "Keep an eye on it", strength: "In order" },
  rule: "Rule",
  open: (title: string) => `Open: ${title}`,
  amounts: "What the AI may see",
  amountsFull: "Amounts and shares",
  amountsPercentages: "Percentages only",
  noAdvice: "Findings come from fixed rules over your own data. Information, not advice.",
};
