import { lackText } from "../../portfolio/lack.ts";
import { lacks } from "./lacks.ts";
import { splitRatio } from "../../portfolio/missing-split.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

export function newsletter({ date, plural, figure }: Writing): Words["newsletter"] {
  const long = (day: string) => date(day, { day: "numeric", month: "long", year: "numeric" });
  const short = (day: string) => date(day, { day: "numeric", month: "long" });
  const moment = (time: string) => `${long(time.slice(0, 10))}, ${time.slice(11, 16)} UTC`;
  return {
    figure,
    titles: {
      daily: (day) => date(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" }),
      weekly: (day) => `Woche bis ${long(day)}`,
      month: (day) => date(day, { month: "long", year: "numeric" }),
      monthTo: (day) => `Monat bis ${long(day)}`,
    },
    when: {
      daily: (day) => `Am ${date(day, { weekday: "long", day: "numeric", month: "long" })}`,
      weekly: (day) => `In der Woche bis zum ${short(day)}`,
      month: (day) => `Im ${date(day, { month: "long" })}`,
      monthTo: (day) => `Im Monat bis zum ${short(day)}`,
    },
    headline: {
      unknown: (when) => `${when} ist das Ergebnis Ihres Depots unbekannt, weil Kurse fehlen.`,
      returned: (when, ratio, compared) => `${when} erzielte Ihr Depot eine Rendite von ${ratio}${compared}.`,
      unchanged: (when, compared) => `${when} blieb Ihr Depot unverändert${compared}.`,
      gained: (when, gain, ratio, compared) =>
        `${when} haben Sie ${gain}${ratio === "" ? "" : ` (${ratio})`} gewonnen${compared}.`,
      lost: (when, gain, ratio, compared) =>
        `${when} haben Sie ${gain}${ratio === "" ? "" : ` (${ratio})`} verloren${compared}.`,
      same: (name) => `; zeitgewichtet genauso wie ${name}`,
      more: (points, name) => `; zeitgewichtet ${points} besser als ${name}`,
      less: (points, name) => `; zeitgewichtet ${points} schlechter als ${name}`,
      watchlistUnknown: (when) => `${when} ist das Ergebnis Ihrer Watchlist unbekannt, weil Kurse fehlen.`,
      watchlist: (when, rose, known, symbol, change) =>
        `${when} stiegen ${rose} von ${known} Werten Ihrer Watchlist. Am stärksten bewegte sich ${symbol} mit ${change}.`,
    },
    facts: {
      gain: "Gesamtgewinn",
      return: "Ihre Rendite",
      timeWeighted: "Zeitgewichtete Rendite",
      returnOf: (name) => `Rendite von ${name}`,
      difference: "Zeitgewichtete Rendite abzüglich der Benchmark",
      differenceFormula: "Ihre zeitgewichtete Rendite − Rendite der Benchmark",
      rose: "Gestiegene Symbole",
      known: "Symbole mit Kursen",
      change: "Veränderung",
      weight: "Gewichtung",
      weightBefore: "Gewichtung vor dem Zeitraum",
      weightChange: "Veränderung der Gewichtung",
      weightChangeFormula: "Gewichtung − Gewichtung vor dem Zeitraum",
      cash: "Anteil der Liquidität",
      foreign: "Anteil in Fremdwährungen",
    },
    questions: {
      grew: (symbol, weight, points) =>
        `${symbol} macht jetzt ${weight} Ihres Depots aus, ${points} mehr als zuvor. Ist das noch in Ihrem Sinn?`,
      cash: (share) => `${share} Ihres Depots sind Liquidität. Was haben Sie damit vor?`,
      foreign: (share) => `${share} Ihres Depots lauten auf Fremdwährungen. Ist das in Ihrem Sinn?`,
      quiet: (months) =>
        `Sie haben seit mehr als ${plural(months, "Monat", "Monaten")} keine Transaktion erfasst. Fehlt etwas?`,
      largest: (symbol, weight) =>
        `${symbol} ist mit ${weight} Ihre größte Position. Was würde Sie dazu bringen, sie zu verkleinern?`,
      rose: (symbol, change) => `${symbol} ist um ${change} gestiegen. Was würde Sie zum Kauf bewegen?`,
      fell: (symbol, change) => `${symbol} ist um ${change} gefallen. Was würde Sie zum Kauf bewegen?`,
    },
    headings: {
      result: "Ergebnis",
      movers: "Was Ihr Depot bewegt hat",
      watchlistMovers: "Was Ihre Watchlist bewegt hat",
      stories: "Wichtige Meldungen",
      ahead: "Nächste 14 Tage",
      question: "Eine Frage",
      missing: "Fehlende Daten",
      sources: "Quellen",
    },
    labeled: (label, value) => `${label}: ${value}`,
    unknown: "unbekannt",
    noMovers: "Keine.",
    noStories: "Keine Meldungen zu Ihren Symbolen in diesem Zeitraum.",
    noEvents: "Keine Termine.",
    cashExpected: (amount, payments) => `${amount} aus ${plural(payments, "Zahlung", "Zahlungen")} erwartet.`,
    payment: (symbol) => `Dividendenzahlung von ${symbol}`,
    announced: "angekündigt",
    estimated: "nach früheren Zahlungen geschätzt",
    earnings: (symbol) => `Quartalszahlen von ${symbol}`,
    exDividend: (symbol) => `Ex-Tag von ${symbol}`,
    estimatedDate: (event) => `${event} (geschätzter Termin)`,
    weight: (weight) => `${weight} Ihres Depots`,
    statuses: {
      live: "live",
      delayed: "verzögert",
      closed: "Schlusskurs",
      manual: "eigener Kurs",
      estimate: "Schätzung",
      cached: "gespeichert",
      stale: "veraltet",
      sample: "Beispieldaten",
      unavailable: "nicht verfügbar",
    },
    noPrices: "Es lagen keine Kurse vor.",
    dataTo: (time) => `Datenstand ${moment(time)}.`,
    source: (name, status, time) => `${name}: ${status}${time === null ? "" : `, ${moment(time)}`}`,
    longDay: long,
    shortDay: (day) => date(day, { weekday: "short", day: "numeric", month: "short" }),
    chart: {
      course: (first, firstDay, last, lastDay) =>
        `Wert Ihres Depots: ${first} am ${long(firstDay)}, ${last} am ${long(lastDay)}.`,
      portfolio: (value) => `Ihr Depot: ${value}`,
      benchmark: (name, value) => `Dieselben Zahlungen in ${name}: ${value}`,
    },
    prose: {
      written: (model) =>
        `Geschrieben von ${model} anhand dieser Ausgabe, auf Englisch. Die Zahlen wurden automatisch abgeglichen, die Deutung wurde nicht geprüft.`,
      writtenWithQuestion: (model) =>
        `Dieser Text und die Frage wurden von ${model} anhand dieser Ausgabe geschrieben, auf Englisch. Die Zahlen wurden automatisch abgeglichen, die Deutung wurde nicht geprüft.`,
    },
    missing: {
      holdings: "Ihre Positionen konnten nicht gelesen werden.",
      session: (day, place) => `Der Handelstag ${day} in ${place} ist noch nicht beendet.`,
      oldPrices: "Die Kurse sind älter als üblich.",
      leftOut: (symbol, lack) => `${symbol ?? "Ein Wert"} fehlt in einigen Zahlen: ${lackText(lacks, lack, long)}.`,
      split: ({ symbol, date: day, ratio }) =>
        `${symbol} hatte am ${long(day)} einen Split im Verhältnis ${splitRatio(ratio).join(":")}, der in Ihren Transaktionen fehlt. Erfassen Sie den Split, um die Stückzahl zu berichtigen.`,
      result: "Das Ergebnis konnte nicht berechnet werden.",
      movers: "Die Beiträge der Positionen konnten nicht berechnet werden.",
      dividends: "Die erwarteten Dividenden konnten nicht berechnet werden.",
      benchmark: (symbol) => `Ein Vergleich mit ${symbol} war nicht möglich.`,
      onlySamples: (symbol) => `${symbol} fehlt: Es gibt nur Beispielkurse.`,
      noPrices: (symbol) => `Für ${symbol} gibt es keine Kurse dieser Tage.`,
      news: "Die Nachrichten konnten nicht geladen werden.",
      calendar: "Die Termine für Quartalszahlen und Dividenden konnten nicht geladen werden.",
      samples: "Es gibt nur Beispielkurse.",
      failed: "Bei uns ist ein Fehler aufgetreten.",
    },
    sources: {
      holdings: "Ihre Positionen und deren Kurse",
      benchmark: (name) => `Benchmark ${name}`,
      watchlist: "Kurse Ihrer Watchlist",
      news: "Nachrichten",
      earnings: "Termine der Quartalszahlen",
      dividends: "Dividendentermine",
    },
    mail: {
      subject: (title) => `${title}: Ihre Bellwether-Ausgabe`,
      advice: "Auf Grundlage Ihrer Transaktionen und der genannten Quellen. Information, keine Anlageberatung.",
      read: "In der App lesen",
      unsubscribe: "Abbestellen",
      feed: "Bellwether-Newsletter",
    },
  };
}
