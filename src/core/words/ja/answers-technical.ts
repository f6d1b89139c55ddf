import type { Words } from "../shape.ts";

type Answers = Words["answers"];

const names: Readonly<Record<string, string>> = {
  bollinger: "ボリンジャーバンド",
  atr: "ATR",
  stochastic: "ストキャスティクス",
  obv: "OBV",
  ema: "指数移動平均",
  sma: "単純移動平均",
  vwap: "VWAP",
  ichimoku: "一目均衡表",
  macd: "MACD",
};
const outputs: Readonly<Record<string, string>> = {
  upper: "上限",
  middle: "中心線",
  lower: "下限",
  k: "%K",
  d: "%D",
  macd: "MACD線",
  signal: "シグナル線",
  histogram: "ヒストグラム",
  conversion: "転換線",
  base: "基準線",
  leadingA: "先行スパン1",
  leadingB: "先行スパン2",
  lagging: "遅行スパン",
};
const sides = { above: "上回っています", below: "下回っています", at: "同じ水準です" };

export const technical: Answers["technical"] = {
  signals: {
    "Strong Buy": "強い買い",
    Buy: "買い",
    Hold: "中立",
    Sell: "売り",
    "Strong Sell": "強い売り",
  },
  noSignal: "シグナルなし",
  rated: ({ symbol, signal, source }) => `**${symbol}**：${signal} ${source}`,
  unrated: ({ symbol, source }) =>
    `**${symbol}の日足には総合シグナルがありません**。シグナルが出ている指標がないためです ${source}。「中立」という意味ではありません。`,
  rating: ({ symbol, signal, count, source }) =>
    `**Bellwetherのルールによる${symbol}の日足の判定は「${signal}」です**。シグナルが出ている${count}指標の平均です ${source}。`,
  reading: ({ indicator, value, signal, rule, past, source }) =>
    `**${indicator}**（${value}）：${signal}。${rule}${past ?? ""} ${source}`,
  unknownReading: "値は不明",
  past: ({ hits, cases, hitRate, low, high, baseRate, result }) =>
    `過去の同じシグナルは、独立した判定${cases}回のうち${hits}回的中しました（${hitRate}、信頼区間${low}～${high}、基準率${baseRate}）。${result}。`,
  lookBack:
    "シグナルは、過去の価格をもとにルールで算出したものです。情報提供を目的としたもので、投資助言ではありません。",
  indicators: ({ symbol, interval, source }) =>
    `${symbol}のテクニカル指標（${{ "1d": "日足", "1wk": "週足", "1mo": "月足" }[interval]}）${source}：`,
  macd: ({ symbol, isAbove, source }) =>
    `**${symbol}のMACDはシグナル線を${isAbove ? "上回っており、強気とみなされます" : "下回っており、弱気とみなされます"}** ${source}。`,
  noForecast: "過去の価格に基づくルールであり、予測ではありません。",
  crossings: {
    title: (symbol) => `${symbol}の移動平均線の交差`,
    names: { up: "ゴールデンクロス", down: "デッドクロス" },
    formula: "50日移動平均線が200日移動平均線と交差した日の終値",
    tooFew: (symbol) => `${symbol}の価格データが少なく、\`200\`日移動平均線を計算できません。`,
    none: ({ symbol, source }) => `この期間に${symbol}の\`50\`日線と\`200\`日線の交差はありません ${source}。`,
    of: ({ symbol, source }) => `**${symbol}**の\`50\`日線と\`200\`日線の交差（新しい順） ${source}：`,
    one: ({ name, day, close, source }) => `**${name}**（${day}、終値${close}） ${source}`,
  },
  noAverage: (symbol) => `${symbol}の価格またはこの移動平均のデータがありません。`,
  averageTitle: (symbol) => `${symbol}と移動平均`,
  distance: "移動平均乖離率",
  againstAverage: ({ symbol, side, days, price, source, average, averageSource, distance, distanceSource }) =>
    `**${symbol}は${days}日移動平均${side === "at" ? "と" : "を"}${sides[side]}**。価格${price} ${source}、移動平均${average} ${averageSource}、乖離率${distance} ${distanceSource}。`,
  gap: "窓（始値と前日終値の差）",
  opened: ({ symbol, side, gap, gapSource, open, close, source }) =>
    `**${symbol}の始値は前日終値${side === "at" ? "と" : "を"}${sides[side]}：${gap}** ${gapSource}。始値：${open}、前日終値：${close} ${source}。`,
  impliedMove: ({ symbol, move, expiry, source }) =>
    `**${symbol}のオプション価格は、上下${move}の変動を織り込んでいます**（${expiry}まで）${source}。`,
  putCallByVolume: ({ symbol, value, source }) => `${symbol}のプット・コール・レシオ（出来高）：**${value}** ${source}`,
  putCallByOpenInterest: ({ symbol, value, source }) =>
    `${symbol}のプット・コール・レシオ（建玉）：**${value}** ${source}`,
  impliedVolatility: ({ symbol, value, source }) =>
    `${symbol}のインプライド・ボラティリティ（アット・ザ・マネー、年率）：**${value}** ${source}`,
  strike: ({ side, symbol, strike, openInterest, source }) =>
    `${symbol}の${side === "call" ? "コール" : "プット"}、権利行使価格**${strike}**：建玉${openInterest} ${source}`,
  openInterest: ({ calls, puts, source }) => `建玉の合計：コール${calls}、プット${puts} ${source}`,
  noOptionFigure: ({ symbol, source }) => `${symbol}のオプションについて、この値は不明です ${source}。`,
  expiry: ({ symbol, expiry, source }) => `対象は${expiry}満期の${symbol}のオプションです ${source}。`,
};

export const technicalSources: Pick<Answers["sources"], "signals" | "indicators" | "options"> = {
  signals: {
    title: (symbol) => `${symbol}のシグナル（日足）`,
    of: (list) => `${list}のシグナル`,
    noPrices: (list) => `${list}の価格がないため、シグナルを判定できません。`,
    left: (list) => `${list}は価格がないため、シグナルがありません。`,
    rating: "判定",
    heldOn: "「中立」と判定された日の割合",
    counted: "シグナルが出ている指標",
    inputs: {
      changePercent: "移動平均の直近の変化",
      distancePercent: "移動平均乖離率",
      plusDi: "+DI",
      minusDi: "−DI",
      signal: "MACDシグナル線",
      histogram: "MACDヒストグラム",
    },
    horizon: "結果を判定するまでの足の本数",
    newestThird: (name) => `${name}（直近3分の1）`,
    recordOf: ({ name, label }) => `${name}、${label}`,
    record: {
      hits: "的中した判定",
      cases: "独立した判定",
      hitRate: "的中率",
      baseRate: "基準率",
      low: "95%信頼区間の下限",
      high: "95%信頼区間の上限",
      edge: "基準率に対する優位性",
    },
    results: {
      edge: "直近3分の1の期間でも優位性が確認されています",
      unconfirmed: "優位性はありますが、直近3分の1の期間では確認されていません",
      none: "優位性は確認されていません",
      worse: "基準率を下回っています",
      "too-few": "判定数が少ないため判断できません",
    },
  },
  indicators: {
    title: ({ symbol, interval }) => `${symbol}のテクニカル指標（${interval === "1d" ? "日足" : interval}）`,
    summary: (symbol) => `${symbol}のテクニカル指標`,
    noPrices: (symbol) => `${symbol}の価格がないため、指標を計算できません。`,
    close: "終値",
    name: ({ id, label }) => label.replace(/^[^(]+(?= \(|$)/, names[id] ?? "$&"),
    line: ({ name, output }) => `${name} ${outputs[output] ?? output}`,
  },
  options: {
    title: (symbol) => `${symbol}のオプションと予想変動幅`,
    summary: (symbol) => `${symbol}の予想変動幅`,
    none: (symbol) => `${symbol}には、現在値付近で値のついたオプションがありません。`,
    expired: ({ symbol, day }) => `データのある${symbol}のオプションは、${day}に満期を迎えました。`,
    expiry: "満期日",
    impliedMove: "予想変動幅",
    callVolume: "コールの出来高",
    putVolume: "プットの出来高",
    callOpenInterest: "コールの建玉",
    putOpenInterest: "プットの建玉",
    putCallVolume: "プット・コール・レシオ（出来高）",
    putCallOpenInterest: "プット・コール・レシオ（建玉）",
    impliedVolatility: "インプライド・ボラティリティ（アット・ザ・マネー）",
    strike: { call: "コールの権利行使価格", put: "プットの権利行使価格" },
    strikeOpenInterest: { call: "コールの建玉", put: "プットの建玉" },
  },
};
