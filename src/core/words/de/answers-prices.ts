import type { Words } from "../shape.ts";

export const prices: Words["answers"]["prices"] = {
  statuses: {
    live: "live",
    delayed: "verzögert",
    closed: "Schlusskurs",
    manual: "von Ihnen erfasst",
    estimate: "Schätzung",
    cached: "zwischengespeichert",
    stale: "veraltet",
    sample: "Beispieldaten",
    unavailable: "nicht verfügbar",
  },
  freshness: ({ symbol, provider, status, source }) =>
    `Der Kurs von **${symbol}** stammt von ${provider} (${status}). Den Zeitpunkt sehen Sie unter ${source}.`,
  closedAt: ({ symbol, close, day, source }) => `**${symbol} schloss am ${day} bei ${close}** ${source}.`,
  isAt: ({ symbol, price, change, source }) => `**${symbol} steht bei ${price}** (${change}) ${source}.`,
  changeNotKnown: "Tagesveränderung nicht bekannt",
  yearRange: ({ symbol, low, high, source }) =>
    `52-Wochen-Tief von ${symbol}: ${low}, 52-Wochen-Hoch: ${high} ${source}.`,
  changedBy: ({ symbol, change, from, to, first, last, source }) =>
    `**Kursveränderung von ${symbol}: ${change}** vom ${from} bis zum ${to}, von ${first} auf ${last} ${source}.`,
  yearly: ({ change, source }) => `Das sind ${change} pro Jahr, ohne Dividenden ${source}.`,
  extremes: ({ symbol, high, highDay, low, lowDay, source }) =>
    `Hoch von ${symbol}: ${high} am ${highDay}, Tief: ${low} am ${lowDay} ${source}.`,
  fromHigh: ({ change, source }) => `Abstand des letzten Schlusskurses zu diesem Hoch: ${change} ${source}.`,
  volatility: ({ symbol, volatility, source }) => `Volatilität von ${symbol} pro Jahr: ${volatility} ${source}.`,
  deepestFall: ({ symbol, fall, source }) => `Maximaler Drawdown von ${symbol}: ${fall} ${source}.`,
  adjusted: "Die Kurse sind splitbereinigt. Ältere Kurse sind hier nicht bekannt.",
  figure: ({ label, symbol, value, source }) => `${label} von ${symbol}: **${value}** ${source}`,
  figureNotKnown: ({ symbol, figure, source }) => `${symbol}: ${figure} nicht bekannt ${source}.`,
  figures: {
    pe: "KGV",
    marketCap: "Marktkapitalisierung",
    open: "Eröffnungskurs",
    volume: "Volumen",
    averageVolume: "Durchschnittliches Volumen",
  },
  always: "Ja.",
  never: "Nein.",
  partly: "Nur zeitweise.",
  nameTwo: (command) => `Nennen Sie zwei bis zehn Symbole, zum Beispiel ${command}.`,
  leftOut: (symbols) => `Nicht im Vergleich: ${symbols}.`,
  sharedSince: ({ day, source }) => `Ab dem ${day}, dem ersten gemeinsamen Handelstag ${source}:`,
  compared: ({ symbol, price, change, pe, source }) =>
    `**${symbol}**: Kurs ${price}${change === undefined ? "" : `, Veränderung ${change}`}${pe === undefined ? "" : `, KGV ${pe}`} ${source}`,
};
