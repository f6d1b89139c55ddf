import type { Texts } from "../texts.ts";

/** Sources of what a sale, a purchase or a change of a price would do. */
export const whatIf = {
  title: ({ action, symbol }: Texts<"symbol"> & { action: "sell" | "buy" | "price-change" }) =>
    `What if: ${action.replace("-", " ")} ${symbol}`,
  giveOne: "Give one of shares, money and percent.",
  holdNone: ({ symbol, account }: Texts<"symbol" | "account">) => `You hold no ${symbol}${account}.`,
  noPrice: (symbol: string) => `No price of ${symbol} is known, so this can't be worked out.`,
  noPriceIn: ({ symbol, base }: Texts<"symbol" | "base">) =>
    `No price of ${symbol} in ${base} is known, so this can't be worked out.`,
  giveIn: (currencies: readonly string[]) => `Give the amount in ${currencies.join(" or ")}.`,
  tooMuch: ({ symbol, account }: Texts<"symbol" | "account">) => `That is more ${symbol} than you hold${account}.`,
  aboveZero: "The part to trade has to be above zero.",
  valueNow: (symbol: string) => `Value of ${symbol} now`,
  weightNow: (symbol: string) => `Weight of ${symbol} now`,
  totalNow: "Total value now",
  totalChange: "Change of the total value",
  valueAfter: (symbol: string) => `Value of ${symbol} after`,
  totalAfter: "Total value after",
  sharesHeld: (symbol: string) => `Shares of ${symbol} held`,
  sharesSold: "Shares sold",
  proceeds: "Proceeds before fees and taxes",
  realised: "Realised gain before fees and taxes",
  sharesLeft: (symbol: string) => `Shares of ${symbol} left`,
  valueLeft: (symbol: string) => `Value of ${symbol} left`,
  weightAfter: (symbol: string) => `Weight of ${symbol} after`,
  cashAfter: "Cash after",
  cashWeightAfter: "Weight of cash after",
  sharesBought: "Shares bought",
  cost: "Cost before fees",
  sharesAfter: (symbol: string) => `Shares of ${symbol} after`,
  weightFromCash: (symbol: string) => `Weight of ${symbol} after, paid from cash`,
  weightWithNewMoney: (symbol: string) => `Weight of ${symbol} after, paid with new money`,
  cashPaid: "Cash after, paid from cash",
};
