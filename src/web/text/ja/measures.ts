export { measures } from "#core/words/ja/measures.ts";
