/** Moods of the market and of symbols. */
export const mood = {
  words: {
    positive: "Positiv",
    slightlyPositive: "Leicht positiv",
    neutral: "Neutral",
    slightlyNegative: "Leicht negativ",
    negative: "Negativ",
  },
  /** The method behind each part of the score. */
  rules: {
    breadth: "Anteil der gestiegenen Symbole an allen, die stiegen oder fielen",
    price:
      "Mittlere Kursstimmung: über 5\u00a0% 0,9, über 2\u00a0% 0,7, über 0\u00a0% 0,6, über −2\u00a0% 0,4, über −5\u00a0% 0,3, sonst 0,1",
    news: "Mittlere Tonalität der Meldungen: Anteil positiver Wörter an positiven und negativen, 0,5 ohne beide",
  },
  lacking: {
    names: (have: number, needed: number) => `${have} von mindestens ${needed} Titeln mit Kurs`,
    stories: (have: number, needed: number) => `${have} von mindestens ${needed} Meldungen`,
    days: (have: number, needed: number) => `Meldungen von ${have} statt mindestens ${needed} Tagen`,
  },
  notEnough: (parts: readonly string[]) => `Zu wenige Daten für eine Marktstimmung: ${parts.join(", ")}.`,
  divergences: {
    "price-up-news-negative": "Der Kurs steigt, die Nachrichten sind negativ",
    "price-down-news-positive": "Der Kurs fällt, die Nachrichten sind positiv",
  },
};
