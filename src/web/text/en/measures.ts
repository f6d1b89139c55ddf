export { measures } from "#core/words/en/measures.ts";
