import type { Texts } from "../texts.ts";

/** Why data of an address can't be given, by the code of the refusal. */
export const dataProblems = {
  "rate-limited": "Too many requests. Wait a moment and try again.",
  "server-busy": "The server is busy. Try again shortly.",
  "storage-unavailable": "The database can't be used right now. Try again shortly.",
  "request-timeout": "The request took too long. Try again.",
  "stock-data-unavailable": "Market data is unavailable. Try again shortly.",
  "news-unavailable": "News is unavailable. Try again shortly.",
  "fundamentals-unavailable": "Company figures are unavailable. Try again shortly.",
  "bars-not-offered": ({ symbol, source, interval, offered }: Texts<"symbol" | "source" | "interval" | "offered">) =>
    `${source} has no prices of ${symbol} at this resolution (${interval}). Available: ${offered}.`,
  "unknown-symbol": ({ symbol }: Texts<"symbol">) => `No data available for symbol ${symbol}`,
};
