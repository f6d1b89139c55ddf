import type { Catalogue } from "../translation.ts";

export const signals: Catalogue["signals"] = {
  none: "Kein Signal",
  steps: {
    "Strong Sell": "Starker Verkauf",
    Sell: "Verkaufen",
    Hold: "Halten",
    Buy: "Kaufen",
    "Strong Buy": "Starker Kauf",
  },
  overall: (signal) => `Gesamtsignal: ${signal}`,
};

export const tone: Catalogue["tone"] = {
  up: "Positiv",
  down: "Negativ",
  flat: "Neutral",
  counted: { positive: "Als positiv gezählt", negative: "Als negativ gezählt" },
};

export const news: Catalogue["news"] = {
  notScored: "Nicht bewertet",
  tone: (value) => `Tonalität ${value} von 1`,
  failed: "Nachrichten konnten nicht geladen werden",
  loading: "Nachrichten werden geladen…",
  none: "Keine Meldungen",
};
