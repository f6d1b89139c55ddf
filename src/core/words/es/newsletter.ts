import { lackText } from "../../portfolio/lack.ts";
import { lacks } from "./lacks.ts";
import { splitRatio } from "../../portfolio/missing-split.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

export function newsletter({ date, plural, figure }: Writing): Words["newsletter"] {
  const long = (day: string) => date(day, { day: "numeric", month: "long", year: "numeric" });
  const short = (day: string) => date(day, { day: "numeric", month: "long" });
  const moment = (time: string) => `${long(time.slice(0, 10))}, ${time.slice(11, 16)} UTC`;
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return {
    figure,
    titles: {
      daily: (day) => capital(date(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" })),
      weekly: (day) => `Semana cerrada el ${long(day)}`,
      month: (day) => capital(date(day, { month: "long", year: "numeric" })),
      monthTo: (day) => `Mes hasta el ${long(day)}`,
    },
    when: {
      daily: (day) => `El ${date(day, { weekday: "long", day: "numeric", month: "long" })}`,
      weekly: (day) => `En la semana cerrada el ${short(day)}`,
      month: (day) => `En ${date(day, { month: "long" })}`,
      monthTo: (day) => `En el mes hasta el ${short(day)}`,
    },
    headline: {
      unknown: (when) => `${when}, el resultado de su cartera se desconoce porque faltan precios.`,
      returned: (when, ratio, compared) => `${when}, su cartera obtuvo una rentabilidad del ${ratio}${compared}.`,
      unchanged: (when, compared) => `${when}, su cartera no varió${compared}.`,
      gained: (when, gain, ratio, compared) =>
        `${when}, usted ganó ${gain}${ratio === "" ? "" : ` (${ratio})`}${compared}.`,
      lost: (when, gain, ratio, compared) =>
        `${when}, usted perdió ${gain}${ratio === "" ? "" : ` (${ratio})`}${compared}.`,
      same: (name) => `; ponderado por tiempo, igual que ${name}`,
      more: (points, name) => `; ponderado por tiempo, ${points} por encima de ${name}`,
      less: (points, name) => `; ponderado por tiempo, ${points} por debajo de ${name}`,
      watchlistUnknown: (when) =>
        `${when}, el resultado de su lista de seguimiento se desconoce porque faltan precios.`,
      watchlist: (when, rose, known, symbol, change) =>
        `${when}, subieron ${rose} de ${known} valores de su lista de seguimiento. El que más se movió fue ${symbol}, con un ${change}.`,
    },
    facts: {
      gain: "Resultado total",
      return: "Su rentabilidad",
      timeWeighted: "Rentabilidad ponderada por tiempo",
      returnOf: (name) => `Rentabilidad de ${name}`,
      difference: "Rentabilidad ponderada por tiempo menos la del índice de referencia",
      differenceFormula: "su rentabilidad ponderada por tiempo − la del índice de referencia",
      rose: "Símbolos al alza",
      known: "Símbolos con cotización",
      change: "Variación",
      weight: "Peso",
      weightBefore: "Peso antes del periodo",
      weightChange: "Variación del peso",
      weightChangeFormula: "peso − peso antes del periodo",
      cash: "Proporción de efectivo",
      foreign: "Proporción en divisas",
    },
    questions: {
      grew: (symbol, weight, points) =>
        `${symbol} ya es el ${weight} de su cartera, ${points} más que antes. ¿Sigue siendo lo que quiere?`,
      cash: (share) => `El ${share} de su cartera es efectivo. ¿Qué piensa hacer con él?`,
      foreign: (share) => `El ${share} de su cartera está en divisas. ¿Es la proporción que desea?`,
      quiet: (months) =>
        `No ha registrado ningún movimiento desde hace más de ${plural(months, "mes", "meses")}. ¿Falta algo?`,
      largest: (symbol, weight) => `${symbol} es su mayor posición, con un ${weight}. ¿Qué le llevaría a reducirla?`,
      rose: (symbol, change) => `${symbol} subió un ${change}. ¿Qué le llevaría a comprar?`,
      fell: (symbol, change) => `${symbol} bajó un ${change}. ¿Qué le llevaría a comprar?`,
    },
    headings: {
      result: "Resultado",
      movers: "Qué ha movido su cartera",
      watchlistMovers: "Qué ha movido su lista de seguimiento",
      stories: "Noticias destacadas",
      ahead: "Próximos 14 días",
      question: "Una pregunta",
      missing: "Datos que faltan",
      sources: "Fuentes",
    },
    labeled: (label, value) => `${label}: ${value}`,
    unknown: "desconocido",
    noMovers: "Ninguno.",
    noStories: "No hay noticias sobre sus símbolos en este periodo.",
    noEvents: "Sin eventos.",
    cashExpected: (amount, payments) => `Previstos: ${amount} en ${plural(payments, "pago", "pagos")}.`,
    payment: (symbol) => `Pago del dividendo de ${symbol}`,
    announced: "anunciado",
    estimated: "estimado según pagos anteriores",
    earnings: (symbol) => `Resultados de ${symbol}`,
    exDividend: (symbol) => `Fecha ex-dividendo de ${symbol}`,
    estimatedDate: (event) => `${event} (fecha estimada)`,
    weight: (weight) => `${weight} de su cartera`,
    statuses: {
      live: "tiempo real",
      delayed: "con retraso",
      closed: "último cierre",
      manual: "precio propio",
      estimate: "estimación",
      cached: "en caché",
      stale: "desfasado",
      sample: "datos de ejemplo",
      unavailable: "no disponible",
    },
    noPrices: "No había precios disponibles.",
    dataTo: (time) => `Datos hasta el ${moment(time)}.`,
    source: (name, status, time) => `${name}: ${status}${time === null ? "" : `, ${moment(time)}`}`,
    longDay: long,
    shortDay: (day) => date(day, { weekday: "short", day: "numeric", month: "short" }),
    chart: {
      course: (first, firstDay, last, lastDay) =>
        `Valor de su cartera: ${first} el ${long(firstDay)}, ${last} el ${long(lastDay)}.`,
      portfolio: (value) => `Su cartera: ${value}`,
      benchmark: (name, value) => `Las mismas aportaciones en ${name}: ${value}`,
    },
    prose: {
      written: (model) =>
        `Escrito en inglés por ${model} a partir de esta edición. Las cifras se han contrastado automáticamente; la interpretación no se ha comprobado.`,
      writtenWithQuestion: (model) =>
        `Este texto y la pregunta los ha escrito en inglés ${model} a partir de esta edición. Las cifras se han contrastado automáticamente; la interpretación no se ha comprobado.`,
    },
    missing: {
      holdings: "No se han podido leer sus posiciones.",
      session: (day, place) => `La sesión del ${day} en ${place} aún no ha cerrado.`,
      oldPrices: "Los precios están desfasados.",
      leftOut: (symbol, lack) => `${symbol ?? "Un valor"} falta en algunas cifras: ${lackText(lacks, lack, long)}.`,
      split: ({ symbol, date: day, ratio }) =>
        `${symbol} tuvo un split de ${splitRatio(ratio).join(" por ")} el ${long(day)} que no figura en sus movimientos. Añádalo para corregir el número de títulos.`,
      result: "No se ha podido calcular el resultado.",
      movers: "No se han podido calcular las contribuciones de las posiciones.",
      dividends: "No se han podido calcular los dividendos previstos.",
      benchmark: (symbol) => `No se ha podido comparar con ${symbol}.`,
      onlySamples: (symbol) => `${symbol} queda fuera: solo hay precios de ejemplo.`,
      noPrices: (symbol) => `${symbol} no tiene precios de estos días.`,
      news: "No se han podido cargar las noticias.",
      calendar: "No se ha podido cargar el calendario de resultados y dividendos.",
      samples: "Solo hay precios de ejemplo.",
      failed: "Se ha producido un error por nuestra parte.",
    },
    sources: {
      holdings: "Sus posiciones y sus precios",
      benchmark: (name) => `Índice de referencia ${name}`,
      watchlist: "Cotizaciones de su lista de seguimiento",
      news: "Noticias",
      earnings: "Calendario de resultados",
      dividends: "Calendario de dividendos",
    },
    mail: {
      subject: (title) => `${title}: su boletín de Bellwether`,
      advice: "Según sus movimientos y las fuentes citadas. Información, no asesoramiento.",
      read: "Leer en la aplicación",
      unsubscribe: "Cancelar la suscripción",
      feed: "Boletín de Bellwether",
    },
  };
}
