export { mood } from "#core/words/de/mood.ts";
