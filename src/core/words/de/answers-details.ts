import type { Words } from "../shape.ts";

export const details: Words["answers"]["details"] = {
  streakTitle: (symbol) => `Tage in Folge von ${symbol}`,
  streakLabel: "Tage in Folge",
  streak: ({ symbol, way, count, day, source }) =>
    `Tage in Folge, an denen ${symbol} ${way === "up" ? "höher" : "niedriger"} schloss als am Vortag: **${count}**, bis zum ${day} ${source}.`,
  noStreak: ({ symbol, day, source }) =>
    `${symbol} schloss am ${day} unverändert, deshalb läuft keine Serie ${source}.`,
  averageCloseTitle: (symbol) => `Durchschnittlicher Schlusskurs von ${symbol}`,
  averageClose: ({ symbol, value, from, to, count, source }) =>
    `**Durchschnittlicher Schlusskurs von ${symbol}: ${value}**, über ${count} Handelstage vom ${from} bis zum ${to} ${source}.`,
  tradingDays: "Handelstage",
  dayTitle: (symbol) => `Kurse von ${symbol} an einem Tag`,
  pricesOn: ({ symbol, day, source }) => `${symbol} am ${day} ${source}:`,
  netDebt: "Nettoverschuldung",
  netDebtToEbitda: "Nettoverschuldung / EBITDA",
  roic: "Rendite auf das investierte Kapital",
  workedTitle: ({ name, symbol }) => `${name} von ${symbol}`,
  worked: ({ name, symbol, value, source }) => `**${name} von ${symbol}: ${value}** ${source}`,
  workedUnknown: ({ name, symbol, source }) =>
    `${name} von ${symbol} ist nicht bekannt: Eine Größe für die Berechnung fehlt ${source}.`,
  workedFor: ({ end, source }) => `Berechnet für das Geschäftsjahr bis ${end} ${source}.`,
  weightIn: ({ symbol, fund, weight, source }) => `**${symbol}** macht **${weight}** von ${fund} aus ${source}.`,
  notInFund: ({ symbol, fund, source }) =>
    `${symbol} gehört nicht zu den größten Positionen von ${fund}; weitere sind nicht bekannt ${source}.`,
  overlapTitle: ({ one, other }) => `Überschneidung von ${one} und ${other}`,
  overlap: ({ one, other, value, source }) =>
    `**${one} und ${other} überschneiden sich zu mindestens ${value}** ${source}. Bekannt sind nur die größten Positionen jedes Fonds; je Unternehmen zählt das kleinere der beiden Gewichte.`,
  fundSectors: ({ symbol, source }) => `Sektoren von ${symbol} ${source}:`,
  upsideTitle: (symbol) => `Mittleres Kursziel von ${symbol} zum Kurs`,
  upside: ({ symbol, change, source }) =>
    `Mittleres Kursziel von ${symbol} gegenüber diesem Kurs: **${change}** ${source}.`,
  moversOfCountry:
    "Gewinner und Verlierer eines einzelnen Index sind nicht bekannt. Diese gelten für die USA insgesamt.",
  noYearBefore: ({ line, symbol, source }) =>
    `${line} von ${symbol} im gleichen Quartal des Vorjahres ist nicht bekannt, die Veränderung deshalb auch nicht ${source}.`,
  revision: ({ symbol, period, value, before, change, source }) =>
    `Erwarteter Gewinn je Aktie von ${symbol}, ${period}: **${change}** in dreißig Tagen, von ${before} auf ${value} ${source}`,
  onlyThirtyDays: "Änderungen der Schätzungen sind nur über dreißig Tage bekannt.",
  noRevision: ({ symbol, source }) => `Änderungen der Schätzungen für ${symbol} sind nicht bekannt ${source}.`,
  lineAverageTitle: ({ line, symbol }) => `${symbol}: ${line} im Durchschnitt`,
  lineAverage: ({ count, value, source }) =>
    `Durchschnitt der ${count} bekannten Geschäftsjahre: **${value}** ${source}`,
  yearsKnown: "Bekannte Geschäftsjahre",
  formulas: {
    streak: "Schlusskurse auf derselben Seite des Schlusskurses davor, vom letzten an rückwärts gezählt",
    mean: "Mittelwert der Werte",
    asGiven: "wie von der Quelle angegeben",
    netDebt: "Gesamtschulden − liquide Mittel und kurzfristige Anlagen",
    netDebtToEbitda: "(Gesamtschulden − liquide Mittel und kurzfristige Anlagen) ÷ EBITDA",
    roic: "Betriebsergebnis × (1 − Steuersatz) ÷ (Gesamtschulden + Eigenkapital − liquide Mittel und kurzfristige Anlagen)",
    overlap: "Summe der kleineren Gewichte der gemeinsamen Positionen",
    upside: "(mittleres Kursziel ÷ Kurs − 1) × 100",
  },
};
