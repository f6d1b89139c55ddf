import { addDays } from "#core/calendar/plain-date.ts";
import { addMonths } from "#core/portfolio-analysis/add-months.ts";
import { englishWords } from "#core/words/english-words.ts";
import type { Words } from "#core/words/shape.ts";
import type { RangeName } from "./input.ts";

/** The first day of a span that ends today. */
export function rangeStart(range: RangeName, today: string): string {
  switch (range) {
    case "5d":
      return addDays(today, -6);
    case "ytd":
      return `${today.slice(0, 4)}-01-01`;
    default: {
      const count = Number.parseInt(range, 10);
      return addMonths(today, -(range.endsWith("mo") ? count : count * 12));
    }
  }
}

/** A span of days as tools measure it; `period` is how facts of it name it. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
  readonly words: string;
  readonly period: string;
}

/** The days of a span by its name, or those between two days. */
export function daySpan(
  range: RangeName | { readonly from: string; readonly to: string },
  today: string,
  words: Pick<Words, "answers"> = englishWords,
): DaySpan {
  if (typeof range === "string")
    return {
      from: rangeStart(range, today),
      to: today,
      words: rangeWords(range, words),
      period: rangePeriod(range, today),
    };
  const { spans } = words.answers.sources;
  return { ...range, words: spans.between(range.from, range.to), period: `${range.from}/${range.to}` };
}

/** In words: "6 months", "this year". */
export function rangeWords(range: RangeName, { answers }: Pick<Words, "answers"> = englishWords): string {
  const { spans } = answers.sources;
  if (range === "ytd") return spans.thisYear;
  const unit = range.endsWith("mo") ? "months" : range.endsWith("d") ? "days" : "years";
  return spans[unit](Number.parseInt(range, 10));
}

/** As the period of a fact: "6mo", or the two days of this year. */
export function rangePeriod(range: RangeName, today: string): string {
  return range === "ytd" ? `${rangeStart(range, today)}/${today}` : range;
}
