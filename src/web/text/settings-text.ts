import { atMost } from "../format/number-format.ts";
import { inPageLanguage } from "./in-page-language.ts";

const en = {
  undo: "Undo",
  undoOf: (setting: string) => `Undo the change of ${setting}`,
  system: "System",
  systemNote: "System follows your device.",
  hideAmounts: "Hide amounts",
  hideAmountsHint: "Money and share counts are masked in this tab, until it is closed. H does the same.",
  numbers: {
    name: "Number format",
    browser: (sample: string) => `As this browser: ${sample}`,
    hint: (sample: string) =>
      `${sample}. Numbers you type into fields are read the same way, and asked about where they could mean two. Mail, newsletters, what the assistant writes and downloads keep 1,234.56.`,
  },
  dates: {
    name: "Date format",
    formats: {
      "day-month": "23 Oct 2025, 22:20",
      "month-day": "Oct 23, 2025, 10:20 PM",
      iso: "2025-10-23 22:20",
    },
    hint: "The clock goes with it: 24 hours, or 12 with AM and PM.",
  },
  density: {
    name: "Density",
    choices: { comfortable: "Comfortable", compact: "Compact" },
    hint: "Compact shows more rows at once. Buttons keep their size where you use a finger.",
  },
  language: {
    name: "Language",
    current: "English",
    hint: "The one language there is so far. Each further one is a catalogue that can be added to Bellwether.",
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
    mode: "Answers are",
    modes: { quick: "Quick", detailed: "Detailed" },
    modeHint: "Quick asks a fast model for short answers, detailed a stronger one. Each question can say otherwise.",
    parts: "What goes with a question",
    partsHint: "What is off is not sent unless you add it to a question. The preview in the chat shows every field.",
    partNames: {
      userPortfolio: "Portfolio",
      watchlist: "Watchlist",
      recentNews: "News",
      marketSentiment: "Market mood",
      currentMarketData: "Market data",
      notes: "Notes",
    },
    amounts: "Amounts of money and share counts",
    amountChoices: { full: "May be sent", percentages: "Percentages only" },
    amountsHint:
      "Percentages only: Bellwether fills amounts in after the answer is written. This choice stays in this browser.",
    connections: "Models and their keys are under Connections.",
  },
  accounts: {
    section: "Accounts and cost method",
    words: ["First in, first out", "Average cost", "Broker", "Currency"],
    loading: "Loading your accounts…",
    failed: "Your accounts could not be loaded.",
    none: "There is no account yet. One is opened with your first transaction.",
    note: "The cost method says which shares leave first; gains and taxes on paper follow from it.",
    methodOf: (account: string) => `Shares that leave ${account}`,
    facts: (currency: string, count: number) =>
      `${currency}, ${count === 1 ? "1 transaction" : `${atMost(count, 0)} transactions`}`,
    manage: "Manage accounts",
    demo: "Demo",
  },
  shortcuts: { list: "All keys" },
};

/** Words of Settings that no other screen has: apart from the rest, so that only Settings loads them. */
export const settingsText = inPageLanguage({ en }, en);
