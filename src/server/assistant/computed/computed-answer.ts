import type { z } from "zod";
import type { AssistantContext } from "#contract/assistant.ts";
import type { Understood } from "#contract/conversations.ts";
import type { ToolContext } from "../tool.ts";
import { subjectOf } from "../tools/subject-of.ts";
import { answerDraft, type AnswerDraft, type ComputedAnswer } from "./answer-draft.ts";
import { type AnswerWay, answerWay } from "./answer-way.ts";
import { calculatorIntent } from "./calculators.ts";
import { calculated, expressionOf } from "./calculation.ts";
import { withoutWords, type Words } from "./coverage.ts";
import { explain, termsAsked } from "./definition.ts";
import type { Intent, Question } from "./intent.ts";
import { noteIntent } from "./note-intent.ts";
import { offerNear } from "./offer-near.ts";
import { notRead } from "./not-read.ts";
import { partsOfQuestion } from "./parts-of-question.ts";
import { type Plan, planOf } from "./plan.ts";
import { proposeIntents } from "./propose-intents.ts";
import { help, leftOut, refuse } from "./refusal.ts";
import { readQuestion } from "./slots/read-question.ts";
import type { Slots } from "./slots/slots.ts";
import { backtestIntent } from "./strategy-intents.ts";
import { notUnderstood, understoodOf } from "./understood.ts";
import { writtenOut } from "./slots/shorthand.ts";
import type { Spelled } from "./slots/typos.ts";
import { readWithSearch, type World, worldOf } from "./world.ts";

/** Sentences with a grammar of their own: rules to test and things to do. The first that fits answers. */
const intents: readonly Intent[] = [backtestIntent, ...proposeIntents, noteIntent, calculatorIntent];
const maxParts = 4;
const unclear = "It isn't clear what you want to know";

/**
 * Answers from computed facts, without a model: every number in it is a fact of a source. What isn't understood is named, and nothing
 * is guessed. Two questions in one text are answered one after the other where they can't be read as one.
 */
export async function computedAnswer(
  question: string,
  toolContext: ToolContext,
  {
    context,
    earlier = [],
  }: {
    readonly context: z.output<typeof AssistantContext>;
    /** Earlier questions of the conversation, oldest first: "it" may mean what they named. */
    readonly earlier?: readonly string[];
  },
): Promise<ComputedAnswer & { readonly understood: readonly Understood[] }> {
  const draft = answerDraft();
  const world = await worldOf(toolContext, context, earlier);
  const isPortfolioIncluded = context.userPortfolio !== false;
  const given: Given = { world, isPortfolioIncluded, context: toolContext };
  const whole = await readPart(question, given);
  const texts = partsOfQuestion(writtenOut(question)).slice(0, maxParts);
  const isShortened = texts.length === 1 && texts[0] !== writtenOut(question).trim();
  const parts = texts.length < 2 && !isShortened ? [] : await readParts(texts, given);
  // Pieces count if they lose no more of the question, and one of them can be answered.
  const arePieces = parts.some(({ way }) => !("refusal" in way)) && sumOf(parts.map(lossOf)) <= lossOf(whole);
  const chosen = arePieces ? parts : [whole];
  for (const part of chosen) await writePart(part, draft, given);
  if (!draft.hasLines()) draft.line("This isn't known here: a price or another value that it needs is missing.");
  return { ...draft.answer(), understood: chosen.flatMap(({ understood }) => understood) };
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
  readonly slots: Slots;
  readonly way: AnswerWay;
  readonly understood: readonly Understood[];
}

/** Reads each part; a later one may mean the symbols of those before it. Remarks that ask nothing are left out. */
async function readParts(texts: readonly string[], given: Given): Promise<readonly Part[]> {
  const parts: Part[] = [];
  let { earlier } = given.world;
  let namedBefore: readonly string[] = [];
  for (const text of texts) {
    const part = await readPart(text, { ...given, world: { ...given.world, earlier, before: namedBefore } });
    const symbols = part.slots.symbols.map(({ symbol }) => symbol);
    if (symbols.length > 0) [earlier, namedBefore] = [symbols, symbols];
    // "Johnson & Johnson, when is the next report?": a name in front is the subject of what follows.
    if (isBareName(part.slots) && text !== texts.at(-1)) continue;
    const isFollowing = part.slots.symbols.length > 0 && part.slots.symbols.every(({ at }) => at === null);
    const before = parts.at(-1);
    // A part that goes on from an unanswered question can't be answered either.
    const isLost = isFollowing && before !== undefined && "refusal" in before.way;
    if (!("refusal" in part.way) && (isLost || !isClear(part.slots)))
      parts.push({ ...part, way: { refusal: unclear } });
    else if (!("refusal" in part.way) || !isRemark(part.slots)) parts.push(part);
  }
  return parts;
}

/** False for a part that names neither a measure nor a subject of its own: "how many is that today". */
function isClear({ measures, symbols, place, isOwn }: Slots): boolean {
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
  const isAsked = /^\W*(?:show|tell|give|list|compare|look|get|see|display|find|check)(?!\p{L})/iu.test(text);
  return isNamed && !isAsked && measures.length === 0 && period === null && unread.length === 0 && !/[?!]/.test(text);
}

/** "I'm a bit worried." asks nothing; a number in it may still matter. */
function isRemark({ text, measures, amounts }: Slots): boolean {
  const isTold =
    /^\W*(?:i|i'm|i’m|i've|i’ve|i’m|we|we're|my|it|this|that|he|she|they|thanks?|hello|hi|sorry)(?!\p{L})/iu.test(text);
  const isAsking = text.includes("?") || measures.some(({ measure }) => !measure.isWeak);
  return isTold && !isAsking && amounts.length === 0 && !/\d/.test(text);
}

async function readPart(text: string, given: Given): Promise<Part> {
  const { world, context, isPortfolioIncluded } = given;
  const lower = small(text);
  const { slots, known, corrected } = await readWithSearch(text, world, context);
  const asOrder = questionOf(text, readQuestion(text, { ...world, known, earlier: [] }));
  const fixed = fixedWay(text, { lower, asOrder, slots, given });
  if (fixed !== null) return { slots, way: fixed, understood: [] };
  const plan: Plan = planOf(slots);
  const way = spelledOut(answerWay({ slots, plan, known }, { isPortfolioIncluded, context }), corrected);
  const words = "refusal" in way ? (way.words ?? []) : [];
  return {
    slots,
    way,
    understood: [
      ...understoodOf(slots, plan, { held: world.held, accounts: world.accounts, today: world.today }),
      ...notUnderstood(words, await answerableWithout(words, slots.text, given)),
    ],
  };
}

/** Says which words were read as others. */
function spelledOut(way: AnswerWay, corrected: Spelled["corrected"]): AnswerWay {
  if ("refusal" in way || corrected.length === 0) return way;
  return { ...way, caveats: [...corrected.map(({ from, to }) => `“${from}” was read as “${to}”.`), ...way.caveats] };
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
  const command = /^\/[\w-]+/.test(lower) ? notRead(lower) : null;
  if (command !== null) return way((draft) => draft.line(command));
  if (
    /^(?:\/?help|hi|hello|hey|good (?:morning|evening|afternoon)|thanks|thank you|(?:can|could) you help(?: me)?|what can (?:you|i) (?:do|ask))$/.test(
      lower,
    )
  )
    return way((draft) => draft.line(help));
  const intent = intents.find(({ matches }) => matches(asOrder));
  if (intent !== undefined)
    return way((draft) =>
      intent.isPersonal && !isPortfolioIncluded ? draft.line(leftOut) : intent.answer(asOrder, draft, context),
    );
  const terms = slots.symbols.length > 0 ? [] : termsAsked(small(slots.text));
  if (terms.length > 0)
    return way((draft) => {
      for (const term of terms) explain(term, draft, context);
    });
  if (isDefinitional(lower) && slots.symbols.length === 0) return { refusal: "The glossary doesn't have this term" };
  const expression = expressionOf(text);
  return expression === null ? null : way((draft) => calculated(expression, draft, context));
}

/** "What do you mean by X" wants X explained, not its value. */
function isDefinitional(lower: string): boolean {
  return /^(?:(?:and|so|ok|please|sorry)[, ]+)*(?:what (?:do (?:you|they|people) mean (?:by|with)|is (?:meant by|the (?:meaning|definition) of))|what does .+ mean$|define |(?:the )?(?:meaning|definition) of |explain (?:what|how|why|the (?:term|idea|concept)))/.test(
    lower,
  );
}

async function writePart({ slots, way, understood }: Part, draft: AnswerDraft, { context }: Given): Promise<void> {
  if (!("refusal" in way) && way.caveats.length > 0) draft.line(way.caveats.join(" "));
  const reason = "refusal" in way ? way.refusal : await way.write(draft);
  if (reason !== null) {
    refuse(reason, { text: slots.text, understood: isNamed(slots) ? readTexts(slots, understood) : [] }, draft);
    // Unread words may be the name of an instrument.
    const isName =
      slots.unread.length > 0 &&
      slots.unread.length <= 3 &&
      slots.symbols.length === 0 &&
      slots.measures.length > 0 &&
      !slots.isOwn;
    if (isName && notRead(small(slots.text)) === null)
      await offerNear(slots.unread.map(({ text }) => text).join(" "), draft, context);
  }
}

function small(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[\s,?!.]+$/, "");
}

function questionOf(text: string, slots: Slots): Question {
  const unnamed = slots.symbols.reduce(
    (rest, { at }) =>
      at === null ? rest : `${rest.slice(0, at.from)}${" ".repeat(at.to - at.from)}${rest.slice(at.to)}`,
    text,
  );
  return {
    text,
    lower: small(text),
    unnamed: small(unnamed),
    withSymbols: slots.symbols.reduceRight((rest, { symbol, at }) => {
      if (at === null) return rest;
      return `${rest.slice(0, at.from)}${symbol}${rest.slice(at.to)}`;
    }, text),
    named: slots.symbols.map(({ symbol }) => subjectOf(symbol).symbol),
  };
}
