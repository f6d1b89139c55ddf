import type { Language } from "../languages/languages.ts";
import { ratedCurrencies } from "../money/currencies.ts";
import { folded, tokensOf } from "./features.ts";
import { readingWords } from "../words/reading-words.ts";
import { timeWords } from "../words/time-words.ts";

export interface AmountPlace {
  /** Number: nothing says what it counts. */
  readonly kind: "shares" | "money" | "percent" | "number";
  readonly value: number;
  readonly currency: string | null;
  /** What the words beside it say that it is: a fee, the price of one or of all, the size of a move; null where they say nothing. */
  readonly as: "fee" | "each" | "whole" | "by" | null;
  /** True for a number of what is named right after it: "5 {symbol}". */
  readonly isOfName: boolean;
  /** True for digits that may be either of two numbers: "1.234". */
  readonly isOpen: boolean;
  readonly at: { readonly from: number; readonly to: number };
}

interface CurrencyPlace {
  readonly code: string;
  readonly at: { readonly from: number; readonly to: number };
}

const signs: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY" };
const number = String.raw`\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;

/** The amounts of a folded text: money, parts in per cent, shares, and plain numbers that no question has with the word beside them. */
export function readAmounts(
  text: string,
  language: Language,
  { isWord }: { readonly isWord: (word: string) => boolean },
): readonly AmountPlace[] {
  const words = readingWords[language];
  const end = language === "ja" ? "" : String.raw`(?![\p{L}\p{N}])`;
  const names = currencyNames(language);
  const currency = [...names.keys()].map((name) => name.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)).join("|");
  const found: Omit<AmountPlace, "as" | "isOfName" | "isOpen">[] = [];
  const isFree = (from: number, to: number) => found.every(({ at }) => at.to <= from || to <= at.from);
  const pattern = new RegExp(
    String.raw`(?<![${language === "ja" ? "a-z" : String.raw`\p{L}`}\p{N}.,])(?<sign>[$€£¥])? ?(?<minus>[+−-])?(?<digits>${number}) ?(?<scale>(?:${words.scales.map(([one]) => one).join("|")})${end})?(?:-| )?(?:(?<percent>(?:${words.percent})${words.percent.startsWith("%") ? "" : end})|(?<shares>(?:${words.shares})${end})|(?<unit>(?:[$€£¥]|円|ドル|ユーロ|${currency})${end === "" ? "" : String.raw`(?![\p{L}])`}))?`,
    "gu",
  );
  for (const match of text.matchAll(pattern)) {
    const groups = match.groups ?? {};
    const digits = groups["digits"] ?? "";
    const scale = groups["scale"] ?? "";
    const factor = words.scales.find(([one]) => new RegExp(`^(?:${one})$`, "u").test(scale))?.[1] ?? 1;
    const value = numberOf(digits, words.decimal) * factor * (["-", "−"].includes(groups["minus"] ?? "") ? -1 : 1);
    const written = groups["sign"] ?? groups["unit"];
    const other = groups["sign"] === undefined ? undefined : groups["unit"];
    const at = { from: match.index, to: match.index + match[0].trimEnd().length };
    if (groups["percent"] !== undefined) found.push({ kind: "percent", value, currency: null, at });
    else if (groups["shares"] !== undefined) found.push({ kind: "shares", value, currency: null, at });
    else if (written !== undefined)
      // "£500 euros" names two.
      for (const one of new Set([written, other ?? written]))
        found.push({ kind: "money", value, currency: signs[one] ?? names.get(one) ?? null, at });
    else if (scale !== "" || !isOfWords(text, match.index, digits, isWord))
      found.push({ kind: scale === "" ? "number" : "money", value, currency: null, at });
  }
  const edge = language === "ja" ? ["", ""] : [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`];
  const counts = timeWords[language].numbers;
  for (const match of text.matchAll(
    new RegExp(
      `${language === "ja" ? "(?<![一二三四五六七八九十百千万])" : (edge[0] ?? "")}(?<count>${counts.join("|")}) *(?:\\{symbol\\}[ -]*)?(?:${words.shares})${edge[1] ?? ""}`,
      "gu",
    ),
  )) {
    const at = { from: match.index, to: match.index + match[0].length };
    const value = counts.findIndex((one) => new RegExp(`^(?:${one})$`, "u").test(match.groups?.["count"] ?? "")) + 1;
    // "A share" is one of all.
    if (value > 1 && isFree(at.from, at.to))
      found.push({
        kind: "shares",
        value,
        currency: null,
        at: { from: at.from, to: at.from + (match.groups?.["count"] ?? "").length },
      });
  }
  for (const [part, value] of words.parts)
    for (const match of text.matchAll(new RegExp(`${edge[0] ?? ""}(?:${part})${edge[1] ?? ""}`, "gu"))) {
      const at = { from: match.index, to: match.index + match[0].length };
      // "All" is a part only where nothing else is one.
      if (isFree(at.from, at.to) && (value < 100 || found.length === 0))
        found.push({ kind: "percent", value, currency: null, at });
    }
  const role = roleIn(language);
  return found
    .map((one) => ({
      ...one,
      ...role(text.slice(0, one.at.from), text.slice(one.at.to)),
      isOpen: /(?<![\d.,])\d{1,3}[.,]\d{3}(?![\d.,])/.test(text.slice(one.at.from, one.at.to)),
    }))
    .toSorted((one, other) => one.at.from - other.at.from);
}

/** What the words before and after an amount say that it is. */
function roleIn(language: Language): (before: string, after: string) => Pick<AmountPlace, "as" | "isOfName"> {
  const { fee, at, each, whole, by, of } = readingWords[language];
  const [start, end] = language === "ja" ? ["", ""] : [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`];
  const before = (words: string, between = "") => new RegExp(`${start}(?:${words})${end}${between}[ :]*$`, "u");
  const after = (words: string) => new RegExp(`^ *${start}(?:${words})${end}`, "u");
  const few = String.raw`(?: \p{L}+){0,2}`;
  const isFee = [
    before(fee, few),
    new RegExp(String.raw`^ *(?:\p{L}+ )?(?:${fee})${end}(?!${few}[ :]*[$€£¥]?\d)`, "u"),
  ];
  const isWhole = [before(whole, few), after(whole)];
  const isEach = [before(`${at}|${each}`), after(each)];
  const isBy = [before(by)];
  const isName = new RegExp(`^ *(?:(?:${of}) ?)?\\{symbol\\}`, "u");
  return (left, right) => {
    const has = ([one, other]: readonly RegExp[]) => one?.test(left) === true || other?.test(right) === true;
    return {
      as: has(isFee) ? "fee" : has(isWhole) ? "whole" : has(isEach) ? "each" : has(isBy) ? "by" : null,
      isOfName: isName.test(right),
    };
  };
}

/** True for "52" in "52 week high" and "50" in "sma 50": with the word beside it, the number is one of the ways of asking. */
function isOfWords(text: string, from: number, digits: string, isWord: (word: string) => boolean): boolean {
  const to = from + digits.length;
  const after = tokensOf(text.slice(to, to + beside))[0]?.text;
  if (after !== undefined) return isWord(`${digits} ${after}`);
  const before = tokensOf(text.slice(Math.max(0, from - beside), from)).at(-1)?.text ?? "";
  return before.length >= minName && isWord(`${before} ${digits}`);
}

const beside = 30;
const minName = 3;

/** With both signs, the last one is the decimal sign; one alone groups where three digits follow it and the language groups by it. */
function numberOf(digits: string, decimal: "." | ","): number {
  const plain = digits.replaceAll(/['’ ]/g, "");
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  const sign = plain.charAt(last);
  const other = sign === "." ? "," : ".";
  const isDecimal =
    last >= 0 &&
    (plain.includes(other) || sign === decimal || !/^\d{1,3}(?:[.,]\d{3})+$/.test(plain)) &&
    plain.split(sign).length === 2;
  return Number(
    isDecimal
      ? `${plain.slice(0, last).replaceAll(/[.,]/g, "")}.${plain.slice(last + 1)}`
      : plain.replaceAll(/[.,]/g, ""),
  );
}

/** The currencies of a folded text, by code or name. */
export function readCurrencies(
  text: string,
  language: Language,
  { isWord }: { readonly isWord: (word: string) => boolean },
): readonly CurrencyPlace[] {
  const names = currencyNames(language);
  const longest = [...names.keys()].toSorted((one, other) => other.length - one.length);
  const edge = language === "ja" ? ["", ""] : [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`];
  const pattern = new RegExp(`${edge[0] ?? ""}(?:${longest.join("|")}|[$€£])${edge[1] ?? ""}`, "gu");
  return [...text.matchAll(pattern)].flatMap((match) => {
    const code = signs[match[0]] ?? names.get(match[0]);
    return code === undefined || (isWord(match[0]) && match[0].length < 4)
      ? []
      : [{ code, at: { from: match.index, to: match.index + match[0].length } }];
  });
}

const known = new Map<Language, ReadonlyMap<string, string>>();
/** Codes that are words of a language too. */
const everyday = new Set(
  "nuevo|nouveau|nouvelle|neuer|neue|try|ron|won|real|leu|peso|new|all|top|mad|bam|sos|cup|gel".split("|"),
);

/** Each currency by its code, its name, and the noun of the name: the first of a noun has it, so that "dollar" is the US one. */
function currencyNames(language: Language): ReadonlyMap<string, string> {
  const before = known.get(language);
  if (before !== undefined) return before;
  const names = new Map<string, string>();
  const add = (name: string, code: string) => {
    for (const one of language === "ja" || /[^a-z]$/.test(name) ? [name] : [name, `${name}s`, `${name}es`])
      if (one !== "" && !everyday.has(one) && !names.has(one)) names.set(one, code);
  };
  const ordered = ["USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD", ...ratedCurrencies];
  const written = new Intl.DisplayNames([language], { type: "currency" });
  for (const code of ordered) {
    const name = folded(written.of(code) ?? code);
    add(code.toLowerCase(), code);
    add(name, code);
    const nouns = name.split(/[ -]/);
    if (language !== "ja")
      for (const noun of [nouns[0], nouns.at(-1)])
        if ((noun ?? "").length > 3 && !nations.test(noun ?? "")) add(noun ?? "", code);
  }
  if (language === "ja")
    for (const [name, code] of [
      ["ドル", "USD"],
      ["円", "JPY"],
      ["ポンド", "GBP"],
      ["フラン", "CHF"],
    ] as const)
      add(name, code);
  known.set(language, names);
  return names;
}

/** A noun of a name that says whose money it is. */
const nations =
  /^(?:us|u\.?s\.?|des?|etats|unis|estadounidense|suizo|suisse|schweizer|britische|britannique|japon\w*|canad\w*|austral\w*|united|arab|south|north|new|hong|kong)$/;
