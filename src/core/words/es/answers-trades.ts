import { transactionWords as types } from "./transaction-words.ts";
import { faultText } from "../../faults/fault.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { faults } from "./faults.ts";

type Answers = Words["answers"];

export const trades: Answers["trades"] = {
  heldSince: ({ isNewest, source }) =>
    `Sus posiciones por la fecha de su lote abierto más antiguo, de más ${isNewest ? "reciente a más antigua" : "antigua a más reciente"} ${source}:`,
  heldLonger: (source) => `Lotes abiertos que mantiene desde hace más de un año ${source}:`,
  noneHeldLonger: (source) => `No mantiene ningún lote abierto desde hace más de un año ${source}.`,
  since: ({ symbol, day, source }) => `**${symbol}**: desde el ${day} ${source}`,
  lots: ({ count, isOne, symbol, average, source }) =>
    `**Tiene ${count} ${isOne ? "lote abierto" : "lotes abiertos"} de ${symbol}**, según el método de coste elegido en los ajustes. Precio medio: ${average} por título ${source}.`,
  noRealised: (source) => `La plusvalía realizada de estas ventas no está disponible ${source}.`,
  winRate: ({ rate, wins, sales, source }) =>
    `**El ${rate} de sus ventas dio beneficio**: ${wins} de ${sales} ${source}.`,
  average: ({ label, value, source }) => `${label}: **${value}** ${source}`,
  noAverage: (source) =>
    `Sin ventas de ese tipo, o con ventas en varias divisas, no se puede calcular una media ${source}.`,
  closedTitle: "Operaciones cerradas",
  wins: "Ventas con beneficio",
  sales: "Ventas",
  rate: "Porcentaje de ventas con beneficio",
  averageGain: "Beneficio medio de una venta",
  averageLoss: "Pérdida media de una venta",
  brought: "Importe de las ventas",
  kept: ({ symbol, brought, kept, difference, source }) =>
    `Con sus ventas de ${symbol} obtuvo **${brought}**. De no haberlos vendido, esos títulos valdrían hoy **${kept}**: ${difference} ${source}.`,
  cashUnknown: "Su efectivo no está disponible.",
  affordable: ({ isEnough, shares, symbol, amount, cash, source }) =>
    `**${isEnough ? "Sí" : "No"}.** ${shares} títulos de ${symbol} costarían ${amount}. Después, su efectivo sería de ${cash} ${source}.`,
  nameWeight: ({ example, source }) => `Indique el peso en porcentaje, por ejemplo “${example}” ${source}.`,
  tradeTitle: (symbol) => `Operación con ${symbol} para alcanzar un peso`,
  amountToTrade: "Importe de la operación",
  sharesToTrade: "Títulos de la operación",
  targetWeight: ({ symbol, weight, source, target, isSale, amount, shares, tradeSource }) =>
    `${symbol} supone el ${weight} de su cartera ${source}. Para alcanzar un peso del ${target} habría que **${isSale ? "vender" : "comprar"} ${amount}**, es decir, ${shares} títulos ${tradeSource}.`,
  cashCounts: "A precios de hoy, sin comisiones ni impuestos. El efectivo forma parte de la cartera.",
  checksPassed: ({ checks, source }) => `De ${checks} comprobaciones, ninguna requiere atención ${source}.`,
  checksFailed: ({ failed, checks, source }) =>
    `**${failed} de ${checks} comprobaciones** requieren atención ${source}:`,
  checks: {
    spread: ({ title, value, threshold, source }) =>
      `**${title}**: el índice de concentración es de ${value}. Por encima de ${threshold}, pocas posiciones deciden el resultado ${source}`,
    "missing-sector": ({ title, value, isOne, source }) =>
      `**${title}**: ${value} ${isOne ? "posición" : "posiciones"} sin sector; la distribución por sector está incompleta ${source}`,
    "missing-cost": ({ title, value, isOne, source }) =>
      `**${title}**: ${value} ${isOne ? "posición" : "posiciones"} sin coste conocido; el resultado está incompleto ${source}`,
    "missing-price": ({ title, value, isOne, source }) =>
      `**${title}**: ${value} ${isOne ? "posición" : "posiciones"} sin precio o tipo de cambio; el valor total está incompleto ${source}`,
    "stale-price": ({ title, value, threshold, source }) =>
      `**${title}**: el precio más antiguo tiene ${value} días. El límite es de ${threshold} días ${source}`,
    debt: ({ title, size, source }) => `**${title}**: negativo, el ${size} de su cartera ${source}`,
    share: ({ title, value, threshold, source }) =>
      `**${title}**: el ${value} de su cartera. El límite es del ${threshold} ${source}`,
  },
  alertsFired: ({ count, isThen, source }) =>
    `**Alertas disparadas${isThen ? " en ese periodo" : ""}: ${count}** ${source}.`,
  alerts: ({ count, isOne, waiting, source }) =>
    `Tiene **${count} ${isOne ? "alerta" : "alertas"}**. Activas: ${waiting} ${source}.`,
  noted: ({ symbol, source }) => `Sus notas sobre **${symbol}** ${source}:`,
  notUnderstood: (example) =>
    `Se ha interpretado como un movimiento, pero no se ha entendido del todo. Escríbalo como “${example}” o regístrelo en Cartera.`,
  eachOrInAll: (example) =>
    `Se ha interpretado como un movimiento, pero el importe puede ser el precio por título o el total. Añada “cada una” o “en total”, por ejemplo “${example}”.`,
  notFromHere: "Esto no se puede registrar aquí. Regístrelo en Cartera.",
  sellsNone: ({ symbol, source }) =>
    `No tiene posición en ${symbol}${source === undefined ? "" : ` ${source}`}: no se puede registrar una venta.`,
  sellsTooMany: ({ shares, symbol, source }) =>
    `Tiene ${shares} títulos de ${symbol} ${source}. Esta venta no se puede registrar, porque ese día no tenía títulos suficientes.`,
  example: "compré 5 NVDA a 140 ayer",
  exampleInAll: "compré 5 NVDA por 700 en total",
  atClose: "El precio es el último cierre hasta ese día. Indique el suyo si pagó otro.",
  canBeRecorded: "Esto se puede registrar en su cartera. No se hace nada hasta que pulse el botón.",
};

const recorded = {
  ...types,
  buy: "una compra",
  sell: "una venta",
  dividend: "un dividendo",
  interest: "intereses",
  fee: "una comisión",
  tax: "un impuesto",
  split: "un split",
  "spin-off": "una escisión",
  merger: "una fusión",
  "symbol-change": "un cambio de símbolo",
  deposit: "una aportación",
  withdrawal: "una retirada",
  "transfer-in": "un traspaso recibido",
  "transfer-out": "un traspaso enviado",
};

export const tradesSources = ({
  day: written,
  value,
}: Writing): Pick<Answers["sources"], "lots" | "risks" | "alerts" | "notes" | "recording"> => ({
  lots: {
    title: "Sus lotes abiertos",
    titleOf: (symbol) => `Sus lotes abiertos de ${symbol}`,
    none: "No hay lotes abiertos registrados.",
    noneOf: (symbol) => `No tiene posición en ${symbol}.`,
    count: "Lotes abiertos",
    day: "Fecha de un lote",
    shares: "Títulos de un lote",
    price: "Precio de un lote",
    cost: "Coste de un lote",
    gain: "Plusvalía latente de un lote",
  },
  risks: {
    title: "Comprobaciones de su cartera",
    summary: (failed, checks) => `${failed} de ${checks} comprobaciones requieren atención`,
    thresholdOf: (check) => `${check}, límite`,
    failed: "Comprobaciones que requieren atención",
    checks: "Comprobaciones",
    unknown: "No disponible",
    passed: "En orden",
    look: "Revisar",
  },
  alerts: {
    title: "Sus alertas",
    firedTitle: "Alertas disparadas",
    none: "No tiene alertas.",
    noneOn: (symbol) => `No tiene alertas sobre ${symbol}.`,
    partly: (shown, all) => `Se muestran las ${shown} alertas más recientes de ${all}.`,
    total: "Alertas",
    waiting: "Alertas activas",
    states: {
      fired: "Disparada",
      expired: "Caducada",
      paused: "En pausa",
      waiting: "Activa",
      snoozed: "Pospuesta",
    },
  },
  notes: {
    title: (symbol) => `Sus notas sobre ${symbol}`,
    summary: (list) => `Sus notas sobre ${list}`,
    none: "No tiene notas.",
    noneOn: (list) => `No tiene notas sobre ${list}.`,
    partly: "No se muestran las notas más antiguas.",
  },
  recording: {
    fault: (fault) => faultText({ messages: faults, day: written }, fault),
    tooFew: ({ symbol, day, shares }) =>
      `El ${written(day)} no hay títulos suficientes de ${symbol} para dar salida a ${shares}.`,
    notListed: (symbol) => `Ninguna fuente ofrece ${symbol}.`,
    summary: ({ type, shares, symbol, price, amount, day }) =>
      [
        `Registrar ${recorded[type]}`,
        shares === null ? null : `de ${value(shares)} ${symbol ?? ""}`.trim(),
        shares === null && symbol !== null ? `de ${symbol}` : null,
        price === null ? null : `a ${value(price)}`,
        amount === null ? null : `de ${value(amount)}`,
        `el ${written(day)}`,
      ]
        .filter((part) => part !== null)
        .join(" "),
  },
});
