import type { Catalogue } from "../catalogue.ts";

export const signals: Catalogue["signals"] = {
  none: "Aucun signal",
  steps: {
    "Strong Sell": "Vente forte",
    Sell: "Vente",
    Hold: "Neutre",
    Buy: "Achat",
    "Strong Buy": "Achat fort",
  },
  overall: (signal) => `Signal global\u00a0: ${signal}`,
  score: (now, weekAgo) =>
    `Score de ${now} sur une échelle de −2 à +2.${weekAgo === null ? "" : ` Il y a une semaine\u00a0: ${weekAgo}.`}`,
  strongest: "Règle dominante",
};

export const tone: Catalogue["tone"] = {
  up: "Positif",
  down: "Négatif",
  flat: "Neutre",
  counted: { positive: "Compté comme positif", negative: "Compté comme négatif" },
};

export const news: Catalogue["news"] = {
  notScored: "Non noté",
  tone: (value) => `Tonalité ${value} sur 1`,
  failed: "Impossible de charger les actualités",
  loading: "Chargement des actualités…",
  none: "Aucun article",
};
