import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { values } from "./answers-values.ts";

/** A bound as the size of something: "un `5 %`", "`5 USD`". */
const sized = (bound: string) => (bound.includes("%") ? `un ${bound}` : bound);

export const verdicts = (writing: Writing): Words["answers"]["verdicts"] => {
  const { number, yes, no } = values(writing);
  return {
    bounds: {
      zero: "cero",
      days: (value) => `${number(value)} días`,
      percent: (value) => `${number(value)}\u00a0%`,
      above: (bound) => `por encima ${bound.includes("%") ? "del" : "de"} ${bound}`,
      below: (bound) => `por debajo ${bound.includes("%") ? "del" : "de"} ${bound}`,
      atLeast: (bound) => `al menos ${sized(bound)}`,
      atMost: (bound) => `como máximo ${sized(bound)}`,
      moreThan: (bound) => `más de ${sized(bound)}`,
      lessThan: (bound) => `menos de ${sized(bound)}`,
      between: (one, other) => (one.includes("%") ? `entre el ${one} y el ${other}` : `entre ${one} y ${other}`),
      not: (bound) => `no ${bound}`,
    },
    compared: ({ isSo, bound, way }) =>
      `${isSo ? "Sí, " : "No, no "}${way === null ? (isSo ? "" : "está ") : `${way === "up" ? "ha subido" : "ha bajado"} `}${bound}. `,
    moved: ({ symbol, way, unit, size, isToday }) => {
      const today = isToday ? " hoy" : "";
      return way === "none"
        ? `${symbol} no varía${today}`
        : `${symbol} ${way === "up" ? "sube" : "baja"} ${unit === "percent" ? "un " : ""}${size}${today}`;
    },
    changed: ({ isSo, change, bound }) => `${isSo ? yes : no}${change}${bound === null ? "" : `, ${bound}`}. `,
    atTimes: (bound) => `Sí, a veces ${bound}. `,
    unknownFigure: (bound) => `Sin comparar con ${bound}: esa cifra no está disponible.`,
    otherUnit: (bound) => `Sin comparar con ${bound}: la cifra está en otra unidad. Vuelva a preguntar en su unidad.`,
    pastPrice: (bound) =>
      `Sin comparar con ${bound}: los precios pasados no se convierten. Vuelva a preguntar en la divisa del precio.`,
    noRate: (bound) =>
      `Sin comparar con ${bound}: el tipo de cambio no está disponible. Vuelva a preguntar en la divisa de la cifra.`,
    converted: ({ currency, value, source }) => `En ${currency} equivale a **${value}** ${source}.`,
    convertedAt: ({ currency, value, source, rate, base, day, rateSource }) =>
      `En ${currency} equivale a **${value}** ${source}, al cambio de ${rate} por 1\u00a0${base} del ${day} ${rateSource}.`,
    notConverted: ({ figure, currency }) =>
      `${figure}: sin convertir a ${currency}. No es un importe, o el tipo de cambio no está disponible.`,
  };
};
