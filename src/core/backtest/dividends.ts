import type { Account } from "./account.ts";
import type { Assumptions } from "./assumptions.ts";
import type { Market } from "./market.ts";

/** Dividends of the held instruments, handled as the assumptions specify. */
export function createDividends(
  { instruments, dividendDays }: Market,
  account: Account,
  { dividends: treatment }: Pick<Assumptions, "dividends">,
) {
  const due = new Float64Array(instruments.length);
  const payers =
    treatment === "ignore" ? [] : instruments.flatMap(({ dividends }, place) => (dividends ? [place] : []));
  const { quantity } = account;
  return {
    /** The first day from the given one on which an instrument pays. Infinity if there is none. */
    nextDay(from: number): number {
      if (payers.length === 0) return Infinity;
      const day = dividendDays.indexOf(1, from);
      return day < 0 ? Infinity : day;
    },
    /** Before the open: pays holders as of the previous close. */
    pay(day: number) {
      for (const place of payers) {
        const perShare = instruments[place]!.dividends![day]!;
        due[place] = perShare > 0 && quantity[place] !== 0 ? account.payDividend(place, perShare) : 0;
      }
    },
    /** At the close: the dividend of a long that is still held buys more of it. */
    reinvest(day: number) {
      if (treatment !== "reinvest") return;
      for (const place of payers)
        if (due[place]! > 0 && quantity[place]! > 0)
          account.reinvest(place, instruments[place]!.close[day]!, due[place]!);
    },
  };
}
