import { inPageLanguage } from "./in-page-language.ts";

const en = {
  lists: "Instrument lists",
  listsLead:
    "Search finds shares, funds, indices, currencies and coins from these public lists. They are read once a week.",
  listRows: (rows: string) => `${rows} instruments`,
  listUnread: "Not read yet",
  listRead: "Read",
  listFailed: (reason: string) => `The last attempt failed: ${reason}`,
  lead: "See where prices and news come from and which AI model answers you. Test a connection or add your own key.",
  marketData: "Market data",
  loading: "Loading connections…",
  failed: "Couldn't load the connections. Try again.",
  old: "Couldn't refresh the connections. Showing the last known status.",
  noKey: "Yahoo, no key, delayed",
  keyAdds:
    "No key required. Add your own RapidAPI key to use that source first for your prices, charts and indicators. If your administrator sets RAPIDAPI_KEY, everyone on this server gets it, plus news, all five calendars and the full symbol list.",
  first: "Primary source",
  next: "Used when the sources above don't respond",
  roles: {
    "second-opinion": "Double-checks unusual prices",
    rates: "Used for currency conversion",
    calendars: "Adds events to the calendar",
  },
  provides: (parts: string) => `Provides ${parts}`,
  working: "Working",
  failing: "Failing",
  notUsed: "Not used yet",
  off: "Off",
  offNote: "An administrator switched this source off.",
  turnOn: (name: string) => `Use ${name}`,
  turnOnHint: "Applies to everyone on this server.",
  turnFailed: "Couldn't save this change. Try again.",
  reason: (error: string) => `Reason: ${error}.`,
  askedWhenNeeded: "Retrying when this data is next needed.",
  lastAnswer: "Last answer",
  details: "Details",
  answerTime: "Answer time",
  milliseconds: (milliseconds: number) => `${milliseconds} ms`,
  lastError: "Last error",
  noneYet: "None yet",
  key: "Key",
  noKeyNeeded: "None needed",
  keySet: "Set for this server, never shown",
  quota: "Quota",
  noQuota: "No quota reported",
  quotaLeft: (remaining: string, limit: string) => `${remaining} of ${limit} left`,
  quotaResets: (moment: string) => `resets ${moment}`,
  requests: "Requests",
  requestStates: {
    closed: "Sent when data is needed",
    open: "Paused after repeated errors. One test request follows.",
    "half-open": "Sending one test request",
  },
};

/** Words of Settings, Connections. */
export const connectionsText = inPageLanguage({ en }, en);
