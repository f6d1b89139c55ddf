import type { Texts } from "../texts.ts";
import type { Words } from "../shape.ts";

const right = ({
  hits,
  cases,
  hitRate,
  low,
  high,
  baseRate,
  result,
}: Texts<"hits" | "cases" | "hitRate" | "low" | "high" | "baseRate" | "result">) =>
  `acertaron en ${hits} de ${cases} casos independientes (${hitRate}, intervalo del ${low} al ${high}, tasa base del ${baseRate}): ${result}`;

export const evidence: Words["answers"]["evidence"] = {
  noSignal: "sin señal",
  past: ({ source, ...counted }) => `Las señales ${right(counted)} ${source}.`,
  suchSignals: (counted) => `estas señales ${right(counted)}`,
  suchCalls: ({ hits, cases, hitRate, baseRate }) =>
    `estas señales acertaron en ${hits} de ${cases} casos independientes (${hitRate}; tasa base del ${baseRate})`,
  inNewestThird: ({ hits, cases, hitRate, baseRate }) =>
    `en el último tercio del periodo, ${hits} de ${cases} (${hitRate}; tasa base del ${baseRate})`,
  ratings: ({ symbol, source, ...counted }) =>
    `Las valoraciones Compra y Venta de ${symbol} ${right(counted)} ${source}.`,
};
