import type { Words } from "../shape.ts";

export const details: Words["answers"]["details"] = {
  streak: ({ symbol, way, count, day, source }) =>
    `Días seguidos en que ${symbol} cerró más ${way === "up" ? "alto" : "bajo"} que el día anterior: **${count}**, hasta el ${day} ${source}.`,
  tradingDays: "Sesiones",
  dayTitle: (symbol) => `Precios de ${symbol} en un día`,
  pricesOn: ({ symbol, day, source }) => `${symbol}, ${day} ${source}:`,
  roic: "Rentabilidad del capital invertido",
  worked: ({ name, symbol, value, source }) => `**${name} de ${symbol}: ${value}** ${source}`,
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
  revision: ({ symbol, period, value, before, change, source }) =>
    `Beneficio por acción estimado de ${symbol}, ${period}: **${change}** en treinta días, de ${before} a ${value} ${source}`,
  onlyThirtyDays: "La evolución de las estimaciones solo se conoce a treinta días.",
  noRevision: ({ symbol, source }) => `No se conoce la evolución de las estimaciones de ${symbol} ${source}.`,
  formulas: {
    streak: "cierres del mismo lado del cierre anterior, contados hacia atrás desde el último",
    mean: "media de los valores",
    asGiven: "según la fuente",
    roic: "resultado operativo × (1 − tipo impositivo) ÷ (deuda total + patrimonio neto − efectivo e inversiones a corto plazo)",
    overlap: "suma de los menores pesos de las posiciones comunes",
    upside: "(precio objetivo medio ÷ precio − 1) × 100",
  },
};
