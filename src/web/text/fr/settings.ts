import type { Catalogue } from "../catalogue.ts";
import { plural } from "./plural.ts";

export const settings: Catalogue["settings"] = {
  undo: "Annuler",
  undoOf: (setting) => `Annuler la modification\u00a0: ${setting}`,
  system: "Système",
  systemNote: "Système reprend le thème de votre appareil.",
  hideAmounts: "Masquer les montants",
  hideAmountsHint: "Masque les montants et les quantités dans tous les onglets de ce navigateur. Raccourci\u00a0: H.",
  numbers: {
    name: "Format des nombres",
    browser: (sample) => `Format du navigateur\u00a0: ${sample}`,
    hint: (sample, inMails) =>
      `${sample}. Les nombres saisis sont lus dans ce format, et une question vous est posée en cas d’ambiguïté.${inMails ? " Les e-mails et lettres d’information l’utilisent aussi." : ""} Les réponses de l’assistant et les téléchargements utilisent toujours 1,234.56.`,
  },
  dates: {
    name: "Format des dates",
    formats: {
      "day-month": "23 oct. 2025, 22:20",
      "month-day": "oct. 23, 2025, 10:20 PM",
      iso: "2025-10-23 22:20",
    },
    hint: "Définit aussi le format de l’heure\u00a0: sur 24 heures, ou sur 12 heures avec AM et PM.",
  },
  density: {
    name: "Densité",
    choices: { comfortable: "Aérée", compact: "Compacte" },
    hint: "Compacte affiche plus de lignes à la fois. Les boutons gardent leur taille sur écran tactile.",
  },
  language: {
    name: "Langue",
    hint: "La page se recharge dans la nouvelle langue. Les nombres la suivent, sauf si vous avez choisi un autre format.",
  },
  displayWords: [
    "Virgule décimale",
    "Séparateur de milliers",
    "Jour",
    "Mois",
    "ISO",
    "Heure",
    "12 heures",
    "24 heures",
    "AM",
    "PM",
  ],
  benchmark: {
    name: "Indice de référence",
    hint: "L’indice auquel la performance de votre portefeuille est comparée.",
    change: "Modifier",
    changeOf: "Changer d’indice de référence",
    loading: "Chargement…",
  },
  answers: {
    section: "IA",
    words: [
      "Assistant",
      "IA",
      "AI",
      "Rapide",
      "Détaillé",
      "Données envoyées",
      "Confidentialité",
      "Pourcentages seulement",
      "Montants",
    ],
    mode: "Mode de réponse",
    modes: { quick: "Rapide", detailed: "Détaillé" },
    modeHint:
      "Rapide utilise un modèle rapide pour des réponses courtes. Détaillé utilise un modèle plus puissant. Vous pouvez changer à chaque question.",
    parts: "Données envoyées avec une question",
    partsHint:
      "Les données désactivées ne sont pas envoyées, sauf si vous les ajoutez à une question. L’aperçu de l’assistant montre tous les champs.",
    partNames: {
      userPortfolio: "Portefeuille",
      watchlist: "Liste de suivi",
      recentNews: "Actualités",
      marketSentiment: "Sentiment de marché",
      currentMarketData: "Données de marché",
      notes: "Notes",
      drawings: "Dessins",
    },
    amounts: "Montants et quantités",
    amountChoices: { full: "Envoi autorisé", percentages: "Pourcentages seulement" },
    amountsHint:
      "Pourcentages seulement\u00a0: Bellwether ajoute les montants une fois la réponse rédigée. Ce choix est enregistré dans ce navigateur uniquement.",
    connections: "Configurez les modèles et les clés dans Connexions.",
  },
  accounts: {
    section: "Comptes et prix de revient",
    words: ["PEPS", "FIFO", "Premier entré, premier sorti", "PRU", "Prix moyen pondéré", "Courtier", "Devise"],
    loading: "Chargement de vos comptes…",
    failed: "Impossible de charger vos comptes.",
    none: "Aucun compte pour l’instant. Un compte est créé avec votre première opération.",
    note: "La méthode de calcul détermine quels titres sont vendus en premier. Elle influe sur vos plus-values affichées.",
    methodOf: (account) => `Calcul du prix de revient pour ${account}`,
    facts: (currency, count) => `${currency}, ${plural(count, "opération")}`,
    manage: "Gérer les comptes",
    demo: "Démo",
  },
  shortcuts: { list: "Tous les raccourcis" },
};
