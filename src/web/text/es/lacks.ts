export { lacks } from "#core/words/es/lacks.ts";
