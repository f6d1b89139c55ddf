import type { z } from "zod";
import type { AssistantContext } from "#contract/assistant.ts";
import type { Understood } from "#contract/conversations.ts";
import { isLanguage, type Language, languages } from "#core/languages/languages.ts";
import { tokensOf } from "#core/questions/features.ts";
import { answerDraft, type ComputedAnswer } from "../computed/answer-draft.ts";
import { help, noAccount } from "../computed/refusal.ts";
import { offerNear } from "../computed/offer-near.ts";
import type { World } from "../computed/world.ts";
import type { ToolContext } from "../tool.ts";
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
const otherNearScore = 0.4;

export interface ListedAnswer extends ComputedAnswer {
  readonly understood: readonly Understood[];
  /** Questions that the text may mean, for one tap each. */
  readonly offers: readonly string[];
}

interface Asker {
  readonly context: z.output<typeof AssistantContext>;
  readonly world: World;
  readonly search: ReadOptions["search"];
  readonly earlier: readonly string[];
}

/** A text as the list of questions reads it, and the language that it was read in. */
export interface Listed {
  readonly asking: Asking;
  readonly language: Language;
}

/** Reads a text in the language of the reader, in English, or in another one that it is nearer to. */
export async function readListed(text: string, { words }: ToolContext, asker: Asker): Promise<Listed> {
  const own = languageOf(words);
  return text.length > maxLetters ? { asking: nothing, language: own } : await readIn(text, own, asker);
}

/** The answer to a text that was read, or what it may mean. */
export async function listedAnswer(
  text: string,
  { asking, language: read }: Listed,
  toolContext: ToolContext,
  { context, world }: Pick<Asker, "context" | "world">,
): Promise<ListedAnswer> {
  const { refusals } = toolContext.words;
  const own = languageOf(toolContext.words);
  const draft = answerDraft(toolContext.words);
  const isSure = asking.sure.length > 0;
  const writing = {
    context: toolContext,
    draft,
    isPortfolioIncluded: context.userPortfolio !== false,
    text,
    language: read,
  };
  for (const part of isSure ? asking.unread : []) draft.line(refusals.leavesOut([part]));
  for (const question of asking.sure) await writeAnswer(question, writing);
  if (asking.unknown !== null) await sayUnknown(asking.unknown, { draft, toolContext, world });
  // Whatever language it was asked in: the reader's own. A time is as it was written.
  const { wayOf } = await waysIn[own]();
  const put = (question: Candidate) => questionText(question, wayOf(question.id), { hasTime: read === own });
  const offers = asking.near.flatMap((question) => put(question) ?? []);
  if (!isSure && offers.length > 0) draft.line(refusals.didYouMean);
  else if (!isSure && asking.unknown === null) {
    draft.line(refusals.notUnderstood(refusals.unclear));
    draft.line(help(toolContext.words));
  }
  if (isSure && !draft.hasLines()) draft.line(draft.words.values.missingValue);
  return {
    ...draft.answer(),
    understood: asking.sure.flatMap((question) =>
      chipsOf(question, wayOf(question.id), { words: toolContext.words, world, hasTime: read === own }),
    ),
    offers: [...new Set(offers)].slice(0, maxOffers),
  };
}

/** The reader's language. */
export function languageOf({ language }: ToolContext["words"]): Language {
  return isLanguage(language) ? language : "en";
}

/** Reads a text in the languages of the app: the reader's own first, then English; another only where neither is near. */
async function readIn(text: string, language: Language, { world, earlier, search }: Asker): Promise<Listed> {
  const order = [...new Set<Language>([language, "en", ...languages])];
  let best: Listed | null = null;
  let sure: Listed | null = null;
  let carried = world.context;
  for (const one of order) {
    const isOwn = one === language || one === "en";
    if (!isOwn && !(await isNear(text, one))) continue;
    const before = isOwn ? await lastAsked(earlier, await optionsIn(one, { world, search, carried: [] })) : null;
    if (before !== null && before.symbols.length > 0) carried = before.symbols;
    const options = await optionsIn(one, { world, search, carried });
    const next = before === null || before.sure === null ? null : goneOn(await readOne(text, options), before);
    if (next !== null) return { asking: { ...nothing, sure: [next], score: next.score }, language: one };
    const asking = await readText(text, options);
    if (asking.sure.length > 0 && asking.unread.length === 0) {
      const isKnown = asking.sure.every(({ left }) => left.every(({ weight }) => weight !== null));
      if (isOwn && isKnown) return { asking, language: one };
      // With words that the reader's language doesn't have, another may be meant: "Was ist ein Drawdown?".
      if (asking.score >= (isOwn ? 0 : otherScore) && asking.score > (sure?.asking.score ?? 0))
        sure = { asking, language: one };
    }
    // Offers are of the reader's own language, or of English where nothing in it is near.
    const isNothing = best === null || (best.asking.near.length === 0 && best.asking.sure.length === 0);
    if (best === null || (isNothing && one === "en")) best = { asking, language: one };
  }
  if (best === null) throw new Error("there is no language");
  return sure ?? best;
}

/** What the last questions were about; a later one wins. */
async function lastAsked(earlier: readonly string[], options: ReadOptions): Promise<Before> {
  let before: Before = { sure: null, symbols: [] };
  for (const text of earlier.filter(({ length }) => length <= maxLetters).slice(-maxEarlier)) {
    const read = await readOne(text, { ...options, carried: before.symbols });
    const { named } = read;
    // What wasn't clear is nothing to go on from.
    before = {
      sure: goneOn(read, before) ?? read.sure,
      symbols: named.symbols.length > 0 ? named.symbols : before.symbols,
    };
  }
  return before;
}

/** True where what a text says beside its names is near to a question of a language. Japanese is known by its letters. */
async function isNear(text: string, language: Language): Promise<boolean> {
  if (language === "ja") return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const { index } = await waysIn[language]();
  const known = tokensOf(text).filter(({ text: word }) => index.hasWord(word));
  return (index.nearest(known.map(({ text: word }) => word).join(" "))[0]?.score ?? 0) >= otherNearScore;
}

async function optionsIn(
  language: Language,
  {
    world: { today, known, accounts },
    search,
    carried,
  }: { readonly world: World; readonly search: ReadOptions["search"]; readonly carried: readonly string[] },
): Promise<ReadOptions> {
  const { likely, help, isOfUser } = await waysIn[language]();
  const index = await likely();
  return { language, index, help, isOfUser, today, known, accounts, search, carried };
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
