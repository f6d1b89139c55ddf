import type { Writing } from "../writing.ts";

/** How a question was understood: the texts of its parts. */
export const understood = ({ day }: Writing) => ({
  portfolio: "Su cartera",
  watchlist: "Su lista de seguimiento",
  market: "El mercado",
  why: (name: string) => `Por qué: ${name}`,
  noTime: "Sin fecha",
  today: "Hoy",
  always: "Todo el periodo",
  sinceBought: "Desde la compra",
  day,
  range: (from: string, to: string) => `del ${from} al ${to}`,
  allAccounts: "Todas las cuentas",
  /** By what a question says in English. */
  times: {
    "this month": "Este mes",
    "this year": "Este año",
    "last year": "El año pasado",
    yesterday: "Ayer",
    "a month ago": "Hace un mes",
    "a year ago": "Hace un año",
    "this week": "Esta semana",
    "next week": "La semana que viene",
    "next month": "El mes que viene",
  },
});
