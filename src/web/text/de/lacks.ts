export { lacks } from "#core/words/de/lacks.ts";
