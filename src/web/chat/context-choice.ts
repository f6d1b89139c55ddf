import type { AssistantContext } from "#contract/assistant.ts";

export const contextParts = [
  "userPortfolio",
  "watchlist",
  "recentNews",
  "marketSentiment",
  "currentMarketData",
  "notes",
] as const;
export type ContextPart = (typeof contextParts)[number];

/** What goes with the next question. */
export interface ContextChoice {
  readonly parts: readonly ContextPart[];
  readonly symbols: readonly string[];
  readonly amounts: "full" | "percentages";
}

/** What goes with a question unless something else is chosen: the parts of the settings. Whether amounts do is remembered in this browser. */
export function usualContext(parts: readonly ContextPart[]): ContextChoice {
  return {
    parts,
    symbols: [],
    amounts: rememberedAmounts(),
  };
}

const storageKey = "assistant-amounts";

/** Keeps whether amounts are sent for the next visit. */
export function rememberAmounts(amounts: ContextChoice["amounts"]): void {
  try {
    localStorage.setItem(storageKey, amounts);
  } catch {
    // A browser that stores nothing still has the choice for this visit.
  }
}

/** What was chosen in this browser. */
export function rememberedAmounts(): ContextChoice["amounts"] {
  try {
    return localStorage.getItem(storageKey) === "percentages" ? "percentages" : "full";
  } catch {
    return "full";
  }
}

/** The choice as the server takes it. */
export function assistantContext({ parts, symbols, amounts }: ContextChoice): AssistantContext {
  return {
    currentMarketData: parts.includes("currentMarketData"),
    userPortfolio: parts.includes("userPortfolio"),
    recentNews: parts.includes("recentNews"),
    marketSentiment: parts.includes("marketSentiment"),
    watchlist: parts.includes("watchlist"),
    notes: parts.includes("notes"),
    symbols: [...symbols],
    amounts,
  };
}
