import type { Words } from "../shape.ts";

const asOf = (endOf: string | undefined) => (endOf === undefined ? "" : `${endOf}終了時点の`);

export const own: Words["answers"]["own"] = {
  portfolio: "ポートフォリオ",
  account: (name) => `口座「${name}」`,
  worthWithCash: ({ whose, value, cash, source }) => `${whose}の評価額：**${value}**（うち現金${cash}）${source}。`,
  worthThen: ({ whose, value, cash, day, source }) =>
    `${day}終了時点の${whose}の評価額：**${value}**（うち現金${cash}）${source}。`,
  worth: ({ whose, value, source }) => `${whose}の評価額：**${value}** ${source}。`,
  dayChange: ({ change, percent, source }) => `前日比：${change}（${percent}）${source}。`,
  itsGain: ({ gain, percent, source }) => `取得価額に対する評価損益は${gain}（${percent}）です ${source}。`,
  gain: ({ gain, percent, source }) => `取得価額に対する評価損益：**${gain}**（${percent}）${source}。`,
  gainChange: ({ change, from, to, source }) => `評価損益の増減：**${change}**（${from}～${to}）${source}。`,
  totalCost: ({ cost, source }) => `保有銘柄の取得価額：**${cost}** ${source}。`,
  costOf: ({ symbol, average, cost, source }) => `**${symbol}**：平均取得単価${average}、取得価額${cost} ${source}`,
  gainsCounted: ({ from, to, source }) => `対象期間：${from}～${to}。実現損益と配当・利息を含みます ${source}。`,
  partOfGain: "損益合計に占める割合",
  neverHeld: ({ symbol, source }) => `${symbol}を保有したことはありません ${source}。`,
  counted: ({ count, value, source, endOf }) =>
    `${asOf(endOf)}保有銘柄は${count}銘柄、現金を含む評価額は${value}です ${source}。`,
  countedWithoutValue: ({ count, source, endOf }) =>
    `${asOf(endOf)}保有銘柄は${count}銘柄です。価格がない銘柄があるため、評価額合計を計算できません ${source}。`,
  topThree: ({ weight, source }) => `上位3銘柄の構成比は${weight}です ${source}。`,
  sharesOnly: ({ symbol, shares, source }) => `**${symbol}**：数量${shares}、評価額は不明 ${source}`,
  holding: ({ symbol, value, weight, gain, dayChange, source }) =>
    `**${symbol}**：評価額${value}、構成比${weight}、評価損益${gain}${dayChange === undefined ? "" : `、前日比${dayChange}`} ${source}`,
  inNoAccount: (symbol) => `${symbol}を保有している口座はありません。`,
  byAccount: (symbol) => `口座別の${symbol}：`,
  inAccount: ({ account, shares, symbol, value, source }) =>
    `**${account}**：${symbol}の数量${shares}、評価額${value} ${source}`,
  unknownAmount: "不明",
  count: ({ count, symbols, source, endOf }) => `**${asOf(endOf)}保有銘柄数：${count}**（${symbols}）${source}。`,
  cash: ({ cash, source, endOf }) => `${asOf(endOf)}現金：**${cash}** ${source}。`,
  cashPart: ({ label, value, weight, source }) => `${label}：${value}、全体に占める割合：${weight} ${source}`,
  unknownPart: "不明",
  emptyWatchlist: "ウォッチリストは空です。",
  nothingHeld: "保有銘柄はありません。",
  lowestFirst: (label) => `${label}（低い順）：`,
  highestFirst: (label) => `${label}（高い順）：`,
  unknownFor: (symbols) => `不明：${symbols}`,
  ends: {
    bestInMoney: ({ symbol, gain, source }) => `損益額1位：**${symbol}**、損益${gain} ${source}。`,
    worstInMoney: ({ symbol, gain, source }) => `損益額最下位：**${symbol}**、損益${gain} ${source}。`,
    bestInPercent: ({ symbol, percent, source }) => `損益率1位：**${symbol}**、単純リターン${percent} ${source}。`,
    worstInPercent: ({ symbol, percent, source }) => `損益率最下位：**${symbol}**、単純リターン${percent} ${source}。`,
  },
  none: {
    investmentsGained: "**利益の出た投資銘柄はありません。** 順位：",
    investmentsLost: "**損失の出た投資銘柄はありません。** 順位：",
    holdingsGained: "**利益の出た保有銘柄はありません。** 順位：",
    holdingsLost: "**損失の出た保有銘柄はありません。** 順位：",
    holdingsGainedToday: "**今日上昇した保有銘柄はありません。** 順位：",
    holdingsLostToday: "**今日下落した保有銘柄はありません。** 順位：",
  },
  partOf: ({ name, share, value, source }) => `**${name}**：ポートフォリオの${share}、${value} ${source}`,
  allocation: (by) => `${by}別の資産配分：`,
  share: ({ name, share, source }) => `**${name}**：${share} ${source}`,
  valueBeforeAndAfter: ({ before, from, after, to, source }) =>
    `ポートフォリオの評価額：**${before}**（${from}の前日終了時点）、**${after}**（${to}終了時点）${source}。`,
  deposited: ({ deposits, withdrawals, source }) => `入金：${deposits}、出金：${withdrawals} ${source}`,
  holdNone: ({ symbol, source }) => `${symbol}は保有していません ${source}。`,
  heldNone: ({ symbol, day, source }) => `${day}の時点で${symbol}は保有していません ${source}。`,
  shares: ({ shares, symbol, source }) => `**${symbol}の保有数量：${shares}** ${source}。`,
  sharesThen: ({ shares, symbol, day, source }) => `**${symbol}の保有数量：${shares}**（${day}終了時点）${source}。`,
  value: ({ symbol, value, weight, source }) =>
    `${symbol}の評価額：**${value}**、ポートフォリオの構成比：**${weight}** ${source}。`,
  valueThen: ({ symbol, value, weight, day, source }) =>
    `${day}終了時点の${symbol}の評価額：**${value}**、ポートフォリオの構成比：**${weight}** ${source}。`,
  averageCost: ({ symbol, average, cost, source }) =>
    `${symbol}の平均取得単価：**${average}**、取得価額は${cost}です ${source}。`,
  gainOf: ({ symbol, gain, percent, source }) => `${symbol}の評価損益：**${gain}**（${percent}）${source}。`,
  dayChangeOf: ({ symbol, change, percent, source }) =>
    `保有している${symbol}の前日比：**${change}**（${percent}）${source}。`,
  priceGain: ({ symbol, gain, source }) => `${symbol}の価格変動による評価損益：**${gain}** ${source}。`,
  currencyGain: ({ gain, source }) => `為替変動による評価損益：**${gain}** ${source}。`,
  incomeOf: ({ symbol, income, source }) => `${symbol}の過去12か月の配当・利息は${income}です ${source}。`,
  rankedGain: ({ symbol, gain, percent, source }) => `**${symbol}**：評価損益${gain}（${percent}）${source}`,
  rankedDayChange: ({ symbol, change, percent, source }) => `**${symbol}**：前日比${change}（${percent}）${source}`,
  movedToday: ({ total, percent, source }) =>
    `今日のポートフォリオの変動：**${total}**${percent === undefined ? " " : `（${percent}）`}${source}。`,
  movedOver: ({ total, percent, from, to, source }) =>
    `${from}から${to}までのポートフォリオの変動：**${total}**${percent === undefined ? " " : `（${percent}）`}${source}。`,
  moved: ({ name, gain, part, source }) => `**${name}**：${gain}${part === undefined ? " " : `（${part}）`}${source}`,
  notUp: {
    today: "今日、ポートフォリオは上昇していません：",
    earlier: "この期間、ポートフォリオは上昇していません：",
  },
  notDown: {
    today: "今日、ポートフォリオは下落していません：",
    earlier: "この期間、ポートフォリオは下落していません：",
  },
};
