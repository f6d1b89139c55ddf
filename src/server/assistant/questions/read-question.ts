import type { Subject } from "#core/grounding/evidence.ts";
import { type FinanceTermId, termInAnyLanguage } from "#core/glossary/finance-terms.ts";
import type { Language } from "#core/languages/languages.ts";
import type { AskIndex, Near } from "#core/questions/ask-index.ts";
import { exchangeNames } from "#core/words/everyday-names.ts";
import { folded, type Token, tokensOf } from "#core/questions/features.ts";
import { type AmountPlace, readAmounts, readCurrencies } from "#core/questions/read-amounts.ts";
import { readIndicator } from "#core/questions/read-indicator.ts";
import { readRanks, unframed } from "#core/questions/read-lists.ts";
import { regionWords } from "#core/questions/region-words.ts";
import { readTimes, type TimePlace } from "#core/questions/read-time.ts";
import { type TimeUnit, timeWords } from "#core/words/time-words.ts";
import { readingWords } from "#core/words/reading-words.ts";
import { type Likely, type LikelyIndex, sureness } from "./chances.ts";
import { type HelpId, isHelp } from "./help-ways.ts";
import { helpEntry, type Place, type QuestionEntry, type QuestionId, questionList } from "./list.ts";
import {
  type Bounds,
  isAskedOfEach,
  isBounded,
  isOrdered,
  type Listed,
  meantByBounds,
  withBounds,
  withList,
} from "./lists.ts";
import { type NamedInstrument, readNames } from "./names.ts";

/** What the places of a question are filled with. */
export interface Filled {
  readonly symbols: readonly string[];
  readonly subjects: readonly Subject[];
  /** A list in the place of a symbol: its entries are asked about. */
  readonly list: Listed | null;
  /** What a figure of the question is compared with: "above 50". */
  readonly bounds: Bounds | null;
  /** An indicator of the catalogue with its numbers: "rsi,21". */
  readonly indicator: string | null;
  /** True where the symbols stand side by side: "Apple, Microsoft and Nvidia". */
  readonly areListed: boolean;
  readonly accounts: readonly string[];
  readonly period: TimePlace | null;
  readonly amounts: readonly AmountPlace[];
  readonly currencies: readonly string[];
  /** Terms of the glossary, in their order. */
  readonly terms: readonly FinanceTermId[];
  /** Market identifier code. */
  readonly exchange: string | null;
  /** True where a further time is named that nothing uses. */
  readonly hasMoreTimes: boolean;
  readonly direction: "up" | "down" | null;
  /** The one end that a text asks for: "the lowest". */
  readonly end: "most" | "least" | null;
  /** The one unit of time that a text names: "the best month". */
  readonly unit: TimeUnit | null;
  /** The period, first amount and term as they were written. */
  readonly written: Readonly<Partial<Record<"period" | "amount" | "term" | "exchange" | "indicator", string>>> & {
    readonly amounts?: readonly string[];
  };
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
interface UnknownName {
  readonly word: string;
  readonly place: "symbol" | "account";
}

/** A question of the list, or a task of the app's help. */
export type AskId = QuestionId | HelpId;

/** A question of the list with its places filled, and how near the text is to it. */
export interface Candidate {
  readonly id: AskId;
  readonly entry: QuestionEntry;
  readonly score: number;
  /** How likely it is that the text asks it, if it asks a question of the list. */
  readonly chance: number;
  readonly left: Near<AskId>["left"];
  readonly filled: Filled;
}

export interface ReadText {
  readonly language: Language;
  /** As it was written. */
  readonly text: string;
  /** The text with places for its names: what was compared. */
  readonly compared: string;
  /** All that it names. */
  readonly named: Filled;
  /** Sure: what the text asks. Null where it isn't clear. */
  readonly sure: Candidate | null;
  /** The nearest questions that the text may mean, with their places filled. */
  readonly near: readonly Candidate[];
  readonly unknown: UnknownName | null;
  /** The time, if a month or day without a year is one to come. */
  readonly ahead: TimePlace | null;
}

export interface ReadOptions {
  readonly language: Language;
  readonly index: LikelyIndex<QuestionId>;
  /** Tasks of the app's help. */
  readonly help: AskIndex<HelpId>;
  readonly today: string;
  readonly known: readonly Subject[];
  readonly accounts: readonly string[];
  readonly search: (query: string) => Promise<readonly Subject[]>;
  /** True for words of questions about the user: "my", "mis". Such a question isn't one about the market. */
  readonly isOfUser: (word: string) => boolean;
  /** Symbols of the page, or of the question before: for places that must be filled. */
  readonly carried: readonly string[];
}

const sureScore = 0.54;
/** Nearer than this, a figure is meant: what only frames it isn't compared. */
const figureScore = 0.4;
/** What is surer than this is answered: with a word beside that no question has, and where that word may be what all is about. */
const leastSureness = 0.5;
const unknownSureness = 0.55;
const othersSureness = 0.7;
const leastScore = 0.5;
const leastChance = 0.4;
const unknownScore = 0.55;
const openSureness = 0.62;
const declinedSureness = 0.4;
const clearScore = 0.68;
const longWord = 6;
const fewWords = 2;
const helpScore = 0.6;
const besideOwn = 0.98;
const helpMargin = 0.2;
const helpOffer = 0.35;
const margin = 0.08;
const nearScore = 0.14;
const maxNear = 4;
const maxMisfit = 0.05;
const surelyScore = 0.85;
/** A word of so few questions that it says which one is meant. */
const telling = 0.55;
const mostTelling = 0.75;
const besideTelling = 0.7;
const tellingOfWish = 0.25;
const wishScore = 0.8;
const unknownGain = 0.06;
const maxUnread = 4;
/** So much nearer is a text with a word as a name than with it as a word, if it is one. */
const weakGain = 0.08;

/** Reads one question: fills its places, and finds the nearest of the list. */
export async function readOne(text: string, options: ReadOptions): Promise<ReadText> {
  const isWord = (word: string) => options.index.hasWord(word);
  const exchange = namedExchange(text);
  const unplaced = exchange === null ? text : masked(text, [exchange], "{exchange}");
  const accounts = namedAccounts(unplaced, options);
  const unaccounted = masked(unplaced, accounts, "{account}");
  const terms = readTerms(unaccounted);
  const found = await readNames(unaccounted, { ...options, isWord, areCapitalsNames: options.language !== "de" });
  // "What is a Market order": a term that is asked for is no name.
  const isExplained =
    terms.length > 0 &&
    (explainedIn(
      masked(
        folded(unaccounted),
        terms.map(({ at }) => at),
        "{term}",
      ),
      options.index,
    )?.score ?? 0) >= surelyScore;
  const currencies = readCurrencies(folded(unaccounted), options.language, { isWord });
  const names = found.filter(
    ({ from, to }) =>
      (!isExplained || terms.every(({ at }) => to <= at.from || at.to <= from)) &&
      // "USD" is a fund, too, and "my Schwab account" no company.
      currencies.every(({ at }) => from < at.from || at.to < to) &&
      !isAccountName(unaccounted, { from, to }, options.language),
  );
  const named = { exchange, accounts, names, list: null, bounds: null };
  const whole = withoutWeak(compared(unaccounted, text, named, options), unaccounted, named, options);
  // "Tell me when NVDA is below 100" asks for no figure.
  if (whole.sure !== null && isProposed(whole.sure.entry) && whole.sure.score >= wishScore) return whole;
  const areWords = names.every(({ isWeak }) => isWeak);
  const list = areWords ? withList(unaccounted, options.language, { isWord, today: options.today }) : null;
  // "Tell me unless NVDA is below 100" is no question about its price.
  const mayBeBounded = list === null && !denies(text, options.language);
  const bounded = mayBeBounded
    ? withBounds(unaccounted, names, options.language, { isWord, today: options.today })
    : null;
  const other =
    list !== null
      ? comparedFigure(list.text, text, { ...named, names: [], list: list.list }, options)
      : bounded !== null
        ? comparedFigure(bounded.text, text, { ...named, ...bounded }, options)
        : null;
  if (other === null || other.sure === null) return whole;
  const gain = whole.sure === null ? weakGain : 0;
  return other.sure.score + gain >= nearest(whole) ? other : whole;
}

/** How near the nearest of the questions is that a text may mean. */
export function nearest({ near }: Pick<ReadText, "near">): number {
  return Math.max(0, ...near.map(({ score }) => score));
}

/** The reading of a text without names that are words, too, where it is nearer to a question. */
function withoutWeak(whole: ReadText, placed: string, named: Named, options: ReadOptions): ReadText {
  if (!named.names.some(({ isWeak }) => isWeak)) return whole;
  // "Double" is a company, and a word: the reading that is nearer to a question is meant.
  const certain = compared(
    placed,
    whole.text,
    { ...named, names: named.names.filter(({ isWeak }) => !isWeak) },
    options,
  );
  return certain.near.length > 0 && nearest(certain) + weakGain > nearest(whole) ? certain : whole;
}

interface Named {
  readonly exchange: NamedExchange | null;
  readonly accounts: readonly NamedAccount[];
  readonly names: readonly NamedInstrument[];
  readonly list: Listed | null;
  readonly bounds: Bounds | null;
}

/** A text with places in the stead of all that was named in it, and what they are filled with. */
interface FilledText {
  readonly compared: string;
  /** With places for its names alone. */
  readonly plain: string;
  readonly filled: Filled;
  /** The time, if a month or day without a year is one to come. */
  readonly ahead: TimePlace | null;
  /** The text with its term as a place; null without a term. */
  readonly withTerm: string | null;
}

/** Fills the places of a text whose accounts and exchange are places already. */
function filledText(
  text: string,
  { exchange, accounts, names, list, bounds }: Named,
  { language, index, today }: ReadOptions,
): FilledText {
  const isWord = (word: string) => index.hasWord(word);
  const placed = filledIn(text, names, "{symbol}");
  const plain = folded(placed);
  const asWritten = (at: { readonly from: number; readonly to: number }) => placed.slice(at.from, at.to).trim();
  // "2000 euros" is no year, so that what has a unit is read before times.
  const counted = readAmounts(plain, language, { isWord }).filter(({ kind }) => kind !== "number");
  const unmoneyed = blank(plain, counted);
  const { time: period, hasMore } = readTimes(unmoneyed, language, { today });
  const ahead = readTimes(unmoneyed, language, { today, isAhead: true }).time;
  const numbers = readAmounts(blank(unmoneyed, period === null ? [] : [period]), language, { isWord }).filter(
    ({ kind }) => kind === "number",
  );
  const amounts = [...counted, ...numbers].toSorted((one, other) => one.at.from - other.at.from);
  const unnumbered = [
    ...(period === null ? [] : [{ ...period.at, by: "{period}" }]),
    ...amounts
      .filter(({ at }, place) => amounts[place - 1]?.at.from !== at.from)
      .map(({ at }) => ({ ...at, by: "{amount}" })),
  ]
    .toSorted((one, other) => other.from - one.from)
    .reduce((rest, { from, to, by }) => `${rest.slice(0, from)} ${by} ${rest.slice(to)}`, plain);
  // "Dollar-cost averaging" is no question about dollars.
  const named = readTerms(unnumbered);
  const currencies = readCurrencies(unnumbered, language, { isWord }).filter(({ at }) =>
    named.every((term) => at.to <= term.at.from || term.at.to <= at.from),
  );
  const compared = filledIn(
    unnumbered,
    currencies.map(({ at }) => at),
    "{currency}",
  );
  const terms = readTerms(compared);
  return {
    compared,
    plain,
    ahead,
    withTerm:
      terms.length === 0
        ? null
        : masked(
            compared,
            terms.map(({ at }) => at),
            "{term}",
          ),
    filled: {
      symbols: [...new Set(names.map(({ symbol }) => symbol))],
      subjects: names.map(({ symbol, names: called }) => ({ symbol, names: called })),
      list,
      bounds,
      indicator: null,
      areListed: !new RegExp(`\\}[^{}]*\\p{L}[^{}]*\\{other\\}`, "u").test(
        compared.replaceAll(jointsIn(language), " "),
      ),
      accounts: [...new Set(accounts.map(({ name }) => name))],
      period,
      amounts,
      currencies: [
        ...new Set([...currencies.map(({ code }) => code), ...amounts.flatMap(({ currency }) => currency ?? [])]),
      ],
      terms: [...new Set(terms.map(({ id }) => id))],
      exchange: exchange?.code ?? null,
      hasMoreTimes: hasMore,
      direction: directionOf(compared.replaceAll(/(?:over|past|uber)(?: the)? +(?=\{period\})/gu, ""), language),
      end: endOf(plain, language),
      unit: unitOf(compared, language),
      written: {
        ...(period === null ? {} : { period: asWritten(period.at) }),
        ...(amounts[0] === undefined
          ? {}
          : { amount: asWritten(amounts[0].at), amounts: amounts.map(({ at }) => asWritten(at)) }),
        ...(exchange === null ? {} : { exchange: exchange.name }),
        ...(terms[0] === undefined ? {} : { term: termAsWritten(compared, terms[0].at, text) }),
      },
    },
  };
}

/**
 * Finds the figure that a text asks of each entry of a list ("the highest P/E"), or compares with a bound ("is its P/E above 50"). `cut` is
 * the text without the words of the list or bound; only what names the figure is compared.
 */
function comparedFigure(cut: string, text: string, named: Named, options: ReadOptions): ReadText {
  const { language, index, carried } = options;
  const { list } = named;
  const { compared: placed, filled } = filledText(cut, named, options);
  const final = unframed(placed, language);
  const isBare = !/\p{L}/u.test(unframed(withoutWays(placed, language), language).replaceAll(/\{\p{L}+\}/gu, ""));
  const bare = isBare ? meantAlone(named, filled.direction) : null;
  const near: readonly Likely<QuestionId>[] = isBare
    ? bare === null
      ? []
      : [{ id: bare, score: 1, chance: 1, left: [] }]
    : (list === null ? [placed, final] : [final])
        .map((one) => index.nearest(one))
        .reduce((one, other) => ((one[0]?.score ?? 0) > (other[0]?.score ?? 0) ? one : other));
  const candidates = near
    .map((one) => ({ ...one, entry: questionList[one.id] }))
    .map((one) => ({ ...one, filled: list === null ? withCarried(filled, one.entry, carried) : filled }))
    .filter(({ entry }) => list === null || entry.needs.includes("symbol"));
  const [first, second] = candidates.filter(fits);
  const isSure =
    first !== undefined &&
    candidates.every((one) => sureness(one) - sureness(first) < maxMisfit) &&
    first.score >= (list === null ? clearScore : isOrdered(list) ? figureScore : surelyScore) &&
    (second === undefined || sureness(first) - sureness(second) >= margin) &&
    (language === "ja" || isExplained(first));
  const sure = isSure ? first : null;
  return { language, text, compared: final, named: filled, sure, near: [], unknown: null, ahead: null };
}

/** The figure that a list or bound without a name of one is about: "which of my stocks rose more than 5%". */
function meantAlone({ list, bounds, names }: Named, direction: Filled["direction"]): QuestionId | null {
  if (list !== null) return meantByBounds(list, direction);
  // "Is that above 5%" is about what was asked before.
  if (bounds === null || names.length === 0) return null;
  const meant = meantByBounds({ ...bounds, areStocks: true }, direction);
  return meant ?? (bounds.bounds[0]?.amount.kind === "percent" ? null : "price");
}

/** Compares a text, `placed` with its accounts as places, with all questions, and chooses. */
function compared(placed: string, text: string, named: Named, options: ReadOptions): ReadText {
  const { language, index, help, carried, isOfUser } = options;
  const { compared: final, plain, filled, ahead, withTerm } = filledText(placed, named, options);
  const indicated = ofIndicator(plain, filled, index);
  const explained = withTerm === null ? null : explainedIn(withTerm, index);
  const tokens = tokensOf(final);
  const unread = tokens.filter((token) => isUnread(token, index) && !help.hasWord(token.text));
  const ofEntry = (entry: QuestionEntry): Filled => {
    const own = entry.isAhead && ahead !== null ? { ...filled, period: ahead } : filled;
    // A word that nothing knows may be the name that a wish is about.
    return isProposed(entry) && unread.length > 0 ? own : withCarried(own, entry, carried);
  };
  const questions: readonly Candidate[] = index.nearest(final).map((near) => {
    const { id, score, chance, left } =
      near.id === "definition" && explained !== null && sureness(explained) > sureness(near) ? explained : near;
    return { id, entry: questionList[id], score, chance, left, filled: ofEntry(questionList[id]) };
  });
  // A question of its own goes first: "beta" is one.
  const isIndicator =
    indicated !== null && questions.every((one) => !fits(one) || one.score < indicated.score * besideOwn);
  const all = [...questions, ...(isIndicator ? [indicated] : [])].toSorted(
    (one, other) => sureness(other) - sureness(one),
  );
  const isUsers = tokens.some(({ text: word }) => isOfUser(word));
  const fitting = all.filter((one) => fits(one) && !(isUsers && isOfAll(one.entry)));
  // A wish that would leave something out is none, and neither is what is denied.
  const isDenied = denies(text, language);
  const first = fitting.find((one) => !isProposed(one.entry) || (!isDenied && isWhole(one, language)));
  // A name that nothing knows, or a long word, may be what all is about, and a few words may be part of many questions.
  const isOpen =
    unread.some(({ text: word }) => word.length >= longWord || (language !== "de" && !text.includes(word))) ||
    tokens.length <= fewWords;
  const [task, ...otherTasks] = help
    .nearest(final)
    .map((near) => ({ ...near, entry: helpEntry, chance: near.score, filled: ofEntry(helpEntry) }))
    .filter(fits);
  const unknown = unknownName(final, tokens, {
    index,
    best: Math.max(0, ...[...all, ...(task === undefined ? [] : [task])].map(({ score }) => score)),
    written: text,
    language,
  });
  const isTask =
    task !== undefined &&
    task.score >= (isOpen ? clearScore : helpScore) &&
    !leavesOut(task, language) &&
    all.every(({ score }) => score - task.score < maxMisfit) &&
    // Nearly every text is a little like what help says. What is only declined is no other answer than help.
    [...otherTasks, ...fitting].every(
      (other) => task.score - sureness(other) >= (isDeclined(other.entry) ? 0 : helpMargin),
    );
  const isSure =
    first !== undefined && isClear(first, { all, named: filled, text, compared: final, language, isOpen, isUsers });
  const sure = unknown !== null ? null : isTask ? task : isSure ? first : null;
  return {
    language,
    text,
    compared: final,
    named: filled,
    sure,
    near: offered([...fitting, ...(task === undefined ? [] : [task, ...otherTasks])], all),
    unknown,
    ahead,
  };
}

/** What is around a question that a text may ask. */
interface Around extends Pick<ReadText, "text" | "compared" | "language" | "named"> {
  /** All questions, the surest first. */
  readonly all: readonly Candidate[];
  /** True where a word may be what all is about. */
  readonly isOpen: boolean;
  /** True where the text has a word for what is the user's. */
  readonly isUsers: boolean;
}

/** True where a text clearly asks a question, the surest of those that have a place for all that was named. */
function isClear(first: Candidate, { all, named, text, compared: placed, language, isOpen, isUsers }: Around): boolean {
  const { entry, score, chance, left } = first;
  // A question that has no place for all that was named is no better.
  const isBest = all.every((one) => sureness(one) - sureness(first) < maxMisfit);
  if (!isBest || leavesOut(first, language)) return false;
  // To decline what is nearest to a question that is always declined answers nothing else.
  if (isDeclined(entry) && first === all[0]) return sureness(first) >= declinedSureness;
  const isBeside = left.some(({ weight }) => weight === null);
  // "What tax does NVDA pay" isn't about the user's own.
  const isOthers = entry.of === "own" && entry.deed === null && named.symbols.length > 0 && !isUsers;
  const needed = isOthers ? othersSureness : isOpen ? openSureness : isBeside ? unknownSureness : leastSureness;
  const isLikely =
    score >= surelyScore ? sureness(first) >= leastSureness : sureness(first) >= needed && chance >= leastChance;
  return (
    isLikely &&
    score >= (isBeside ? unknownScore : leastScore) &&
    leavesLittle(first) &&
    // "Beta of NVDA against QQQ" compares no prices.
    (entry.deed !== "compare" || isExplained(first)) &&
    (entry.deed !== "record" || tells(text, placed, language))
  );
}

/** What fits all that was named comes first, and nothing is offered for everything where one account was named. */
function offered(fitting: readonly Candidate[], all: readonly Candidate[]): readonly Candidate[] {
  const bySureness = (one: Candidate, other: Candidate) => sureness(other) - sureness(one);
  const others = all.filter((one) => !fitting.includes(one) && isFilled(one.entry, one.filled) && isOfAccounts(one));
  return [...fitting.toSorted(bySureness), ...others]
    .filter(
      ({ id, entry, score }) =>
        !isDeclined(entry) && score >= (id === "definition" ? sureScore : isHelp(id) ? helpOffer : nearScore),
    )
    .slice(0, maxNear)
    .toSorted(bySureness);
}

/** The question for an indicator that a text names, with the nearness of the text without its name; null where it names none. */
function ofIndicator(text: string, filled: Filled, index: LikelyIndex<QuestionId>): Candidate | null {
  const named = readIndicator(text);
  if (named === null) return null;
  const { from, to } = named.at;
  const near = index
    .nearest(`${text.slice(0, from)} {indicator} ${text.slice(to)}`)
    .find(({ id }) => id === "indicator");
  if (near === undefined) return null;
  const written = { ...filled.written, indicator: text.slice(from, to) };
  // The numbers are those of the indicator.
  return {
    ...near,
    entry: questionList.indicator,
    filled: { ...filled, indicator: named.id, amounts: [], period: null, written },
  };
}

/**
 * True where a question leaves no word of a text over that another question would be about, or that none has: "P/E against
 * its five-year average" isn't answered with the P/E.
 */
function isExplained({ score, left }: Pick<Candidate, "score" | "left">, least = telling): boolean {
  if (score >= surelyScore && least === telling) return true;
  // A word that no question has may be one of politeness, beside what is nearly one.
  return left.every(({ weight }) => (weight === null ? score >= clearScore : weight < least));
}

/** True where no word is left over that few questions have: "is my realised or unrealised profit higher". */
function leavesLittle({ score, chance, left }: Candidate): boolean {
  return sureness({ score, chance }) >= besideTelling || left.every(({ weight }) => (weight ?? 0) < mostTelling);
}

/** True for a wish that leaves nothing out. In a transaction a word that nothing knows says something: "never", "my neighbour". */
function isWhole(wish: Candidate, language: Language): boolean {
  const { each, whole } = readingWords[language];
  const read = new RegExp(`^(?:${each}|${whole})$`, "u");
  const isKnown = language === "ja" || wish.left.every(({ word, weight }) => weight !== null || read.test(word));
  return isExplained(wish, tellingOfWish) && (wish.entry.deed !== "record" || isKnown);
}

/** True for a question, and for what is only supposed. */
function asks(text: string, language: Language): boolean {
  return /[?？]\s*$/u.test(text) || new RegExp(readingWords[language].asks, "u").test(folded(text));
}

/** True for a text that says what the user did: "did I buy", "she bought" and "I bought 5 or 6" don't. */
function tells(text: string, placed: string, language: Language): boolean {
  const { open, others } = readingWords[language];
  const [before, after] = edges(language);
  const [is, isOpen] = [others, open].map((words) => new RegExp(`${before}(?:${words})${after}`, "u"));
  const plain = folded(text);
  return (
    !asks(text, language) &&
    is?.test(plain) === false &&
    plain.search(isOpen ?? /^/) !== 0 &&
    !new RegExp(`\\{amount\\}\\s*${jointsIn(language).source}\\s*\\{amount\\}`, "u").test(placed)
  );
}

/** True for a text that denies: "don't tell me when". */
function denies(text: string, language: Language): boolean {
  const [before, after] = edges(language);
  return new RegExp(`${before}(?:${readingWords[language].not})${after}`, "u").test(folded(text));
}

/** What is around a whole word. Japanese has none. */
function edges(language: Language): readonly [string, string] {
  return language === "ja" ? ["", ""] : [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`];
}

/** True for a question that "yes" or "no" answers: "has it risen?". */
export function isYesOrNo(text: string, language: Language): boolean {
  const { open } = readingWords[language];
  const [before, after] = language === "ja" ? ["", ""] : [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`];
  return asks(text, language) && !new RegExp(`${before}(?:${open})${after}`, "u").test(folded(text));
}

/** True for a wish: an alert, a transaction or a symbol to watch is proposed, and must leave nothing out. */
export function isProposed({ deed }: QuestionEntry): boolean {
  return deed !== null && ["alert", "record", "watch"].includes(deed);
}

/** True where a text excludes something that the question says nothing of: "my gain without dividends". */
function leavesOut({ left }: Pick<Candidate, "left">, language: Language): boolean {
  const without = new RegExp(`^(?:${readingWords[language].without})$`, "u");
  return left.some(({ word }) => without.test(word));
}

/** True for a name beside the noun of an account: "in my Schwab account", "Depot bei der ING". */
function isAccountName(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  language: Language,
): boolean {
  const { account, inAccount } = readingWords[language];
  const plain = folded(text);
  if (language === "ja") return new RegExp(`^(?:${account})`, "u").test(plain.slice(to));
  return (
    new RegExp(`^\\s+(?:${account})(?!\\p{L})`, "u").test(plain.slice(to)) ||
    new RegExp(`(?<!\\p{L})(?:${account})\\s+(?:${inAccount})\\s+$`, "u").test(plain.slice(0, from))
  );
}

/** A term of the compared text as it is in the written one, without its article. */
function termAsWritten(
  compared: string,
  { from, to }: { readonly from: number; readonly to: number },
  text: string,
): string {
  const term = compared.slice(from, to).replace(leadingArticle, "").trim();
  const at = folded(text).indexOf(term);
  return at === -1 ? term : text.slice(at, at + term.length);
}

/** Words that join names: "and", "versus". */
export function jointsIn(language: Language): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${readingWords[language].and}|vs|versus|oder|ou|or|o|と|か)(?!\\p{L})`, "gu");
}

/** The first exchange that a text names. */
function namedExchange(
  text: string,
): { readonly code: string; readonly name: string; readonly from: number; readonly to: number } | null {
  const plain = folded(text);
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

/** The text with spaces where something was read. */
function blank(
  text: string,
  places: readonly { readonly at: { readonly from: number; readonly to: number } }[],
): string {
  return places.reduce(
    (rest, { at: { from, to } }) => `${rest.slice(0, from)}${" ".repeat(to - from)}${rest.slice(to)}`,
    text,
  );
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

function endOf(text: string, language: Language): Filled["end"] {
  const [first, ...others] = readRanks(text, language).map(({ end }) => end);
  return first !== undefined && others.every((end) => end === first) ? first : null;
}

function unitOf(text: string, language: Language): TimeUnit | null {
  const { units } = timeWords[language];
  const [before, after] = language === "ja" ? ["", ""] : [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`];
  const named = (Object.keys(units) as TimeUnit[]).filter((unit) =>
    new RegExp(`${before ?? ""}(?:${units[unit]})${after ?? ""}`, "u").test(text),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}

function directionOf(text: string, language: Language): Filled["direction"] {
  const [isUp, isDown] = waysIn(language).map((words) => words.test(text));
  return isUp === isDown ? null : isUp === true ? "up" : "down";
}

/** The text without words that say up or down. */
function withoutWays(text: string, language: Language): string {
  return waysIn(language).reduce((rest, words) => rest.replaceAll(new RegExp(words, "gu"), " "), text);
}

/** The words for up and for down. */
function waysIn(language: Language): readonly RegExp[] {
  const { up, down } = readingWords[language];
  const [before, after] = language === "ja" ? ["", ""] : [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`];
  return [up, down].map((words) => new RegExp(`${before ?? ""}(?:${words})${after ?? ""}`, "u"));
}

/** How near a text with places for its terms is to one that wants them explained. */
function explainedIn(text: string, index: LikelyIndex<QuestionId>): Likely<QuestionId> | null {
  return index.nearest(text).find(({ id }) => id === "definition") ?? null;
}

const maxTerms = 3;
const maxTermWords = 4;
const maxTermLetters = 12;
const articles = Object.values(readingWords)
  .flatMap(({ article: words }) => words ?? [])
  .join("|");
/** An article in front of a term belongs to it. */
const article = new RegExp(`(?<!\\p{L})(?:${articles})\\s*$`, "iu");
const leadingArticle = new RegExp(`^(?:${articles})\\s+`, "iu");

/** The longest terms of the glossary in a text, in their order. Japanese has no spaces: any letters of a run may be one. */
function readTerms(
  text: string,
): readonly { readonly id: FinanceTermId; readonly at: { readonly from: number; readonly to: number } }[] {
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
  const found: { readonly id: FinanceTermId; readonly at: { readonly from: number; readonly to: number } }[] = [];
  for (const { from, to } of longest) {
    if (found.length === maxTerms) break;
    if (found.some(({ at }) => from < at.to && at.from < to)) continue;
    const id = termInAnyLanguage(text.slice(from, to));
    if (id === null) continue;
    const before = article.exec(text.slice(0, from))?.index ?? from;
    found.push({ id, at: { from: before, to } });
  }
  return found.toSorted((one, other) => one.at.from - other.at.from);
}

/**
 * A word that no question has and that stands for a name: with a place in its stead, a question that has such a place would be nearer
 * than all are. "How much did I make on Foobar" asks about Foobar, which isn't known, and not about everything.
 */
function unknownName(
  text: string,
  tokens: readonly Token[],
  {
    index,
    best,
    written,
    language,
  }: {
    readonly index: LikelyIndex<QuestionId>;
    readonly best: number;
    readonly written: string;
    readonly language: Language;
  },
): UnknownName | null {
  const { account: noun } = readingWords[language];
  if (!text.includes("{account}")) {
    // "楽天証券の手数料": a name in front of the noun.
    const before =
      language === "ja"
        ? new RegExp(`[\\p{Script=Han}\\p{Script=Katakana}ーa-z]{2,}(?:${noun})`, "u").exec(text)?.[0]
        : undefined;
    if (before !== undefined && !index.hasWord(before)) return { word: before, place: "account" };
  }
  const regions = regionWords(language);
  const unread = [...tokens.entries()].filter(([, token]) => isUnread(token, index) && !regions.has(token.text));
  const inText = (word: string) => {
    const at = folded(written).indexOf(word);
    return at === -1 ? word : written.slice(at, at + word.length);
  };
  const [only] = unread.length === 1 && tokens.length === 1 ? (unread[0] ?? []).slice(1) : [];
  if (typeof only === "object" && inText(only.text) === only.text.toUpperCase())
    return { word: inText(only.text), place: "symbol" };
  for (const [at, { text: word, from, to }] of unread.slice(0, maxUnread))
    for (const place of ["symbol", "account"] as const) {
      const [before, after] = [tokens[at - 1]?.text ?? "", tokens[at + 1]?.text ?? ""];
      const isNameBeside = index.hasWord(`${before} {${place}}`) || index.hasWord(`{${place}} ${after}`);
      const isNoun = [before, after].some((beside) => new RegExp(`^(?:${noun})$`, "u").test(beside));
      // In small letters, a word is rather none of the list than a name.
      const isWritten = isNoun || !written.includes(word) || (place === "symbol" && language === "ja");
      if (!isNameBeside || !isWritten || (place === "symbol" && text.includes("{symbol}"))) continue;
      const [named] = index
        .nearest(`${text.slice(0, from)} {${place}} ${text.slice(to)}`)
        .toSorted((one, other) => other.score - one.score);
      const entry = named === undefined ? null : questionList[named.id];
      const isPlace = place === "symbol" ? entry?.needs.includes("symbol") : entry?.takes.includes("account");
      if (named !== undefined && isPlace === true && named.score > Math.max(best + unknownGain, sureScore))
        return { word: inText(word), place };
    }
  return null;
}

/** A word that no way of asking has, and that may be a name. */
function isUnread({ text }: Token, index: LikelyIndex<QuestionId>): boolean {
  return /^\p{L}{3,}/u.test(text) && !index.hasWord(text) && !/[\p{Script=Han}\p{Script=Hiragana}]/u.test(text);
}

/** Needed symbols that a question doesn't name are those of the page, or of the question before. */
function withCarried(filled: Filled, { needs }: QuestionEntry, symbols: readonly string[]): Filled {
  const isMissing = needs.includes("symbol") && filled.symbols.length === 0 && symbols.length > 0;
  return isMissing ? { ...filled, symbols: needs.includes("other") ? symbols : symbols.slice(0, 1) } : filled;
}

/** True if all places that a question needs are filled, and it has a place for all that was named. */
export function fits({ entry, filled }: Pick<Candidate, "entry" | "filled">): boolean {
  const { list, bounds, accounts, period, direction } = filled;
  const isTimed = period !== null && period.kind !== "today";
  if (bounds !== null && !isBounded(entry, bounds, direction)) return false;
  if (list !== null && filled.symbols.length > 0) return false;
  if (list === null) return isFilled(entry, filled) && takesAll(entry, filled);
  // The account is where the list is.
  return isAskedOfEach(entry, list, { accounts, isTimed, direction }) && takesAll(entry, { ...filled, accounts: [] });
}

/** True if all places that a question needs are filled. */
function isFilled(
  { needs }: QuestionEntry,
  { symbols, list, indicator, period, amounts, currencies, terms }: Filled,
): boolean {
  const isIn: Readonly<Record<Place, boolean>> = {
    symbol: symbols.length > 0 || list !== null,
    other: symbols.length > 1,
    amount: amounts.length > 0,
    period: period !== null,
    currency: currencies.length > 0,
    term: terms.length > 0,
    indicator: indicator !== null,
    account: true,
    exchange: true,
  };
  return needs.every((place) => isIn[place]);
}

function isOfAccounts({ entry, filled }: Candidate): boolean {
  return filled.accounts.length === 0 || entry.takes.includes("account");
}

/** True for a question that is always declined: none to offer. */
function isDeclined({ deed }: QuestionEntry): boolean {
  return deed !== null && ["advice", "forecast", "tax", "order", "unknown"].includes(deed);
}

/** True for a question about what is the same for everybody. */
function isOfAll({ of, deed }: QuestionEntry): boolean {
  return of !== "own" && (deed === null || ["compare", "definition", "why"].includes(deed));
}

/** True if a question has a place for all that was named, and its answers use it. */
function takesAll(
  entry: QuestionEntry,
  { symbols, areListed, accounts, exchange, period, hasMoreTimes, amounts, currencies }: Filled,
): boolean {
  const { takes, isOfSeveral, of, deed } = entry;
  const has = (place: Place) => takes.includes(place);
  // All of it is no less than is asked without.
  const isCounted = amounts.some(({ kind, value }) => kind !== "percent" || value !== 100);
  return (
    (symbols.length === 0 || has("symbol")) &&
    // Nobody holds a future of a good here.
    (of !== "own" || symbols.every((symbol) => !symbol.endsWith("=F"))) &&
    (symbols.length < 2 || has("other") || (isOfSeveral && areListed)) &&
    (accounts.length === 0 || has("account")) &&
    (accounts.length < 2 || deed === null) &&
    (exchange === null || has("exchange")) &&
    !hasMoreTimes &&
    (period === null || usesTime(entry, period)) &&
    (!isCounted || has("amount")) &&
    (deed !== "alert" || amounts.length < 2) &&
    (!has("currency") || deed !== null || amounts.every(({ kind }) => kind !== "percent")) &&
    // "£500 euros in dollars" names one too many.
    currencies.length < (deed === "record" ? 2 : 3) &&
    (currencies.length === 0 || has("currency") || has("amount"))
  );
}

/** True if the answers to a question use a time of this kind. */
export function usesTime({ takes, deed, uses }: QuestionEntry, { kind, unit }: TimePlace): boolean {
  if (kind === "today") return true;
  if (!takes.includes("period")) return false;
  // "For 700 in all" names no time.
  if (deed === "record") return kind === "day" || kind === "always";
  if (deed !== null) return deed !== "what-if" || kind !== "future";
  const has = (...wanted: readonly string[]) => wanted.some((use) => uses.includes(use));
  if (kind === "future") return has("future");
  if (kind === "always" || kind === "since-bought") return has("always");
  const isFiscal = (unit === "year" || unit === "quarter") && has("fiscal");
  return isFiscal || (kind === "day" ? has("past-day", "past-range") : has("past-range"));
}

function masked(text: string, places: readonly { readonly from: number; readonly to: number }[], by: string): string {
  return places
    .toSorted((one, other) => other.from - one.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${by} ${rest.slice(to)}`, text);
}

/** Accounts by their name, by a word of it that nothing else has, or by letters of it in order: "IBKR" for "Interactive Brokers". */
function namedAccounts(
  text: string,
  { accounts, index, language }: Pick<ReadOptions, "accounts" | "index" | "language">,
): readonly NamedAccount[] {
  const found: NamedAccount[] = [];
  const tokens = tokensOf(text);
  for (const name of accounts) {
    const words = tokensOf(name).map(({ text: word }) => word);
    const whole = tokens.findIndex(
      (_, at) =>
        words.every((word, place) => tokens[at + place]?.text === word) &&
        // "Depot" may be the name of an account, and is a word of many questions: then it has to be written as a name, or to stand where one does.
        (words.some((word) => !index.hasWord(word)) ||
          (language !== "de" && /^\p{Lu}/u.test(name) && text.includes(name)) ||
          index.hasWord(`${tokens[at - 1]?.text ?? ""} {account}`) ||
          index.hasWord(`{account} ${tokens[at + words.length]?.text ?? ""}`)),
    );
    if (whole >= 0 && words.length > 0) {
      found.push({ name, from: tokens[whole]?.from ?? 0, to: tokens[whole + words.length - 1]?.to ?? 0 });
      continue;
    }
    const one = tokens.find(
      ({ text: word }) => !index.hasWord(word) && ((word.length > 3 && words.includes(word)) || isShort(word, words)),
    );
    if (one !== undefined) found.push({ name, from: one.from, to: one.to });
  }
  return found;
}

/** "ibkr": begins with the letters that the words begin with, in order, and has no other than theirs. */
function isShort(short: string, words: readonly string[]): boolean {
  if (words.length < 2 || short.length < 4 || short.length > 5) return false;
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
