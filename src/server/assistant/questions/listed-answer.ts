import type { z } from "zod";
import type { AssistantContext } from "#contract/assistant.ts";
import type { Understood } from "#contract/conversations.ts";
import { isLanguage, type Language, languages } from "#core/languages/languages.ts";
import { answerDraft, type ComputedAnswer } from "../computed/answer-draft.ts";
import { help, noAccount } from "../computed/refusal.ts";
import { offerNear } from "../computed/offer-near.ts";
import type { World } from "../computed/world.ts";
import type { ToolContext } from "../tool.ts";
import { searchSymbolTool } from "../tools/search-symbol.ts";
import { waysIn } from "./asking-words.ts";
import { chipsOf } from "./chips.ts";
import { questionText } from "./question-text.ts";
import { type Before, goneOn } from "./follow-on.ts";
import { type Candidate, readOne, type ReadOptions } from "./read-question.ts";
import { type Asking, readText } from "./read-text.ts";
import { writeAnswer } from "./write-answer.ts";

const maxOffers = 4;
/** Longer texts are no questions of the list. */
export const maxLetters = 1_000;
const nothing: Asking = { sure: [], unread: [], near: [], unknown: null, score: 0 };
const maxEarlier = 4;
/** So near is a question of another language than the reader's and English. */
const otherScore = 0.75;
/** So near is a way of asking in other words at most. */
const sayingScore = 0.85;

export interface ListedAnswer extends ComputedAnswer {
  readonly understood: readonly Understood[];
  /** Questions that the text may mean, for one tap each. */
  readonly offers: readonly string[];
  readonly isSure: boolean;
  /** The language that the text was read in. */
  readonly language: Language;
}

interface Asker {
  readonly context: z.output<typeof AssistantContext>;
  readonly world: World;
  readonly earlier: readonly string[];
}

/** Answers by the list of questions, in the language of the reader, of English, or of another one that the text is nearer to. */
export async function listedAnswer(text: string, toolContext: ToolContext, asker: Asker): Promise<ListedAnswer> {
  const { language } = toolContext.words;
  const own = isLanguage(language) ? language : "en";
  const read =
    text.length > maxLetters
      ? { asking: nothing, language: own }
      : await readIn(text, { toolContext, world: asker.world, earlier: asker.earlier, language: own });
  return await answerTo(text, read, toolContext, asker);
}

/** The answer to a text that is, in English and but for its names, one of the ways of asking a question that only tells; else null. */
export async function clearAnswer(text: string, toolContext: ToolContext, asker: Asker): Promise<ListedAnswer | null> {
  if (text.length > maxLetters) return null;
  const asking = await readText(
    text,
    await optionsIn("en", { world: asker.world, search: searchOf(toolContext), carried: [] }),
  );
  const isClear =
    asking.sure.length > 0 && asking.unread.length === 0 && asking.sure.every(({ score }) => score >= sayingScore);
  if (!isClear || asking.sure.some(({ entry }) => entry.deed !== null)) return null;
  return await answerTo(text, { asking, language: "en" }, toolContext, asker);
}

async function answerTo(
  text: string,
  { asking, language: read }: { readonly asking: Asking; readonly language: Language },
  toolContext: ToolContext,
  { context, world }: Asker,
): Promise<ListedAnswer> {
  const draft = answerDraft(toolContext.words);
  const { language, refusals } = toolContext.words;
  const own = isLanguage(language) ? language : "en";
  const isPortfolioIncluded = context.userPortfolio !== false;
  const isSure = asking.sure.length > 0 && !(read === "en" && asking.unread.length > 0);
  if (isSure) {
    for (const part of asking.unread) draft.line(refusals.leavesOut([part]));
    for (const question of asking.sure)
      await writeAnswer(question, { context: toolContext, draft, isPortfolioIncluded, text });
  }
  if (asking.unknown !== null) await sayUnknown(asking.unknown, { draft, toolContext, world });
  // Whatever language it was asked in: the reader's own. A time is as it was written.
  const { ways } = await waysIn[own]();
  const put = (question: Candidate) => questionText(question, ways[question.id], { hasTime: read === own });
  const offers = [...(isSure ? [] : asking.sure), ...asking.near].flatMap((question) => put(question) ?? []);
  if (!isSure) draft.line(offers.length > 0 ? refusals.didYouMean : refusals.notUnderstood(refusals.unclear));
  if (!isSure && offers.length === 0) draft.line(help(toolContext.words));
  if (isSure && !draft.hasLines()) draft.line(draft.words.values.missingValue);
  return {
    ...draft.answer(),
    understood: (isSure ? asking.sure : []).flatMap((question) =>
      chipsOf(question, ways[question.id], { words: toolContext.words, world, hasTime: read === own }),
    ),
    offers: [...new Set(offers)].slice(0, maxOffers),
    isSure,
    language: read,
  };
}

/** Reads a text in the languages of the app: the reader's own first, then English; another only where neither is near. */
async function readIn(
  text: string,
  {
    toolContext,
    world,
    earlier,
    language,
  }: {
    readonly toolContext: ToolContext;
    readonly world: World;
    readonly earlier: readonly string[];
    readonly language: Language;
  },
): Promise<{ readonly asking: Asking; readonly language: Language }> {
  const search = searchOf(toolContext);
  const order = [...new Set<Language>([language, "en", ...languages])];
  let best: { readonly asking: Asking; readonly language: Language } | null = null;
  const before = await lastAsked(earlier, await optionsIn(language, { world, search, carried: [] }));
  const carried = before.symbols.length > 0 ? before.symbols : world.context;
  for (const one of order) {
    const options = await optionsIn(one, { world, search, carried });
    const next = one === language && before.sure !== null ? goneOn(await readOne(text, options), before) : null;
    if (next !== null) return { asking: { ...nothing, sure: [next], score: next.score }, language: one };
    const asking = await readText(text, options);
    const isOther = one !== language && one !== "en";
    if (asking.sure.length > 0 && asking.unread.length === 0 && asking.score >= (isOther ? otherScore : 0))
      return { asking, language: one };
    // Offers are of the reader's own language, or of English where nothing in it is near.
    const isNothing = best === null || (best.asking.near.length === 0 && best.asking.sure.length === 0);
    if (best === null || (isNothing && one === "en")) best = { asking, language: one };
  }
  if (best === null) throw new Error("there is no language");
  return best;
}

/** What the last questions were about; a later one wins. */
async function lastAsked(earlier: readonly string[], options: ReadOptions): Promise<Before> {
  let before: Before = { sure: null, symbols: [] };
  for (const text of earlier.filter(({ length }) => length <= maxLetters).slice(-maxEarlier)) {
    const read = await readOne(text, { ...options, isDoubted: false });
    const { named } = read;
    before = {
      sure: goneOn(read, before) ?? read.sure ?? before.sure,
      symbols: named.symbols.length > 0 ? named.symbols : before.symbols,
    };
  }
  return before;
}

async function optionsIn(
  language: Language,
  {
    world: { today, known, accounts },
    search,
    carried,
  }: { readonly world: World; readonly search: ReadOptions["search"]; readonly carried: readonly string[] },
): Promise<ReadOptions> {
  const { index, isOfUser } = await waysIn[language]();
  // A text in English may be more than a question of the list.
  return { language, index, isOfUser, today, known, accounts, search, carried, isDoubted: language === "en" };
}

/** Searches for each name once. */
function searchOf(toolContext: ToolContext): ReadOptions["search"] {
  const found = new Map<string, Promise<ToolSubjects>>();
  return (query) => {
    const before = found.get(query);
    const result = before ?? subjectsOf(query, toolContext);
    if (before === undefined) found.set(query, result);
    return result;
  };
}

type ToolSubjects = Awaited<ReturnType<typeof subjectsOf>>;

async function subjectsOf(query: string, toolContext: ToolContext) {
  const result = await searchSymbolTool.run({ query: query.slice(0, 80), limit: 10 }, toolContext);
  return result.ok ? result.subjects : [];
}

async function sayUnknown(
  { word, place }: NonNullable<Asking["unknown"]>,
  {
    draft,
    toolContext,
    world,
  }: { readonly draft: ReturnType<typeof answerDraft>; readonly toolContext: ToolContext; readonly world: World },
): Promise<void> {
  if (place === "account") {
    draft.line(noAccount(word, world.accounts, toolContext.words));
    return;
  }
  draft.line(toolContext.words.refusals.noData([word]));
  await offerNear(word, draft, toolContext);
}
