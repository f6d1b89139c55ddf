import type { Words } from "../shape.ts";
import { de } from "./elision.ts";

const moves = { up: "en hausse", down: "en baisse" };

export const markets: Words["answers"]["markets"] = {
  byFunds: "Le marché vu par quatre fonds indiciels\u00a0:",
  isAt: ({ symbol, price, change, source }) => `**${symbol}** cote ${price} (${change}) ${source}.`,
  mood: ({ value, source }) => `**Sentiment de marché**\u00a0: ${value} (neutre\u00a0: \`0,5\`) ${source}`,
  moodOf: ({ symbol, price, news, source }) =>
    `**${symbol}**\u00a0: sentiment des cours ${price}, ${news === null ? "aucun article" : `sentiment des actualités ${news.mood} d’après ${news.stories} articles`} ${source}`,
  movers: ({ name, source }) => `${name} aux États-Unis aujourd’hui ${source}\u00a0:`,
  hours: {
    exchange: "La Bourse",
    clock: ({ time, zone }) => `${time} (${zone})`,
    open: ({ exchange, times, source }) =>
      `**Ouvert\u00a0: ${exchange}**${times === undefined ? "" : `, aujourd’hui de ${times.opens} à ${times.closes}`} ${source}.`,
    closed: ({ exchange, opens, source }) =>
      `**Fermé\u00a0: ${exchange}**${opens === undefined ? "" : `. Prochaine ouverture le ${opens.day} à ${opens.time}`} ${source}.`,
    dayOff: ({ day, reason, source }) => `Pas de séance le ${day}\u00a0: ${reason} ${source}`,
    oneDay: (source) =>
      `Les séances sont affichées semaine par semaine. Précisez une date pour voir une autre semaine ${source}.`,
    noSession: ({ exchange, day, reason, source }) =>
      `**${exchange}\u00a0: pas de séance le ${day}**${reason === undefined ? "" : ` (${reason})`} ${source}.`,
    session: ({ exchange, day, opens, closes, source }) =>
      `**${exchange}\u00a0: séance le ${day}**, de ${opens} à ${closes} ${source}.`,
  },
  nameCurrency: "Indiquez la devise du montant, par exemple “500 EUR in USD”.",
  rate: ({ base, value, day, source }) => `**1\u00a0${base} vaut ${value}** le ${day} ${source}.`,
  amount: ({ amount, converted, source }) => `**${amount} font ${converted}** ${source}.`,
  rateChange: ({ change, source, day, base, before, beforeSource }) =>
    `**Variation\u00a0: ${change}** ${source}. Le ${day}, 1\u00a0${base} valait ${before} ${beforeSource}.`,
  watchlist: (source) => `Votre liste de suivi ${source}\u00a0:`,
  watchedUp: (source) => `En hausse aujourd’hui dans votre liste de suivi ${source}\u00a0:`,
  watchedDown: (source) => `En baisse aujourd’hui dans votre liste de suivi ${source}\u00a0:`,
  noneWatchedUp: (source) => `Aucune valeur n’est en hausse aujourd’hui dans votre liste de suivi ${source}.`,
  noneWatchedDown: (source) => `Aucune valeur n’est en baisse aujourd’hui dans votre liste de suivi ${source}.`,
  watched: ({ symbol, price, change, source }) =>
    `**${symbol}**\u00a0: cours ${price}, variation du jour ${change} ${source}`,
  watchedOver: ({ symbol, change, from, to, source }) => `**${symbol}**\u00a0: ${change} du ${from} au ${to} ${source}`,
  splitsTitle: (symbol) => `Divisions d’actions\u00a0: ${symbol}`,
  dayOfSplit: "Date d’une division",
  noSplitSince: ({ symbol, day, source }) =>
    `Aucune division d’actions n’est connue pour ${symbol} depuis le ${day} ${source}.`,
  noSplitThen: ({ symbol, source }) =>
    `Aucune division d’actions n’est connue pour ${symbol} depuis cette date ${source}.`,
  split: ({ symbol, day, factor, source }) =>
    `**Division ${de(symbol)} le ${day}**\u00a0: ${factor} actions nouvelles pour une ancienne ${source}`,
  noReports: ({ from, to, source }) =>
    `Aucune publication de résultats n’est connue pour vos positions du ${from} au ${to} ${source}.`,
  nextReport: ({ symbol, day, source }) =>
    `**Prochaine publication de résultats parmi vos positions\u00a0: ${symbol}**, le ${day} ${source}.`,
  events: {
    earnings: "Publications de résultats",
    dividends: "Dates de détachement",
    economic: "Événements économiques",
    ipo: "Introductions en Bourse",
    splits: "Divisions d’actions",
  },
  eventsOf: (symbols) => ` pour ${symbols}`,
  eventsOfYours: " pour vos positions et votre liste de suivi",
  nothingDue: ({ events, from, to, source }) => `${events}\u00a0: rien n’est prévu du ${from} au ${to} ${source}.`,
  due: ({ events, from, to, source }) => `${events} du ${from} au ${to} ${source}\u00a0:`,
  followedThroughSpy: "Le marché est suivi ici à travers le fonds SPY.",
  noCause: "Ces articles sont parus à ce sujet. Rien ne permet ici d’affirmer qu’ils en sont la cause.",
  changeUnknown: ({ symbol, source }) => `La variation ${de(symbol)} n’est pas disponible ${source}.`,
  moved: ({ symbol, way, size, span, source }) =>
    `**${symbol} est ${way === "none" ? "inchangé" : `${moves[way]} de ${size}`}** ${span} ${source}.`,
  movedOtherwise: ({ symbol, asked, way, size, span, source }) =>
    `**${symbol} n’est pas ${moves[asked]}, mais ${way === "none" ? "inchangé" : `${moves[way]} de ${size}`}** ${span} ${source}.`,
  today: "aujourd’hui",
  between: ({ from, to }) => `du ${from} au ${to}`,
};
