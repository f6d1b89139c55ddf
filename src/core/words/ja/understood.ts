import type { Writing } from "../writing.ts";

/** How a question was understood: the texts of its parts. */
export const understood = ({ day }: Writing) => ({
  portfolio: "ポートフォリオ",
  watchlist: "ウォッチリスト",
  market: "市場",
  why: (name: string) => `理由：${name}`,
  noTime: "時期の指定なし",
  today: "今日",
  always: "全期間",
  sinceBought: "取得以降",
  day,
  range: (from: string, to: string) => `${from}～${to}`,
  allAccounts: "すべての口座",
  /** By what a question says in English. */
  times: {
    "this month": "今月",
    "this year": "今年",
    "last year": "昨年",
    yesterday: "昨日",
    "a month ago": "1か月前",
    "a year ago": "1年前",
    "this week": "今週",
    "next week": "来週",
    "next month": "来月",
  },
});
