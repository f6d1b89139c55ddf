import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

const times = { AMC: "tras el cierre", BMO: "antes de la apertura", TBD: "hora por fijar" } as const;

export const calendarFeed = ({ value, amount, day }: Writing): Words["calendarFeed"] => ({
  earnings: (symbol, time) => `${symbol}: resultados, ${times[time]}`,
  reports: (time) => `Resultados, ${times[time]}`,
  estimate: (figure) => `Estimación: ${value(figure)}`,
  actual: (figure) => `Dato: ${value(figure)}`,
  dateEstimated: "La fecha es una estimación.",
  exDividend: (symbol, dividend) =>
    `${symbol}: ex-dividendo${dividend === null ? "" : ` ${amount(dividend.amount, dividend.currency)}`}`,
  recordDay: (date) => `Fecha de registro: ${day(date)}`,
  paymentDay: (date) => `Fecha de pago: ${day(date)}`,
  split: (symbol, ratio) => `${symbol}: split ${value(ratio)}`,
  newShares: (added, old) =>
    `${value(added)} ${added === "1" ? "acción nueva" : "acciones nuevas"} por cada ${value(old)} ${old === "1" ? "antigua" : "antiguas"}`,
  forecast: (figure) => `Previsión: ${value(figure)}`,
  previous: (figure) => `Anterior: ${value(figure)}`,
  ipo: (company, symbol) => `Salida a bolsa de ${company}${symbol === null ? "" : ` (${symbol})`}`,
  price: (price) => `Precio: ${value(price)}`,
  state: (state) => `Estado: ${state}`,
});
