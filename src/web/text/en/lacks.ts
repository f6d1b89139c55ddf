export { lacks } from "#core/words/en/lacks.ts";
