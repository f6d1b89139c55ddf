export { measures } from "#core/words/fr/measures.ts";
