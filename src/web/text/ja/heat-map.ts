import type { Catalogue } from "../catalogue.ts";

export const heatMap: Catalogue["heatMap"] = {
  unknown: "不明",
  scale: (low, high) => `色の範囲：${low}～${high}`,
  gains: (from, to) => `${from}から${to}までの銘柄別損益`,
  gainsNote: (from, to) => `面積：現在の評価額。色：${from}から${to}までの損益÷（期首評価額＋買付額）。`,
  loading: "損益を読み込み中…",
  failed: "損益を読み込めませんでした。",
  none: "評価額のある銘柄がここに表示されます。",
  watchlist: "ヒートマップ",
  scope: "表示する銘柄",
  scopes: { watchlist: "ウォッチリスト", active: "出来高上位" },
  noMovers: "出来高上位の銘柄を取得できませんでした。",
  noSector: "その他",
  watchlistCaption: "直近の取引日の銘柄別騰落率",
  watchlistNote: {
    cap: "面積：時価総額（最小でも全体の2%）。色：直近の取引日の騰落率。",
    equal: "面積：すべて同じ（時価総額が不明な銘柄、または通貨が異なる銘柄があるため）。色：直近の取引日の騰落率。",
  },
};
