export { measures } from "#core/words/es/measures.ts";
