import type { Catalogue } from "../catalogue.ts";

export const signals: Catalogue["signals"] = {
  none: "Kein Signal",
  steps: {
    "Strong Sell": "Stark verkaufen",
    Sell: "Verkaufen",
    Hold: "Halten",
    Buy: "Kaufen",
    "Strong Buy": "Stark kaufen",
  },
  overall: (signal) => `Gesamtsignal: ${signal}`,
  score: (now, weekAgo) =>
    `Wert ${now} auf einer Skala von −2 bis +2.${weekAgo === null ? "" : ` Vor einer Woche: ${weekAgo}.`}`,
  strongest: "Stärkste Regel",
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
