import type { Words } from "../shape.ts";

const positions = (isOne: boolean) => (isOne ? "posición" : "posiciones");
const youHave = (endOf: string | undefined) => (endOf === undefined ? "Tiene" : `Al cierre del ${endOf} tenía`);

export const own: Words["answers"]["own"] = {
  portfolio: "Su cartera",
  account: (name) => `Su cuenta ${name}`,
  worthWithCash: ({ whose, value, cash, source }) => `${whose} vale **${value}**, con ${cash} en efectivo ${source}.`,
  worthThen: ({ whose, value, cash, day, source }) =>
    `${whose} valía **${value}** al cierre del ${day}, con ${cash} en efectivo ${source}.`,
  worth: ({ whose, value, source }) => `${whose} vale **${value}** ${source}.`,
  dayChange: ({ change, percent, source }) => `Variación del día: ${change} (${percent}) ${source}.`,
  itsGain: ({ gain, percent, source }) => `Su plusvalía latente es de ${gain} (${percent}) ${source}.`,
  gain: ({ gain, percent, source }) => `Su plusvalía latente es de **${gain}** (${percent}) ${source}.`,
  gainChange: ({ change, from, to, source }) =>
    `Variación de su plusvalía latente: **${change}**, del ${from} al ${to} ${source}.`,
  totalCost: ({ cost, source }) => `El coste de adquisición de sus posiciones es de **${cost}** ${source}.`,
  costOf: ({ symbol, average, cost, source }) => `**${symbol}**: precio medio ${average}, en total ${cost} ${source}`,
  gainsCounted: ({ from, to, source }) =>
    `Calculado del ${from} al ${to}, incluidas las plusvalías realizadas y los dividendos e intereses cobrados ${source}.`,
  partOfGain: "Parte del resultado total",
  neverHeld: ({ symbol, source }) => `Nunca ha tenido ${symbol} ${source}.`,
  counted: ({ count, isOne, value, source, endOf }) =>
    `${youHave(endOf)} ${count} ${positions(isOne)}, con un valor de ${value}, efectivo incluido ${source}.`,
  countedWithoutValue: ({ count, isOne, source, endOf }) =>
    `${youHave(endOf)} ${count} ${positions(isOne)}. Su valor total no está disponible, porque falta un precio ${source}.`,
  topThree: ({ weight, source }) => `Las tres mayores suman el ${weight} ${source}.`,
  sharesOnly: ({ symbol, shares, source }) => `**${symbol}**: ${shares} títulos, valor no disponible ${source}`,
  holding: ({ symbol, value, weight, gain, dayChange, source }) =>
    `**${symbol}**: valor ${value}, peso ${weight}, plusvalía latente ${gain}${dayChange === undefined ? "" : `, variación del día ${dayChange}`} ${source}`,
  inNoAccount: (symbol) => `Ninguna de sus cuentas tiene ${symbol}.`,
  byAccount: (symbol) => `${symbol} por cuenta:`,
  inAccount: ({ account, shares, symbol, value, source }) =>
    `**${account}**: ${shares} títulos de ${symbol}, valor ${value} ${source}`,
  unknownAmount: "no disponible",
  count: ({ count, isOne, symbols, source, endOf }) =>
    `${youHave(endOf)} **${count} ${positions(isOne)}**: ${symbols} ${source}.`,
  cash: ({ cash, source, endOf }) => `${youHave(endOf)} **${cash}** en efectivo ${source}.`,
  cashPart: ({ label, value, weight, source }) => `${label}: ${value}, peso en el total: ${weight} ${source}`,
  unknownPart: "no disponible",
  emptyWatchlist: "Su lista de seguimiento está vacía.",
  nothingHeld: "No tiene posiciones.",
  lowestFirst: (label) => `${label}, de menor a mayor:`,
  highestFirst: (label) => `${label}, de mayor a menor:`,
  unknownFor: (symbols) => `No disponible para ${symbols}.`,
  ends: {
    bestInMoney: ({ symbol, gain, source }) => `Mejor resultado en importe: **${symbol}**, con ${gain} ${source}.`,
    worstInMoney: ({ symbol, gain, source }) => `Peor resultado en importe: **${symbol}**, con ${gain} ${source}.`,
    bestInPercent: ({ symbol, percent, source }) =>
      `Mejor resultado en porcentaje: **${symbol}**, con una rentabilidad simple del ${percent} ${source}.`,
    worstInPercent: ({ symbol, percent, source }) =>
      `Peor resultado en porcentaje: **${symbol}**, con una rentabilidad simple del ${percent} ${source}.`,
  },
  none: {
    investmentsGained: "**Ninguna de sus inversiones tiene ganancias.** Por orden:",
    investmentsLost: "**Ninguna de sus inversiones tiene pérdidas.** Por orden:",
    holdingsGained: "**Ninguna de sus posiciones ha ganado valor.** Por orden:",
    holdingsLost: "**Ninguna de sus posiciones ha perdido valor.** Por orden:",
    holdingsGainedToday: "**Ninguna de sus posiciones ha ganado valor hoy.** Por orden:",
    holdingsLostToday: "**Ninguna de sus posiciones ha perdido valor hoy.** Por orden:",
  },
  partOf: ({ name, share, value, source }) => `**${name}**: ${share} de su cartera, ${value} ${source}`,
  allocation: (by) => `Su cartera por ${by}:`,
  share: ({ name, share, source }) => `**${name}**: ${share} ${source}`,
  valueBeforeAndAfter: ({ before, from, after, to, source }) =>
    `Su cartera valía **${before}** antes del ${from} y **${after}** al cierre del ${to} ${source}.`,
  deposited: ({ deposits, withdrawals, source }) => `Aportaciones: ${deposits}; retiradas: ${withdrawals} ${source}`,
  holdNone: ({ symbol, source }) => `No tiene posición en ${symbol} ${source}.`,
  heldNone: ({ symbol, day, source }) => `No tenía posición en ${symbol} el ${day} ${source}.`,
  shares: ({ shares, symbol, source }) => `Tiene **${shares} títulos de ${symbol}** ${source}.`,
  sharesThen: ({ shares, symbol, day, source }) =>
    `Tenía **${shares} títulos de ${symbol}** al cierre del ${day} ${source}.`,
  value: ({ symbol, value, weight, source }) =>
    `Su posición en ${symbol} vale **${value}**, el **${weight} de su cartera** ${source}.`,
  valueThen: ({ symbol, value, weight, day, source }) =>
    `Su posición en ${symbol} valía **${value}** al cierre del ${day}, el **${weight} de su cartera** ${source}.`,
  averageCost: ({ symbol, average, cost, source }) =>
    `Precio medio de ${symbol}: **${average}** por título; en total ${cost} ${source}.`,
  gainOf: ({ symbol, gain, percent, source }) => `Plusvalía latente de ${symbol}: **${gain}** (${percent}) ${source}.`,
  dayChangeOf: ({ symbol, change, percent, source }) =>
    `Variación del día de su posición en ${symbol}: **${change}** (${percent}) ${source}.`,
  priceGain: ({ symbol, gain, source }) => `Plusvalía latente de ${symbol} por efecto precio: **${gain}** ${source}.`,
  currencyGain: ({ gain, source }) => `Por efecto divisa: **${gain}** ${source}.`,
  incomeOf: ({ symbol, income, source }) => `Dividendos e intereses de ${symbol} en doce meses: ${income} ${source}.`,
  rankedGain: ({ symbol, gain, percent, source }) => `**${symbol}**: plusvalía latente ${gain} (${percent}) ${source}`,
  rankedDayChange: ({ symbol, change, percent, source }) =>
    `**${symbol}**: variación del día ${change} (${percent}) ${source}`,
  movedToday: ({ total, percent, source }) =>
    `Su cartera registra hoy una variación de **${total}**${percent === undefined ? "" : ` (${percent})`} ${source}.`,
  movedOver: ({ total, percent, from, to, source }) =>
    `Su cartera registra una variación de **${total}**${percent === undefined ? "" : ` (${percent})`} del ${from} al ${to} ${source}.`,
  moved: ({ name, gain, part, source }) => `**${name}**: ${gain}${part === undefined ? "" : ` (${part})`} ${source}`,
  notUp: { today: "Su cartera no sube hoy:", earlier: "Su cartera no ha subido en ese periodo:" },
  notDown: { today: "Su cartera no baja hoy:", earlier: "Su cartera no ha bajado en ese periodo:" },
};
