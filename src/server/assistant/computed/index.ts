/** Answers and suggestions without a model: every number is a fact of a source. */
export { computedAnswer } from "./computed-answer.ts";
export { suggestions } from "./suggestions.ts";
