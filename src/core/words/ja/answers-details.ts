import type { Words } from "../shape.ts";

export const details: Words["answers"]["details"] = {
  streak: ({ symbol, way, count, day, source }) =>
    `${symbol}の終値が前日より${way === "up" ? "高い" : "安い"}日の連続日数：**${count}**（${day}まで）${source}。`,
  tradingDays: "取引日数",
  dayTitle: (symbol) => `${symbol}の1日の価格`,
  pricesOn: ({ symbol, day, source }) => `${symbol}、${day} ${source}：`,
  roic: "投下資本利益率",
  worked: ({ name, symbol, value, source }) => `**${symbol}の${name}：${value}** ${source}`,
  weightIn: ({ symbol, fund, weight, source }) => `**${symbol}**は${fund}の**${weight}**を占めます ${source}。`,
  notInFund: ({ symbol, fund, source }) =>
    `${symbol}は${fund}の上位保有銘柄に含まれていません。その他の保有銘柄は確認できません ${source}。`,
  overlapTitle: ({ one, other }) => `${one}と${other}の重複`,
  overlap: ({ one, other, value, source }) =>
    `**${one}と${other}の重複は少なくとも${value}です** ${source}。各ファンドの上位保有銘柄のみが対象で、企業ごとに小さい方の比率を合計しています。`,
  fundSectors: ({ symbol, source }) => `${symbol}のセクター ${source}：`,
  upsideTitle: (symbol) => `${symbol}の平均目標株価と現在値`,
  upside: ({ symbol, change, source }) => `この価格に対する${symbol}の平均目標株価：**${change}** ${source}。`,
  moversOfCountry: "個別の指数の値上がり・値下がり銘柄は確認できません。以下は米国全体のものです。",
  revision: ({ symbol, period, value, before, change, source }) =>
    `${symbol}の予想1株利益（${period}）：30日間で**${change}**（${before}から${value}へ）${source}`,
  onlyThirtyDays: "予想の変化は30日間についてのみ確認できます。",
  noRevision: ({ symbol, source }) => `${symbol}の予想の変化は確認できません ${source}。`,
  formulas: {
    streak: "前日の終値と同じ側にある終値を直近からさかのぼって数えたもの",
    mean: "値の平均",
    asGiven: "データ提供元の値",
    roic: "営業利益 ×（1 − 税率）÷（有利子負債 + 自己資本 − 現金および短期投資）",
    overlap: "両方が保有する銘柄の小さい方の比率の合計",
    upside: "（平均目標株価 ÷ 価格 − 1）× 100",
  },
};
