import { typedDates } from "../grounding/typed-dates.ts";

/** The placeholder for an amount. */
const left = "(amount not sent)";

const number =
  /[\p{Nd}](?:[\p{Nd}.,'’]*[\p{Nd}])?(?<percent>\s?[%％]|\s+(?:per\s?cent|prozent|pour\s?cent|por\s?ciento)(?!\p{L}))?/giu;

/**
 * Removes numbers from a user's words, because any of them may be an amount of money or a number of shares.
 * Percentages, days and months stay. A year alone is removed because it may be a price. Amounts written as words stay.
 */
export function withoutAmounts(text: string): string {
  const dates = typedDates(text).filter(({ date }) => date !== null && date.month !== null);
  return text.replaceAll(number, (found: string, percent: string | undefined, start: number) =>
    percent !== undefined || dates.some((date) => date.start <= start && start < date.end) ? found : left,
  );
}
