import type { Words } from "../shape.ts";

const every = {
  day: "毎日",
  week: "毎週",
  month: "毎月",
  quarter: "四半期ごと",
  year: "毎年",
};

export const whatIf: Words["answers"]["whatIf"] = {
  needs: {
    amount: "金額または数量を指定してください",
    symbol: "銘柄を指定してください",
    oneSymbol: "銘柄は1つずつ質問してください",
    oneAmount: "金額は1つだけ指定してください",
    action: "売却、買付、投資、または値動きの率を指定してください",
    investment: (question) => `過去については、投資した場合の試算を質問できます（例：“${question}”）`,
    someAmount: "金額や数量を指定してください（例：“$5,000”、“10 shares”、“20%”）",
    money: "金額を指定してください（例：“$10,000”）",
    moneyOnly: "金額で指定してください",
    day: "買付の日または年を指定してください",
    currency: ({ currency, symbol }) => `金額を${symbol}の通貨である${currency}で指定してください`,
    knownTime: (symbol) => `${symbol}の価格データがある時期を指定してください`,
  },
  future: "将来の予測は行っていません。",
  market: (question) =>
    `この質問は計算の対象外です。保有銘柄が市場にどの程度連動するかは分かりません。過去の下落は“${question}”で確認できます。`,
  priceChange: ({ change, percent, total, source }) =>
    `**ポートフォリオの変動：${change}**（${percent}）、評価額は${total}になります ${source}。`,
  valueChange: ({ symbol, from, to, source }) => `保有している${symbol}の評価額：${from}から${to}へ ${source}`,
  restUnchanged: "ほかの条件はすべて変わらないものとします。",
  sale: ({ shares, symbol, amount, source }) => `**${symbol}（数量${shares}）の売却代金：${amount}** ${source}。`,
  purchase: ({ shares, symbol, amount, source }) => `**${amount}で買える${symbol}の数量：${shares}** ${source}。`,
  realised: ({ value, source }) => `実現損益：**${value}** ${source}`,
  position: ({ symbol, shares, after, now, source }) =>
    `${symbol}：数量${shares}、評価額${after}（現在${now}）${source}`,
  weight: ({ symbol, from, to, source }) => `${symbol}の構成比：${from}から${to}へ ${source}`,
  weightFromCash: ({ symbol, from, to, source }) =>
    `${symbol}の構成比：${from}から${to}へ（現金で支払う場合）${source}`,
  weightWithNewMoney: ({ symbol, weight, source }) =>
    `${symbol}の構成比（新たな資金で支払う場合）：${weight} ${source}`,
  cash: ({ cash, source }) => `現金：${cash} ${source}`,
  cashAfterSale: ({ cash, weight, source }) =>
    `現金：${cash}、全体の${weight}。ほかの保有銘柄の構成比は変わりません ${source}`,
  cashPaid: ({ cash, source }) => `現金：${cash}（支払い後）${source}`,
  nothingRecorded: "現在の価格による試算で、手数料と税金は考慮していません。取引は登録されません。",
  soldThen: ({ shares, symbol, value, day, source, kept, difference, keptSource }) =>
    `${day}終了時点の${symbol}（数量${shares}）の評価額：**${value}** ${source}。保有し続けた場合の現在の評価額：**${kept}**、差は${difference} ${keptSource}。`,
  soldThenTitle: (symbol) => `当時の${symbol}の売却`,
  worthToday: "現在の評価額",
  difference: "差",
  leftOutOfKept: "株式分割は考慮しています。配当、手数料、税金、為替、売却代金のその後の運用は考慮していません。",
  invested: ({ amount, symbol, from, worth, to, source }) =>
    `**${from}の終値で${symbol}に投資した${amount}の評価額：${worth}**（${to}の終値）${source}。`,
  gain: ({ gain, percent, source }) => `損益は${gain}（${percent}）です ${source}。`,
  sharesToday: ({ shares, price, source }) => `数量（株式分割調整後）：${shares}、単価${price} ${source}`,
  dividends: ({ value, source }) => `受け取った配当（再投資なし）：${value} ${source}`,
  inThePrices: "この価格には株式分割と配当が反映されています。手数料と税金は含みません。",
  dividendsListed: "株式分割は考慮しています。配当は確認できる範囲で別に示しています。手数料と税金は含みません。",
  noDividends: "株式分割は考慮しています。配当、手数料、税金は含みません。",
  plan: ({ paid, symbol, purchases, unit, from, worth, to, source }) =>
    `**${from}から${every[unit]}、計${purchases}回${symbol}に積み立てた${paid}の評価額：${worth}**（${to}の終値）${source}。`,
  planGain: ({ gain, percent, shares, source }) =>
    `損益は${gain}（積立総額比${percent}）です。数量は${shares}（株式分割調整後）です ${source}。`,
  planTitle: (symbol, unit) => `${symbol}への積立投資（${every[unit]}）`,
  firstPurchase: "最初の買付",
  purchases: "買付回数",
  paidIn: "積立総額",
  gainLabel: "損益",
  gainOnPaid: "積立総額に対する損益率",
  planBeginsLater: "これより前の価格データがないため、データのある最初の日から計算しています。",
};
