export { mood } from "#core/words/en/mood.ts";
