import type { CourseName } from "../en/answers-courses.ts";
import type { Words } from "../shape.ts";

const ofName = ({ symbol, isOwn }: CourseName) =>
  symbol === null ? "Ihres Depots" : isOwn ? `Ihrer Position ${symbol}` : `von ${symbol}`;
const list = new Intl.ListFormat("de");
const units = { day: "Tag", week: "Woche", month: "Monat", quarter: "Quartal", year: "Jahr" };
const many = { day: "Tage", week: "Wochen", month: "Monate", quarter: "Quartale", year: "Jahre" };
const genitive = {
  week: "der Woche",
  month: "des Monats",
  quarter: "des Quartals",
  year: "des Jahres",
};
const ends = {
  best: { day: "Bester", week: "Beste", month: "Bester", quarter: "Bestes", year: "Bestes" },
  worst: {
    day: "Schlechtester",
    week: "Schlechteste",
    month: "Schlechtester",
    quarter: "Schlechtestes",
    year: "Schlechtestes",
  },
};

export const courses: Words["answers"]["courses"] = {
  title: ({ end, unit, of }) => `${end === "best" ? "Beste" : "Schlechteste"} ${many[unit]} ${ofName(of)}`,
  noSpan: ({ unit, of }) => `Aus dieser Zeit sind keine vollständigen ${many[unit]} ${ofName(of)} bekannt.`,
  firstDayOf: (unit) => (unit === "day" ? "Datum" : `Erster Tag ${genitive[unit]}`),
  changeIn: (span) => `Veränderung, ${span}`,
  weekFrom: (day) => `ab ${day}`,
  extreme: ({ end, unit, of, when, value, from, to, source }) =>
    `**${ends[end][unit]} ${units[unit]} ${ofName(of)}: ${when}, ${value}**, vom ${from} bis zum ${to}, soweit bekannt; ${unit === "day" ? "" : `nur vollständige ${many[unit]}, `}${of.symbol === null || of.isOwn ? "zeitgewichtet" : "ohne Dividenden"} ${source}.`,
  holdNothing: "Sie haben noch keine Positionen.",
  neverHeld: (symbol) => `${symbol} war nie in Ihrem Depot.`,
  nameTwo: (example) => `Nennen Sie zwei Symbole, deren Kurse verglichen werden sollen, zum Beispiel “${example}”.`,
  correlationTitle: (symbols) => `Korrelation von ${list.format(symbols)}`,
  noPrices: (symbols) => `Für diese Tage sind keine Kurse von ${list.format(symbols)} bekannt.`,
  correlation: ({ one, other, value, source }) =>
    `Korrelation der Tagesrenditen von **${one}** und **${other}**: **${value}** ${source}.`,
  noCorrelation: ({ one, other }) =>
    `Die Korrelation von ${one} und ${other} ist nicht bekannt: Es gibt zu wenige gemeinsame Tage oder ein Kurs ändert sich nicht.`,
  explained: ({ from, to, source }) =>
    `Vom ${from} bis zum ${to} ${source}. Eins bedeutet Gleichlauf, null keinen Zusammenhang, minus eins Gegenlauf.`,
  sectorsTitle: "Sektoren des US-Markts",
  sectors: {
    XLK: "Technologie",
    XLF: "Finanzen",
    XLV: "Gesundheit",
    XLY: "Zyklischer Konsum",
    XLP: "Basiskonsum",
    XLE: "Energie",
    XLI: "Industrie",
    XLB: "Grundstoffe",
    XLU: "Versorger",
    XLRE: "Immobilien",
    XLC: "Kommunikation",
  },
  changeOf: (name) => `Veränderung von ${name}`,
  noSectors: "Für diese Tage sind keine Kurse der Sektorfonds bekannt.",
  byFunds: ({ from, to, source }) => `Sektoren des US-Markts nach ihren Fonds, vom ${from} bis zum ${to} ${source}:`,
  sector: ({ name, symbol, change, source }) => `**${name}** (${symbol}): ${change} ${source}`,
  notKnown: (names) => `Nicht bekannt: ${names}.`,
};
