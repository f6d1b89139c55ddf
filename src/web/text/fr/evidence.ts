import type { Catalogue } from "../catalogue.ts";
import { plural } from "./plural.ts";

const isSingular = (count: string) => Number(count) < 2;

export const evidence: Catalogue["evidence"] = {
  title: "Fiabilité de chaque signal",
  about: (bars, from, to) => `Mesuré ${plural(bars, "barre")} après chaque signal, du ${from} au ${to}`,
  days: "Jours",
  allDays: "Toute la période",
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
  facts: (hitRate, base, calls) => `Juste dans ${hitRate} des cas (${calls})\u202f; en suivant la tendance, ${base}`,
  parts: {
    hitRate: { before: "juste à ", after: "" },
    base: { before: "taux de base ", after: "" },
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
      base: "part des mêmes périodes où le cours a prolongé sa tendance × 100",
      calls: "signaux dont les périodes ne se chevauchent pas",
      edge: "taux de réussite − taux de base",
    },
  },
  loading: "Chargement des statistiques…",
  none: "Pas assez de barres de cours pour évaluer les signaux.",
  explained:
    "Taux de base\u00a0: taux de réussite qu’aurait donné le simple suivi de la tendance du cours sur les mêmes périodes. Les signaux sont indépendants, car leurs périodes ne se chevauchent pas. «\u00a0Aucun avantage\u00a0» signifie que l’intervalle contient le taux de base ou 50\u202f%. Un avantage n’est retenu que s’il apparaît aussi dans le dernier tiers de la période.",
  explainedThird: (from) =>
    `Signaux depuis le ${from}, soit le dernier tiers de la période. Les durées par défaut du RSI, du MACD et de l’ADX ont été publiées bien avant.`,
  points: (points) => `${points} pts`,
  bar: (facts) =>
    `Taux de réussite ${facts.hitRate}, intervalle de ${facts.low} à ${facts.high}, taux de base ${facts.base}`,
  rating: "Avis",
  byRules: "Selon les règles de Bellwether",
  holdShare: (percent) => `Les règles donnent Neutre ${percent} des jours.`,
  evidence: "Fiabilité",
  after: (calls, bars, hitRate, base) =>
    `Sur ${calls} avis Achat ou Vente, ${hitRate} se sont révélés justes ${plural(bars, "barre")} plus tard. Suivre la tendance aurait été juste dans ${base} des cas.`,
  noRatings: "Aucun avis Achat ou Vente pour l’instant.",
};
