export { lacks } from "#core/words/fr/lacks.ts";
