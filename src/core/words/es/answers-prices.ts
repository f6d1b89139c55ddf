import type { Words } from "../shape.ts";

export const prices: Words["answers"]["prices"] = {
  statuses: {
    live: "tiempo real",
    delayed: "con retraso",
    closed: "cierre",
    manual: "introducido por usted",
    estimate: "estimación",
    cached: "en caché",
    stale: "desfasado",
    sample: "datos de ejemplo",
    unavailable: "no disponible",
  },
  freshness: ({ symbol, provider, status, source }) =>
    `El precio de **${symbol}** procede de ${provider} (${status}). Abra ${source} para ver la hora.`,
  closedAt: ({ symbol, close, day, source }) => `**${symbol} cerró a ${close}** el ${day} ${source}.`,
  isAt: ({ symbol, price, change, source }) => `**${symbol} cotiza a ${price}** (${change}) ${source}.`,
  changeNotKnown: "variación del día no disponible",
  yearRange: ({ symbol, low, high, source }) => `Mínimo de 52 semanas de ${symbol}: ${low}; máximo: ${high} ${source}.`,
  changedBy: ({ symbol, change, from, to, first, last, source }) =>
    `**${symbol} registra una variación del ${change}** entre el ${from} y el ${to}, de ${first} a ${last} ${source}.`,
  yearly: ({ change, source }) => `Equivale a un ${change} anual, sin contar dividendos ${source}.`,
  extremes: ({ symbol, high, highDay, low, lowDay, source }) =>
    `Máximo de ${symbol}: ${high} el ${highDay}; mínimo: ${low} el ${lowDay} ${source}.`,
  fromHigh: ({ change, source }) => `Distancia del último cierre a ese máximo: ${change} ${source}.`,
  volatility: ({ symbol, volatility, source }) => `Volatilidad anualizada de ${symbol}: ${volatility} ${source}.`,
  deepestFall: ({ symbol, fall, source }) => `Caída máxima de ${symbol}: ${fall} ${source}.`,
  adjusted: "Los precios están ajustados por splits. No hay precios más antiguos disponibles.",
  figure: ({ label, symbol, value, source }) => `${label} de ${symbol}: **${value}** ${source}`,
  figureNotKnown: ({ symbol, figure, source }) => `${symbol}: no está disponible ${figure} ${source}.`,
  figures: {
    pe: "el PER",
    marketCap: "la capitalización bursátil",
    open: "el precio de apertura",
    volume: "el volumen",
    averageVolume: "el volumen medio",
  },
  always: "Sí.",
  never: "No.",
  partly: "Solo durante parte de ese periodo.",
  nameTwo: (command) => `Indique de dos a diez símbolos, por ejemplo ${command}.`,
  leftOut: (symbols) => `Fuera de la comparación: ${symbols}.`,
  sharedSince: ({ day, source }) => `Desde el ${day}, el primer día común ${source}:`,
  compared: ({ symbol, price, change, pe, source }) =>
    `**${symbol}**: precio ${price}${change === undefined ? "" : `, variación ${change}`}${pe === undefined ? "" : `, PER ${pe}`} ${source}`,
};
