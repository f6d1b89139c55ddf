import type { DataProblems } from "../data-problem.ts";

export const dataProblems: DataProblems = {
  "rate-limited": "Trop de requêtes. Patientez un instant et réessayez.",
  "server-busy": "Le serveur est surchargé. Réessayez dans un instant.",
  "storage-unavailable": "La base de données est momentanément indisponible. Réessayez dans un instant.",
  "request-timeout": "La requête a pris trop de temps. Réessayez.",
  "stock-data-unavailable": "Les données de marché sont indisponibles. Réessayez dans un instant.",
  "news-unavailable": "Les actualités sont indisponibles. Réessayez dans un instant.",
  "fundamentals-unavailable": "Les chiffres de l’entreprise sont indisponibles. Réessayez dans un instant.",
  "bars-not-offered": ({ symbol, source, interval, offered }) =>
    `${source} n’a pas de cours de ${symbol} à cette résolution (${interval}). Disponible : ${offered}.`,
  "unknown-symbol": ({ symbol }) => `Aucune donnée disponible pour le symbole ${symbol}.`,
};
