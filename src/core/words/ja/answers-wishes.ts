import type { Words } from "../shape.ts";

export const wishes: Words["answers"]["wishes"] = {
  removeAlerts: "ここからは削除できません。「アラート」でアラートを削除してください。",
  removeSymbols: "ここからは削除できません。「ウォッチリスト」で銘柄を外してください。",
  notChanged: "ここからは変更できません。",
  notes: "ここからはメモを書けません。銘柄のページで「メモ」を開いてください。",
  trade: (example) => `ここからは売買できません。証券会社で売買したあと、“${example}”のように登録してください。`,
  watch: (symbol) => `${symbol}をウォッチリストに追加しますか？ボタンを押すまで追加されません。`,
  example: "NVDAが100ドルを下回ったら教えて",
  alertNotUnderstood: (example) =>
    `アラートの内容を一部読み取れませんでした。“${example}”のように入力するか、銘柄のページの「アラート」ボタンを使ってください。`,
  priceUnknown: (symbol) =>
    `${symbol}の現在の価格がありません。指定した価格を上回ったときか、下回ったときかを入力してください。`,
  alert: (symbol) => `${symbol}のアラートを設定しますか？ボタンを押すまで設定されません。`,
  currencyUnknown: (symbol) =>
    `${symbol}の通貨が分からないため、アラートを作成できませんでした。通貨を省いて入力してください。`,
  otherCurrency: ({ symbol, currency }) =>
    `${symbol}の価格は${currency}建てのため、アラートを作成できませんでした。価格を${currency}で指定してください。`,
  onWatchlist: (symbol) => `${symbol}はすでにウォッチリストにあります。`,
  addToWatchlist: (symbol, name) => `${symbol}${name === undefined ? "" : `（${name}）`}をウォッチリストに追加`,
  tellOnce: (condition) => `1回だけ通知：${condition}`,
  tellEachTime: (condition) => `毎回通知：${condition}`,
};
