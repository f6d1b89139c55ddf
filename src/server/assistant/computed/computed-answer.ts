import type { z } from "zod";
import type { AssistantContext } from "#contract/assistant.ts";
import type { Understood } from "#contract/conversations.ts";
import { questionInEnglish } from "#core/assistant/suggestion.ts";
import type { Words as ReaderWords } from "#core/words/shape.ts";
import type { ToolContext } from "../tool.ts";
import { isLanguage } from "#core/languages/languages.ts";
import { isNotEnglish, isRatherIn } from "../questions/asking-words.ts";
import { clearAnswer, listedAnswer, maxLetters } from "../questions/listed-answer.ts";
import { subjectOf } from "../tools/subject-of.ts";
import { answerDraft, type AnswerDraft, type ComputedAnswer } from "./answer-draft.ts";
import { type AnswerWay, answerWay } from "./answer-way.ts";
import { writeHelp } from "./app-help.ts";
import { calculatorIntent, isSumText } from "./calculators.ts";
import { calculated, expressionOf } from "./calculation.ts";
import { withoutWords, type Words } from "./coverage.ts";
import { explain, termsAsked } from "./definition.ts";
import type { Intent, Question } from "./intent.ts";
import { noteIntent } from "./note-intent.ts";
import { offerNear } from "./offer-near.ts";
import { unknownCommand } from "./not-read.ts";
import { partsOfQuestion } from "./parts-of-question.ts";
import { type Plan, planOf } from "./plan.ts";
import { proposeIntents } from "./propose-intents.ts";
import { help, noAccount, noCommand, refuse } from "./refusal.ts";
import { numbersInDigits } from "./slots/number-words.ts";
import { isEnglishWord } from "./slots/english-words.ts";
import { inFull, lost, type Written } from "./slots/follow-on.ts";
import { appHelp } from "./slots/read-app-help.ts";
import { readQuestion } from "./slots/read-question.ts";
import type { Slots } from "./slots/slots.ts";
import { backtestIntent } from "./strategy-intents.ts";
import { notUnderstood, understoodOf } from "./understood.ts";
import { writtenOut } from "./slots/shorthand.ts";
import type { Spelled } from "./slots/typos.ts";
import {
  isNameOfInstrument,
  readWithSearch,
  unknownAccount,
  unknownNames,
  type World,
  withEarlier,
  withUnknownNames,
  worldOf,
} from "./world.ts";

/** Sentences with a grammar of their own: rules to test and things to do. The first that fits answers. */
const intents: readonly Intent[] = [backtestIntent, ...proposeIntents, noteIntent, calculatorIntent];
const maxParts = 4;

/**
 * Answers from computed facts, without a model: every number in it is a fact of a source. What isn't understood is named, and nothing
 * is guessed. Two questions in one text are answered one after the other where they can't be read as one.
 */
export async function computedAnswer(
  written: string,
  toolContext: ToolContext,
  {
    context,
    earlier = [],
  }: {
    readonly context: z.output<typeof AssistantContext>;
    /** Earlier questions of the conversation, oldest first: "it" may mean what they named. */
    readonly earlier?: readonly string[];
  },
): Promise<ComputedAnswer & { readonly understood: readonly Understood[]; readonly offers: readonly string[] }> {
  const draft = answerDraft(toolContext.words);
  const { refusals } = toolContext.words;
  const known = await worldOf(toolContext, context);
  const read = (text: string) => questionInEnglish(text, (name) => isNameOfInstrument(name, known));
  const asked = read(written);
  const { language } = toolContext.words;
  const isOfReader = isLanguage(language) && language !== "en" && asked === written;
  // Rules to test are read in German, too.
  const order = questionOf(written, known.today, readQuestion(written, { ...known, earlier: [] }));
  const isOrder = intents.some(({ matches }) => matches(order));
  if (isOfReader && !isOrder && written.length <= maxLetters && (await isRatherIn(language, written)))
    return await listedAnswer(written, toolContext, { context, world: known, earlier });
  const askedEarlier = earlier.map(read);
  const world = withEarlier(known, askedEarlier);
  const isPortfolioIncluded = context.userPortfolio !== false;
  const before = askedEarlier.reduce<Written | null>((last, text) => inFull(text, last, world), null);
  const question = inFull(asked, before, world);
  if (question === lost) {
    draft.line(refusals.unanswered(refusals.notCarried));
    return { ...draft.answer(), understood: [], offers: [] };
  }
  const isListed = !isOrder && !question.startsWith("/");
  const clear = isListed ? await clearAnswer(question, toolContext, { context, world: known, earlier: [] }) : null;
  if (clear !== null) return clear;
  const given: Given = {
    // A question that was written in full has its own subject.
    world: question === asked ? world : { ...world, earlier: [] },
    isPortfolioIncluded,
    context: toolContext,
  };
  const whole = await readPart(question, given);
  const texts = partsOfQuestion(writtenOut(question)).slice(0, maxParts);
  const isShortened = texts.length === 1 && texts[0] !== writtenOut(question).trim();
  const parts = texts.length < 2 && !isShortened ? [] : await readParts(texts, given);
  const chosen = piecesOf(whole, parts, {
    question,
    today: world.today,
    unclear: given.context.words.refusals.unclear,
  }) ?? [whole];
  let offers: readonly string[] = [];
  if (chosen.every(({ way }) => "refusal" in way)) {
    const answer = await listedAnswer(question, toolContext, { context, world: known, earlier });
    // What the reader of English says of an English text is more than that it isn't clear.
    if (answer.isSure || answer.language !== "en" || (await isNotEnglish(question))) return answer;
    ({ offers } = answer);
  }
  for (const part of chosen) await writePart(part, draft, given);
  if (!draft.hasLines()) draft.line(draft.words.values.missingValue);
  return { ...draft.answer(), understood: chosen.flatMap(({ understood }) => understood), offers };
}

/**
 * The pieces that answer a text; null where it is answered as a whole. Pieces count if they lose no more of the question, and one of them
 * can be answered.
 */
function piecesOf(
  whole: Part,
  parts: readonly Part[],
  { question, today, unclear }: { readonly question: string; readonly today: string; readonly unclear: string },
): readonly Part[] | null {
  if (isOfWhole(whole.way, "help")) {
    const pieces = parts.filter(({ way, slots }) => isOfWhole(way, "help") || !isOfHelp(slots));
    return pieces.length > 1 ? pieces : null;
  }
  if (isOfWhole(whole.way, "term")) {
    const pieces = parts.flatMap((part): readonly Part[] => {
      if (isOfWhole(part.way, "term") || !ofTerm.test(part.written)) return [part];
      // "And why do people look at it" belongs to the term; a figure of "it" would be one of something else.
      return whyOfTerm.test(part.written) ? [] : [{ ...part, way: { refusal: unclear } }];
    });
    return pieces.length > 1 && pieces.some(({ way }) => isOfWhole(way, "term")) ? pieces : null;
  }
  // "How much will I have" after a sum asks for what comes out of it, not for what the user holds.
  const isSum = isOfWhole(whole.way, "sum");
  const pieces = isSum
    ? parts.filter(
        (part) =>
          isOfWhole(part.way, "sum") || (!isWithoutSubject(part) && isSumWithout(part.written, question, today)),
      )
    : parts;
  const arePieces =
    (!isSum || pieces.some((part) => !isWithoutSubject(part))) &&
    pieces.some(({ way }) => !("refusal" in way)) &&
    sumOf(pieces.map(lossOf)) <= lossOf(whole);
  return arePieces ? pieces : null;
}

/** Goes on from a term that was asked for before. */
const ofTerm = /(?<!\p{L})(?:it|its|that|they|them|one)(?!\p{L})/iu;
const whyOfTerm = /^\W*(?:and |but |so )?why (?:do|does|is|are|should|would)(?!\p{L})/iu;

/** True for help, or for a sum: all of the text belongs to it. */
function isOfWhole(way: AnswerWay, kind: "sum" | "help" | "term"): boolean {
  return !("refusal" in way) && way.ofWhole === kind;
}

/** True for a piece without a subject or a measure of its own: "how much will I have". */
function isWithoutSubject({ way, slots: { symbols, place, currencies, measures } }: Part): boolean {
  if ("refusal" in way || isOfWhole(way, "sum")) return true;
  const isNamed = symbols.length > 0 || place !== null || currencies.length > 0;
  return !isNamed && measures.every(({ measure }) => measure.isWeak);
}

/** True if a question is still a sum without this piece: "how much do I need to break even" after "I lost 35%" is a part of it. */
function isSumWithout(written: string, question: string, today: string): boolean {
  return isSumText(small(writtenOut(question).replace(written, " ")), today);
}

/** True for a further piece of a question about the app: "where will I see it", "can I choose to receive it by email". */
function isOfHelp(slots: Slots): boolean {
  const { symbols, place, currencies, account, measures } = slots;
  const isNamed = symbols.some(({ at }) => at !== null) || [place, account].some((slot) => slot !== null);
  if (isNamed || currencies.length > 0) return false;
  return isOfBefore(slots) || measures.every(({ measure }) => measure.isWeak);
}

/** How much of a question its answer leaves out: all of it, or some of its words and slots. */
function lossOf({ way, slots }: Part): number {
  return "refusal" in way ? Math.max(1, slots.text.length) : way.caveats.length;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

interface Given {
  readonly world: World;
  readonly isPortfolioIncluded: boolean;
  readonly context: ToolContext;
}

/** One question of a text, and how it is answered. */
interface Part {
  /** As it was written. */
  readonly written: string;
  readonly slots: Slots;
  readonly way: AnswerWay;
  readonly understood: readonly Understood[];
}

/** Reads each part; a later one may mean the symbols of those before it. Remarks that ask nothing are left out. */
async function readParts(texts: readonly string[], given: Given): Promise<readonly Part[]> {
  const parts: Part[] = [];
  let { earlier } = given.world;
  let namedBefore: readonly string[] = [];
  let isOwnBefore = false;
  let currenciesBefore: Slots["currencies"] = [];
  for (const written of texts) {
    // "What's on my watchlist and how did it move": a list is "it" like a symbol.
    const isOfList = parts.at(-1)?.slots.place?.domain === "watchlist";
    const text = isOfList ? written.replace(/(?<!\p{L})(?:it|they)(?!\p{L}|')/iu, "my watchlist") : written;
    const part = await readPart(text, {
      ...given,
      world: { ...given.world, earlier, before: namedBefore, isOwnBefore, currenciesBefore },
    });
    const symbols = part.slots.symbols.map(({ symbol }) => symbol);
    if (symbols.length > 0) [earlier, namedBefore] = [symbols, symbols];
    const isFollowed = part.slots.symbols.length > 0 && part.slots.symbols.every(({ at }) => at === null);
    isOwnBefore = part.slots.isOwn || (isOwnBefore && isFollowed);
    ({ currencies: currenciesBefore } = part.slots);
    // "Johnson & Johnson, when is the next report?": a name in front is the subject of what follows.
    if (isBareName(part.slots) && written !== texts.at(-1)) continue;
    const isFollowing = part.slots.symbols.length > 0 && part.slots.symbols.every(({ at }) => at === null);
    const before = parts.at(-1);
    // A part that goes on from an unanswered question can't be answered either.
    const isLost = (isFollowing || isOfBefore(part.slots)) && before !== undefined && "refusal" in before.way;
    const isOfFigure =
      before !== undefined &&
      ((isFollowing && isAboutFigure(part.slots, before.slots)) ||
        (isOfWhole(before.way, "term") && ofTerm.test(part.written) && !whyOfTerm.test(part.written)));
    if (!("refusal" in part.way) && (isLost || isOfFigure || !isClear(part.slots)))
      parts.push({ ...part, way: { refusal: given.context.words.refusals.unclear } });
    else if (!("refusal" in part.way) || !isRemark(part.slots)) parts.push(part);
  }
  return parts;
}

/** "When is the next one due", "what did it earn": what is meant is in the part before. */
function isOfBefore({ text, symbols, place, account }: Slots): boolean {
  const isOpen = symbols.every(({ at }) => at === null) && place === null && account === null;
  return (
    isOpen && /(?<!\p{L})(?:it|they|them|his|hers?|their|(?:next|last|latest|other|first) one)(?!\p{L})/iu.test(text)
  );
}

/** "And did that go up?" after a figure asks for the past of the figure, which the price doesn't answer. */
function isAboutFigure({ text, measures }: Slots, before: Slots): boolean {
  const isOfPrice = (uses: Slots["measures"]) =>
    uses.every(({ measure }) => ["price", "change", "performance", "doing"].includes(measure.id));
  return (
    /(?<!\p{L})(?:did|has|is|was) (?:that|this)(?!\p{L})/iu.test(text) &&
    isOfPrice(measures) &&
    !isOfPrice(before.measures)
  );
}

/** False for a part that names neither a measure nor a subject of its own: "how many is that today". */
function isClear({ text, measures, symbols, place, isOwn, period }: Slots): boolean {
  // "How much of that came from Nvidia" asks for a part of the figure before.
  if (/(?<!\p{L})how much of (?:that|it|this) (?:came|comes|is|was) from(?!\p{L})/iu.test(text)) return false;
  // "How much was it a year ago" asks for the price of what was named.
  if (period !== null && /(?<!\p{L})how much (?:is|was|did|does) (?:it|that)(?!\p{L})/iu.test(text)) return true;
  return measures.length > 0 || place !== null || isOwn || symbols.every(({ at }) => at !== null);
}

/** True if a question names a measure, a subject or a time; "me" alone is none. */
function isNamed({ measures, symbols, place, account, period }: Slots): boolean {
  return [measures, symbols].some(({ length }) => length > 0) || [place, account, period].some((slot) => slot !== null);
}

/** The slots that were read, in words; measures that it doesn't name are left out. */
function readTexts({ measures }: Slots, understood: readonly Understood[]): readonly string[] {
  return understood
    .filter(({ slot, value }) => slot !== "unread" && value !== "none" && (slot !== "measure" || measures.length > 0))
    .map(({ text }) => text);
}

/** True for a part that only names instruments or the market. */
function isBareName({ text, measures, symbols, place, period, unread }: Slots): boolean {
  const isNamed = symbols.length > 0 || place !== null;
  const isAsked =
    /^\W*(?:show|tell|give|list|compare|look|get|see|display|find|check|is|are|do|does|did|have|has|was|were|what(?:'s|s| is| are) (?:on|in))(?!\p{L})/iu.test(
      text,
    );
  return isNamed && !isAsked && measures.length === 0 && period === null && unread.length === 0 && !/[?!]/.test(text);
}

/** "I'm a bit worried." asks nothing; a number in it may still matter. */
function isRemark({ text, measures, amounts }: Slots): boolean {
  const isTold =
    /^\W*(?:i|i'm|i’m|i've|i’ve|i’m|we|we're|my|it|this|that|he|she|they|thanks?|hello|hi|sorry|can'?t|cannot|don'?t)(?!\p{L})/iu.test(
      text,
    );
  const isAsking = text.includes("?") || measures.some(({ measure }) => !measure.isWeak);
  return isTold && !isAsking && amounts.length === 0 && !/\d/.test(text);
}

async function readPart(text: string, given: Given): Promise<Part> {
  const { world, context, isPortfolioIncluded } = given;
  const { words: readerWords } = context;
  const lower = small(text);
  const { slots: read, known, corrected, searched } = await readWithSearch(text, world, context);
  const slots = inOwnCurrency(read, world.baseCurrency);
  const orderOf = (written: string) => {
    const named = withSymbolsOf(written, searched);
    return questionOf(named, world.today, readQuestion(named, { ...world, known, earlier: [] }));
  };
  const asOrder = orderOf(text);
  const help = appHelp(slots);
  const helps: AnswerWay | null =
    help === null
      ? null
      : { ofWhole: "help", caveats: [], write: (draft) => Promise.resolve(writeHelp(help, draft)).then(() => null) };
  if (helps !== null && help?.isCertain === true) return { written: text, slots, way: helps, understood: [] };
  const asSpelled = corrected.length === 0 ? asOrder : orderOf(slots.text);
  const isOrder = intents.some(({ matches }) => matches(asOrder));
  const fixed = fixedWay(text, { lower, asOrder: isOrder ? asOrder : asSpelled, slots, given });
  if (fixed !== null) return { written: text, slots, way: fixed, understood: [] };
  const plan: Plan = planOf(slots, readerWords);
  const asRead = spelledOut(
    answerWay({ slots, plan, known }, { isPortfolioIncluded, context }),
    corrected,
    readerWords.refusals,
  );
  if (helps !== null && ("refusal" in asRead || slots.kind === "how-to"))
    return { written: text, slots, way: helps, understood: [] };
  const way = namesUnknown(asRead, slots, given) ?? asRead;
  const words = "refusal" in way ? (way.words ?? []) : [];
  return {
    written: text,
    slots,
    way,
    understood: [
      ...understoodOf(slots, plan, {
        held: world.held,
        accounts: world.accounts,
        today: world.today,
        words: readerWords,
      }),
      ...notUnderstood(words, await answerableWithout(words, slots.text, given)),
    ],
  };
}

/** The refusal of a question whose unknown words are names: with them as subjects it would be answered. */
function namesUnknown(
  way: AnswerWay,
  slots: Slots,
  { world, context, isPortfolioIncluded }: Given,
): (AnswerWay & { readonly refusal: string }) | null {
  if (!("refusal" in way) || way.isMissing === true) return null;
  const named = withUnknownNames(slots, world);
  if (named === null) return null;
  const other = answerWay(
    { slots: named.slots, plan: planOf(named.slots, context.words), known: world.known },
    { isPortfolioIncluded, context },
  );
  return "refusal" in other && other.isMissing !== true ? null : { ...way, names: named.names };
}

/** "My return in dollars" is the return where the portfolio's totals are in dollars: its own currency narrows nothing. */
function inOwnCurrency(slots: Slots, base: string | null): Slots {
  const { text, currencies, symbols, place, amounts, measures } = slots;
  const [only] = currencies;
  // "How much am I up, in dollars": what moved is no part of the portfolio.
  const isOfMoney =
    slots.direction !== null ||
    (measures.length > 0 && measures.every(({ measure }) => ["gain", "profit", "made", "doing"].includes(measure.id)));
  if (slots.part?.by === "currency" && slots.part.name === base && isOfMoney && only === undefined)
    return { ...slots, part: null };
  const isOwnPlace = place === null || place.domain === "portfolio";
  const isOfOther = measures.some(({ measure: { of } }) => of.portfolio === undefined || of.currencies !== undefined);
  if (only === undefined || currencies.length > 1 || only.code !== base || symbols.length > 0 || !isOwnPlace)
    return slots;
  if (isOfOther || (measures.length === 0 && !slots.isOwn) || amounts.some(({ kind }) => kind === "money"))
    return slots;
  return /(?<!\p{L})(?:in|as)\s+(?:us\s+)?$/iu.test(text.slice(0, only.at.from)) ? { ...slots, currencies: [] } : slots;
}

/** The text with the symbols that were found for names in it: "add meta to my watchlist". */
function withSymbolsOf(text: string, searched: readonly { readonly symbol: string; readonly words: string }[]): string {
  return searched.reduce((rest, { symbol, words }) => {
    const at = rest.indexOf(words);
    const isWhole =
      !/[\p{L}\p{N}@$]/u.test(rest.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(rest.charAt(at + words.length));
    return at === -1 || !isWhole ? rest : `${rest.slice(0, at)}@${symbol}${rest.slice(at + words.length)}`;
  }, text);
}

/** Says which words were read as others. */
function spelledOut(way: AnswerWay, corrected: Spelled["corrected"], refusals: ReaderWords["refusals"]): AnswerWay {
  if ("refusal" in way || corrected.length === 0) return way;
  return { ...way, caveats: [...corrected.map(({ from, to }) => refusals.readAs(from, to)), ...way.caveats] };
}

/** The question without words that stop its answer; null where it can't be answered either. */
async function answerableWithout(words: readonly Words[], text: string, given: Given): Promise<string | null> {
  const rest = words.length === 0 ? null : withoutWords(text, words);
  if (rest === null || rest === text) return null;
  const { way, slots } = await readPart(rest, given);
  return "refusal" in way || !isNamed(slots) ? null : rest;
}

/** Texts that aren't read by their slots: commands, orders, rules to test, terms to explain and sums; null for all others. */
function fixedWay(
  text: string,
  {
    lower,
    asOrder,
    slots,
    given: { context, isPortfolioIncluded },
  }: { readonly lower: string; readonly asOrder: Question; readonly slots: Slots; readonly given: Given },
): AnswerWay | null {
  const way = (write: (draft: AnswerDraft) => Promise<void> | void): AnswerWay => ({
    caveats: [],
    write: async (draft) => {
      await write(draft);
      return null;
    },
  });
  const { words } = context;
  const command = /^\/[\w-]+/.test(lower) ? unknownCommand(lower) : null;
  if (command !== null) return way((draft) => draft.line(noCommand(command, words)));
  if (
    /^(?:\/?help|hi|hello|hey|good (?:morning|evening|afternoon)|thanks|thank you|(?:can|could) you help(?: me)?|what (?:can|could|should|may) (?:you|i) (?:do|ask|answer)(?: you| here| for me| for)?|what (?:questions|kind of questions) can i ask(?: you)?)$/.test(
      lower,
    )
  )
    return way((draft) => draft.line(help(words)));
  const intent = intents.find(({ matches }) => matches(asOrder));
  if (intent !== undefined)
    return intent.isPersonal && !isPortfolioIncluded
      ? way((draft) => draft.line(words.refusals.leftOut))
      : {
          ...way((draft) => intent.answer(asOrder, draft, context)),
          ...(intent === calculatorIntent ? { ofWhole: "sum" as const } : {}),
        };
  const terms = slots.symbols.length > 0 || slots.account !== null ? [] : termsAsked(small(slots.text));
  if (terms.length > 0)
    return {
      ...way((draft) => {
        for (const term of terms) explain(term, draft, context);
      }),
      ofWhole: "term",
    };
  if (isDefinitional(lower) && slots.symbols.length === 0) return { refusal: words.refusals.noTerm };
  const expression = expressionOf(numbersInDigits(text, { min: 0 }));
  return expression === null ? null : way((draft) => calculated(expression, draft, context));
}

/** "What do you mean by X" wants X explained, not its value. */
function isDefinitional(lower: string): boolean {
  return /^(?:(?:and|so|ok|please|sorry)[, ]+)*(?:what (?:do (?:you|they|people) mean (?:by|with)|is (?:meant by|the (?:meaning|definition) of))|what does .+ mean$|define |(?:the )?(?:meaning|definition) of |explain (?:what|how|why|the (?:term|idea|concept)))/.test(
    lower,
  );
}

async function writePart(
  { slots, way, understood }: Part,
  draft: AnswerDraft,
  { context, world }: Given,
): Promise<void> {
  const { words } = context;
  if (!("refusal" in way) && way.caveats.length > 0) draft.line(way.caveats.join(" "));
  const reason = "refusal" in way ? way.refusal : await way.write(draft);
  const account = "refusal" in way ? unknownAccount(slots) : null;
  if (account !== null) {
    draft.line(noAccount(account, world.accounts, words));
    return;
  }
  if ("refusal" in way && way.isMissing === true) {
    draft.line(words.refusals.unanswered(way.refusal));
    return;
  }
  const names =
    reason === null || !("refusal" in way) ? [] : await withoutEnglish(way.names ?? unknownNames(slots), slots.text);
  if (names.length > 0) {
    draft.line(words.refusals.noData(names));
    for (const name of names) await offerNear(name, draft, context);
    return;
  }
  if (reason !== null) {
    refuse(reason, { understood: isNamed(slots) ? readTexts(slots, understood) : [], words }, draft);
  }
}

/** Names, or none if one of them is an English word that isn't written as a name: "upcoming", "Large" at the start. */
async function withoutEnglish(names: readonly string[], text: string): Promise<readonly string[]> {
  for (const name of names) {
    const isWrittenAsName = /^[@$\p{Lu}]/u.test(name) && text.indexOf(name) > 0;
    const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
    const areEnglish = await Promise.all(words.map(async (word) => await isEnglishWord(word)));
    if (!isWrittenAsName && words.length > 0 && areEnglish.every(Boolean)) return [];
  }
  return names;
}

function small(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[\s,?!.]+$/, "");
}

function questionOf(text: string, today: string, slots: Slots): Question {
  const unnamed = slots.symbols.reduce(
    (rest, { at }) =>
      at === null ? rest : `${rest.slice(0, at.from)}${" ".repeat(at.to - at.from)}${rest.slice(at.to)}`,
    text,
  );
  return {
    text,
    today,
    lower: small(text),
    unnamed: small(unnamed),
    withSymbols: slots.symbols.reduceRight((rest, { symbol, at }) => {
      if (at === null) return rest;
      return `${rest.slice(0, at.from)}${symbol}${rest.slice(at.to)}`;
    }, text),
    named: slots.symbols.map(({ symbol }) => subjectOf(symbol).symbol),
  };
}
