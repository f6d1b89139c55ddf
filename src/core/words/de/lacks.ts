import type { LackMessages } from "../../portfolio/lack.ts";

/** What a figure lacks, after the name of what lacks it. */
export const lacks: LackMessages = {
  "no-price": () => "kein Kurs",
  "no-price-on": ({ day }) => `kein Kurs am ${day}`,
  "no-rate-on": ({ day, from, to }) => `kein Wechselkurs ${from}/${to} am ${day}`,
  "no-cash-rate-on": ({ day, from, to }) => `Liquidität: kein Wechselkurs ${from}/${to} am ${day}`,
  "no-price-or-rate-on": ({ day }) => `kein Kurs oder Wechselkurs am ${day}`,
  "no-income-rate-on": ({ day }) => `kein Wechselkurs am ${day}`,
  "cost-unknown": () => "der Einstand ist unbekannt, daher in keinem Gewinn enthalten",
  "range-turned": () => "der Zeitraum endet vor seinem Beginn",
  "still-loading": () => "die Kurse werden noch geladen",
  "no-dividend-rate": () => "kein Wechselkurs für die Dividenden",
  "dividends-ended": () => "die letzte Dividende liegt zu weit zurück, um eine weitere zu erwarten",
  "dividends-uneven": () => "die Dividenden folgen keinem Rhythmus",
  "nothing-invested": () => "in diesem Zeitraum war nichts investiert",
  "nothing-paid-in": () => "es wurde nichts eingezahlt, und zu Beginn war kein Wert da",
  "no-single-rate": () => "Ein- und Auszahlungen haben keinen eindeutigen Zinssatz",
  "below-zero-on": ({ day }) => `der Wert lag am ${day} unter null`,
  "prices-not-loaded": () => "die Kurse konnten nicht geladen werden",
  "no-price-before": () => "vor dem Zeitraum gibt es keinen Kurs",
  "exhausted-on": ({ day }) => `bis ${day} wurde mehr entnommen, als die Anlage wert gewesen wäre`,
};
