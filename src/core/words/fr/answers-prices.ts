import type { Words } from "../shape.ts";
import { de } from "./elision.ts";

export const prices: Words["answers"]["prices"] = {
  statuses: {
    live: "temps réel",
    delayed: "différé",
    closed: "clôture",
    manual: "saisi par vous",
    estimate: "estimation",
    cached: "en cache",
    stale: "périmé",
    sample: "données fictives",
    unavailable: "indisponible",
  },
  freshness: ({ symbol, provider, status, source }) =>
    `Le cours ${de(`**${symbol}**`)} provient ${de(provider)} (${status}). Ouvrez ${source} pour connaître l’heure.`,
  closedAt: ({ symbol, close, day, source }) => `**${symbol} a clôturé à ${close}** le ${day} ${source}.`,
  isAt: ({ symbol, price, change, source }) => `**${symbol} cote ${price}** (${change}) ${source}.`,
  changeNotKnown: "variation du jour indisponible",
  yearRange: ({ symbol, low, high, source }) =>
    `Plus bas ${de(symbol)} sur 52 semaines\u00a0: ${low}, plus haut\u00a0: ${high} ${source}.`,
  changedBy: ({ symbol, change, from, to, first, last, source }) =>
    `**${symbol} affiche une variation de ${change}** du ${from} au ${to}, de ${first} à ${last} ${source}.`,
  yearly: ({ change, source }) => `Soit ${change} par an, hors dividendes ${source}.`,
  extremes: ({ symbol, high, highDay, low, lowDay, source }) =>
    `Plus haut ${de(symbol)}\u00a0: ${high} le ${highDay}, plus bas\u00a0: ${low} le ${lowDay} ${source}.`,
  fromHigh: ({ change, source }) => `Écart de la dernière clôture à ce plus haut\u00a0: ${change} ${source}.`,
  volatility: ({ symbol, volatility, source }) => `Volatilité annualisée ${de(symbol)}\u00a0: ${volatility} ${source}.`,
  deepestFall: ({ symbol, fall, source }) => `Repli maximal ${de(symbol)}\u00a0: ${fall} ${source}.`,
  adjusted: "Les cours sont ajustés des divisions d’actions. Aucun cours plus ancien n’est disponible ici.",
  figure: ({ label, symbol, value, source }) => `${label} ${de(symbol)}\u00a0: **${value}** ${source}`,
  figureNotKnown: ({ symbol, figure, source }) => `${symbol}\u00a0: ${figure}, donnée indisponible ${source}.`,
  figures: {
    pe: "PER",
    marketCap: "capitalisation",
    open: "cours d’ouverture",
    volume: "volume",
    averageVolume: "volume moyen",
  },
  always: "Oui.",
  never: "Non.",
  partly: "Seulement une partie de la période.",
  nameTwo: (command) => `Indiquez de deux à dix symboles, par exemple ${command}.`,
  leftOut: (symbols) => `Hors comparaison\u00a0: ${symbols}.`,
  sharedSince: ({ day, source }) => `Depuis le ${day}, premier jour commun ${source}\u00a0:`,
  compared: ({ symbol, price, change, pe, source }) =>
    `**${symbol}**\u00a0: cours ${price}${change === undefined ? "" : `, variation ${change}`}${pe === undefined ? "" : `, PER ${pe}`} ${source}`,
};
