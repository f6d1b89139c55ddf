import type { Words } from "../shape.ts";

const joints = { and: "、かつ", or: "、または" };
const nouns = { investments: "投資銘柄", watched: "ウォッチリストの銘柄", holdings: "保有銘柄", named: "質問の銘柄" };

export const fitting: Words["answers"]["fitting"] = {
  singleDay: "この条件は1日単位でのみ確認できます。日付を指定するか、その期間の損益を質問してください。",
  watchedBy: "ウォッチリストは、価格、前日比、主要指標で絞り込めます。条件は同じ単位で指定してください。",
  heldBy: "保有銘柄は、評価額、構成比、損益、主要指標で絞り込めます。条件は同じ単位で指定してください。",
  otherUnit: "条件の単位がこの値と異なります。",
  otherCurrency: (currency) => `これらの値は${currency ?? "別の通貨"}建てです。条件を同じ通貨で指定してください。`,
  figures: {
    weight: "構成比",
    value: "評価額",
    averageCost: "平均取得単価",
    price: "価格",
    held: "保有期間",
    income: "12か月間の配当・利息",
    shares: "数量",
    totalGain: "損益合計",
    return: "リターン",
    dayChange: "前日比",
    unrealised: "評価損益",
  },
  figure: (name) => name,
  since: (day) => `${day}から`,
  titles: {
    investments: "条件に合う投資銘柄",
    holdings: "条件に合う保有銘柄",
    watched: "条件に合う銘柄",
    named: "条件に合う銘柄",
  },
  all: (of) => nouns[of],
  has: ({ figure, range, joint }) => `${joint === null ? "" : joints[joint]}${figure}が${range}`,
  near: ({ bound, isBeyond, end, joint }) =>
    `${joint === null ? "" : joints[joint]}52週${end === "high" ? "高値" : "安値"}から${bound}${isBeyond ? "を超えて離れている" : "以内"}`,
  fit: ({ count, all, of, conditions, time, isNone, source }) =>
    `**${nouns[of]}${all}件のうち${count}件**（${conditions}${time === undefined ? "" : `、${time.from}～${time.to}`}）${source}${isNone ? "。" : "："}`,
  one: ({ symbol, values }) => `**${symbol}**：${values.join("、")}`,
  unknown: ({ figure, list }) => `${list}の${figure}は不明です。`,
  leftOut: (list) => `対象外：${list}。`,
  notCompared: ({ currency, list }) => `${currency ?? "別の通貨"}建てのため比較していません：${list}。`,
  soldCount: "売却済みの銘柄も、実現損益と配当・利息を含めて対象としています。",
};
