import type { Catalogue } from "../catalogue.ts";

export const outage: Catalogue["outage"] = {
  and: "と",
  unavailable: (names, since) => `${since}から${names}を利用できません。`,
  showingLast: "直近の価格を表示しています。",
  showingSamples: "「サンプル」と表示された価格は実際の価格ではありません。",
  retryingIn: (seconds) => `${seconds}秒後に再試行します。`,
  retrying: "再試行中です。",
  notConnected: "市場データに接続するまで、価格はサンプルです。",
  connect: "接続する",
  later: "後で",
};
