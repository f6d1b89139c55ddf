import type { PlainDate } from "../calendar/plain-date.ts";
import type { Language } from "../languages/languages.ts";
import { ratedCurrencies } from "../money/currencies.ts";
import { type AskIndex, waysOf } from "./ask-index.ts";
import { families, type Family } from "./families.ts";
import { folded, tokensOf } from "./features.ts";
import type { QuestionId, QuestionWays } from "./question-words.ts";
import { readAmounts, readCurrencies } from "./read-amounts.ts";
import { readTime } from "./read-time.ts";
import { symbolText, type TitleText, titleText } from "./title-text.ts";

/** A question of the list, filled for its reader. */
export interface Offer extends TitleText {
  readonly id: QuestionId;
}

/** What fills the places of questions. */
export interface OfferOptions {
  /** Symbols for questions that name none, the likeliest first; funds for questions about funds. */
  readonly symbols: readonly string[];
  readonly funds: readonly string[];
  /** Instruments that a text may name by symbol or by name. */
  readonly known: readonly { readonly symbol: string; readonly name: string }[];
  /** Of an exchange rate. */
  readonly currency: string;
  readonly today: PlainDate;
}

export interface QuestionOffers {
  /** Questions that a half-typed text may become, the nearest first. */
  readonly matching: (text: string, options: OfferOptions) => readonly Offer[];
  /** All questions that are answered, by family. */
  readonly all: (options: OfferOptions) => readonly { readonly family: Family; readonly offers: readonly Offer[] }[];
}

const maxOffers = 5;
const nearScore = 0.25;
/** Of the nearest: what is less near is about something else. */
const nearShare = 0.6;

/** Offers the questions of a language. */
export function questionOffers(language: Language, ways: QuestionWays, index: AskIndex<QuestionId>): QuestionOffers {
  const offered = new Set<string>(Object.values(families).flat());
  const funds = new Set<string>(families.funds);
  const takes = (id: QuestionId, place: string) => waysOf(ways[id]).some((way) => way.includes(`{${place}}`));
  /** False where the question would leave out what the text names. */
  const keeps = (id: QuestionId, { symbols, amount }: Said): boolean =>
    (symbols.length === 0 || takes(id, "symbol")) &&
    (amount === undefined || !takes(id, "amount") || ways[id].title.includes("{amount}"));
  const offer = (id: QuestionId, said: Said, options: OfferOptions): Offer => {
    const { title } = ways[id];
    const usual = funds.has(id) ? options.funds : options.symbols.length > 0 ? options.symbols : options.funds;
    const [symbol, other] = [...said.symbols, ...usual.filter((one) => !said.symbols.includes(one))];
    const [currency = options.currency, counter = currency === "USD" ? "EUR" : "USD"] = said.currencies;
    const values = {
      symbol: symbol === undefined ? undefined : symbolText(symbol),
      other: title.includes("{currency}") ? counter : other === undefined ? undefined : symbolText(other),
      currency,
      amount: said.amount,
      period: said.period,
    };
    const added = [
      ...(title.includes("{symbol}") || !takes(id, "symbol") ? [] : said.symbols.slice(0, 1).map(symbolText)),
      ...(said.period === undefined || title.includes("{period}") || !takes(id, "period") ? [] : [said.period]),
    ];
    return { id, ...titleText(title, values, added) };
  };

  return {
    matching(text, options) {
      const { plain, said } = read(text, { language, index, options });
      const near = index.nearest(plain, { isTyping: true }).filter(({ id }) => offered.has(id));
      const [first] = near;
      // A text that says more than the question it is nearest to is better as it is.
      if (first === undefined || !keeps(first.id, said)) return [];
      const least = Math.max(nearScore, first.score * nearShare);
      return near
        .filter(({ id, score }) => score >= least && keeps(id, said))
        .slice(0, maxOffers)
        .map(({ id }) => offer(id, said, options));
    },
    all: (options) =>
      (Object.keys(families) as Family[]).map((family) => ({
        family,
        offers: families[family].map((id) => offer(id, { symbols: [], currencies: [] }, options)),
      })),
  };
}

/** What a text names: it belongs to the question that it becomes. */
interface Said {
  readonly symbols: readonly string[];
  readonly currencies: readonly string[];
  readonly period?: string;
  readonly amount?: string;
}

/** A word in Latin letters, with the exchange, class or currency after a symbol: "NVDA" in "NVDA-Aktie", "BRK-B", "7203.T". */
const namePattern = /@?[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}^=&]*(?:[.-][\p{Lu}\d]{1,3}(?![\p{L}\d]))*/gu;
const minNameLength = 3;
const rated = new Set<string>(ratedCurrencies);

/** A text with places for what it names, as the index compares it. */
function read(
  text: string,
  {
    language,
    index,
    options,
  }: { readonly language: Language; readonly index: AskIndex<QuestionId>; readonly options: OfferOptions },
): { readonly plain: string; readonly said: Said } {
  const symbols: string[] = [];
  const named = text.replaceAll(namePattern, (word: string, at: number) => {
    const symbol = symbolOf(word, {
      known: options.known,
      index,
      isLast: at + word.length === text.length,
      isLoud: text === text.toUpperCase(),
    });
    if (symbol === null) return word;
    if (!symbols.includes(symbol)) symbols.push(symbol);
    return symbols[0] === symbol ? " {symbol} " : " {other} ";
  });
  const plain = folded(named);
  const written = named.length === plain.length ? named : plain;
  const period = readTime(plain, language, { today: options.today });
  const timed = period === null ? plain : replaced(plain, period.at, "{period}");
  const isWord = (word: string) => index.hasWord(word);
  const [amount] = readAmounts(timed, language, { isWord });
  const counted = amount === undefined ? timed : replaced(timed, amount.at, "{amount}");
  const currencies = readCurrencies(counted, language, { isWord });
  return {
    plain: currencies.reduceRight(
      (rest, { at }, place) => replaced(rest, at, place === 0 ? "{currency}" : "{other}"),
      counted,
    ),
    said: {
      symbols,
      currencies: currencies.map(({ code }) => code),
      ...(period === null ? {} : { period: written.slice(period.at.from, period.at.to).trim() }),
      ...(amount === undefined ? {} : { amount: timed.slice(amount.at.from, amount.at.to).trim() }),
    },
  };
}

/** The symbol that a word stands for: a known one, by itself or by its name, or one in capitals that is no word. */
function symbolOf(
  word: string,
  {
    known,
    index,
    isLast,
    isLoud,
  }: {
    readonly known: OfferOptions["known"];
    readonly index: AskIndex<QuestionId>;
    readonly isLast: boolean;
    readonly isLoud: boolean;
  },
): string | null {
  if (word.startsWith("@")) return word.slice(1).toUpperCase();
  const sought = folded(word);
  if (sought.length < minNameLength || index.hasWord(sought)) return null;
  const isBegun = isLast && !index.beginsWord(sought);
  const found =
    known.find(({ symbol }) => folded(symbol) === sought) ??
    known.find(
      ({ symbol, name }) =>
        tokensOf(name)[0]?.text === sought ||
        (isBegun && (folded(symbol).startsWith(sought) || folded(name).startsWith(sought))),
    );
  if (found !== undefined) return found.symbol;
  return !isLast && !isLoud && !rated.has(word) && /^\p{Lu}[\p{Lu}\d.-]{1,6}$/u.test(word) ? word : null;
}

function replaced(text: string, { from, to }: { readonly from: number; readonly to: number }, by: string): string {
  return `${text.slice(0, from)} ${by} ${text.slice(to)}`;
}
