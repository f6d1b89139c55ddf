import { addMonths } from "#core/portfolio-analysis/add-months.ts";

/** The days that a question names: a calendar year, or a span that ends today; without a first day all there is. */
export function spanAsked(lower: string, today: string): { readonly from?: string; readonly to?: string } {
  if (/this year|year to date|\bytd\b/.test(lower)) return { from: `${today.slice(0, 4)}-01-01` };
  const year = yearAsked(lower, today);
  if (year !== null) return { from: `${year}-01-01`, to: `${year}-12-31` };
  if (/\byear\b|12 months/.test(lower)) return { from: addMonths(today, -12) };
  return /\bmonth\b/.test(lower) ? { from: addMonths(today, -1) } : {};
}

/** The past calendar year that a question names: "last year", "in 2024". */
export function yearAsked(lower: string, today: string): string | null {
  const thisYear = Number(today.slice(0, 4));
  if (/\blast year\b|previous year/.test(lower)) return String(thisYear - 1);
  const named = /\b(?:in|of|for|during) (20\d\d)\b/.exec(lower)?.[1];
  return named !== undefined && Number(named) < thisYear ? named : null;
}
