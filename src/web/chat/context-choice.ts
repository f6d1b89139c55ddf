import type { AssistantContext } from "#contract/assistant.ts";

export const contextParts = [
  "userPortfolio",
  "watchlist",
  "recentNews",
  "marketSentiment",
  "currentMarketData",
] as const;
export type ContextPart = (typeof contextParts)[number];

/** What goes with the next question. */
export interface ContextChoice {
  readonly parts: readonly ContextPart[];
  readonly symbols: readonly string[];
  readonly amounts: "full" | "percentages";
}

export const usualContext: ContextChoice = {
  parts: ["userPortfolio", "watchlist", "recentNews", "currentMarketData"],
  symbols: [],
  amounts: "full",
};

/** The choice as the server takes it. */
export function assistantContext({ parts, symbols, amounts }: ContextChoice): AssistantContext {
  return {
    currentMarketData: parts.includes("currentMarketData"),
    userPortfolio: parts.includes("userPortfolio"),
    recentNews: parts.includes("recentNews"),
    marketSentiment: parts.includes("marketSentiment"),
    watchlist: parts.includes("watchlist"),
    symbols: [...symbols],
    amounts,
  };
}
