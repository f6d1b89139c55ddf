/** Answers and suggestions without a model: every number is a fact of a source. */
export type { ComputedAnswer } from "./answer-draft.ts";
export { computedAnswer } from "./computed-answer.ts";
export { suggestions } from "./suggestions.ts";
