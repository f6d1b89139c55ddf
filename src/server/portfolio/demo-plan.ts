import type { TransactionType } from "#core/portfolio/transaction.ts";
import type { Words } from "#core/words/shape.ts";

/** One line of the demo account before it has a day: so many days before today. */
export interface DemoLine {
  readonly type: Extract<TransactionType, "deposit" | "buy" | "sell" | "dividend" | "fee" | "interest" | "withdrawal">;
  readonly daysAgo: number;
  readonly symbol?: string;
  readonly quantity?: number;
  /** Price of the line when no close of that day is known. */
  readonly statedPrice?: number;
  readonly amount?: number;
  readonly note?: keyof Words["demo"]["notes"];
}

/** Three years of somebody who saves, buys funds and a few shares, and sells one of them. All of it is made up. */
export const demoPlan: readonly DemoLine[] = [
  { type: "deposit", daysAgo: 1095, amount: 15_000, note: "openingDeposit" },
  { type: "buy", daysAgo: 1092, symbol: "SPY", quantity: 10, statedPrice: 450 },
  { type: "buy", daysAgo: 1085, symbol: "AAPL", quantity: 10, statedPrice: 190 },
  { type: "buy", daysAgo: 1071, symbol: "KO", quantity: 30, statedPrice: 60 },
  { type: "buy", daysAgo: 1050, symbol: "MSFT", quantity: 5, statedPrice: 340 },
  { type: "dividend", daysAgo: 980, symbol: "KO", amount: 13.8 },
  { type: "deposit", daysAgo: 930, amount: 3_000 },
  { type: "buy", daysAgo: 924, symbol: "TLT", quantity: 20, statedPrice: 95 },
  { type: "buy", daysAgo: 910, symbol: "IWM", quantity: 5, statedPrice: 190 },
  { type: "dividend", daysAgo: 890, symbol: "KO", amount: 14.55 },
  { type: "interest", daysAgo: 870, amount: 11.2 },
  { type: "deposit", daysAgo: 750, amount: 3_000 },
  { type: "buy", daysAgo: 742, symbol: "JNJ", quantity: 10, statedPrice: 158 },
  { type: "buy", daysAgo: 735, symbol: "SPY", quantity: 2, statedPrice: 500 },
  { type: "dividend", daysAgo: 700, symbol: "JNJ", amount: 12.4 },
  { type: "dividend", daysAgo: 690, symbol: "MSFT", amount: 3.75 },
  { type: "fee", daysAgo: 640, amount: 12, note: "custodyFee" },
  { type: "sell", daysAgo: 600, symbol: "AAPL", quantity: 4, statedPrice: 205 },
  { type: "buy", daysAgo: 592, symbol: "JPM", quantity: 5, statedPrice: 200 },
  { type: "deposit", daysAgo: 560, amount: 2_500 },
  { type: "buy", daysAgo: 550, symbol: "INTC", quantity: 50, statedPrice: 30 },
  { type: "dividend", daysAgo: 520, symbol: "KO", amount: 14.55 },
  { type: "dividend", daysAgo: 430, symbol: "JNJ", amount: 12.4 },
  { type: "withdrawal", daysAgo: 400, amount: 1_000, note: "bicycle" },
  { type: "deposit", daysAgo: 365, amount: 3_000 },
  { type: "buy", daysAgo: 360, symbol: "IWM", quantity: 5, statedPrice: 210 },
  { type: "sell", daysAgo: 280, symbol: "INTC", quantity: 50, statedPrice: 24 },
  { type: "fee", daysAgo: 275, amount: 12, note: "custodyFee" },
  { type: "buy", daysAgo: 270, symbol: "SPY", quantity: 2, statedPrice: 600 },
  { type: "dividend", daysAgo: 160, symbol: "JNJ", amount: 13 },
  { type: "dividend", daysAgo: 70, symbol: "KO", amount: 15.3 },
  { type: "interest", daysAgo: 30, amount: 8.6 },
];
