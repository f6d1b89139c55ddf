import type { Catalogue } from "../catalogue.ts";
import { plural } from "./plural.ts";

export const preview: Catalogue["preview"] = {
  title: "Impact, risque et action",
  loading: "Chargement de l’analyse rapide…",
  fields: { impact: "Impact", risk: "Risque", action: "Action" },
  notAvailable: "Indisponible",
  computedInstead: "Un résumé calculé s’affiche à la place.",
  withheld: "Non affiché",
  builtFrom: "Établi à partir de\u00a0:",
  kinds: {
    quote: "Cours",
    position: "Votre position",
    history: "Un an de cours",
    earnings: "Dates de résultats",
    dividends: "Dates de dividendes",
  },
  noAdvice: "Information, sans valeur de conseil",
  failed: "Impossible de charger l’analyse rapide.",
  ago: (time) => `rédigé à ${time}`,
};

export const brief: Catalogue["brief"] = {
  title: "La journée en une phrase",
  rules: "Calculé à partir des données",
  why: "Pourquoi\u202f?",
  change: (label) => `${label}, variation de votre portefeuille\u00a0: `,
  flat: (label) => `${label}, votre portefeuille est stable.`,
  noPrice: (reason) => `${reason}, la variation du jour est donc inconnue`,
  noChange: "Aucune de vos positions n’a encore de variation de cours",
  today: "Aujourd’hui",
  added: (names, amount) => `${names}\u00a0: ${amount} de gain`,
  cost: (names, amount) => `${names}\u00a0: ${amount} de perte`,
  and: " et ",
  holdingsSource: "D’après vos positions et leurs derniers cours",
  calendarSource: "D’après le calendrier des événements",
  event: (who, what, day) => `${who}\u00a0: ${what}, ${day}`,
  eventWeight: (weight) => `, soit ${weight} de votre portefeuille`,
  todayDay: "aujourd’hui",
  tomorrow: "demain",
  onDay: (day) => `le ${day}`,
  incomplete: (count) =>
    count < 2
      ? " Une position n’a pas de cours et n’est pas prise en compte."
      : ` ${plural(count, "position")} n’ont pas de cours et ne sont pas prises en compte.`,
};

export const review: Catalogue["review"] = {
  title: "Bilan",
  summary: "Synthèse",
  findings: "Constats",
  loading: "Examen de votre portefeuille…",
  failed: "Impossible d’examiner votre portefeuille.",
  showingLast: "Dernier bilan affiché.",
  nothing: "Aucune position à examiner pour l’instant. Ajoutez d’abord une opération.",
  nothingFound: "Aucun problème constaté.",
  again: "Refaire le bilan",
  notAvailable: (detail) => `L’IA n’a pas répondu\u00a0: ${detail}. Un bilan calculé sans IA s’affiche.`,
  tones: { risk: "Risque", watch: "À suivre", strength: "Points positifs" },
  rule: "Règle\u00a0:",
  open: (title) => `Ouvrir\u00a0: ${title}`,
  amounts: "Ce que l’IA peut voir",
  amountsFull: "Montants et quantités",
  amountsPercentages: "Pourcentages seulement",
  noAdvice:
    "Les constats résultent de règles fixes appliquées à vos propres données. Information, sans valeur de conseil.",
};
