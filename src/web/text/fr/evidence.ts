import type { Catalogue } from "../translation.ts";
import { plural } from "./plural.ts";

const isSingular = (count: string) => Number(count) < 2;

export const evidence: Catalogue["evidence"] = {
  title: "Fiabilité de chaque signal",
  about: (bars, from, to) => `${plural(bars, "barre")} plus tard, du ${from} au ${to}`,
  days: "Jours",
  allDays: "Tous les jours",
  newestThird: "Dernier tiers",
  columns: {
    signal: "Signal",
    hitRate: "Taux de réussite",
    base: "Base",
    interval: "Intervalle à 95\u202f%",
    calls: "Signaux",
    edge: "Avantage, pts",
    result: "Résultat",
  },
  baseRate: "Taux de base",
  results: {
    edge: "Avantage",
    unconfirmed: "Non confirmé",
    none: "Aucun avantage",
    worse: "Inférieur à la base",
    "too-few": "Trop peu de signaux",
  },
  facts: (hitRate, base, calls) => `${hitRate}, base ${base}, ${calls}`,
  parts: {
    hitRate: { before: "", after: "" },
    base: { before: "base ", after: "" },
    calls: { before: "", after: " signaux" },
  },
  calls: (count) => (isSingular(count) ? `${count} signal` : `${count} signaux`),
  noCalls: "Aucun signal pour l’instant",
  figures: {
    hitRate: "Taux de réussite",
    base: "Taux de base",
    calls: "Signaux indépendants",
    edge: "Avantage sur le taux de base",
    right: "Signaux justes",
    formulas: {
      hitRate: "signaux justes ÷ signaux × 100",
      base: "part des mêmes périodes qui ont suivi la tendance déjà connue × 100",
      calls: "signaux dont les périodes ne se chevauchent pas",
      edge: "taux de réussite − taux de base",
    },
  },
  loading: "Chargement des statistiques…",
  none: "Pas assez de barres de cours pour évaluer les signaux.",
  explained:
    "Taux de base\u00a0: fréquence à laquelle parier toujours sur la tendance du cours a été gagnant sur les mêmes périodes. Les signaux sont indépendants, car leurs périodes ne se chevauchent pas. «\u00a0Aucun avantage\u00a0» signifie que l’intervalle contient le taux de base ou 50\u202f%. Un avantage doit aussi apparaître sur le seul dernier tiers des jours.",
  explainedThird: (from) =>
    `Signaux depuis le ${from}, soit le dernier tiers des jours. Les durées par défaut du RSI, du MACD et de l’ADX ont été publiées bien avant.`,
  points: (points) => `${points} pts`,
  bar: (facts) =>
    `Taux de réussite ${facts.hitRate}, intervalle de ${facts.low} à ${facts.high}, taux de base ${facts.base}`,
  rating: "Avis",
  byRules: "Selon les règles de Bellwether",
  holdShare: (percent) => `Les règles donnent Neutre ${percent} des jours.`,
  evidence: "Fiabilité",
  after: (calls, bars, hitRate, base) =>
    `Sur ${calls} avis Achat ou Vente, ${hitRate} se sont révélés justes ${plural(bars, "barre")} plus tard. Taux de base\u00a0: ${base}.`,
  noRatings: "Aucun avis Achat ou Vente pour l’instant.",
};
