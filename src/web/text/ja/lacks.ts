export { lacks } from "#core/words/ja/lacks.ts";
