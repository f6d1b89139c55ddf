import { counted } from "../counted.ts";
import type { Catalogue } from "../catalogue.ts";

export const settings: Catalogue["settings"] = {
  undo: "元に戻す",
  undoOf: (setting) => `${setting}の変更を元に戻す`,
  system: "システム",
  systemNote: "「システム」では、デバイスのテーマに従います。",
  hideAmounts: "金額を隠す",
  hideAmountsHint: "このブラウザのすべてのタブで、金額と数量を伏せて表示します。ショートカット：H",
  numbers: {
    name: "数値の形式",
    browser: (sample) => `ブラウザーの設定：${sample}`,
    hint: (sample, inMails) =>
      `${sample}。入力した数値もこの形式で読み取り、判断できない場合は確認します。${inMails ? "メールとニュースレターにも適用されます。" : ""}アシスタントの回答とダウンロードファイルでは、常に1,234.56の形式を使用します。`,
  },
  dates: {
    name: "日付の形式",
    formats: {
      "day-month": "2025年10月23日 22:20",
      "month-day": "2025年10月23日 午後10:20",
      iso: "2025-10-23 22:20",
    },
    hint: "時刻の表示（24時間制または午前・午後）も切り替わります。",
  },
  density: {
    name: "表示密度",
    choices: { comfortable: "標準", compact: "コンパクト" },
    hint: "コンパクトでは、一度に表示できる行が増えます。タッチ画面のボタンの大きさは変わりません。",
  },
  language: {
    name: "言語",
    hint: "選択した言語でページを再読み込みします。数値の形式は、個別に指定していない限り言語に従います。",
  },
  displayWords: [
    "小数点",
    "桁区切り",
    "日付",
    "年月日",
    "ISO",
    "時刻",
    "12時間制",
    "24時間制",
    "午前",
    "午後",
    "AM",
    "PM",
    "言語",
    "Language",
  ],
  benchmark: {
    name: "ベンチマーク",
    hint: "ポートフォリオの運用成績の比較対象です。",
    change: "変更",
    changeOf: "ベンチマークを変更",
    loading: "読み込み中…",
  },
  answers: {
    section: "AI",
    words: ["アシスタント", "簡潔", "詳細", "送信するデータ", "比率のみ", "金額", "人工知能"],
    mode: "回答モード",
    modes: { quick: "簡潔", detailed: "詳細" },
    modeHint:
      "「簡潔」は高速なモデルで短く回答します。「詳細」はより高性能なモデルを使用します。質問ごとに変更できます。",
    parts: "質問と一緒に送信するデータ",
    partsHint:
      "オフのデータは、質問に追加しない限り送信されません。送信されるすべての項目は、チャットのプレビューで確認できます。",
    partNames: {
      userPortfolio: "ポートフォリオ",
      watchlist: "ウォッチリスト",
      recentNews: "ニュース",
      marketSentiment: "市場心理",
      currentMarketData: "市場データ",
      notes: "メモ",
      drawings: "描画",
    },
    amounts: "金額と数量",
    amountChoices: { full: "送信を許可", percentages: "比率のみ" },
    amountsHint:
      "「比率のみ」では、金額は回答の作成後にBellwetherが書き込みます。この設定はこのブラウザーにのみ保存されます。",
    connections: "モデルとキーは「接続」で設定します。",
  },
  accounts: {
    section: "口座と取得価額の計算方法",
    words: ["先入先出法", "移動平均法", "平均取得単価", "証券会社", "口座", "通貨", "FIFO"],
    loading: "口座を読み込み中…",
    failed: "口座を読み込めませんでした。",
    none: "口座はまだありません。最初の取引を登録すると作成されます。",
    note: "取得価額の計算方法によって、売却した分の取得価額が決まり、損益の額が変わります。",
    methodOf: (account) => `${account}の計算方法`,
    facts: (currency, count) => `${currency}、取引${counted(count)}件`,
    manage: "口座を管理",
    demo: "デモ",
  },
  shortcuts: { list: "すべてのショートカット" },
};
