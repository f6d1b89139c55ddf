/** Impact, Risk and Action of a symbol. */
export const preview = {
  title: "Impact, risk and action",
  loading: "Quick analysis loading...",
  fields: { impact: "Impact", risk: "Risk", action: "Action" },
  notAvailable: "Not available",
  computedInstead: "Showing a computed summary instead.",
  withheld: "Withheld",
  builtFrom: "Based on:",
  kinds: {
    quote: "Quote",
    position: "Your position",
    history: "One year of prices",
    earnings: "Earnings dates",
    dividends: "Dividend dates",
  },
  noAdvice: "Information, not advice",
  failed: "Couldn't load the quick analysis.",
  ago: (time: string) => `written at ${time}`,
};

/** The one- or two-sentence summary of the day on the dashboard. */
export const brief = {
  title: "Today in a sentence",
  rules: "Calculated from the data",
  why: "Why?",
  change: (label: string) => `${label}: change in your portfolio `,
  flat: (label: string) => `${label}, your portfolio is unchanged.`,
  noPrice: (reason: string) => `${reason}, so the day's change is unknown`,
  noChange: "None of your holdings has a price change yet",
  today: "Today",
  added: (names: string, amount: string) => `${names} added ${amount}`,
  cost: (names: string, amount: string) => `${names} cost you ${amount}`,
  and: " and ",
  holdingsSource: "From your holdings and their latest prices",
  calendarSource: "From the calendar of events",
  event: (who: string, what: string, day: string) => `${who}: ${what}, ${day}`,
  eventWeight: (weight: string) => `, and it is ${weight} of your portfolio`,
  todayDay: "today",
  tomorrow: "tomorrow",
  onDay: (day: string) => `on ${day}`,
  incomplete: (count: number) =>
    count === 1
      ? " One holding has no price and isn't included."
      : ` ${count} holdings have no price and aren't included.`,
};

/** The tab that reviews a portfolio. */
export const review = {
  title: "Review",
  summary: "Summary",
  findings: "Findings",
  loading: "Reviewing your portfolio…",
  failed: "Couldn't review your portfolio.",
  showingLast: "Showing the last review.",
  nothing: "No holdings to review yet. Add a transaction first.",
  nothingFound: "No issues found.",
  again: "Review again",
  notAvailable: (detail: string) => `The AI didn't respond: ${detail}. Showing a review calculated without AI.`,
  tones: { risk: "Risk", watch: "Watch", strength: "OK" },
  rule: "Rule:",
  open: (title: string) => `Open: ${title}`,
  amounts: "What the AI may see",
  amountsFull: "Amounts and shares",
  amountsPercentages: "Percentages only",
  noAdvice: "Findings come from fixed rules applied to your own data. Information, not advice.",
};
