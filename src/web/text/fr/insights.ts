import type { Catalogue } from "../translation.ts";

export const symbolPage: Catalogue["symbolPage"] = {
  tabs: "Rubriques de la page",
  tabNames: {
    overview: "Synthèse",
    research: "Rapport d’analyse",
    financials: "Comptes",
    news: "Actualités",
    events: "Événements",
    technical: "Technique",
    position: "Ma position",
  },
  loadingTab: "Chargement…",
  nextEvent: {
    earnings: (day, time) => `Résultats ${day}${time === null ? "" : ` ${time}`}`,
    dividends: (day) => `Détachement ${day}`,
    splits: (day) => `Division ${day}`,
  },
  today: "aujourd’hui",
  tomorrow: "demain",
  converted: (price, currency, source, day) => `≈ ${price} ${currency} (${source}, ${day})`,
  convertedTitle: "Converti au taux de référence du jour. Ce n’est pas un cours coté.",
};

export const compare: Catalogue["compare"] = {
  button: "Comparer",
  title: "Comparer",
  dialog: "Comparer avec",
  hint: (max) => `Jusqu’à ${max} valeurs sur un même graphique. Chacune part de 0\u202f% à leur premier jour commun.`,
  full: (max) => `Vous pouvez comparer jusqu’à ${max} valeurs. Retirez-en une pour en ajouter une autre.`,
  remove: (symbol) => `Retirer ${symbol}`,
  add: "Ajouter",
  end: "Fermer la comparaison",
  loading: "Chargement de la comparaison…",
  missing: (symbols) => `Aucune donnée disponible pour ${symbols}`,
  failed: "Impossible de charger les cours",
  noneShared: "Ces valeurs n’ont aucun jour de cotation commun sur cette période. Choisissez une période plus longue.",
  since: (day) => `Variation depuis le ${day}`,
  summary: (facts) => `Variation du ${facts.from} au ${facts.to}, ${facts.range}\u00a0: ${facts.values}.`,
  keys: "Les flèches déplacent le curseur.",
  symbol: "Symbole",
  change: "Variation",
  first: "Première clôture",
  last: "Dernière clôture",
  low: "Plus bas",
  high: "Plus haut",
  currencyNote: "Chaque valeur dans sa devise. Les taux de change ne sont pas pris en compte.",
};
