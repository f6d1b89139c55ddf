import type { AnswerDraft } from "../answer-draft.ts";
import type { Answerer, Asked } from "./answerer.ts";
import { maxSymbols } from "./price-answers.ts";

/** One answer to a question, with what it has to give: the answer for figures, and "trailingPe". */
export interface Step {
  readonly answerer: Answerer;
  readonly whats: readonly string[];
}

/** Writes the answers to a question, each for its symbols. */
export async function writeSteps(
  steps: readonly Step[],
  asked: Asked,
  { isPortfolioIncluded, draft }: { readonly isPortfolioIncluded: boolean; readonly draft: AnswerDraft },
): Promise<void> {
  for (const { answerer, whats } of steps) {
    if (answerer.isPersonal && !isPortfolioIncluded) {
      draft.line(asked.context.words.refusals.leftOut);
      continue;
    }
    const areTogether = asked.symbols.length < 2 || answerer.uses.includes("several");
    const sets = areTogether ? [asked.symbols] : asked.symbols.slice(0, maxSymbols).map((symbol) => [symbol]);
    for (const symbols of sets) await answerer.answer({ ...asked, symbols, whats }, draft);
  }
}
