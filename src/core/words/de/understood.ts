import type { Writing } from "../writing.ts";

/** How a question was understood: the texts of its parts. */
export const understood = ({ day }: Writing) => ({
  portfolio: "Ihr Depot",
  watchlist: "Ihre Watchlist",
  market: "Der Markt",
  why: (name: string) => `Warum: ${name}`,
  noTime: "Ohne Zeitangabe",
  today: "Heute",
  always: "Gesamte Zeit",
  sinceBought: "Seit dem Kauf",
  day,
  range: (from: string, to: string) => `${from} bis ${to}`,
  allAccounts: "Alle Konten",
  /** By what a question says in English. */
  times: {
    "this month": "Dieser Monat",
    "this year": "Dieses Jahr",
    "last year": "Letztes Jahr",
    yesterday: "Gestern",
    "a month ago": "Vor einem Monat",
    "a year ago": "Vor einem Jahr",
    "this week": "Diese Woche",
    "next week": "Nächste Woche",
    "next month": "Nächster Monat",
  },
});
