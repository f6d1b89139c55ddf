import type { Words } from "../shape.ts";

export const companies: Words["answers"]["companies"] = {
  onlyPresent: "Für diese Kennzahl ist nur der aktuelle Wert bekannt, kein früherer:",
  figureUnknown: (symbol) => `Diese Kennzahl ist für ${symbol} nicht bekannt.`,
  unknownFor: ({ symbol, source }) => `Das ist für ${symbol} nicht bekannt ${source}.`,
  heading: ({ title, source }) => `${title} ${source}:`,
  part: ({ name, value, source }) => `${name}: ${value} ${source}`,
  business: ({ name, text, source }) => `**${name}**: ${text} ${source}`,
  noBusiness: ({ symbol, source }) => `Zu ${symbol} ist keine Beschreibung bekannt ${source}.`,
  sector: "Sektor",
  country: "Land",
  employees: "Beschäftigte",
  noFund: ({ symbol, source }) =>
    `Zu ${symbol} sind keine Fondspositionen bekannt. Vielleicht ist es kein Fonds. Beteiligungen von Unternehmen werden hier nicht erfasst ${source}.`,
  fundHoldings: ({ symbol, source }) => `Die größten Positionen von ${symbol} ${source}:`,
  target: ({ symbol, analysts, mean, low, high, source }) =>
    `Das mittlere Kursziel von ${analysts} Analysten für ${symbol} liegt bei **${mean}** ${source}. Niedrigstes Kursziel: ${low}, höchstes: ${high} ${source}.`,
  priceNow: ({ symbol, price, source }) => `${symbol} steht jetzt bei **${price}** ${source}.`,
  views: ({ symbol, strongBuy, buy, hold, sell, strongSell, source }) =>
    `Analysteneinstufungen von ${symbol} in diesem Monat: **${strongBuy} × Stark kaufen, ${buy} × Kaufen, ${hold} × Halten, ${sell} × Verkaufen, ${strongSell} × Stark verkaufen** ${source}.`,
  meanTarget: ({ symbol, target, source }) => `Mittleres Kursziel für ${symbol}: ${target} ${source}.`,
  noRatingChanges: ({ symbol, source }) => `Zu ${symbol} sind keine geänderten Einstufungen bekannt ${source}.`,
  noRatingChangesThen: ({ symbol, source }) =>
    `Zu ${symbol} sind aus dieser Zeit keine geänderten Einstufungen bekannt ${source}.`,
  ratingChange: ({ symbol, day, firm, from, to, source }) =>
    `${day}, ${symbol}: ${firm}, ${from === undefined ? "" : `von ${from} `}auf ${to} ${source}`,
  reportUnknown: ({ symbol, source }) =>
    `Der Termin der nächsten Quartalszahlen von ${symbol} ist nicht bekannt ${source}.`,
  reportsNext: ({ symbol, day, source }) => `**${symbol} legt die nächsten Quartalszahlen am ${day} vor** ${source}.`,
  expectedEps: ({ symbol, value, source }) => `Erwarteter Gewinn je Aktie von ${symbol}: ${value} ${source}.`,
  expected: ({ name, symbol, period, end, value, analysts, source }) =>
    `${name} von ${symbol}, ${period} (bis ${end}): **${value}**${analysts === undefined ? "" : `, laut ${analysts} Analysten`} ${source}.`,
  expectedNames: {
    revenue: "Erwarteter Umsatz",
    earnings: "Erwarteter Gewinn je Aktie",
    revenueGrowth: "Erwartetes Umsatzwachstum",
    earningsGrowth: "Erwartetes Wachstum des Gewinns je Aktie",
  },
  periods: {
    quarter: "laufendes Quartal",
    "next-quarter": "nächstes Quartal",
    year: "laufendes Geschäftsjahr",
    "next-year": "nächstes Geschäftsjahr",
  },
  unknownDay: "Tag nicht bekannt",
  noEstimatesThen: ({ symbol, source }) =>
    `Für diese Zeit sind keine Schätzungen von Analysten zu ${symbol} bekannt ${source}.`,
  noReported: ({ symbol, source }) => `Zu ${symbol} sind keine gemeldeten Quartalszahlen bekannt ${source}.`,
  noReportedThen: ({ symbol, source }) =>
    `Zu ${symbol} sind aus dieser Zeit keine gemeldeten Quartalszahlen bekannt ${source}.`,
  surprise: ({ isBeat, symbol, day, actual, estimate, surprise, source }) =>
    `**${symbol} hat die Schätzung im Quartal bis ${day} ${isBeat ? "übertroffen" : "verfehlt"}**: ${actual} gemeldet, ${estimate} erwartet, Überraschung ${surprise} ${source}.`,
  surprises: ({ symbol, missed, beat, known, source }) =>
    `**${symbol} hat die Schätzung in ${missed} Quartalen verfehlt und in ${beat} übertroffen**, bei ${known} bekannten Quartalen in dieser Zeit ${source}.`,
  surprisesTitle: (symbol) => `${symbol}: Quartalszahlen und Schätzungen`,
  estimateMissed: "Schätzung verfehlt",
  estimateBeaten: "Schätzung übertroffen",
  quartersKnown: "Bekannte Quartale",
  dividendYield: ({ symbol, value, source }) => `**Dividendenrendite von ${symbol}: ${value}** ${source}.`,
  noYield: ({ symbol, source }) =>
    `Zu ${symbol} ist keine Dividendenrendite bekannt. Vielleicht wird keine Dividende gezahlt ${source}.`,
  noExDays: ({ symbols, from, to, source }) =>
    `Vom ${from} bis zum ${to} ist kein Ex-Tag von ${symbols} bekannt ${source}.`,
  exDays: ({ from, to, source }) => `Ex-Tage vom ${from} bis zum ${to} ${source}:`,
  noDividend: ({ symbol, from, to, source }) =>
    `Vom ${from} bis zum ${to} ist keine Dividende von ${symbol} bekannt ${source}.`,
  paidMore: ({ symbol, source }) => `**${symbol} hat in jedem dieser Jahre mehr gezahlt als im Vorjahr** ${source}.`,
  paidNoLess: ({ symbol, source }) =>
    `**${symbol} hat in keinem dieser Jahre weniger gezahlt als im Vorjahr** ${source}.`,
  paidLess: ({ symbol, source }) =>
    `**${symbol} hat in manchen dieser Jahre weniger gezahlt als im Vorjahr** ${source}.`,
  dividendsByYear: ({ symbol, source }) =>
    `Dividenden je Aktie von ${symbol} nach Kalenderjahr, um Splits bereinigt ${source}:`,
  dividend: ({ symbol, amount, day, source }) => `${symbol}: **${amount}** je Aktie, Ex-Tag ${day} ${source}`,
  lineUnknown: ({ symbol, source }) => `Dieser Posten ist in den Abschlüssen von ${symbol} nicht bekannt ${source}.`,
  lineUnknownThen: ({ line, symbol, source }) =>
    `${line} von ${symbol} ist für diese Zeit nicht bekannt. Bekannt sind diese Zeiträume ${source}:`,
  lineOf: ({ line, symbol, isQuarter, end, value, source }) =>
    `${line} von ${symbol} im ${isQuarter ? "Quartal" : "Geschäftsjahr"} bis ${end}: **${value}** ${source}.`,
  growth: ({ change, source }) => `Wachstum zum Vorjahr: ${change} ${source}.`,
  turnover: "Lagerumschlag",
  newestInstead: "Stattdessen die neuesten Meldungen:",
  writtenAbout: (symbols) => `Meldungen zu ${symbols}:`,
  writtenAboutMarket: "Meldungen zum Markt:",
};
