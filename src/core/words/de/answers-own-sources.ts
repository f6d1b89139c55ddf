import { lackText } from "../../portfolio/lack.ts";
import { lacks } from "./lacks.ts";
import { transactionWords as types } from "./transaction-words.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { whatIf } from "./answers-what-if-sources.ts";

export const ownSources = ({
  plural,
  date: dateOf,
  day,
}: Writing): Pick<
  Words["answers"]["sources"],
  "transactions" | "whatIf" | "holdings" | "moved" | "performance" | "gains" | "allocation" | "income" | "inAccount"
> => {
  const inAccount = (account: string | undefined) => (account === undefined ? "" : ` im Konto ${account}`);
  const month = (name: string) => dateOf(`${name}-01`, { month: "long", year: "numeric" });
  return {
    transactions: {
      types,
      none: ({ type, symbol, isThen }) =>
        `Dafür sind${isThen ? " in dieser Zeit" : ""} keine Transaktionen erfasst${type === null ? "" : ` (${types[type]})`}${symbol === null ? "" : `: ${symbol}`}.`,
      labelOf: ({ label, type }) => `${label} (${types[type]})`,
      dayOf: (type) => `Tag (${types[type]})`,
      title: "Ihre Transaktionen",
      titleOf: (symbol) => `Ihre Transaktionen mit ${symbol}`,
      summary: (many, symbol) =>
        `${plural(many, "Transaktion", "Transaktionen")}${symbol === null ? "" : ` mit ${symbol}`}`,
      partly: (shown, all) => `Aufgeführt sind die neuesten ${shown} von ${all} Transaktionen.`,
    },
    whatIf,
    holdings: {
      title: (account, date) => `Ihre Positionen${inAccount(account)}${date === null ? "" : `, ${day(date)}`}`,
      summary: (many) => plural(many, "Position", "Positionen"),
      none: "Keine Positionen: Im Depot ist nichts erfasst.",
      noneOn: (account, date) => `Am ${day(date)} gab es${inAccount(account)} keine Positionen.`,
      noneIn: (account) => `Im Konto ${account} gibt es keine Positionen.`,
      cashIn: (currency) => `Liquidität in ${currency}`,
      weightOfCash: (currency) => `Gewichtung der Liquidität in ${currency}`,
      samplePrices: (list) => `${list}: nur Beispielkurse, daher ohne Wert.`,
      whole: "Gesamt",
      incomplete: (parts) => `Die Summen sind unvollständig. ${parts.join("; ")}.`,
      incompleteOf: ({ what, lack }) => `${what}: ${lackText(lacks, lack, day)}`,
      missingSplit: ({ symbol, fresh, old, date }) =>
        `${symbol} wurde am ${day(date)} im Verhältnis ${fresh}:${old} gesplittet, aber der Split fehlt in Ihren Transaktionen. Erfassen Sie ihn, damit die Stückzahl stimmt.`,
    },
    moved: {
      today: "Was Ihr Depot heute bewegt hat",
      spans: { week: "letzte 7 Tage", month: "letzter Monat", year: "letzte 12 Monate" },
      over: (span) => `Was Ihr Depot bewegt hat, ${span}`,
      partlyListed: (shown, all) => `Aufgeführt sind die ${shown} größten von ${all} Beiträgen.`,
      partlyListedToday: (shown, all) => `Aufgeführt sind die ${shown} größten von ${all} Veränderungen.`,
    },
    performance: {
      title: (symbol, from, to) =>
        `${symbol === undefined ? "Ihre Rendite" : `Ihre Rendite mit ${symbol}`}, ${day(from)} bis ${day(to)}`,
      notHeld: (symbol) => `${symbol} war in diesen Tagen nicht im Depot.`,
      firstDayOfBest: "Erster Tag des besten Monats",
      firstDayOfWorst: "Erster Tag des schlechtesten Monats",
    },
    gains: {
      title: "Gewinne Ihrer Anlagen",
      partly: (measured, all) =>
        `Berechnet sind ${measured} von ${all} Anlagen: die mit den größten Gewinnen und Verlusten.`,
    },
    allocation: {
      title: (by, account) => `Ihre Aufteilung nach ${by}${inAccount(account)}`,
      valueIn: (name) => `Wert: ${name}`,
      shareOf: (name) => `Anteil: ${name}`,
      targetOf: (name) => `Ziel: ${name}`,
      driftOf: (name) => `Abweichung: ${name}`,
      funds: "Fonds zählen als Fonds: Was sie halten, ist nicht aufgeschlüsselt und steckt in keinem anderen Teil.",
      by: {
        sector: "Sektor",
        industry: "Branche",
        "asset-class": "Anlageklasse",
        currency: "Währung",
        country: "Land",
        region: "Region",
        account: "Konto",
        tag: "Tag",
        holding: "Position",
      },
    },
    income: {
      title: "Ihre Dividenden und Zinsen",
      summary: (many) => `Erträge: ${plural(many, "Zahlung steht an", "Zahlungen stehen an")}`,
      none: "Keine Position zahlt etwas aus, und es gab keine Erträge.",
      receivedFrom: (from, to) => `Erhalten, ${month(from)} bis ${month(to)}`,
      receivedIn: (year) => `Erhalten ${year}`,
      nextPayments: "Nächste Zahlungen",
      announced: "Angekündigt",
      estimated: "Geschätzt",
    },
    inAccount,
  };
};
