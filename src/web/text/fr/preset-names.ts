export { presetNames } from "#core/words/fr/preset-names.ts";
