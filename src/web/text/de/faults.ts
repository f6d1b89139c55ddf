export { faults } from "#core/words/de/faults.ts";
