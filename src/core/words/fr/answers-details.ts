import type { Words } from "../shape.ts";
import { de } from "./elision.ts";

export const details: Words["answers"]["details"] = {
  streakTitle: (symbol) => `Séances consécutives ${de(symbol)}`,
  streakLabel: "Séances consécutives",
  streak: ({ symbol, way, count, day, source }) =>
    `Séances consécutives de ${way === "up" ? "hausse" : "baisse"} ${de(symbol)}, à la clôture\u00a0: **${count}**, jusqu’au ${day} ${source}.`,
  noStreak: ({ symbol, day, source }) =>
    `${symbol} a clôturé inchangé le ${day}\u00a0: aucune série n’est en cours ${source}.`,
  averageCloseTitle: (symbol) => `Clôture moyenne ${de(symbol)}`,
  averageClose: ({ symbol, value, from, to, count, source }) =>
    `**Clôture moyenne ${de(symbol)}\u00a0: ${value}**, sur ${count} séances du ${from} au ${to} ${source}.`,
  tradingDays: "Séances",
  dayTitle: (symbol) => `Cours ${de(symbol)} sur une séance`,
  pricesOn: ({ symbol, day, source }) => `${symbol}, ${day} ${source}\u00a0:`,
  netDebt: "Dette nette",
  netDebtToEbitda: "Dette nette / EBITDA",
  roic: "Rentabilité du capital investi",
  workedTitle: ({ name, symbol }) => `${name} ${de(symbol)}`,
  worked: ({ name, symbol, value, source }) => `**${name} ${de(symbol)}\u00a0: ${value}** ${source}`,
  workedUnknown: ({ name, symbol, source }) =>
    `${name} ${de(symbol)}\u00a0: donnée indisponible, car un élément du calcul manque ${source}.`,
  workedFor: ({ end, source }) => `Calcul pour l’exercice clos le ${end} ${source}.`,
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
  noYearBefore: ({ line, symbol, source }) =>
    `${line} ${de(symbol)}\u00a0: le même trimestre de l’année précédente n’est pas connu, ni donc la variation ${source}.`,
  revision: ({ symbol, period, value, before, change, source }) =>
    `Bénéfice par action attendu ${de(symbol)}, ${period}\u00a0: **${change}** en trente jours, de ${before} à ${value} ${source}`,
  onlyThirtyDays: "L’évolution des estimations n’est connue que sur trente jours.",
  noRevision: ({ symbol, source }) => `L’évolution des estimations ${de(symbol)} n’est pas connue ${source}.`,
  lineAverageTitle: ({ line, symbol }) => `${symbol}\u00a0: ${line}, moyenne`,
  lineAverage: ({ count, value, source }) => `Moyenne des ${count} exercices connus\u00a0: **${value}** ${source}`,
  yearsKnown: "Exercices connus",
  formulas: {
    streak: "clôtures du même côté que la clôture précédente, comptées à rebours depuis la dernière",
    mean: "moyenne des valeurs",
    asGiven: "tel que fourni par la source",
    netDebt: "dette totale − trésorerie et placements à court terme",
    netDebtToEbitda: "(dette totale − trésorerie et placements à court terme) ÷ EBITDA",
    roic: "résultat d’exploitation × (1 − taux d’imposition) ÷ (dette totale + capitaux propres − trésorerie et placements à court terme)",
    overlap: "somme des plus petits poids des positions communes",
    upside: "(objectif de cours moyen ÷ cours − 1) × 100",
  },
};
