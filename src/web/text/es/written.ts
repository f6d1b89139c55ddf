import type { Catalogue } from "../catalogue.ts";

export const preview: Catalogue["preview"] = {
  title: "Impacto, riesgo y qué vigilar",
  loading: "Cargando el análisis rápido…",
  fields: { impact: "Impacto", risk: "Riesgo", action: "Qué vigilar" },
  notAvailable: "No disponible",
  computedInstead: "Se muestra un resumen calculado.",
  withheld: "No se muestra",
  builtFrom: "Elaborado con:",
  kinds: {
    quote: "Cotización",
    position: "Su posición",
    history: "Un año de precios",
    earnings: "Fechas de resultados",
    dividends: "Fechas de dividendos",
  },
  noAdvice: "Información, no asesoramiento",
  failed: "No se ha podido cargar el análisis rápido.",
  ago: (time) => `escrito: ${time}`,
};

/** The name of an event inside a sentence: "resultados, tras el cierre", but "OPV". */
const inside = (what: string) =>
  /^\p{Lu}\p{Ll}/u.test(what) ? `${what.charAt(0).toLowerCase()}${what.slice(1)}` : what;

export const brief: Catalogue["brief"] = {
  title: "El día en una frase",
  rules: "Calculado a partir de los datos",
  why: "¿Por qué?",
  change: (label) => `${label}, resultado de su cartera: `,
  flat: (label) => `${label}, su cartera no varía.`,
  noPrice: (reason) => `${reason}, por lo que se desconoce la variación del día`,
  noChange: "Ninguna de sus posiciones tiene variación todavía",
  today: "Hoy",
  added: (names, amount) => `${names}: ${amount} a favor`,
  cost: (names, amount) => `${names}: ${amount} en contra`,
  and: " y ",
  holdingsSource: "De sus posiciones y sus últimos precios",
  calendarSource: "Del calendario de eventos",
  event: (who, what, day) => `${who}: ${inside(what)}, ${day}`,
  eventWeight: (weight) => ` (${weight} de su cartera)`,
  todayDay: "hoy",
  tomorrow: "mañana",
  onDay: (day) => `el ${day}`,
  incomplete: (count) =>
    count === 1
      ? " Una posición no tiene precio y no se incluye."
      : ` ${count} posiciones no tienen precio y no se incluyen.`,
};

export const review: Catalogue["review"] = {
  title: "Revisión",
  summary: "Resumen",
  findings: "Observaciones",
  loading: "Revisando su cartera…",
  failed: "No se ha podido revisar su cartera.",
  showingLast: "Se muestra la última revisión.",
  nothing: "Aún no hay posiciones que revisar. Añada antes un movimiento.",
  nothingFound: "Sin observaciones.",
  again: "Revisar de nuevo",
  notAvailable: (detail) => `La IA no ha respondido: ${detail}. Se muestra una revisión calculada sin IA.`,
  tones: { risk: "Riesgo", watch: "Vigilar", strength: "Correcto" },
  rule: "Regla:",
  open: (title) => `Abrir: ${title}`,
  amounts: "Lo que puede ver la IA",
  amountsFull: "Importes y títulos",
  amountsPercentages: "Solo porcentajes",
  noAdvice: "Las observaciones proceden de reglas fijas aplicadas a sus propios datos. Información, no asesoramiento.",
};
