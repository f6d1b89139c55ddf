import type { Catalogue } from "../translation.ts";

export const signals: Catalogue["signals"] = {
  none: "Aucun signal",
  steps: {
    "Strong Sell": "Vente forte",
    Sell: "Vendre",
    Hold: "Conserver",
    Buy: "Acheter",
    "Strong Buy": "Achat fort",
  },
  overall: (signal) => `Signal global\u00a0: ${signal}`,
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
