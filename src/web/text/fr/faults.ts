export { faults } from "#core/words/fr/faults.ts";
