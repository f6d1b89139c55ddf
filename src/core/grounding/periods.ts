import { addDays, dayNumber } from "../calendar/plain-date.ts";
import { monthOfName } from "../calendar/read-date.ts";
import type { Stretch } from "./leave-out.ts";

/** A time that a value stands for. `days` is a span up to now. */
export type Period =
  | { readonly kind: "quarter"; readonly quarter: number; readonly year: number | null }
  | { readonly kind: "year"; readonly years: readonly number[] }
  | { readonly kind: "month"; readonly month: number; readonly year: number | null }
  | { readonly kind: "since"; readonly month: number | null; readonly year: number | null }
  | { readonly kind: "days"; readonly days: number }
  | { readonly kind: "range"; readonly from: string; readonly to: string }
  | { readonly kind: "year-to-date" }
  | { readonly kind: "trailing" }
  | { readonly kind: "today" }
  | { readonly kind: "yesterday" }
  /** A year ago, the prior quarter: before now, without saying when. */
  | { readonly kind: "earlier" }
  | { readonly kind: "all" };

export interface PeriodMention extends Stretch {
  readonly period: Period;
  /** "after Q3 results", "ahead of": an event, not the time of a value. */
  readonly isEvent: boolean;
}

const monthNames =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
const amounts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const unitDays: Readonly<Record<string, number>> = {
  day: 1,
  d: 1,
  week: 7,
  w: 7,
  wk: 7,
  month: 30.44,
  mo: 30.44,
  m: 30.44,
  quarter: 91.3,
  year: 365.25,
  y: 365.25,
  yr: 365.25,
  decade: 3652.5,
};

/** Every time a text names, in order. */
export function periodsOf(text: string, today: string): readonly PeriodMention[] {
  const found: PeriodMention[] = [];
  const thisYear = Number(today.slice(0, 4));
  const put = (pattern: RegExp, read: (match: RegExpExecArray) => Period | null) => {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((mention) => mention.start < end && mention.end > start)) continue;
      const period = read(match);
      if (period === null) continue;
      const before = text.slice(Math.max(0, start - 24), start);
      const after = text.slice(end, end + 24);
      const isEvent =
        /\b(?:after|following|before|ahead of|until|post|pre|next|upcoming|despite)\s+(?:the\s+|its\s+|their\s+)?$/i.test(
          before,
        ) || /^\s*(?:report|results|earnings (?:report|call|release)|filing|call|release)\b/i.test(after);
      found.push({ start, end, period, isEvent });
    }
  };
  const fullYear = (digits: string | undefined) =>
    digits === undefined ? null : digits.length === 4 ? Number(digits) : 2000 + Number(digits);
  const quarterWords = ["first", "second", "third", "fourth"];
  put(/\b(?:FY|fiscal(?:\s+year)?)\s*['’]?(\d{4}|\d{2})[\s,-]*Q([1-4])\b/gi, (match) => ({
    kind: "quarter",
    quarter: Number(match[2]),
    year: fullYear(match[1]),
  }));
  put(/\b(\d{4})[\s-]?Q([1-4])\b/g, (match) => ({
    kind: "quarter",
    quarter: Number(match[2]),
    year: Number(match[1]),
  }));
  put(
    /\b(?:Q([1-4])|([1-4])Q)(?:[\s,-]*(?:of\s+)?(?:FY|fiscal(?:\s+year)?|CY)?\s*['’]?(\d{4}|\d{2})(?![\d.,%]|\s?%))?\b/gi,
    (match) => ({
      kind: "quarter",
      quarter: Number(match[1] ?? match[2]),
      year: fullYear(match[3]),
    }),
  );
  put(
    /\b(first|second|third|fourth)[\s-](?:fiscal[\s-])?quarter(?:\s+(?:of\s+)?(?:FY|fiscal(?:\s+year)?)?\s*(\d{4}))?\b/gi,
    (match) => ({
      kind: "quarter",
      quarter: quarterWords.indexOf((match[1] ?? "").toLowerCase()) + 1,
      year: fullYear(match[2]),
    }),
  );
  put(/\b(?:FY|fiscal(?:\s+year)?)[\s-]*['’]?(\d{4}|\d{2})\b/gi, (match) => ({
    kind: "year",
    years: [fullYear(match[1]) ?? 0],
  }));
  put(
    new RegExp(
      `\\bsince\\s+(?:(?:the\\s+)?(?:start|beginning)\\s+of\\s+)?(?:(${monthNames})\\.?\\s*)?((?:19|20)\\d\\d)?\\b`,
      "gi",
    ),
    (match) =>
      match[1] === undefined && match[2] === undefined
        ? null
        : { kind: "since", month: match[1] === undefined ? null : monthOfName(match[1]), year: fullYear(match[2]) },
  );
  put(new RegExp(`\\b(${monthNames})\\.?\\s+((?:19|20)\\d\\d)\\b`, "g"), (match) => ({
    kind: "month",
    month: monthOfName(match[1] ?? "") ?? 0,
    year: Number(match[2]),
  }));
  put(new RegExp(`\\b(?:in|for|during|over|of)\\s+(${monthNames})\\b(?!\\.?\\s+\\d)`, "g"), (match) => ({
    kind: "month",
    month: monthOfName(match[1] ?? "") ?? 0,
    year: null,
  }));
  put(
    /\b(?:YTD|year[\s-]to[\s-]date|so far this year|this year|since the (?:start|beginning) of the year)\b/gi,
    () => ({ kind: "year-to-date" }),
  );
  put(
    /\b(?:TTM|LTM|trailing[\s-](?:twelve|12)[\s-]months?|(?:last|past) (?:twelve|12|four|4) (?:months|quarters))\b/gi,
    () => ({ kind: "trailing" }),
  );
  put(
    /\b(?:a|one) year (?:ago|earlier|before)|\byear[\s-](?:ago|earlier)\b|\bprior[\s-](?:year|quarter)\b|\b(?:previous|preceding) (?:year|quarter)\b|\b(?:a|one) quarter (?:ago|earlier)\b/gi,
    () => ({ kind: "earlier" }),
  );
  put(/\byear[\s-](?:over|on)[\s-]year\b|\bYoY\b|\by\/y\b|\bannual(?:ly)?\b/gi, () => null);
  put(/\bhalf[\s-](?:a )?year\b/gi, () => ({ kind: "days", days: 182.6 }));
  put(/\b(?:last|past) year\b/gi, () => ({ kind: "year", years: [thisYear - 1] }));
  put(/\byesterday\b|\b(?:the )?previous (?:session|day)\b|\bprior session\b/gi, () => ({ kind: "yesterday" }));
  put(
    /\b(?:today|this session|intraday|on the day|day['’]s|daily|so far today|day (?:change|gain|loss|return|move))\b/gi,
    () => ({ kind: "today" }),
  );
  put(
    /\b(?:since inception|all[\s-]time|since purchase|since (?:you|I) bought|since buying|lifetime|overall)\b/gi,
    () => ({ kind: "all" }),
  );
  put(/\b(?:this|last|past|the) (week|month|quarter)\b(?!\s+of\b|['’]s)/gi, (match) => {
    const word = (match[1] ?? "").toLowerCase();
    if (/^the/i.test(match[0])) return null;
    return word === "quarter"
      ? /^(?:last)/i.test(match[0])
        ? { kind: "earlier" }
        : null
      : { kind: "days", days: unitDays[word] ?? 0 };
  });
  put(
    /\b(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[\s-]?(days?|weeks?|wks?|months?|mos?|quarters?|years?|yrs?|decades?|d|w|m|y)\b(?!\s*(?:ago|from now|until|till|left)|[\s-]*(?:\w+[\s-])?(?:moving|average|RSI|SMA|EMA|high|low|range|yield|note|bond|treasury))/gi,
    (match) => {
      const unit = (match[2] ?? "").toLowerCase();
      const before = text.slice(Math.max(0, match.index - 14), match.index);
      if (/^[dwmy]$/.test(unit) && (!/^\d+[DWMYdwy]$/.test(match[0]) || /[$€£¥.,\d]$/.test(before))) return null;
      if ((/\bin\s+(?:about\s+)?$/i.test(before) && /^(?:d|w)/.test(unit)) || /^an?\s/i.test(match[0])) return null;
      // "52-week" narrows a high and a low.
      if (/^52[\s-]?w/i.test(match[0])) return null;
      const amount = amounts[(match[1] ?? "").toLowerCase()] ?? Number(match[1]);
      const days = amount * (unitDays[unit] ?? unitDays[unit.replace(/s$/, "")] ?? 0);
      return days === 0 ? null : { kind: "days", days };
    },
  );
  put(
    /(?<![\d.,$€£¥+\-/])\b((?:19|20)\d\d)\b(?![\d%,/]|\.\d|\s?(?:%|percent|shares|points|stocks|basis))/g,
    (match) => ({ kind: "year", years: [Number(match[1])] }),
  );
  return found.sort((a, b) => a.start - b.start);
}

/** The period of a fact; null: now, or not understood. */
export function factPeriod(written: string | null, label: string): Period | null {
  const text = (written ?? spanInLabel(label) ?? "").trim();
  if (text === "") return null;
  const range = /^(\d{4}-\d{2}-\d{2})\s*(?:\/|\.\.|to)\s*(\d{4}-\d{2}-\d{2})/.exec(text);
  if (range !== null) return { kind: "range", from: range[1] ?? "", to: range[2] ?? "" };
  const quarter = /(?:(\d{4})[\s-]?Q([1-4]))|(?:Q([1-4])[\s-]?(?:FY)?\s?(\d{4}|\d{2})?)/i.exec(text);
  if (quarter !== null) {
    const year = quarter[1] ?? quarter[4] ?? /FY\s?(\d{4})/i.exec(text)?.[1] ?? null;
    return {
      kind: "quarter",
      quarter: Number(quarter[2] ?? quarter[3]),
      year: year === null ? null : Number(year.length === 2 ? `20${year}` : year),
    };
  }
  const year = /^(?:FY|CY)?\s?(\d{4})E?$/i.exec(text);
  if (year !== null) return { kind: "year", years: [Number(year[1])] };
  const month = /^(\d{4})-(\d{2})$/.exec(text);
  if (month !== null) return { kind: "month", year: Number(month[1]), month: Number(month[2]) };
  const day = /^(\d{4}-\d{2}-\d{2})/.exec(text);
  if (day !== null) return { kind: "range", from: day[1] ?? "", to: day[1] ?? "" };
  if (/^ytd$/i.test(text)) return { kind: "year-to-date" };
  if (/^(?:ttm|ltm)$/i.test(text)) return { kind: "trailing" };
  if (/^(?:max|all)$/i.test(text)) return { kind: "all" };
  if (/^(?:1\s?d(?:ay)?|today)$/i.test(text)) return { kind: "today" };
  const span = /^(\d{1,3})\s?(days?|d|weeks?|wk|w|months?|mo|m|years?|yr|y)$/i.exec(text);
  if (span !== null) {
    const unit = (span[2] ?? "").toLowerCase();
    return { kind: "days", days: Number(span[1]) * (unitDays[unit] ?? unitDays[unit.replace(/s$/, "")] ?? 0) };
  }
  return null;
}

/** "1-month return" says its time in its name; a moving average says its length. */
function spanInLabel(label: string): string | null {
  if (/average|rsi|sma|ema|atr|adx|volatility|high|low|range/i.test(label)) return null;
  const span = /\b(\d{1,3})[- ]?(day|week|month|mo|year|y|d|w)s?\b/i.exec(label);
  if (span !== null) return `${span[1]}${span[2]}`;
  return /\byear[- ]to[- ]date\b|\bytd\b/i.test(label) ? "ytd" : /\bday\b|\btoday\b/i.test(label) ? "1d" : null;
}

/** Whether the time a text names is the one a fact stands for. */
export function comparePeriods(
  named: Period,
  fact: Period | null,
  today: string,
  asOf: string | null,
): "same" | "other" | "open" {
  const thisYear = Number(today.slice(0, 4));
  if (fact === null) {
    if (named.kind === "today") return "open";
    if (named.kind === "yesterday") return asOf !== null && asOf.slice(0, 10) < today ? "open" : "other";
    if (named.kind === "earlier") return "other";
    if (named.kind === "year") return named.years.some((year) => year >= thisYear) ? "open" : "other";
    if (named.kind === "month") return named.year === null || named.year >= thisYear ? "open" : "other";
    if (named.kind === "quarter") return named.year === null || named.year >= thisYear ? "open" : "other";
    return "open";
  }
  switch (named.kind) {
    case "quarter":
      if (fact.kind === "quarter") {
        if (fact.quarter !== named.quarter) return "other";
        return named.year === null || fact.year === null || fact.year === named.year ? "same" : "other";
      }
      if (fact.kind === "range")
        return within(fact, named.quarter * 3 - 2, named.quarter * 3, named.year) ? "same" : "open";
      return "other";
    case "year":
      if (fact.kind === "year") return fact.years.some((year) => named.years.includes(year)) ? "same" : "other";
      if (fact.kind === "range") {
        const inside = named.years.some(
          (year) => fact.to.startsWith(String(year)) || fact.from.startsWith(String(year)),
        );
        return inside ? "same" : "other";
      }
      if (fact.kind === "year-to-date") return named.years.includes(thisYear) ? "same" : "other";
      if (fact.kind === "days")
        return named.years.includes(thisYear - 1) && Math.abs(fact.days - 365) < 20 ? "same" : "other";
      if (fact.kind === "all") return "open";
      return "other";
    case "month":
      if (fact.kind === "month")
        return fact.month === named.month && (named.year === null || fact.year === named.year) ? "same" : "other";
      if (fact.kind === "range") return within(fact, named.month, named.month, named.year) ? "same" : "other";
      return fact.kind === "all" ? "open" : "other";
    case "since":
      if (fact.kind === "range") {
        if (
          named.month !== null &&
          Number(fact.from.slice(5, 7)) !== named.month &&
          !startsIn(addDays(fact.from, 4), named.month)
        )
          return "other";
        return named.year === null ||
          fact.from.startsWith(String(named.year)) ||
          addDays(fact.from, 4).startsWith(String(named.year))
          ? "same"
          : "other";
      }
      if (fact.kind === "year-to-date")
        return (named.month ?? 1) === 1 && (named.year ?? thisYear) === thisYear ? "same" : "other";
      return fact.kind === "all" || fact.kind === "days" ? "open" : "other";
    case "days": {
      const days =
        fact.kind === "days"
          ? fact.days
          : fact.kind === "today"
            ? 1
            : fact.kind === "range"
              ? dayNumber(fact.to) - dayNumber(fact.from)
              : fact.kind === "trailing"
                ? 365
                : null;
      if (days === null)
        return fact.kind === "all"
          ? "other"
          : fact.kind === "year-to-date"
            ? "other"
            : fact.kind === "year" && Math.abs(named.days - 365) < 20
              ? "open"
              : fact.kind === "month" && Math.abs(named.days - 30) < 4
                ? "open"
                : fact.kind === "quarter" && Math.abs(named.days - 91) < 5
                  ? "open"
                  : "other";
      return Math.abs(days - named.days) <= Math.max(1, named.days * 0.12) ? "same" : "other";
    }
    case "year-to-date":
      if (fact.kind === "year-to-date") return "same";
      if (fact.kind === "year") return fact.years.includes(thisYear) ? "same" : "other";
      if (fact.kind === "range")
        return addDays(fact.from, 4).startsWith(String(thisYear)) &&
          fact.from >= `${thisYear - 1}-12-28` &&
          fact.from <= `${thisYear}-01-05`
          ? "same"
          : "other";
      return fact.kind === "quarter" || fact.kind === "month" ? (fact.year === thisYear ? "open" : "other") : "other";
    case "today":
      if (fact.kind === "today") return "same";
      if (fact.kind === "range") return fact.to === today ? "same" : "other";
      return fact.kind === "days" && fact.days <= 1 ? "same" : "other";
    case "yesterday":
      if (fact.kind === "today") return asOf !== null && asOf.slice(0, 10) < today ? "same" : "other";
      if (fact.kind === "range") return fact.to === addDays(today, -1) ? "same" : "other";
      return "other";
    case "trailing":
      return fact.kind === "trailing"
        ? "same"
        : fact.kind === "all"
          ? "open"
          : fact.kind === "days" && Math.abs(fact.days - 365) < 20
            ? "same"
            : "other";
    case "range": {
      if (fact.kind === "today") return asOf === null || !isLater(asOf.slice(0, 10), named.to, 1) ? "open" : "other";
      if (fact.kind !== "range") return "open";
      if (fact.from === named.from && fact.to === named.to) return "same";
      return fact.from === fact.to && named.from === named.to ? "other" : "open";
    }
    case "earlier":
      return fact.kind === "today" || fact.kind === "year-to-date" ? "other" : "open";
    default:
      return fact.kind === "all" ? "same" : fact.kind === "range" ? "open" : fact.kind === "today" ? "other" : "open";
  }
}

function within(
  range: { from: string; to: string },
  firstMonth: number,
  lastMonth: number,
  year: number | null,
): boolean {
  const [from, to] = [Number(addDays(range.from, 4).slice(5, 7)), Number(addDays(range.to, -4).slice(5, 7))];
  return (
    from >= firstMonth &&
    to <= lastMonth &&
    from <= to &&
    (year === null || range.to.startsWith(String(year)) || range.from.startsWith(String(year)))
  );
}

function isLater(day: string, than: string, byDays: number): boolean {
  return dayNumber(day) - dayNumber(than) > byDays;
}

/** Whether a day is so far before another that a level of now is none of then; weekends and holidays lie between. */
export function isLongBefore(day: string, now: string): boolean {
  return isLater(now, day, 4);
}

function startsIn(day: string, month: number): boolean {
  return Number(day.slice(5, 7)) === month;
}
