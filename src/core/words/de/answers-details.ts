import type { Words } from "../shape.ts";

export const details: Words["answers"]["details"] = {
  streak: ({ symbol, way, count, day, source }) =>
    `Tage in Folge, an denen ${symbol} ${way === "up" ? "höher" : "niedriger"} schloss als am Vortag: **${count}**, bis zum ${day} ${source}.`,
  tradingDays: "Handelstage",
  dayTitle: (symbol) => `Kurse von ${symbol} an einem Tag`,
  pricesOn: ({ symbol, day, source }) => `${symbol} am ${day} ${source}:`,
  roic: "Rendite auf das investierte Kapital",
  worked: ({ name, symbol, value, source }) => `**${name} von ${symbol}: ${value}** ${source}`,
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
  revision: ({ symbol, period, value, before, change, source }) =>
    `Erwarteter Gewinn je Aktie von ${symbol}, ${period}: **${change}** in dreißig Tagen, von ${before} auf ${value} ${source}`,
  onlyThirtyDays: "Änderungen der Schätzungen sind nur über dreißig Tage bekannt.",
  noRevision: ({ symbol, source }) => `Änderungen der Schätzungen für ${symbol} sind nicht bekannt ${source}.`,
  formulas: {
    streak: "Schlusskurse auf derselben Seite des Schlusskurses davor, vom letzten an rückwärts gezählt",
    mean: "Mittelwert der Werte",
    asGiven: "wie von der Quelle angegeben",
    roic: "Betriebsergebnis × (1 − Steuersatz) ÷ (Gesamtschulden + Eigenkapital − liquide Mittel und kurzfristige Anlagen)",
    overlap: "Summe der kleineren Gewichte der gemeinsamen Positionen",
    upside: "(mittleres Kursziel ÷ Kurs − 1) × 100",
  },
};
