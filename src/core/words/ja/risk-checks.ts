import type { RiskCheckWords } from "../en/risk-checks.ts";

export const riskChecks: RiskCheckWords = {
  titles: {
    "largest-holding": "最大の保有銘柄",
    "top-three": "上位3銘柄",
    spread: "集中度",
    "foreign-currency": "外貨",
    "largest-sector": "最大のセクター",
    fees: "年間の手数料",
    cash: "現金",
    "stale-price": "古い価格",
    "missing-price": "価格・為替レートの不足",
    "missing-cost": "取得価額の不足",
    "missing-sector": "セクターの不足",
  },
  rules: {
    "largest-holding": (limit) => `最大の保有銘柄は、全体の${limit}以下が目安です。`,
    "top-three": (limit) => `上位3銘柄の合計は、全体の${limit}以下が目安です。`,
    spread: (limit, equal) =>
      `集中度指数（ハーフィンダール・ハーシュマン指数、構成比の2乗の合計）は${limit}以下が目安です。均等に保有する場合、${equal}銘柄以上が必要です。`,
    "foreign-currency": (limit) => `外貨は全体の${limit}以下が目安です。`,
    "largest-sector": (limit) =>
      `最大のセクターは、全体の${limit}以下が目安です。ファンドはどのセクターにも含めません。`,
    fees: (limit) => `過去12か月に記録した手数料は、全体の${limit}以下が目安です。ファンドの運用コストは含みません。`,
    cash: (limit) => `現金は全体の${limit}以下、かつマイナスでないことが目安です。`,
    "stale-price": (limit) => `すべての保有銘柄の価格が${limit}日以内であることが目安です。`,
    "missing-price": "合計を正しく計算するには、すべての保有銘柄に価格と為替レートが必要です。",
    "missing-cost": "損益を計算するには、すべての保有銘柄に取得価額が必要です。",
    "missing-sector": "ファンド以外のすべての保有銘柄にセクターが必要です。",
  },
  unknown: {
    "no-holdings": "評価額の分かる保有銘柄がありません。",
    "no-sector": "セクターの分かる保有銘柄がありません。",
    "no-fees": "過去12か月の手数料が不明です。",
    "funds-alone": "保有しているのは投資信託・ETFのみで、その中身は集計していません。",
    "no-rate": "為替レートがないため、換算できない現金残高があります。",
  },
  names: (names) => names.join("、"),
  share: (name, share) => `${name}は全体の${share}です。`,
  together: (names, share) => `${names}：合計で全体の${share}`,
  spread: (equal, index) => `均等保有の${equal}銘柄に相当します（指数${index}）。`,
  besideFunds: (finding, share) =>
    `${finding}投資信託・ETF（${share}）は多くの企業を含むため、内訳は集計していません。`,
  noForeign: (base) => `すべて${base}です。`,
  foreign: (share, base, largest, largestShare) =>
    `全体の${share}が${base}以外の通貨で、最も多いのは${largest}（${largestShare}）です。`,
  fees: (amount, share) => `過去12か月の手数料は${amount}で、全体の${share}です。`,
  cash: (share) => `現金は全体の${share}です。`,
  debt: (share) => `現金がマイナスです。借入は全体の${share}に相当します。`,
  recent: "すべての価格が最新です。",
  stale: (count, symbol, day) => `価格の古い保有銘柄：${count}。最も古いのは${symbol}の${day}の価格です。`,
  none: {
    "missing-price": "すべての保有銘柄に評価額があります。",
    "missing-cost": "すべての保有銘柄に取得価額があります。",
    "missing-sector": "ファンド以外のすべての保有銘柄にセクターがあります。",
  },
  some: {
    "missing-price": (names) => `評価額なし：${names}`,
    "missing-cost": (names) => `取得価額なし：${names}`,
    "missing-sector": (names) => `セクターなし：${names}`,
  },
};
