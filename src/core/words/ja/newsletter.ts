import { lackText } from "../../portfolio/lack.ts";
import { lacks } from "./lacks.ts";
import { splitRatio } from "../../portfolio/missing-split.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

export function newsletter({ date, count, figure }: Writing): Words["newsletter"] {
  const long = (day: string) => date(day, { day: "numeric", month: "long", year: "numeric" });
  const short = (day: string) => date(day, { day: "numeric", month: "long" });
  const moment = (time: string) => `${long(time.slice(0, 10))} ${time.slice(11, 16)} UTC`;
  return {
    figure,
    titles: {
      daily: (day) => date(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" }),
      weekly: (day) => `${long(day)}までの1週間`,
      month: (day) => date(day, { month: "long", year: "numeric" }),
      monthTo: (day) => `${long(day)}までの1か月`,
    },
    when: {
      daily: (day) => date(day, { weekday: "long", day: "numeric", month: "long" }),
      weekly: (day) => `${short(day)}までの1週間`,
      month: (day) => date(day, { month: "long" }),
      monthTo: (day) => `${short(day)}までの1か月`,
    },
    headline: {
      unknown: (when) => `${when}：価格が不足しているため、ポートフォリオの損益は不明です。`,
      returned: (when, ratio, compared) => `${when}：ポートフォリオのリターンは${ratio}でした${compared}。`,
      unchanged: (when, compared) => `${when}：ポートフォリオに変化はありませんでした${compared}。`,
      gained: (when, gain, ratio, compared) =>
        `${when}：${gain}の利益${ratio === "" ? "" : `（${ratio}）`}でした${compared}。`,
      lost: (when, gain, ratio, compared) =>
        `${when}：${gain}の損失${ratio === "" ? "" : `（${ratio}）`}でした${compared}。`,
      same: (name) => `（時間加重では${name}と同じ）`,
      more: (points, name) => `（時間加重では${name}を${points}上回る）`,
      less: (points, name) => `（時間加重では${name}を${points}下回る）`,
      watchlistUnknown: (when) => `${when}：価格が不足しているため、ウォッチリストの動きは不明です。`,
      watchlist: (when, rose, known, symbol, change) =>
        `${when}：ウォッチリスト${known}銘柄のうち${rose}銘柄が上昇しました。最も動いたのは${symbol}（${change}）です。`,
    },
    facts: {
      gain: "損益合計",
      return: "あなたのリターン",
      timeWeighted: "時間加重リターン",
      returnOf: (name) => `${name}のリターン`,
      difference: "時間加重リターンとベンチマークの差",
      differenceFormula: "時間加重リターン − ベンチマークのリターン",
      rose: "上昇した銘柄",
      known: "価格のある銘柄",
      change: "騰落率",
      weight: "構成比",
      weightBefore: "期間前の構成比",
      weightChange: "構成比の変化",
      weightChangeFormula: "構成比 − 期間前の構成比",
      cash: "現金の比率",
      foreign: "外貨の比率",
    },
    questions: {
      grew: (symbol, weight, points) =>
        `${symbol}はポートフォリオの${weight}を占め、以前より${points}高くなりました。この構成比のままでよろしいですか。`,
      cash: (share) => `ポートフォリオの${share}が現金です。どのように使うご予定ですか。`,
      foreign: (share) => `ポートフォリオの${share}が外貨建てです。この割合でよろしいですか。`,
      quiet: (months) => `${count(months)}か月以上、取引の記録がありません。記録漏れはありませんか。`,
      largest: (symbol, weight) => `構成比1位の銘柄は${symbol}（${weight}）です。どのような場合に売却しますか。`,
      rose: (symbol, change) => `${symbol}は${change}上昇しました。どのような場合に買いますか。`,
      fell: (symbol, change) => `${symbol}は${change}下落しました。どのような場合に買いますか。`,
    },
    headings: {
      result: "運用成績",
      movers: "ポートフォリオの損益要因",
      watchlistMovers: "ウォッチリストの値動き",
      stories: "注目ニュース",
      ahead: "今後14日間の予定",
      question: "考えるヒント",
      missing: "不足しているデータ",
      sources: "出所",
    },
    labeled: (label, value) => `${label}：${value}`,
    unknown: "不明",
    noMovers: "ありません。",
    noStories: "この期間に、対象銘柄のニュースはありませんでした。",
    noEvents: "予定はありません。",
    cashExpected: (amount, payments) => `${count(payments)}件、${amount}の入金見込み。`,
    payment: (symbol) => `${symbol}の配当金支払い`,
    announced: "発表済み",
    estimated: "過去の支払いに基づく予想",
    earnings: (symbol) => `${symbol}の決算発表`,
    exDividend: (symbol) => `${symbol}の権利落ち日`,
    estimatedDate: (event) => `${event}（予想日）`,
    weight: (weight) => `ポートフォリオの${weight}`,
    statuses: {
      live: "リアルタイム",
      delayed: "遅延",
      closed: "直近の終値",
      manual: "手動入力の価格",
      estimate: "予想値",
      cached: "保存値",
      stale: "更新遅れ",
      sample: "サンプル",
      unavailable: "取得不可",
    },
    noPrices: "価格を取得できませんでした。",
    dataTo: (time) => `データ時点：${moment(time)}`,
    source: (name, status, time) => `${name}：${status}${time === null ? "" : `、${moment(time)}`}`,
    longDay: long,
    shortDay: (day) => date(day, { weekday: "short", day: "numeric", month: "short" }),
    chart: {
      course: (first, firstDay, last, lastDay) =>
        `ポートフォリオの評価額：${long(firstDay)}は${first}、${long(lastDay)}は${last}。`,
      portfolio: (value) => `ポートフォリオ：${value}`,
      benchmark: (name, value) => `同じ入出金で${name}に投資した場合：${value}`,
    },
    prose: {
      written: (model) =>
        `この号をもとに${model}が英語で作成しました。数値は自動で照合済みです。解釈は検証されていません。`,
      writtenWithQuestion: (model) =>
        `要約と「考えるヒント」は、この号をもとに${model}が英語で作成しました。数値は自動で照合済みです。解釈は検証されていません。`,
    },
    missing: {
      holdings: "保有銘柄を読み込めませんでした。",
      session: (day, place) => `${place}の${day}の取引はまだ終了していません。`,
      oldPrices: "価格の更新が遅れています。",
      leftOut: (symbol, lack) =>
        `${symbol ?? "一部の銘柄"}は一部の数値に含まれていません：${lackText(lacks, lack, long)}`,
      split: ({ symbol, date: day, ratio }) => {
        const [fresh, old] = splitRatio(ratio);
        return `${symbol}は${long(day)}に株式分割（${old}株を${fresh}株に）を行いましたが、取引履歴に反映されていません。数量を正しくするには、分割を追加してください。`;
      },
      result: "損益を計算できませんでした。",
      movers: "銘柄別の寄与を計算できませんでした。",
      dividends: "配当金の見込みを計算できませんでした。",
      benchmark: (symbol) => `${symbol}と比較できませんでした。`,
      onlySamples: (symbol) => `${symbol}はサンプル価格しかないため除外しました。`,
      noPrices: (symbol) => `${symbol}はこの期間の価格がありません。`,
      news: "ニュースを読み込めませんでした。",
      calendar: "決算・配当の日程を読み込めませんでした。",
      samples: "サンプル価格しかありません。",
      failed: "サーバー側でエラーが発生しました。",
    },
    sources: {
      holdings: "保有銘柄とその価格",
      benchmark: (name) => `ベンチマーク（${name}）`,
      watchlist: "ウォッチリストの価格",
      news: "ニュース",
      earnings: "決算日程",
      dividends: "配当日程",
    },
    mail: {
      subject: (title) => `${title}：Bellwetherニュースレター`,
      advice: "取引履歴と記載の出所に基づく情報です。投資助言ではありません。",
      read: "アプリで読む",
      unsubscribe: "配信停止",
      feed: "Bellwetherニュースレター",
    },
  };
}
