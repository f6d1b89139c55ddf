export { presetNames } from "#core/words/es/preset-names.ts";
