import type { CourseName } from "../en/answers-courses.ts";
import type { Words } from "../shape.ts";
import { de, listOf } from "./elision.ts";

const ofName = ({ symbol, isOwn }: CourseName) =>
  symbol === null ? "de votre portefeuille" : isOwn ? `de votre position ${symbol}` : de(symbol);
const units = { day: "jour", week: "semaine", month: "mois", quarter: "trimestre", year: "année" };
const many = { day: "jours", week: "semaines", month: "mois", quarter: "trimestres", year: "années" };
const firstOf = {
  day: "du jour",
  week: "de la semaine",
  month: "du mois",
  quarter: "du trimestre",
  year: "de l’année",
};
const isFeminine = { day: false, week: true, month: false, quarter: false, year: true };
const endOf = (end: "best" | "worst", unit: keyof typeof units, plural: string) =>
  `${end === "best" ? "Meilleur" : "Pire"}${end === "best" && isFeminine[unit] ? "e" : ""}${plural}`;

export const courses: Words["answers"]["courses"] = {
  title: ({ end, unit, of }) => `${endOf(end, unit, "s")} ${many[unit]} ${ofName(of)}`,
  noSpan: ({ unit, of }) =>
    `Aucune donnée complète n’est disponible ${of.symbol === null ? "pour votre portefeuille" : of.isOwn ? `pour votre position ${of.symbol}` : `pour ${of.symbol}`} sur cette période (${many[unit]}).`,
  firstDayOf: (unit) => `Premier jour ${firstOf[unit]}`,
  changeIn: (span) => `Variation, ${span}`,
  weekFrom: (day) => `à partir du ${day}`,
  extreme: ({ end, unit, of, when, value, from, to, source }) =>
    `**${endOf(end, unit, "")} ${units[unit]} ${ofName(of)}\u00a0: ${when}, ${value}**, d’après les données disponibles du ${from} au ${to}\u202f; ${unit === "day" ? "" : `périodes complètes uniquement, `}${of.symbol === null || of.isOwn ? "performance pondérée par le temps" : "hors dividendes"} ${source}.`,
  holdNothing: "Vous n’avez pas encore de positions.",
  neverHeld: (symbol) => `Vous n’avez jamais détenu ${symbol}.`,
  nameTwo: (example) => `Indiquez deux symboles dont les cours sont à comparer, par exemple “${example}”.`,
  correlationTitle: (symbols) => `Corrélation entre ${listOf(symbols)}`,
  noPrices: (symbols) => `Aucun cours n’est disponible pour ${listOf(symbols)} sur cette période.`,
  correlation: ({ one, other, value, source }) =>
    `Corrélation des variations quotidiennes ${de(`**${one}**`)} et ${de(`**${other}**`)}\u00a0: **${value}** ${source}.`,
  noCorrelation: ({ one, other }) =>
    `La corrélation entre ${one} et ${other} n’est pas calculable\u00a0: trop peu de jours communs, ou l’un des cours ne varie pas.`,
  explained: ({ from, to, source }) =>
    `Du ${from} au ${to} ${source}. Une corrélation de un signifie que les cours évoluent de concert, de zéro qu’ils évoluent indépendamment, de moins un qu’ils évoluent en sens inverse.`,
  sectorsTitle: "Secteurs du marché américain",
  sectors: {
    XLK: "Technologie",
    XLF: "Finance",
    XLV: "Santé",
    XLY: "Consommation discrétionnaire",
    XLP: "Biens de consommation de base",
    XLE: "Énergie",
    XLI: "Industrie",
    XLB: "Matériaux",
    XLU: "Services aux collectivités",
    XLRE: "Immobilier",
    XLC: "Services de communication",
  },
  changeOf: (name) => `Variation\u00a0: ${name}`,
  noSectors: "Aucun cours des fonds sectoriels n’est disponible pour cette période.",
  byFunds: ({ from, to, source }) =>
    `Secteurs du marché américain, d’après leurs fonds indiciels, du ${from} au ${to} ${source}\u00a0:`,
  sector: ({ name, symbol, change, source }) => `**${name}** (${symbol})\u00a0: ${change} ${source}`,
  notKnown: (list) => `Données indisponibles\u00a0: ${list}.`,
};
