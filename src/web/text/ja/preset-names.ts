export { presetNames } from "#core/words/ja/preset-names.ts";
