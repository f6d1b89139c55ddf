import type { Catalogue } from "../catalogue.ts";

export const signals: Catalogue["signals"] = {
  none: "Sin señal",
  steps: {
    "Strong Sell": "Venta fuerte",
    Sell: "Venta",
    Hold: "Mantener",
    Buy: "Compra",
    "Strong Buy": "Compra fuerte",
  },
  overall: (signal) => `Señal global: ${signal}`,
  score: (now, weekAgo) =>
    `Puntuación ${now} en una escala de −2 a +2.${weekAgo === null ? "" : ` Hace una semana: ${weekAgo}.`}`,
  strongest: "Regla más fuerte",
};

export const tone: Catalogue["tone"] = {
  up: "Positivo",
  down: "Negativo",
  flat: "Neutral",
  counted: { positive: "Cuenta como positivo", negative: "Cuenta como negativo" },
};

export const news: Catalogue["news"] = {
  notScored: "Sin puntuar",
  tone: (value) => `Tono ${value} sobre 1`,
  failed: "No se han podido obtener las noticias",
  loading: "Cargando las noticias…",
  none: "Sin noticias",
};
