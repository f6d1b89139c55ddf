import type { Catalogue } from "../translation.ts";

export const signals: Catalogue["signals"] = {
  none: "Sin señal",
  steps: {
    "Strong Sell": "Venta fuerte",
    Sell: "Vender",
    Hold: "Mantener",
    Buy: "Comprar",
    "Strong Buy": "Compra fuerte",
  },
  overall: (signal) => `Señal global: ${signal}`,
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
