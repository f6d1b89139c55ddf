import type { CourseName } from "../en/answers-courses.ts";
import type { Words } from "../shape.ts";

const ofName = ({ symbol, isOwn }: CourseName) =>
  symbol === null ? "de su cartera" : isOwn ? `de su posición en ${symbol}` : `de ${symbol}`;
const units = { day: "día", week: "semana", month: "mes", quarter: "trimestre", year: "año" };
const many = { day: "días", week: "semanas", month: "meses", quarter: "trimestres", year: "años" };
const firstOf = { week: "de la semana", month: "del mes", quarter: "del trimestre", year: "del año" };

export const courses: Words["answers"]["courses"] = {
  title: ({ end, unit, of }) => `${end === "best" ? "Mejores" : "Peores"} ${many[unit]} ${ofName(of)}`,
  noSpan: ({ unit, of }) => `No hay datos completos ${ofName(of)} para ese periodo (${many[unit]}).`,
  firstDayOf: (unit) => (unit === "day" ? "Fecha" : `Primer día ${firstOf[unit]}`),
  changeIn: (span) => `Variación, ${span}`,
  weekFrom: (day) => `desde el ${day}`,
  extreme: ({ end, unit, of, when, value, from, to, source }) =>
    `**${end === "best" ? "Mejor" : "Peor"} ${units[unit]} ${ofName(of)}: ${when}, ${value}**, con los datos disponibles del ${from} al ${to}; ${unit === "day" ? "" : "solo periodos completos, "}${of.symbol === null || of.isOwn ? "ponderado por tiempo" : "sin dividendos"} ${source}.`,
  holdNothing: "Todavía no tiene posiciones.",
  neverHeld: (symbol) => `Nunca ha tenido ${symbol}.`,
  nameTwo: (example) => `Indique los dos símbolos que quiere comparar, por ejemplo “${example}”.`,
  correlationTitle: (symbols) => `Correlación entre ${symbols.slice(0, -1).join(", ")} y ${symbols.at(-1) ?? ""}`,
  noPrices: (symbols) => `No hay precios de ${symbols.join(" y ")} para esos días.`,
  correlation: ({ one, other, value, source }) =>
    `Correlación entre **${one}** y **${other}** según sus rentabilidades diarias: **${value}** ${source}.`,
  noCorrelation: ({ one, other }) =>
    `La correlación entre ${one} y ${other} no se puede calcular: hay muy pocos días en común, o un precio no varía.`,
  explained: ({ from, to, source }) =>
    `Del ${from} al ${to} ${source}. Uno significa que se mueven a la par; cero, que no guardan relación; menos uno, que se mueven en sentido contrario.`,
  sectorsTitle: "Sectores del mercado estadounidense",
  sectors: {
    XLK: "Tecnología",
    XLF: "Financiero",
    XLV: "Salud",
    XLY: "Consumo discrecional",
    XLP: "Consumo básico",
    XLE: "Energía",
    XLI: "Industria",
    XLB: "Materiales",
    XLU: "Servicios públicos",
    XLRE: "Inmobiliario",
    XLC: "Servicios de comunicación",
  },
  changeOf: (name) => `Variación de ${name}`,
  noSectors: "No hay precios de los fondos sectoriales para esos días.",
  byFunds: ({ from, to, source }) =>
    `Sectores del mercado estadounidense según sus fondos, del ${from} al ${to} ${source}:`,
  sector: ({ name, symbol, change, source }) => `**${name}** (${symbol}): ${change} ${source}`,
  notKnown: (list) => `No disponible: ${list}.`,
};
