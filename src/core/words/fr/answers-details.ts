import type { Words } from "../shape.ts";
import { de } from "./elision.ts";

export const details: Words["answers"]["details"] = {
  streak: ({ symbol, way, count, day, source }) =>
    `Séances consécutives de ${way === "up" ? "hausse" : "baisse"} ${de(symbol)}, à la clôture\u00a0: **${count}**, jusqu’au ${day} ${source}.`,
  tradingDays: "Séances",
  dayTitle: (symbol) => `Cours ${de(symbol)} sur une séance`,
  pricesOn: ({ symbol, day, source }) => `${symbol}, ${day} ${source}\u00a0:`,
  roic: "Rentabilité du capital investi",
  worked: ({ name, symbol, value, source }) => `**${name} ${de(symbol)}\u00a0: ${value}** ${source}`,
  weightIn: ({ symbol, fund, weight, source }) => `**${symbol}** représente **${weight}** ${de(fund)} ${source}.`,
  notInFund: ({ symbol, fund, source }) =>
    `${symbol} ne figure pas parmi les principales positions ${de(fund)}, les seules connues ${source}.`,
  overlapTitle: ({ one, other }) => `Recoupement entre ${one} et ${other}`,
  overlap: ({ one, other, value, source }) =>
    `**${one} et ${other} se recoupent à hauteur d’au moins ${value}** ${source}. Seules les principales positions de chaque fonds sont connues\u202f; pour chaque société, le plus petit des deux poids est retenu.`,
  fundSectors: ({ symbol, source }) => `Secteurs ${de(symbol)} ${source}\u00a0:`,
  upsideTitle: (symbol) => `Objectif de cours moyen ${de(symbol)} par rapport au cours`,
  upside: ({ symbol, change, source }) =>
    `Objectif de cours moyen ${de(symbol)} par rapport à ce cours\u00a0: **${change}** ${source}.`,
  moversOfCountry:
    "Les plus fortes variations d’un indice donné ne sont pas connues. Celles-ci concernent l’ensemble des États-Unis.",
  revision: ({ symbol, period, value, before, change, source }) =>
    `Bénéfice par action attendu ${de(symbol)}, ${period}\u00a0: **${change}** en trente jours, de ${before} à ${value} ${source}`,
  onlyThirtyDays: "L’évolution des estimations n’est connue que sur trente jours.",
  noRevision: ({ symbol, source }) => `L’évolution des estimations ${de(symbol)} n’est pas connue ${source}.`,
  formulas: {
    streak: "clôtures du même côté que la clôture précédente, comptées à rebours depuis la dernière",
    mean: "moyenne des valeurs",
    asGiven: "tel que fourni par la source",
    roic: "résultat d’exploitation × (1 − taux d’imposition) ÷ (dette totale + capitaux propres − trésorerie et placements à court terme)",
    overlap: "somme des plus petits poids des positions communes",
    upside: "(objectif de cours moyen ÷ cours − 1) × 100",
  },
};
