import { lackText } from "../../portfolio/lack.ts";
import { lacks } from "./lacks.ts";
import { transactionWords as types } from "./transaction-words.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { whatIf } from "./answers-what-if-sources.ts";

export const ownSources = ({
  count,
  date,
  day,
}: Writing): Pick<
  Words["answers"]["sources"],
  "transactions" | "whatIf" | "holdings" | "moved" | "performance" | "gains" | "allocation" | "income" | "inAccount"
> => {
  const month = (name: string) => date(`${name}-01`, { month: "long", year: "numeric" });
  const inAccount = (account: string | undefined) => (account === undefined ? "" : `（口座：${account}）`);
  return {
    transactions: {
      types,
      none: ({ type, symbol, isThen }) =>
        `${isThen ? "この期間に" : ""}該当する取引はありません${type === null ? "" : `（${types[type]}）`}${symbol === null ? "" : `：${symbol}`}。`,
      labelOf: ({ label, type }) => `${label}（${types[type]}）`,
      dayOf: (type) => `日付（${types[type]}）`,
      title: "取引履歴",
      titleOf: (symbol) => `${symbol}の取引履歴`,
      summary: (many, symbol) => `${symbol === null ? "" : `${symbol}の`}取引${count(many)}件`,
      partly: (shown, all) => `${all}件の取引のうち、新しい${shown}件を表示しています。`,
    },
    whatIf,
    holdings: {
      title: (account, date) => `保有銘柄${inAccount(account)}${date === null ? "" : `（${day(date)}）`}`,
      summary: (many) => `保有銘柄${count(many)}件`,
      none: "保有銘柄はありません。ポートフォリオに何も登録されていません。",
      noneOn: (account, date) => `${day(date)}の時点で保有銘柄はありません${inAccount(account)}。`,
      noneIn: (account) => `口座「${account}」に保有銘柄はありません。`,
      cashIn: (currency) => `現金（${currency}）`,
      weightOfCash: (currency) => `現金の構成比（${currency}）`,
      samplePrices: (list) => `${list}：サンプル価格しかないため、評価額に含めていません。`,
      whole: "全体",
      incomplete: (parts) => `合計には含まれていない項目があります。${parts.join("、")}。`,
      incompleteOf: ({ what, lack }) => `${what}：${lackText(lacks, lack, day)}`,
      missingSplit: ({ symbol, fresh, old, date }) =>
        `${symbol}は${day(date)}に${old}株を${fresh}株に分割しましたが、取引履歴にありません。株式分割を追加すると数量が正しくなります。`,
    },
    moved: {
      today: "今日のポートフォリオの変動要因",
      spans: { week: "直近1週間", month: "直近1か月", year: "直近1年" },
      over: (span) => `ポートフォリオの変動要因（${span}）`,
      partlyListed: (shown, all) => `${all}件の損益要因のうち、大きい順に${shown}件を表示しています。`,
      partlyListedToday: (shown, all) => `${all}件の変動のうち、大きい順に${shown}件を表示しています。`,
    },
    performance: {
      title: (symbol, from, to) =>
        `${symbol === undefined ? "リターン" : `${symbol}のリターン`}（${day(from)}～${day(to)}）`,
      notHeld: (symbol) => `この期間に${symbol}を保有していません。`,
      firstDayOfBest: "最大上昇月の初日",
      firstDayOfWorst: "最大下落月の初日",
    },
    gains: {
      title: "銘柄別損益",
      partly: (measured, all) => `投資銘柄${all}件のうち、損益の大きい${measured}件を計算しています。`,
    },
    allocation: {
      title: (by, account) => `資産配分（${by}別）${inAccount(account)}`,
      valueIn: (name) => `${name}の評価額`,
      shareOf: (name) => `${name}の割合`,
      targetOf: (name) => `${name}の目標`,
      driftOf: (name) => `${name}の乖離`,
      funds: "ファンドはファンドとして集計しています。中身の内訳はほかの項目に含まれていません。",
      by: {
        sector: "セクター",
        industry: "業種",
        "asset-class": "資産クラス",
        currency: "通貨",
        country: "国",
        region: "地域",
        account: "口座",
        tag: "タグ",
        holding: "銘柄",
      },
    },
    income: {
      title: "配当・利息",
      summary: (many) => `配当・利息：今後の支払い${count(many)}件`,
      none: "配当・利息のある保有銘柄はなく、受取実績もありません。",
      receivedFrom: (from, to) => `受取額（${month(from)}～${month(to)}）`,
      receivedIn: (year) => `${year}年の受取額`,
      nextPayments: "次回の支払い",
      announced: "発表済み",
      estimated: "予想",
    },
    inAccount,
  };
};
