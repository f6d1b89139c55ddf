export { presetNames } from "#core/words/en/preset-names.ts";
