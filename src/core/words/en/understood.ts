import type { Writing } from "../writing.ts";

/** How a question was understood: the texts of its parts. */
export const understood = ({ day }: Writing) => ({
  portfolio: "Your portfolio",
  watchlist: "Your watchlist",
  market: "The market",
  why: (name: string) => `Why: ${name}`,
  noTime: "No time given",
  today: "Today",
  always: "All time",
  sinceBought: "Since you bought it",
  day,
  range: (from: string, to: string) => `${from} to ${to}`,
  allAccounts: "All accounts",
  /** By what a question says in English. */
  times: {
    "this month": "This month",
    "this year": "This year",
    "last year": "Last year",
    yesterday: "Yesterday",
    "a month ago": "A month ago",
    "a year ago": "A year ago",
    "this week": "This week",
    "next week": "Next week",
    "next month": "Next month",
  },
});
