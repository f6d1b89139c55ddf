import type { DataProblems } from "../data-problem.ts";

export const dataProblems: DataProblems = {
  "rate-limited": "Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.",
  "server-busy": "El servidor está ocupado. Inténtelo de nuevo en breve.",
  "storage-unavailable": "La base de datos no está disponible ahora. Inténtelo de nuevo en breve.",
  "request-timeout": "La solicitud ha tardado demasiado. Inténtelo de nuevo.",
  "stock-data-unavailable": "Los datos de mercado no están disponibles. Inténtelo de nuevo en breve.",
  "news-unavailable": "Las noticias no están disponibles. Inténtelo de nuevo en breve.",
  "fundamentals-unavailable": "Los datos de la empresa no están disponibles. Inténtelo de nuevo en breve.",
  "bars-not-offered": ({ symbol, source, interval, offered }) =>
    `${source} no tiene precios de ${symbol} con esa resolución (${interval}). Disponible: ${offered}.`,
  "unknown-symbol": ({ symbol }) => `No hay datos disponibles para el símbolo ${symbol}.`,
};
