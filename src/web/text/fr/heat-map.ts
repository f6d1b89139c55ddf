import type { Catalogue } from "../catalogue.ts";

export const heatMap: Catalogue["heatMap"] = {
  unknown: "Inconnu",
  scale: (low, high) => `Couleur de ${low} à ${high}`,
  gains: (from, to) => `Gain de chaque position du ${from} au ${to}`,
  gainsNote: (from, to) =>
    `Taille\u00a0: valorisation actuelle. Couleur\u00a0: gain du ${from} au ${to}, rapporté à la valorisation initiale et aux achats.`,
  loading: "Chargement des gains…",
  failed: "Impossible de charger les gains.",
  none: "Les positions valorisées s’affichent ici.",
  watchlist: "Carte thermique",
  scope: "Valeurs affichées",
  scopes: { watchlist: "Ma liste", active: "Plus échangées" },
  noMovers: "Impossible de charger les actions les plus échangées.",
  noSector: "Autres",
  watchlistCaption: "Variation de chaque valeur sur la dernière séance",
  watchlistNote: {
    cap: "Taille\u00a0: capitalisation boursière, au moins 2\u202f% de la carte. Couleur\u00a0: variation sur la dernière séance.",
    equal:
      "Taille\u00a0: identique pour toutes, car certaines capitalisations ne sont pas connues dans une même devise. Couleur\u00a0: variation sur la dernière séance.",
  },
};
