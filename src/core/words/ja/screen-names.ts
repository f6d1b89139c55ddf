/** Names of the screens by their address without the leading slash. */
export const screenNames = {
  dashboard: "ダッシュボード",
  portfolio: "ポートフォリオ",
  insights: "銘柄情報",
  technical: "テクニカル",
  sentiment: "センチメント",
  strategy: "戦略ラボ",
  calendar: "カレンダー",
  alerts: "アラート",
  newsletter: "ニュースレター",
  chat: "AIチャット",
  settings: "設定",
};
