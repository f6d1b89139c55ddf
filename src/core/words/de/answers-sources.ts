import { dataProblemText } from "../data-problem.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { companySources } from "./answers-company-sources.ts";
import { dataProblems } from "./data-problems.ts";
import { ownSources } from "./answers-own-sources.ts";
import { technicalSources } from "./answers-technical.ts";
import { ownersSources } from "./answers-owners.ts";
import { testsSources } from "./answers-tests.ts";
import { tradesSources } from "./answers-trades.ts";
import { values } from "./answers-values.ts";

export const sources = (writing: Writing): Words["answers"]["sources"] => {
  const { plural, day } = writing;
  const { symbols } = values(writing);
  return {
    listed: (all) => (all.length <= 4 ? all.join(", ") : symbols(all.length)),
    refused: (problem) => dataProblemText(problem, dataProblems) ?? "Die Daten dafür konnten nicht geladen werden.",
    noData: (list) => `Keine Daten zum Symbol: ${list}`,
    noPrice: (list) => `Der Kurs von ${list} konnte nicht geladen werden.`,
    sampleOnly: "Zurzeit gibt es nur Beispieldaten. Sie werden nicht verwendet.",
    sampleLeftOut: (what) => `${what}: Zurzeit gibt es nur Beispieldaten, daher nicht verwendet.`,
    pricesOf: (list) => `Kurse von ${list}`,
    noAccount: (name, accounts) =>
      `Es gibt kein Konto namens „${name}“.${accounts.length === 0 ? "" : ` Ihre Konten: ${accounts.join(", ")}.`}`,
    spans: {
      thisYear: "dieses Jahr",
      days: (many) => plural(many, "Tag", "Tage"),
      months: (many) => plural(many, "Monat", "Monate"),
      years: (many) => plural(many, "Jahr", "Jahre"),
      between: (from, to) => `${day(from)} bis ${day(to)}`,
    },
    quotes: {
      title: "Kurse",
      of: (symbol) => `Kurs von ${symbol}`,
      summary: (list, many) => `${many === 1 ? "Kurs" : "Kurse"} von ${list}`,
    },
    history: {
      title: ({ symbol, span }) => `Kurse von ${symbol}, ${span}`,
      noneIn: ({ symbol, span }) => `Für diesen Zeitraum sind keine Kurse von ${symbol} bekannt: ${span}.`,
      knownFrom: ({ symbol, date }) => `Kurse von ${symbol} sind ab dem ${day(date)} bekannt.`,
      notLoaded: (symbol) => `Die Kurse von ${symbol} konnten nicht geladen werden.`,
      dividendsOf: (year) => `Dividenden je Aktie ${year}`,
    },
    compare: {
      title: (names) => `Vergleich von ${new Intl.ListFormat("de").format(names)}`,
      changeOver: (span) => `Veränderung, ${span}`,
      changeLess: (one, other) => `Veränderung von ${one} abzüglich der von ${other}`,
      less: (one, other) => `${one} abzüglich ${other}`,
      twoNeeded: "Für einen Vergleich sind zwei verschiedene Symbole nötig.",
      pricesNeeded: (many, list) =>
        `Nötig sind mindestens zwei Symbole mit echtem Kurs; vorhanden sind ${many} von ${list}.`,
      noSharedDays: "In diesem Zeitraum haben sie keine gemeinsamen Kurstage.",
    },
    rates: {
      title: (base, date) => `Wechselkurse für ${base}, ${day(date)}`,
      summary: (base, list, date) => `${base} in ${list}, ${day(date)}`,
      forOne: (currency, base) => `${currency} je ${base}`,
      amountIn: (currency) => `Betrag in ${currency}`,
      none: (base, list) => `Es sind keine Referenzkurse für ${base} in ${list} bekannt.`,
      change: (base, into) => `Veränderung von ${base} gegenüber ${into}`,
    },
    movers: {
      gainers: "Größte Gewinner",
      losers: "Größte Verlierer",
      active: "Meistgehandelt",
      trending: "Meistgesucht",
      today: (name) => `${name} heute`,
      notLoaded: "Gewinner und Verlierer konnten nicht geladen werden.",
    },
    hours: {
      title: (exchange) => `Handelszeiten: ${exchange}`,
      summary: ({ exchange, state }) =>
        `${exchange}: ${{ open: "geöffnet", pre: "vorbörslich", after: "nachbörslich", closed: "geschlossen", holiday: "Feiertag" }[state]}`,
      unknown: (exchange) => `Der Kalender von ${exchange} ist nicht bekannt.`,
      opens: "Eröffnung",
      session: "Handelstag",
      noSession: "Kein Handel",
    },
    mood: {
      none: () => "Die Stimmung ist nicht bekannt: Es gibt keine Kurse und keine Meldungen.",
      market: "Marktstimmung",
      of: (list) => `Stimmung von ${list}`,
      one: (symbol) => `Stimmung von ${symbol}`,
      from: (name) => `Stimmung aus: ${name}`,
      weight: (name) => `Gewichtung: ${name}`,
      items: (name) => `Anzahl: ${name}`,
      parts: { breadth: "Marktbreite", price: "Kurse", news: "Meldungen" },
    },
    news: {
      market: "den Markt",
      notLoaded: "Die Meldungen konnten nicht geladen werden.",
      none: (what) => `Keine Meldungen über ${what}.`,
      noneAbout: (topic) => `In keiner der neuesten Meldungen kommt ${topic} vor.`,
      noneThen: ({ what, from, to }) =>
        `Vom ${day(from)} bis zum ${day(to)} gibt es keine der aufgeführten Meldungen über ${what}.`,
      summary: (many, what) => `${plural(many, "Meldung", "Meldungen")} über ${what}`,
      heldBack: (publisher) => `Eine Meldung von ${publisher} wurde zurückgehalten: Sie enthält Anweisungen.`,
      unknownPublisher: "einem unbekannten Herausgeber",
    },
    help: {
      title: (screen) => `Hilfe: ${screen}`,
      entry: ({ task, screen, address, text, source }) => `**${task}** ([${screen}](${address})): ${text} ${source}`,
    },
    watchlist: {
      title: "Ihre Watchlist",
      empty: "Die Watchlist ist leer.",
      notLoaded: (list) => `Die Kurse der Watchlist konnten nicht geladen werden: ${list}.`,
    },
    ...ownSources(writing),
    ...tradesSources(writing),
    ...testsSources(writing),
    ...ownersSources,
    ...technicalSources,
    ...companySources(writing),
  };
};
