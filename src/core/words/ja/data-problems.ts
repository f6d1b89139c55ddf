import type { DataProblems } from "../data-problem.ts";

export const dataProblems: DataProblems = {
  "rate-limited": "リクエストが多すぎます。しばらく待ってからもう一度お試しください。",
  "server-busy": "サーバーが混み合っています。しばらくしてからもう一度お試しください。",
  "storage-unavailable": "データベースを利用できません。しばらくしてからもう一度お試しください。",
  "request-timeout": "リクエストに時間がかかりすぎました。もう一度お試しください。",
  "stock-data-unavailable": "市場データを取得できません。しばらくしてからもう一度お試しください。",
  "news-unavailable": "ニュースを取得できません。しばらくしてからもう一度お試しください。",
  "fundamentals-unavailable": "企業データを取得できません。しばらくしてからもう一度お試しください。",
  "bars-not-offered": ({ symbol, source, interval, offered }) =>
    `${source}には${symbol}のこの間隔（${interval}）の価格がありません。利用できる間隔：${offered}`,
  "unknown-symbol": ({ symbol }) => `銘柄コード${symbol}のデータがありません。`,
};
