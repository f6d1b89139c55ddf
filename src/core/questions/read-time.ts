import { addDays, isPlainDate, mondayOf, type PlainDate, plainDate, weekday } from "../calendar/plain-date.ts";
import type { Language } from "../languages/languages.ts";
import { lazy } from "../lazy.ts";
import { addMonths } from "../portfolio-analysis/add-months.ts";
import { folded } from "./features.ts";
import { type TimeUnit, timeWords } from "../words/time-words.ts";

/** The days of a time that a question names. An empty `from` is the first day there is. */
export interface Times {
  readonly kind: "today" | "day" | "range" | "future" | "always" | "since-bought";
  readonly from: PlainDate;
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
  readonly times: (groups: Groups, today: PlainDate) => Times | null;
}

const units: readonly TimeUnit[] = ["day", "week", "month", "quarter", "year"];

/** Finds the first time of a folded text, in the words of a language; null without one. `isAhead`: a month without a year is to come. */
export function readTime(
  text: string,
  language: Language,
  { today, isAhead = false }: { readonly today: PlainDate; readonly isAhead?: boolean },
): TimePlace | null {
  for (const { pattern, times } of rules[language]()) {
    for (const match of text.matchAll(pattern)) {
      const groups = match.groups ?? {};
      const read = times({ ...groups, ahead: isAhead ? "yes" : undefined }, today);
      if (read !== null) return { ...read, at: { from: match.index, to: match.index + match[0].length } };
    }
  }
  return null;
}

/** A time, and whether the text names another one that isn't part of it. */
export interface TimesOfText {
  readonly time: TimePlace | null;
  readonly hasMore: boolean;
}

const joint =
  /^[\s–~—-]*(?:to|until|till|through|and|bis|und|a|au|a la|et|jusqu ?'? ?(?:a|en|au)|hasta|al|y|から|まで)?[\s]*(?:the|el|la|le|zum|fin de)?\s*$/u;

/** The time of a text: one, or two that are joined: "from March to June". */
export function readTimes(
  text: string,
  language: Language,
  options: { readonly today: PlainDate; readonly isAhead?: boolean },
): TimesOfText {
  const first = readTime(text, language, options);
  if (first === null) return { time: null, hasMore: false };
  const rest = text.slice(0, first.at.from) + " ".repeat(first.at.to - first.at.from) + text.slice(first.at.to);
  const second = readTime(rest, language, options);
  if (second === null || second.kind === "today" || first.kind === "today") return { time: first, hasMore: false };
  // "In total in 2025" is 2025.
  const bounded = [first, second].filter(({ kind }) => kind !== "always");
  if (bounded.length < 2) return { time: bounded[0] ?? first, hasMore: false };
  const [early, late] = first.at.from < second.at.from ? [first, second] : [second, first];
  let { from } = early;
  let { to } = late;
  // "From March to June 2025" has its year once, and so has "2025年3月から6月".
  const hasYear = ({ at }: TimePlace) => /\d{4}/.test(text.slice(at.from, at.to));
  while (hasYear(early) && !hasYear(late) && addMonths(to, -12) > from) to = addMonths(to, -12);
  while (from > to && from > "1900") from = addMonths(from, -12);
  const isJoined = joint.test(text.slice(early.at.to, late.at.from)) && from !== "";
  const time = {
    kind: "range" as const,
    from,
    to,
    unit: null,
    at: { from: early.at.from, to: late.at.to },
  };
  return isJoined &&
    /^(?:from|between|von|vom|zwischen|seit|de|du|entre|depuis|desde|del)(?!\p{L})|から/u.test(
      text.slice(early.at.from).replace(/^(?:in|im|en|the|les|los|las) /u, ""),
    )
    ? { time, hasMore: false }
    : { time: first, hasMore: true };
}

const rules: Readonly<Record<Language, () => readonly Rule[]>> = {
  en: lazy(() => rulesOf("en")),
  de: lazy(() => rulesOf("de")),
  fr: lazy(() => rulesOf("fr")),
  es: lazy(() => rulesOf("es")),
  ja: lazy(() => rulesOf("ja")),
};

type Groups = Readonly<Record<string, string | undefined>>;

/** The parts that patterns of one language are made of, and how their texts are read. */
function grammarOf(language: Language) {
  const words = timeWords[language];
  const isSpaced = language !== "ja";
  const gap = isSpaced ? " " : "";
  const lead = words.lead === "" ? "" : `(?:(?:${words.lead})${gap}){0,4}`;
  const counts = words.numbers.map((one) => `(?:${one})`).join("|");
  const names = monthNames(language);
  const month = isSpaced ? `(?<month>${names.join("|")})` : "(?<month>[1-9]|1[0-2])";
  const year = String.raw`(?<year>(?:19|20)\d\d)`;
  const day = String.raw`(?<day>[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|\.|º)?`;
  const monthNumber = (written = ""): number =>
    isSpaced ? names.findIndex((pattern) => new RegExp(`^(?:${pattern})$`, "u").test(written)) + 1 : Number(written);

  return {
    words,
    isSpaced,
    gap,
    /** A space that may be missing. */
    some: isSpaced ? " ?" : "",
    lead,
    year,
    unit: `(?<unit>${units.map((one) => words.units[one]).join("|")})`,
    count: String.raw`(?<![\d一二三四五六七八九十])(?<count>\d{1,3}|${counts})`,
    month: isSpaced ? String.raw`${month}\.?(?:${words.of}${year})?` : String.raw`(?:${year}年)?${month}月(?!\d)`,
    monthFirst: String.raw`${month}\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? ${year})?(?!\d)`,
    date: isSpaced
      ? String.raw`(?:(?:le|el|am|den|the|on) )?(?:${day} ?(?:of |de |\. ?)?${month}(?:${words.of}${year})?)`
      : String.raw`(?:${year}年)?${month}月${day}日`,
    rule: (pattern: string, times: Rule["times"]): Rule => {
      const [before, after] = isSpaced ? [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`] : ["", ""];
      return { pattern: new RegExp(`${before ?? ""}(?:${pattern})${after ?? ""}`, "gu"), times };
    },
    since: (inner: string): string => {
      const { before, after } = words.since;
      return [
        ...(before === "" ? [] : [`(?:${before})${gap}(?:${lead})?(?:${inner})`]),
        ...(after === "" ? [] : [`(?:${inner})${isSpaced ? " ?" : ""}(?:${after})`]),
      ].join("|");
    },
    unitOf: (written = ""): TimeUnit =>
      units.find((one) => new RegExp(`^(?:${words.units[one]})$`, "u").test(written)) ?? "day",
    countOf: (written = ""): number =>
      /^\d+$/.test(written)
        ? Number(written)
        : words.numbers.findIndex((one) => new RegExp(`^(?:${one})$`, "u").test(written)) + 1,
    /** A day; without a year the one nearest to today on the side that is asked for. */
    dateOf: (groups: Groups, today: PlainDate): PlainDate => {
      const at = (of: number) => plainDate(of, monthNumber(groups["month"]), Number(groups["day"]));
      const own = Number(today.slice(0, 4));
      if (groups["year"] !== undefined) return at(Number(groups["year"]));
      if (groups["ahead"] === undefined) return at(own) > today ? at(own - 1) : at(own);
      return at(own) < today ? at(own + 1) : at(own);
    },
    /** The first day of a month. */
    monthOf: (groups: Groups, today: PlainDate): PlainDate => {
      const at = (of: number) => plainDate(of, monthNumber(groups["month"]), 1);
      const own = Number(today.slice(0, 4));
      if (groups["year"] !== undefined) return at(Number(groups["year"]));
      if (groups["ahead"] !== undefined) return at(own) < `${today.slice(0, 7)}-01` ? at(own + 1) : at(own);
      return at(own) > today ? at(own - 1) : at(own);
    },
  };
}

type Grammar = ReturnType<typeof grammarOf>;

/** The first rule that fits is the time: the longer and clearer ones come first. */
function rulesOf(language: Language): readonly Rule[] {
  const grammar = grammarOf(language);
  const { words, rule, lead } = grammar;
  return [
    rule(words.sinceBought, (_, today) => ({ kind: "since-bought", from: "", to: today, unit: null })),
    ...words.whole.flatMap(([written, which, unit]) =>
      // "昨年末": the end of a unit that has a word of its own.
      unit === "year" && which === "last" && language === "ja"
        ? [rule(`(?:${written})(?:${words.endOf})`, (_, today) => dayTimes(whole(which, unit, today).to, today))]
        : [],
    ),
    ...words.whole.map(([written, which, unit]) =>
      rule(`${lead}(?:${written})`, (_, today) => whole(which, unit, today)),
    ),
    ...dateRules(language, grammar),
    ...countRules(grammar),
    ...monthRules(grammar),
    ...unitRules(grammar),
    ...dayRules(language, grammar),
    ...yearRules(grammar),
    rule(words.always, (_, today) => ({ kind: "always", from: "", to: today, unit: null })),
    rule(words.recently, (_, today) => ({ kind: "range", from: addMonths(today, -3), to: today, unit: null })),
  ];
}

/** "On 3 May 2024", "since 1 March", "2024-05-03", "3.5.2024". */
function dateRules(language: Language, { rule, lead, since, date, dateOf, monthFirst }: Grammar): readonly Rule[] {
  /** The day that numbers name; null where they may be either of two. */
  const numbered = ({ a, b, written = "" }: Readonly<Record<string, string | undefined>>): PlainDate | null => {
    const [day, month] = language === "en" && Number(b) > 12 ? [b, a] : [a, b];
    const full = Number(written.length === 2 ? `20${written}` : written);
    // "03/04/2025" is the third of April to one half of those who write English, and the fourth of March to the other.
    const isOpen = language === "en" && Number(a) <= 12 && Number(b) <= 12 && a !== b;
    return isOpen ? null : `${full}-${padded(month)}-${padded(day)}`;
  };
  const days: readonly (readonly [
    string,
    (groups: Readonly<Record<string, string | undefined>>, today: PlainDate) => PlainDate | null,
  ])[] = [
    [String.raw`(?<iso>\d{4}-\d\d-\d\d)`, ({ iso = "" }) => iso],
    [date, dateOf],
    ...(language === "en" ? ([[monthFirst, dateOf]] as const) : []),
    [String.raw`(?<a>\d{1,2})[./](?<b>\d{1,2})[./](?<written>\d{4}|\d\d)`, numbered],
  ];
  return [
    ...days.flatMap(([written, read]) => [
      rule(since(written), (groups, today) => {
        const day = read(groups, today);
        return day === null || !isPlainDate(day) ? null : toNow(day, today);
      }),
      rule(`${lead}${written}`, (groups, today) => {
        const day = read(groups, today);
        return day === null ? null : dayTimes(day, today);
      }),
    ]),
    ...(language === "en" || language === "ja"
      ? []
      : [
          rule(String.raw`${lead}(?<day>\d{1,2})[./](?<numbered>\d{1,2})\.?(?![\d%])`, (groups, today) => {
            const at = (year: number) => `${year}-${padded(groups["numbered"])}-${padded(groups["day"])}`;
            const own = Number(today.slice(0, 4));
            const isAhead = groups["ahead"] !== undefined;
            return dayTimes(
              isAhead ? (at(own) < today ? at(own + 1) : at(own)) : at(own) > today ? at(own - 1) : at(own),
              today,
            );
          }),
        ]),
  ];
}

/** "Five years ago", "over the last three months", "the next two weeks". */
function countRules({ words, rule, lead, gap, some, count, unit, countOf, unitOf }: Grammar): readonly Rule[] {
  const { ago, past, pastAfter, trailing, over, coming } = words;
  return [
    ...(trailing === ""
      ? []
      : [
          rule(`${lead}${trailing.replace("{unit}", () => unit)}`, (groups, today) => {
            const one = unitOf(groups["unit"]);
            return { ...toNow(back(1, one, today), today), unit: one };
          }),
        ]),
    rule(
      ago.before === ""
        ? `${count}${some}${unit}${some}(?:${ago.after})`
        : `(?:${ago.before})${gap}${count}${gap}${unit}`,
      (groups, today) => {
        const from = back(countOf(groups["count"]), unitOf(groups["unit"]), today);
        return { kind: "day", from, to: from, isStart: true, unit: null };
      },
    ),
    rule(
      [
        `${lead}(?:${past})${some}${count}${some}${unit}`,
        ...(pastAfter === "" ? [] : [`${lead}${count}${some}${unit}${some}(?:${pastAfter})`]),
        `${lead}${count}${gap}(?:${past})${gap}${unit}`,
        ...(over === "" ? [] : [`(?:${over})${gap}${count}${gap}${unit}`]),
      ].join("|"),
      (groups, today) => toNow(back(countOf(groups["count"]), unitOf(groups["unit"]), today), today),
    ),
    rule(`${lead}(?:${coming})${some}${count}${some}${unit}`, (groups, today) => ({
      kind: "future",
      from: today,
      to: back(-countOf(groups["count"]), unitOf(groups["unit"]), today),
      unit: null,
    })),
  ];
}

/** "Q3 2025", "since March", "in December". */
function monthRules({ words, rule, lead, year, since, month, monthOf }: Grammar): readonly Rule[] {
  return [
    rule(`(?:${words.quarter})(?:${words.of}| |/)?${year}?`, (groups, today) => {
      const own = Number(today.slice(0, 4));
      const start = (of: number) => plainDate(of, Number(groups["quarter"]) * 3 - 2, 1);
      const named = groups["year"];
      const from = named === undefined ? (start(own) > today ? start(own - 1) : start(own)) : start(Number(named));
      return span(from, addDays(addMonths(from, 3), -1), today, "quarter");
    }),
    rule(since(month), (groups, today) => toNow(monthOf(groups, today), today)),
    ...edgeRules({ words, rule, lead, year }),
    rule(`${lead}${month}`, (groups, today) => {
      const from = monthOf(groups, today);
      return span(from, addDays(addMonths(from, 1), -1), today, "month");
    }),
  ];
}

/** "At the end of 2024" is a day. */
function edgeRules({ words, rule, lead, year }: Pick<Grammar, "words" | "rule" | "lead" | "year">): readonly Rule[] {
  const { startOf: start, endOf: end } = words;
  const at = (edge: string) => (lead === "" ? `${year}年?(?:${edge})` : `${lead}(?:${edge}) ?(?:${lead})?${year}`);
  return [
    rule(at(start), (groups, today) => dayTimes(`${groups["year"] ?? ""}-01-01`, today)),
    rule(at(end), (groups, today) => dayTimes(`${groups["year"] ?? ""}-12-31`, today)),
  ];
}

/** "At the end of last year", "next week", "la semana pasada", "dieses Jahr". Japanese has words of its own for them. */
function unitRules({ words, isSpaced, rule, lead, since, unit, unitOf }: Grammar): readonly Rule[] {
  if (!isSpaced) return [];
  const { last, next, after } = words;
  const lastUnit = `(?:${last}) ${unit}|${unit} (?:${after.last})`;
  return [
    rule(`${lead}(?:${words.endOf}) ?(?:${lead})?(?:${lastUnit})`, (groups, today) =>
      dayTimes(whole("last", unitOf(groups["unit"]), today).to, today),
    ),
    rule(since(`(?:${last}) ${unit}`), (groups, today) =>
      toNow(whole("last", unitOf(groups["unit"]), today).from, today),
    ),
    rule(`${lead}(?:${next}) ${unit}|${lead}${unit} (?:${after.next})`, (groups, today) =>
      whole("next", unitOf(groups["unit"]), today),
    ),
    rule(`${lead}(?:${last}) ${unit}|${lead}${unit} (?:${after.last})`, (groups, today) =>
      whole("last", unitOf(groups["unit"]), today),
    ),
    rule(`${lead}(?:${words.this}) ${unit}`, (groups, today) => whole("this", unitOf(groups["unit"]), today)),
  ];
}

/** "Yesterday", "last Friday". */
function dayRules(language: Language, { words, rule, lead, gap }: Grammar): readonly Rule[] {
  const offsets = { today: 0, yesterday: -1, dayBefore: -2, tomorrow: 1, dayAfter: 2 } as const;
  return [
    ...(Object.keys(offsets) as (keyof typeof offsets)[]).map((id) =>
      // "Am Morgen" is no tomorrow.
      rule(`${id === "tomorrow" && language === "de" ? "" : lead}(?:${words.days[id]})`, (_, today) =>
        dayTimes(addDays(today, offsets[id]), today),
      ),
    ),
    ...weekdayNames(language).map((name, place) =>
      rule(
        `${lead}(?:(?:(?<coming>${words.next})|${words.last}|${words.this})${gap})?(?:${name})(?:${gap}(?:${words.after.last}))?`,
        ({ ahead, coming }, today) => {
          const ago = (weekday(today) - place + 7) % 7;
          return dayTimes(addDays(today, (ahead ?? coming) === undefined ? -(ago || 7) : 7 - ago), today);
        },
      ),
    ),
  ];
}

/** "Since 2020", "in 2024". */
function yearRules({ isSpaced, rule, lead, since, year }: Grammar): readonly Rule[] {
  return [
    rule(since(isSpaced ? year : `${year}年`), (groups, today) => toNow(`${groups["year"] ?? ""}-01-01`, today)),
    rule(
      isSpaced ? `${lead}(?<![./-])${year}(?![-/]\\d)(?! ?(?:shares|aktien|acciones|actions|[%$€£]))` : `${year}年`,
      (groups, today) => span(`${groups["year"] ?? ""}-01-01`, `${groups["year"] ?? ""}-12-31`, today, "year"),
    ),
  ];
}

function padded(digits = ""): string {
  return digits.padStart(2, "0");
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
  if (which === "this")
    return unit === "day" ? { kind: "today", from, to: today, unit } : { kind: "range", from, to: today, unit };
  return span(from, to, today, unit);
}

function span(from: PlainDate, to: PlainDate, today: PlainDate, unit: TimeUnit): Times {
  if (from > today) return { kind: "future", from, to, unit };
  return { kind: unit === "day" ? "day" : "range", from, to: to < today ? to : today, unit };
}

function dayTimes(day: PlainDate, today: PlainDate): Times | null {
  if (!isPlainDate(day)) return null;
  return { kind: day === today ? "today" : day > today ? "future" : "day", from: day, to: day, unit: "day" };
}

function toNow(from: PlainDate, today: PlainDate): Times {
  return { kind: "range", from, to: today, unit: null };
}

/** The months of a language, long and short, as patterns. */
function monthNames(language: Language): readonly string[] {
  return Array.from({ length: 12 }, (_, month) => {
    const at = new Date(Date.UTC(2024, month, 15));
    const [long = "", short = ""] = (["long", "short"] as const).map((style) =>
      folded(new Intl.DateTimeFormat(language, { month: style, timeZone: "UTC" }).format(at)).replace(/\.$/, ""),
    );
    return [...new Set([long, ...(short.length >= 3 ? [short] : [])])].join("|");
  });
}

/** Sunday to Saturday. */
function weekdayNames(language: Language): readonly string[] {
  return Array.from({ length: 7 }, (_, day) =>
    folded(
      new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
        new Date(Date.UTC(2024, 0, 7 + day)),
      ),
    ),
  );
}
