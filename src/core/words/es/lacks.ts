import type { LackMessages } from "../../portfolio/lack.ts";

/** What a figure lacks, after the name of what lacks it. */
export const lacks: LackMessages = {
  "no-price": () => "sin precio",
  "no-price-on": ({ day }) => `sin precio el ${day}`,
  "no-rate-on": ({ day, from, to }) => `sin tipo de cambio ${from}/${to} el ${day}`,
  "no-cash-rate-on": ({ day, from, to }) => `Efectivo: sin tipo de cambio ${from}/${to} el ${day}`,
  "no-price-or-rate-on": ({ day }) => `sin precio o tipo de cambio el ${day}`,
  "no-income-rate-on": ({ day }) => `sin tipo de cambio el ${day}`,
  "cost-unknown": () => "coste desconocido, por lo que no figura en ninguna ganancia",
  "range-turned": () => "el periodo termina antes de empezar",
  "still-loading": () => "los precios aún se están cargando",
  "no-dividend-rate": () => "sin tipo de cambio para sus dividendos",
  "dividends-ended": () => "el último dividendo es demasiado antiguo para esperar otro",
  "dividends-uneven": () => "los dividendos no siguen ningún ritmo",
  "nothing-invested": () => "no había nada invertido en este periodo",
  "nothing-paid-in": () => "no se aportó nada y no había valor al principio",
  "no-single-rate": () => "las aportaciones y retiradas no tienen un tipo único",
  "below-zero-on": ({ day }) => `el valor era negativo el ${day}`,
  "prices-not-loaded": () => "no se pudieron cargar sus precios",
  "no-price-before": () => "no hay precio antes del periodo",
  "exhausted-on": ({ day }) => `hasta el ${day} se retiró más de lo que habría valido`,
};
