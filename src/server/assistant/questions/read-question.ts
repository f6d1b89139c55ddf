import type { Subject } from "#core/grounding/evidence.ts";
import { type FinanceTermId, termInAnyLanguage } from "#core/glossary/finance-terms.ts";
import type { Language } from "#core/languages/languages.ts";
import type { AskIndex, Near } from "#core/questions/ask-index.ts";
import { exchangeNames } from "#core/words/everyday-names.ts";
import { folded, type Token, tokensOf } from "#core/questions/features.ts";
import { type AmountPlace, readAmounts, readCurrencies } from "#core/questions/read-amounts.ts";
import { type TimePlace, readTime } from "#core/questions/read-time.ts";
import { readingWords } from "#core/words/reading-words.ts";
import { type Place, type QuestionEntry, type QuestionId, questionList } from "./list.ts";
import { type NamedInstrument, readNames } from "./names.ts";

/** What the places of a question are filled with. */
export interface Filled {
  readonly symbols: readonly string[];
  readonly subjects: readonly Subject[];
  readonly accounts: readonly string[];
  readonly period: TimePlace | null;
  readonly amounts: readonly AmountPlace[];
  readonly currencies: readonly string[];
  readonly term: FinanceTermId | null;
  /** Market identifier code. */
  readonly exchange: string | null;
  readonly direction: "up" | "down" | null;
  /** True where the symbols are those of the question before, or of the page. */
  readonly isCarried: boolean;
  /** The period, first amount and term as they were written. */
  readonly written: Readonly<Partial<Record<"period" | "amount" | "term" | "exchange", string>>>;
}

interface NamedExchange extends NamedAccount {
  readonly code: string;
}

interface NamedAccount {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** A name that nothing here knows, and what it would be. */
export interface UnknownName {
  readonly word: string;
  readonly place: "symbol" | "account";
}

/** A question of the list with its places filled, and how near the text is to it. */
export interface Candidate {
  readonly id: QuestionId;
  readonly entry: QuestionEntry;
  readonly score: number;
  readonly left: Near<QuestionId>["left"];
  readonly filled: Filled;
}

export interface ReadText {
  readonly language: Language;
  /** As it was written, with places for accounts. */
  readonly text: string;
  /** The text with places for its names: what was compared. */
  readonly compared: string;
  /** The symbols that it names. */
  readonly symbols: readonly string[];
  /** Sure: what the text asks. Null where it isn't clear. */
  readonly sure: Candidate | null;
  /** The nearest questions that the text may mean, with their places filled. */
  readonly near: readonly Candidate[];
  readonly unknown: UnknownName | null;
}

export interface ReadOptions {
  readonly language: Language;
  readonly index: AskIndex<QuestionId>;
  readonly today: string;
  readonly known: readonly Subject[];
  readonly accounts: readonly string[];
  readonly search: (query: string) => Promise<readonly Subject[]>;
  /** True where there is reason to doubt that the text is a question of the list: then each of its words has to fit. */
  readonly isDoubted: boolean;
  /** True for words of questions about the user: "my", "mis". Such a question isn't one about the market. */
  readonly isOfUser: (word: string) => boolean;
  /** Symbols of the page, or of the question before: for places that must be filled. */
  readonly carried: readonly string[];
}

const sureScore = 0.46;
const doubtedScore = 0.6;
const clearScore = 0.7;
const margin = 0.06;
/** With no other question anywhere near, less is enough. */
const aloneScore = 0.34;
const aloneMargin = 0.2;
const nearScore = 0.14;
const maxNear = 4;
const maxMisfit = 0.06;
const surelyScore = 0.85;
const maxUnknown = 0;
/** A word of so few questions that it says which one is meant. */
const telling = 0.55;
const unknownGain = 0.06;
const maxUnread = 4;
const maxPlain = 10;

/** Reads one question: fills its places, and finds the nearest of the list. */
export async function readOne(text: string, options: ReadOptions): Promise<ReadText> {
  const isWord = (word: string) => options.index.hasWord(word);
  const exchange = namedExchange(text);
  const unplaced = exchange === null ? text : masked(text, [exchange], "{exchange}");
  const accounts = namedAccounts(unplaced, options.accounts, isWord);
  const unaccounted = masked(unplaced, accounts, "{account}");
  const names = await readNames(unaccounted, { ...options, isWord, areCapitalsNames: options.language !== "de" });
  const whole = compared(unaccounted, { exchange, accounts, names }, options);
  if (!names.some(({ isWeak }) => isWeak)) return whole;
  // "Double" is a company, and a word: the reading that is nearer to a question is meant.
  const certain = compared(unaccounted, { exchange, accounts, names: names.filter(({ isWeak }) => !isWeak) }, options);
  return (certain.near[0]?.score ?? 0) > (whole.near[0]?.score ?? 0) ? certain : whole;
}

interface Named {
  readonly exchange: NamedExchange | null;
  readonly accounts: readonly NamedAccount[];
  readonly names: readonly NamedInstrument[];
}

/** A text with places in the stead of all that was named in it, and what they are filled with. */
interface FilledText {
  readonly compared: string;
  readonly filled: Filled;
  /** The time, if a month or day without a year is one to come. */
  readonly ahead: TimePlace | null;
  /** The text with its term as a place; null without a term. */
  readonly withTerm: string | null;
}

/** Fills the places of a text whose accounts and exchange are places already. */
function filledText(
  text: string,
  { exchange, accounts, names }: Named,
  { language, index, today }: ReadOptions,
): FilledText {
  const isWord = (word: string) => index.hasWord(word);
  const named = filledIn(text, names, "{symbol}");
  const plain = folded(named);
  const asWritten = (at: { readonly from: number; readonly to: number }) =>
    (named.length === plain.length ? named : plain).slice(at.from, at.to).trim();
  const period = readTime(plain, language, { today });
  const timed = period === null ? plain : masked(plain, [period.at], "{period}");
  const amounts = readAmounts(timed, language, { isWord });
  const unnumbered = masked(
    timed,
    amounts.map(({ at }) => at),
    "{amount}",
  );
  const currencies = readCurrencies(unnumbered, language, { isWord });
  const compared = filledIn(
    unnumbered,
    currencies.map(({ at }) => at),
    "{currency}",
  );
  const term = readTerm(compared);
  return {
    compared,
    ahead: readTime(plain, language, { today, isAhead: true }),
    withTerm: term === null ? null : masked(compared, [term.at], "{term}"),
    filled: {
      symbols: [...new Set(names.map(({ symbol }) => symbol))],
      subjects: names.map(({ symbol, names: called }) => ({ symbol, names: called })),
      accounts: [...new Set(accounts.map(({ name }) => name))],
      period,
      amounts,
      currencies: [
        ...new Set([...currencies.map(({ code }) => code), ...amounts.flatMap(({ currency }) => currency ?? [])]),
      ],
      term: term?.id ?? null,
      exchange: exchange?.code ?? null,
      direction: directionOf(plain, language),
      isCarried: false,
      written: {
        ...(period === null ? {} : { period: asWritten(period.at) }),
        ...(amounts[0] === undefined ? {} : { amount: timed.slice(amounts[0].at.from, amounts[0].at.to).trim() }),
        ...(exchange === null ? {} : { exchange: exchange.name }),
        ...(term === null ? {} : { term: compared.slice(term.at.from, term.at.to) }),
      },
    },
  };
}

/** Compares a text with all questions, and chooses. */
function compared(text: string, named: Named, options: ReadOptions): ReadText {
  const { language, index, carried, isDoubted, isOfUser } = options;
  const { compared: final, filled, ahead, withTerm } = filledText(text, named, options);
  const explained = withTerm === null ? 0 : (index.nearest(withTerm).find(({ id }) => id === "definition")?.score ?? 0);
  const all = index
    .nearest(final)
    .map(({ id, score, left }) => {
      const entry = questionList[id];
      const own = entry.isAhead && ahead !== null ? { ...filled, period: ahead } : filled;
      return {
        id,
        entry,
        score: id === "definition" ? Math.max(score, explained) : score,
        left,
        filled: withCarried(own, entry, carried),
      };
    })
    .toSorted((one, other) => other.score - one.score);
  const tokens = tokensOf(final);
  const isUsers = tokens.some(({ text: word }) => isOfUser(word));
  const fitting = all.filter(
    ({ entry, filled: own }) => isFilled(entry, own) && takesAll(entry, own) && !(isUsers && isOfAll(entry)),
  );
  const [first, second] = fitting;
  const best = all[0]?.score ?? 0;
  const unread = tokens.filter(
    ({ text: word }) =>
      /^\p{L}{3,}/u.test(word) && !index.hasWord(word) && !/[\p{Script=Han}\p{Script=Hiragana}]/u.test(word),
  );
  const unknown = unknownName(final, unread, { index, best });
  // A name that nothing knows may be what all is about.
  const isOfNames = language !== "de" && unread.some(({ text: word }) => !text.includes(word));
  const needed = isDoubted ? doubtedScore : isOfNames ? clearScore : sureScore;
  const isSure =
    first !== undefined &&
    unknown === null &&
    best - first.score < maxMisfit &&
    (!isDoubted || isExplained(first)) &&
    isAhead(first.score, first.score - (second?.score ?? 0), { needed, isDoubted });
  return {
    language,
    text,
    compared: final,
    symbols: filled.symbols,
    sure: isSure ? first : null,
    near: all
      .filter(
        ({ id, entry, filled: own, score }) =>
          isFilled(entry, own) && score >= (id === "definition" ? sureScore : nearScore),
      )
      .slice(0, maxNear),
    unknown,
  };
}

/** True for a question that is near enough, and nearer than the next by enough. */
function isAhead(
  score: number,
  lead: number,
  { needed, isDoubted }: { readonly needed: number; readonly isDoubted: boolean },
): boolean {
  if (score >= clearScore || (score >= needed && lead >= margin)) return true;
  return !isDoubted && score >= aloneScore && lead >= aloneMargin;
}

/**
 * True where a question leaves no word of a text over that another question would be about, or that none has: "P/E against
 * its five-year average" isn't answered with the P/E.
 */
function isExplained({ score, left }: Pick<Candidate, "score" | "left">): boolean {
  if (score >= surelyScore) return true;
  const unknown = left.filter(({ weight }) => weight === null);
  return unknown.length <= maxUnknown && left.every(({ weight }) => (weight ?? 0) < telling);
}

/** The first exchange that a text names. */
function namedExchange(
  text: string,
): { readonly code: string; readonly name: string; readonly from: number; readonly to: number } | null {
  const plain = folded(text);
  if (plain.length !== text.length) return null;
  for (const [name, code] of exchangeNames) {
    const isLatin = /^\p{ASCII}/u.test(folded(name));
    const found = new RegExp(isLatin ? String.raw`(?<!\p{L})${folded(name)}(?!\p{L})` : name, "u").exec(plain);
    if (found !== null) {
      const at = { from: found.index, to: found.index + found[0].length };
      return { code, name: text.slice(at.from, at.to), ...at };
    }
  }
  return null;
}

/** Names as places: the first is the symbol, further ones are others. */
function filledIn(
  text: string,
  places: readonly { readonly from: number; readonly to: number }[],
  first: string,
): string {
  return places
    .toSorted((one, other) => one.from - other.from)
    .reduceRight(
      (rest, { from, to }, place) => `${rest.slice(0, from)} ${place === 0 ? first : "{other}"} ${rest.slice(to)}`,
      text,
    );
}

function directionOf(text: string, language: Language): Filled["direction"] {
  const { up, down } = readingWords[language];
  const [before, after] = language === "ja" ? ["", ""] : [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`];
  const says = (words: string) => new RegExp(`${before ?? ""}(?:${words})${after ?? ""}`, "u").test(text);
  const [isUp, isDown] = [says(up), says(down)];
  return isUp === isDown ? null : isUp ? "up" : "down";
}

const maxTermWords = 4;
const maxTermLetters = 12;

/** The longest term of the glossary in a text. Japanese has no spaces: any letters of a run may be one. */
function readTerm(
  text: string,
): { readonly id: FinanceTermId; readonly at: { readonly from: number; readonly to: number } } | null {
  const words = [...text.matchAll(/[^\s?!.,;:"„“”«»'’？。、]+/gu)].map((word) => ({
    from: word.index,
    to: word.index + word[0].length,
  }));
  const runs = words.flatMap((_, first) =>
    words.slice(first, first + maxTermWords).map((last) => ({ from: words[first]?.from ?? 0, to: last.to })),
  );
  const letters = words
    .filter(({ from, to }) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text.slice(from, to)))
    .flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, start) => from + start).flatMap((start) =>
        Array.from({ length: Math.min(maxTermLetters, to - start) - 1 }, (_, length) => ({
          from: start,
          to: start + length + 2,
        })),
      ),
    );
  const longest = [...runs, ...letters].toSorted((one, other) => other.to - other.from - (one.to - one.from));
  for (const at of longest) {
    const id = termInAnyLanguage(text.slice(at.from, at.to));
    if (id !== null) return { id, at };
  }
  return null;
}

/**
 * A word that no question has and that stands for a name: with a place in its stead, a question that has such a place would be nearer
 * than all are. "How much did I make on Foobar" asks about Foobar, which isn't known, and not about everything.
 */
function unknownName(
  text: string,
  unread: readonly Token[],
  { index, best }: { readonly index: AskIndex<QuestionId>; readonly best: number },
): UnknownName | null {
  for (const { text: word, from, to } of unread.slice(0, maxUnread))
    for (const place of ["symbol", "account"] as const) {
      if (place === "symbol" && text.includes("{symbol}")) continue;
      const [nearest] = index.nearest(`${text.slice(0, from)} {${place}} ${text.slice(to)}`);
      const entry = nearest === undefined ? null : questionList[nearest.id];
      const isPlace = place === "symbol" ? entry?.needs.includes("symbol") : entry?.takes.includes("account");
      if (nearest !== undefined && isPlace === true && nearest.score > Math.max(best + unknownGain, sureScore))
        return { word, place };
    }
  return null;
}

/** Needed symbols that a question doesn't name are those of the page, or of the question before. */
function withCarried(filled: Filled, { needs }: QuestionEntry, symbols: readonly string[]): Filled {
  const isMissing = needs.includes("symbol") && filled.symbols.length === 0 && symbols.length > 0;
  return isMissing
    ? { ...filled, symbols: needs.includes("other") ? symbols : symbols.slice(0, 1), isCarried: true }
    : filled;
}

/** True if all places that a question needs are filled. */
function isFilled({ needs }: QuestionEntry, { symbols, period, amounts, currencies, term }: Filled): boolean {
  const isIn: Readonly<Record<Place, boolean>> = {
    symbol: symbols.length > 0,
    other: symbols.length > 1,
    amount: amounts.length > 0,
    period: period !== null,
    currency: currencies.length > 0,
    term: term !== null,
    account: true,
    exchange: true,
  };
  return needs.every((place) => isIn[place]);
}

/** True for a question about what is the same for everybody. */
function isOfAll({ of, deed }: QuestionEntry): boolean {
  return of !== "own" && (deed === null || ["compare", "definition", "why"].includes(deed));
}

/** True if a question has a place for all that was named. "All" and "the 3 largest" ask for nothing else. */
function takesAll(
  { takes, isOfSeveral, of }: QuestionEntry,
  { symbols, accounts, period, amounts, currencies }: Filled,
): boolean {
  const has = (place: Place) => takes.includes(place);
  const isCounted = amounts.some(({ kind, value }) => (kind === "number" ? value > maxPlain : value !== 100));
  return (
    (symbols.length === 0 || has("symbol")) &&
    // Nobody holds a future of a good here.
    (of !== "own" || symbols.every((symbol) => !symbol.endsWith("=F"))) &&
    (symbols.length < 2 || has("other") || isOfSeveral) &&
    (accounts.length === 0 || has("account")) &&
    (period === null || period.kind === "today" || has("period")) &&
    (!isCounted || has("amount")) &&
    (!has("currency") || amounts.every(({ kind }) => kind !== "percent")) &&
    // "£500 euros in dollars" names one too many.
    currencies.length < 3 &&
    (currencies.length === 0 || has("currency") || has("amount"))
  );
}

function masked(text: string, places: readonly { readonly from: number; readonly to: number }[], by: string): string {
  return places
    .toSorted((one, other) => other.from - one.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${by} ${rest.slice(to)}`, text);
}

/** Accounts by their name, by a word of it that nothing else has, or by letters of it in order: "IBKR" for "Interactive Brokers". */
function namedAccounts(
  text: string,
  accounts: readonly string[],
  isWord: (word: string) => boolean,
): readonly NamedAccount[] {
  const found: { name: string; from: number; to: number }[] = [];
  const tokens = tokensOf(text);
  for (const name of accounts) {
    const words = tokensOf(name).map(({ text: word }) => word);
    const whole = tokens.findIndex((_, at) => words.every((word, place) => tokens[at + place]?.text === word));
    if (whole >= 0 && words.length > 0) {
      found.push({ name, from: tokens[whole]?.from ?? 0, to: tokens[whole + words.length - 1]?.to ?? 0 });
      continue;
    }
    const one = tokens.find(
      ({ text: word }) => (word.length > 3 && !isWord(word) && words.includes(word)) || isShort(word, words),
    );
    if (one !== undefined) found.push({ name, from: one.from, to: one.to });
  }
  return found;
}

/** "ibkr": begins with the letters that the words begin with, in order, and has no other than theirs. */
function isShort(short: string, words: readonly string[]): boolean {
  if (words.length < 2 || short.length < 3 || short.length > 5) return false;
  let [word, letter] = [0, 0];
  for (const sign of short) {
    const next = words[word + 1];
    if (letter > 0 && next?.startsWith(sign) === true) [word, letter] = [word + 1, 1];
    else {
      const at = words[word]?.indexOf(sign, letter) ?? -1;
      if (at === -1 || (letter === 0 && at > 0)) return false;
      letter = at + 1;
    }
  }
  return word === words.length - 1;
}
