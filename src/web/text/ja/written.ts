import type { Catalogue } from "../catalogue.ts";

export const preview: Catalogue["preview"] = {
  title: "影響・リスク・対応",
  loading: "クイック分析を読み込み中…",
  fields: { impact: "影響", risk: "リスク", action: "対応" },
  notAvailable: "利用できません",
  computedInstead: "計算による要約を表示しています。",
  withheld: "非表示",
  builtFrom: "使用したデータ：",
  kinds: {
    quote: "株価",
    position: "保有状況",
    history: "1年間の価格",
    earnings: "決算日程",
    dividends: "配当日程",
  },
  noAdvice: "情報提供を目的としたもので、投資助言ではありません",
  failed: "クイック分析を読み込めませんでした。",
  ago: (time) => `${time}に作成`,
};

export const brief: Catalogue["brief"] = {
  title: "今日の要約",
  rules: "データから計算",
  why: "理由は？",
  change: (label) => `${label}の損益は`,
  flat: (label) => `${label}、ポートフォリオに変動はありません。`,
  noPrice: (reason) => `${reason}。当日の損益は不明です`,
  noChange: "保有銘柄の価格変動はまだありません",
  today: "今日",
  added: (names, amount) => `${names}で${amount}の増加`,
  cost: (names, amount) => `${names}で${amount}の減少`,
  and: "と",
  holdingsSource: "保有銘柄とその最新価格より",
  calendarSource: "イベントカレンダーより",
  event: (who, what, day) => `${who}：${what}、${day}`,
  eventWeight: (weight) => `（ポートフォリオの${weight}）`,
  todayDay: "今日",
  tomorrow: "明日",
  onDay: (day) => day,
  incomplete: (count) => ` 価格のない${count}銘柄は含まれていません。`,
};

export const review: Catalogue["review"] = {
  title: "診断",
  summary: "要約",
  findings: "診断結果",
  loading: "ポートフォリオを診断中…",
  failed: "ポートフォリオを診断できませんでした。",
  showingLast: "前回の診断結果を表示しています。",
  nothing: "診断する保有銘柄がまだありません。先に取引を追加してください。",
  nothingFound: "問題は見つかりませんでした。",
  again: "もう一度診断",
  notAvailable: (detail) => `AIが応答しませんでした：${detail}。AIを使わずに計算した診断結果を表示しています。`,
  tones: { risk: "リスク", watch: "注意", strength: "良好" },
  rule: "ルール：",
  open: (title) => `開く：${title}`,
  amounts: "AIに送信する内容",
  amountsFull: "金額と数量",
  amountsPercentages: "比率のみ",
  noAdvice:
    "診断結果は、ご自身のデータに一定のルールを当てはめたものです。情報提供を目的としたもので、投資助言ではありません。",
};
