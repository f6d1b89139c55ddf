import { monthOfName, readDate } from "#core/calendar/read-date.ts";
import { addDays, isPlainDate, mondayOf, plainDate, weekday } from "#core/calendar/plain-date.ts";
import { addMonths } from "#core/portfolio-analysis/add-months.ts";
import type { Reading, TextSpan } from "./reading.ts";

/** A time that a question names. Both days are included. */
export interface Period {
  readonly kind: "today" | "day" | "range" | "future" | "always" | "since-bought" | "unclear";
  readonly from: string;
  readonly to: string;
  /** The fiscal period that it is, where it is one. */
  readonly unit: "year" | "quarter" | "month" | "week" | "day" | null;
  readonly at: TextSpan;
}

type Dates = Pick<Period, "kind" | "from" | "to"> & { readonly unit?: Period["unit"] };

const months =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const numbers: Readonly<Record<string, number>> = {
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
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
};
const number = String.raw`\d{1,3}|${Object.keys(numbers).slice(0, 13).join("|")}|a couple of|a few|few`;
const unit = "day|week|month|quarter|year";
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const ordinal = "(?:st|nd|rd|th)?";
const dayWritten = [
  String.raw`\d{4}-\d{1,2}-\d{1,2}`,
  String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4}`,
  String.raw`(?:${months})\.? \d{1,2}${ordinal}(?:,? \d{4})?(?!\d)`,
  String.raw`(?:the )?\d{1,2}${ordinal} (?:of )?(?:${months})(?:,? \d{4})?(?!\d)`,
].join("|");
const timeWritten = String.raw`(?:${dayWritten}|(?:${months})(?:,? (?:of )?\d{4})?|q[1-4] ?(?:of )?\d{4}|(?:19|20)\d\d|yesterday|today|now|last (?:year|month|week|quarter|${weekdays.join("|")}))`;

interface Pattern {
  readonly words: RegExp;
  readonly dates: (found: RegExpExecArray, today: string) => Dates | null;
}
const pattern = (words: string, dates: Pattern["dates"]): Pattern => ({
  words: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])(?:'s)?`, "u"),
  dates,
});
const lead = "(?:(?:in|on|at|for|during|of|over|as of|by|from|within|throughout|back in|the|all|end of|close of) )*";

const seasonStarts: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };

/** Three whole months: the named season of a year, or the last one that has begun. */
function seasonOf(name: string, year: string | null, today: string): { readonly from: string; readonly to: string } {
  const month = String(seasonStarts[name] ?? 6).padStart(2, "0");
  const thisYear = today.slice(0, 4);
  const begun = `${thisYear}-${month}-01` <= today ? thisYear : String(Number(thisYear) - 1);
  const from = `${year ?? begun}-${month}-01`;
  const end = addDays(addMonths(from, 3), -1);
  return { from, to: end < today ? end : today };
}

/** The first that fits is the time; the longer and clearer ones first. */
const patterns: readonly Pattern[] = [
  pattern(
    `since (?:i|we) (?:first )?(?:bought|purchased|own(?:ed)?|held|got|started(?: investing)?|began|opened)(?: (?:it|them|in))?`,
    (_, today) => ({ kind: "since-bought", from: "", to: today }),
  ),
  pattern(
    `since (?:the )?(?:inception|beginning|start|purchase)(?! of)|(?:of |for )?all[- ]time|overall|ever|(?:in|over) (?:my )?(?:lifetime|total|all)|so far in total|(?<!(?:year|month|quarter)[- ])to date(?! return)|all together|altogether|over the years|historically|since (?:i|we) started|in (?:its|their) history|of all time`,
    (_, today) => ({ kind: "always", from: "", to: today }),
  ),
  pattern(
    `(?:(?:at|by|as of|on) )?(?:the )?(?:very )?(end|close|start|beginning) of (${timeWritten}|this (?:year|month|week|quarter))`,
    (found, today) => {
      const written = found[2] ?? "";
      const dates = written.startsWith("this ") ? running(written.slice(5), today) : datesOf(written, today);
      if (dates === null || dates.kind === "unclear") return dates;
      return dayOr(today, /^(?:end|close)$/.test(found[1] ?? "") ? dates.to : dates.from);
    },
  ),
  pattern(`(?:between|from) (${timeWritten}) (?:and|to|until|till|through|-) (${timeWritten})`, (found, today) => {
    const [first, last] = [datesOf(found[1] ?? "", today), datesOf(found[2] ?? "", today)];
    return first === null || last === null ? null : { kind: "range", from: first.from, to: last.to };
  }),
  pattern(`(${timeWritten}) ?(?:to|until|till|through|-|–|—) ?(${timeWritten})`, (found, today) => {
    const [first, last] = [datesOf(found[1] ?? "", today), datesOf(found[2] ?? "", today)];
    if (first === null || last === null || first.from > last.to) return null;
    return {
      kind: first.kind === "unclear" || last.kind === "unclear" ? "unclear" : "range",
      from: first.from,
      to: last.to,
    };
  }),
  pattern(`since (?:the )?(?:start|beginning) of (?:the|this) (year|month|week|quarter)`, (found, today) => ({
    ...running(found[1] ?? "year", today),
  })),
  pattern(
    `(?:at |by |as of )?(?:the )?year[- ]end(?: of)? (\\d{4})|(?:at |by )?(\\d{4}) year[- ]end|(?:at |by )(?:the )?end(?: of)? (\\d{4})`,
    (found, today) => dayOr(today, `${found[1] ?? found[2] ?? found[3] ?? ""}-12-31`),
  ),
  pattern(`since (?:last |the |this )?(spring|summer|autumn|winter)(?: of)?(?: (\\d{4}))?`, (found, today) => {
    const { from } = seasonOf(found[1] ?? "summer", found[2] ?? null, today);
    return { kind: "range", from, to: today };
  }),
  pattern(
    `(?:in |over |during |for )?(?:last |the |this |past )+(spring|summer|autumn|winter)(?: of)?(?: (\\d{4}))?|(?:in |during )?(spring|summer|autumn|winter|fall)(?: of)? (\\d{4})`,
    (found, today) => ({
      kind: "range",
      ...seasonOf(found[1] ?? found[3] ?? "summer", found[2] ?? found[4] ?? null, today),
    }),
  ),
  pattern(
    `(since |at |on |before |around )?(?:last )?(?:(?:christmas|xmas)(?: day| eve)?|new year'?s?(?: day| eve)?)(?! to)`,
    (found, today) => {
      const isChristmas = /christmas|xmas/.test(found[0]);
      const [year, day] = [Number(today.slice(0, 4)), isChristmas ? "12-24" : "01-01"];
      const date = `${year}-${day}` <= today ? `${year}-${day}` : `${year - 1}-${day}`;
      return found[1]?.startsWith("since") === true
        ? { kind: "range", from: date, to: today }
        : { kind: "day", from: date, to: date };
    },
  ),
  pattern(`since (${timeWritten})`, (found, today) => {
    const first = datesOf(found[1] ?? "", today);
    return first === null
      ? null
      : { kind: first.kind === "unclear" ? "unclear" : "range", from: first.from, to: today };
  }),
  pattern(
    String.raw`(?:${lead})?(?:the )?(?:last|past|previous|trailing|prior|recent) (${number})[- ](?:(?:fiscal|financial|calendar|full|trading|business) )?(${unit})s?`,
    (found, today) => backFrom(countOf(found[1]), found[2] ?? "day", today),
  ),
  pattern(
    String.raw`(?:over |in |for |during |within )?(?:the )?(?:next|coming|following|upcoming) (${number})[- ](${unit})s?(?: or so)?|(?:in|within) (?:the )?(${number}) (${unit})s?(?: time)?(?! ago)`,
    (found, today) => ({
      kind: "future",
      from: today,
      to: forward(countOf(found[1] ?? found[3]), found[2] ?? found[4] ?? "day", today),
    }),
  ),
  pattern(
    String.raw`(?:exactly |about |around |roughly )?(${number}) (${unit})s? (?:ago|back|earlier)`,
    (found, today) => {
      const { from } = backFrom(countOf(found[1]), found[2] ?? "day", today);
      return { kind: "day", from, to: from };
    },
  ),
  pattern(String.raw`(?:over|for|during) (?:the )?(?:course of )?(${number}) (${unit})s?`, (found, today) =>
    backFrom(countOf(found[1]), found[2] ?? "day", today),
  ),
  pattern(`${lead}(?:the )?(?:past|trailing|rolling) (week|month|quarter|year)`, (found, today) =>
    backFrom(1, found[1] ?? "month", today),
  ),
  pattern(`over (?:the )?last (week|month|quarter|year)|(?:over|for|in) a (week|month|quarter|year)`, (found, today) =>
    backFrom(1, found[1] ?? found[2] ?? "month", today),
  ),
  pattern(`${lead}(?:the )?(?:last|past|previous) decade|(?:over|for) a decade`, (_, today) =>
    backFrom(10, "year", today),
  ),
  pattern(`(?:in |over |within |during )?(?:the )?(?:coming|next|following) (days|weeks|months)`, (found, today) => ({
    kind: "future",
    from: today,
    to: forward(found[1] === "days" ? 7 : found[1] === "weeks" ? 4 : 3, (found[1] ?? "days").slice(0, -1), today),
  })),
  pattern(`half a year ago`, (_, today) => dayAt(addMonths(today, -6))),
  pattern(`${lead}(?:the )?(?:last|past) half[- ]year`, (_, today) => backFrom(6, "month", today)),
  pattern(`year[- ]to[- ]date|ytd|${lead}this year(?: so far)?|so far this year`, (_, today) => running("year", today)),
  pattern(`month[- ]to[- ]date|mtd|${lead}this month(?: so far)?|so far this month`, (_, today) =>
    running("month", today),
  ),
  pattern(`${lead}this quarter(?: so far)?|qtd|quarter[- ]to[- ]date`, (_, today) => running("quarter", today)),
  pattern(`${lead}this week(?: so far)?|so far this week|this past week`, (_, today) => running("week", today)),
  pattern(
    `${lead}(?:the )?(?:last|previous|prior) (?:fiscal |financial |calendar )?(year|quarter|month|week)`,
    (found, today) => complete(found[1] ?? "year", -1, today),
  ),
  pattern(
    `(?:in|over|within|during|for) the (?:next|coming|following) (year|quarter|month|week)(?: or so)?`,
    (found, today) => ({
      kind: "future",
      from: today,
      to: forward(1, found[1] ?? "month", today),
    }),
  ),
  pattern(
    `${lead}(?:the )?(?:next|coming|following) (?:fiscal |financial |calendar )?(year|quarter|month|week)(?: or so)?`,
    (found, today) => ({
      ...complete(found[1] ?? "year", 1, today),
      kind: "future",
    }),
  ),
  pattern(`${lead}(?:the )?(first|second) half(?: of)?(?: (\\d{4}))?|h([12]) ?(\\d{4})`, (found, today) => {
    const isFirst = found[1] === "first" || found[3] === "1";
    const year = found[2] ?? found[4] ?? today.slice(0, 4);
    return pastOr(today, {
      kind: "range",
      from: `${year}-${isFirst ? "01" : "07"}-01`,
      to: isFirst ? `${year}-06-30` : `${year}-12-31`,
    });
  }),
  pattern(
    `${lead}(?:the )?(?:q([1-4])|(first|second|third|fourth) quarter)(?: ?(?:of )?(?:(?:fy ?)?(\\d{4})|(last|this) year))?`,
    (found, today) => {
      const quarter = found[1] === undefined ? (numbers[found[2] ?? "first"] ?? 1) : Number(found[1]);
      return quarterOf(
        quarter,
        found[3] ?? (found[4] === "last" ? String(Number(today.slice(0, 4)) - 1) : null),
        today,
      );
    },
  ),
  // "In June 24" is a month; "on June 24" is a day.
  pattern(`(?:in|during|since|of) (${months})\\.? '?(\\d\\d)(?!\\d|st|nd|rd|th)`, (found, today) =>
    found[0].startsWith("of") && Number(found[2]) <= 31
      ? null
      : found[0].startsWith("since")
        ? {
            kind: "range",
            from: monthWritten(found[1] ?? "", `20${found[2] ?? ""}`, null, today)?.from ?? today,
            to: today,
          }
        : monthWritten(found[1] ?? "", `20${found[2] ?? ""}`, null, today),
  ),
  pattern(`${lead}(?:(?:${weekdays.join("|")}),? (?:the )?)?(${dayWritten})`, (found, today) =>
    datesOf(found[1] ?? "", today),
  ),
  pattern(
    String.raw`(?:in|during|for|of|since|last|this|next|back in|throughout) (${months})(?: (?:of )?(?:(\d{4})|(last|this) year))?|(?<=(?:^|\s))(${months.replace("may|", "").replace("mar(?:ch)?|", "march|")}) (\d{4})`,
    (found, today) => monthWritten(found[1] ?? found[4] ?? "", found[2] ?? found[5] ?? null, found[3] ?? null, today),
  ),
  pattern(String.raw`${lead}(?:(?:the )?(?:calendar |fiscal )?year |fy ?)?((?:19|20)\d\d)`, (found, today) =>
    datesOf(found[1] ?? "", today),
  ),
  pattern("the day before yesterday", (_, today) => dayAt(addDays(today, -2))),
  pattern(`${lead}yesterday`, (_, today) => dayAt(addDays(today, -1))),
  pattern(`${lead}tomorrow`, (_, today) => ({ kind: "future", from: addDays(today, 1), to: addDays(today, 1) })),
  pattern(`(?:on |last |past |this |next |coming )*(${weekdays.join("|")})`, (found, today) => {
    const wanted = weekdays.indexOf(found[1] ?? "monday") + 1;
    const back = (weekday(today) - wanted + 7) % 7;
    return dayAt(addDays(today, -(back === 0 ? 7 : back)));
  }),
  pattern(
    String.raw`(\d{1,2})[- ](week|month|year)s?(?! (?:later|after|before|treasury|bond|note|average|low|high|ahead|from))`,
    (found, today) => backFrom(countOf(found[1]), found[2] ?? "month", today),
  ),
  pattern(`upcoming|coming up|coming|soon|ahead|in the (?:near )?future|next`, (_, today) => ({
    kind: "future",
    from: today,
    to: addDays(today, 90),
  })),
  pattern(
    `right now|at the moment|at present|as of (?:now|today)|currently|presently|nowadays|these days|now`,
    (_, today) => ({ kind: "today", from: today, to: today }),
  ),
  // A change of today alone counts from yesterday's close.
  pattern(`today|tonight|this (?:morning|afternoon|evening|session)|intraday|in (?:today's )?trading`, (_, today) => ({
    kind: "today",
    from: today,
    to: today,
    unit: "day",
  })),
];

/** Reads the time of a question, and takes its words. A second time in the same question is left unread. */
export function readPeriod(reading: Reading, today: string, { isAhead }: { readonly isAhead: boolean }): Period | null {
  for (const { words, dates } of patterns) {
    const found = words.exec(reading.free());
    if (found === null) continue;
    const read = isAhead ? (nextWeekday(found[0], today) ?? dates(found, today)) : dates(found, today);
    if (read === null) continue;
    const at = { from: found.index, to: found.index + found[0].length };
    reading.take(at);
    return { unit: null, ...read, at };
  }
  return null;
}

const maxMore = 3;

/** Further past times of a question in their order, and takes their words. */
export function readMorePeriods(reading: Reading, today: string): readonly Period[] {
  const more: Period[] = [];
  while (more.length < maxMore) {
    const before = reading.free();
    const period = readPeriod(reading, today, { isAhead: false });
    if (period === null) break;
    if (period.kind === "day" || period.kind === "range") more.push(period);
    else if (period.kind !== "today") {
      reading.restore(before);
      break;
    }
  }
  return more.toSorted((one, other) => one.at.from - other.at.from);
}

/** "On Monday" of something to come; null for other times. */
function nextWeekday(written: string, today: string): Dates | null {
  const name = /^(?:on |this |next |the |coming )*([a-z]+day)$/.exec(written.trim())?.[1] ?? "";
  const wanted = weekdays.indexOf(name) + 1;
  if (wanted === 0) return null;
  const date = addDays(today, (wanted - weekday(today) + 7) % 7);
  return { kind: "future", from: date, to: date };
}

/** The days of a time as people write it; null where it is none. */
function datesOf(written: string, today: string): Dates | null {
  const text = written.trim().replace(/^the /, "").replace(" of ", " ");
  if (text === "today" || text === "now") return { kind: "today", from: today, to: today };
  if (text === "yesterday") return dayAt(addDays(today, -1));
  if (/^(?:19|20)\d\d$/.test(text))
    return pastOr(today, { kind: "range", from: `${text}-01-01`, to: `${text}-12-31`, unit: "year" });
  const quarter = /^q([1-4]) ?(\d{4})$/.exec(text);
  if (quarter !== null) return quarterOf(Number(quarter[1]), quarter[2] ?? null, today);
  const last = /^last (year|month|week|quarter)$/.exec(text);
  if (last !== null) return complete(last[1] ?? "year", -1, today);
  const onWeekday = /^last (\w+day)$/.exec(text);
  if (onWeekday !== null) {
    const back = (weekday(today) - weekdays.indexOf(onWeekday[1] ?? "") - 1 + 7) % 7;
    return dayAt(addDays(today, -(back === 0 ? 7 : back)));
  }
  const month = /^([a-z]+)\.?(?:,? (\d{4}))?$/.exec(text);
  if (month !== null && monthOfName(month[1] ?? "") !== null)
    return monthWritten(month[1] ?? "", month[2] ?? null, null, today);
  const named = /^(?:([a-z]+)\.? (\d{1,2})|(\d{1,2})(?:st|nd|rd|th)? ([a-z]+))(?:st|nd|rd|th)?(?:,? (\d{4}))?$/.exec(
    text,
  );
  if (named !== null) {
    const [monthNumber, day] = [monthOfName(named[1] ?? named[4] ?? ""), Number(named[2] ?? named[3])];
    if (monthNumber === null) return null;
    const of = (year: number) => plainDateIn(year, monthNumber, day);
    const year = Number(today.slice(0, 4));
    const date = named[5] === undefined ? ((of(year) ?? "9") <= today ? of(year) : of(year - 1)) : of(Number(named[5]));
    return date === null ? { kind: "unclear", from: text, to: text } : dayOr(today, date);
  }
  const read = readDate(text);
  return "value" in read ? dayOr(today, read.value) : { kind: "unclear", from: text, to: text };
}

function plainDateIn(year: number, month: number, day: number): string | null {
  const written = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isPlainDate(written) ? written : null;
}

function dayAt(date: string): Dates {
  return { kind: "day", from: date, to: date };
}

function dayOr(today: string, date: string): Dates {
  if (date === today) return { kind: "today", from: today, to: today };
  return date < today ? dayAt(date) : { kind: "future", from: date, to: date };
}

/** A range that isn't over ends today; one that hasn't begun is in the future. */
function pastOr(today: string, dates: Dates): Dates {
  if (dates.from > today) return { ...dates, kind: "future" };
  return dates.to > today ? { ...dates, to: today } : dates;
}

function monthWritten(name: string, year: string | null, relative: string | null, today: string): Dates | null {
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

function quarterOf(quarter: number, year: string | null, today: string): Dates {
  const of = (written: number): Dates => ({
    kind: "range",
    from: plainDate(written, quarter * 3 - 2, 1),
    to: addDays(plainDate(written, quarter * 3 + 1, 1), -1),
    unit: "quarter",
  });
  const thisYear = Number(today.slice(0, 4));
  if (year !== null) return pastOr(today, of(Number(year)));
  // Without a year the newest one that has begun.
  return of(thisYear).from <= today ? pastOr(today, of(thisYear)) : of(thisYear - 1);
}

function backFrom(count: number, name: string, today: string): Dates {
  const from =
    name === "day" || name === "week"
      ? addDays(today, -count * (name === "week" ? 7 : 1))
      : addMonths(today, -count * (name === "year" ? 12 : name === "quarter" ? 3 : 1));
  return { kind: "range", from, to: today };
}

function forward(count: number, name: string, today: string): string {
  if (name === "day" || name === "week") return addDays(today, count * (name === "week" ? 7 : 1));
  return addMonths(today, count * (name === "year" ? 12 : name === "quarter" ? 3 : 1));
}

function firstDayOf(name: string, day: string): string {
  if (name === "week") return mondayOf(day);
  if (name === "year") return `${day.slice(0, 4)}-01-01`;
  if (name === "month") return `${day.slice(0, 7)}-01`;
  return plainDate(Number(day.slice(0, 4)), Math.ceil(Number(day.slice(5, 7)) / 3) * 3 - 2, 1);
}

function running(name: string, today: string): Dates {
  return { kind: "range", from: firstDayOf(name, today), to: today, unit: name as Period["unit"] };
}

/** The whole unit before this one, or after it. */
function complete(name: string, steps: -1 | 1, today: string): Dates {
  const first = firstDayOf(name, today);
  const next = (from: string, by: number) =>
    name === "week" ? addDays(from, 7 * by) : addMonths(from, by * (name === "year" ? 12 : name === "quarter" ? 3 : 1));
  const from = next(first, steps);
  return { kind: "range", from, to: addDays(next(from, 1), -1), unit: name as Period["unit"] };
}

function countOf(written: string | undefined): number {
  if (written === "a couple of") return 2;
  if (written === "a few" || written === "few") return 3;
  return numbers[written ?? ""] ?? Number(written ?? "1");
}
