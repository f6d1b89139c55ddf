import type { WaitedData } from "../../alerts/alert-wait.ts";
import { conditionText } from "../condition-text.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

export function alerts(writing: Writing): Words["alerts"] {
  const { count, price, fixed, signed, day, moment } = writing;
  const directions = { up: "上昇", down: "下落", either: "変動" } as const;
  const spans = { day: "1日で", week: "1週間で", month: "1か月で" } as const;
  const signalNames = { buy: "買い", sell: "売り", short: "空売り", cover: "買い戻し" } as const;
  const subject = ({ data, symbol }: WaitedData) =>
    data === "portfolio"
      ? "ポートフォリオ"
      : { price: `${symbol}の価格`, bars: `${symbol}の価格履歴`, calendar: `${symbol}の日程` }[data];
  const rules = conditionText(
    {
      fields: { open: "始値", high: "高値", low: "安値", close: "終値", volume: "出来高" },
      of: (words, source) => `${source}の${words}`,
      barsAgo: (words, bars) => `${count(bars)}本前の${words}`,
      compare: {
        above: (left, right) => `${left}が${right}より上`,
        below: (left, right) => `${left}が${right}より下`,
        "at-least": (left, right) => `${left}が${right}以上`,
        "at-most": (left, right) => `${left}が${right}以下`,
        "crosses-above": (left, right) => `${left}が${right}を上抜け`,
        "crosses-below": (left, right) => `${left}が${right}を下抜け`,
      },
      compareNot: {
        above: (left, right) => `${left}が${right}以下`,
        below: (left, right) => `${left}が${right}以上`,
        "at-least": (left, right) => `${left}が${right}未満`,
        "at-most": (left, right) => `${left}が${right}超`,
        "crosses-above": (left, right) => `${left}が${right}を上抜けない`,
        "crosses-below": (left, right) => `${left}が${right}を下抜けない`,
      },
      signals: {
        sma: "SMAシグナル",
        rsi: "RSIシグナル",
        macd: "MACDシグナル",
        adx: "ADXシグナル",
        overall: "総合シグナル",
      },
      signalIs: (signal, is) => `${signal}が${is}`,
      says: { buy: "買い", sell: "売り", hold: "中立" },
      forBars: (words, bars) => `${words}（${count(bars)}本連続）`,
      and: "、かつ",
      or: "、または",
      not: (words) => `${words}ではない`,
      always: "常時",
      rules: {
        buy: (condition) => `買い：${condition}`,
        sell: (condition) => `売り：${condition}`,
        short: (condition) => `空売り：${condition}`,
        cover: (condition) => `買い戻し：${condition}`,
      },
    },
    writing,
  );
  return {
    portfolio: "ポートフォリオ",
    rules: {
      price: ({ is, value }, name) => `${name}が${price(value)}を${is === "above" ? "上回る" : "下回る"}`,
      move: ({ direction, percent, over }, name) =>
        `${name}が${spans[over]}${count(percent, 4)}%以上${directions[direction]}`,
      extreme: ({ is, weeks }, name) => `${name}が${count(weeks)}週間の${is === "high" ? "高値" : "安値"}を更新`,
      condition: ({ condition }, name) => `${name}：${rules.condition(condition)}`,
      volume: ({ times }, name) => `${name}の出来高が平均の${count(times, 2)}倍以上`,
      event: ({ event, days }, name) =>
        `${name}の${event === "earnings" ? "決算発表" : "権利落ち日"}${days === 0 ? "当日" : `まで${count(days)}日以内`}`,
      weight: ({ percent }, name) => `${name}の構成比が${count(percent, 4)}%以上`,
      drawdown: ({ percent }, name) => `${name}が最高値から${count(percent, 4)}%以上下落`,
      strategy: ({ strategy }, name) =>
        `${name}に新しいシグナル：${strategy.name === "" ? rules.strategy(strategy) : strategy.name}`,
    },
    findings: {
      price: (found) => `${price(found.price)}${found.currency === null ? "" : ` ${found.currency}`}`,
      move: ({ percent, over }) => `${over === "today" ? "今日" : spans[over]}${signed(percent, 2)}%`,
      extreme: (found) => `${price(found.price)}（これまで${price(found.level)}）`,
      close: (found) => `価格${price(found.price)}`,
      volume: ({ times }) => `20日平均の${fixed(times, 1)}倍`,
      event: ({ date, days }) => `${day(date)}（${days === 0 ? "今日" : days === 1 ? "明日" : `${count(days)}日後`}）`,
      weight: ({ percent }) => `ポートフォリオの${fixed(percent, 1)}%`,
      drawdown: ({ percent }) => `最高値から${fixed(percent, 1)}%下落`,
      signals: ({ signals, price: close }) =>
        `${signals.map((signal) => signalNames[signal]).join("・")}（${price(close)}）`,
    },
    waits: {
      "no-price-yet": ({ symbol }) => `${symbol}の価格を待っています`,
      "short-history": ({ symbol }) => `${symbol}の価格履歴が足りません`,
      sample: (wait) => `${subject(wait)}はサンプルデータしかありません`,
      unavailable: (wait) => `${subject(wait)}のデータを取得できる情報源がありません`,
      stale: (wait) => `${subject(wait)}のデータが古すぎます`,
      pending: (wait) => `${subject(wait)}の新しいデータを待っています`,
      doubted: (wait) => `${subject(wait)}のデータに異常の疑いがあります：${wait.note}`,
      "portfolio-failed": "ポートフォリオを計算できませんでした",
      "nothing-held": "保有銘柄がありません",
      "missing-price": "価格のない保有銘柄があります",
      "no-return": "ポートフォリオのリターンが不明です",
      failed: "サーバー側でエラーが発生しました。アラートは再度確認されます。",
    },
    mail: {
      met: (alert) => `${alert}。`,
      value: ({ value, asOf, source }) =>
        `${value === "" ? "条件を満たしました" : `値：${value}`}${asOf === null ? "" : `（${moment(asOf)}時点）`}。出所：${source}`,
      manage: (page) => `設定されたアラートによるお知らせです。アラートの変更・削除：${page}`,
    },
  };
}
