import type { Texts } from "../texts.ts";

/** Sources about companies and what is scheduled. */
export const companySources = () => {
  return {
    company: {
      title: (symbol: string) => `${symbol} figures`,
      summary: (symbol: string) => `Figures of ${symbol}`,
      notLoaded: (symbol: string) => `The figures of ${symbol} could not be loaded.`,
      noStatement: ({ symbol, statement, span }: Texts<"symbol" | "statement"> & { span: "annual" | "quarterly" }) =>
        `No ${span} ${statement.toLowerCase()} of ${symbol} is known.`,
      statementTitle: ({ symbol, statement, span }: Texts<"symbol" | "statement"> & { span: "annual" | "quarterly" }) =>
        `${symbol} ${statement.toLowerCase()}, ${span}`,
      growthOf: (line: string) => `${line} growth`,
      estimates: (symbol: string) => `${symbol} estimates`,
      noEstimates: (symbol: string) => `No estimates of ${symbol} are known.`,
      earningsTable: (symbol: string) => `${symbol} earnings against estimates`,
      weightOf: (name: string) => `Weight of ${name}`,
      holding: "a holding",
      sector: "a sector",
    },
    calendar: {
      types: {
        earnings: "earnings reports",
        dividends: "ex-dividend days",
        economic: "economic events",
        ipo: "offerings",
        splits: "stock splits",
      },
      title: (type: string, list: string | null) =>
        `${type.charAt(0).toUpperCase()}${type.slice(1)}${list === null ? "" : ` of ${list}`}`,
      none: (list: string | null) => `Nothing is scheduled${list === null ? "" : ` of ${list}`} in these days.`,
      notLoaded: (type: string) => `The ${type} could not be loaded.`,
      summary: ({ title, from, to, many }: Texts<"title" | "from" | "to" | "many">) =>
        `${title}, ${from} to ${to}: ${many}`,
      partly: (shown: number, all: number, type: string) => `The first ${shown} of ${all} ${type} are listed.`,
      times: { AMC: "after close", BMO: "before open", TBD: "time not announced" },
      offering: (company: string) => `${company} offering`,
      sharesOffered: (company: string) => `${company} shares offered`,
      sizeOfOffer: (company: string) => `${company} size of the offer`,
    },
  };
};
