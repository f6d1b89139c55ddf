import type { LackMessages } from "../../portfolio/lack.ts";

/** What a figure lacks, after the name of what lacks it. */
export const lacks: LackMessages = {
  "no-price": () => "価格がありません",
  "no-price-on": ({ day }) => `${day}の価格がありません`,
  "no-rate-on": ({ day, from, to }) => `${day}の${from}/${to}の為替レートがありません`,
  "no-cash-rate-on": ({ day, from, to }) => `現金：${day}の${from}/${to}の為替レートがありません`,
  "no-price-or-rate-on": ({ day }) => `${day}の価格または為替レートがありません`,
  "no-income-rate-on": ({ day }) => `${day}の為替レートがありません`,
  "cost-unknown": () => "取得価額が不明なため、損益に含まれていません",
  "range-turned": () => "期間の終わりが始まりより前です",
  "still-loading": () => "価格を読み込み中です",
  "no-dividend-rate": () => "配当の為替レートがありません",
  "dividends-ended": () => "最後の配当から時間がたちすぎており、次を予想できません",
  "dividends-uneven": () => "配当の周期が一定ではありません",
  "nothing-invested": () => "この期間には投資がありません",
  "nothing-paid-in": () => "入金がなく、期首の評価額もありません",
  "no-single-rate": () => "入出金から利回りが一つに定まりません",
  "below-zero-on": ({ day }) => `${day}の評価額がマイナスです`,
  "prices-not-loaded": () => "価格を読み込めませんでした",
  "no-price-before": () => "期間より前の価格がありません",
  "exhausted-on": ({ day }) => `${day}までの出金が、想定される評価額を上回りました`,
};
