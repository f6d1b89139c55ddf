import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

export const companySources = ({ day }: Writing): Pick<Words["answers"]["sources"], "company" | "calendar"> => {
  const spanNames = { annual: "年次", quarterly: "四半期" };
  return {
    company: {
      title: (symbol) => `${symbol}の財務指標`,
      summary: (symbol) => `${symbol}の財務指標`,
      notLoaded: (symbol) => `${symbol}の財務指標を読み込めませんでした。`,
      noStatement: ({ symbol, statement, span }) =>
        `${symbol}の${statement}（${spanNames[span]}）のデータがありません。`,
      statementTitle: ({ symbol, statement, span }) => `${symbol}の${statement}（${spanNames[span]}）`,
      growthOf: (line) => `${line}の成長率`,
      estimates: (symbol) => `${symbol}の業績予想`,
      noEstimates: (symbol) => `${symbol}の業績予想のデータがありません。`,
      earningsTable: (symbol) => `${symbol}の決算と予想`,
      weightOf: (name) => `${name}の構成比`,
      holding: "組入銘柄",
      sector: "セクター",
    },
    calendar: {
      types: {
        earnings: "決算発表",
        dividends: "権利落ち日",
        economic: "経済指標",
        ipo: "新規上場（IPO）",
        splits: "株式分割",
      },
      title: (type, list) => `${type}${list === null ? "" : `（${list}）`}`,
      none: (list) => `この期間に予定はありません${list === null ? "" : `（${list}）`}。`,
      notLoaded: (type) => `${type}を読み込めませんでした。`,
      summary: ({ title, from, to, many }) => `${title}、${day(from)}～${day(to)}：${many}件`,
      partly: (shown, all, type) => `${type}：${all}件のうち最初の${shown}件を表示しています。`,
      times: { AMC: "引け後", BMO: "寄り付き前", TBD: "時刻未定" },
      offering: (company) => `${company}の新規上場`,
      sharesOffered: (company) => `${company}の公募・売出株数`,
      sizeOfOffer: (company) => `${company}の公募・売出総額`,
    },
  };
};
