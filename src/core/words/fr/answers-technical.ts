import type { Words } from "../shape.ts";
import { de } from "./elision.ts";

type Answers = Words["answers"];

const names: Readonly<Record<string, string>> = {
  bollinger: "Bandes de Bollinger",
  atr: "Amplitude moyenne (ATR)",
  stochastic: "Stochastique",
  obv: "On-balance volume (OBV)",
  ema: "Moyenne mobile exponentielle",
  sma: "Moyenne mobile simple",
  vwap: "VWAP",
  ichimoku: "Ichimoku",
  macd: "MACD",
};
const outputs: Readonly<Record<string, string>> = {
  upper: "bande haute",
  middle: "bande médiane",
  lower: "bande basse",
  k: "%K",
  d: "%D",
  macd: "ligne",
  signal: "ligne de signal",
  histogram: "histogramme",
  conversion: "Tenkan",
  base: "Kijun",
  leadingA: "Senkou A",
  leadingB: "Senkou B",
  lagging: "Chikou",
};
const sides = { above: "au-dessus de", below: "en dessous de", at: "au niveau de" };

export const technical: Answers["technical"] = {
  signals: {
    "Strong Buy": "Achat fort",
    Buy: "Achat",
    Hold: "Neutre",
    Sell: "Vente",
    "Strong Sell": "Vente forte",
  },
  noSignal: "Aucun signal",
  rated: ({ symbol, signal, source }) => `**${symbol}**\u00a0: ${signal} ${source}`,
  unrated: ({ symbol, source }) =>
    `**${symbol} n’a aucun signal en données quotidiennes**\u00a0: aucun indicateur n’en donne ${source}. Cela n’équivaut pas à «\u00a0Neutre\u00a0».`,
  rating: ({ symbol, signal, count, source }) =>
    `**Avis sur ${symbol} en données quotidiennes, selon les règles de Bellwether\u00a0: ${signal}**, moyenne de ${count} indicateurs donnant un signal ${source}\u00a0:`,
  reading: ({ indicator, value, signal, rule, past, source }) =>
    `**${indicator}** à ${value}\u00a0: ${signal}. ${rule}${past === undefined ? "" : ` ${past}`} ${source}`,
  unknownReading: "une valeur inconnue",
  past: ({ hits, cases, hitRate, low, high, baseRate, result }) =>
    `Ces signaux se sont révélés justes dans ${hits} cas indépendants sur ${cases} (${hitRate}, intervalle de confiance de ${low} à ${high}, taux de base ${baseRate})\u00a0: ${result}.`,
  lookBack:
    "Les signaux suivent des règles et reposent sur des cours passés. Ils sont donnés à titre d’information, sans valeur de conseil.",
  indicators: ({ symbol, interval, source }) =>
    `Indicateurs ${de(symbol)} en données ${{ "1d": "quotidiennes", "1wk": "hebdomadaires", "1mo": "mensuelles" }[interval]} ${source}\u00a0:`,
  macd: ({ symbol, isAbove, source }) =>
    `**Le MACD ${de(symbol)} est ${isAbove ? "au-dessus de sa ligne de signal, configuration réputée haussière" : "en dessous de sa ligne de signal, configuration réputée baissière"}** ${source}.`,
  noForecast: "Il s’agit d’une règle appliquée à des cours passés, et non d’une prévision.",
  crossings: {
    title: (symbol) => `Croisements des moyennes mobiles ${de(symbol)}`,
    names: { up: "Croix dorée", down: "Croix de la mort" },
    formula: "clôture du jour où la moyenne mobile à 50 jours a croisé celle à 200 jours",
    tooFew: (symbol) => `Trop peu de cours ${de(symbol)} sont connus pour une moyenne mobile à \`200\` jours.`,
    none: ({ symbol, source }) =>
      `Les moyennes mobiles à \`50\` et \`200\` jours ${de(symbol)} ne se sont pas croisées sur cette période ${source}.`,
    of: ({ symbol, source }) =>
      `Croisements des moyennes mobiles à \`50\` et \`200\` jours ${de(`**${symbol}**`)}, du plus récent au plus ancien ${source}\u00a0:`,
    one: ({ name, day, close, source }) => `**${name}** le ${day}, clôture à ${close} ${source}`,
  },
  noAverage: (symbol) => `Le cours ${de(symbol)} ou cette moyenne mobile n’est pas disponible.`,
  averageTitle: (symbol) => `${symbol} et sa moyenne mobile`,
  distance: "Écart à la moyenne",
  againstAverage: ({ symbol, side, days, price, source, average, averageSource, distance, distanceSource }) =>
    `**${symbol} est ${sides[side]} sa moyenne mobile à ${days}\u00a0jours**\u00a0: cours ${price} ${source}, moyenne ${average} ${averageSource}, écart ${distance} ${distanceSource}.`,
  gap: "Écart d’ouverture",
  opened: ({ symbol, side, gap, gapSource, open, close, source }) =>
    `**${symbol} a ouvert ${sides[side]} la clôture précédente\u00a0: ${gap}** ${gapSource}. Ouverture\u00a0: ${open}, clôture précédente\u00a0: ${close} ${source}.`,
  impliedMove: ({ symbol, move, expiry, source }) =>
    `**Les options sur ${symbol} intègrent une variation de ${move}**, à la hausse ou à la baisse, d’ici au ${expiry} ${source}.`,
  putCallByVolume: ({ symbol, value, source }) =>
    `Ratio put/call ${de(symbol)} en volume\u00a0: **${value}** ${source}`,
  putCallByOpenInterest: ({ symbol, value, source }) =>
    `Ratio put/call ${de(symbol)} en positions ouvertes\u00a0: **${value}** ${source}`,
  impliedVolatility: ({ symbol, value, source }) =>
    `Volatilité implicite annualisée ${de(symbol)} à la monnaie\u00a0: **${value}** ${source}`,
  strike: ({ side, symbol, strike, openInterest, source }) =>
    `${side === "call" ? "Call" : "Put"} sur ${symbol}, prix d’exercice **${strike}**\u00a0: ${openInterest} positions ouvertes ${source}`,
  openInterest: ({ calls, puts, source }) =>
    `Positions ouvertes de tous les calls\u00a0: ${calls}, de tous les puts\u00a0: ${puts} ${source}`,
  noOptionFigure: ({ symbol, source }) => `Donnée indisponible pour les options sur ${symbol} ${source}.`,
  expiry: ({ symbol, expiry, source }) => `Options sur ${symbol} à échéance du ${expiry} ${source}.`,
};

export const technicalSources: Pick<Answers["sources"], "signals" | "indicators" | "options"> = {
  signals: {
    title: (symbol) => `Signaux quotidiens ${de(symbol)}`,
    of: (list) => `Signaux ${de(list)}`,
    noPrices: (list) => `Aucun signal pour ${list}\u00a0: cours indisponibles.`,
    left: (list) => `Aucun signal pour ${list}\u00a0: cours manquants.`,
    rating: "Avis",
    heldOn: "Jours d’avis Neutre",
    counted: "Indicateurs donnant un signal",
    inputs: {
      changePercent: "Dernière variation de la moyenne",
      distancePercent: "Écart du cours à la moyenne",
      plusDi: "+DI",
      minusDi: "−DI",
      signal: "Ligne de signal du MACD",
      histogram: "Histogramme du MACD",
    },
    horizon: "Barres avant l’évaluation",
    newestThird: (name) => `${name}, dernier tiers de la période`,
    recordOf: ({ name, label }) => `${name}, ${label}`,
    record: {
      hits: "signaux justes",
      cases: "signaux indépendants",
      hitRate: "taux de réussite",
      baseRate: "taux de base",
      low: "borne basse de l’intervalle à 95\u00a0%",
      high: "borne haute de l’intervalle à 95\u00a0%",
      edge: "avantage sur le taux de base",
    },
    results: {
      edge: "un avantage confirmé, y compris sur le dernier tiers de la période",
      unconfirmed: "un avantage que le dernier tiers de la période ne confirme pas",
      none: "aucun avantage confirmé",
      worse: "un résultat inférieur au taux de base",
      "too-few": "trop peu de signaux pour conclure",
    },
  },
  indicators: {
    title: ({ symbol, interval }) =>
      `Indicateurs ${de(symbol)}, ${interval === "1d" ? "données quotidiennes" : interval}`,
    summary: (symbol) => `Indicateurs ${de(symbol)}`,
    noPrices: (symbol) =>
      `Les cours ${de(symbol)} ne sont pas disponibles\u00a0: le calcul des indicateurs est impossible.`,
    close: "Clôture de la barre",
    name: ({ id, label }) => label.replace(/^[^(]+(?= \(|$)/, names[id] ?? "$&"),
    line: ({ name, output }) => `${name}, ${outputs[output] ?? output}`,
  },
  options: {
    title: (symbol) => `Options sur ${symbol}, variation implicite`,
    summary: (symbol) => `Variation implicite ${de(symbol)}`,
    none: (symbol) => `Aucune option sur ${symbol} n’est cotée près de son cours.`,
    expired: ({ symbol, day }) => `Les options connues sur ${symbol} ont expiré le ${day}.`,
    expiry: "Échéance",
    impliedMove: "Variation implicite",
    callVolume: "Volume des calls",
    putVolume: "Volume des puts",
    callOpenInterest: "Positions ouvertes des calls",
    putOpenInterest: "Positions ouvertes des puts",
    putCallVolume: "Ratio put/call en volume",
    putCallOpenInterest: "Ratio put/call en positions ouvertes",
    impliedVolatility: "Volatilité implicite à la monnaie",
    strike: { call: "Prix d’exercice d’un call", put: "Prix d’exercice d’un put" },
    strikeOpenInterest: { call: "Positions ouvertes d’un call", put: "Positions ouvertes d’un put" },
  },
};
