import type { Writing } from "../writing.ts";

/** How a question was understood: the texts of its parts. */
export const understood = ({ day }: Writing) => ({
  portfolio: "Votre portefeuille",
  watchlist: "Votre liste de suivi",
  market: "Le marché",
  why: (name: string) => `Pourquoi\u00a0: ${name}`,
  noTime: "Sans date",
  today: "Aujourd’hui",
  always: "Toute la période",
  sinceBought: "Depuis l’achat",
  day,
  range: (from: string, to: string) => `du ${from} au ${to}`,
  allAccounts: "Tous les comptes",
  /** By what a question says in English. */
  times: {
    "this month": "Ce mois-ci",
    "this year": "Cette année",
    "last year": "L’année dernière",
    yesterday: "Hier",
    "a month ago": "Il y a un mois",
    "a year ago": "Il y a un an",
    "this week": "Cette semaine",
    "next week": "La semaine prochaine",
    "next month": "Le mois prochain",
  },
});
