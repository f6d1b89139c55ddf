import type { z } from "zod";
import type { AssistantContext } from "#contract/assistant.ts";
import type { Understood } from "#contract/conversations.ts";
import type { Subject } from "#core/grounding/evidence.ts";
import type { ToolContext } from "../tool.ts";
import { calculateTool } from "../tools/calculate.ts";
import { holdingsFound } from "../tools/holdings.ts";
import { searchSymbolTool } from "../tools/search-symbol.ts";
import { subjectOf } from "../tools/subject-of.ts";
import { watchlistFound } from "../tools/watchlist.ts";
import { answerDraft, type AnswerDraft, type ComputedAnswer } from "./answer-draft.ts";
import type { Asked } from "./answers/answerer.ts";
import { compareLines } from "./answers/price-answers.ts";
import { benchmarkLines } from "./answers/result-answers.ts";
import { whatIfLines } from "./answers/what-if-lines.ts";
import { whyPortfolioLines, whyPriceLines } from "./answers/why.ts";
import { explain, termsAsked } from "./definition.ts";
import type { Intent, Question } from "./intent.ts";
import { noteIntent } from "./note-intent.ts";
import { offerNear } from "./offer-near.ts";
import { notRead } from "./not-read.ts";
import { type Plan, planOf } from "./plan.ts";
import { proposeIntents } from "./propose-intents.ts";
import { withoutTypos } from "./slots/typos.ts";
import { type QuestionContext, readQuestion } from "./slots/read-question.ts";
import type { Slots } from "./slots/slots.ts";
import { backtestIntent } from "./strategy-intents.ts";
import { understoodOf } from "./understood.ts";

/** Sentences with a grammar of their own: rules to test and things to do. The first that fits answers. */
const intents: readonly Intent[] = [backtestIntent, ...proposeIntents, noteIntent];

const help = `You can ask for:

- **Your portfolio**: “What moved me this week?”, “Biggest positions?”, “My transactions in 2025”, “What was my portfolio worth on 1 January?”
- **A symbol**: “NVDA”, “P/E of Nvidia”, “Why is Apple down?”, “What does Apple do?”, “Insider trades of MSFT”
- **What if**: “If I sell half of my NVDA”, “$10,000 in MSFT five years ago”
- **A rule**: “Backtest NVDA: buy when the 20 day average crosses above the 50, sell when it crosses below”
- **The market**: “How is the market?”, “Biggest gainers”, “What is due this week?”, “EUR to USD”
- **Commands**: \`/compare NVDA MSFT\`, \`/earnings NVDA\`, \`/explain P/E\``;

const leftOut = "Your portfolio is left out of this question. Add it to the context again to ask about it.";
const notComputed = {
  advice: "This is not computed: there is no advice here. What rules read from prices is: “Why is @MSFT rated so?”.",
  tax: "This is not computed: taxes depend on your country and situation. What sales brought is: “My realised gains?”, and what a sale would realise: “If I sell half of my @MSFT”.",
  forecast:
    "This is not computed: nothing here forecasts. What analysts expect of a company is: “Price target of @MSFT”.",
};

/** Answers from computed facts, without a model: every number in it is a fact of a source. What is not understood is said, and nothing is guessed. */
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
  const lower = small(question);
  const world = await worldOf(toolContext, context, earlier);
  const command = /^\/[\w-]+/.test(lower) ? notRead(lower) : null;
  const asOrder = questionOf(question, readQuestion(question, { ...world, context: context.symbols }));
  const intent = command === null ? intents.find(({ matches }) => matches(asOrder)) : undefined;
  const { slots, known } = await readWithSearch(question, world, toolContext);
  const terms = slots.isOwn ? [] : termsAsked(small(slots.text));
  let plan: Plan | null = null;
  if (command !== null) draft.line(command);
  else if (/^\/?help$/.test(lower)) draft.line(help);
  else if (intent !== undefined) {
    if (intent.isPersonal && context.userPortfolio === false) draft.line(leftOut);
    else await intent.answer(asOrder, draft, toolContext);
    return { ...draft.answer(), understood: [] };
  } else if (terms.length > 0) for (const term of terms) explain(term, draft, toolContext);
  else if (!(await calculated(question, draft, toolContext))) {
    plan = planOf(slots);
    await answerSlots(
      { slots, plan, lower, known, isPortfolioIncluded: context.userPortfolio !== false, context: toolContext },
      draft,
    );
  }
  const understood = understoodOf(slots, plan, { held: world.held, accounts: world.accounts, today: world.today });
  return { ...draft.answer(), understood: terms.length === 0 && command === null ? understood : [] };
}

async function answerSlots(
  {
    slots,
    plan,
    lower,
    known,
    isPortfolioIncluded,
    context,
  }: {
    readonly slots: Slots;
    readonly plan: Plan;
    readonly lower: string;
    readonly known: readonly Subject[];
    readonly isPortfolioIncluded: boolean;
    readonly context: ToolContext;
  },
  draft: AnswerDraft,
): Promise<void> {
  const asked: Asked = {
    slots,
    whats: [],
    symbols: slots.symbols.map(({ symbol }) => symbol),
    period: slots.period,
    account: slots.account?.name,
    known,
    context,
  };
  const passed = passedOver(slots, plan);
  if (passed !== null) {
    const rest = { ...slots, unread: [] };
    await answerSlots({ slots: rest, plan, lower, known, isPortfolioIncluded, context }, draft);
    draft.first(`I don't know what “${passed}” means here; this answers the rest of the question.`);
    return;
  }
  const isPortfolio = plan.domain === "portfolio" || plan.domain === "position";
  if (slots.kind === "advice" || slots.kind === "forecast" || slots.kind === "tax") draft.line(notComputed[slots.kind]);
  else if (slots.unread.length > 0) {
    refuse(unreadReason(slots), slots, draft, lower);
    // It may be the name of an instrument.
    const isName = slots.symbols.length === 0 && slots.measures.length > 0 && !slots.isOwn && slots.unread.length <= 3;
    if (isName && notRead(lower) === null)
      await offerNear(slots.unread.map(({ text }) => text).join(" "), draft, context);
  } else if (!isPortfolioIncluded && isPortfolio) draft.line(leftOut);
  else if (slots.kind === "what-if") {
    const reason = isPortfolioIncluded ? await whatIfLines(asked, draft) : null;
    if (!isPortfolioIncluded) draft.line(leftOut);
    else if (reason !== null) refuse(`To work this out, ${reason}`, slots, draft, lower);
  } else if (slots.kind === "why" && isAboutMove(slots)) {
    if (plan.domain === "portfolio") await whyPortfolioLines(asked, draft);
    else if (plan.domain === "watchlist" || plan.domain === "currencies")
      refuse("Reasons for this aren't known here", slots, draft, lower);
    else await whyPriceLines(asked, draft);
  } else if (slots.kind === "why" && slots.measures.some(({ measure }) => !["signals", "moved"].includes(measure.id)))
    refuse("Reasons are only looked for when a price or your portfolio moves", slots, draft, lower);
  else if (isComparison(slots, plan)) {
    if (slots.kind === "compare" || asked.symbols.length > 1) await compareLines(asked, draft);
    else await benchmarkLines(asked, draft);
  } else if ("reason" in plan) refuse(capital(plan.reason), slots, draft, lower);
  else
    for (const { answerer, whats, measures } of plan.steps) {
      if (answerer.isPersonal && !isPortfolioIncluded) draft.line(leftOut);
      else
        await answerer.answer(
          { ...asked, whats, slots: { ...slots, measures: measures.map((measure) => ({ measure, at: null })) } },
          draft,
        );
    }
}

/** Answers that one more word seldom changes; a price has times and kinds of its own. */
const companyFacts = new Set(["figure", "profile", "earningsDate", "target", "views"]);

/** The one plain word that an answer may do without, because the subject and what is asked of it are both clear; null: there is none. */
function passedOver(slots: Slots, plan: Plan): string | null {
  const [word] = slots.unread;
  if (word === undefined || slots.unread.length > 1 || "reason" in plan) return null;
  const isPlain = /^[a-z]{3,}$/.test(word.text);
  const isAsked =
    slots.measures.length === 1 && slots.measures.every(({ measure, at }) => at !== null && !measure.isWeak);
  const isAbout = slots.symbols.length === 1 && slots.symbols.every(({ at }) => at !== null);
  const isFree =
    slots.kind === "value" &&
    slots.comparison === null &&
    slots.direction === null &&
    slots.rank === null &&
    slots.amounts.length === 0 &&
    slots.period === null;
  const isDenied = /\b(?:not|no|never|without|except|excluding|besides|ex)\b|n't\b/i.test(slots.text);
  // A word next to the measure may name another one: "adjusted price", "price limit".
  const isApart = slots.measures.every(
    ({ at }) => at !== null && /[^\s,]/.test(slots.text.slice(Math.min(at.to, word.to), Math.max(at.from, word.from))),
  );
  // After "from" or "in" a word limits what is asked: "revenue from phones".
  const isLimit =
    /\b(?:from|in|of|on|by|for|at|per|with|to|as|under|during|after|before)\s+(?:the |a |an |its )?$/i.test(
      slots.text.slice(0, word.from),
    );
  const isOfCompany = plan.steps.every(({ answer }) => companyFacts.has(answer));
  const hasNumber = /\d/.test(slots.text);
  if (isLimit || !isOfCompany) return null;
  return isPlain && isAsked && isAbout && isFree && isApart && !isDenied && !hasNumber ? word.text : null;
}

const moves = new Set([
  "change",
  "performance",
  "price",
  "doing",
  "value",
  "news",
  "moved",
  "gain",
  "made",
  "holdings",
  "shares",
  "total",
  "losers",
  "gainers",
  "purchases",
  "sales",
]);

function isAboutMove({ measures }: Slots): boolean {
  return measures.every(({ measure }) => moves.has(measure.id));
}

const compared = new Set([
  "performance",
  "doing",
  "change",
  "price",
  "benchmark",
  "gain",
  "made",
  "value",
  "keyFigures",
  "holdings",
  "shares",
  "total",
  "sales",
]);

/** Two symbols side by side, or the user's own return against an index. */
function isComparison(slots: Slots, plan: Plan): boolean {
  if (slots.kind === "compare") return true;
  if (slots.comparison === null && !slots.measures.some(({ measure }) => measure.id === "benchmark")) return false;
  const isPlain = slots.measures.every(({ measure }) => compared.has(measure.id));
  const isFree =
    slots.account === null && slots.amounts.length === 0 && slots.part === null && slots.period?.kind !== "future";
  if (!isPlain || !isFree) return false;
  if (slots.symbols.length > 1) return true;
  const isOwn = slots.isOwn && slots.symbols.length < 2;
  return (
    isOwn &&
    (slots.symbols.length === 1 ||
      plan.domain === "market" ||
      slots.measures.some(({ measure }) => measure.id === "benchmark"))
  );
}

const unknownDays = /^(?:elections?|christmas|easter|thanksgiving|halloween|ramadan|inauguration|brexit)$/i;

function unreadReason({ unread }: Slots): string {
  const words = [...new Set(unread.map(({ text }) => `“${text}”`))];
  const day = unread.find(({ text }) => unknownDays.test(text));
  if (day !== undefined) return `The day of “${day.text}” isn't known here. Write it as a date, such as 2024-11-05`;
  return `I don't know what ${words.slice(0, 5).join(", ")} ${words.length === 1 ? "means" : "mean"} here`;
}

/** Says what was not understood, and what was. */
function refuse(reason: string, slots: Slots, draft: AnswerDraft, lower: string): void {
  const foreign = notRead(lower);
  if (foreign !== null) {
    draft.line(foreign);
    return;
  }
  const understood = [
    ...slots.measures.map(({ measure }) => measure.name),
    ...slots.symbols.map(({ symbol }) => symbol),
    ...(slots.place === null ? [] : [`the ${slots.place.domain}`]),
    ...(slots.account === null ? [] : [slots.account.name]),
  ];
  draft.line(
    `This wasn't answered, because it is computed without AI and was not fully understood. ${reason.replace(/[.?!]$/, "")}.${understood.length === 0 ? "" : ` Understood: ${[...new Set(understood)].join(", ")}.`}`,
  );
  if (understood.length === 0) draft.line(help);
}

/** "What is 12 * 131.2?" */
async function calculated(question: string, draft: AnswerDraft, context: ToolContext): Promise<boolean> {
  const expression = question
    .toLowerCase()
    .replace(/^\s*(?:please )?(?:what(?:'s| is)|calculate|compute|how much is|work out)?\s*/, "")
    .replace(/[\s=?]+$/, "")
    .replaceAll(/(\d)\s*(?:x|times|multiplied by)\s*(?=\d)/g, "$1 * ")
    .replaceAll(/\s(?:divided by)\s/g, " / ")
    .replaceAll(/\s(?:plus)\s/g, " + ")
    .replaceAll(/\s(?:minus)\s/g, " - ")
    .replaceAll(/(\d+(?:\.\d+)?)\s*(?:%|percent)\s*of\s*([\d.,]+)/g, "$1 / 100 * $2");
  if (
    !/^[\d\s.,()+*/-]+$/.test(expression) ||
    !/\d\s*[+*/-]\s*\(?\d/.test(expression) ||
    /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(expression.trim())
  )
    return false;
  const input = { expression, label: "Result", as: "value" } as const;
  const [result] = draft.take("calculate", input, await calculateTool.run(input, context));
  if (result !== undefined) draft.line(`The result is **${result.text("result") ?? ""}** ${result.mark}.`);
  return true;
}

interface World extends QuestionContext {
  readonly held: readonly string[];
}

/** What the user holds and watches, their accounts, and the symbols that "it" may mean. */
async function worldOf(
  toolContext: ToolContext,
  context: z.output<typeof AssistantContext>,
  earlier: readonly string[],
): Promise<World> {
  const [held, list, accounts] = await Promise.all([
    context.userPortfolio === false ? null : holdingsFound(toolContext),
    context.watchlist ? watchlistFound(toolContext) : null,
    context.userPortfolio === false ? null : toolContext.api("GET /api/portfolio/accounts", {}),
  ]);
  const known = [held, list].flatMap((result) => (result?.ok === true ? result.subjects : []));
  const base = {
    today: toolContext.today,
    known,
    accounts: accounts?.ok === true ? accounts.output.accounts.map(({ name }) => name) : [],
    held: held?.ok === true ? held.subjects.map(({ symbol }) => symbol) : [],
  };
  const before = earlier
    .toReversed()
    .map((text) => readQuestion(text, { ...base, context: [] }).symbols.map(({ symbol }) => symbol))
    .find((symbols) => symbols.length > 0);
  return { ...base, context: context.symbols.length > 0 ? context.symbols : (before ?? []) };
}

/** Reads a question; words that nothing knows are looked for among all instruments, by symbol or by their whole name. */
async function readWithSearch(
  question: string,
  world: World,
  toolContext: ToolContext,
): Promise<{ slots: Slots; known: readonly Subject[] }> {
  const spelled = withoutTypos(question, world);
  const slots = readQuestion(spelled, world);
  if (slots.unread.length === 0 || slots.unread.length > 3) return { slots, known: world.known };
  // A name is written with a capital, unlike other words that aren't known.
  const names = slots.unread.filter(({ text, from }) => from > 0 && /^\p{Lu}/u.test(text));
  const words = names.length > 0 ? names : slots.unread;
  const query = words.map(({ text }) => text.replace(/^[@$]/, "")).join(" ");
  const result = await searchSymbolTool.run({ query: query.slice(0, 80), limit: 5 }, toolContext);
  const wanted = query.toLowerCase();
  const match = result.ok
    ? result.subjects.find(
        ({ symbol, names }) => symbol.toLowerCase() === wanted || names.some((name) => name.toLowerCase() === wanted),
      )
    : undefined;
  if (match === undefined) return { slots, known: world.known };
  const known = [...world.known, { ...match, names: [...match.names, query] }];
  return { slots: readQuestion(spelled, { ...world, known }), known };
}

function small(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[\s?!.]+$/, "");
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
