import type { Catalogue } from "../translation.ts";

export const evidence: Catalogue["evidence"] = {
  title: "Evidencia de cada señal",
  about: (bars, from, to) => `${bars === 1 ? "1 barra" : `${bars} barras`} después, ${from} a ${to}`,
  days: "Días",
  allDays: "Todos",
  newestThird: "Último tercio",
  columns: {
    signal: "Señal",
    hitRate: "Aciertos",
    base: "Base",
    interval: "Intervalo 95 %",
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
  facts: (hitRate, base, calls) => `${hitRate}, base ${base}, ${calls}`,
  parts: {
    hitRate: { before: "", after: "" },
    base: { before: "base ", after: "" },
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
      base: "parte de los mismos periodos que siguió la tendencia ya conocida × 100",
      calls: "señales cuyos periodos no se solapan",
      edge: "tasa de acierto − tasa base",
    },
  },
  loading: "Cargando la evidencia…",
  none: "No hay suficientes barras de precios para evaluar las señales.",
  explained:
    "Tasa base: con qué frecuencia habría acertado apostar siempre por la tendencia del precio en los mismos periodos. Las señales son independientes porque sus periodos no se solapan. «Sin ventaja» significa que el intervalo incluye la tasa base o el 50 %. La ventaja debe verse también en el último tercio de los días por sí solo.",
  explainedThird: (from) =>
    `Señales desde el ${from}, el último tercio de los días. Las longitudes predeterminadas de RSI, MACD y ADX se publicaron mucho antes.`,
  points: (points) => `${points} pp`,
  bar: (facts) => `Aciertos ${facts.hitRate}, intervalo de ${facts.low} a ${facts.high}, tasa base ${facts.base}`,
  rating: "Valoración",
  byRules: "Según las reglas de Bellwether",
  holdShare: (percent) => `Las reglas dicen Mantener en el ${percent} de los días.`,
  evidence: "Evidencia",
  after: (calls, bars, hitRate, base) =>
    `De ${calls} valoraciones Comprar o Vender, el ${hitRate} acertó ${bars === 1 ? "1 barra" : `${bars} barras`} después. Tasa base: ${base}.`,
  noRatings: "Aún no hay valoraciones Comprar o Vender.",
};
