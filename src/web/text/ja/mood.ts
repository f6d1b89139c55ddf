export { mood } from "#core/words/ja/mood.ts";
