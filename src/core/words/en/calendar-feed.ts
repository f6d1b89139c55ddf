import type { Writing } from "../writing.ts";

const times = { AMC: "after close", BMO: "before open", TBD: "time not announced" } as const;

export interface Dividend {
  readonly amount: number;
  readonly currency: string | null;
}

/** Events in a calendar program. */
export const calendarFeed = ({ value, amount, day }: Writing) => ({
  earnings: (symbol: string, time: keyof typeof times) => `${symbol} earnings, ${times[time]}`,
  reports: (time: keyof typeof times) => `Reports ${times[time]}`,
  estimate: (figure: number) => `Estimate ${value(figure)}`,
  actual: (figure: number | string) => `Actual ${value(figure)}`,
  dateEstimated: "The date is an estimate.",
  exDividend: (symbol: string, dividend: Dividend | null) =>
    `${symbol} ex-dividend${dividend === null ? "" : ` ${amount(dividend.amount, dividend.currency)}`}`,
  recordDay: (date: string) => `Record date ${day(date)}`,
  paymentDay: (date: string) => `Payment date ${day(date)}`,
  split: (symbol: string, ratio: string) => `${symbol} split ${value(ratio)}`,
  newShares: (added: string, old: string) =>
    `${value(added)} new ${added === "1" ? "share" : "shares"} for ${value(old)} old`,
  forecast: (figure: string) => `Forecast ${value(figure)}`,
  previous: (figure: string) => `Previous ${value(figure)}`,
  ipo: (company: string, symbol: string | null) => `IPO ${company}${symbol === null ? "" : ` (${symbol})`}`,
  price: (price: string) => `Price ${value(price)}`,
  state: (state: string) => `Status: ${state}`,
});
