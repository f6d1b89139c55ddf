import type { Texts } from "../texts.ts";

/** Answers to wishes: what a button would do, and why there is none. */
export const wishes = {
  removeAlerts: "Nothing is removed from here. Alerts are deleted under Alerts.",
  removeSymbols: "Nothing is removed from here. Symbols are taken off the watchlist under Watchlist.",
  notChanged: "Nothing is changed from here.",
  notes: "Notes aren't written from here. Open Notes on the page of the symbol to write one.",
  trade: (example: string) => `Nothing is traded from here. Trade at your broker, then tell me, such as “${example}”.`,
  watch: (symbol: string) => `Watch ${symbol}? Nothing is done until you press its button.`,
  example: "tell me when NVDA falls below 100",
  alertNotUnderstood: (example: string) =>
    `This alert wasn't fully understood. Try “${example}”, or use the Alert button on the symbol's page.`,
  priceUnknown: (symbol: string) =>
    `The price of ${symbol} isn't known, so say whether it is to rise above or to fall below that price.`,
  alert: (symbol: string) => `An alert on ${symbol}? Nothing is set until you press its button.`,
  currencyUnknown: (symbol: string) =>
    `The currency of ${symbol} isn't known, so no alert was prepared. Leave out the currency.`,
  otherCurrency: ({ symbol, currency }: Texts<"symbol" | "currency">) =>
    `${symbol} is priced in ${currency}, so no alert was prepared. Name the price in ${currency}.`,
  onWatchlist: (symbol: string) => `${symbol} is on the watchlist already.`,
  addToWatchlist: (symbol: string, name: string | undefined) =>
    `Add ${symbol}${name === undefined ? "" : ` (${name})`} to your watchlist`,
  tellOnce: (condition: string) => `Tell you once when ${condition}`,
  tellEachTime: (condition: string) => `Tell you each time when ${condition}`,
};
