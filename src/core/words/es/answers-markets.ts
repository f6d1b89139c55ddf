import type { Words } from "../shape.ts";

const moves = { up: "sube", down: "baja" };

export const markets: Words["answers"]["markets"] = {
  byFunds: "El mercado según cuatro ETF indexados:",
  isAt: ({ symbol, price, change, source }) => `**${symbol}** cotiza a ${price} (${change}) ${source}.`,
  mood: ({ value, source }) => `**Sentimiento del mercado**: ${value} (neutral: \`0,5\`) ${source}`,
  moodOf: ({ symbol, price, news, source }) =>
    `**${symbol}**: sentimiento del precio ${price}, ${news === null ? "sin noticias" : `sentimiento de las noticias ${news.mood} (noticias: ${news.stories})`} ${source}`,
  movers: ({ name, source }) => `${name} de hoy en Estados Unidos ${source}:`,
  hours: {
    exchange: "La bolsa",
    clock: ({ time, zone }) => `${time} (${zone})`,
    open: ({ exchange, times, source }) =>
      `**${exchange} está abierta**${times === undefined ? "" : ` hoy, de ${times.opens} a ${times.closes}`} ${source}.`,
    closed: ({ exchange, opens, source }) =>
      `**${exchange} está cerrada**${opens === undefined ? "" : `. La próxima apertura es el ${opens.day} a las ${opens.time}`} ${source}.`,
    dayOff: ({ day, reason, source }) => `Sin sesión el ${day}: ${reason} ${source}`,
    oneDay: (source) => `Las sesiones se muestran semana a semana. Indique un día para ver otra semana ${source}.`,
    noSession: ({ exchange, day, reason, source }) =>
      `**${exchange}: sin sesión el ${day}**${reason === undefined ? "" : ` (${reason})`} ${source}.`,
    session: ({ exchange, day, opens, closes, source }) =>
      `**${exchange}: sesión el ${day}**, de ${opens} a ${closes} ${source}.`,
  },
  nameCurrency: "Indique la divisa del importe, por ejemplo “500 EUR in USD”.",
  rate: ({ base, value, day, source }) => `**1\u00a0${base} equivale a ${value}** el ${day} ${source}.`,
  amount: ({ amount, converted, source }) => `**${amount} equivalen a ${converted}** ${source}.`,
  rateChange: ({ change, source, day, base, before, beforeSource }) =>
    `**Variación: ${change}** ${source}. El ${day}, 1\u00a0${base} equivalía a ${before} ${beforeSource}.`,
  watchlist: (source) => `Su lista de seguimiento ${source}:`,
  watchedUp: (source) => `Suben hoy en su lista de seguimiento ${source}:`,
  watchedDown: (source) => `Bajan hoy en su lista de seguimiento ${source}:`,
  noneWatchedUp: (source) => `Hoy no sube nada en su lista de seguimiento ${source}.`,
  noneWatchedDown: (source) => `Hoy no baja nada en su lista de seguimiento ${source}.`,
  watched: ({ symbol, price, change, source }) =>
    `**${symbol}**: precio ${price}, variación del día ${change} ${source}`,
  watchedOver: ({ symbol, change, from, to, source }) => `**${symbol}**: ${change} del ${from} al ${to} ${source}`,
  splitsTitle: (symbol) => `Splits de ${symbol}`,
  dayOfSplit: "Fecha de un split",
  noSplitSince: ({ symbol, day, source }) => `No consta ningún split de ${symbol} desde el ${day} ${source}.`,
  noSplitThen: ({ symbol, source }) => `No consta ningún split de ${symbol} desde entonces ${source}.`,
  split: ({ symbol, day, factor, source }) =>
    `**Split de ${symbol} el ${day}**: ${factor} acciones nuevas por cada una ${source}`,
  noReports: ({ from, to, source }) =>
    `No hay presentaciones de resultados de sus posiciones del ${from} al ${to} ${source}.`,
  nextReport: ({ symbol, day, source }) =>
    `**De sus posiciones, ${symbol} es la próxima en presentar resultados**, el ${day} ${source}.`,
  events: {
    earnings: "Resultados",
    dividends: "Fechas ex-dividendo",
    economic: "Eventos económicos",
    ipo: "Salidas a bolsa",
    splits: "Splits",
  },
  eventsOf: (symbols) => ` de ${symbols}`,
  eventsOfYours: " de sus posiciones y su lista de seguimiento",
  nothingDue: ({ events, from, to, source }) => `${events}: no hay nada previsto del ${from} al ${to} ${source}.`,
  due: ({ events, from, to, source }) => `${events} del ${from} al ${to} ${source}:`,
  followedThroughSpy: "El mercado se mide aquí con el ETF SPY.",
  noCause: "Son las noticias publicadas al respecto. No se sabe si explican el movimiento.",
  changeUnknown: ({ symbol, source }) => `La variación de ${symbol} no está disponible ${source}.`,
  moved: ({ symbol, way, size, span, source }) =>
    `**${symbol} ${way === "none" ? "no varía" : `${moves[way]} un ${size}`}** ${span} ${source}.`,
  movedOtherwise: ({ symbol, asked, way, size, span, source }) =>
    `**${symbol} no ${moves[asked]}: ${way === "none" ? "no varía" : `${moves[way]} un ${size}`}** ${span} ${source}.`,
  today: "hoy",
  between: ({ from, to }) => `del ${from} al ${to}`,
};
