import type { Words } from "../shape.ts";

export const prices: Words["answers"]["prices"] = {
  statuses: {
    live: "リアルタイム",
    delayed: "遅延",
    closed: "終値",
    manual: "手動入力",
    estimate: "予想値",
    cached: "保存値",
    stale: "更新遅れ",
    sample: "サンプルデータ",
    unavailable: "取得できません",
  },
  freshness: ({ symbol, provider, status, source }) =>
    `**${symbol}**の価格の提供元は${provider}です（${status}）。時刻は${source}で確認できます。`,
  closedAt: ({ symbol, close, day, source }) => `**${symbol}の終値：${close}**（${day}）${source}。`,
  isAt: ({ symbol, price, change, source }) => `**${symbol}の価格：${price}**（${change}）${source}。`,
  changeNotKnown: "前日比は不明",
  yearRange: ({ symbol, low, high, source }) => `${symbol}の52週安値は${low}、52週高値は${high}です ${source}。`,
  changedBy: ({ symbol, change, from, to, first, last, source }) =>
    `**${symbol}の騰落率：${change}**（${from}の${first}から${to}の${last}へ）${source}。`,
  yearly: ({ change, source }) => `年率では${change}です（配当を除く）${source}。`,
  extremes: ({ symbol, high, highDay, low, lowDay, source }) =>
    `${symbol}の高値は${high}（${highDay}）、安値は${low}（${lowDay}）です ${source}。`,
  fromHigh: ({ change, source }) => `直近の終値は高値比${change}です ${source}。`,
  volatility: ({ symbol, volatility, source }) => `${symbol}の年率ボラティリティは${volatility}です ${source}。`,
  deepestFall: ({ symbol, fall, source }) => `${symbol}の最大ドローダウンは${fall}です ${source}。`,
  adjusted: "価格は株式分割調整後です。これより前の価格データはありません。",
  figure: ({ label, symbol, value, source }) => `${symbol}の${label}：**${value}** ${source}`,
  figureNotKnown: ({ symbol, figure, source }) => `${symbol}の${figure}は不明です ${source}。`,
  figures: {
    pe: "PER",
    marketCap: "時価総額",
    open: "始値",
    volume: "出来高",
    averageVolume: "平均出来高",
  },
  always: "はい。",
  never: "いいえ。",
  partly: "期間の一部のみ該当します。",
  nameTwo: (command) => `2～10銘柄を指定してください。例：${command}`,
  leftOut: (symbols) => `比較に含まれない銘柄：${symbols}`,
  sharedSince: ({ day, source }) => `共通の開始日（${day}）以降の比較 ${source}：`,
  compared: ({ symbol, price, change, pe, source }) =>
    `**${symbol}**：価格${price}${change === undefined ? "" : `、騰落率${change}`}${pe === undefined ? "" : `、PER ${pe}`} ${source}`,
};
