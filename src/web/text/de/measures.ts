export { measures } from "#core/words/de/measures.ts";
