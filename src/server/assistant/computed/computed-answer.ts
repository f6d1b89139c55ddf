import type { z } from "zod";
import type { AssistantContext } from "#contract/assistant.ts";
import type { Understood } from "#contract/conversations.ts";
import type { ToolContext } from "../tool.ts";
import { subjectOf } from "../tools/subject-of.ts";
import { answerDraft, type AnswerDraft, type ComputedAnswer } from "./answer-draft.ts";
import { type AnswerWay, answerWay } from "./answer-way.ts";
import { calculatorIntent } from "./calculators.ts";
import { calculated, expressionOf } from "./calculation.ts";
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
import { understoodOf } from "./understood.ts";
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
  const texts = partsOfQuestion(question).slice(0, maxParts);
  const parts = texts.length < 2 ? [] : await readParts(texts, given);
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
  for (const text of texts) {
    const part = await readPart(text, { ...given, world: { ...given.world, earlier } });
    const symbols = part.slots.symbols.map(({ symbol }) => symbol);
    if (symbols.length > 0) earlier = symbols;
    // "Johnson & Johnson, when is the next report?": a name in front is the subject of what follows.
    if (isBareName(part.slots) && text !== texts.at(-1)) continue;
    const isFollowing = part.slots.symbols.length > 0 && part.slots.symbols.every(({ at }) => at === null);
    const before = parts.at(-1);
    // What goes on from a question that can't be answered can't be answered either.
    const isLost = isFollowing && before !== undefined && "refusal" in before.way;
    if (isLost || !isClear(part.slots)) parts.push({ ...part, way: { refusal: unclear } });
    else if (!("refusal" in part.way) || !isRemark(part.slots)) parts.push(part);
  }
  return parts;
}

/** False for a part that names neither a measure nor a subject of its own: "how many is that today". */
function isClear({ measures, symbols, place, isOwn }: Slots): boolean {
  return measures.length > 0 || place !== null || isOwn || symbols.every(({ at }) => at !== null);
}

/** True for a part that only names instruments or the market. */
function isBareName({ text, measures, symbols, place, period, unread }: Slots): boolean {
  const isNamed = symbols.length > 0 || place !== null;
  return isNamed && measures.length === 0 && period === null && unread.length === 0 && !/[?!]/.test(text);
}

/** "I'm a bit worried." asks nothing; a number in it may still matter. */
function isRemark({ text, measures, amounts }: Slots): boolean {
  return !text.includes("?") && measures.length === 0 && amounts.length === 0 && !/\d/.test(text);
}

async function readPart(text: string, given: Given): Promise<Part> {
  const { world, context, isPortfolioIncluded } = given;
  const lower = small(text);
  const { slots, known } = await readWithSearch(text, world, context);
  const asOrder = questionOf(text, readQuestion(text, { ...world, known, earlier: [] }));
  const fixed = fixedWay(text, { lower, asOrder, slots, given });
  if (fixed !== null) return { slots, way: fixed, understood: [] };
  const plan: Plan = planOf(slots);
  return {
    slots,
    way: answerWay({ slots, plan, known }, { isPortfolioIncluded, context }),
    understood: understoodOf(slots, plan, { held: world.held, accounts: world.accounts, today: world.today }),
  };
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
  if (/^\/?help$/.test(lower)) return way((draft) => draft.line(help));
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
  const expression = expressionOf(text);
  return expression === null ? null : way((draft) => calculated(expression, draft, context));
}

async function writePart({ slots, way }: Part, draft: AnswerDraft, { context }: Given): Promise<void> {
  if (!("refusal" in way) && way.caveats.length > 0) draft.line(way.caveats.join(" "));
  const reason = "refusal" in way ? way.refusal : await way.write(draft);
  if (reason !== null) {
    refuse(reason, slots, draft);
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
