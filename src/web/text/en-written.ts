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

/** What a model says of the day, on the dashboard. */
export const writtenBrief = {
  source: (title: string) => `Source: ${title}`,
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
