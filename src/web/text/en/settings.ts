import { counted } from "../counted.ts";

export const settings = {
  undo: "Undo",
  undoOf: (setting: string) => `Undo change to ${setting}`,
  system: "System",
  systemNote: "System uses your device's theme.",
  hideAmounts: "Hide amounts",
  hideAmountsHint: "Masks money and share counts in all tabs of this browser. Shortcut: H.",
  numbers: {
    name: "Number format",
    browser: (sample: string) => `Browser default: ${sample}`,
    hint: (sample: string, inMails: boolean) =>
      `${sample}. Numbers you type are read in this format. Bellwether asks if one is ambiguous.${inMails ? " Emails and newsletters use it too." : ""} Assistant answers and downloads always use 1,234.56.`,
  },
  dates: {
    name: "Date format",
    formats: {
      "day-month": "23 Oct 2025, 22:20",
      "month-day": "Oct 23, 2025, 10:20 PM",
      iso: "2025-10-23 22:20",
    },
    hint: "Also sets the clock: 24-hour, or 12-hour with AM and PM.",
  },
  density: {
    name: "Density",
    choices: { comfortable: "Comfortable", compact: "Compact" },
    hint: "Compact shows more rows at once. Buttons keep their size on touchscreens.",
  },
  language: {
    name: "Language",
    hint: "The page reloads in the new language. Numbers follow it unless you chose another format.",
  },
  displayWords: ["Decimal comma", "Thousands", "Day", "Month", "ISO", "Clock", "12 hours", "24 hours", "AM", "PM"],
  benchmark: {
    name: "Benchmark",
    hint: "What your portfolio's performance is measured against.",
    change: "Change",
    changeOf: "Change benchmark",
    loading: "Loading…",
  },
  answers: {
    section: "AI",
    words: ["Assistant", "Quick", "Detailed", "What may be sent", "Percentages only", "Amounts"],
    mode: "Answer mode",
    modes: { quick: "Quick", detailed: "Detailed" },
    modeHint:
      "Quick uses a fast model for short answers. Detailed uses a stronger model. You can change this for each question.",
    parts: "Data sent with a question",
    partsHint: "Data that's off isn't sent unless you add it to a question. The preview in the chat shows every field.",
    partNames: {
      userPortfolio: "Portfolio",
      watchlist: "Watchlist",
      recentNews: "News",
      marketSentiment: "Market mood",
      currentMarketData: "Market data",
      notes: "Notes",
      drawings: "Drawings",
    },
    amounts: "Money amounts and share counts",
    amountChoices: { full: "Send amounts", percentages: "Percentages only" },
    amountsHint:
      "Percentages only: Bellwether adds amounts after the answer is written. This choice is saved in this browser only.",
    connections: "Set up models and keys under Connections.",
  },
  accounts: {
    section: "Accounts and cost method",
    words: ["First in, first out", "Average cost", "Broker", "Currency"],
    loading: "Loading your accounts…",
    failed: "Couldn't load your accounts.",
    none: "No accounts yet. One is created with your first transaction.",
    note: "The cost method decides which shares are sold first. It affects your reported gains.",
    methodOf: (account: string) => `Cost method for ${account}`,
    facts: (currency: string, count: number) =>
      `${currency}, ${count === 1 ? "1 transaction" : `${counted(count)} transactions`}`,
    manage: "Manage accounts",
    demo: "Demo",
  },
  shortcuts: { list: "All shortcuts" },
};
