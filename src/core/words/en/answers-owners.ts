import type { Texts } from "../texts.ts";

/** Answers about insiders, leaders and owners of companies, filings and similar symbols. `source` is the mark of a source: "[2]". */
export const owners = {
  noInsiders: (symbol: string) => `No trades by insiders of ${symbol} are known.`,
  insiders: ({
    symbol,
    bought,
    sold,
    purchases,
    sales,
    source,
  }: Texts<"symbol" | "bought" | "sold" | "purchases" | "sales" | "source">) =>
    `**Insiders of ${symbol} bought ${bought} and sold ${sold} shares in six months**, in ${purchases} purchases and ${sales} sales ${source}.`,
  insiderReports: ({ symbol, source }: Texts<"symbol" | "source">) => `Reports of insiders of ${symbol} ${source}:`,
  noReportsThen: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `None of the listed reports of insiders of ${symbol} is from that time ${source}.`,
  reportsThen: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `Reports of insiders of ${symbol} from that time, of the newest that are listed ${source}:`,
  report: ({
    day,
    name,
    kind,
    shares,
    value,
    source,
  }: Texts<"day" | "name" | "kind" | "shares" | "source"> & { readonly value: string | undefined }) =>
    `${day}: ${name}, ${kind}, ${shares} shares${value === undefined ? "" : `, ${value}`} ${source}`,
  unnamed: "unnamed",
  unknownKind: "unknown kind",
  unknownNumber: "an unknown number of",
  unknownValue: "value unknown",
  totalsOfHalfYear: "What insiders bought and sold in all is known for six months only.",
  noLeaders: ({ symbol, source }: Texts<"symbol" | "source">) => `The leaders of ${symbol} aren't known ${source}.`,
  leaders: ({ symbol, source }: Texts<"symbol" | "source">) => `The leaders of ${symbol} ${source}:`,
  leader: ({ name, title, source }: Texts<"name" | "title" | "source">) => `${name}: ${title} ${source}`,
  leaderPaid: ({ name, title, pay, year, source }: Texts<"name" | "title" | "pay" | "year" | "source">) =>
    `${name}: ${title}, **${pay}** in ${year} ${source}`,
  leaderPaidUndated: ({ name, title, pay, source }: Texts<"name" | "title" | "pay" | "source">) =>
    `${name}: ${title}, **${pay}**, year not known ${source}`,
  pay: ({ symbol, source }: Texts<"symbol" | "source">) => `Total pay of the leaders of ${symbol} ${source}:`,
  payUnknown: ({ symbol, source }: Texts<"symbol" | "source">) =>
    `The pay of the leaders of ${symbol} isn't known ${source}.`,
  unknownTitle: "title not known",
  role: ({ roles, symbol, source }: Texts<"symbol" | "source"> & { readonly roles: readonly string[] }) =>
    `**${roles.join(" or ")} of ${symbol}** ${source}:`,
  noRole: ({ roles, symbol, source }: Texts<"symbol" | "source"> & { readonly roles: readonly string[] }) =>
    `No ${roles.join(" or ")} of ${symbol} is named by the source; its leaders are ${source}:`,
  /** Roles of leaders; other roles are written as they are. */
  roles: { chair: "chair" },
  noOwners: (symbol: string) => `The owners of ${symbol} aren't known.`,
  byInstitutions: ({ symbol, value, source }: Texts<"symbol" | "value" | "source">) =>
    `**Institutions hold ${value} of ${symbol}** ${source}.`,
  byInsiders: ({ value, source }: Texts<"value" | "source">) => `Insiders hold ${value} ${source}.`,
  largest: (source: string) => `The largest owners that reported; funds are part of their institutions ${source}:`,
  owner: ({ name, part, shares, day, source }: Texts<"name" | "part" | "shares" | "day" | "source">) =>
    `${name}: ${part}, ${shares} shares, reported for ${day} ${source}`,
  noFilings: (symbol: string) => `No filings of ${symbol} are known.`,
  filings: ({ symbol, source }: Texts<"symbol" | "source">) => `The newest filings of ${symbol} ${source}:`,
  related: ({ symbol, names, source }: Texts<"symbol" | "source"> & { readonly names: readonly string[] }) =>
    `People who look at **${symbol}** also look at ${names.map((name) => `**${name}**`).join(", ")} ${source}.`,
  relatedPrice: ({ symbol, price, pe, source }: Texts<"symbol" | "price" | "pe" | "source">) =>
    `**${symbol}**: price ${price}, P/E ${pe} ${source}`,
  lowestPe: ({ symbol, pe, source }: Texts<"symbol" | "pe" | "source">) =>
    `The lowest P/E of these is that of **${symbol}**: ${pe} ${source}.`,
  ticker: ({ symbol, name, source }: Texts<"symbol" | "name" | "source">) => `**${symbol}**, ${name} ${source}`,
};

/** Sources of these answers. */
export const ownersSources = {
  owners: {
    none: (symbol: string) => `No reports of insiders, owners or filings of ${symbol} are known.`,
    summary: (symbol: string) => `Insiders, owners and filings of ${symbol}`,
    insidersTitle: (symbol: string) => `${symbol} insiders, six months`,
    bought: "Shares bought by insiders",
    sold: "Shares sold by insiders",
    net: "Shares bought less sold by insiders",
    purchases: "Purchases by insiders",
    sales: "Sales by insiders",
    report: "Report of an insider",
    reportShares: "Shares of a report",
    reportValue: "Value of a report",
    title: (symbol: string) => `${symbol} owners`,
    dayOfReport: "Day of the report",
    sharesHeld: "Shares held",
    part: "Part of the company",
    institutions: "Held by institutions",
    insiders: "Held by insiders",
    fund: "Fund",
    institution: "Institution",
    filingsTitle: (symbol: string) => `${symbol} filings`,
    filing: (type: string) => `Filing ${type}`,
  },
  related: {
    title: (symbol: string) => `Looked at beside ${symbol}`,
    none: (symbol: string) => `No related symbols of ${symbol} are known.`,
    summary: (symbol: string, list: string) => `Related to ${symbol}: ${list}`,
  },
  search: {
    title: (query: string) => `Instruments found for “${query}”`,
    none: (query: string) => `No instrument is found for “${query}”.`,
    summary: (query: string, list: string) => `Search for “${query}”: ${list}`,
  },
};
