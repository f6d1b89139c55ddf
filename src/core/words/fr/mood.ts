/** Moods of the market and of symbols. */
export const mood = {
  words: {
    positive: "Positif",
    slightlyPositive: "Plutôt positif",
    neutral: "Neutre",
    slightlyNegative: "Plutôt négatif",
    negative: "Négatif",
  },
  /** The method behind each part of the score. */
  rules: {
    breadth: "Part des valeurs en hausse parmi toutes celles qui ont monté ou baissé",
    price:
      "Moyenne des cours\u00a0: plus de 5\u202f% 0,9, plus de 2\u202f% 0,7, plus de 0\u202f% 0,6, plus de −2\u202f% 0,4, plus de −5\u202f% 0,3, sinon 0,1",
    news: "Tonalité moyenne des articles\u00a0: part des mots positifs parmi les positifs et négatifs, 0,5 s’il n’y en a pas",
  },
  lacking: {
    names: (have: number, needed: number) =>
      `${have} ${have < 2 ? "valeur" : "valeurs"} avec un cours (minimum ${needed})`,
    stories: (have: number, needed: number) => `${have} ${have < 2 ? "article" : "articles"} (minimum ${needed})`,
    days: (have: number, needed: number) => `articles de ${have} ${have < 2 ? "jour" : "jours"} (minimum ${needed})`,
  },
  notEnough: (parts: readonly string[]) =>
    `Données insuffisantes pour le sentiment de marché\u00a0: ${parts.join(", ")}.`,
  divergences: {
    "price-up-news-negative": "Le cours monte alors que les actualités sont négatives",
    "price-down-news-positive": "Le cours baisse alors que les actualités sont positives",
  },
};
