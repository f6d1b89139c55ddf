import { typedDates } from "../grounding/typed-dates.ts";

/** What replaces an amount. */
const left = "(amount not sent)";

const number =
  /[\p{Nd}](?:[\p{Nd}.,'’]*[\p{Nd}])?(?<percent>\s?[%％]|\s+(?:per\s?cent|prozent|pour\s?cent|por\s?ciento)(?!\p{L}))?/giu;

/**
 * A user's own words with their numbers taken out, because any of them may be an amount of money or a number of shares. Percentages, days
 * and months stay; a year alone doesn't, it may be a price. Amounts written as words stay, too.
 */
export function withoutAmounts(text: string): string {
  const dates = typedDates(text).filter(({ date }) => date !== null && date.month !== null);
  return text.replaceAll(number, (found: string, percent: string | undefined, start: number) =>
    percent !== undefined || dates.some((date) => date.start <= start && start < date.end) ? found : left,
  );
}
