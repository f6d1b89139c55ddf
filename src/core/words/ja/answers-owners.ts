import type { Words } from "../shape.ts";

type Answers = Words["answers"];

export const owners: Answers["owners"] = {
  noInsiders: (symbol) => `${symbol}の内部者の売買は確認できません。`,
  insiders: ({ symbol, bought, sold, purchases, sales, source }) =>
    `**${symbol}の内部者は過去6か月間に${bought}株を買い、${sold}株を売りました**（買い${purchases}件、売り${sales}件）${source}。`,
  insiderReports: ({ symbol, source }) => `${symbol}の内部者による売買報告 ${source}：`,
  noReportsThen: ({ symbol, source }) =>
    `表示中の${symbol}の内部者の売買報告に、この期間のものはありません ${source}。`,
  reportsThen: ({ symbol, source }) => `最新の報告のうち、この期間の${symbol}の内部者の売買報告 ${source}：`,
  report: ({ day, name, kind, shares, value, source }) =>
    `${day}：${name}、${kind}、${shares}株${value === undefined ? "" : `、${value}`} ${source}`,
  unnamed: "氏名不明",
  unknownKind: "種類不明",
  unknownNumber: "不明な数の",
  unknownValue: "金額不明",
  totalsOfHalfYear: "内部者の売買の合計は、過去6か月分のみあります。",
  noLeaders: ({ symbol, source }) => `${symbol}の経営陣は不明です ${source}。`,
  leaders: ({ symbol, source }) => `${symbol}の経営陣 ${source}：`,
  leader: ({ name, title, source }) => `${name}：${title} ${source}`,
  leaderPaid: ({ name, title, pay, year, source }) => `${name}：${title}、**${pay}**（${year}年）${source}`,
  leaderPaidUndated: ({ name, title, pay, source }) => `${name}：${title}、**${pay}**（年度不明）${source}`,
  pay: ({ symbol, source }) => `${symbol}の経営陣の報酬総額 ${source}：`,
  payUnknown: ({ symbol, source }) => `${symbol}の経営陣の報酬は不明です ${source}。`,
  unknownTitle: "役職不明",
  role: ({ roles, symbol, source }) => `**${symbol}の${roles.join("または")}** ${source}：`,
  noRole: ({ roles, symbol, source }) =>
    `情報源には${symbol}の${roles.join("または")}の記載がありません。経営陣は次のとおりです ${source}：`,
  roles: { chair: "会長" },
  noOwners: (symbol) => `${symbol}の株主は不明です。`,
  byInstitutions: ({ symbol, value, source }) => `**機関投資家が${symbol}の${value}を保有しています** ${source}。`,
  byInsiders: ({ value, source }) => `内部者の保有は${value}です ${source}。`,
  largest: (source) => `報告されている大株主です。ファンドの保有分は、運用会社の保有分にも含まれます ${source}：`,
  owner: ({ name, part, shares, day, source }) => `${name}：${part}、${shares}株、${day}時点の報告 ${source}`,
  noFilings: (symbol) => `${symbol}の提出書類は確認できません。`,
  filings: ({ symbol, source }) => `${symbol}の最新の提出書類 ${source}：`,
  related: ({ symbol, names, source }) =>
    `**${symbol}**を見ている人は、${names.map((name) => `**${name}**`).join("、")}も見ています ${source}。`,
  relatedPrice: ({ symbol, price, pe, source }) => `**${symbol}**：価格${price}、PER ${pe} ${source}`,
  lowestPe: ({ symbol, pe, source }) => `このうちPERが最も低いのは**${symbol}**（${pe}）です ${source}。`,
  ticker: ({ symbol, name, source }) => `**${symbol}**：${name} ${source}`,
};

export const ownersSources: Pick<Answers["sources"], "owners" | "related" | "search"> = {
  owners: {
    none: (symbol) => `${symbol}の内部者、株主、提出書類はいずれも確認できません。`,
    summary: (symbol) => `${symbol}の内部者の売買・大株主・提出書類`,
    insidersTitle: (symbol) => `${symbol}の内部者の売買（6か月）`,
    bought: "内部者が買った株数",
    sold: "内部者が売った株数",
    net: "内部者の買い越し株数",
    purchases: "内部者の買い件数",
    sales: "内部者の売り件数",
    report: "内部者の売買報告",
    reportShares: "報告の株数",
    reportValue: "報告の金額",
    title: (symbol) => `${symbol}の大株主`,
    dayOfReport: "報告日",
    sharesHeld: "保有株数",
    part: "保有比率",
    institutions: "機関投資家の保有比率",
    insiders: "内部者の保有比率",
    fund: "ファンド",
    institution: "機関投資家",
    filingsTitle: (symbol) => `${symbol}の提出書類`,
    filing: (type) => `提出書類 ${type}`,
  },
  related: {
    title: (symbol) => `${symbol}とあわせて見られている銘柄`,
    none: (symbol) => `${symbol}の関連銘柄は確認できません。`,
    summary: (symbol, list) => `${symbol}の関連銘柄：${list}`,
  },
  search: {
    title: (query) => `“${query}”の検索結果`,
    none: (query) => `“${query}”に該当する銘柄はありません。`,
    summary: (query, list) => `“${query}”の検索：${list}`,
  },
};
