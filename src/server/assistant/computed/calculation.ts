import type { ToolContext } from "../tool.ts";
import { calculateTool } from "../tools/calculate.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import { say } from "./phrase.ts";

/** The sum that a text asks for, as `calculate` reads it: "what is 12 times 131.2?"; null for other texts. */
export function expressionOf(question: string): string | null {
  const expression = question
    .toLowerCase()
    .replace(/^\s*(?:please )?(?:what(?:'s| is)|calculate|compute|how much is|work out)?\s*/, "")
    .replace(/[\s=?]+$/, "")
    .replaceAll(/(\d)\s*(?:x|times|multiplied by)\s*(?=\d)/g, "$1 * ")
    .replaceAll(/\s(?:divided by)\s/g, " / ")
    .replaceAll(/\s(?:plus)\s/g, " + ")
    .replaceAll(/\s(?:minus)\s/g, " - ")
    .replaceAll(/(\d+(?:\.\d+)?)\s*(?:%|percent)\s*of\s*([\d.,]+)/g, "$1 / 100 * $2");
  const isSum = /^[\d\s.,()+*/-]+$/.test(expression) && /\d\s*[+*/-]\s*\(?\d/.test(expression);
  const isDate = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(expression.trim());
  return isSum && !isDate ? expression : null;
}

export async function calculated(expression: string, draft: AnswerDraft, context: ToolContext): Promise<void> {
  const input = { expression, label: draft.words.tests.resultLabel, as: "value" } as const;
  const [result] = draft.take("calculate", input, await calculateTool.run(input, { ...context, question: expression }));
  if (result === undefined) return;
  draft.line(say(draft.words.tests.result, { value: result.text("result"), source: result.mark }));
}
