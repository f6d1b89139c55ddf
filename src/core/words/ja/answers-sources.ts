import { dataProblemText } from "../data-problem.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { companySources } from "./answers-company-sources.ts";
import { dataProblems } from "./data-problems.ts";
import { ownSources } from "./answers-own-sources.ts";
import { technicalSources } from "./answers-technical.ts";
import { ownersSources } from "./answers-owners.ts";
import { testsSources } from "./answers-tests.ts";
import { tradesSources } from "./answers-trades.ts";
import { values } from "./answers-values.ts";

export const sources = (writing: Writing): Words["answers"]["sources"] => {
  const { count, day } = writing;
  const { symbols } = values(writing);
  return {
    listed: (all) => (all.length <= 4 ? all.join("、") : symbols(all.length)),
    refused: (problem) => dataProblemText(problem, dataProblems) ?? "データを読み込めませんでした。",
    noData: (list) => `この銘柄のデータがありません：${list}`,
    noPrice: (list) => `${list}の価格を読み込めませんでした。`,
    sampleOnly: "現在はサンプルデータしかないため、使用していません。",
    sampleLeftOut: (what) => `${what}：現在はサンプルデータしかないため、使用していません。`,
    pricesOf: (list) => `${list}の価格`,
    noAccount: (name, accounts) =>
      `「${name}」という口座はありません。${accounts.length === 0 ? "" : `口座：${accounts.join("、")}`}`,
    spans: {
      thisYear: "今年",
      days: (many) => `${count(many)}日`,
      months: (many) => `${count(many)}か月`,
      years: (many) => `${count(many)}年`,
      between: (from, to) => `${day(from)}～${day(to)}`,
    },
    quotes: {
      title: "価格情報",
      of: (symbol) => `${symbol}の価格情報`,
      summary: (list) => `${list}の価格情報`,
    },
    history: {
      title: ({ symbol, span }) => `${symbol}の価格推移（${span}）`,
      noneIn: ({ symbol, span }) => `この期間の${symbol}の価格データがありません（${span}）。`,
      knownFrom: ({ symbol, date }) => `${symbol}の価格データは${day(date)}以降のみあります。`,
      notLoaded: (symbol) => `${symbol}の価格を読み込めませんでした。`,
      dividendsOf: (year) => `${year}年の1株配当`,
    },
    compare: {
      title: (names) => `${names.join("、")}の比較`,
      changeOver: (span) => `騰落率（${span}）`,
      changeLess: (one, other) => `${one}と${other}の騰落率の差`,
      less: (one, other) => `${one}と${other}の差`,
      twoNeeded: "比較には異なる2銘柄が必要です。",
      pricesNeeded: (many, list) =>
        `実際の価格がある銘柄が2つ以上必要です。${list}のうち、価格があるのは${many}銘柄だけです。`,
      noSharedDays: "この期間に共通する取引日がありません。",
    },
    rates: {
      title: (base, date) => `${base}の為替レート（${day(date)}）`,
      summary: (base, list, date) => `${base}／${list}（${day(date)}）`,
      forOne: (currency, base) => `1${base}あたりの${currency}`,
      amountIn: (currency) => `${currency}での金額`,
      none: (base, list) => `${base}の${list}に対する参考レートがありません。`,
      change: (base, into) => `${into}に対する${base}の変動`,
    },
    movers: {
      gainers: "値上がり率上位",
      losers: "値下がり率上位",
      active: "出来高上位",
      trending: "注目銘柄",
      today: (name) => `今日の${name}`,
      notLoaded: "ランキングを読み込めませんでした。",
    },
    hours: {
      title: (exchange) => `${exchange}の取引時間`,
      summary: ({ exchange, state }) =>
        `${exchange}：${{ open: "取引時間中", pre: "プレマーケット", after: "アフターマーケット", closed: "取引時間外", holiday: "休場" }[state]}`,
      unknown: (exchange) => `${exchange}の取引カレンダーがありません。`,
      opens: "取引開始",
      session: "取引日",
      noSession: "休場",
    },
    mood: {
      none: () => "価格も記事もないため、市場心理を算出できません。",
      market: "市場心理",
      of: (list) => `${list}の市場心理`,
      one: (symbol) => `${symbol}の市場心理`,
      from: (name) => `${name}によるスコア`,
      weight: (name) => `${name}のウエート`,
      items: (name) => `${name}の件数`,
      parts: { breadth: "値上がり銘柄比率", price: "価格", news: "ニュース" },
    },
    news: {
      market: "市場",
      notLoaded: "記事を読み込めませんでした。",
      none: (what) => `${what}に関する記事はありません。`,
      noneAbout: (topic) => `最新の記事の中に、${topic}に触れたものはありません。`,
      noneThen: ({ what, from, to }) => `${day(from)}から${day(to)}までに公開された${what}に関する記事はありません。`,
      summary: (many, what) => `${what}に関する記事${count(many)}件`,
      heldBack: (publisher) => `${publisher}の記事には指示が含まれているため、表示していません。`,
      unknownPublisher: "不明な発行元",
    },
    help: {
      title: (screen) => `ヘルプ：${screen}`,
      entry: ({ task, screen, address, text, source }) => `**${task}**（[${screen}](${address})）：${text} ${source}`,
    },
    watchlist: {
      title: "ウォッチリスト",
      empty: "ウォッチリストは空です。",
      notLoaded: (list) => `ウォッチリストの価格を読み込めませんでした：${list}`,
    },
    ...ownSources(writing),
    ...tradesSources(writing),
    ...testsSources(writing),
    ...ownersSources,
    ...technicalSources,
    ...companySources(writing),
  };
};
