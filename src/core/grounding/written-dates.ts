import { isPlainDate, plainDate } from "../calendar/plain-date.ts";
import { monthOfName } from "../calendar/read-date.ts";
import type { WrittenFigure } from "./read-figures.ts";

const monthNames =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|Jun(?:e)?|Jul(?:y)?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
const datePatterns: readonly {
  readonly pattern: RegExp;
  readonly parts: (match: RegExpExecArray) => {
    year: string | undefined;
    month: number | null;
    day: string | undefined;
  };
}[] = [
  {
    pattern: /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T[\d:.]+Z?)?\b/g,
    parts: (match) => ({ year: match[1], month: Number(match[2]), day: match[3] }),
  },
  {
    pattern: new RegExp(
      `\\b(?:${monthNames})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[.,]\\d|\\s?%)(?:,?\\s+(\\d{4}))?\\b`,
      "g",
    ),
    parts: (match) => ({ year: match[2], month: monthOfName(match[0].split(/[\s.]/)[0] ?? ""), day: match[1] }),
  },
  {
    pattern: new RegExp(
      `\\b(\\d{1,2})(?:st|nd|rd|th)?\\.?\\s+(?:of\\s+)?(${monthNames})\\b\\.?(?:,?\\s+(\\d{4}))?`,
      "g",
    ),
    parts: (match) => ({ year: match[3], month: monthOfName(match[2] ?? ""), day: match[1] }),
  },
  {
    pattern: /\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g,
    parts: (match) => ({ year: match[3], month: Number(match[2]), day: match[1] }),
  },
  {
    pattern: /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g,
    parts: (match) => ({ year: match[3], month: Number(match[1]), day: match[2] }),
  },
];

/** Every day that a text names, as figures. */
export function readDates(text: string, today: string): WrittenFigure[] {
  const figures: WrittenFigure[] = [];
  for (const { pattern, parts } of datePatterns)
    for (const match of text.matchAll(pattern)) {
      const { year, month, day } = parts(match);
      if (month === null) continue;
      const days = daysOf(year, month, Number(day), today, match[0]);
      const [first, ...others] = days;
      if (first === undefined) continue;
      figures.push({
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
        value: first,
        unit: "date",
        currencies: [],
        sign: 0,
        isBracketed: false,
        from: first,
        to: first,
        digits: 4,
        otherDays: others,
        noun: null,
        isWord: false,
      });
    }
  return figures.sort((a, b) => a.start - b.start);
}

function daysOf(year: string | undefined, month: number, day: number, today: string, written: string): number[] {
  const thisYear = Number(today.slice(0, 4));
  const years = year === undefined ? [thisYear, thisYear + 1, thisYear - 1] : [Number(year)];
  const days = years.flatMap((of) => existing(of, month, day));
  // 3/4/2026 is the third of April or the fourth of March.
  if (written.includes("/") && year !== undefined && !/^\d{4}/.test(written))
    days.push(...existing(Number(year), day, month).filter((value) => !days.includes(value)));
  return days;
}

function existing(year: number, month: number, day: number): number[] {
  if (month < 1 || month > 12) return [];
  const written = plainDate(year, month, day);
  const isOfMonth =
    isPlainDate(written) && Number(written.slice(5, 7)) === month && Number(written.slice(0, 4)) === year;
  return isOfMonth ? [Date.parse(`${written}T00:00:00Z`)] : [];
}
