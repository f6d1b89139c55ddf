/** What stands where an amount was. */
const left = "(amount not sent)";

const number = /\d{4}-\d{2}-\d{2}(?!\d)|\d(?:[\d.,'’]*\d)?(\s?%|\s+per\s?cent\b)?/gi;

/**
 * A user's own words with their numbers taken out, because any of them may be an amount of money or a number of shares. Percentages and
 * dates stay. Amounts written as words stay, too.
 */
export function withoutAmounts(text: string): string {
  return text.replaceAll(number, (found, percent: string | undefined) =>
    percent !== undefined || /^\d{4}-\d{2}-\d{2}$/.test(found) ? found : left,
  );
}
