import type { Texts } from "../texts.ts";
import type { Writing } from "../writing.ts";

/** Findings about a portfolio by rule. Values are marks. */
export const review = ({ count, figure, fixed, day }: Writing) => {
  const percent = (value: number): string => figure({ value, unit: "percent", currency: null });
  return {
    /** Formats of the rules. */
    number: fixed,
    percent: (value: number, digits: number) => `${fixed(value, digits)}%`,
    day,
    unknown: "不明",
    share: (name: string, share: string) => `${name}は全体の${share}を占めています。`,
    together: (share: string) => `上位の保有銘柄で全体の${share}を占めています。`,
    concentration: (index: string) => `保有銘柄の集中度指数は${index}です。`,
    noForeign: "すべてご自身の通貨です。",
    foreign: (share: string, currency: string) => `全体の${share}が外貨で、最も多いのは${currency}です。`,
    fees: (share: string) => `過去12か月の手数料は全体の${share}です。`,
    cash: (share: string) => `全体の${share}が現金です。`,
    debt: (share: string) => `現金がマイナスです。全体の${share}が不足しています。`,
    oldestPrice: (name: string, days: string) => `最も古い価格は${name}のもので、${days}日前です。`,
    lacking: {
      price: ({ holdings, names }: Texts<"holdings" | "names">, _isOne: boolean) =>
        `価格または為替レートのない保有銘柄が${holdings}件あります：${names}。`,
      sector: ({ holdings, names }: Texts<"holdings" | "names">, _isOne: boolean) =>
        `セクターのない保有銘柄が${holdings}件あります：${names}。`,
      cost: ({ holdings, names }: Texts<"holdings" | "names">, _isOne: boolean) =>
        `取得価額の分からない保有銘柄が${holdings}件あります：${names}。`,
    },
    names: (names: readonly string[], isMore: boolean) => `${names.join("、")}${isMore ? "など" : ""}`,
    fall: {
      title: "最大ドローダウン",
      text: (fall: string) => `過去1年のポートフォリオの最大ドローダウンは${fall}でした。`,
      textWithDays: (fall: string, from: string, to: string) =>
        `過去1年のポートフォリオの最大ドローダウンは${fall}でした（${from}～${to}）。`,
      rule: (watch: number, risk: number) =>
        `${percent(watch)}から注意、${percent(risk)}からリスク：過去1年の連結リターンの最大ドローダウン。`,
    },
    mover: {
      title: (symbol: string) => `${symbol}の値動き`,
      up: (symbol: string, change: string) => `${symbol}は前日比${change}高です`,
      down: (symbol: string, change: string) => `${symbol}は前日比${change}安です`,
      rule: (least: number) => `保有銘柄が当日${percent(least)}以上動きました。`,
    },
    loss: {
      title: (symbol: string) => `${symbol}は取得価額を大きく下回っています`,
      text: (symbol: string, loss: string) => `${symbol}は取得価額を${loss}下回っています`,
      rule: (least: number) => `保有銘柄の評価額が取得価額を${percent(least)}以上下回っています。`,
    },
    withWeight: (finding: string, weight: string | null) =>
      weight === null ? `${finding}。` : `${finding}。ポートフォリオの${weight}を占めています。`,
    benchmark: {
      name: "ベンチマーク",
      ahead: (name: string) => `${name}を上回っています`,
      behind: (name: string) => `${name}を下回っています`,
      textAhead: (timeWeighted: string, points: string, from: string, to: string) =>
        `${from}～${to}のポートフォリオの時間加重リターンは${timeWeighted}で、ベンチマークを${points}上回りました。`,
      textBehind: (timeWeighted: string, points: string, from: string, to: string) =>
        `${from}～${to}のポートフォリオの時間加重リターンは${timeWeighted}で、ベンチマークを${points}下回りました。`,
      rule: (points: number) =>
        `過去1年の時間加重リターンとベンチマークの比較：上回っているか、${count(points)}ポイント以上下回っている。`,
    },
    earnings: {
      title: (symbol: string) => `${symbol}は間もなく決算発表です`,
      text: (symbol: string, day: string) => `${symbol}の決算発表は${day}です`,
      rule: (weight: number, days: number) =>
        `構成比${percent(weight)}以上の保有銘柄が${count(days)}日以内に決算を発表します。`,
    },
    payments: {
      title: "今後の配当・利息",
      payment: (symbol: string, day: string) => `${symbol}（${day}）`,
      text: (payments: string) => `次の支払い：${payments}。`,
      rule: (days: number) => `今後${count(days)}日間の支払い（発表済み、または過去から予想されるもの）。`,
    },
    nothing: "注意が必要な項目は見つかりませんでした。",
    standsOut: (findings: string) => `注目点：${findings}`,
    inOrder: (findings: string) => `問題なし：${findings}`,
    cited: (finding: string, sources: string) => `${finding.replace(/。$/, "")}${sources}。`,
  };
};
