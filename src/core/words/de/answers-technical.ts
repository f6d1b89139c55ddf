import type { Words } from "../shape.ts";

type Answers = Words["answers"];

const names: Readonly<Record<string, string>> = {
  bollinger: "Bollinger-Bänder",
  atr: "Average True Range",
  stochastic: "Stochastik",
  obv: "On-Balance-Volume",
  ema: "Exponentieller Durchschnitt",
  sma: "Gleitender Durchschnitt",
  vwap: "VWAP",
  ichimoku: "Ichimoku",
  macd: "MACD",
};
const outputs: Readonly<Record<string, string>> = {
  upper: "oberes Band",
  middle: "Mitte",
  lower: "unteres Band",
  k: "%K",
  d: "%D",
  macd: "Linie",
  signal: "Signallinie",
  histogram: "Histogramm",
  conversion: "Tenkan",
  base: "Kijun",
  leadingA: "Senkou A",
  leadingB: "Senkou B",
  lagging: "Chikou",
};
const sides = { above: "über", below: "unter", at: "auf" };

export const technical: Answers["technical"] = {
  signals: {
    "Strong Buy": "Stark kaufen",
    Buy: "Kaufen",
    Hold: "Halten",
    Sell: "Verkaufen",
    "Strong Sell": "Stark verkaufen",
  },
  noSignal: "Kein Signal",
  rated: ({ symbol, signal, source }) => `**${symbol}**: ${signal} ${source}`,
  unrated: ({ symbol, source }) =>
    `**${symbol} hat auf Tagesbasis kein Signal**: Kein Indikator gibt eines ${source}. Das ist nicht dasselbe wie „Halten“.`,
  rating: ({ symbol, signal, count, source }) =>
    `**Einstufung von ${symbol} auf Tagesbasis nach den Regeln von Bellwether: ${signal}**, Mittel aus ${count} Indikatoren mit Signal ${source}:`,
  reading: ({ indicator, value, signal, rule, past, source }) =>
    `**${indicator}** bei ${value}: ${signal}. ${rule}${past === undefined ? "" : ` ${past}`} ${source}`,
  unknownReading: "unbekanntem Wert",
  past: ({ hits, cases, hitRate, low, high, baseRate, result }) =>
    `Solche Signale waren in ${hits} von ${cases} unabhängigen Fällen richtig (${hitRate}, Intervall ${low} bis ${high}, Basisrate ${baseRate}): ${result}.`,
  lookBack:
    "Signale folgen Regeln und beruhen auf vergangenen Kursen. Sie sind Informationen und keine Anlageberatung.",
  indicators: ({ symbol, interval, source }) =>
    `Indikatoren von ${symbol} auf Basis von ${{ "1d": "Tageskerzen", "1wk": "Wochenkerzen", "1mo": "Monatskerzen" }[interval]} ${source}:`,
  macd: ({ symbol, isAbove, source }) =>
    `**Der MACD von ${symbol} liegt ${isAbove ? "über seiner Signallinie, was als bullisch gilt" : "unter seiner Signallinie, was als bärisch gilt"}** ${source}.`,
  noForecast: "Die Regel beruht auf vergangenen Kursen und ist keine Prognose.",
  crossings: {
    title: (symbol) => `Kreuzungen der Durchschnitte von ${symbol}`,
    names: { up: "Golden Cross", down: "Death Cross" },
    formula: "Schlusskurs des Tages, an dem der 50-Tage-Durchschnitt den 200-Tage-Durchschnitt kreuzte",
    tooFew: (symbol) => `Für einen \`200\`-Tage-Durchschnitt sind zu wenige Kurse von ${symbol} bekannt.`,
    none: ({ symbol, source }) =>
      `Der \`50\`- und der \`200\`-Tage-Durchschnitt von ${symbol} haben sich in dieser Zeit nicht gekreuzt ${source}.`,
    of: ({ symbol, source }) =>
      `Kreuzungen des \`50\`- und des \`200\`-Tage-Durchschnitts von **${symbol}**, die neuesten zuerst ${source}:`,
    one: ({ name, day, close, source }) => `**${name}** am ${day}, Schlusskurs ${close} ${source}`,
  },
  noAverage: (symbol) => `Der Kurs von ${symbol} oder dieser Durchschnitt ist nicht bekannt.`,
  averageTitle: (symbol) => `${symbol} und sein Durchschnitt`,
  distance: "Abstand vom Durchschnitt",
  againstAverage: ({ symbol, side, days, price, source, average, averageSource, distance, distanceSource }) =>
    `**${symbol} liegt ${sides[side]} dem ${days}-Tage-Durchschnitt**: Kurs ${price} ${source}, Durchschnitt ${average} ${averageSource}, Abstand ${distance} ${distanceSource}.`,
  gap: "Eröffnungslücke",
  opened: ({ symbol, side, gap, gapSource, open, close, source }) =>
    `**${symbol} eröffnete ${side === "at" ? "zum" : `${sides[side]} dem`} Vortagesschluss: ${gap}** ${gapSource}. Eröffnung: ${open}, Vortagesschluss: ${close} ${source}.`,
  impliedMove: ({ symbol, move, expiry, source }) =>
    `**Die Optionen auf ${symbol} preisen eine Kursbewegung von ${move} ein**, nach oben oder unten, bis zum ${expiry} ${source}.`,
  putCallByVolume: ({ symbol, value, source }) => `Put-Call-Ratio von ${symbol} nach Volumen: **${value}** ${source}`,
  putCallByOpenInterest: ({ symbol, value, source }) =>
    `Put-Call-Ratio von ${symbol} nach offenen Kontrakten: **${value}** ${source}`,
  impliedVolatility: ({ symbol, value, source }) =>
    `Implizite Volatilität von ${symbol} am Geld: **${value}** pro Jahr ${source}`,
  strike: ({ side, symbol, strike, openInterest, source }) =>
    `${side === "call" ? "Call" : "Put"} auf ${symbol} mit Basispreis **${strike}**: ${openInterest} offene Kontrakte ${source}`,
  openInterest: ({ calls, puts, source }) => `Offene Kontrakte aller Calls: ${calls}, aller Puts: ${puts} ${source}`,
  noOptionFigure: ({ symbol, source }) => `Das ist für die Optionen auf ${symbol} nicht bekannt ${source}.`,
  expiry: ({ symbol, expiry, source }) => `Optionen auf ${symbol} mit Verfall am ${expiry} ${source}.`,
};

export const technicalSources: Pick<Answers["sources"], "signals" | "indicators" | "options"> = {
  signals: {
    title: (symbol) => `Signale von ${symbol}, täglich`,
    of: (list) => `Signale von ${list}`,
    noPrices: (list) => `Ohne Kurse von ${list} gibt es keine Signale.`,
    left: (list) => `Keine Signale von ${list}: Kurse fehlen.`,
    rating: "Einstufung",
    heldOn: "Tage mit der Einstufung Halten",
    counted: "Indikatoren mit Signal",
    inputs: {
      changePercent: "Letzte Änderung des Durchschnitts",
      distancePercent: "Abstand des Kurses vom Durchschnitt",
      plusDi: "+DI",
      minusDi: "−DI",
      signal: "MACD-Signallinie",
      histogram: "MACD-Histogramm",
    },
    horizon: "Kerzen bis zur Auswertung",
    newestThird: (name) => `${name}, jüngstes Drittel`,
    recordOf: ({ name, label }) => `${name}, ${label}`,
    record: {
      hits: "richtige Signale",
      cases: "unabhängige Signale",
      hitRate: "Trefferquote",
      baseRate: "Basisrate",
      low: "untere Grenze des 95-%-Intervalls",
      high: "obere Grenze des 95-%-Intervalls",
      edge: "Vorteil gegenüber der Basisrate",
    },
    results: {
      edge: "ein bestätigter Vorteil, auch im jüngsten Drittel der Tage",
      unconfirmed: "ein Vorteil, den das jüngste Drittel der Tage nicht bestätigt",
      none: "kein bestätigter Vorteil",
      worse: "schlechter als die Basisrate",
      "too-few": "zu wenige Signale für eine Aussage",
    },
  },
  indicators: {
    title: ({ symbol, interval }) => `Indikatoren von ${symbol}, ${interval === "1d" ? "täglich" : interval}`,
    summary: (symbol) => `Indikatoren von ${symbol}`,
    noPrices: (symbol) => `Ohne Kurse von ${symbol} lassen sich keine Indikatoren berechnen.`,
    close: "Schlusskurs der Kerze",
    name: ({ id, label }) => label.replace(/^[^(]+(?= \(|$)/, names[id] ?? "$&"),
    line: ({ name, output }) => `${name}, ${outputs[output] ?? output}`,
  },
  options: {
    title: (symbol) => `Optionen auf ${symbol}, implizite Kursbewegung`,
    summary: (symbol) => `Implizite Kursbewegung von ${symbol}`,
    none: (symbol) => `Nahe am Kurs von ${symbol} sind keine Optionen notiert.`,
    expired: ({ symbol, day }) => `Die bekannten Optionen auf ${symbol} sind am ${day} verfallen.`,
    expiry: "Verfall",
    impliedMove: "Implizite Kursbewegung",
    callVolume: "Volumen der Calls",
    putVolume: "Volumen der Puts",
    callOpenInterest: "Offene Kontrakte der Calls",
    putOpenInterest: "Offene Kontrakte der Puts",
    putCallVolume: "Put-Call-Ratio nach Volumen",
    putCallOpenInterest: "Put-Call-Ratio nach offenen Kontrakten",
    impliedVolatility: "Implizite Volatilität am Geld",
    strike: { call: "Basispreis eines Calls", put: "Basispreis eines Puts" },
    strikeOpenInterest: { call: "Offene Kontrakte eines Calls", put: "Offene Kontrakte eines Puts" },
  },
};
