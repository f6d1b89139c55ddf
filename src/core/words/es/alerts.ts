import type { WaitedData } from "../../alerts/alert-wait.ts";
import { conditionText } from "../condition-text.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

export function alerts(writing: Writing): Words["alerts"] {
  const { count, plural, price, fixed, signed, day, moment } = writing;
  const directions = { up: "sube", down: "baja", either: "varía" } as const;
  const spans = { day: "en un día", week: "en una semana", month: "en un mes" } as const;
  const signalNames = { buy: "compra", sell: "venta", short: "venta en corto", cover: "recompra" } as const;
  const subject = ({ data, symbol }: WaitedData) =>
    data === "portfolio"
      ? "su cartera"
      : {
          price: `el precio de ${symbol}`,
          bars: `el histórico de ${symbol}`,
          calendar: `el calendario de ${symbol}`,
        }[data];
  const rules = conditionText(
    {
      fields: { open: "apertura", high: "máximo", low: "mínimo", close: "cierre", volume: "volumen" },
      of: (words, source) => `${words} (${source})`,
      barsAgo: (words, bars) => `${words} hace ${plural(bars, "vela", "velas")}`,
      compare: {
        above: (left, right) => `${left} está por encima de ${right}`,
        below: (left, right) => `${left} está por debajo de ${right}`,
        "at-least": (left, right) => `${left} es como mínimo ${right}`,
        "at-most": (left, right) => `${left} es como máximo ${right}`,
        "crosses-above": (left, right) => `${left} cruza al alza ${right}`,
        "crosses-below": (left, right) => `${left} cruza a la baja ${right}`,
      },
      compareNot: {
        above: (left, right) => `${left} no está por encima de ${right}`,
        below: (left, right) => `${left} no está por debajo de ${right}`,
        "at-least": (left, right) => `${left} es menor que ${right}`,
        "at-most": (left, right) => `${left} es mayor que ${right}`,
        "crosses-above": (left, right) => `${left} no cruza al alza ${right}`,
        "crosses-below": (left, right) => `${left} no cruza a la baja ${right}`,
      },
      signals: {
        sma: "señal SMA",
        rsi: "señal RSI",
        macd: "señal MACD",
        adx: "señal ADX",
        overall: "señal global",
      },
      signalIs: (signal, is) => `${signal} es ${is}`,
      says: { buy: "Compra", sell: "Venta", hold: "Mantener" },
      forBars: (words, bars) => `${words} durante ${plural(bars, "vela", "velas")}`,
      and: " y ",
      or: " o ",
      not: (words) => `no se cumple que ${words}`,
      always: "siempre",
      rules: {
        buy: (condition) => `comprar cuando ${condition}`,
        sell: (condition) => `vender cuando ${condition}`,
        short: (condition) => `vender en corto cuando ${condition}`,
        cover: (condition) => `recomprar cuando ${condition}`,
      },
    },
    writing,
  );
  return {
    portfolio: "Su cartera",
    rules: {
      price: ({ is, value }, name) => `${name} está por ${is === "above" ? "encima" : "debajo"} de ${price(value)}`,
      move: ({ direction, percent, over }, name) =>
        `${name} ${directions[direction]} un ${count(percent, 4)}\u00a0% o más ${spans[over]}`,
      extreme: ({ is, weeks }, name) =>
        `${name} está en su ${is === "high" ? "máximo" : "mínimo"} de ${plural(weeks, "semana", "semanas")}`,
      condition: ({ condition }, name) => `${name}: ${rules.condition(condition)}`,
      volume: ({ times }, name) => `${name} negocia ${count(times, 2)} veces su volumen habitual o más`,
      event: ({ event, days }, name) =>
        `${name}: ${event === "earnings" ? "resultados" : "fecha ex-dividendo"} ${days === 0 ? "hoy" : `en ${plural(days, "día", "días")} o menos`}`,
      weight: ({ percent }, name) => `${name} supone un ${count(percent, 4)}\u00a0% o más de su cartera`,
      drawdown: ({ percent }, name) => `${name} está un ${count(percent, 4)}\u00a0% o más por debajo de su máximo`,
      strategy: ({ strategy }, name) =>
        `${name} tiene una nueva señal: ${strategy.name === "" ? rules.strategy(strategy) : strategy.name}`,
    },
    findings: {
      price: (found) => `${price(found.price)}${found.currency === null ? "" : ` ${found.currency}`}`,
      move: ({ percent, over }) => `${signed(percent, 2)}\u00a0% ${over === "today" ? "hoy" : spans[over]}`,
      extreme: (found) => `${price(found.price)}, frente a ${price(found.level)} anterior`,
      close: (found) => `a ${price(found.price)}`,
      volume: ({ times }) => `${fixed(times, 1)} veces la media de 20 sesiones`,
      event: ({ date, days }) =>
        `${day(date)}, ${days === 0 ? "hoy" : days === 1 ? "mañana" : `dentro de ${count(days)} días`}`,
      weight: ({ percent }) => `${fixed(percent, 1)}\u00a0% de su cartera`,
      drawdown: ({ percent }) => `${fixed(percent, 1)}\u00a0% por debajo`,
      signals: ({ signals, price: close }) =>
        `${signals.map((signal) => signalNames[signal]).join(" y ")} a ${price(close)}`,
    },
    waits: {
      "no-price-yet": ({ symbol }) => `A la espera de un primer precio de ${symbol}`,
      "short-history": ({ symbol }) => `El histórico de ${symbol} es demasiado corto`,
      sample: (wait) => `Solo hay datos de ejemplo para ${subject(wait)}`,
      unavailable: (wait) => `Ninguna fuente tiene datos para ${subject(wait)}`,
      stale: (wait) => `Los datos para ${subject(wait)} son demasiado antiguos`,
      pending: (wait) => `A la espera de nuevos datos para ${subject(wait)}`,
      doubted: (wait) => `Los datos para ${subject(wait)} parecen inverosímiles: ${wait.note}`,
      "portfolio-failed": "No se ha podido calcular su cartera",
      "nothing-held": "Su cartera no tiene posiciones",
      "missing-price": "Una posición de su cartera no tiene precio",
      "no-return": "No se conoce la rentabilidad de su cartera",
      failed: "Se ha producido un error por nuestra parte. La alerta se volverá a comprobar.",
    },
    mail: {
      met: (alert) => `${alert}.`,
      value: ({ value, asOf, source }) =>
        `${value === "" ? "Se cumple" : `Valor: ${value}`}${asOf === null ? "" : `, ${moment(asOf)}`}. Fuente: ${source}.`,
      manage: (page) => `Usted creó esta alerta. Cambie o elimine sus alertas: ${page}`,
    },
  };
}
