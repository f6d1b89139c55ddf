import type { z } from "zod";
import type { AssistantContext } from "#contract/assistant.ts";
import { symbolsNamed, withoutNames } from "#core/market/symbols-named.ts";
import type { ToolContext } from "../tool.ts";
import { holdingsFound } from "../tools/holdings.ts";
import { subjectOf } from "../tools/subject-of.ts";
import { watchlistFound } from "../tools/watchlist.ts";
import { answerDraft, type ComputedAnswer } from "./answer-draft.ts";
import { gainIntents } from "./gain-intents.ts";
import type { Intent, Question } from "./intent.ts";
import { marketIntents, termIntent } from "./market-intents.ts";
import { notComputedIntent } from "./not-computed-intent.ts";
import { noteIntent } from "./note-intent.ts";
import { notRead } from "./not-read.ts";
import { portfolioIntents } from "./portfolio-intents.ts";
import { proposeIntents } from "./propose-intents.ts";
import { backtestIntent } from "./strategy-intents.ts";
import { quoteIntent, symbolIntents } from "./symbol-intents.ts";
import { unknownNameIntent } from "./unknown-name.ts";

/** The first that fits answers. */
const intents: readonly Intent[] = [
  backtestIntent,
  ...proposeIntents,
  noteIntent,
  termIntent,
  notComputedIntent,
  ...gainIntents,
  ...portfolioIntents,
  unknownNameIntent,
  ...symbolIntents,
  ...marketIntents,
  quoteIntent,
];

const help = `This is answered from computed facts, without AI, and this question was not understood. You can ask for:

- **Your portfolio**: “What moved me this week?”, “Biggest positions?”, “How am I doing?”, “Next dividends?”, “My allocation by sector”, “What are my risks?”
- **A symbol**: “NVDA”, “Why is NVDA rated so?”, “How did NVDA do this year?”, “News about NVDA”, “Price target of NVDA”
- **A rule**: “Backtest NVDA: buy when the 20 day average crosses above the 50, sell when it crosses below”
- **The market**: “How is the market?”, “Biggest gainers”, “What is due this week?”, “My watchlist”
- **Commands**: \`/compare NVDA MSFT\`, \`/earnings NVDA\`, \`/explain P/E\``;

/** Answers from computed facts, without a model: every number in it is a fact of a source. What is not understood is not guessed at. */
export async function computedAnswer(
  question: string,
  toolContext: ToolContext,
  { context }: { readonly context: z.output<typeof AssistantContext> },
): Promise<ComputedAnswer> {
  const draft = answerDraft();
  const asked = await questionOf(question, toolContext, context);
  const intent = /^\/?help$/.test(asked.lower) ? undefined : intents.find(({ matches }) => matches(asked));
  const refusal = notRead(asked.lower);
  if (refusal !== null) draft.line(refusal);
  else if (intent === undefined) draft.line(help);
  else if (intent.isPersonal && context.userPortfolio === false)
    draft.line("Your portfolio is left out of this question. Add it to the context again to ask about it.");
  else await intent.answer(asked, draft, toolContext);
  return draft.answer();
}

function small(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[\s?!.]+$/, "");
}

async function questionOf(
  text: string,
  toolContext: ToolContext,
  context: z.output<typeof AssistantContext>,
): Promise<Question> {
  const [held, list] = await Promise.all([
    context.userPortfolio === false ? null : holdingsFound(toolContext),
    context.watchlist ? watchlistFound(toolContext) : null,
  ]);
  const known = [held, list].flatMap((result) => (result?.ok === true ? result.subjects : []));
  const command = /^\/(?:compare|earnings|explain)\s+(.+)$/i.exec(text.trim());
  // After a command symbols may stand in small letters and without marks.
  const commanded = (command?.[1] ?? "")
    .split(/[\s,]+|\bvs\b|\band\b/)
    .filter(
      (word) =>
        known.some(({ symbol }) => symbol === word.toUpperCase()) ||
        (text.startsWith("/compare") && /^[a-z.=^-]{1,12}$/i.test(word)),
    );
  const named = [...context.symbols, ...symbolsNamed(text, known), ...commanded.map((word) => word.toUpperCase())];
  return {
    text,
    lower: small(text),
    unnamed: small(withoutNames(text, known)),
    named: [...new Set(named)].map((symbol) => subjectOf(symbol).symbol),
  };
}
