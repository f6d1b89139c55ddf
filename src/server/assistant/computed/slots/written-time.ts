import { unitedStates } from "#core/calendar/holidays/united-states.ts";
import { addDays, isPlainDate, mondayOf, plainDate, weekday } from "#core/calendar/plain-date.ts";
import { monthOfName, readDate } from "#core/calendar/read-date.ts";
import { addMonths } from "#core/portfolio-analysis/add-months.ts";
import { namedDay, namedDayWords } from "./named-days.ts";
import type { TextSpan } from "./reading.ts";

/** A time that a question names. Both days are included. */
export interface Period {
  readonly kind: "today" | "day" | "range" | "future" | "always" | "since-bought" | "unclear";
  readonly from: string;
  readonly to: string;
  /** A day that a range to now begins with: "a year ago". */
  readonly isStart?: true;
  /** The fiscal period that it is, where it is one. */
  readonly unit: "year" | "quarter" | "month" | "week" | "day" | null;
  /** The range begins at the high or low that a symbol had in a time: "since the 2022 low". Empty days: the last year. */
  readonly anchor?: { readonly end: "high" | "low"; readonly from: string; readonly to: string };
  readonly at: TextSpan;
}

/** The days of a time, without its place in the question. */
export type Dates = Pick<Period, "kind" | "from" | "to" | "isStart" | "anchor"> & { readonly unit?: Period["unit"] };

export const months =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
/** Whole numbers as people write them in words. */
export const countWords: Readonly<Record<string, number>> = {
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
export const numbers: Readonly<Record<string, number>> = { ...countWords, first: 1, second: 2, third: 3, fourth: 4 };
export const spelled = Object.keys(countWords)
  .filter((word) => word.length > 2)
  .join("|");
export const number = String.raw`\d{1,3}|${Object.keys(countWords).join("|")}|a couple of|a few|few`;
export const unit = "day|week|month|quarter|year";
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
export const ordinal = "(?:st|nd|rd|th)?";
/** A number before it is a day of a month: "10 March", "the 10th of March". */
export const ofMonth = String.raw`${ordinal}\.? ?(?:of )?(?:${months})(?!\p{L})`;
export const dayWritten = [
  String.raw`\d{4}-\d{1,2}-\d{1,2}`,
  String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4}`,
  String.raw`(?:${months})\.? \d{1,2}${ordinal}(?:,? \d{4})?(?!\d)`,
  String.raw`(?:the )?\d{1,2}${ordinal} (?:of )?(?:${months})(?:,? \d{4})?(?!\d)`,
].join("|");
const ofYear = String.raw`(?:,? (?:of |in )?(?:\d{4}|this year|last year))?`;
/** A year, quarter, month or week as a whole. */
const wholeWritten = String.raw`(?:${months})(?:,? (?:of )?(?:\d{4}|last year|this year))?(?! ?\d)|q[1-4] ?(?:of )?(?:\d{4}|(?:last|this) year)|(?:19|20)\d\d|(?:the )?(?:last|this|next|coming) (?:year|month|week|quarter)|the (?:year|month|week|quarter)`;
const place = "first|second|third|fourth|last|[1-4](?:st|nd|rd|th)";
/** A day or part of a whole, of which it says the place: "the last Friday of February", "the third quarter of last year". */
export const partWritten = [
  String.raw`(?:the )?(?:${place}) (?:${weekdays.join("|")}|weekday|day|(?:full )?week|quarter|half) (?:of|in) (?:${wholeWritten})`,
  String.raw`(?:the )?week (?:of|starting|beginning|commencing|ending)(?: on)? (?:(?:${weekdays.join("|")}),? )?(?:the )?(?:${dayWritten})`,
  String.raw`(?:the )?day (?:before|after) (?:${dayWritten}|(?:${namedDayWords})${ofYear})`,
].join("|");
export const edgeWritten = String.raw`(?:the )?(?:very )?(?:end|close|start|begin|beginning) of (?:${dayWritten}|${wholeWritten})`;
/** Any time that begins or ends a longer one: "since …", "from … to …", "before …". */
export const timeWritten = String.raw`(?:${partWritten}|${edgeWritten}|${dayWritten}|(?:${namedDayWords})${ofYear}|${wholeWritten}|the \d{1,2}(?:st|nd|rd|th)(?=\s*(?:$|[?.!,;]|and |to |until |till ))|yesterday|today|now|(?:last )?(?:${weekdays.join("|")})|(?:${number}) (?:${unit})s? ago)`;

const seasonStarts: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };

/** Three whole months: the named season of a year, or the last one that has begun. */
export function seasonOf(
  name: string,
  year: string | null,
  today: string,
): { readonly from: string; readonly to: string } {
  const month = String(seasonStarts[name] ?? 6).padStart(2, "0");
  const thisYear = today.slice(0, 4);
  const begun = `${thisYear}-${month}-01` <= today ? thisYear : String(Number(thisYear) - 1);
  const from = `${year ?? begun}-${month}-01`;
  const end = addDays(addMonths(from, 3), -1);
  return { from, to: end < today ? end : today };
}

/** A named day: of its year, the next one where something is to come, else the last one. */
export function dayNamed(name: string, year: string | undefined, today: string, isAhead: boolean): Dates | null {
  const thisYear = Number(today.slice(0, 4));
  const years = { "this year": thisYear, "last year": thisYear - 1, "next year": thisYear + 1 };
  if (year !== undefined) {
    const written = namedDay(name, years[year as "this year"] ?? Number(year));
    return written === null ? null : dayOr(today, written);
  }
  const found = [thisYear - 1, thisYear, thisYear + 1].flatMap((one) => namedDay(name, one) ?? []);
  const date = isAhead ? found.find((day) => day >= today) : found.findLast((day) => day <= today);
  return date === undefined ? null : dayOr(today, date);
}

const named = new RegExp(String.raw`^(${namedDayWords})(?:,? (?:of |in )?(\d{4}|this year|last year))?$`, "u");
const part =
  /^(?:the )?(first|second|third|fourth|last|[1-4](?:st|nd|rd|th)) (\w+day|day|(?:full )?week|quarter|half) (?:of|in) (.+)$/u;
const weekWith =
  /^(?:the )?week (of|starting|beginning|commencing|ending)(?: on)? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(.+)$/u;

/** The days of a time as people write it; null where it is none. `isAhead` is for what is to come: "Friday" is the next one. */
export function datesOf(phrase: string, today: string, isAhead = false): Dates | null {
  const text = phrase.trim();
  const edge = /^(?:the )?(?:very )?(end|close|start|begin|beginning) of (.+)$/u.exec(text);
  if (edge !== null) {
    const whole = wholeOf(edge[2] ?? "", today, isAhead) ?? datesOf(edge[2] ?? "", today, isAhead);
    if (whole === null || ("kind" in whole && whole.kind === "unclear")) return whole;
    return dayOr(today, /^(?:end|close)$/.test(edge[1] ?? "") ? whole.to : whole.from);
  }
  const placed = part.exec(text);
  if (placed !== null) {
    const whole = wholeOf(placed[3] ?? "", today, isAhead);
    return whole === null ? null : partOf(whole, placed[1] ?? "first", placed[2] ?? "day", today);
  }
  const week = weekWith.exec(text);
  if (week !== null) {
    const day = datesOf(week[2] ?? "", today, isAhead);
    if (day === null || day.kind === "unclear") return day;
    const from = week[1] === "ending" ? addDays(day.to, -6) : week[1] === "of" ? mondayOf(day.from) : day.from;
    return pastOr(today, { kind: "range", from, to: addDays(from, 6), unit: "week" });
  }
  const beside = /^(?:the )?day (before|after) (.+)$/u.exec(text);
  if (beside !== null) {
    const day = datesOf(beside[2] ?? "", today, isAhead);
    return day === null || day.kind === "unclear"
      ? day
      : dayOr(today, addDays(day.from, beside[1] === "before" ? -1 : 1));
  }
  const withName = named.exec(text);
  if (withName !== null) return dayNamed(withName[1] ?? "", withName[2], today, isAhead);
  const ago = new RegExp(String.raw`^(${number}) (${unit})s? ago$`, "u").exec(text);
  if (ago !== null) return dayAt(backFrom(countOf(ago[1]), ago[2] ?? "day", today).from);
  const ofMonthAlone = /^the (\d{1,2})(?:st|nd|rd|th)$/u.exec(text);
  if (ofMonthAlone !== null) return dayOfMonth(Number(ofMonthAlone[1]), today, isAhead);
  return plainTime(text.replace(/^the /, "").replace(" of ", " "), today, isAhead);
}

/** "The 15th": of this month, or of the one beside it where that day is on the other side of today. */
function dayOfMonth(day: number, today: string, isAhead: boolean): Dates | null {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const near = [month - 1, month, month + 1].flatMap((one) => {
    const first = plainDate(year, one, 1);
    return plainDateIn(Number(first.slice(0, 4)), Number(first.slice(5, 7)), day) ?? [];
  });
  const date = isAhead ? near.find((one) => one >= today) : near.findLast((one) => one <= today);
  return date === undefined ? null : dayOr(today, date);
}

interface Whole {
  readonly from: string;
  readonly to: string;
  readonly unit: "year" | "quarter" | "month" | "week";
}

/** A year, quarter, month or week to its last day, also where that is to come; null for other words. */
function wholeOf(written: string, today: string, isAhead: boolean): Whole | null {
  const text = written.replace(/^the (?=last|this|next|coming)/, "").replace(" of ", " ");
  const thisYear = Number(today.slice(0, 4));
  const yearOf = (year: string | undefined): number | null =>
    year === undefined ? null : year === "last year" ? thisYear - 1 : year === "this year" ? thisYear : Number(year);
  if (/^(?:19|20)\d\d$/.test(text)) return { from: `${text}-01-01`, to: `${text}-12-31`, unit: "year" };
  const relative = /^(last|this|next|coming|the) (year|month|week|quarter)$/.exec(text);
  if (relative !== null) {
    const name = (relative[2] ?? "year") as Whole["unit"];
    if (relative[1] === "last") return { ...complete(name, -1, today), unit: name };
    if (relative[1] === "next" || relative[1] === "coming") return { ...complete(name, 1, today), unit: name };
    const from = firstDayOf(name, today);
    return { from, to: addDays(complete(name, 1, today).from, -1), unit: name };
  }
  const quarter = /^q([1-4]) ?(\d{4}|last year|this year)$/.exec(text);
  if (quarter !== null) return wholeQuarter(Number(quarter[1]), yearOf(quarter[2]) ?? thisYear);
  const month = /^([a-z]+)\.?(?:,? (\d{4}|last year|this year))?$/.exec(text);
  const number = monthOfName(month?.[1] ?? "");
  if (month === null || number === null) return null;
  const isLater = number > Number(today.slice(5, 7));
  const isEarlier = number < Number(today.slice(5, 7));
  const year = yearOf(month[2]) ?? (isAhead ? thisYear + (isEarlier ? 1 : 0) : thisYear - (isLater ? 1 : 0));
  return { from: plainDate(year, number, 1), to: addDays(plainDate(year, number + 1, 1), -1), unit: "month" };
}

function wholeQuarter(quarter: number, year: number): Whole {
  return {
    from: plainDate(year, quarter * 3 - 2, 1),
    to: addDays(plainDate(year, quarter * 3 + 1, 1), -1),
    unit: "quarter",
  };
}

const places: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4 };

/** The days of a part of a whole by its place; null where the whole has no such part. */
function partOf(whole: Whole, place: string, name: string, today: string): Dates | null {
  const count = place === "last" ? null : (places[place] ?? Number(place[0]));
  if (name === "half" && whole.unit === "month") {
    if (count !== 1 && count !== 2) return null;
    const middle = addDays(whole.from, 14);
    const days = count === 1 ? { from: whole.from, to: middle } : { from: addDays(middle, 1), to: whole.to };
    return pastOr(today, { kind: "range", ...days });
  }
  if (name === "quarter" || name === "half") {
    if (whole.unit !== "year") return null;
    const length = name === "quarter" ? 3 : 6;
    const from = addMonths(whole.from, ((count ?? 12 / length) - 1) * length);
    const end = addDays(addMonths(from, length), -1);
    return end > whole.to
      ? null
      : pastOr(today, { kind: "range", from, to: end, ...(name === "quarter" && { unit: "quarter" }) });
  }
  if (name.endsWith("week")) {
    const from = count === null ? addDays(whole.to, -6) : addDays(whole.from, (count - 1) * 7);
    return pastOr(today, { kind: "range", from, to: addDays(from, 6), unit: "week" });
  }
  const fits = dayOfKind(name);
  const step = count === null ? -1 : 1;
  let left = count ?? 1;
  for (
    let day = count === null ? whole.to : whole.from;
    day >= whole.from && day <= whole.to;
    day = addDays(day, step)
  ) {
    if (fits(day)) left -= 1;
    if (left === 0) return dayOr(today, day);
  }
  return null;
}

function dayOfKind(name: string): (day: string) => boolean {
  if (name === "day") return () => true;
  const wanted = weekdays.indexOf(name) + 1;
  if (wanted > 0) return (day) => weekday(day) === wanted;
  return (day) =>
    weekday(day) < 6 && [...unitedStates.holidays(Number(day.slice(0, 4)))].every(([holiday]) => holiday !== day);
}

function plainTime(text: string, today: string, isAhead: boolean): Dates | null {
  if (text === "today" || text === "now") return { kind: "today", from: today, to: today };
  if (text === "yesterday") return dayAt(addDays(today, -1));
  const whole = wholeOf(/^(?:year|month|week|quarter)$/.test(text) ? `the ${text}` : text, today, isAhead);
  if (whole !== null) return pastOr(today, { kind: "range", ...whole });
  const onWeekday = /^(?:last )?(\w+day)$/.exec(text);
  if (onWeekday !== null && weekdays.includes(onWeekday[1] ?? "")) {
    const wanted = weekdays.indexOf(onWeekday[1] ?? "") + 1;
    if (isAhead) return dayOr(today, addDays(today, (wanted - weekday(today) + 7) % 7));
    const back = (weekday(today) - wanted + 7) % 7;
    return dayAt(addDays(today, -(back === 0 ? 7 : back)));
  }
  const written =
    /^(?:([a-z]+)\.? (\d{1,2})|(\d{1,2})(?:st|nd|rd|th)? ([a-z]+))(?:st|nd|rd|th)?(?:,? (\d{4}|this year|last year))?$/.exec(
      text,
    );
  if (written !== null) {
    const [monthNumber, day] = [monthOfName(written[1] ?? written[4] ?? ""), Number(written[2] ?? written[3])];
    if (monthNumber === null) return null;
    const of = (year: number) => plainDateIn(year, monthNumber, day);
    const thisYear = Number(today.slice(0, 4));
    const year = written[5] === "this year" ? thisYear : written[5] === "last year" ? thisYear - 1 : Number(written[5]);
    const near = (of(thisYear) ?? "9") <= today ? of(thisYear) : of(thisYear - 1);
    const coming = (of(thisYear) ?? "") >= today ? of(thisYear) : of(thisYear + 1);
    const date = written[5] !== undefined ? of(year) : isAhead ? coming : near;
    return date === null ? { kind: "unclear", from: text, to: text } : dayOr(today, date);
  }
  const read = readDate(text);
  return "value" in read ? dayOr(today, read.value) : { kind: "unclear", from: text, to: text };
}

function plainDateIn(year: number, month: number, day: number): string | null {
  const written = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isPlainDate(written) ? written : null;
}

export function dayAt(date: string): Dates {
  return { kind: "day", from: date, to: date };
}

/** A day, by its place before or after today. */
export function dayOr(today: string, date: string): Dates {
  if (date === today) return { kind: "today", from: today, to: today };
  return date < today ? dayAt(date) : { kind: "future", from: date, to: date };
}

/** A range that isn't over ends today; one that hasn't begun is in the future. */
export function pastOr(today: string, dates: Dates): Dates {
  if (dates.from > today) return { ...dates, kind: "future" };
  return dates.to > today ? { ...dates, to: today } : dates;
}

export function monthWritten(name: string, year: string | null, relative: string | null, today: string): Dates | null {
  const month = monthOfName(name);
  if (month === null) return null;
  const thisYear = Number(today.slice(0, 4));
  const isLater = month > Number(today.slice(5, 7));
  const of =
    year !== null
      ? Number(year)
      : relative === "last"
        ? thisYear - 1
        : isLater && relative === null
          ? thisYear - 1
          : thisYear;
  return pastOr(today, {
    kind: "range",
    from: plainDate(of, month, 1),
    to: addDays(plainDate(of, month + 1, 1), -1),
    unit: "month",
  });
}

/** A quarter of a year; without a year the newest one that has begun. */
export function quarterOf(quarter: number, year: string | null, today: string): Dates {
  const thisYear = Number(today.slice(0, 4));
  if (year !== null) return pastOr(today, { kind: "range", ...wholeQuarter(quarter, Number(year)) });
  const current = wholeQuarter(quarter, thisYear);
  return current.from <= today
    ? pastOr(today, { kind: "range", ...current })
    : { kind: "range", ...wholeQuarter(quarter, thisYear - 1) };
}

export function backFrom(count: number, name: string, today: string): Dates {
  const from =
    name === "day" || name === "week"
      ? addDays(today, -count * (name === "week" ? 7 : 1))
      : addMonths(today, -count * (name === "year" ? 12 : name === "quarter" ? 3 : 1));
  return { kind: "range", from, to: today, ...(name === "quarter" && { unit: "quarter" }) };
}

export function forward(count: number, name: string, today: string): string {
  if (name === "day" || name === "week") return addDays(today, count * (name === "week" ? 7 : 1));
  return addMonths(today, count * (name === "year" ? 12 : name === "quarter" ? 3 : 1));
}

function firstDayOf(name: string, day: string): string {
  if (name === "week") return mondayOf(day);
  if (name === "year") return `${day.slice(0, 4)}-01-01`;
  if (name === "month") return `${day.slice(0, 7)}-01`;
  return plainDate(Number(day.slice(0, 4)), Math.ceil(Number(day.slice(5, 7)) / 3) * 3 - 2, 1);
}

/** A unit from its first day to now. */
export function running(name: string, today: string): Dates {
  return { kind: "range", from: firstDayOf(name, today), to: today, unit: name as Period["unit"] };
}

/** The whole unit before this one, or after it. */
export function complete(name: string, steps: -1 | 1, today: string): Dates {
  const first = firstDayOf(name, today);
  const next = (from: string, by: number) =>
    name === "week" ? addDays(from, 7 * by) : addMonths(from, by * (name === "year" ? 12 : name === "quarter" ? 3 : 1));
  const from = next(first, steps);
  return { kind: "range", from, to: addDays(next(from, 1), -1), unit: name as Period["unit"] };
}

export function countOf(written: string | undefined): number {
  if (written === "a couple of") return 2;
  if (written === "a few" || written === "few") return 3;
  return numbers[written ?? ""] ?? Number(written ?? "1");
}
