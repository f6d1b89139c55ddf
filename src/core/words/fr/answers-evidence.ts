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
  `justes dans ${hits} cas indépendants sur ${cases} (${hitRate}, intervalle de confiance de ${low} à ${high}, taux de base ${baseRate})\u00a0: ${result}`;

export const evidence: Words["answers"]["evidence"] = {
  noSignal: "aucun signal",
  past: ({ source, ...counted }) => `Signaux ${right(counted)} ${source}.`,
  suchSignals: (counted) => `ces signaux se sont révélés ${right(counted)}`,
  suchCalls: ({ hits, cases, hitRate, baseRate }) =>
    `ces signaux se sont révélés justes dans ${hits} cas indépendants sur ${cases} (${hitRate}\u202f; taux de base ${baseRate})`,
  inNewestThird: ({ hits, cases, hitRate, baseRate }) =>
    `sur le dernier tiers de la période, ${hits} sur ${cases} (${hitRate}, taux de base ${baseRate})`,
  ratings: ({ symbol, source, ...counted }) =>
    `Les avis Achat et Vente sur ${symbol} se sont révélés ${right(counted)} ${source}.`,
};
