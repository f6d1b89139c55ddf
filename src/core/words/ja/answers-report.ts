import type { Words } from "../shape.ts";

export const report: Words["answers"]["report"] = {
  sections: {
    summary: "要約と判定",
    business: "事業と競争優位",
    financials: "業績",
    valuation: "バリュエーションと市場の織り込み",
    technical: "テクニカル",
    news: "ニュース・センチメント・材料",
    risks: "強気・弱気シナリオとリスク",
    position: "保有状況・注目点・出所",
  },
  steps: { gathering: "数値を収集中", writing: "文章を作成中", checking: "数値を確認中" },
  underWay: "すでにレポートを作成中です。",
  failed: "サーバーでエラーが発生しました。しばらくしてからもう一度お試しください。",
  headings: {
    profile: "概要",
    moat: "競争優位の手がかり",
    lastYear: "直近の年度",
    lastQuarter: "直近の四半期",
    againstExpectations: "予想との比較",
    multiples: "株価指標",
    pricedIn: "価格が織り込む成長",
    analysts: "アナリストの目標株価",
    expected: "今後の予想",
    signals: "日足のシグナル",
    course: "価格の推移",
    stories: "記事",
    mood: "センチメント",
    catalysts: "材料",
    insiders: "内部者の売買",
    risks: "数値で見るリスク",
    position: "保有状況",
    watch: "注目点",
  },
  gaps: {
    noSignals: "日足の価格がないため、シグナルを計算できません。",
    noStatements: (symbol) => `${symbol}の財務諸表のデータがありません。`,
    noPeers: (symbol) => `${symbol}の関連企業のデータがありません。`,
    noInsiders: (symbol) => `${symbol}の内部者の売買データがありません。`,
    noReportDay: (symbol) => `${symbol}の次の決算発表日は確定していません。`,
    noSegments: "事業セグメント：接続中の情報源にデータがなく、売上高の内訳を示せません。",
    fundHasNoStatements: "ファンドには、企業のような財務諸表がありません。",
    noPricedIn: "価格が織り込む成長の計算には、プラスのフリーキャッシュフローと時価総額が必要です。",
    noCases: "強気と弱気の論点を同じ分量で示すだけの情報がありません。",
    noRanges: "1四半期の価格レンジの計算には、2年分の日足の価格が必要です。",
  },
  figure: ({ name, symbol, value, source }) => `${symbol}の${name}：${value} ${source}。`,
  figureIn: ({ name, symbol, period, value, source }) => `${symbol}の${name}（${period}）：${value} ${source}。`,
  twoFigures: ({ name, symbol, value, otherName, otherValue, source }) =>
    `${symbol}の${name}：${value}、${otherName}：${otherValue} ${source}。`,
  price: ({ symbol, price, change, source }) =>
    `${symbol}の価格は${price}です${change === undefined ? "" : `（前日比${change}）`} ${source}。`,
  yearRange: ({ low, high, source }) => `52週安値は${low}、52週高値は${high}です ${source}。`,
  profile: ({ symbol, parts, country, source }) =>
    `${symbol}：${parts}${country === undefined ? "" : `（${country}）`} ${source}。`,
  revenueTwelveMonths: ({ symbol, value, source }) => `${symbol}の過去12か月の売上高：${value} ${source}。`,
  marginThenAndNow: ({ symbol, first, firstPeriod, last, lastPeriod, source }) =>
    `${symbol}の売上総利益率：${firstPeriod}は${first}、${lastPeriod}は${last} ${source}。`,
  changeInYear: ({ change, source }) => `前年比は${change}です ${source}。`,
  surprise: ({ symbol, period, value, source }) =>
    `${symbol}の直近の決算（${period}）のサプライズ：予想比${value} ${source}。`,
  flowToPrice: ({ symbol, value, source }) =>
    `${symbol}の過去12か月のフリーキャッシュフローは、時価総額の${value}です ${source}。`,
  impliedGrowth: ({ symbol, required, growth, source }) =>
    `要求収益率を年${required}と仮定すると、${symbol}の価格は、フリーキャッシュフローが年${growth}のペースで永続的に成長することを織り込んでいます ${source}。`,
  targets: ({ symbol, analysts, mean, low, high, source }) =>
    `${symbol}の目標株価は、アナリスト${analysts}人の平均で${mean}、最低は${low}、最高は${high}です ${source}。`,
  expectedGrowth: ({ symbol, revenue, earnings, source }) =>
    `${symbol}の今年度の予想売上高成長率：${revenue}、予想1株利益成長率：${earnings} ${source}。`,
  revision: ({ symbol, value, source }) => `${symbol}の今年度予想の直近の修正率：${value} ${source}。`,
  peers: "一緒によく見られている企業です。Bellwetherが選んだものではありません。",
  noRating: ({ symbol, source }) =>
    `${symbol}には日足の総合シグナルがありません。これは「中立」とは異なります ${source}。`,
  rated: ({ symbol, signal, counted, source }) =>
    `Bellwetherのルールによる${symbol}の日足の判定は「${signal}」です（シグナルが出ている${counted}指標に基づく）${source}。`,
  daysRatedHold: ({ share, source }) => `これらのルールでは、${share}の日が「中立」と判定されています ${source}。`,
  reading: ({ name, symbol, value, signal, past, source }) =>
    `${[`${symbol}の${name}：${value}、${signal}`, ...past].join("。")} ${source}。`,
  trend: ({ symbol, value, average, source }) => `${symbol}の200日移動平均（${average}）との乖離：${value} ${source}。`,
  changed: ({ span, symbol, change, close, day, source }) =>
    `${symbol}の${span === "year" ? "1年間" : "5年間"}の騰落率：${change}（${day}の${close}から）${source}。`,
  lastClose: ({ symbol, value, source }) => `${symbol}の直近の終値は${value}です ${source}。`,
  story: ({ title, provider, source }) => `“${title}”、${provider} ${source}。`,
  newsMood: ({ symbol, value, stories, source }) =>
    `${symbol}の過去7日間のニューススコア：${value}（中立は0.5）、記事${stories}件 ${source}。`,
  priceMood: ({ symbol, value, source }) => `${symbol}の価格スコア：${value} ${source}。`,
  divergence: ({ sentence, source }) => `${sentence} ${source}。`,
  nextReport: ({ symbol, day, source }) => `${symbol}の次の決算発表：${day} ${source}。`,
  nextEstimate: ({ symbol, value, source }) => `次の決算での${symbol}の予想1株利益：${value} ${source}。`,
  impliedMove: ({ symbol, move, expiry, source }) =>
    `${symbol}のオプション価格は、${expiry}までに上下${move}の変動を織り込んでいます ${source}。`,
  insiderTrades: ({ symbol, purchases, sales, source }) =>
    `${symbol}の内部者の売買（6か月）：買い${purchases}件、売り${sales}件 ${source}。`,
  insiderShares: ({ symbol, bought, sold, source }) =>
    `内部者が買った${symbol}の株数：${bought}、売った株数：${sold} ${source}。`,
  deepestFall: ({ symbol, value, from, to, source }) =>
    `${symbol}の5年間の最大ドローダウン：${value}（${from}～${to}）${source}。`,
  fundCost: ({ value, source }) => `ファンドの経費率（年率）：${value} ${source}。`,
  fundAssets: ({ value, source }) => `純資産総額：${value} ${source}。`,
  shortInterest: ({ symbol, value, source }) => `${symbol}の空売り残高：浮動株の${value} ${source}。`,
  held: ({ symbol, shares, source }) => `${symbol}の保有数量：${shares} ${source}。`,
  worth: ({ value, weight, source }) => `評価額は${value}、ポートフォリオの構成比は${weight}です ${source}。`,
  cost: ({ symbol, cost, gain, gainPercent, source }) =>
    `${symbol}の平均取得単価：${cost}、損益：${gain}（${gainPercent}）${source}。`,
  yourReturn: ({ symbol, value, from, to, source }) =>
    `${symbol}でのあなたのリターン（単純）：${from}から${to}まで${value} ${source}。`,
  reportOn: ({ symbol, day, source }) => `${symbol}の決算発表：${day} ${source}。`,
  exDate: ({ symbol, day, source }) => `${symbol}の権利落ち日：${day} ${source}。`,
  rangeToWatch: ({ symbol, low, high, source }) => `${symbol}の52週レンジ：安値${low}、高値${high} ${source}。`,
  sources: "このレポートのデータの出所",
  columns: { source: "出所", provider: "提供元", status: "状態", asOf: "時点" },
  providers: { computed: "計算値", "your portfolio": "ご自身のポートフォリオ" },
  moment: ({ day, time }) => `${day} ${time} UTC`,
  pricedInTitle: (symbol) => `${symbol}の価格が織り込む成長`,
  flowToCap: "フリーキャッシュフロー利回り（対時価総額）",
  requiredReturn: "要求収益率（仮定）",
  growthPricedIn: "価格が織り込む成長率",
};
