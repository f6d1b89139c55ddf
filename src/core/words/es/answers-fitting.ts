import type { Words } from "../shape.ts";

const sized = (bound: string) => (bound.includes("%") ? `un ${bound}` : bound);
const joints = { and: " y ", or: " o " };
const nouns = {
  investments: "inversiones",
  watched: "valores seguidos",
  holdings: "posiciones",
  named: "valores citados",
};

export const fitting: Words["answers"]["fitting"] = {
  singleDay:
    "Este dato solo está disponible para un día concreto. Indique uno o pregunte por el resultado de ese periodo.",
  watchedBy:
    "La lista de seguimiento se puede filtrar por precio, variación del día y datos clave, con un límite en su unidad.",
  heldBy: "Las posiciones se pueden filtrar por valor, peso, resultado y datos clave, con un límite en su unidad.",
  otherUnit: "El límite tiene una unidad distinta de la de este dato.",
  otherCurrency: (currency) => `Estos valores están en ${currency ?? "otra divisa"}. Indique el límite en esa divisa.`,
  figures: {
    weight: "peso",
    value: "valor",
    averageCost: "precio medio",
    price: "precio",
    held: "tiempo en cartera",
    income: "dividendos e intereses en doce meses",
    shares: "número de títulos",
    totalGain: "resultado total",
    return: "rentabilidad",
    dayChange: "variación del día",
    unrealised: "plusvalía latente",
  },
  figure: (name) => (/^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name),
  since: (day) => `desde el ${day}`,
  titles: {
    investments: "Inversiones que cumplen la condición",
    holdings: "Posiciones que cumplen la condición",
    watched: "Símbolos que cumplen la condición",
    named: "Símbolos que cumplen la condición",
  },
  all: (of) => nouns[of],
  has: ({ figure, range, joint }) => `${joint === null ? "" : joints[joint]}${figure} ${range}`,
  near: ({ bound, isBeyond, end, joint }) =>
    `${joint === null ? "" : joints[joint]}${isBeyond ? `más de ${sized(bound)} por ${end === "high" ? "debajo" : "encima"}` : `a menos de ${sized(bound)}`} del ${end === "high" ? "máximo" : "mínimo"} de 52 semanas`,
  fit: ({ count, all, of, conditions, time, isNone, source }) =>
    `**${count} de ${of === "named" ? "los" : "sus"} ${all} ${nouns[of]}** (${conditions})${time === undefined ? "" : `, del ${time.from} al ${time.to}`} ${source}${isNone ? "." : ":"}`,
  one: ({ symbol, values }) => `**${symbol}**: ${values.join(", ")}`,
  unknown: ({ figure, list }) => `No disponible para ${list}: ${figure}.`,
  leftOut: (list) => `No se incluye: ${list}.`,
  notCompared: ({ currency, list }) => `En ${currency ?? "otra divisa"}, sin comparar: ${list}.`,
  soldCount:
    "Se incluyen las inversiones vendidas, con sus plusvalías realizadas y los dividendos e intereses cobrados.",
};
