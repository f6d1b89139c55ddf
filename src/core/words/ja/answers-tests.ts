import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

type Answers = Words["answers"];

export const tests: Answers["tests"] = {
  made: ({ from, to, rule, hold, source }) =>
    `${from}～${to}のリターン（このルール：**${rule}**、バイ＆ホールド：**${hold}**）${source}。`,
  worstFalls: ({ rule, hold, source }) => `最大ドローダウン：このルール${rule}、バイ＆ホールド${hold} ${source}。`,
  trades: ({ trades, source }) => `ルールの取引回数：${trades} ${source}。`,
  fees: ({ fees, source }) => `ルールの手数料：${fees} ${source}。`,
  costs: ({ costs, source }) => `${costs} ${source}`,
  noForecast:
    "費用を差し引いた過去の結果であり、予測ではありません。戦略ラボでは、各取引と、ほかの数値での結果を確認できます。",
  result: ({ value, source }) => `計算結果：**${value}** ${source}。`,
  sum: ({ label, value, source }) => `${label}：**${value}** ${source}。`,
  resultLabel: "結果",
  fromYourNumbers: "質問内の数値から計算しました。税金、手数料、インフレは含みません。予測ではありません。",
  fromYourNumbersOnly: "質問の数字から計算しました。予測ではありません。",
  calculators: {
    averagePrice: "複数の購入の平均価格",
    spending: "年率による取り崩し",
    fees: "2つの年間手数料の比較",
    purchasingPower: "インフレ後の購買力",
    monthlySavings: "必要な毎月の積立額",
    savingsPlan: "積立プラン",
    positionSize: "ポジションサイズ",
    rise: "下落後に必要な上昇率",
    doubling: "2倍になるまでの期間",
    growthAYear: "年平均成長率（CAGR）",
    compound: "複利計算",
  },
  sums: {
    averagePrice: "平均価格",
    spendingAMonth: "毎月の取り崩し額",
    spendingAYear: "毎年の取り崩し額",
    costOfFee: "高い手数料による差額",
    endLowFee: "低い手数料での最終的な金額",
    endHighFee: "高い手数料での最終的な金額",
    inTodaysMoney: "現在のお金での価値",
    neededEachMonth: "必要な毎月の積立額",
    paidInOverTime: "期間中の積立総額",
    endValue: "最終的な金額",
    paidIn: "積立総額",
    growth: "増加額",
    shares: "数量",
    atRisk: "許容損失額",
    positionCost: "ポジションの金額",
    riseNeeded: "必要な上昇率",
    years: "年数",
    growthAYear: "年平均成長率（CAGR）",
    growthInAll: "期間全体の成長率",
  },
  inputs: { amount: "金額", eachMonth: "毎月の金額", percent: "率", years: "年数" },
};

const dividendWords = { reinvest: "再投資", cash: "現金で保有", ignore: "対象外" };

export const testsSources = ({
  day,
  count,
}: Writing): Pick<Answers["sources"], "backtest" | "workedOut" | "notWorkedOut"> => ({
  backtest: {
    title: (symbols) => `${symbols}のバックテスト`,
    summary: ({ symbols, from, to }) => `${symbols}のバックテスト、${day(from)}～${day(to)}`,
    notUnderstood: ({ parts, nearest }) =>
      `バックテストは実行していません。理解できなかった部分：${parts.map((part) => `“${part}”`).join("、")}。${
        nearest === null
          ? "“buy when the 20 day average crosses above the 50 day average”のように入力してください。"
          : `最も近いルール：“${nearest.rule}”。この表現で質問するか、別の表現で入力してください。`
      }`,
    isIndex: (symbol) => `バックテストは実行していません。${symbol}は指数のため売買できません。`,
    otherSymbols: ({ traded, other }) =>
      `バックテストは実行していません。このルールの対象は${traded}で、${other}ではありません。`,
    firstDay: "テストの開始日",
    lastDay: "テストの終了日",
    unseenFirstDay: "アウトオブサンプル期間の開始日",
    unseenRule: "アウトオブサンプル期間のルールのリターン",
    unseenHold: "アウトオブサンプル期間のバイ＆ホールドのリターン",
    ofRule: (figure) => `ルールの${figure}`,
    ofHold: (figure) => `バイ＆ホールドの${figure}`,
    theRule: "ルール",
    buyAndHold: "バイ＆ホールド",
    figures: {
      start: "開始時の金額",
      final: "最終的な金額",
      total: "トータルリターン",
      cagr: "年率リターン",
      worstFall: "最大ドローダウン",
      volatility: "ボラティリティ",
      sharpe: "シャープレシオ",
      exposure: "投資比率",
      trades: "取引回数",
      open: "未決済の取引",
      winRate: "勝率",
      profitFactor: "プロフィットファクター",
      fees: "手数料",
    },
    costs: ({ isNextOpen, feePercent, slippagePercent, dividends }) =>
      `終値で判断し、${isNextOpen ? "翌日の始値" : "同じ終値"}で約定。1回の取引につき手数料${count(feePercent, 4)}%、スリッページ${count(slippagePercent, 4)}%。配当は${dividendWords[dividends]}。`,
  },
  workedOut: (label) => `計算結果：${label}`,
  notWorkedOut: () => "この形式では計算できません。",
});
