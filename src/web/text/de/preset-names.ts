export { presetNames } from "#core/words/de/preset-names.ts";
