export { faults } from "#core/words/es/faults.ts";
