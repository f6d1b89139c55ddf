import { addDays, mondayOf, type PlainDate, plainDate, weekday } from "../calendar/plain-date.ts";
import type { Language } from "../languages/languages.ts";
import { lazy } from "../lazy.ts";
import { addMonths } from "../portfolio-analysis/add-months.ts";
import { folded } from "./features.ts";
import { type TimeUnit, timeWords } from "./time-words.ts";

/** The days of a time that a question names. An empty `from` is the first day there is. */
export interface Times {
  readonly kind: "today" | "day" | "range" | "future" | "always" | "since-bought";
  readonly from: PlainDate | "";
  readonly to: PlainDate;
  /** A day that a range to now may begin with: "a year ago". */
  readonly isStart?: true;
  /** The calendar unit that it is, where it is one. */
  readonly unit: TimeUnit | null;
}

/** A time in a folded text: from its first letter to one past its last. */
export interface TimePlace extends Times {
  readonly at: { readonly from: number; readonly to: number };
}

interface Rule {
  readonly pattern: RegExp;
  readonly times: (groups: Readonly<Record<string, string | undefined>>, today: PlainDate) => Times | null;
}

const units: readonly TimeUnit[] = ["day", "week", "month", "quarter", "year"];

/** Finds the first time of a folded text, in the words of a language; null without one. `isAhead`: a month without a year is to come. */
export function readTime(text: string, language: Language, { today, isAhead = false }: { readonly today: PlainDate; readonly isAhead?: boolean }): TimePlace | null {
  for (const { pattern, times } of rules[language]()) {
    for (const match of text.matchAll(pattern)) {
      const groups = match.groups ?? {};
      const read = times({ ...groups, ahead: isAhead ? "yes" : undefined }, today);
      if (read !== null) return { ...read, at: { from: match.index, to: match.index + match[0].length } };
    }
  }
  return null;
}

const rules: Readonly<Record<Language, () => readonly Rule[]>> = {
  en: lazy(() => rulesOf("en")),
  de: lazy(() => rulesOf("de")),
  fr: lazy(() => rulesOf("fr")),
  es: lazy(() => rulesOf("es")),
  ja: lazy(() => rulesOf("ja")),
};

function rulesOf(language: Language): readonly Rule[] {
  const words = timeWords[language];
  const isSpaced = language !== "ja";
  const [gap, some] = isSpaced ? [" ", " ?"] : ["", ""];
  const edge = isSpaced ? [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`] : ["", ""];
  const lead = words.lead === "" ? "" : `(?:(?:${words.lead})${gap})*`;
  const unit = `(?<unit>${units.map((one) => words.units[one]).join("|")})`;
  const unitOf = (written = ""): TimeUnit =>
    units.find((one) => new RegExp(`^(?:${words.units[one]})$`, "u").test(written)) ?? "day";
  const counts = words.numbers.map((one) => `(?:${one})`).join("|");
  const count = String.raw`(?<count>\d{1,3}|${counts})`;
  const countOf = (written = ""): number =>
    /^\d+$/.test(written) ? Number(written) : words.numbers.findIndex((one) => new RegExp(`^(?:${one})$`, "u").test(written)) + 1;
  const names = monthNames(language);
  const month = `(?<month>${names.map(({ pattern }) => pattern).join("|")})`;
  const monthOf = (written = ""): number => names.findIndex(({ pattern }) => new RegExp(`^(?:${pattern})$`, "u").test(written)) + 1;
  const days = weekdayNames(language);
  const rule = (pattern: string, times: Rule["times"]): Rule => ({
    pattern: new RegExp(`${edge[0] ?? ""}(?:${pattern})${edge[1] ?? ""}`, "gu"),
    times,
  });
  const year = String.raw`(?<year>(?:19|20)\d\d)`;
  const dayOfMonth = String.raw`(?<day>[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|\.|º)?`;
  const date = isSpaced
    ? String.raw`(?:(?:le|el|am|den|the|on) )?(?:${dayOfMonth} ?(?:of |de |\. ?)?${month}(?:${words.of}${year})?)`
    : String.raw`(?:${year}年)?(?<month>[1-9]|1[0-2])月${dayOfMonth}日`;
  const dateOf = (groups: Readonly<Record<string, string | undefined>>, today: PlainDate): PlainDate => {
    const number = isSpaced ? monthOf(groups["month"]) : Number(groups["month"]);
    const at = (of: number) => plainDate(of, number, Number(groups["day"]));
    const own = Number(today.slice(0, 4));
    if (groups["year"] !== undefined) return at(Number(groups["year"]));
    return groups["ahead"] === undefined ? (at(own) > today ? at(own - 1) : at(own)) : at(own) < today ? at(own + 1) : at(own);
  };
  const monthAt = (groups: Readonly<Record<string, string | undefined>>, today: PlainDate): PlainDate => {
    const number = isSpaced ? monthOf(groups["month"]) : Number(groups["month"]);
    const own = Number(today.slice(0, 4));
    const first = (of: number) => plainDate(of, number, 1);
    if (groups["year"] !== undefined) return first(Number(groups["year"]));
    if (groups["ahead"] !== undefined) return first(own) < `${today.slice(0, 7)}-01` ? first(own + 1) : first(own);
    return first(own) > today ? first(own - 1) : first(own);
  };
  const monthWritten = isSpaced ? String.raw`${month}\.?(?:${words.of}${year})?` : String.raw`(?:${year}年)?(?<month>[1-9]|1[0-2])月(?!\d)`;
  const since = (inner: string) =>
    [
      ...(words.since.before === "" ? [] : [`(?:${words.since.before})${gap}(?:${lead})?(?:${inner})`]),
      ...(words.since.after === "" ? [] : [`(?:${inner})${some}(?:${words.since.after})`]),
    ].join("|");

  return [
    rule(words.sinceBought, (_, today) => ({ kind: "since-bought", from: "", to: today, unit: null })),
    ...words.whole.map(([written, which, ofUnit]) => rule(`${lead}(?:${written})`, (_, today) => whole(which, ofUnit, today))),
    rule(String.raw`${lead}(?<iso>\d{4}-\d\d-\d\d)`, ({ iso = "" }, today) => dayTimes(iso, today)),
    rule(since(date), (groups, today) => toNow(dateOf(groups, today), today)),
    rule(`${lead}${date}`, (groups, today) => dayTimes(dateOf(groups, today), today)),
    ...(language === "en"
      ? [
          rule(String.raw`${lead}${month}\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? ${year})?(?!\d)`, (groups: Readonly<Record<string, string | undefined>>, today) => dayTimes(dateOf(groups, today), today)),
        ]
      : []),
    rule(String.raw`${lead}(?<a>\d{1,2})[./](?<b>\d{1,2})[./](?<year>\d{4}|\d\d)`, ({ a, b, year: written = "" }, today) => {
      const [day, ofMonth] = language === "en" && Number(b) > 12 ? [b, a] : [a, b];
      const full = Number(written.length === 2 ? `20${written}` : written);
      return Number(ofMonth) > 12 ? null : dayTimes(plainDate(full, Number(ofMonth), Number(day)), today);
    }),
    rule(
      words.ago.before === ""
        ? `${count}${some}${unit}${some}(?:${words.ago.after})`
        : `(?:${words.ago.before})${gap}${count}${gap}${unit}`,
      ({ count: written, unit: of }, today) => {
        const from = back(countOf(written), unitOf(of), today);
        return { kind: "day", from, to: from, isStart: true, unit: null };
      },
    ),
    rule(
      [
        `${lead}(?:${words.past})${some}${count}${some}${unit}`,
        ...(words.pastAfter === "" ? [] : [`${lead}${count}${some}${unit}${some}(?:${words.pastAfter})`]),
        `${lead}${count}${gap}(?:${words.past})${gap}${unit}`,
        ...(words.over === "" ? [] : [`(?:${words.over})${gap}${count}${gap}${unit}`]),
      ].join("|"),
      (groups, today) => {
        return { kind: "range", from: back(countOf(groups["count"]), unitOf(groups["unit"]), today), to: today, unit: null };
      },
    ),
    rule(`${lead}(?:${words.coming})${some}${count}${some}${unit}`, ({ count: written, unit: of }, today) => ({
      kind: "future",
      from: today,
      to: back(-countOf(written), unitOf(of), today),
      unit: null,
    })),
    rule(
      [
        `(?:${words.quarter})(?:${words.of}| |/)?${year}?`,
      ].join("|"),
      (groups, today) => {
        const quarter = Number(groups["quarter"]);
        const own = Number(today.slice(0, 4));
        const start = (of: number) => plainDate(of, quarter * 3 - 2, 1);
        const from = groups["year"] !== undefined ? start(Number(groups["year"])) : start(own) > today ? start(own - 1) : start(own);
        return span(from, addDays(addMonths(from, 3), -1), today, "quarter");
      },
    ),
    rule(since(monthWritten), (groups, today) => toNow(monthAt(groups, today), today)),
    rule(`(?:${words.startOf})${some}(?:${lead})?${isSpaced ? year : "(?:(?<year>\\d{4})年)"}`, (groups, today) => dayTimes(`${groups["year"] ?? ""}-01-01`, today)),
    rule(
      isSpaced ? `${lead}(?:${words.endOf})${some}(?:${lead})?${year}` : `${year}年?(?:${words.endOf})`,
      (groups, today) => dayTimes(`${groups["year"] ?? ""}-12-31`, today),
    ),
    rule(
      isSpaced
        ? `${lead}(?:${words.endOf})${some}(?:${lead})?(?:(?:${words.last})${gap}${unit}|${unit}${gap}(?:${words.after.last}))`
        : `(?:去年|昨年)(?:${words.endOf})`,
      (groups, today) => {
        const times = whole("last", isSpaced ? unitOf(groups["unit"]) : "year", today);
        return dayTimes(times.to, today);
      },
    ),
    rule(`${lead}${monthWritten}`, (groups, today) => {
      const from = monthAt(groups, today);
      return span(from, addDays(addMonths(from, 1), -1), today, "month");
    }),
    rule(since(`(?:${words.last})${gap}${unit}`), ({ unit: of }, today) => toNow(whole("last", unitOf(of), today).from || today, today)),
    rule(
      [
        ...(isSpaced ? [`${lead}(?:${words.next})${gap}${unit}`, `${lead}${unit}${gap}(?:${words.after.next})`] : []),
      ].join("|") || "(?!)",
      (groups, today) => whole("next", unitOf(groups["unit"]), today),
    ),
    rule(
      [...(isSpaced ? [`${lead}(?:${words.last})${gap}${unit}`, `${lead}${unit}${gap}(?:${words.after.last})`] : [])]
        .join("|") || "(?!)",
      (groups, today) => whole("last", unitOf(groups["unit"]), today),
    ),
    rule(isSpaced ? `${lead}(?:${words.this})${gap}${unit}` : "(?!)", ({ unit: of }, today) => whole("this", unitOf(of), today)),
    ...(["today", "yesterday", "dayBefore", "tomorrow", "dayAfter"] as const).map((id, place) =>
      rule(`${id === "tomorrow" && language === "de" ? "" : lead}(?:${words.days[id]})`, (_, today) => {
        const offset = [0, -1, -2, 1, 2][place] ?? 0;
        if (offset === 0) return { kind: "today", from: today, to: today, unit: "day" };
        const day = addDays(today, offset);
        return { kind: offset > 0 ? "future" : "day", from: day, to: day, unit: "day" };
      }),
    ),
    ...days.map((name, place) =>
      rule(`${lead}(?:(?:${words.last}|${words.this})${gap})?(?:${name})(?:${gap}(?:${words.after.last}))?`, ({ ahead }, today) => {
        const ago = (weekday(today) - place + 7) % 7 || 7;
        const day = addDays(today, ahead === undefined ? -ago : 7 - (ago % 7 || 7) || 7);
        return { kind: day > today ? "future" : "day", from: day, to: day, unit: "day" };
      }),
    ),
    rule(since(isSpaced ? year : `${year}年`), (groups, today) => toNow(`${groups["year"] ?? ""}-01-01`, today)),
    rule(isSpaced ? `${lead}${year}(?! ?(?:shares|aktien|acciones|actions|[%$€£]))` : `${year}年`, (groups, today) => {
      const of = groups["year"] ?? "";
      return span(`${of}-01-01`, `${of}-12-31`, today, "year");
    }),
    rule(words.always, (_, today) => ({ kind: "always", from: "", to: today, unit: null })),
    rule(words.recently, (_, today) => ({ kind: "range", from: addMonths(today, -3), to: today, unit: null })),
  ];
}

function back(count: number, unit: TimeUnit, today: PlainDate): PlainDate {
  if (unit === "day") return addDays(today, -count);
  if (unit === "week") return addDays(today, -7 * count);
  return addMonths(today, -count * { month: 1, quarter: 3, year: 12 }[unit]);
}

function startOf(unit: TimeUnit, day: PlainDate): PlainDate {
  if (unit === "day") return day;
  if (unit === "week") return mondayOf(day);
  if (unit === "year") return `${day.slice(0, 4)}-01-01`;
  const month = Number(day.slice(5, 7));
  return plainDate(Number(day.slice(0, 4)), unit === "month" ? month : Math.floor((month - 1) / 3) * 3 + 1, 1);
}

function whole(which: "this" | "last" | "next" | "before-last", unit: TimeUnit, today: PlainDate): Times {
  const offset = { this: 0, last: -1, next: 1, "before-last": -2 }[which];
  const from = startOf(unit, back(-offset, unit, startOf(unit, today)));
  const to = addDays(startOf(unit, back(-1, unit, from)), -1);
  if (which === "this") return unit === "day" ? { kind: "today", from, to: today, unit } : { kind: "range", from, to: today, unit };
  return span(from, to, today, unit);
}

function span(from: PlainDate, to: PlainDate, today: PlainDate, unit: TimeUnit): Times {
  if (from > today) return { kind: "future", from, to, unit };
  return { kind: unit === "day" ? "day" : "range", from, to: to < today ? to : today, unit };
}

function dayTimes(day: PlainDate, today: PlainDate): Times | null {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(day)) return null;
  return { kind: day === today ? "today" : day > today ? "future" : "day", from: day, to: day, unit: "day" };
}

function toNow(from: PlainDate, today: PlainDate): Times {
  return { kind: "range", from, to: today, unit: null };
}

/** The months of a language, long and short, as patterns. */
function monthNames(language: Language): readonly { readonly pattern: string }[] {
  return Array.from({ length: 12 }, (_, month) => {
    const at = new Date(Date.UTC(2024, month, 15));
    const long = folded(new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).format(at));
    const short = folded(new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" }).format(at)).replace(/\.$/, "");
    // "May" and "mar" are words of their own in sentences; short names of three letters or more only.
    return { pattern: [...new Set([long, ...(short.length >= 3 ? [short] : [])])].join("|") };
  });
}

/** Sunday to Saturday. */
function weekdayNames(language: Language): readonly string[] {
  return Array.from({ length: 7 }, (_, day) =>
    folded(new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(new Date(Date.UTC(2024, 0, 7 + day)))),
  );
}
