export { faults } from "#core/words/ja/faults.ts";
