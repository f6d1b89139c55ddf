import type { Words } from "../shape.ts";

export const report: Words["answers"]["report"] = {
  sections: {
    summary: "Überblick und Urteil",
    business: "Geschäftsmodell und Burggraben",
    financials: "Geschäftsentwicklung",
    valuation: "Bewertung und eingepreiste Erwartungen",
    technical: "Technisches Bild",
    news: "Nachrichten, Stimmung und Kurstreiber",
    risks: "Chancen und Risiken",
    position: "Ihre Position, Beobachtungspunkte und Quellen",
  },
  steps: { gathering: "Zahlen werden gesammelt", writing: "Text wird geschrieben", checking: "Zahlen werden geprüft" },
  underWay: "Es wird bereits ein Bericht erstellt.",
  failed: "Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es später noch einmal.",
  headings: {
    profile: "Profil",
    moat: "Hinweise auf einen Burggraben",
    lastYear: "Letztes Geschäftsjahr",
    lastQuarter: "Letztes Quartal",
    againstExpectations: "Vergleich mit den Erwartungen",
    multiples: "Bewertungskennzahlen",
    pricedIn: "Was eingepreist ist",
    analysts: "Kursziele der Analysten",
    expected: "Was erwartet wird",
    signals: "Signale auf Tagesbasis",
    course: "Kursverlauf",
    stories: "Meldungen",
    mood: "Stimmung",
    catalysts: "Kurstreiber",
    insiders: "Insider",
    risks: "Risiken in Zahlen",
    position: "Ihre Position",
    watch: "Worauf zu achten ist",
  },
  gaps: {
    noSignals: "Für Signale sind Tageskurse nötig. Es sind keine bekannt.",
    noStatements: (symbol) => `Zu ${symbol} sind keine Abschlüsse bekannt.`,
    noPeers: (symbol) => `Zu ${symbol} sind keine ähnlichen Unternehmen bekannt.`,
    noInsiders: (symbol) => `Zu ${symbol} sind keine Insidermeldungen bekannt.`,
    noReportDay: (symbol) => `Der Termin der nächsten Quartalszahlen von ${symbol} ist nicht bestätigt.`,
    noSegments:
      "Geschäftsbereiche: Keine angebundene Quelle liefert Zahlen dazu. Der Umsatz wird hier nicht aufgeteilt.",
    fundHasNoStatements: "Ein Fonds hat keine eigenen Abschlüsse dieser Art.",
    noPricedIn:
      "Was eingepreist ist, lässt sich nur mit positivem freiem Cashflow und bekannter Marktkapitalisierung berechnen.",
    noCases: "Es ist zu wenig bekannt, um Argumente dafür und dagegen gleich ausführlich darzustellen.",
    noRanges: "Für Kursspannen eines Quartals sind Tageskurse aus zwei Jahren nötig.",
  },
  figure: ({ name, symbol, value, source }) => `${name} von ${symbol}: ${value} ${source}.`,
  figureIn: ({ name, symbol, period, value, source }) => `${name} von ${symbol}, ${period}: ${value} ${source}.`,
  twoFigures: ({ name, symbol, value, otherName, otherValue, source }) =>
    `${name} von ${symbol}: ${value}; ${otherName}: ${otherValue} ${source}.`,
  price: ({ symbol, price, change, source }) =>
    `${symbol} steht bei ${price}${change === undefined ? "" : ` (${change} zum Vortag)`} ${source}.`,
  yearRange: ({ low, high, source }) => `52-Wochen-Tief: ${low}, 52-Wochen-Hoch: ${high} ${source}.`,
  profile: ({ symbol, parts, country, source }) =>
    `${symbol}: ${parts}${country === undefined ? "" : `; ${country}`} ${source}.`,
  revenueTwelveMonths: ({ symbol, value, source }) => `Umsatz von ${symbol} in zwölf Monaten: ${value} ${source}.`,
  marginThenAndNow: ({ symbol, first, firstPeriod, last, lastPeriod, source }) =>
    `Bruttomarge von ${symbol}: ${first} (${firstPeriod}), ${last} (${lastPeriod}) ${source}.`,
  changeInYear: ({ change, source }) => `Veränderung gegenüber dem Vorjahr: ${change} ${source}.`,
  surprise: ({ symbol, period, value, source }) =>
    `Überraschung bei den letzten Quartalszahlen von ${symbol}, ${period}: ${value} gegenüber der Schätzung ${source}.`,
  flowToPrice: ({ symbol, value, source }) =>
    `Der freie Cashflow von ${symbol} aus zwölf Monaten beträgt ${value} der Marktkapitalisierung ${source}.`,
  impliedGrowth: ({ symbol, required, growth, source }) =>
    `Bei einer angenommenen Renditeforderung von ${required} pro Jahr setzt der Kurs von ${symbol} voraus, dass der freie Cashflow dauerhaft um ${growth} pro Jahr wächst ${source}.`,
  targets: ({ symbol, analysts, mean, low, high, source }) =>
    `Mittleres Kursziel von ${analysts} Analysten für ${symbol}: ${mean}; niedrigstes Kursziel: ${low}, höchstes: ${high} ${source}.`,
  expectedGrowth: ({ symbol, revenue, earnings, source }) =>
    `Erwartetes Umsatzwachstum von ${symbol} im laufenden Geschäftsjahr: ${revenue}; erwartetes Wachstum des Gewinns je Aktie: ${earnings} ${source}.`,
  revision: ({ symbol, value, source }) => `Jüngste Revision dieser Gewinnschätzung für ${symbol}: ${value} ${source}.`,
  peers: "Unternehmen, die oft zusammen mit diesem aufgerufen werden. Die Auswahl stammt nicht von Bellwether.",
  noRating: ({ symbol, source }) =>
    `${symbol} hat auf Tagesbasis kein Gesamtsignal. Das ist nicht dasselbe wie „Halten“ ${source}.`,
  rated: ({ symbol, signal, counted, source }) =>
    `Nach den Regeln von Bellwether ist ${symbol} auf Tagesbasis mit „${signal}“ eingestuft, auf Grundlage von ${counted} Indikatoren mit Signal ${source}.`,
  daysRatedHold: ({ share, source }) => `An ${share} der Tage ergeben diese Regeln „Halten“ ${source}.`,
  reading: ({ name, symbol, value, signal, past, source }) =>
    `${[`${name} von ${symbol}: ${value}, ${signal}`, ...past].join("; ")} ${source}.`,
  trend: ({ symbol, value, average, source }) =>
    `Abstand von ${symbol} zum 200-Tage-Durchschnitt von ${average}: ${value} ${source}.`,
  changed: ({ span, symbol, change, close, day, source }) =>
    `Veränderung von ${symbol} in ${span === "year" ? "einem Jahr" : "fünf Jahren"}: ${change}, ausgehend von ${close} am ${day} ${source}.`,
  lastClose: ({ symbol, value, source }) => `Letzter Schlusskurs von ${symbol}: ${value} ${source}.`,
  story: ({ title, provider, source }) => `“${title}”, ${provider} ${source}.`,
  newsMood: ({ symbol, value, stories, source }) =>
    `Nachrichtenstimmung von ${symbol} in sieben Tagen: ${value} (neutral: 0,5), Anzahl der Meldungen: ${stories} ${source}.`,
  priceMood: ({ symbol, value, source }) => `Kursstimmung von ${symbol}: ${value} ${source}.`,
  divergence: ({ sentence, source }) => `${sentence} ${source}.`,
  nextReport: ({ symbol, day, source }) => `Nächste Quartalszahlen von ${symbol}: ${day} ${source}.`,
  nextEstimate: ({ symbol, value, source }) => `Dafür erwarteter Gewinn je Aktie von ${symbol}: ${value} ${source}.`,
  impliedMove: ({ symbol, move, expiry, source }) =>
    `Optionen auf ${symbol} preisen bis zum ${expiry} eine Kursbewegung von ${move} ein ${source}.`,
  insiderTrades: ({ symbol, purchases, sales, source }) =>
    `Insidermeldungen zu ${symbol} in sechs Monaten: ${purchases} Käufe, ${sales} Verkäufe ${source}.`,
  insiderShares: ({ symbol, bought, sold, source }) =>
    `Von Insidern gekaufte Aktien von ${symbol}: ${bought}; von Insidern verkaufte Aktien: ${sold} ${source}.`,
  deepestFall: ({ symbol, value, from, to, source }) =>
    `Maximaler Drawdown von ${symbol} in fünf Jahren: ${value}, vom ${from} bis zum ${to} ${source}.`,
  fundCost: ({ value, source }) => `Laufende Kosten des Fonds pro Jahr: ${value} ${source}.`,
  fundAssets: ({ value, source }) => `Fondsvermögen: ${value} ${source}.`,
  shortInterest: ({ symbol, value, source }) =>
    `Leerverkaufsquote von ${symbol}: ${value} des Streubesitzes ${source}.`,
  held: ({ symbol, shares, source }) => `Sie halten ${shares} Stück ${symbol} ${source}.`,
  worth: ({ value, weight, source }) => `Wert der Position: ${value}, das sind ${weight} Ihres Depots ${source}.`,
  cost: ({ symbol, cost, gain, gainPercent, source }) =>
    `Einstandskurs von ${symbol}: ${cost}; Gewinn: ${gain} (${gainPercent}) ${source}.`,
  yourReturn: ({ symbol, value, from, to, source }) =>
    `Ihre Rendite mit ${symbol} (einfach): ${value} vom ${from} bis ${to} ${source}.`,
  reportOn: ({ symbol, day, source }) => `Quartalszahlen von ${symbol} am ${day} ${source}.`,
  exDate: ({ symbol, day, source }) => `Ex-Tag von ${symbol}: ${day} ${source}.`,
  rangeToWatch: ({ symbol, low, high, source }) =>
    `Das 52-Wochen-Tief von ${symbol} bei ${low} und das 52-Wochen-Hoch bei ${high} ${source}.`,
  sources: "Quellen dieses Berichts",
  columns: { source: "Quelle", provider: "Anbieter", status: "Status", asOf: "Stand" },
  providers: { computed: "berechnet", "your portfolio": "Ihr Depot" },
  moment: ({ day, time }) => `${day}, ${time} UTC`,
  pricedInTitle: (symbol) => `Im Kurs von ${symbol} eingepreistes Wachstum`,
  flowToCap: "Freier Cashflow im Verhältnis zur Marktkapitalisierung",
  requiredReturn: "Geforderte Rendite (Annahme)",
  growthPricedIn: "Eingepreistes Wachstum",
};
