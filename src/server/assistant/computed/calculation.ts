import type { ToolContext } from "../tool.ts";
import { calculateTool } from "../tools/calculate.ts";
import type { AnswerDraft } from "./answer-draft.ts";

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
  const input = { expression, label: "Result", as: "value" } as const;
  const [result] = draft.take("calculate", input, await calculateTool.run(input, context));
  if (result !== undefined) draft.line(`The result is **${result.text("result") ?? ""}** ${result.mark}.`);
}
