import type { Words } from "../shape.ts";

const moves = { up: "上昇", down: "下落" };

export const markets: Words["answers"]["markets"] = {
  byFunds: "指数連動型ETF4本で見た市場の動き：",
  isAt: ({ symbol, price, change, source }) => `**${symbol}**：${price}（${change}）${source}。`,
  mood: ({ value, source }) => `**市場心理**：${value}（\`0.5\`が中立）${source}`,
  moodOf: ({ symbol, price, news, source }) =>
    `**${symbol}**：価格スコア${price}、${news === null ? "記事なし " : `ニューススコア${news.mood}（記事${news.stories}件）`}${source}`,
  movers: ({ name, source }) => `今日の米国市場の${name} ${source}：`,
  hours: {
    exchange: "取引所",
    clock: ({ time, zone }) => `${time}（${zone}）`,
    open: ({ exchange, times, source }) =>
      `**${exchange}は取引時間中です**${times === undefined ? "" : `。本日の取引時間は${times.opens}～${times.closes}です`} ${source}。`,
    closed: ({ exchange, opens, source }) =>
      `**${exchange}は取引時間外です**${opens === undefined ? "" : `。次の取引開始は${opens.day} ${opens.time}です`} ${source}。`,
    dayOff: ({ day, reason, source }) => `${day}は休場です：${reason} ${source}`,
    oneDay: (source) => `取引日は1週間分を表示しています。別の週を見るには日付を指定してください ${source}。`,
    noSession: ({ exchange, day, reason, source }) =>
      `**${exchange}：${day}は休場です**${reason === undefined ? "" : `（${reason}）`} ${source}。`,
    session: ({ exchange, day, opens, closes, source }) =>
      `**${exchange}：${day}は取引日です**。取引時間は${opens}～${closes} ${source}。`,
  },
  nameCurrency: "金額の通貨を指定してください。例：“500 EUR in USD”",
  rate: ({ base, value, day, source }) => `**1${base}＝${value}**（${day}）${source}。`,
  amount: ({ amount, converted, source }) => `**${amount}＝${converted}** ${source}。`,
  rateChange: ({ change, source, day, base, before, beforeSource }) =>
    `**変動：${change}** ${source}。${day}は1${base}＝${before}でした ${beforeSource}。`,
  watchlist: (source) => `ウォッチリスト ${source}：`,
  watchedUp: (source) => `ウォッチリストで今日上昇している銘柄 ${source}：`,
  watchedDown: (source) => `ウォッチリストで今日下落している銘柄 ${source}：`,
  noneWatchedUp: (source) => `ウォッチリストで今日上昇している銘柄はありません ${source}。`,
  noneWatchedDown: (source) => `ウォッチリストで今日下落している銘柄はありません ${source}。`,
  watched: ({ symbol, price, change, source }) => `**${symbol}**：価格${price}、前日比${change} ${source}`,
  watchedOver: ({ symbol, change, from, to, source }) => `**${symbol}**：${change}（${from}～${to}）${source}`,
  splitsTitle: (symbol) => `${symbol}の株式分割`,
  dayOfSplit: "株式分割の日",
  noSplitSince: ({ symbol, day, source }) => `${day}以降の${symbol}の株式分割は確認されていません ${source}。`,
  noSplitThen: ({ symbol, source }) => `それ以降の${symbol}の株式分割は確認されていません ${source}。`,
  split: ({ symbol, day, factor, source }) => `**${symbol}の株式分割（${day}）**：1株を${factor}株に ${source}`,
  noReports: ({ from, to, source }) => `${from}から${to}までの保有銘柄の決算発表の予定は確認されていません ${source}。`,
  nextReport: ({ symbol, day, source }) => `**次に決算を発表する保有銘柄：${symbol}**（${day}）${source}。`,
  events: {
    earnings: "決算発表",
    dividends: "権利落ち日",
    economic: "経済指標",
    ipo: "新規上場（IPO）",
    splits: "株式分割",
  },
  eventsOf: (symbols) => `（${symbols}）`,
  eventsOfYours: "（保有銘柄とウォッチリスト）",
  nothingDue: ({ events, from, to, source }) => `${events}：${from}から${to}までの予定はありません ${source}。`,
  due: ({ events, from, to, source }) => `${from}～${to}の${events} ${source}：`,
  followedThroughSpy: "市場の動きはETFのSPYで見ています。",
  noCause: "関連する記事です。値動きの理由かどうかは判断できません。",
  changeUnknown: ({ symbol, source }) => `${symbol}の値動きのデータがありません ${source}。`,
  moved: ({ symbol, way, size, span, source }) =>
    `**${symbol}は${span}${way === "none" ? "変わっていません" : `${size}${moves[way]}しました`}** ${source}。`,
  movedOtherwise: ({ symbol, asked, way, size, span, source }) =>
    `**${symbol}は${moves[asked]}していません。${span}${way === "none" ? "変わっていません" : `${size}${moves[way]}しました`}** ${source}。`,
  today: "今日",
  between: ({ from, to }) => `${from}から${to}までに`,
};
