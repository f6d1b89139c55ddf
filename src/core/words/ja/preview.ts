import type { Texts } from "../texts.ts";

type Moved = Texts<"symbol" | "change" | "price">;

/** Impact, risk and next event of a symbol. `source` is the mark of a source after a space: " [2]". */
export const preview = {
  fields: { impact: "影響", risk: "リスク", action: "対応" },
  position: {
    title: (symbol: string) => `${symbol}の保有状況`,
    effect: "今日のポートフォリオへの影響",
    effectFormula: "前日比 ÷ 前日終値でのポートフォリオの評価額 × 100",
  },
  replaced: (fields: readonly string[]) =>
    `AIがデータにない数値を挙げたため（${fields.join("、")}）、計算による文を表示しています。`,
  missing: (fields: readonly string[]) =>
    `AIが何も書かなかったため（${fields.join("、")}）、計算による文を表示しています。`,
  withheld: (symbol: string) => `実際の価格が得られるまで、${symbol}については何も表示しません。`,
  moved: {
    unknown: ({ symbol, price }: Moved) => `${symbol}の価格は${price}です`,
    none: ({ symbol, price }: Moved) => `${symbol}は前日比変わらずの${price}です`,
    up: ({ symbol, change, price }: Moved) => `${symbol}は前日比${change}高の${price}です`,
    down: ({ symbol, change, price }: Moved) => `${symbol}は前日比${change}安の${price}です`,
  },
  alone: (moved: string, source: string) => `${moved}${source}。`,
  ofPortfolio: (moved: string, source: string, { weight, position }: Texts<"weight" | "position">) =>
    `${moved}${source}。ポートフォリオの${weight}を占めています${position}。`,
  belowHigh: (moved: string, source: string, size: string) => `${moved}。52週高値を${size}下回っています${source}。`,
  fall: (fall: string, source: string) => `過去1年の最大ドローダウンは${fall}です${source}。`,
  fallAndVolatility: (fall: string, volatility: string, source: string) =>
    `過去1年の最大ドローダウンは${fall}、ボラティリティは年率${volatility}です${source}。`,
  range: (low: string, high: string, source: string) => `52週間の価格は${low}～${high}でした${source}。`,
  noPrices: "過去1年の価格を読み込めなかったため、値動きの大きさは分かりません。",
  dividends: (day: string, source: string) => `権利落ち日：${day}${source}。`,
  earnings: (day: string, source: string) => `決算発表：${day}${source}。`,
  noDates: "次の予定を読み込めませんでした。",
  nothing: "予定はありません。",
  nothingUntil: (day: string, source: string) => `${day}まで予定はありません${source}。`,
};
