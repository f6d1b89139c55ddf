import { formatDay } from "../../format/format-date.ts";
import { phoneText } from "../../text/phone-text.ts";

const words = phoneText.chart;

/** Describes the days that are drawn. */
export function valueSummary(
  dates: readonly string[],
  values: readonly (number | null)[],
  money: (value: number) => string,
): string {
  const known = dates.flatMap((date, index) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ date, value }];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return words.noValue;
  return words.valueSummary({
    first: money(first.value),
    from: formatDay(first.date),
    last: money(last.value),
    to: formatDay(last.date),
    low: money(known.reduce((low, { value }) => Math.min(low, value), Infinity)),
    high: money(known.reduce((high, { value }) => Math.max(high, value), -Infinity)),
  });
}
