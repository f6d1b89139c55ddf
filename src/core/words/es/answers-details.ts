import type { Words } from "../shape.ts";

export const details: Words["answers"]["details"] = {
  streakTitle: (symbol) => `Días seguidos de ${symbol}`,
  streakLabel: "Días seguidos",
  streak: ({ symbol, way, count, day, source }) =>
    `Días seguidos en que ${symbol} cerró más ${way === "up" ? "alto" : "bajo"} que el día anterior: **${count}**, hasta el ${day} ${source}.`,
  noStreak: ({ symbol, day, source }) =>
    `${symbol} cerró sin cambios el ${day}, por lo que no hay ninguna racha en curso ${source}.`,
  averageCloseTitle: (symbol) => `Cierre medio de ${symbol}`,
  averageClose: ({ symbol, value, from, to, count, source }) =>
    `**Cierre medio de ${symbol}: ${value}**, en ${count} sesiones del ${from} al ${to} ${source}.`,
  tradingDays: "Sesiones",
  dayTitle: (symbol) => `Precios de ${symbol} en un día`,
  pricesOn: ({ symbol, day, source }) => `${symbol}, ${day} ${source}:`,
  netDebt: "Deuda neta",
  netDebtToEbitda: "Deuda neta / EBITDA",
  roic: "Rentabilidad del capital invertido",
  workedTitle: ({ name, symbol }) => `${name} de ${symbol}`,
  worked: ({ name, symbol, value, source }) => `**${name} de ${symbol}: ${value}** ${source}`,
  workedUnknown: ({ name, symbol, source }) =>
    `${name} de ${symbol}: no disponible, porque falta un dato del cálculo ${source}.`,
  workedFor: ({ end, source }) => `Calculado para el ejercicio cerrado el ${end} ${source}.`,
  weightIn: ({ symbol, fund, weight, source }) => `**${symbol}** supone el **${weight}** de ${fund} ${source}.`,
  notInFund: ({ symbol, fund, source }) =>
    `${symbol} no está entre las mayores posiciones de ${fund}, las únicas conocidas ${source}.`,
  overlapTitle: ({ one, other }) => `Solapamiento de ${one} y ${other}`,
  overlap: ({ one, other, value, source }) =>
    `**${one} y ${other} se solapan al menos un ${value}** ${source}. Solo se conocen las mayores posiciones de cada fondo; de cada empresa cuenta el menor de sus dos pesos.`,
  fundSectors: ({ symbol, source }) => `Sectores de ${symbol} ${source}:`,
  upsideTitle: (symbol) => `Precio objetivo medio de ${symbol} frente a su precio`,
  upside: ({ symbol, change, source }) =>
    `Precio objetivo medio de ${symbol} frente a ese precio: **${change}** ${source}.`,
  moversOfCountry:
    "No se conocen las mayores variaciones de un índice concreto. Estas son de Estados Unidos en conjunto.",
  noYearBefore: ({ line, symbol, source }) =>
    `${line} de ${symbol}: no se conoce el mismo trimestre del año anterior ni, por tanto, la variación ${source}.`,
  revision: ({ symbol, period, value, before, change, source }) =>
    `Beneficio por acción estimado de ${symbol}, ${period}: **${change}** en treinta días, de ${before} a ${value} ${source}`,
  onlyThirtyDays: "La evolución de las estimaciones solo se conoce a treinta días.",
  noRevision: ({ symbol, source }) => `No se conoce la evolución de las estimaciones de ${symbol} ${source}.`,
  lineAverageTitle: ({ line, symbol }) => `${symbol}: ${line}, media`,
  lineAverage: ({ count, value, source }) => `Media de los ${count} ejercicios conocidos: **${value}** ${source}`,
  yearsKnown: "Ejercicios conocidos",
  formulas: {
    streak: "cierres del mismo lado del cierre anterior, contados hacia atrás desde el último",
    mean: "media de los valores",
    asGiven: "según la fuente",
    netDebt: "deuda total − efectivo e inversiones a corto plazo",
    netDebtToEbitda: "(deuda total − efectivo e inversiones a corto plazo) ÷ EBITDA",
    roic: "resultado operativo × (1 − tipo impositivo) ÷ (deuda total + patrimonio neto − efectivo e inversiones a corto plazo)",
    overlap: "suma de los menores pesos de las posiciones comunes",
    upside: "(precio objetivo medio ÷ precio − 1) × 100",
  },
};
