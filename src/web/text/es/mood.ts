export { mood } from "#core/words/es/mood.ts";
