import { monthOfName } from "#core/calendar/read-date.ts";
import { addDays, plainDate, weekday } from "#core/calendar/plain-date.ts";
import { addMonths } from "#core/portfolio-analysis/add-months.ts";
import { namedDayWords } from "./named-days.ts";
import type { Reading } from "./reading.ts";
import {
  backFrom,
  complete,
  countOf,
  type Dates,
  datesOf,
  dayAt,
  dayNamed,
  dayOr,
  dayWritten,
  edgeWritten,
  forward,
  months,
  monthWritten,
  number,
  numbers,
  ordinal,
  partWritten,
  pastOr,
  type Period,
  quarterOf,
  running,
  seasonOf,
  spelled,
  timeWritten,
  unit,
  weekdays,
} from "./written-time.ts";

interface Pattern {
  readonly words: RegExp;
  readonly dates: (found: RegExpExecArray, today: string, isAhead: boolean) => Dates | null;
}
const pattern = (words: string, dates: Pattern["dates"]): Pattern => ({
  words: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])(?:'s)?`, "u"),
  dates,
});
const lead = "(?:(?:in|on|at|for|during|of|over|as of|by|from|within|throughout|back in|the|all|end of|close of) )*";

const yearOfDay = String.raw`(?:,? (?:of |in )?(\d{4}|this year|last year|next year))?`;
const namedDayPattern = String.raw`(?:(?:on|at|for|this|next|last|coming|the|around) )*(${namedDayWords})(?:'s)?${yearOfDay}`;

/** "On Good Friday" of something to come; null for other times. */
function comingNamedDay(written: string, today: string): Dates | null {
  const found = new RegExp(`^${namedDayPattern}$`, "u").exec(written.trim());
  return found === null || /^(?:on |the )*last /u.test(written.trim())
    ? null
    : dayNamed(found[1] ?? "", found[2], today, true);
}

/** The first that fits is the time; the longer and clearer ones first. */
const patterns: readonly Pattern[] = [
  pattern(
    `since (?:i|we)(?:'ve| have)? (?:first )?(?:bought|purchased|own(?:ed)?|had|held|got|started(?: investing)?|began|opened)(?: (?:it|them|in))?|since (?:(?:my |the )?first (?:purchase|buy|trade|transaction|deposit|investment)|my (?:purchase|buy))|(?:in |over |for )?(?:all the|all these) (?:years|time) (?:that )?(?:i|we)(?:'ve| have)? (?:had|owned|held)(?: (?:it|them))?|(?:for )?as long as (?:i|we)(?:'ve| have)? (?:had|owned|held)(?: (?:it|them))?`,
    (_, today) => ({ kind: "since-bought", from: "", to: today }),
  ),
  pattern(
    `since (?:the )?(?:inception|beginning|start|purchase)(?! of)|(?:of |for )?all[- ]time|overall|ever|(?:in|over) (?:my )?(?:lifetime|total|all)|so far in total|(?<!(?:year|month|quarter)[- ])to date(?! return)|all together|altogether|over the years|(?:of |for |over |in )?all years|historically|since (?:i|we) started|in (?:its|their) history|of all time`,
    (_, today) => ({ kind: "always", from: "", to: today }),
  ),
  // "Between 5 and 10 March 2025" has its month once.
  pattern(
    String.raw`(?:between (?:the )?(?<a>\d{1,2})${ordinal} and|(?:from )?(?:the )?(?<b>\d{1,2})${ordinal} ?(?:to|until|till|through|-|–|—)) ?(?:the )?(?<last>\d{1,2})${ordinal} (?:of )?(?<month>${months})(?:,? (?:of )?(?<year>\d{4}|this year|last year))?`,
    ({ groups = {} }, today) => {
      const month = `${groups["month"] ?? ""} ${groups["year"] ?? ""}`;
      return daysOfMonth(`${groups["a"] ?? groups["b"] ?? ""} ${month}`, `${groups["last"] ?? ""} ${month}`, today);
    },
  ),
  pattern(
    String.raw`(?:between|from) (${months})\.? (\d{1,2})${ordinal} (?:and|to|until|till|through|-) (?:the )?(\d{1,2})${ordinal}(?:,? (\d{4}|this year|last year))?(?![\d%])(?! ?(?:${months})(?!\p{L}))`,
    (found, today) => {
      const year = found[4] === undefined ? "" : ` ${found[4]}`;
      const [first, last] = [found[2], found[3]].map((day) => `${day ?? ""} ${found[1] ?? ""}${year}`);
      return daysOfMonth(first ?? "", last ?? "", today);
    },
  ),
  // "2 January this year" is a day.
  pattern(
    String.raw`${lead}((?:(?:${months})\.? \d{1,2}${ordinal}|(?:the )?\d{1,2}${ordinal} (?:of )?(?:${months})),? (?:of )?(?:this|last) year)`,
    (found, today) => datesOf((found[1] ?? "").replaceAll(/,? of (?=this|last)/g, " "), today),
  ),
  pattern(`(?:between|from) (${timeWritten}) (?:and|to|until|till|through|-) (${timeWritten})`, (found, today) => {
    const [first, last] = endsOf(found, today);
    if (first === null || last === null) return null;
    const isUnclear = first.from > last.to || first.kind === "unclear" || last.kind === "unclear";
    return { kind: isUnclear ? "unclear" : "range", from: first.from, to: last.to };
  }),
  pattern(`(${timeWritten}) ?(?:to|until|till|through|-|–|—) ?(${timeWritten})`, (found, today) => {
    const [first, last] = endsOf(found, today);
    if (first === null || last === null || first.from > last.to) return null;
    return {
      kind: first.kind === "unclear" || last.kind === "unclear" ? "unclear" : "range",
      from: first.from,
      to: last.to,
    };
  }),
  pattern(
    `(?:at |by |as of )?(?:the )?year[- ]end(?: of)? (\\d{4})|(?:at |by )?(\\d{4}) year[- ]end|(?:at |by )(?:the )?end(?: of)? (\\d{4})`,
    (found, today) => dayOr(today, `${found[1] ?? found[2] ?? found[3] ?? ""}-12-31`),
  ),
  pattern(`since (?:last |the |this )?(spring|summer|autumn|winter)(?: of)?(?: (\\d{4}))?`, (found, today) => {
    const { from } = seasonOf(found[1] ?? "summer", found[2] ?? null, today);
    // While a spring goes on, the last one is that of the year before.
    const isRunning = found[0].startsWith("since last") && found[2] === undefined && addMonths(from, 3) > today;
    return { kind: "range", from: isRunning ? addMonths(from, -12) : from, to: today };
  }),
  pattern(
    `(?:in |over |during |for )?(?:last |the |this |past )+(spring|summer|autumn|winter)(?: of)?(?: (\\d{4}))?|(?:in |during )?(spring|summer|autumn|winter|fall)(?: of)? (\\d{4})`,
    (found, today) => ({
      kind: "range",
      ...seasonOf(found[1] ?? found[3] ?? "summer", found[2] ?? found[4] ?? null, today),
    }),
  ),
  pattern(
    `(?:since|from|off) (?:(?:the|its|their|that) )*(?:(${timeWritten})(?:'s)? )?(low|lows|bottom|trough|high|highs|peak|top)(?: (?:of|in|from) (${timeWritten}))?(?! (?:of|to|in))`,
    (found, today) => {
      const written = found[1] ?? found[3];
      const within = written === undefined ? backFrom(1, "year", today) : datesOf(written, today);
      if (within === null || within.kind === "unclear" || (written === undefined && !found[0].startsWith("since")))
        return null;
      const end = /^(?:high|peak|top)/.test(found[2] ?? "") ? "high" : "low";
      return { kind: "range", from: within.from, to: today, anchor: { end, from: within.from, to: within.to } };
    },
  ),
  pattern(
    `since (${timeWritten})|(?:from )?(${timeWritten}) (?:and|or) (?:later|after|newer)|(?:from )?(${timeWritten}) onwards?`,
    (found, today) => {
      const first = datesOf(found[1] ?? found[2] ?? found[3] ?? "", today);
      return first === null
        ? null
        : { kind: first.kind === "unclear" ? "unclear" : "range", from: first.from, to: today };
    },
  ),
  pattern(
    `(?:(before|by|until|till|up to|through|no later than)(?: on)?|(?<!(?:day|week|month|quarter|year|hour)s? )after) (${timeWritten})`,
    (found, today, isAhead) => {
      // "Before the end of April" has its last day, too.
      const word =
        found[1] === "before" && /^(?:the )?(?:very )?(?:end|close) of/.test(found[2] ?? "") ? "by" : found[1];
      return edgeOf(word ?? "after", datesOf(found[2] ?? "", today, isAhead), today, isAhead);
    },
  ),
  pattern(`${lead}(${partWritten}|${edgeWritten})`, (found, today, isAhead) => datesOf(found[1] ?? "", today, isAhead)),
  pattern(`(?:on|for) (the \\d{1,2}(?:st|nd|rd|th))(?=\\s*(?:$|[?.!,;]|and |or ))`, (found, today, isAhead) =>
    datesOf(found[1] ?? "", today, isAhead),
  ),
  pattern(`(since )?${namedDayPattern}(?! to)`, (found, today) => {
    const isAhead = /(?:next|coming) /u.test(found[0]);
    const day = dayNamed(found[2] ?? "", found[3], today, isAhead);
    return found[1] === undefined || day === null ? day : { kind: "range", from: day.from, to: today };
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
      return { kind: "day", from, to: from, isStart: true };
    },
  ),
  pattern(String.raw`(?:over|for|during) (?:the )?(?:course of )?(${number}) (${unit})s?`, (found, today) =>
    backFrom(countOf(found[1]), found[2] ?? "day", today),
  ),
  pattern(`(?:in|over|during|within|for) (?:the )?(?:last|past|recent) (day|week|month|year)s`, (found, today) =>
    backFrom(found[1] === "day" ? 7 : found[1] === "week" ? 4 : found[1] === "year" ? 5 : 3, found[1] ?? "week", today),
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
  pattern(`half a year ago`, (_, today) => ({ ...dayAt(addMonths(today, -6)), isStart: true })),
  pattern(`${lead}(?:the )?(?:last|past) half[- ]year`, (_, today) => backFrom(6, "month", today)),
  pattern(`year[- ]to[- ]date|ytd|${lead}this (?:calendar |fiscal )?year(?: so far)?|so far this year`, (_, today) =>
    running("year", today),
  ),
  pattern(`month[- ]to[- ]date|mtd|${lead}this month(?: so far)?|so far this month`, (_, today) =>
    running("month", today),
  ),
  pattern(`${lead}this quarter(?: so far)?|qtd|quarter[- ]to[- ]date`, (_, today) => running("quarter", today)),
  pattern(`${lead}this week(?: so far)?|so far this week|this past week`, (_, today) => running("week", today)),
  pattern(
    `${lead}(?:(?:its|their|the) )?(?:last|previous|prior|(?:latest|newest|most recent)(?= (?:fiscal|financial|full|reported))) (?:fiscal |financial |calendar |full |reported )*(year|quarter|month|week)`,
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
  pattern(
    `${lead}(?:the )?(first|second) half(?! of (?:${months}))(?: of)?(?: (\\d{4}))?|h([12]) ?(\\d{4})`,
    (found, today) => {
      const isFirst = found[1] === "first" || found[3] === "1";
      const year = found[2] ?? found[4] ?? today.slice(0, 4);
      return pastOr(today, {
        kind: "range",
        from: `${year}-${isFirst ? "01" : "07"}-01`,
        to: isFirst ? `${year}-06-30` : `${year}-12-31`,
      });
    },
  ),
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
    String.raw`(\d{1,2}|${spelled})[- ](week|month|year)s?(?! (?:later|after|before|treasury|bond|note|average|low|high|ahead|from))`,
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

/**
 * Reads the time of a question, and takes its words. A second time in the same question is left unread. `isAhead` is for days to come,
 * `isDue` for months: of what is scheduled or expected, "in December" is the coming one.
 */
export function readPeriod(
  reading: Reading,
  today: string,
  { isAhead, isDue = false }: { readonly isAhead: boolean; readonly isDue?: boolean },
): Period | null {
  for (const { words, dates } of patterns) {
    const found = words.exec(reading.free());
    if (found === null) continue;
    const coming =
      (isAhead ? (nextWeekday(found[0], today) ?? comingNamedDay(found[0], today)) : null) ??
      (isDue ? comingMonth(found[0].trim(), today) : null);
    // "Does it pay on the 15th" asks of the coming one.
    const isComing =
      isAhead ||
      ((isDue || asksNow.test(reading.lower)) && /(?:^|\s)the \d{1,2}(?:st|nd|rd|th)$/u.test(found[0].trim()));
    const read = coming ?? dates(found, today, isComing);
    if (read === null) continue;
    const at = { from: found.index, to: found.index + found[0].length };
    reading.take(at);
    return { unit: null, ...read, at };
  }
  return null;
}

const asksNow =
  /^(?=\W*(?:(?:and|so|but|hi|hey|please)[, ]+)*(?:is|are|does|do|will|any|which|what)(?!\p{L})|.*(?:dividends?|ex-d|earnings|reports?|splits?|ipos?)(?!\p{L}))(?!.*(?<!\p{L})(?:was|were|did|had|paid|went|received|got|my)(?!\p{L}))/u;
const maxMore = 3;

/** Further times of a question in their order, and takes their words. "Now" is one of them where times are compared. */
export function readMorePeriods(
  reading: Reading,
  today: string,
  { isCompared }: { readonly isCompared: boolean },
): readonly Period[] {
  const more: Period[] = [];
  while (more.length < maxMore) {
    const before = reading.free();
    const period = readPeriod(reading, today, { isAhead: false });
    if (period === null) break;
    if (["day", "range"].includes(period.kind) || (period.kind === "today" && isCompared)) more.push(period);
    else if (period.kind !== "today") {
      reading.restore(before);
      break;
    }
  }
  return more.toSorted((one, other) => one.at.from - other.at.from);
}

/** The time before or after another: of what is to come from today on, of what was only the time after it. */
function edgeOf(word: string, end: Dates | null, today: string, isAhead: boolean): Dates | null {
  if (end === null || end.kind === "unclear") return end;
  if (word === "after") {
    const from = addDays(end.to, 1);
    if (isAhead) return { kind: "future", from: from < today ? today : from, to: forward(3, "month", from) };
    return from > today || end.kind === "today" ? null : { kind: "range", from, to: today };
  }
  const to = word === "before" ? addDays(end.from, -1) : end.to;
  return isAhead && to >= today ? { kind: "future", from: today, to } : null;
}

/** "On Monday" of something to come; null for other times. */
function nextWeekday(written: string, today: string): Dates | null {
  const name = /^(?:on |this |next |the |coming )*([a-z]+day)$/.exec(written.trim())?.[1] ?? "";
  const wanted = weekdays.indexOf(name) + 1;
  if (wanted === 0) return null;
  const date = addDays(today, (wanted - weekday(today) + 7) % 7);
  return { kind: "future", from: date, to: date };
}

/** "In December" of something that is due; null for other times. */
function comingMonth(written: string, today: string): Dates | null {
  const name = new RegExp(String.raw`^(?:(?:in|during|for|of|this|next) )?(${months})$`, "u").exec(written)?.[1];
  const month = monthOfName(name ?? "");
  if (month === null) return null;
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  const first = plainDate(year, month, 1);
  return {
    kind: "future",
    from: first < today ? today : first,
    to: addDays(plainDate(year, month + 1, 1), -1),
    unit: "month",
  };
}

/** Both ends of a time. "January to March 2025" has its year once; "November to January 2026" begins in the year before. */
function endsOf([, one = "", other = ""]: RegExpExecArray, today: string): readonly [Dates | null, Dates | null] {
  const year = /(?:19|20)\d\d/.exec(other)?.[0];
  if (weekdays.includes(one) && weekdays.includes(other)) {
    const end = datesOf(other, today);
    return [end === null ? null : datesOf(one, addDays(end.from, 1)), end];
  }
  const isOpen =
    year !== undefined &&
    new RegExp(`^(?:(?:${months})\\.?(?: \\d{1,2}${ordinal})?|\\d{1,2}${ordinal} (?:${months}))$`).test(one);
  const last = datesOf(other, today);
  if (!isOpen) return [datesOf(one, today), last];
  const first = datesOf(`${one} ${year}`, today);
  const isAfter = first !== null && last !== null && first.from > last.from;
  return [isAfter ? datesOf(`${one} ${Number(year) - 1}`, today) : first, last];
}

/** Both days of a range within one month; null where the second comes first. */
function daysOfMonth(one: string, other: string, today: string): Dates | null {
  const [first, last] = [datesOf(one, today), datesOf(other, today)];
  if (first === null || last === null) return null;
  if (first.kind === "unclear" || last.kind === "unclear") return { kind: "unclear", from: first.from, to: last.to };
  return first.from > last.to ? null : pastOr(today, { kind: "range", from: first.from, to: last.to });
}
