import type { Catalogue } from "../catalogue.ts";

export const heatMap: Catalogue["heatMap"] = {
  unknown: "Unbekannt",
  scale: (low, high) => `Farbe von ${low} bis ${high}`,
  gains: (from, to) => `Gewinn je Position vom ${from} bis ${to}`,
  gainsNote: (from, to) =>
    `Größe: aktueller Wert. Farbe: Gewinn vom ${from} bis ${to}, bezogen auf Anfangswert und Käufe.`,
  loading: "Die Gewinne werden geladen…",
  failed: "Die Gewinne konnten nicht geladen werden.",
  none: "Hier erscheinen Positionen mit einem Wert.",
  watchlist: "Heatmap",
  scope: "Werte auf der Karte",
  scopes: { watchlist: "Meine Watchlist", active: "Meistgehandelt" },
  noMovers: "Die meistgehandelten Aktien konnten nicht geladen werden.",
  noSector: "Sonstige",
  watchlistCaption: "Veränderung je Symbol am letzten Handelstag",
  watchlistNote: {
    cap: "Größe: Marktkapitalisierung, mindestens 2\u00a0% der Fläche. Farbe: Veränderung am letzten Handelstag.",
    equal:
      "Größe: für alle gleich, da nicht jede Marktkapitalisierung in derselben Währung bekannt ist. Farbe: Veränderung am letzten Handelstag.",
  },
};
