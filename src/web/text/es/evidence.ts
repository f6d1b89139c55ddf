import type { Catalogue } from "../catalogue.ts";

export const evidence: Catalogue["evidence"] = {
  title: "Fiabilidad de cada señal",
  about: (bars, from, to) =>
    `Medido ${bars === 1 ? "1 vela" : `${bars} velas`} después de cada señal, del ${from} al ${to}`,
  days: "Días",
  allDays: "Todos",
  newestThird: "Último tercio",
  columns: {
    signal: "Señal",
    hitRate: "Aciertos",
    base: "Base",
    interval: "Intervalo 95\u00a0%",
    calls: "Señales",
    edge: "Ventaja, pp",
    result: "Resultado",
  },
  baseRate: "Tasa base",
  results: {
    edge: "Con ventaja",
    unconfirmed: "Sin confirmar",
    none: "Sin ventaja",
    worse: "Peor que la base",
    "too-few": "Pocas señales",
  },
  facts: (hitRate, base, calls) => `Acertó el ${hitRate} (${calls}); siguiendo la tendencia, el ${base}`,
  parts: {
    hitRate: { before: "acierto ", after: "" },
    base: { before: "siguiendo la tendencia ", after: "" },
    calls: { before: "", after: " señales" },
  },
  calls: (count) => (count === "1" ? "1 señal" : `${count} señales`),
  noCalls: "Aún sin señales",
  figures: {
    hitRate: "Tasa de acierto",
    base: "Tasa base",
    calls: "Señales independientes",
    edge: "Ventaja sobre la tasa base",
    right: "Señales acertadas",
    formulas: {
      hitRate: "señales acertadas ÷ señales × 100",
      base: "proporción de los mismos periodos en que el precio siguió su tendencia anterior × 100",
      calls: "señales cuyos periodos no se solapan",
      edge: "tasa de acierto − tasa base",
    },
  },
  loading: "Cargando las estadísticas…",
  none: "No hay suficientes velas de precios para evaluar las señales.",
  explained:
    "Tasa base: con qué frecuencia habría bastado seguir la tendencia del precio en los mismos periodos. Las señales son independientes porque sus periodos no se solapan. «Sin ventaja» significa que el intervalo incluye la tasa base o el 50\u00a0%. Solo cuenta como ventaja si aparece también en el último tercio de los días.",
  explainedThird: (from) =>
    `Señales desde el ${from}, el último tercio de los días. Las longitudes predeterminadas de RSI, MACD y ADX se publicaron mucho antes.`,
  points: (points) => `${points} pp`,
  bar: (facts) => `Aciertos ${facts.hitRate}, intervalo de ${facts.low} a ${facts.high}, tasa base ${facts.base}`,
  rating: "Valoración",
  byRules: "Según las reglas de Bellwether",
  holdShare: (percent) => `Las reglas dicen Mantener en el ${percent} de los días.`,
  evidence: "Fiabilidad",
  after: (calls, bars, hitRate, base) =>
    `De ${calls} valoraciones Compra o Venta, el ${hitRate} acertó ${bars === 1 ? "1 vela" : `${bars} velas`} después. Seguir la tendencia habría acertado el ${base}.`,
  noRatings: "Aún no hay valoraciones Compra o Venta.",
};
