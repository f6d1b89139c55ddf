import type { Words } from "../shape.ts";

type Answers = Words["answers"];

const names: Readonly<Record<string, string>> = {
  bollinger: "Bandas de Bollinger",
  atr: "Rango verdadero medio (ATR)",
  stochastic: "Estocástico",
  obv: "Volumen en balance (OBV)",
  ema: "Media móvil exponencial",
  sma: "Media móvil simple",
  vwap: "VWAP",
  ichimoku: "Ichimoku",
  macd: "MACD",
};
const outputs: Readonly<Record<string, string>> = {
  upper: "banda superior",
  middle: "banda media",
  lower: "banda inferior",
  k: "%K",
  d: "%D",
  macd: "línea",
  signal: "línea de señal",
  histogram: "histograma",
  conversion: "Tenkan",
  base: "Kijun",
  leadingA: "Senkou A",
  leadingB: "Senkou B",
  lagging: "Chikou",
};

export const technical: Answers["technical"] = {
  signals: {
    "Strong Buy": "Compra fuerte",
    Buy: "Compra",
    Hold: "Mantener",
    Sell: "Venta",
    "Strong Sell": "Venta fuerte",
  },
  noSignal: "Sin señal",
  rated: ({ symbol, signal, source }) => `**${symbol}**: ${signal} ${source}`,
  unrated: ({ symbol, source }) =>
    `**${symbol} no tiene señal con velas diarias**: ningún indicador la da ${source}. Esto no equivale a Mantener.`,
  rating: ({ symbol, signal, count, source }) =>
    `**Valoración de ${symbol} con velas diarias según las reglas de Bellwether: ${signal}**, la media de ${count} indicadores con señal ${source}:`,
  reading: ({ indicator, value, signal, rule, past, source }) =>
    `**${indicator}** en ${value}: ${signal}. ${rule}${past === undefined ? "" : ` ${past}`} ${source}`,
  unknownReading: "un valor desconocido",
  past: ({ hits, cases, hitRate, low, high, baseRate, result }) =>
    `Estas señales acertaron en ${hits} de ${cases} casos independientes (${hitRate}, intervalo del ${low} al ${high}, tasa base del ${baseRate}): ${result}.`,
  lookBack: "Las señales siguen reglas y se basan en precios pasados. Son información, no asesoramiento.",
  indicators: ({ symbol, interval, source }) =>
    `Indicadores de ${symbol} con velas ${{ "1d": "diarias", "1wk": "semanales", "1mo": "mensuales" }[interval]} ${source}:`,
  macd: ({ symbol, isAbove, source }) =>
    `**El MACD de ${symbol} está ${isAbove ? "por encima de su línea de señal, lo que se considera alcista" : "por debajo de su línea de señal, lo que se considera bajista"}** ${source}.`,
  noForecast: "Es una regla sobre precios pasados, no una previsión.",
  crossings: {
    title: (symbol) => `Cruces de las medias móviles de ${symbol}`,
    names: { up: "Cruce dorado", down: "Cruce de la muerte" },
    formula: "cierre del día en que la media móvil de 50 sesiones cruzó la de 200",
    tooFew: (symbol) => `Se conocen muy pocos precios de ${symbol} para una media móvil de \`200\` sesiones.`,
    none: ({ symbol, source }) =>
      `Las medias móviles de \`50\` y \`200\` sesiones de ${symbol} no se cruzaron en ese periodo ${source}.`,
    of: ({ symbol, source }) =>
      `Cruces de las medias móviles de \`50\` y \`200\` sesiones de **${symbol}**, del más reciente al más antiguo ${source}:`,
    one: ({ name, day, close, source }) => `**${name}** el ${day}, con un cierre de ${close} ${source}`,
  },
  noAverage: (symbol) => `El precio de ${symbol} o esta media no están disponibles.`,
  averageTitle: (symbol) => `${symbol} y su media`,
  distance: "Distancia a la media",
  againstAverage: ({ symbol, side, days, price, source, average, averageSource, distance, distanceSource }) => {
    const sides = { above: "por encima de", below: "por debajo de", at: "en" };
    return `**${symbol} está ${sides[side]} su media de ${days} días**: precio ${price} ${source}, media ${average} ${averageSource}, distancia ${distance} ${distanceSource}.`;
  },
  gap: "Hueco de apertura",
  opened: ({ symbol, side, gap, gapSource, open, close, source }) => {
    const sides = { above: "por encima del", below: "por debajo del", at: "al mismo nivel que el" };
    return `**${symbol} abrió ${sides[side]} cierre anterior: ${gap}** ${gapSource}. Apertura: ${open}; cierre anterior: ${close} ${source}.`;
  },
  impliedMove: ({ symbol, move, expiry, source }) =>
    `**Las opciones sobre ${symbol} descuentan un movimiento del ${move}**, al alza o a la baja, hasta el ${expiry} ${source}.`,
  putCallByVolume: ({ symbol, value, source }) => `Ratio put/call de ${symbol} por volumen: **${value}** ${source}`,
  putCallByOpenInterest: ({ symbol, value, source }) =>
    `Ratio put/call de ${symbol} por interés abierto: **${value}** ${source}`,
  impliedVolatility: ({ symbol, value, source }) =>
    `Volatilidad implícita de ${symbol} en el dinero: **${value}** al año ${source}`,
  strike: ({ side, symbol, strike, openInterest, source }) =>
    `${side === "call" ? "Call" : "Put"} sobre ${symbol} con precio de ejercicio **${strike}**: interés abierto ${openInterest} ${source}`,
  openInterest: ({ calls, puts, source }) =>
    `Interés abierto total de las calls: ${calls}; de las puts: ${puts} ${source}`,
  noOptionFigure: ({ symbol, source }) => `Este dato no está disponible para las opciones sobre ${symbol} ${source}.`,
  expiry: ({ symbol, expiry, source }) => `Opciones sobre ${symbol} que vencen el ${expiry} ${source}.`,
};

export const technicalSources: Pick<Answers["sources"], "signals" | "indicators" | "options"> = {
  signals: {
    title: (symbol) => `Señales de ${symbol}, diarias`,
    of: (list) => `Señales de ${list}`,
    noPrices: (list) => `Sin precios de ${list} no hay señales.`,
    left: (list) => `Sin señales de ${list}: faltan precios.`,
    rating: "Valoración",
    heldOn: "Días con la valoración Mantener",
    counted: "Indicadores con señal",
    inputs: {
      changePercent: "Última variación de la media",
      distancePercent: "Distancia del precio a la media",
      plusDi: "+DI",
      minusDi: "−DI",
      signal: "Línea de señal del MACD",
      histogram: "Histograma del MACD",
    },
    horizon: "Velas hasta la evaluación",
    newestThird: (name) => `${name}, último tercio`,
    recordOf: ({ name, label }) => `${name}, ${label}`,
    record: {
      hits: "señales acertadas",
      cases: "señales independientes",
      hitRate: "tasa de acierto",
      baseRate: "tasa base",
      low: "límite inferior del intervalo del 95\u00a0%",
      high: "límite superior del intervalo del 95\u00a0%",
      edge: "ventaja sobre la tasa base",
    },
    results: {
      edge: "ventaja confirmada, también en el último tercio del periodo",
      unconfirmed: "ventaja no confirmada en el último tercio del periodo",
      none: "sin ventaja confirmada",
      worse: "peor que la tasa base",
      "too-few": "demasiado pocas señales para extraer conclusiones",
    },
  },
  indicators: {
    title: ({ symbol, interval }) => `Indicadores de ${symbol}, ${interval === "1d" ? "diarios" : interval}`,
    summary: (symbol) => `Indicadores de ${symbol}`,
    noPrices: (symbol) => `Sin precios de ${symbol} no se pueden calcular indicadores.`,
    close: "Cierre de la vela",
    name: ({ id, label }) => label.replace(/^[^(]+(?= \(|$)/, names[id] ?? "$&"),
    line: ({ name, output }) => `${name}, ${outputs[output] ?? output}`,
  },
  options: {
    title: (symbol) => `Opciones sobre ${symbol}, movimiento implícito`,
    summary: (symbol) => `Movimiento implícito de ${symbol}`,
    none: (symbol) => `No cotizan opciones sobre ${symbol} cerca de su precio.`,
    expired: ({ symbol, day }) => `Las opciones conocidas sobre ${symbol} vencieron el ${day}.`,
    expiry: "Vencimiento",
    impliedMove: "Movimiento implícito",
    callVolume: "Volumen de las calls",
    putVolume: "Volumen de las puts",
    callOpenInterest: "Interés abierto de las calls",
    putOpenInterest: "Interés abierto de las puts",
    putCallVolume: "Ratio put/call por volumen",
    putCallOpenInterest: "Ratio put/call por interés abierto",
    impliedVolatility: "Volatilidad implícita en el dinero",
    strike: { call: "Precio de ejercicio de una call", put: "Precio de ejercicio de una put" },
    strikeOpenInterest: { call: "Interés abierto de una call", put: "Interés abierto de una put" },
  },
};
