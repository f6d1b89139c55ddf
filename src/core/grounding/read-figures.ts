import { currenciesOf, currencyCodes, currencyMarks } from "./currency-marks.ts";
import type { Stretch } from "./leave-out.ts";
import { readDates } from "./written-dates.ts";

/** What a number is counted in, as far as the text says: `multiple` is "2.3x", `bare` says nothing. */
export type WrittenUnit =
  | "money"
  | "percent"
  | "percentage-points"
  | "basis-points"
  | "multiple"
  | "shares"
  | "days"
  | "date"
  | "count"
  | "bare";

/** A number as it is written. */
export interface WrittenFigure extends Stretch {
  readonly text: string;
  /** With its scale and with its own sign: -4.35e12. Dates: milliseconds. */
  readonly value: number;
  readonly unit: WrittenUnit;
  /** Codes that the sign can mean: ["USD"], ["JPY", "CNY"]; empty without one. */
  readonly currencies: readonly string[];
  /** -1, 1: a sign is written; 0: none. */
  readonly sign: -1 | 0 | 1;
  /** Brackets around it, which mean minus in a table and nothing in a sentence. */
  readonly isBracketed: boolean;
  /** The values that round to what is written. */
  readonly from: number;
  readonly to: number;
  /** Digits that carry meaning. */
  readonly digits: number;
  /** A day without a year is also one of the year before and after. */
  readonly otherDays: readonly number[];
  /** The noun that is counted: "holdings". */
  readonly noun: string | null;
  readonly isWord: boolean;
}

/** Every number that a text states. `skipped` are stretches whose digits are no figures. */
export function readFigures(text: string, skipped: readonly Stretch[], today: string): readonly WrittenFigure[] {
  const dates = readDates(text, today);
  const numbers = readNumbers(
    text,
    [...skipped, ...dates].sort((a, b) => a.start - b.start),
  );
  const words = readNumberWords(text).filter((figure) => !isIn(skipped, figure));
  const all = [...dates, ...numbers, ...words].sort((a, b) => a.start - b.start);
  const apart: WrittenFigure[] = [];
  for (const figure of all) if (figure.start >= (apart.at(-1)?.end ?? 0)) apart.push(figure);
  return shareRanges(text, apart);
}

const escaped = (words: readonly string[]) => words.map((word) => word.replaceAll(/[$.]/g, "\\$&")).join("|");
const markBefore = new RegExp(
  `(${escaped(currencyMarks.map(([mark]) => mark))}|\\b(?:${currencyCodes.join("|")}|TRY))[\\s\\u00a0\\u202f]?([+\\-−–]?)\\s?$`,
);
const signBefore = /(?:^|[\s([{|:;,/=~≈*"“”'‘’>])([+\-−–±])[\s\u00a0]?$|^([+\-−–±])[\s\u00a0]?$/;
const space = "[\\s\\u00a0\\u202f\\u2009-]?";
const scaleAfter = new RegExp(
  `^(?:${space}(trillions?|billions?|millions?|thousands?|tln|trn|tn|bln|bn|mln|mio|mrd|mm|mn|hundred)\\b|[\\s\\u00a0\\u202f]?([KMBT])\\b(?![-'’&])|([kmbt])(?![a-z\\d]))`,
  "i",
);
const percentAfter =
  /^[\s\u00a0\u202f-]?(?:percentage[\s-]points?|percent[\s-]points?|pct\.?\s?pts?|ppts?|pp|%[\s-]?(?:points?|pts?|pp))(?![a-z])/i;
const plainPercentAfter = /^(?:[\s\u00a0\u202f]?(?:%|％)|[\s\u00a0\u202f-]?(?:percent|per[\s-]cent|pct|prozent)\b)/i;
const basisPointsAfter = /^[\s\u00a0\u202f-]?(?:basis[\s-]points?|bps?)\b/i;
const multipleAfter = /^(?:[\s\u00a0]?[x×](?![a-z\d])|[\s\u00a0-](?:times|fold)\b|fold\b)/i;
const moneyAfter = new RegExp(
  `^[\\s\\u00a0\\u202f]?(${escaped(currencyMarks.map(([mark]) => mark))}|(?:${currencyCodes.join("|")}|TRY)\\b(?!-)|US dollars?\\b|dollars?\\b|bucks\\b|euros?\\b|pounds?\\b|pence\\b|p(?![a-z\\d/]|\\.\\d)|cents?\\b|yen\\b|yuan\\b|francs?\\b|rupees?\\b|kr(?:onor|oner)?\\b|sek\\b)`,
  "i",
);
const sharesAfter =
  /^[\s\u00a0]?(?:[a-z]{2,12}\s)?(?:shares?|units?)\b(?!\s+(?:price|outstanding price))|^\s+of (?:them|these)\b/i;
const daysAfter = /^[\s\u00a0-]?(?:(?:trading|calendar|business|more)\s)?(days?|weeks?)\b/i;
const pointsAfter = /^[\s\u00a0-]?(?:points?|pts)\b/i;
const timeAfter = /^[\s\u00a0-]?(?:months?|years?|quarters?|decades?|hours?|minutes?|seconds?|yrs?|mos?|mo)\b/i;
const countedNoun =
  /^[\s\u00a0](?:(?:open|different|other|separate|more|of (?:your|the|its|their)|\w{3,12}(?:ed|ing|ive|tive|al|ish|er|est))\s)*(holdings?|positions?|stocks?|stories|story|articles?|headlines?|transactions?|trades?|analysts?|ratings?|symbols?|companies|instruments?|accounts?|currencies|sectors?|employees|people|funds?|etfs?|sessions?|payments?|dividends?|buys?|sells?|holds?|estimates?|quarters? in a row|reports?|events?|signals?|sources?|lots?|orders?|alerts?|countries|peers?|segments?|insiders?|filings?|beats?|misses|times in)\b/i;

function readNumbers(text: string, skipped: readonly Stretch[]): WrittenFigure[] {
  const core =
    /(?<![\p{L}\p{N}_])(?:\d{1,3}(?:[\u2009\u202f\u00a0'’]\d{3})+(?:[.,]\d+)?|\d{1,3}(?: \d{3})+[.,]\d{1,2}(?!\d)|\d+(?:[.,]\d+)*|[.]\d+)/gu;
  const figures: WrittenFigure[] = [];
  for (const match of text.matchAll(core)) {
    const start = match.index;
    const end = start + match[0].length;
    if (isIn(skipped, { start, end })) continue;
    const figure = readNumber(text, match[0], start, end);
    if (figure !== null) figures.push(figure);
  }
  // Digits glued to a currency code or mark: "USD178.84", "US$178", "kr120".
  const glued = new RegExp(`(?<![\\p{L}\\p{N}])(?:${currencyCodes.join("|")})(\\d[\\d.,]*\\d|\\d)`, "gu");
  for (const match of text.matchAll(glued)) {
    const start = match.index + match[0].length - (match[1] ?? "").length;
    const end = match.index + match[0].length;
    if (isIn(skipped, { start, end }) || figures.some((figure) => figure.start < end && figure.end > start)) continue;
    const figure = readNumber(text, match[1] ?? "", start, end);
    if (figure !== null) figures.push(figure);
  }
  return figures.sort((a, b) => a.start - b.start);
}

function readNumber(text: string, written: string, coreStart: number, coreEnd: number): WrittenFigure | null {
  const digits = plainDigits(written);
  if (digits === null) return null;
  let start = coreStart;
  let end = coreEnd;
  let sign: -1 | 0 | 1 = 0;
  let money: readonly string[] = [];
  const before = text.slice(Math.max(0, start - 12), start);
  const mark = markBefore.exec(before);
  // "170 USD–180": the code belongs to the number before it.
  if (mark !== null && !/\d[\s\u00a0\u202f]?$/.test(before.slice(0, mark.index))) {
    money = currenciesOf(mark[1] ?? "");
    sign = signOf(mark[2] ?? "");
    start -= before.length - mark.index;
  }
  const ahead = text.slice(Math.max(0, start - 4), start);
  const signed = signBefore.exec(ahead);
  if (signed !== null && sign === 0) {
    const symbol = signed[1] ?? signed[2] ?? "";
    // A dash between words is no sign: "P/E – 45.2", and one between numbers is a range.
    if (symbol === "+" || symbol === "±" || !/\s$/.test(ahead)) {
      sign = signOf(symbol);
      start -= ahead.length - ahead.lastIndexOf(symbol);
    }
  }

  let scale = 1;
  let rest = text.slice(end, end + 48);
  const take = (match: RegExpExecArray | null): boolean => {
    if (match === null) return false;
    end += match[0].length;
    rest = text.slice(end, end + 48);
    return true;
  };
  const scaled = scaleAfter.exec(rest);
  if (scaled !== null && take(scaled)) scale = scaleOf(scaled[1] ?? scaled[2] ?? scaled[3] ?? "");
  let unit: WrittenUnit = money.length > 0 ? "money" : "bare";
  let noun: string | null = null;
  let minor = 1;
  if (unit === "bare") {
    const afterMoney = moneyAfter.exec(rest);
    if (take(percentAfter.exec(rest))) unit = "percentage-points";
    else if (take(plainPercentAfter.exec(rest))) unit = "percent";
    else if (take(basisPointsAfter.exec(rest))) unit = "basis-points";
    else if (take(multipleAfter.exec(rest))) unit = "multiple";
    else if (afterMoney !== null && take(afterMoney)) {
      unit = "money";
      money = currenciesOf(afterMoney[1] ?? "");
      if (/^cents?$/i.test(afterMoney[1] ?? "")) minor = 0.01;
    } else if (scale === 1) {
      if (timeAfter.test(rest)) return null;
      const days = daysAfter.exec(rest);
      const counted = countedNoun.exec(rest);
      // "over 52 weeks" says of which time, not how long something is away.
      if (
        days !== null &&
        /\b(?:over|past|last|trailing|during|within|previous|every|for|of|than)\s+(?:the\s+)?(?:past\s+|last\s+)?$/i.test(
          text.slice(Math.max(0, coreStart - 24), coreStart),
        )
      )
        return null;
      if (days !== null && take(days)) {
        unit = "days";
        if (/^week/i.test(days[1] ?? "")) minor = 7;
      } else if (sharesAfter.test(rest)) unit = "shares";
      else if (counted !== null) {
        unit = "count";
        noun = (counted[1] ?? "").toLowerCase();
      } else if (pointsAfter.test(rest)) unit = "bare";
      // A word right behind it makes it a name: 5G, 3D, 10b5.
      else if (/^[\p{L}_]/u.test(rest)) return null;
    } else if (sharesAfter.test(rest)) unit = "shares";
  }
  if (unit === "bare" && scale === 1 && /^(?:19|20)\d\d$/.test(written) && sign === 0) return null;
  // 3/4, 12/26/9 and versions are no figures.
  if (unit === "bare" && (/^\/\d/.test(rest) || /\d\/$/.test(text.slice(Math.max(0, coreStart - 2), coreStart))))
    return null;
  const isBracketed = text[start - 1] === "(" && /^\s?\)/.test(text.slice(end, end + 2));
  const factor = scale * minor;
  const magnitude = Number(digits) * factor;
  const step = 10 ** -decimalsOf(digits) * factor;
  const value = sign === -1 ? -magnitude : magnitude;
  const { from, to } = spanOf(text, start, magnitude, step, digits, factor);
  return {
    text: text.slice(start, end).trim(),
    start,
    end,
    value,
    unit,
    currencies: money,
    sign,
    isBracketed,
    from,
    to,
    digits: digits.replace(/^0*\.?0*/, "").replace(".", "").length,
    otherDays: [],
    noun,
    isWord: false,
  };
}

/** Which magnitudes a written one stands for: those that round to it, and a little more after "about", "over", "nearly". */
function spanOf(text: string, start: number, magnitude: number, step: number, digits: string, factor: number) {
  const half = (step / 2) * (1 + 1e-9) + magnitude * 1e-12;
  const before = text.slice(Math.max(0, start - 24), start).toLowerCase();
  const coarse = digits.includes(".") ? step : 10 ** (/0*$/.exec(digits)?.[0].length ?? 0) * factor;
  const about = Math.max(half, Math.min(coarse / 2, magnitude * 0.03));
  const wide = Math.max(half, Math.min(coarse, magnitude * 0.1));
  if (/(?:\b(?:about|around|roughly|approximately|approx\.?|circa|ca\.|some|close to|near)\s+|[~≈]\s?)$/.test(before))
    return { from: magnitude - about, to: magnitude + about };
  if (/\b(?:over|more than|above|at least|exceed(?:s|ed|ing)?|upwards of|topped|tops)\s+$/.test(before))
    return { from: magnitude - half, to: magnitude + wide };
  if (/\b(?:nearly|almost|just under|less than|under|below|up to|at most|just shy of|not quite)\s+$/.test(before))
    return { from: magnitude - wide, to: magnitude + half };
  return { from: magnitude - half, to: magnitude + half };
}

function plainDigits(written: string): string | null {
  const text = written.replaceAll(/[\u2009\u202f\u00a0'’ ]/g, "");
  const hadGroups = text.length !== written.length;
  const points = text.split(".").length - 1;
  const commas = text.split(",").length - 1;
  if (points + commas === 0) return text;
  if (points > 0 && commas > 0) {
    const [decimalSign, thousands] = text.lastIndexOf(".") > text.lastIndexOf(",") ? [".", ","] : [",", "."];
    const [whole = "", part = "", ...more] = text.split(decimalSign);
    return more.length > 0 || !isGrouped(whole, thousands) ? null : `${whole.replaceAll(thousands, "")}.${part}`;
  }
  if (commas > 0) {
    if (!hadGroups && isGrouped(text, ",")) return text.replaceAll(",", "");
    return commas === 1 ? text.replace(",", ".") : null;
  }
  if (points === 1) return text.startsWith(".") ? `0${text}` : text;
  return isGrouped(text, ".") ? text.replaceAll(".", "") : null;
}

/** The last group has three digits everywhere; the ones before have two in India, three elsewhere. */
function isGrouped(text: string, sign: string): boolean {
  const groups = text.split(sign);
  return (
    /^\d{1,3}$/.test(groups[0] ?? "") &&
    groups.length > 1 &&
    groups.slice(1, -1).every((group) => /^\d{2,3}$/.test(group)) &&
    /^\d{3}$/.test(groups.at(-1) ?? "")
  );
}

function decimalsOf(digits: string): number {
  return digits.includes(".") ? digits.length - digits.indexOf(".") - 1 : 0;
}

function signOf(symbol: string): -1 | 0 | 1 {
  return symbol === "+" ? 1 : /[−–-]/.test(symbol) ? -1 : 0;
}

function scaleOf(word: string): number {
  const folded = word.toLowerCase();
  if (folded.startsWith("hundred")) return 100;
  if (folded.startsWith("t") && !folded.startsWith("th")) return 1e12;
  if (folded.startsWith("b") || folded === "mrd") return 1e9;
  if (folded.startsWith("m")) return 1e6;
  return 1e3;
}

const wordValues = new Map(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, index) => [word, index + 1]),
);
for (const [word, value] of [
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
  ["sixty", 60],
  ["seventy", 70],
  ["eighty", 80],
  ["ninety", 90],
  ["zero", 0],
] as const)
  wordValues.set(word, value);
const numberWord = new RegExp(
  `\\b(${[...wordValues.keys()].join("|")})\\b(?!-)(?=(?:[\\s-](?:trillion|billion|million|thousand|percent(?:age points?)?|per cent|basis points?|times|shares?|dollars?|euros?|pounds?|days?|weeks?)\\b)|[\\s](?:[a-z]{2,12}\\s)?(?:holdings?|positions?|stocks|stories|articles|headlines|transactions|analysts?|symbols|companies|instruments|accounts|currencies|sectors|funds|etfs|sessions|payments|dividends|buys|sells|reports|events|alerts|peers)\\b)`,
  "gi",
);
/** Words that stand for a share or a multiple: how they are counted, and how far off they may be. */
const shareWords: readonly { pattern: RegExp; value: number; span: number; unit: WrittenUnit; sign: -1 | 0 | 1 }[] = [
  { pattern: /\b(?:a|one)[\s-]third\b(?=\s+(?:of|in)\b)/gi, value: 100 / 3, span: 1.7, unit: "percent", sign: 0 },
  { pattern: /\btwo[\s-]thirds\b/gi, value: 200 / 3, span: 1.7, unit: "percent", sign: 0 },
  {
    pattern: /\b(?:a|one)[\s-]quarter\b(?=\s+of\b)(?!\s+of\s+(?:\d|growth))/gi,
    value: 25,
    span: 1.5,
    unit: "percent",
    sign: 0,
  },
  { pattern: /\bthree[\s-]quarters\b(?=\s+of\b)/gi, value: 75, span: 1.5, unit: "percent", sign: 0 },
  { pattern: /\b(?:a|one)[\s-]fifth\b(?=\s+of\b)/gi, value: 20, span: 1, unit: "percent", sign: 0 },
  { pattern: /\b(?:a|one)[\s-]tenth\b(?=\s+of\b)/gi, value: 10, span: 0.5, unit: "percent", sign: 0 },
  { pattern: /\bhalf\b(?=\s+(?:of|your|the|its|their)\b)/gi, value: 50, span: 2, unit: "percent", sign: 0 },
  { pattern: /\bhalved\b/gi, value: 50, span: 2, unit: "percent", sign: -1 },
  { pattern: /\bdoubled\b/gi, value: 100, span: 6, unit: "percent", sign: 1 },
  { pattern: /\btripled\b/gi, value: 200, span: 10, unit: "percent", sign: 1 },
  { pattern: /\bquadrupled\b/gi, value: 300, span: 15, unit: "percent", sign: 1 },
  {
    pattern: /\btwice\b(?=\s+(?:the|its|as|that|your|their|what)\b)/gi,
    value: 2,
    span: 0.15,
    unit: "multiple",
    sign: 0,
  },
];

function readNumberWords(text: string): WrittenFigure[] {
  const figures: WrittenFigure[] = [];
  for (const match of text.matchAll(numberWord)) {
    const value = wordValues.get((match[1] ?? "").toLowerCase()) ?? 0;
    if (
      /^one$/i.test(match[0]) &&
      /\b(?:no|every|any|each)\s$/i.test(text.slice(Math.max(0, match.index - 6), match.index))
    )
      continue;
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 24);
    if (/\b(?:past|last|next|top|first|previous|over)\s$/i.test(before) && /^\s(?:days?|weeks?)/i.test(after)) continue;
    // Read as the same number in digits, so that what stands around it means the same.
    const digits = String(value);
    const spelled = text.slice(0, match.index) + digits + text.slice(match.index + match[0].length);
    const figure = readNumber(spelled, digits, match.index, match.index + digits.length);
    if (figure === null) continue;
    const end = figure.end - digits.length + match[0].length;
    figures.push({ ...figure, end, text: text.slice(figure.start, end).trim(), isWord: true });
  }
  for (const { pattern, value, span, unit, sign } of shareWords)
    for (const match of text.matchAll(pattern))
      figures.push({
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
        value: sign * value || value,
        unit,
        currencies: [],
        sign,
        isBracketed: false,
        from: value - span,
        to: value + span,
        digits: 2,
        otherDays: [],
        noun: null,
        isWord: true,
      });
  return figures;
}

/** "$170–180", "3–5 %", "between 1.2 and 1.4 billion": what is written once counts for both. */
function shareRanges(text: string, figures: readonly WrittenFigure[]): readonly WrittenFigure[] {
  const shared = [...figures];
  for (let index = 0; index + 1 < shared.length; index += 1) {
    const [first, second] = [shared[index], shared[index + 1]];
    if (first === undefined || second === undefined) continue;
    const gap = text.slice(first.end, second.start);
    const isRange =
      /^\s?(?:–|—|-|to)\s?$/.test(gap) ||
      (/^\s(?:and|or)\s$/.test(gap) &&
        /\bbetween\s+\S{0,4}$/i.test(text.slice(Math.max(0, first.start - 14), first.start)));
    // The dash of a range belongs to neither: "170-180" is no -180.
    if (
      !isRange &&
      !(/^\s?$/.test(gap) && second.sign === -1 && /\d[−–-]\d/.test(text.slice(first.end - 1, second.start + 2)))
    )
      continue;
    let [one, two] = [first, second];
    if (!isRange) two = { ...two, sign: 0, value: Math.abs(two.value), start: two.start + 1, text: two.text.slice(1) };
    if (one.unit === "bare" && two.unit !== "bare" && two.unit !== "date") {
      one = { ...one, unit: two.unit, currencies: two.currencies };
    } else if (two.unit === "bare" && one.unit === "money")
      two = { ...two, unit: one.unit, currencies: one.currencies };
    const scaleOfTwo = writtenScale(two);
    const isAlike = first.unit === "bare" || first.unit === second.unit;
    if (isAlike && scaleOfTwo > 1 && writtenScale(one) === 1 && Math.abs(one.value) < 1000)
      one = { ...one, value: one.value * scaleOfTwo, from: one.from * scaleOfTwo, to: one.to * scaleOfTwo };
    shared[index] = one;
    shared[index + 1] = two;
  }
  return shared;
}

function writtenScale(figure: WrittenFigure): number {
  const bare = Number(
    plainDigits(/\d[\d.,\u2009\u202f\u00a0'’]*/.exec(figure.text)?.[0].replace(/[.,]$/, "") ?? "") ?? "",
  );
  return Number.isNaN(bare) || bare === 0 ? 1 : Math.round(Math.abs(figure.value) / bare) || 1;
}

function isIn(stretches: readonly Stretch[], { start, end }: Stretch): boolean {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.start ?? 0) < end) low = middle + 1;
    else high = middle;
  }
  // Stretches are short: the ones that could still reach here stand right before.
  for (let index = low - 1; index >= 0 && index >= low - 12; index -= 1)
    if ((stretches[index]?.end ?? 0) > start) return true;
  return false;
}
