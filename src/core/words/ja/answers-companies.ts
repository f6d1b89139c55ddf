import type { Words } from "../shape.ts";

export const companies: Words["answers"]["companies"] = {
  onlyPresent: "この数値は現在の値のみで、当時の値はありません：",
  figureUnknown: (symbol) => `${symbol}のこの数値は不明です。`,
  unknownFor: ({ symbol, source }) => `${symbol}のデータはありません ${source}。`,
  heading: ({ title, source }) => `${title} ${source}：`,
  part: ({ name, value, source }) => `${name}：${value} ${source}`,
  business: ({ name, text, source }) => `**${name}**：${text} ${source}`,
  noBusiness: ({ symbol, source }) => `${symbol}の会社概要はありません ${source}。`,
  sector: "セクター",
  country: "国",
  employees: "従業員数",
  noFund: ({ symbol, source }) =>
    `${symbol}の組入銘柄のデータがありません。ファンドではない可能性があります。企業が保有する他社株式のデータには対応していません ${source}。`,
  fundHoldings: ({ symbol, source }) => `${symbol}の組入上位銘柄 ${source}：`,
  target: ({ symbol, analysts, mean, low, high, source }) =>
    `${symbol}の目標株価（アナリスト${analysts}人の平均）：**${mean}** ${source}。最低は${low}、最高は${high}です ${source}。`,
  priceNow: ({ symbol, price, source }) => `${symbol}の現在の価格：**${price}** ${source}。`,
  views: ({ symbol, strongBuy, buy, hold, sell, strongSell, source }) =>
    `今月の${symbol}に対するアナリストの評価：**強い買い${strongBuy}、買い${buy}、中立${hold}、売り${sell}、強い売り${strongSell}** ${source}。`,
  meanTarget: ({ symbol, target, source }) => `${symbol}の平均目標株価は${target}です ${source}。`,
  noRatingChanges: ({ symbol, source }) => `${symbol}の投資判断の変更は確認できません ${source}。`,
  noRatingChangesThen: ({ symbol, source }) => `その期間の${symbol}の投資判断の変更は確認できません ${source}。`,
  ratingChange: ({ symbol, day, firm, from, to, source }) =>
    `${day}、${symbol}：${firm}が${from === undefined ? "" : `${from}から`}${to}に変更 ${source}`,
  reportUnknown: ({ symbol, source }) => `${symbol}の次の決算発表日は確認できません ${source}。`,
  reportsNext: ({ symbol, day, source }) => `**${symbol}の次の決算発表：${day}** ${source}。`,
  expectedEps: ({ symbol, value, source }) => `${symbol}の予想1株利益は${value}です ${source}。`,
  expected: ({ name, symbol, period, end, value, analysts, source }) =>
    `${symbol}の${name}（${period}、${end}終了）：**${value}**${analysts === undefined ? " " : `（アナリスト${analysts}人）`}${source}。`,
  expectedNames: {
    revenue: "予想売上高",
    earnings: "予想1株利益",
    revenueGrowth: "予想売上高成長率",
    earningsGrowth: "予想1株利益成長率",
  },
  periods: {
    quarter: "今四半期",
    "next-quarter": "来四半期",
    year: "今年度",
    "next-year": "来年度",
  },
  unknownDay: "不明な日",
  noEstimatesThen: ({ symbol, source }) => `その期間の${symbol}のアナリスト予想はありません ${source}。`,
  noReported: ({ symbol, source }) => `${symbol}の発表済みの決算は確認できません ${source}。`,
  noReportedThen: ({ symbol, source }) => `その期間の${symbol}の発表済みの決算は確認できません ${source}。`,
  surprise: ({ isBeat, symbol, day, actual, estimate, surprise, source }) =>
    `**${symbol}は予想を${isBeat ? "上回りました" : "下回りました"}**（${day}終了の四半期）。実績${actual}、予想${estimate}、サプライズ${surprise} ${source}。`,
  surprises: ({ symbol, missed, beat, known, source }) =>
    `**${symbol}は予想を${missed}回下回り、${beat}回上回りました**（この期間でデータのある${known}四半期）${source}。`,
  surprisesTitle: (symbol) => `${symbol}の決算と予想`,
  estimateMissed: "予想を下回った回数",
  estimateBeaten: "予想を上回った回数",
  quartersKnown: "データのある四半期",
  dividendYield: ({ symbol, value, source }) => `**${symbol}の配当利回り：${value}** ${source}。`,
  noYield: ({ symbol, source }) => `${symbol}の配当利回りは不明です。無配の可能性があります ${source}。`,
  noExDays: ({ symbols, from, to, source }) =>
    `${from}から${to}までの${symbols}の権利落ち日は確認されていません ${source}。`,
  exDays: ({ from, to, source }) => `${from}から${to}までの権利落ち日 ${source}：`,
  noDividend: ({ symbol, from, to, source }) => `${from}から${to}までの${symbol}の配当は確認されていません ${source}。`,
  paidMore: ({ symbol, source }) => `**${symbol}はこの期間、毎年増配しています** ${source}。`,
  paidNoLess: ({ symbol, source }) => `**${symbol}はこの期間、一度も減配していません** ${source}。`,
  paidLess: ({ symbol, source }) => `**${symbol}はこの期間に減配した年があります** ${source}。`,
  dividendsByYear: ({ symbol, source }) => `${symbol}の1株配当（暦年別、株式分割調整後）${source}：`,
  dividend: ({ symbol, amount, day, source }) => `${symbol}：**1株あたり${amount}**（権利落ち日：${day}）${source}`,
  lineUnknown: ({ symbol, source }) => `${symbol}の財務諸表に、この項目のデータがありません ${source}。`,
  lineUnknownThen: ({ line, symbol, source }) =>
    `その期間の${symbol}の${line}はありません。データのある期間は次のとおりです ${source}：`,
  lineOf: ({ line, symbol, isQuarter, end, value, source }) =>
    `${symbol}の${line}（${end}終了の${isQuarter ? "四半期" : "会計年度"}）：**${value}** ${source}。`,
  growth: ({ change, source }) => `前年比は${change}です ${source}。`,
  turnover: "棚卸資産回転率",
  newestInstead: "代わりに最新の記事を表示します：",
  writtenAbout: (symbols) => `${symbols}に関する記事：`,
  writtenAboutMarket: "市場に関する記事：",
};
