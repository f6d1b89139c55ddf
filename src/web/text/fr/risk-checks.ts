export { riskChecks } from "#core/words/fr/risk-checks.ts";
