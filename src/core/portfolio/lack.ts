import { dateOfDay } from "./civil-day.ts";

export const lackCodes = [
  "no-price",
  "no-price-on",
  "no-rate-on",
  "no-cash-rate-on",
  "no-price-or-rate-on",
  "no-income-rate-on",
  "no-dividend-rate",
  "dividends-ended",
  "dividends-uneven",
  "cost-unknown",
  "range-turned",
  "still-loading",
  "nothing-invested",
  "nothing-paid-in",
  "no-single-rate",
  "below-zero-on",
  "prices-not-loaded",
  "no-price-before",
  "exhausted-on",
] as const;
export type LackCode = (typeof lackCodes)[number];

/** What a figure lacks: a code and the values that its message needs. */
export interface Lack {
  readonly code: LackCode;
  /** A plain date. */
  readonly day?: string | undefined;
  /** ISO codes of a rate. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The symbol that it was held as, where that isn't the one that is named. */
  readonly heldAs?: string | undefined;
}

/** What lacks something, and what. A null symbol: cash, or the whole portfolio. */
export interface Lacking {
  readonly symbol: string | null;
  readonly reason: Lack;
}

/** Why there is no return: the first things that lack, and how many more there are. */
export interface ReturnLack {
  readonly lacks: readonly Lacking[];
  readonly others: number;
}

/** Writes why there is no return: “AAPL: no price on 4 Mar 2024; …”. */
export function returnLackText({ lacks, others }: ReturnLack, write: (lack: Lack) => string): string {
  const named = lacks.map(({ symbol, reason }) => (symbol === null ? write(reason) : `${symbol}: ${write(reason)}`));
  return [...named, ...(others > 0 ? [`+${others}`] : [])].join("; ");
}

/** The message of each lack in one language. */
export type LackMessages = Readonly<
  Record<LackCode, (values: { readonly day: string; readonly from: string; readonly to: string }) => string>
>;

/** Writes a lack, its day by `write`. */
export function lackText(messages: LackMessages, lack: Lack, write: (day: string) => string): string {
  const { code, day = "", from = "", to = "", heldAs } = lack;
  const text = messages[code]({ day: day === "" ? "" : write(day), from, to });
  return heldAs === undefined ? text : `${heldAs}: ${text}`;
}

/** What lacks on a day. */
export function lackOn(code: LackCode, day: number, rate: { readonly from?: string; readonly to?: string } = {}): Lack {
  return { code, day: dateOfDay(day), ...rate };
}
