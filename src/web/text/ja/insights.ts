import type { Catalogue } from "../translation.ts";

export const symbolPage: Catalogue["symbolPage"] = {
  tabs: "ページの項目",
  tabNames: {
    overview: "概要",
    research: "調査レポート",
    financials: "業績・財務",
    news: "ニュース",
    events: "イベント",
    technical: "テクニカル",
    position: "保有状況",
  },
  loadingTab: "読み込み中…",
  nextEvent: {
    earnings: (day, time) => `決算 ${day}${time === null ? "" : ` ${time}`}`,
    dividends: (day) => `権利落ち ${day}`,
    splits: (day) => `株式分割 ${day}`,
  },
  today: "今日",
  tomorrow: "明日",
  converted: (price, currency, source, day) => `≈ ${price} ${currency}（${source}、${day}）`,
  convertedTitle: "当日の参照レートによる換算値です。取引価格ではありません。",
};

export const compare: Catalogue["compare"] = {
  button: "比較",
  title: "比較",
  dialog: "比較する銘柄",
  hint: (max) => `最大${max}銘柄を1つのチャートで比較できます。共通する最初の取引日を0%として表示します。`,
  full: (max) => `比較できるのは${max}銘柄までです。追加するには、いずれかを外してください。`,
  remove: (symbol) => `${symbol}を外す`,
  add: "追加",
  end: "比較を終了",
  loading: "比較データを読み込み中…",
  missing: (symbols) => `${symbols}のデータはありません`,
  failed: "株価データを取得できませんでした",
  noneShared: "この期間に共通の取引日がありません。より長い期間を選択してください。",
  since: (day) => `${day}からの騰落率`,
  summary: (facts) => `${facts.from}から${facts.to}までの騰落率、${facts.range}：${facts.values}。`,
  keys: "矢印キーで十字線を移動します。",
  symbol: "銘柄",
  change: "騰落率",
  first: "期初終値",
  last: "期末終値",
  low: "最安値",
  high: "最高値",
  currencyNote: "各銘柄の取引通貨建てです。為替変動は含みません。",
};
