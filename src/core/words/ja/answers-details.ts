import type { Words } from "../shape.ts";

export const details: Words["answers"]["details"] = {
  streakTitle: (symbol) => `${symbol}の連続日数`,
  streakLabel: "連続日数",
  streak: ({ symbol, way, count, day, source }) =>
    `${symbol}の終値が前日より${way === "up" ? "高い" : "安い"}日の連続日数：**${count}**（${day}まで）${source}。`,
  noStreak: ({ symbol, day, source }) =>
    `${symbol}は${day}に前日比変わらずで引けたため、連続した動きはありません ${source}。`,
  averageCloseTitle: (symbol) => `${symbol}の平均終値`,
  averageClose: ({ symbol, value, from, to, count, source }) =>
    `**${symbol}の平均終値：${value}**（${from}から${to}までの${count}取引日）${source}。`,
  tradingDays: "取引日数",
  dayTitle: (symbol) => `${symbol}の1日の価格`,
  pricesOn: ({ symbol, day, source }) => `${symbol}、${day} ${source}：`,
  netDebt: "純有利子負債",
  netDebtToEbitda: "純有利子負債／EBITDA",
  roic: "投下資本利益率",
  workedTitle: ({ name, symbol }) => `${symbol}の${name}`,
  worked: ({ name, symbol, value, source }) => `**${symbol}の${name}：${value}** ${source}`,
  workedUnknown: ({ name, symbol, source }) =>
    `${symbol}の${name}は、計算に必要な数値がないため確認できません ${source}。`,
  workedFor: ({ end, source }) => `${end}終了の会計年度について計算しています ${source}。`,
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
  noYearBefore: ({ line, symbol, source }) =>
    `${symbol}の${line}は前年同期の値がないため、変化も確認できません ${source}。`,
  revision: ({ symbol, period, value, before, change, source }) =>
    `${symbol}の予想1株利益（${period}）：30日間で**${change}**（${before}から${value}へ）${source}`,
  onlyThirtyDays: "予想の変化は30日間についてのみ確認できます。",
  noRevision: ({ symbol, source }) => `${symbol}の予想の変化は確認できません ${source}。`,
  lineAverageTitle: ({ line, symbol }) => `${symbol}の${line}の平均`,
  lineAverage: ({ count, value, source }) => `データのある${count}会計年度の平均：**${value}** ${source}`,
  yearsKnown: "データのある会計年度",
  formulas: {
    streak: "前日の終値と同じ側にある終値を直近からさかのぼって数えたもの",
    mean: "値の平均",
    asGiven: "データ提供元の値",
    netDebt: "有利子負債 − 現金および短期投資",
    netDebtToEbitda: "（有利子負債 − 現金および短期投資）÷ EBITDA",
    roic: "営業利益 ×（1 − 税率）÷（有利子負債 + 自己資本 − 現金および短期投資）",
    overlap: "両方が保有する銘柄の小さい方の比率の合計",
    upside: "（平均目標株価 ÷ 価格 − 1）× 100",
  },
};
