import type { z } from "zod";
import type { AssistantContext } from "#contract/assistant.ts";
import { questionInEnglish } from "#core/assistant/suggestion.ts";
import { namesIn, searchOf } from "../questions/names-in.ts";
import { type ListedAnswer, listedAnswer, readListed } from "../questions/listed-answer.ts";
import type { ToolContext } from "../tool.ts";
import { answerDraft, type ComputedAnswer } from "./answer-draft.ts";
import { calculatorIntent } from "./calculators.ts";
import { calculated, expressionOf } from "./calculation.ts";
import { inWords } from "./grammar/commands.ts";
import type { Intent } from "./intent.ts";
import { numbersInDigits } from "./grammar/number-words.ts";
import { noCommand } from "./refusal.ts";
import { backtestIntent } from "./strategy-intents.ts";
import { type World, worldOf } from "./world.ts";

/** Sentences with a grammar of their own: rules to test, and sums. The first that fits answers. */
const intents: readonly Intent[] = [backtestIntent, calculatorIntent];

/**
 * Answers from computed facts, without a model: every number in it is a fact of a source. What isn't clear is offered as questions of
 * the list, and nothing is guessed.
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
): Promise<ComputedAnswer & Pick<ListedAnswer, "understood" | "offers">> {
  const world = await worldOf(toolContext, context);
  const search = searchOf(toolContext);
  const command = inWords(written);
  const asked = command === null ? questionInEnglish(written) : command.text;
  const draft = answerDraft(toolContext.words);
  if (asked === null) draft.line(noCommand(command?.name ?? "", toolContext.words));
  else {
    const before = earlier.map((text) => questionInEnglish(text));
    const listed = await readListed(asked, toolContext, { context, world, search, earlier: before });
    // These grammars read English: what the list is sure of in another language isn't theirs.
    const isListed = listed.language !== "en" && listed.asking.sure.length > 0;
    if (isListed || !(await writeSum(asked, { toolContext, world, search, draft, context })))
      return await listedAnswer(asked, listed, toolContext, { context, world });
  }
  if (!draft.hasLines()) draft.line(draft.words.values.missingValue);
  return { ...draft.answer(), understood: [], offers: [] };
}

/** Writes what a rule to test or a sum gives. False for any other text. */
async function writeSum(
  text: string,
  {
    toolContext,
    world,
    search,
    draft,
    context,
  }: {
    readonly toolContext: ToolContext;
    readonly world: World;
    readonly search: ReturnType<typeof searchOf>;
    readonly draft: ReturnType<typeof answerDraft>;
    readonly context: z.output<typeof AssistantContext>;
  },
): Promise<boolean> {
  const names = await namesIn(text, { known: world.known, search });
  const put = (by: (symbol: string) => string) =>
    names.reduceRight((rest, { symbol, from, to }) => `${rest.slice(0, from)}${by(symbol)}${rest.slice(to)}`, text);
  const question = {
    text,
    today: world.today,
    lower: small(text),
    unnamed: small(put(() => " ")),
    withSymbols: put((symbol) => symbol),
    named: names.length > 0 ? [...new Set(names.map(({ symbol }) => symbol))] : world.context,
  };
  const intent = intents.find(({ matches }) => matches(question));
  if (intent !== undefined) {
    if (intent.isPersonal && context.userPortfolio === false) draft.line(toolContext.words.refusals.leftOut);
    else await intent.answer(question, draft, toolContext);
    return true;
  }
  const expression = expressionOf(numbersInDigits(text, { min: 0 }));
  if (expression !== null) await calculated(expression, draft, toolContext);
  return expression !== null;
}

function small(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[\s,?!.]+$/, "");
}
