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
  `独立した判定${cases}回のうち${hits}回的中（${hitRate}、信頼区間${low}～${high}、基準率${baseRate}）で、${result}`;

export const evidence: Words["answers"]["evidence"] = {
  noSignal: "シグナルなし",
  past: ({ source, ...counted }) => `${right(counted)} ${source}。`,
  suchSignals: (counted) => `過去の同じシグナルは${right(counted)}`,
  suchCalls: ({ hits, cases, hitRate, baseRate }) =>
    `過去の同じシグナルは独立した判定${cases}回のうち${hits}回的中（${hitRate}、基準率${baseRate}）`,
  inNewestThird: ({ hits, cases, hitRate, baseRate }) =>
    `直近3分の1の期間では${cases}回のうち${hits}回的中（${hitRate}、基準率${baseRate}）`,
  ratings: ({ symbol, source, ...counted }) => `${symbol}の「買い」「売り」は、${right(counted)} ${source}。`,
};
