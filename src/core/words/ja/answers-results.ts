import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

const listed = {
  purchases: "買付",
  sales: "売却",
  dividends: "配当",
  interest: "利息",
  transactions: "取引",
  trades: "売買",
};

const texts: Omit<Words["answers"]["results"], "receivedThen" | "receivedThenUnknown"> = {
  returns: ({ from, to }) => `${from}から${to}まで（投資していた期間）のリターン：`,
  returnsOf: ({ symbol, from, to }) => `${from}から${to}まで（投資していた期間）の${symbol}のリターン：`,
  timeWeighted: ({ value, source }) => `時間加重リターン（銘柄選択の成果）：${value} ${source}`,
  moneyWeighted: ({ value, source }) => `金額加重リターン（入出金のタイミングを含む運用成績）：${value} ${source}`,
  simple: ({ value, source }) => `あなたのリターン（単純）：${value} ${source}`,
  perYear: ({ timeWeighted, moneyWeighted, source }) =>
    `年率：時間加重${timeWeighted}、金額加重${moneyWeighted} ${source}`,
  totalGain: ({ value, source }) => `損益合計：${value} ${source}`,
  beforeAndAfter: ({ before, after, source }) => `期首の評価額：${before}、期末の評価額：${after} ${source}`,
  realised: ({ value, source }) => `実現損益：${value} ${source}`,
  income: ({ value, source }) => `配当・利息：${value} ${source}`,
  lessBenchmark: ({ value, source }) => `時間加重リターンとベンチマークの差：${value} ${source}`,
  deepestFall: ({ value, source }) => `最大ドローダウン：${value} ${source}`,
  gain: ({ value, from, to, source }) =>
    `**損益合計：${value}**（${from}～${to}、期間中に売却した分と配当・利息を含む）${source}。`,
  gainOf: ({ symbol, value, from, to, source }) =>
    `**${symbol}の損益合計：${value}**（${from}～${to}、期間中に売却した分と配当・利息を含む）${source}。`,
  partOfGain: ({ label, value, source }) => `${label}：${value} ${source}`,
  partOfGainOf: ({ label, symbol, value, source }) => `${symbol}の${label}：${value} ${source}`,
  booked: ({ label, value, from, to, source }) => `${label}：**${value}**（${from}～${to}）${source}。`,
  bookedOf: ({ label, symbol, value, from, to, source }) =>
    `${symbol}の${label}：**${value}**（${from}～${to}）${source}。`,
  bookedUnknown: (source) => `価格または為替レートがないため、計算できません ${source}。`,
  bookedUnknownOf: ({ symbol, source }) =>
    `価格または為替レートがないため、${symbol}については計算できません ${source}。`,
  volatility: ({ value, source }) => `年率ボラティリティ：**${value}** ${source}。`,
  volatilityUnknown: (source) => `日数が足りないため、ポートフォリオのボラティリティを計算できません ${source}。`,
  drawdown: ({ value, peak, trough, source }) =>
    `最大ドローダウン：**${value}**（${peak}の高値から${trough}まで）${source}。`,
  recovered: ({ day, source }) => `${day}にその高値を回復しました ${source}。`,
  notRecovered: (source) => `その高値はまだ回復していません ${source}。`,
  sharpe: ({ value, source }) => `シャープレシオ：**${value}** ${source}。`,
  beta: ({ value, symbol, source }) => `${symbol}に対するベータ：**${value}** ${source}。`,
  bestDay: ({ value, day, source }) => `最大上昇日：**${value}**（${day}）${source}。`,
  worstDay: ({ value, day, source }) => `最大下落日：**${value}**（${day}）${source}。`,
  bestMonth: ({ value, month, source }) => `最大上昇月：**${value}**（${month}）${source}。`,
  worstMonth: ({ value, month, source }) => `最大下落月：**${value}**（${month}）${source}。`,
  tooFewDays: (source) => `日数が足りないため、計算できません ${source}。`,
  measured: ({ from, to, source }) => `計測期間：${from}～${to} ${source}。`,
  better: "上回っています。",
  worse: "下回っています。",
  yourReturn: ({ value, source }) => `時間加重リターン：**${value}** ${source}`,
  benchmark: ({ symbol, value, source }) => `**${symbol}**（ベンチマーク、配当再投資）：**${value}** ${source}`,
  difference: ({ value, source }) => `差：**${value}** ${source}`,
  benchmarkUnknown: "この期間のベンチマークのリターンは計算できません。",
  nextPaymentOf: ({ symbol, amount, day, source }) => `${symbol}の次回の支払い：**${amount}**（${day}）${source}`,
  receivedFrom: ({ symbol, value, source }) => `${symbol}からの過去12か月の受取額：**${value}** ${source}`,
  expectedFrom: ({ symbol, value, source }) => `${symbol}からの今後12か月の見込額：${value} ${source}`,
  yieldOf: ({ symbol, onCost, onValue, source }) =>
    `${symbol}の取得価額利回り：${onCost}、評価額利回り：${onValue} ${source}`,
  noDividendsFrom: ({ symbol, source }) => `${symbol}の配当は、受取実績も予想もありません ${source}。`,
  receivedInAll: ({ value, from, to, source }) => `受取額の合計：**${value}**（${from}～${to}）${source}。`,
  received: ({ value, source }) => `過去12か月の受取額は${value}です ${source}。`,
  expected: ({ value, source }) => `今後12か月の見込額は${value}です ${source}。`,
  yields: ({ onCost, onValue, source }) => `取得価額利回りは${onCost}、評価額利回りは${onValue}です ${source}。`,
  announcedPart: (value) => `発表済み：**${value}** `,
  estimatedPart: (value) => `予想：**${value}** `,
  incomeOfMonth: ({ month: name, parts, source }) => `${name}の配当・利息、${parts.join("、")} ${source}。`,
  payersUnknown: "支払元の銘柄はまだ確定していません。日付が示されるのは、各銘柄の次回の支払いのみです。",
  noPayment: (source) => `発表済みまたは予想される支払いはありません ${source}。`,
  noPaymentThen: (source) => `この期間に発表済みまたは予想される支払いはありません ${source}。`,
  nextPayments: "今後の支払い：",
  announcedPayment: ({ name, amount, day, source }) => `**${name}**：${amount}（${day}、発表済み）${source}`,
  estimatedPayment: ({ name, amount, day, source }) => `**${name}**：${amount}（${day}、予想）${source}`,
  line: ({ day, type, symbol, what, source }) =>
    `${day}：${symbol === undefined ? "" : `**${symbol}**の`}${type}${what === "" ? "" : `、${what}`} ${source}`,
  sharesAt: ({ shares, price }) => `数量${shares}、単価${price}`,
  fit: ({ total, what, source }) => `該当する${listed[what]}：**${total}件** ${source}：`,
  pickedBy: "取引は金額、数量、損益で絞り込めます。",
  noneFit: ({ what, source }) => `取引履歴に該当する${listed[what]}はありません ${source}。`,
  thatFit: ({ what, source }) => `該当する${listed[what]}（新しい順）${source}：`,
  lookedAt: ({ many, total, source }) => `確認した範囲：${total}件のうち新しい${many}件 ${source}。`,
  otherCurrencies: (currencies) => `${currencies}建ての金額は比較していません。`,
};

export const results = ({ date }: Writing): Words["answers"]["results"] => {
  const month = (name: string) => date(`${name}-01`, { month: "long", year: "numeric" });
  const span = (from: string, to: string) => (from === to ? month(from) : `${month(from)}～${month(to)}`);
  return {
    ...texts,
    receivedThen: ({ from, to, value, source }) => `受取額（${span(from, to)}）：**${value}** ${source}。`,
    receivedThenUnknown: ({ from, to, source }) =>
      `この期間の受取額のデータがありません（${span(from, to)}）${source}。`,
  };
};
