import { lackText } from "../../portfolio/lack.ts";
import { lacks } from "./lacks.ts";
import { transactionWords as types } from "./transaction-words.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { whatIf } from "./answers-what-if-sources.ts";

export const ownSources = ({
  plural,
  day,
  date: written,
}: Writing): Pick<
  Words["answers"]["sources"],
  "transactions" | "whatIf" | "holdings" | "moved" | "performance" | "gains" | "allocation" | "income" | "inAccount"
> => {
  const month = (name: string) => written(`${name}-01`, { month: "long", year: "numeric" });
  const inAccount = (account: string | undefined) => (account === undefined ? "" : ` en la cuenta ${account}`);
  return {
    transactions: {
      types,
      none: ({ type, symbol, isThen }) =>
        `No hay movimientos registrados${isThen ? " en ese periodo" : ""}${type === null ? "" : ` (${types[type]})`}${symbol === null ? "" : `: ${symbol}`}.`,
      labelOf: ({ label, type }) => `${label} (${types[type]})`,
      dayOf: (type) => `Fecha (${types[type]})`,
      title: "Sus movimientos",
      titleOf: (symbol) => `Sus movimientos de ${symbol}`,
      summary: (many, symbol) =>
        `${plural(many, "movimiento", "movimientos")}${symbol === null ? "" : ` de ${symbol}`}`,
      partly: (shown, all) => `Se muestran los ${shown} movimientos más recientes de ${all}.`,
    },
    whatIf,
    holdings: {
      title: (account, date) => `Sus posiciones${inAccount(account)}${date === null ? "" : `, ${day(date)}`}`,
      summary: (many) => plural(many, "posición", "posiciones"),
      none: "Sin posiciones: la cartera no tiene movimientos registrados.",
      noneOn: (account, date) => `No había posiciones${inAccount(account)} el ${day(date)}.`,
      noneIn: (account) => `No hay posiciones en la cuenta ${account}.`,
      cashIn: (currency) => `Efectivo en ${currency}`,
      weightOfCash: (currency) => `Peso del efectivo en ${currency}`,
      samplePrices: (list) => `${list}: solo hay precios de ejemplo, que no se tienen en cuenta.`,
      whole: "Total",
      incomplete: (parts) => `Los totales están incompletos. ${parts.join("; ")}.`,
      incompleteOf: ({ what, lack }) => `${what}: ${lackText(lacks, lack, day)}`,
      missingSplit: ({ symbol, fresh, old, date }) =>
        `${symbol} hizo un split de ${fresh} por ${old} el ${day(date)}, pero no está en sus movimientos. Añádalo para corregir el número de títulos.`,
    },
    moved: {
      today: "Lo que ha movido su cartera hoy",
      spans: { week: "última semana", month: "último mes", year: "último año" },
      over: (span) => `Lo que ha movido su cartera, ${span}`,
      partlyListed: (shown, all) => `Se muestran las ${shown} mayores contribuciones de ${all}.`,
      partlyListedToday: (shown, all) => `Se muestran las ${shown} mayores variaciones de ${all}.`,
    },
    performance: {
      title: (symbol, from, to) =>
        `${symbol === undefined ? "Su rentabilidad" : `Su rentabilidad con ${symbol}`}, del ${day(from)} al ${day(to)}`,
      notHeld: (symbol) => `${symbol} no estaba en la cartera en esos días.`,
      firstDayOfBest: "Primer día del mejor mes",
      firstDayOfWorst: "Primer día del peor mes",
    },
    gains: {
      title: "Resultado de sus inversiones",
      partly: (measured, all) => `Se han calculado ${measured} de ${all} inversiones: las de mejor y peor resultado.`,
    },
    allocation: {
      title: (by, account) => `Su distribución por ${by}${inAccount(account)}`,
      valueIn: (name) => `Valor: ${name}`,
      shareOf: (name) => `Porcentaje: ${name}`,
      targetOf: (name) => `Objetivo: ${name}`,
      driftOf: (name) => `Desviación: ${name}`,
      funds: "Los fondos cuentan como fondos: lo que contienen no se desglosa ni figura en ninguna otra parte.",
      by: {
        sector: "sector",
        industry: "subsector",
        "asset-class": "clase de activo",
        currency: "divisa",
        country: "país",
        region: "región",
        account: "cuenta",
        tag: "etiqueta",
        holding: "posición",
      },
    },
    income: {
      title: "Sus dividendos e intereses",
      summary: (many) => `Dividendos e intereses: ${plural(many, "pago previsto", "pagos previstos")}`,
      none: "Ninguna posición paga dividendos ni intereses, y no se ha cobrado ninguno.",
      receivedFrom: (from, to) => `Cobrado de ${month(from)} a ${month(to)}`,
      receivedIn: (year) => `Cobrado en ${year}`,
      nextPayments: "Próximos pagos",
      announced: "Anunciado",
      estimated: "Estimado",
    },
    inAccount,
  };
};
