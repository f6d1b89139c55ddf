import type { Catalogue } from "../translation.ts";

export const symbolPage: Catalogue["symbolPage"] = {
  tabs: "Secciones de la página",
  tabNames: {
    overview: "Resumen",
    research: "Informe de análisis",
    financials: "Cuentas",
    news: "Noticias",
    events: "Eventos",
    technical: "Técnico",
    position: "Mi posición",
  },
  loadingTab: "Cargando…",
  nextEvent: {
    earnings: (day, time) => `Resultados ${day}${time === null ? "" : ` ${time}`}`,
    dividends: (day) => `Ex dividendo ${day}`,
    splits: (day) => `Split ${day}`,
  },
  today: "hoy",
  tomorrow: "mañana",
  converted: (price, currency, source, day) => `≈ ${price} ${currency} (${source}, ${day})`,
  convertedTitle: "Convertido al tipo de cambio de referencia de ese día. No es un precio negociado.",
};

export const compare: Catalogue["compare"] = {
  button: "Comparar",
  title: "Comparar",
  dialog: "Comparar con",
  hint: (max) => `Hasta ${max} símbolos en un gráfico. Todos empiezan en el 0 % el primer día que comparten.`,
  full: (max) => `Puede comparar hasta ${max} símbolos. Quite uno para añadir otro.`,
  remove: (symbol) => `Quitar ${symbol}`,
  add: "Añadir",
  end: "Terminar la comparación",
  loading: "Cargando la comparación…",
  missing: (symbols) => `No hay datos de ${symbols}`,
  failed: "No se han podido obtener los datos del valor",
  noneShared: "Estos símbolos no comparten ningún día de negociación en este periodo. Elija uno más largo.",
  since: (day) => `Variación desde ${day}`,
  summary: (facts) => `Variación de ${facts.from} a ${facts.to}, ${facts.range}: ${facts.values}.`,
  keys: "Las flechas mueven el cursor.",
  symbol: "Símbolo",
  change: "Variación",
  first: "Primer cierre",
  last: "Último cierre",
  low: "Mínimo",
  high: "Máximo",
  currencyNote: "Cada uno en su divisa. No se tienen en cuenta los tipos de cambio.",
};
