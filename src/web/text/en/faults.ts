export { faults } from "#core/words/en/faults.ts";
