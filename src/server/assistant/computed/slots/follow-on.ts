import { glossary } from "#core/words/en/glossary.ts";
import { termsAsked } from "../definition.ts";
import { carriesSlots, type SlotName } from "./carried.ts";
import { boundWithin, isFiltered, numberWithin, onlyBound } from "./conditions.ts";
import { currencyPattern } from "./currency-names.ts";
import { grammarWords, isGrammar } from "./grammar.ts";
import { type QuestionContext, readQuestion, vocabulary } from "./read-question.ts";
import { countWords } from "./written-time.ts";
import { ruleCosts } from "./rule-shorthand.ts";
import { apart, plainlySaid } from "./sayings.ts";
import { writtenOut } from "./shorthand.ts";
import type { Slots } from "./slots.ts";

/** A follow-up that can't keep everything that the question before asked for. */
export const lost = Symbol("lost");
export type Written = string | typeof lost;

const words = String.raw`[@$]?[\p{L}\p{N}][\p{L}\p{N}&.'/-]*`;
const partOf = new RegExp(
  String.raw`^\W*(?:and )?how (?:much|many) of (?:that|this|it|those|them) (?:was|were|is|are|came|comes|come) (?:from )?(?<rest>${words}(?: ${words}){0,2})\s*[?.!]*$`,
  "iu",
);
const added = new RegExp(
  String.raw`^\W*(?:and |also |now )*(?:add|include) (?<rest>${words}(?: ${words}){0,2}?)(?: (?:to|in) (?:that|it|this|there|the list))?\s*[?.!]*$`,
  "iu",
);
const sorted =
  /^\W*(?:and |now |then )*(?:sort|order|rank)(?:ed)?(?: (?:it|them|that|this|the list))? by (?<by>.+?)[\s?.!]*$/iu;
const isIt = /^\W*(?:and |so )?(?:is|was|are|were) (?:that|it|this|they|those) (?<rest>.+?)[\s?.!]*$/iu;

const opening = /^\W*(?:(?:ok|okay|so|well|and|then|what(?:'s| is| are| about)|how about|for|the|of) +)+/iu;
/** Words before the one thing that differs from the question before: "and", "what about", "now with". */
const changing =
  /^\W*(?:(?:ok|okay|so|well|and|n|&|but|or|then|now|only|just|instead|what about|how about|(?:how much|what)(?:'s| is| was| are| were) (?:that|it|this|those)(?: worth)?|(?:the )?same|make (?:it|that)|try|with|w\/?|for|of)(?:[\s,]+|$))+/iu;
const sameTime =
  /\s*(?:on|in|at|over|for|during) (?:that(?: very)?(?: same)?|the(?: very)? same) (?:day|date|time|period|span|week|month|quarter|year)s?(?!\p{L})/iu;
const unopened =
  /^(?:in|into|to|above|over|under|below|at|more|less|since|from|between|during|last|this|until)(?!\p{L})/iu;
const trailing = /(?:,? (?:instead|then|though|too|as well|also|please|pls))+$/iu;
const maxChangedWords = 6;
const ownWhole =
  /^(?:mine|ours|me|us|my (?:own |whole )?(?:portfolio|holdings|money))(?: (?:overall|in total|altogether|all together|as a whole|together))?$/iu;
const onlyNumber = /^[$€£]?\d[\d.,]*(?: ?(?:%|per ?cent|percent|k|m|bn?|million|billion|trillion|shares?))?$/iu;
/** A number of days, weeks and so on: "five years", "3-month". */
const countOfTime = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{1,3}|${Object.keys(countWords)
    .filter((word) => word.length > 2)
    .join("|")})[- ](?:day|week|month|quarter|year)`,
  "iu",
);
/** Two numbers of one rule: "50/200". */
const pair = /(?<![\d/.])\d{1,3} ?\/ ?\d{1,3}(?![\d/.])/gu;
const unitOfMoney = new RegExp(String.raw`(?<!\p{L})(?:in|into|to) (?:pence|${currencyPattern})(?!\p{L})`, "iu");
const onlyUnit = new RegExp(String.raw`^(?:(?:in|into|to) )?(pence|${currencyPattern})$`, "iu");
/** The question before, in full, with its slots. */
interface Before {
  readonly first: string;
  readonly earlier: Slots;
  readonly context: QuestionContext;
}

/**
 * A question that goes on from the one before, written in full: "and Procter?" asks the same of another subject, "and last year?" of
 * another time, "in euros?" in another currency, "what about above 60?" with another bound, "how much of that was Apple" of a part.
 * Others stay as they are. `lost`: it can't be written with all that the question before asked for, so it has no answer.
 */
export function inFull(text: string, before: Written | null, context: QuestionContext): Written {
  if (before === null) return text;
  const plain = { ...context, context: [], earlier: [] };
  if (before === lost) return isOpen(text, plain) ? lost : text;
  const explained = ofExplained(text, before, plain);
  if (explained !== null) return explained;
  const first = writtenOut(before).replace(/[\s?.!]+$/, "");
  const asked: Before = { first, earlier: readQuestion(first, plain), context: plain };
  return ofPart(text, asked) ?? inOrder(text, asked) ?? withBound(text, asked) ?? changed(text, asked) ?? text;
}

/** True for a follow-up without a subject of its own: "and last year?", "sort by gain". */
function isOpen(text: string, context: QuestionContext): boolean {
  const written = apart(writtenOut(text));
  const goesOn = [partOf, added, sorted, isIt].some((pattern) => pattern.test(written)) || changing.test(written);
  const { symbols, place, isOwn, account, currencies, sectors } = readQuestion(plainlySaid(written), context);
  const hasSubject = [symbols, currencies, sectors].some(({ length }) => length > 0);
  return goesOn && !hasSubject && place === null && !isOwn && account === null && termsAsked(written).length === 0;
}

/** A question that was written anew for a follow-up; `lost` where it leaves out a slot of the question before. */
function carried(
  question: string,
  { followUp, replaced: kinds }: { readonly followUp: string; readonly replaced: readonly SlotName[] },
  { first, context }: Before,
): Written {
  const read = (text: string) => readQuestion(plainlySaid(writtenOut(text)), context);
  const slots = { before: read(first), next: read(question), followUp: read(followUp) };
  // A word such as "up" belongs to the measure, unless it says which holdings are listed.
  const isOfMeasure = kinds.includes("measures") && !isFiltered(slots.before);
  return carriesSlots(slots, isOfMeasure ? [...kinds, "direction"] : kinds) ? question : lost;
}

/** "How much of that was Apple", "add Apple to that". */
function ofPart(text: string, { first, earlier, context }: Before): string | null {
  const part = partOf.exec(text)?.groups?.["rest"];
  if (part !== undefined && isSubject(part, readQuestion(part, context)) && earlier.symbols.length === 0)
    return `${first} from ${part}`;
  const more = added.exec(text)?.groups?.["rest"];
  if (more !== undefined && isSubject(more, readQuestion(more, context)) && earlier.comparison !== null)
    return `${first} and ${more}`;
  return null;
}

/** "Sort by one-month return" after a question about a list. */
function inOrder(text: string, before: Before): Written | null {
  const { place, isOwn, symbols, account } = before.earlier;
  const by = sorted.exec(writtenOut(text))?.groups?.["by"];
  if (by === undefined || symbols.length > 0) return null;
  const isWatched = place?.domain === "watchlist";
  if (!isWatched && !isOwn && place?.domain !== "portfolio") return null;
  const list = isWatched ? "my watchlist" : `my holdings${account === null ? "" : ` in my ${account.name} account`}`;
  const time = readQuestion(by, before.context).period === null ? timeOf(before.first, before.earlier) : "";
  return carried(`${list} sorted by ${by}${time}`, { followUp: by, replaced: ["measures", "rank"] }, before);
}

/** "Is that below 1?" after a question for one figure. */
function withBound(text: string, before: Before): Written | null {
  const rest = isIt.exec(writtenOut(text))?.groups?.["rest"];
  if (rest === undefined || !onlyBound.test(rest) || before.earlier.kind !== "value") return null;
  const first = plainlySaid(before.first);
  const earlier = readQuestion(first, before.context);
  const { symbols, measures, place, isOwn, account } = earlier;
  const [only] = symbols;
  const isPortfolio = only === undefined && (isOwn || place?.domain === "portfolio");
  if (symbols.length > 1 || measures.length > 1 || (only === undefined && !isPortfolio)) return null;
  const own = account === null ? "my portfolio" : `my ${account.name} account`;
  const subject = only === undefined ? own : `${isOwn ? "my " : ""}@${only.symbol}`;
  const [asked] = measures;
  // "How is NVDA doing" is about the price; other weak words don't say of what the figure is.
  if (asked?.measure.isWeak === true && asked.measure.id !== "doing") return null;
  const { at = null } = asked?.measure.isWeak === false ? asked : {};
  const figure = at === null ? "" : `${first.slice(at.from, at.to)} of `;
  const question = `is ${figure}${subject}${timeOf(first, earlier)} ${rest}`;
  // The bound replaces nothing.
  return carried(question, { followUp: "", replaced: [] }, before);
}

/** The words for the time of a question, after a space; empty where it has none. */
function timeOf(text: string, { period }: Slots): string {
  return period === null ? "" : ` ${text.slice(period.at.from, period.at.to).trim()}`;
}

/** The question before with one slot changed, or a subject and a time. */
function changed(text: string, before: Before): Written | null {
  const written = apart(writtenOut(text)).replace(/[\s?.!]+$/, "");
  const lead = changing.exec(written)?.[0] ?? "";
  const rest = written.slice(lead.length).replace(sameTime, "").replace(trailing, "").trim();
  if (rest === "" || rest.split(/\s+/).length > maxChangedWords) return null;
  // Answers have money and per cent side by side.
  if (/^in (?:%|per ?cent|percent(?:age)?s?|money)$/iu.test(rest)) return `${before.first} ${rest}`;
  const numbered = otherNumber(rest, before);
  if (lead.trim() !== "" && numbered !== null) return numbered;
  const read = readQuestion(rest, before.context);
  const slot = otherCurrency(rest, before) ?? otherBound(rest, before) ?? otherTime(rest, read, before);
  if (slot !== null) return lead.trim() !== "" || unopened.test(rest) ? slot : null;
  if (lead.trim() === "") return null;
  // "What about KO instead" after a comparison doesn't say which of the two KO replaces.
  const isInstead = /(?<!\p{L})instead(?!\p{L})/iu.test(written);
  if (isInstead && before.earlier.symbols.length > 1 && isSubject(rest, read)) return lost;
  return otherSubject(rest, read, before) ?? otherWord(read, before) ?? otherMeasure(rest, read, before);
}

/** "And Procter?", "n Rivian since 2022", "and mine overall?". */
function otherSubject(rest: string, read: Slots, { first, earlier }: Before): string | null {
  const [one, ...others] = earlier.symbols;
  const last = others.at(-1) ?? one;
  if (ownWhole.test(rest) && one?.at != null && last?.at != null && earlier.measures.length > 0)
    return replaced(first, { from: one.at.from, to: last.at.to }, "my portfolio");
  if (one?.at == null) return null;
  // A further subject of a comparison.
  if (others.length > 0) return earlier.comparison !== null && isSubject(rest, read) ? `${first} and ${rest}` : null;
  const time = read.period === null ? null : rest.slice(read.period.at.from, read.period.at.to).trim();
  const written = time === null ? rest : rest.replace(time, "").trim();
  if (!isSubject(written, { ...read, period: null })) return null;
  const name = isLikeAdverb(written) ? `${written.charAt(0).toUpperCase()}${written.slice(1)}` : written;
  if (time === null) return replaced(first, one.at, name);
  if (earlier.period === null) return `${replaced(first, one.at, name)} ${time}`;
  const [early, late] = [
    { at: one.at, by: name },
    { at: earlier.period.at, by: ` ${time} ` },
  ].toSorted((a, b) => a.at.from - b.at.from);
  return early === undefined || late === undefined
    ? null
    : replaced(replaced(first, late.at, late.by), early.at, early.by);
}

/** "And last year?", "only since 2023". */
function otherTime(rest: string, read: Slots, { first, earlier }: Before): string | null {
  const isTime = read.period !== null && isNothingElse(read) && read.symbols.length === 0 && read.unread.length === 0;
  if (!isTime || read.currencies.length > 0) return null;
  return earlier.period === null ? `${first} ${rest}` : replaced(first, earlier.period.at, ` ${rest} `);
}

/** "In euros?", "and in pounds?". */
function otherCurrency(rest: string, { first, earlier }: Before): string | null {
  const name = onlyUnit.exec(rest)?.[1];
  if (name === undefined) return null;
  const [one, other] = earlier.currencies;
  if (one !== undefined && other !== undefined && earlier.symbols.length === 0)
    return one.at.from === other.at.from
      ? replaced(first, one.at, `${one.code} in ${name}`)
      : replaced(first, one.at.from > other.at.from ? one.at : other.at, name);
  const unit = unitOfMoney.exec(first);
  return unit === null
    ? `${first} in ${name}`
    : replaced(first, { from: unit.index, to: unit.index + unit[0].length }, `in ${name}`);
}

/** "What about above 60?", "and down more than 20%?". */
function otherBound(rest: string, { first, earlier: { conditions } }: Before): string | null {
  const found = onlyBound.exec(rest)?.groups;
  const [condition] = conditions;
  if (found === undefined || condition === undefined || conditions.some(({ at }) => at.from !== condition.at.from))
    return null;
  const { from, to } = condition.at;
  const inner = boundWithin.exec(first.slice(from, to));
  if (inner === null) return null;
  const at =
    found["way"] === undefined ? { from: from + inner.index, to: from + inner.index + inner[0].length } : condition.at;
  return replaced(first, at, rest);
}

/** "What about 60?", "and 20 shares?", "same with 20/100", "now with 0.1% costs". */
function otherNumber(rest: string, { first, earlier: { conditions, amounts } }: Before): string | null {
  const [condition, ...more] = conditions;
  const [amount, ...others] = amounts;
  if (ruleCosts.exec(rest)?.[0] === rest && /back ?test|buy|sell|cross/iu.test(first))
    return `${first.replace(ruleCosts, "")}, ${rest}`;
  if (/^\d{1,3} ?\/ ?\d{1,3}$/.test(rest)) return first.match(pair)?.length === 1 ? first.replace(pair, rest) : null;
  if (!onlyNumber.test(rest) || /^(?:19|20)\d\d$/.test(rest)) return null;
  const span = condition?.at ?? (others.length === 0 ? amount?.at : undefined);
  if (span === undefined || more.length > 0) return null;
  const written = first.slice(span.from, span.to);
  const numbers = [...written.matchAll(numberWithin)];
  const [number] = numbers;
  if (number === undefined || numbers.length > 1) return null;
  // A bare number has the unit of the one before; another unit asks for something else.
  const [isBare, isPercent] = [/^\d[\d.,]*$/.test(rest), (text: string) => /%|cent/iu.test(text)];
  // "And 5?" after "$10,000 five years ago" may be for the years.
  if (isBare && countOfTime.test(`${first.slice(0, span.from)}${first.slice(span.to)}`)) return null;
  if (!isBare && isPercent(rest) !== isPercent(number[0])) return null;
  const by = isBare ? number[0].replace(/\d[\d.,]*/u, rest) : rest;
  const from = span.from + number.index;
  return replaced(first, { from, to: from + number[0].length }, by);
}

/** "And the worst?", "and down?", "and in my Growth account?". */
function otherWord(read: Slots, { first, earlier }: Before): string | null {
  const isAccount = read.account !== null && isNothingElse({ ...read, isOwn: false, account: null });
  if (isAccount && earlier.account !== null && read.unread.length === 0)
    return replaced(first, earlier.account.at, ` in my ${read.account?.name ?? ""} account `);
  const isPlain = read.symbols.length === 0 && read.period === null && read.unread.length === 0 && !read.isOwn;
  if (!isPlain || read.measures.length > 0 || read.place !== null) return null;
  const word = (slots: Slots) =>
    (slots.rank === null) !== (slots.direction === null) ? (slots.rank ?? slots.direction) : null;
  const [other, one] = [word(read), word(earlier)];
  if (other === null || one === null || (read.rank === null) !== (earlier.rank === null)) return null;
  return replaced(first, one.at, read.text.slice(other.at.from, other.at.to));
}

/** "And the biggest loser?" after a question about a list of the user's is about that list, at the same time. */
function otherMeasure(rest: string, read: Slots, before: Before): Written | null {
  const { first, earlier } = before;
  const { symbols, place, isOwn, account, period, unread, measures, kind } = read;
  const isPlain = symbols.length === 0 && place === null && !isOwn && account === null && unread.length === 0;
  if (!isPlain || measures.length === 0 || kind !== "value" || termsAsked(rest.toLowerCase()).length > 0) return null;
  const [one, ...others] = earlier.symbols;
  // Without an account, a question without a subject is read with the symbols of the one before.
  if (one !== undefined && earlier.account === null) return null;
  const isWatched = earlier.place?.domain === "watchlist";
  if (!isWatched && (!earlier.isOwn || (earlier.place !== null && earlier.place.domain !== "portfolio"))) return null;
  if (others.length > 0) return lost;
  const own = one === undefined ? "of my holdings" : `of my @${one.symbol}`;
  const list = isWatched ? "on my watchlist" : own;
  const within = earlier.account === null ? "" : ` in my ${earlier.account.name} account`;
  const time = period === null ? timeOf(first, earlier) : "";
  return carried(`${rest} ${list}${within}${time}`, { followUp: rest, replaced: ["measures"] }, before);
}

/** "What's Nvidia's then?" after "what is a P/E": the question about that measure; null for other questions. */
function ofExplained(text: string, before: string, context: QuestionContext): string | null {
  const [term, ...others] = termsAsked(before.toLowerCase().replace(/[\s?.!]+$/, ""));
  const written = apart(writtenOut(text));
  if (term === undefined || others.length > 0 || !opening.test(written)) return null;
  const subject = written.replace(opening, "").replace(/(?: (?:then|now|overall))?[\s?.!]*$/u, "");
  // "And what's an ETF then?" asks for another term.
  if (termsAsked(`what is ${subject.toLowerCase()}`).length > 0) return `what is ${subject}`;
  const read = readQuestion(subject, context);
  const isOwn = read.measures.length === 0 && ownWhole.test(subject);
  return isOwn || isSubject(subject, read) ? `${glossary.terms[term].name} of ${subject}` : null;
}

function replaced(text: string, { from, to }: { readonly from: number; readonly to: number }, by: string): string {
  return `${text.slice(0, from)}${by}${text.slice(to)}`.replaceAll(/ {2,}/g, " ").trim();
}

/** True for words that name instruments and nothing else; one that nothing knows is a name, too. */
function isSubject(text: string, read: Slots): boolean {
  const isName = read.unread.every(
    ({ text: word }) =>
      !vocabulary.has(word.toLowerCase()) && !isGrammar(word) && !/^\d/.test(word) && !/^\p{Ll}+ly$/u.test(word),
  );
  const isNamed = read.symbols.length > 0 || read.unread.length > 0 || isLikeAdverb(text);
  return isNamed && isName && read.period === null && isNothingElse(read) && text.trim() !== "";
}

/** True for a name with the ending of an adverb: "Lilly". Adverbs that say something, such as "weekly", are none. */
function isLikeAdverb(text: string): boolean {
  return /^\p{L}+ly$/iu.test(text) && isGrammar(text) && !grammarWords.has(text.toLowerCase());
}

function isNothingElse({ measures, isOwn, place, account, rank, direction, conditions, amounts }: Slots): boolean {
  return (
    measures.length === 0 &&
    !isOwn &&
    [place, account, rank, direction].every((slot) => slot === null) &&
    conditions.length === 0 &&
    amounts.length === 0
  );
}
