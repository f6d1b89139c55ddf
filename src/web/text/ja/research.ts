import type { Catalogue } from "../catalogue.ts";

export const signals: Catalogue["signals"] = {
  none: "シグナルなし",
  steps: { "Strong Sell": "強い売り", Sell: "売り", Hold: "中立", Buy: "買い", "Strong Buy": "強い買い" },
  overall: (signal) => `総合シグナル：${signal}`,
  score: (now, weekAgo) => `スコア${now}（−2～+2）。${weekAgo === null ? "" : `1週間前は${weekAgo}。`}`,
  strongest: "最も強いルール",
};

export const tone: Catalogue["tone"] = {
  up: "ポジティブ",
  down: "ネガティブ",
  flat: "中立",
  counted: { positive: "ポジティブとして集計", negative: "ネガティブとして集計" },
};

export const news: Catalogue["news"] = {
  notScored: "評価対象外",
  tone: (value) => `論調 ${value}（最大1）`,
  failed: "ニュースを取得できませんでした",
  loading: "ニュースを読み込み中…",
  none: "ニュースなし",
};
