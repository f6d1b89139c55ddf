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
