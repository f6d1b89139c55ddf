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
  `in ${hits} von ${cases} unabhängigen Fällen richtig (${hitRate}, Intervall ${low} bis ${high}, Basisrate ${baseRate}): ${result}`;

export const evidence: Words["answers"]["evidence"] = {
  noSignal: "kein Signal",
  past: ({ source, ...counted }) => `Bisher ${right(counted)} ${source}.`,
  suchSignals: (counted) => `solche Signale waren ${right(counted)}`,
  suchCalls: ({ hits, cases, hitRate, baseRate }) =>
    `solche Signale waren in ${hits} von ${cases} unabhängigen Fällen richtig (${hitRate}; Basisrate ${baseRate})`,
  inNewestThird: ({ hits, cases, hitRate, baseRate }) =>
    `im jüngsten Drittel der Tage ${hits} von ${cases} (${hitRate}, Basisrate ${baseRate})`,
  ratings: ({ symbol, source, ...counted }) =>
    `Einstufungen von ${symbol} als „Kaufen“ oder „Verkaufen“ waren ${right(counted)} ${source}.`,
};
