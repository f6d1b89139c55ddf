import type { Catalogue } from "../catalogue.ts";

export const evidence: Catalogue["evidence"] = {
  title: "シグナル別の検証結果",
  about: (bars, from, to) => `各シグナルの${bars}本後の足で測定、${from}～${to}`,
  days: "対象日",
  allDays: "全期間",
  newestThird: "直近3分の1",
  columns: {
    signal: "シグナル",
    hitRate: "的中率",
    base: "基準率",
    interval: "95%信頼区間",
    calls: "判定数",
    edge: "優位性（ポイント）",
    result: "結果",
  },
  baseRate: "基準率",
  results: {
    edge: "優位性あり",
    unconfirmed: "未確認",
    none: "優位性なし",
    worse: "基準率未満",
    "too-few": "判定数不足",
  },
  facts: (hitRate, base, calls) => `${calls}のうち${hitRate}が的中。トレンドに従った場合は${base}`,
  parts: {
    hitRate: { before: "的中", after: "" },
    base: { before: "トレンドに従った場合", after: "" },
    calls: { before: "", after: "回の判定" },
  },
  calls: (count) => `判定${count}回`,
  noCalls: "判定はまだありません",
  figures: {
    hitRate: "的中率",
    base: "基準率",
    calls: "独立シグナル数",
    edge: "基準率との差",
    right: "的中シグナル",
    formulas: {
      hitRate: "的中シグナル数÷シグナル数×100",
      base: "同じ期間のうち、価格がそれまでのトレンドの方向に動いた割合×100",
      calls: "期間が重ならないシグナル",
      edge: "的中率－基準率",
    },
  },
  loading: "検証結果を読み込み中…",
  none: "シグナルを検証するための足が足りません。",
  explained:
    "基準率：同じ期間に、価格のトレンドに従うだけで的中していた割合です。期間が重ならないため、各判定は互いに独立しています。「優位性なし」は、信頼区間に基準率または50%が含まれることを示します。優位性ありとするには、直近3分の1の期間だけでも優位性が認められる必要があります。",
  explainedThird: (from) =>
    `対象日の直近3分の1にあたる、${from}以降の判定です。RSI、MACD、ADXの標準期間は、それよりはるか以前に公表されたものです。`,
  points: (points) => `${points}pt`,
  bar: ({ low, high, hitRate, base }) => `的中率${hitRate}、信頼区間${low}～${high}、基準率${base}`,
  rating: "判定",
  byRules: "Bellwetherのルールによる判定",
  holdShare: (percent) => `これらのルールでは、${percent}の日が「中立」と判定されています。`,
  evidence: "検証結果",
  after: (calls, bars, hitRate, base) =>
    `「買い」「売り」の判定${calls}回のうち、${hitRate}が${bars}本後に的中しました。トレンドに従った場合は${base}でした。`,
  noRatings: "「買い」「売り」の判定はまだありません。",
};
