/** Moods of the market and of symbols. */
export const mood = {
  words: {
    positive: "Positivo",
    slightlyPositive: "Ligeramente positivo",
    neutral: "Neutral",
    slightlyNegative: "Ligeramente negativo",
    negative: "Negativo",
  },
  /** The method behind each part of the score. */
  rules: {
    breadth: "Proporción de símbolos al alza entre todos los que subieron o bajaron",
    price:
      "Media de los valores según su variación: 0,9 por encima del 5\u00a0%; 0,7, del 2\u00a0%; 0,6, del 0\u00a0%; 0,4, del −2\u00a0%; 0,3, del −5\u00a0%; en otro caso, 0,1",
    news: "Tono medio de las noticias: proporción de palabras positivas entre positivas y negativas; 0,5 si no hay ninguna",
  },
  lacking: {
    names: (have: number, needed: number) => `${have} de al menos ${needed} valores con precio`,
    stories: (have: number, needed: number) => `${have} de al menos ${needed} noticias`,
    days: (have: number, needed: number) => `noticias de ${have} de al menos ${needed} días`,
  },
  notEnough: (parts: readonly string[]) => `Faltan datos para el sentimiento del mercado: ${parts.join(", ")}.`,
  divergences: {
    "price-up-news-negative": "El precio sube mientras las noticias son negativas",
    "price-down-news-positive": "El precio baja mientras las noticias son positivas",
  },
};
