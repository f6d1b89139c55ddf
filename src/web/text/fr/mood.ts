export { mood } from "#core/words/fr/mood.ts";
