import { counted } from "../counted.ts";
import type { Catalogue } from "../catalogue.ts";

export const correlation: Catalogue["correlation"] = {
  title: "保有銘柄の相関",
  loading: "相関を読み込み中…",
  failed: "相関を読み込めませんでした。",
  empty: "日次の価格がある銘柄を2つ以上保有すると、相関がここに表示されます。",
  period: (from, to) => `${from}～${to}`,
  average: (value) => `算出できた組み合わせの平均：${value}。`,
  highest: (one, other, value) => `最高：${one}と${other}、${value}。`,
  lowest: (one, other, value) => `最低：${one}と${other}、${value}。`,
  scale: "1：同じ方向に動く。0：互いに無関係に動く。−1：逆方向に動く。",
  method:
    "両銘柄に共通する取引日の日次騰落率から算出したピアソンの相関係数です。各銘柄の通貨建てで、配当は含みません。",
  tooFew: "共通する日次騰落率が20日分未満です。",
  constant: "価格の変動がありません。",
  unknown: "—：共通する日次騰落率が20日分未満、または価格の変動がない組み合わせ。",
  counts: (min, max) =>
    `組み合わせごとの日次騰落率：${min === max ? counted(min) : `${counted(min)}～${counted(max)}`}日分。`,
  changes: (count) => `日次騰落率：${counted(count)}日分`,
  omitted: (count) => `表示していない小口の銘柄：${counted(count)}件。`,
  stillLoading: (symbols) => `価格を読み込み中：${symbols.join("、")}。`,
  withoutPrices: (symbols) => `日次の価格なし：${symbols.join("、")}。`,
  caption: "保有銘柄の組み合わせごとの相関",
  holding: "銘柄",
};
